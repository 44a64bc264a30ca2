package import Linting
import Rules
import SourceText

/// One page for people who do not know the tool: findings by file with their source, and what each rule means.
///
/// The page needs nothing from the network, runs no script, and follows the reader's light or dark setting.
package struct HTMLReport: Report {
  private var files: [UInt8] = []
  private var contents: [UInt8] = []
  private var rules: Set<RuleName> = []
  private var cleanFiles = 0
  private var fileNumber = 0

  package init() {}

  // The summary stands on top and is known last, so that the page is kept until the end.
  package mutating func add(_ file: FileReport) -> [UInt8] {
    if file.findings.isEmpty {
      cleanFiles += 1
      return []
    }
    fileNumber += 1
    let errors = file.findings.count { $0.severity == .error }
    let counts = HTMLText.counts(errors: errors, warnings: file.findings.count - errors)
    let path = MarkupText.escaped(file.source.path)
    contents += "<li><a href=\"#file-\(fileNumber)\">\(path)</a> \(counts)</li>\n".utf8
    files += "<details class=\"file\" open id=\"file-\(fileNumber)\">\n<summary>".utf8
    files += "<span class=\"path\">\(path)</span> \(counts)</summary>\n".utf8
    for finding in file.findings {
      rules.insert(finding.rule)
      write(finding, in: file)
    }
    files += "</details>\n".utf8
    return []
  }

  private mutating func write(_ finding: Finding, in file: FileReport) {
    let start = file.lines.span(of: finding.range).start
    let rule = finding.rule.rawValue
    files += "<article class=\"\(finding.severity.name)\">\n".utf8
    files += "<p class=\"head\"><span class=\"badge\">\(finding.severity.name)</span> ".utf8
    files += "<span class=\"place\">line \(start.line)</span> ".utf8
    files += "<a class=\"rule\" href=\"#rule-\(rule)\">\(rule)</a></p>\n".utf8
    files += "<p class=\"message\">\(HTMLText.prose(finding.message))</p>\n".utf8
    files += HTMLText.excerpt(of: finding.range, in: file).utf8
    for related in finding.related {
      let start = file.lines.span(of: related.range).start
      files += "<p class=\"note\"><span class=\"place\">line \(start.line):</span> ".utf8
      files += "\(HTMLText.prose(related.message))</p>\n".utf8
      files += HTMLText.excerpt(of: related.range, in: file).utf8
    }
    if let help = finding.help ?? finding.fix?.title {
      files += "<p class=\"help\"><strong>To mend it:</strong> \(HTMLText.prose(help))</p>\n".utf8
    }
    files += "</article>\n".utf8
  }

  package mutating func end(_ summary: Summary) -> [UInt8] {
    var out = Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="generator" content="\(Tool.name) \(Tool.version)">
      <title>Auto Layout report: \(MarkupText.escaped(summary.sentence))</title>
      <style>
      \(HTMLStyle.sheet)
      </style>
      </head>
      <body>
      <header>
      <h1>Auto Layout report</h1>
      <p class="lead">\(MarkupText.escaped(summary.sentence)).</p>
      <p>\(Tool.name) has read the screens below, solved their constraints as UIKit does, and lists what would go wrong
      when they are shown. An <strong class="error">error</strong> is a layout that UIKit cannot decide or must break; a
      <strong class="warning">warning</strong> is one that works but most likely not as meant. The name beside a finding
      leads to what it means.</p>
      </header>
      <main>

      """.utf8)
    if fileNumber > 1 {
      out += "<nav>\n<h2>Files</h2>\n<ul>\n".utf8 + contents + "</ul>\n</nav>\n".utf8
    }
    out += files
    if cleanFiles > 0 {
      out += "<p class=\"clean\">In \(cleanFiles) \(cleanFiles == 1 ? "file" : "files") nothing was found.</p>\n".utf8
    }
    if !rules.isEmpty {
      out += "<section>\n<h2>What the findings mean</h2>\n".utf8
      for rule in rules.sorted() { out += HTMLText.explanation(of: rule).utf8 }
      out += "</section>\n".utf8
    }
    out += "</main>\n<footer>Written by \(Tool.name) \(Tool.version).</footer>\n</body>\n</html>\n".utf8
    return out
  }
}
