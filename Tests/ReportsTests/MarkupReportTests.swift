import Foundation
import Linting
import Reports
import SourceText
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("XML and HTML reports")
struct MarkupReportTests {
  /// The elements of an XML text by name, with their attributes; fails the test when it is not well-formed.
  private func elements(_ text: String) throws -> [(name: String, attributes: [String: String])] {
    final class Reader: NSObject, XMLParserDelegate {
      var elements: [(name: String, attributes: [String: String])] = []

      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) {
        elements.append((name, attributes))
      }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")\n\(text)")
    return reader.elements
  }

  @Test("for JUnit have a failure for an error and a passing case for a warning")
  func jUnit() throws {
    let found = try elements(Sample.ordinary.written(by: JUnitReport()))
    #expect(found.map(\.name) == ["testsuites", "testsuite", "testcase", "failure", "testcase", "system-out"])
    #expect(found[1].attributes["tests"] == "2")
    #expect(found[1].attributes["failures"] == "1")
    #expect(found[2].attributes["name"] == "missing-equal-width at 2:7")
    let clean = FileReport(SourceFile(path: "a", text: ""), [], skipped: "not ours")
    #expect(try elements(clean.written(by: JUnitReport())).last?.name == "skipped")
  }

  @Test("for Checkstyle have an element for each finding")
  func checkstyle() throws {
    let found = try elements(Sample.ordinary.written(by: CheckstyleReport()))
    #expect(found.map(\.name) == ["checkstyle", "file", "error", "error"])
    #expect(found[2].attributes["line"] == "2")
    #expect(found[2].attributes["source"] == "layoutlint.missing-equal-width")
  }

  @Test("stay well-formed whatever the names")
  func hostile() throws {
    let jUnit = try elements(Sample.hostile.written(by: JUnitReport()))
    let checkstyle = try elements(Sample.hostile.written(by: CheckstyleReport()))
    // What XML cannot say is replaced; all else is kept.
    let kept = "a\"b'<c>&d]]>\n::error::e%,:f\u{FFFD}[31m\u{FFFD}g\u{FFFD}\r\t\u{FFFD}"
    #expect(jUnit[1].attributes["name"] == kept)
    #expect(checkstyle[1].attributes["name"] == kept)
  }

  @Test("as a page need nothing from outside and let nothing in")
  func html() {
    let page = Sample.ordinary.written(by: HTMLReport())
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("1 error and 1 warning in 1 file"))
    #expect(page.contains("<mark>scroll</mark>"))
    #expect(page.contains("id=\"rule-missing-equal-width\""))
    #expect(page.contains("add <code>width == x</code>"))
    for part in ["http://", "https://", "<script", "src=", "url("] { #expect(!page.contains(part)) }
    let hostile = Sample.hostile.written(by: HTMLReport())
    #expect(!hostile.contains("<c>"))
    #expect(hostile.contains("a&quot;b&#39;&lt;c&gt;&amp;d]]&gt;"))
  }

  @Test("as a page without findings say so")
  func cleanHTML() {
    let page = FileReport(SourceFile(path: "a", text: ""), []).written(by: HTMLReport())
    #expect(page.contains("nothing found in 1 file"))
    #expect(!page.contains("What the findings mean"))
  }
}
