import Linting
import Testing

@Suite("Paths")
struct PathTests {
  @Test(
    "become absolute without dots",
    arguments: [
      ("a", "/w/a"), ("./a", "/w/a"), ("../a", "/a"), ("../../../a", "/a"), ("/x//y/./z", "/x/y/z"), (".", "/w"),
      ("/", "/"), ("a/..", "/w"),
    ])
  func absolute(_ path: String, _ expected: String) {
    #expect(Path.absolute(path, in: "/w") == expected)
  }

  @Test(
    "are told from a folder",
    arguments: [
      ("/w/a/b", "/w", "a/b"), ("/w", "/w", "."), ("/x/y", "/w/z", "../../x/y"), ("/wide/a", "/w", "../wide/a"),
      ("/a", "/", "a"),
    ])
  func relative(_ path: String, _ folder: String, _ expected: String) {
    #expect(Path.relative(path, to: folder) == expected)
  }

  @Test("join as the user named them")
  func join() {
    #expect(Path.join(".", "a") == "a")
    #expect(Path.join("./x", "a") == "./x/a")
    #expect(Path.join("/", "a") == "/a")
    #expect(Path.join("x", "/a") == "/a")
  }

  @Test("have parents up to the root")
  func parents() {
    #expect(Path.parent(of: "/a/b") == "/a")
    #expect(Path.parent(of: "/a") == "/")
    #expect(Path.parent(of: "/") == nil)
  }
}
