import Linting
import TestSupport
import Testing

@Suite("Globs")
struct GlobTests {
  @Test(
    "match what they say",
    arguments: [
      ("*.layout.yaml", "a.layout.yaml"), ("*.layout.yaml", "deep/er/a.layout.yaml"), ("Legacy", "Legacy/a.yaml"),
      ("Legacy", "App/Legacy/a.yaml"), ("Legacy/", "Legacy/a.yaml"), ("/Legacy", "Legacy/a.yaml"),
      ("./Legacy", "Legacy"), ("App/*.yaml", "App/a.yaml"), ("App/**", "App/b/c.yaml"),
      ("App/**/x.yaml", "App/x.yaml"), ("App/**/x.yaml", "App/a/b/x.yaml"), ("**/x.yaml", "x.yaml"),
      ("a?c", "abc"), ("a?c", "aüc"), ("[a-c]x", "bx"), ("[!a-c]x", "dx"), ("[]]x", "]x"), ("[a-]x", "-x"),
      ("{one,two}.yaml", "two.yaml"), ("{a,{b,c}d}e", "cde"), ("{,x}y", "y"), ("\\*x", "*x"), ("a**b", "axxb"),
      ("Größe/*", "Größe/ß"),
    ])
  func matches(_ pattern: String, _ path: String) throws {
    #expect(try Glob(pattern).matches(path))
  }

  @Test(
    "leave the rest alone",
    arguments: [
      ("App/*.yaml", "App/b/a.yaml"), ("/Legacy", "App/Legacy"), ("Legacy", "Legacy2/a"), ("a?c", "a/c"),
      ("[!a]x", "/x"), ("{one,two}.yaml", "three.yaml"), ("App/**", "Apple/x"), ("*.yaml", "a.yaml.bak"),
      ("\\*x", "yx"), ("App/**/x", "App/yx"),
    ])
  func doesNotMatch(_ pattern: String, _ path: String) throws {
    #expect(try !Glob(pattern).matches(path))
  }

  @Test("tell a file from a folder above it")
  func folders() throws {
    #expect(try Glob("Legacy").match("Legacy/a.yaml") == .folderAbove)
    #expect(try Glob("Legacy/*").match("Legacy/a.yaml") == .path)
    #expect(try Glob("Legacy/**").match("Legacy") == .none)
  }

  @Test("say why they cannot be read", arguments: ["[a", "{a,b", "[z-a]", "", "/"])
  func malformed(_ pattern: String) {
    #expect(throws: Glob.Malformed.self) { try Glob(pattern) }
  }

  @Test("take no time that grows with tricks")
  func hostile() throws {
    let tricks = [
      (try Glob(String(repeating: "{a*,*a}", count: 40) + "b"), String(repeating: "a", count: 2_000)),
      (try Glob(String(repeating: "**/", count: 50) + "x"), String(repeating: "a/", count: 500)),
    ]
    let seconds = processorSeconds {
      for (glob, path) in tricks { #expect(!glob.matches(path)) }
    }
    #expect(seconds < 30)
  }
}
