import Foundation
import TestSupport
import Testing

@Suite("layoutlint check --watch")
struct WatchTests {
  @Test("checks again when a file or the configuration changes")
  func watch() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.layout.yaml", "view: {id: root}\n")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltTool().path)
    process.arguments = ["check", "--watch", "--format", "xcode"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try folder.write("out", "")
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/out"))
    process.standardOutput = output
    process.standardError = output
    try process.run()
    defer {
      // Foundation starts children with signals blocked, so that only this one reaches them everywhere.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    func wait(until isReady: (String) -> Bool) throws -> String {
      for _ in 0..<600 {
        let text = try folder.read("out")
        if isReady(text) { return text }
        Thread.sleep(forTimeInterval: 0.1)
      }
      return try folder.read("out")
    }
    let first = try wait { $0.contains("watching 1 file;") }
    #expect(!first.contains("error:"))
    try folder.write("a.layout.yaml", "view: {id: root, x: 1}\n")
    let second = try wait { $0.contains("error:") }
    #expect(second.contains("a.layout.yaml:1:18: error: "))
    try folder.write(".layoutlint.yml", "rules: {unknown-key: warning}\n")
    #expect(try wait { $0.contains("warning:") }.contains("a.layout.yaml:1:18: warning: "))
    try folder.write("b.layout.yaml", "view: {id: root}\n")
    #expect(try wait { $0.contains("watching 2 files") }.contains("watching 2 files"))
    #expect(process.isRunning)
  }
}
