import Linting
import TestSupport
import Testing

@Suite("Discovery")
struct DiscoveryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func search(_ paths: String..., from source: ConfigurationLocator.Source = .nearest) -> Discovery {
    let absolute = paths.map { Path.absolute($0, in: folder.path) }
    return Discovery.search(
      absolute, locator: ConfigurationLocator(source, currentFolder: folder.path), currentFolder: folder.path)
  }

  private func names(_ found: Discovery) -> [String] {
    found.targets.map { Path.relative($0.absolutePath, to: folder.path) }
  }

  @Test("takes layout files from folders, in byte order, and leaves foreign folders alone")
  func folders() throws {
    for name in [
      "b.layout.yml", "a/z.layout.yaml", "a.layout.yaml", "B.xib", "c/d/e.storyboard", "notes.yaml",
      "x.layout.yaml.orig",
      ".git/x.layout.yaml", "Pods/x.xib", "node_modules/m/x.layout.yaml", ".build/x.xib",
    ] {
      try folder.write(name, "")
    }
    #expect(
      names(search(".")) == ["B.xib", "a.layout.yaml", "a/z.layout.yaml", "b.layout.yml", "c/d/e.storyboard"])
  }

  @Test("takes a named file whatever it is called, and each file once")
  func named() throws {
    try folder.write("notes.txt", "")
    try folder.write("a.layout.yaml", "")
    #expect(names(search("notes.txt", "a.layout.yaml", "./a.layout.yaml", ".")) == ["a.layout.yaml", "notes.txt"])
  }

  @Test("follows no link to a folder, so that a loop ends")
  func links() throws {
    try folder.write("a/x.layout.yaml", "")
    try folder.link("a/loop", to: "..")
    try folder.link("y.layout.yaml", to: "a/x.layout.yaml")
    try folder.link("dangling.layout.yaml", to: "nowhere")
    #expect(names(search(".")) == ["a/x.layout.yaml", "y.layout.yaml"])
  }

  @Test("says what is missing and still finds the rest")
  func missing() throws {
    try folder.write("a.layout.yaml", "")
    let found = search("nope", "a.layout.yaml")
    #expect(names(found) == ["a.layout.yaml"])
    #expect(found.problems.count == 1)
    #expect(found.problems.first?.hasSuffix("nope: no such file or directory") == true)
  }

  @Test("says when a folder has nothing to check")
  func empty() throws {
    try folder.makeFolder("empty")
    let found = search("empty")
    #expect(found.problems.isEmpty)
    #expect(found.remarks.first?.contains("no files to check here") == true)
  }

  @Test("leaves out what the nearest config excludes, a named file too")
  func excludes() throws {
    try folder.write(".layoutlint.yml", "exclude: [Legacy, '*.generated.layout.yaml']")
    for name in ["Legacy/a.layout.yaml", "x.generated.layout.yaml", "x.layout.yaml"] { try folder.write(name, "") }
    #expect(names(search(".")) == ["x.layout.yaml"])
    let named = search("Legacy/a.layout.yaml")
    #expect(named.targets.isEmpty)
    #expect(named.problems.isEmpty)
    #expect(named.remarks.first?.contains("excludes it") == true)
    #expect(names(search(".", from: .none)).count == 3)
  }

  @Test("takes what include names, whatever the files are called")
  func includes() throws {
    try folder.write(".layoutlint.yml", "include: [Screens, 'extra/*.yaml']")
    for name in ["Screens/a.layout.yaml", "Screens/readme.md", "extra/b.yaml", "c.layout.yaml"] {
      try folder.write(name, "")
    }
    #expect(names(search(".")) == ["Screens/a.layout.yaml", "extra/b.yaml"])
  }

  @Test("reports a broken config once and still checks what another one rules")
  func brokenConfig() throws {
    try folder.write("bad/.layoutlint.yml", "exclud: [x]")
    try folder.write("bad/a.layout.yaml", "")
    try folder.write("bad/b.layout.yaml", "")
    try folder.write("good/a.layout.yaml", "")
    let found = search("bad/a.layout.yaml", "bad/b.layout.yaml", "good")
    #expect(names(found) == ["good/a.layout.yaml"])
    #expect(found.problems == ["bad/.layoutlint.yml:1:1: unknown key 'exclud'; did you mean 'exclude'?"])
  }

  @Test("treats standard input as the file that it is called")
  func standardInput() throws {
    try folder.write(".layoutlint.yml", "exclude: [Legacy]")
    var found = Discovery()
    let locator = ConfigurationLocator(.nearest, currentFolder: folder.path)
    found.addStandardInput([1], named: "Legacy/a.layout.yaml", locator: locator, currentFolder: folder.path)
    #expect(found.targets.isEmpty)
    #expect(found.unchecked == [1])
    found.addStandardInput([2], named: "a.layout.yaml", locator: locator, currentFolder: folder.path)
    #expect(found.targets.map(\.path) == ["a.layout.yaml"])
    #expect(found.targets.first?.standardInput == [2])
  }
}
