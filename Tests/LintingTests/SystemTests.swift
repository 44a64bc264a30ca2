import Linting
import Synchronization
import TestSupport
import Testing

@Suite("Files and threads")
struct SystemTests {
  @Test("a file is read whole, and refused above the limit")
  func reading() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    let path = try folder.write("a", bytes)
    #expect(try FileSystem.read(path) == bytes)
    #expect(try FileSystem.read(try folder.write("empty", "")) == [])
    #expect(throws: SystemError.self) { try FileSystem.read(path, limit: 99_999) }
    #expect(throws: SystemError.self) { try FileSystem.read(folder.path) }
    #expect(throws: SystemError.self) { try FileSystem.read(folder.path + "/none") }
  }

  @Test("a file is replaced whole, keeps its mode, and nothing else is left behind")
  func writing() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", "old")
    try folder.setMode(0o640, of: "a")
    try folder.link("link", to: "a")
    try FileSystem.write(Array("new".utf8), to: folder.path + "/link")
    #expect(try folder.read("a") == "new")
    #expect(try folder.mode(of: "a") == 0o640)
    #expect(try folder.names() == ["a", "link"])
    #expect(throws: SystemError.self) { try FileSystem.write([], to: folder.path + "/no/such/folder") }
  }

  @Test("an output file appears only when it is finished")
  func output() throws {
    let folder = try TemporaryFolder()
    let stream = try OutputStream.file(folder.path + "/report")
    stream.write(String(repeating: "x", count: 200_000))
    #expect(!FileSystem.exists(folder.path + "/report"))
    try stream.finish()
    #expect(try folder.read("report").count == 200_000)
    #expect(try folder.names() == ["report"])
  }

  @Test("results come in order, whatever the number of threads", arguments: [1, 2, 7])
  func ordered(_ jobs: Int) {
    var seen: [Int] = []
    OrderedRun.run(
      count: 1_000, jobs: jobs,
      work: { number in
        // Some take longer, so that threads overtake each other.
        if number % 97 == 0 { Terminal.sleep(seconds: 0.001) }
        return number * number
      },
      consume: { number, result in
        #expect(result == number * number)
        seen.append(number)
        return true
      })
    #expect(seen == Array(0..<1_000))
  }

  @Test("a run ends early when nobody wants more", arguments: [1, 3])
  func early(_ jobs: Int) {
    let worked = Mutex(0)
    var seen = 0
    OrderedRun.run(
      count: 100_000, jobs: jobs,
      work: { number in
        worked.withLock { $0 += 1 }
        return number
      },
      consume: { _, _ in
        seen += 1
        return seen < 10
      })
    #expect(seen == 10)
    #expect(worked.withLock { $0 } < 2_000)
  }
}
