import Foundation

/// The built program, run as a person or a script would.
public struct BuiltTool: Sendable {
  public struct Run: Sendable {
    public var status: Int32
    public var output: String
    public var errors: String
  }

  struct NotBuilt: Error {}

  private let program: URL

  /// The program stands beside the bundle of the tests.
  public init() throws {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? Bundle.main.bundlePath
    var folder = URL(fileURLWithPath: bundle)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent("layoutlint")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue {
        program = candidate
        return
      }
    }
    throw NotBuilt()
  }

  public var path: String { program.path }

  public func callAsFunction(
    _ arguments: String..., in folder: String, input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Run {
    try run(arguments, in: folder, input: input, environment: environment)
  }

  public func run(
    _ arguments: [String], in folder: String, input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Files instead of pipes: nothing can block, however much is written.
    func file(_ name: String, _ bytes: [UInt8] = []) throws -> URL {
      let url = scratch.appendingPathComponent(name)
      try Data(bytes).write(to: url)
      return url
    }
    let (output, errors) = (try file("output"), try file("errors"))
    process.standardInput = try FileHandle(forReadingFrom: try file("input", input))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: try WholeFile.text(of: output), errors: try WholeFile.text(of: errors))
  }
}
