import Foundation
import SourceText
import TestSupport
import Testing

@testable import layoutlint

/// What the README shows is what happens. With `UPDATE_README=1` its generated parts are written anew first.
@Suite(.serialized)
struct ReadmeTests {
  private let tool = try! BuiltTool()
  private let isUpdating = ProcessInfo.processInfo.environment["UPDATE_README"] != nil

  /// A folder that holds every view tree of the README under its name.
  private func folder(with readme: Readme) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for block in readme.blocks {
      guard let argument = block.argument(of: "view tree") else { continue }
      try folder.write(String(argument.prefix { $0 != ":" }), block.text)
    }
    return folder
  }

  @Test func outputsAreTheRealOnes() throws {
    var readme = try Readme()
    let folder = try folder(with: readme)
    let count = readme.blocks.count { $0.argument(of: "output") != nil }
    #expect(count >= 2)
    for index in readme.blocks.indices {
      let block = readme.blocks[index]
      guard let command = block.argument(of: "output") else { continue }
      let words = command.split(separator: " ").map(String.init)
      #expect(words.first == "layoutlint")
      let run = try tool.run(Array(words.dropFirst()), in: folder.path)
      #expect(run.errors == "")
      if isUpdating {
        readme.lines.replaceSubrange(block.lines, with: run.output.split(separator: "\n").map(String.init))
      } else {
        #expect(block.text == run.output, "`\(command)` says something else now")
      }
    }
    if isUpdating { try readme.write() }
  }

  @Test func ruleTableIsTheGeneratedOne() throws {
    var readme = try Readme()
    let place = try #require(readme.section("rules"))
    if isUpdating {
      readme.lines.replaceSubrange(place, with: RuleTable.lines())
      try readme.write()
    } else {
      #expect(Array(readme.lines[place]) == RuleTable.lines())
    }
  }

  @Test func everyViewTreeChecksAsStated() throws {
    let readme = try Readme()
    let folder = try folder(with: readme)
    for block in readme.blocks where block.language == "yaml" {
      if let argument = block.argument(of: "view tree") {
        let parts = argument.split(separator: ":", maxSplits: 1).map(String.init)
        let stated = parts.count > 1 ? parts[1].split { $0 == "," || $0 == " " }.map(String.init) : []
        let run = try tool("check", "--format", "xcode", parts[0], in: folder.path)
        let found = run.output.split(separator: "\n").compactMap { line in
          line.last == "]" ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil
        }
        #expect(found.sorted() == stated.sorted(), "\(run.output)")
        #expect(run.errors == "")
      } else if block.argument(of: "config") != nil {
        try folder.write("config/.layoutlint.yml", block.text)
        let run = try tool("config", "config/a.layout.yaml", in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
      } else {
        #expect(block.marker == "other", "a YAML block without a marker: \(block.text.prefix(60))")
      }
    }
  }

  @Test func everyCommandLineIsUnderstood() throws {
    let commands = try Readme().commandLines
    #expect(commands.count > 20)
    for words in commands {
      #expect(throws: Never.self, "layoutlint \(words.joined(separator: " "))") {
        _ = try ArgumentParser.parse(words)
      }
    }
  }

  @Test func everyOptionInTheTextExists() throws {
    let known = Set(OptionName.allCases.map { "--\($0.rawValue)" })
    let foreign: Set = [
      "--disable-xctest", "--filter", "--allow-writing-to-package-directory",
    ]
    let words = try Readme().lines.flatMap { $0.split { !$0.isLetter && $0 != "-" } }.map(String.init)
    for word in Set(words) where word.hasPrefix("--") && word.count > 3 && word.dropFirst(2).first != "-" {
      #expect(known.contains(word) || foreign.contains(word), "\(word) is no option")
    }
  }

  @Test func theFirstCommandsAreThere() throws {
    let readme = try Readme()
    for marker in ["first command", "test command"] {
      let block = try #require(readme.blocks.first { $0.marker == marker })
      #expect(block.text.split(separator: "\n").count == 1)
    }
    // The fixture of the first command is there, and does not end the command with a failure.
    let first = try #require(readme.blocks.first { $0.marker == "first command" })
    let fixture = try #require(first.text.split { $0 == " " || $0 == "\n" }.last.map(String.init))
    let folder = URL(fileURLWithPath: Readme.path).deletingLastPathComponent().path
    let run = try tool("check", fixture, in: folder)
    #expect(run.status == 0 && run.output.contains(": warning: "), "\(run.output)\(run.errors)")
  }
}
