import LayoutModel
import Linting
import SourceText
import TestSupport
import Testing
import ViewTrees

@Suite("Configuration")
struct ConfigurationTests {
  private func read(_ text: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationReader.read(SourceFile(path: "c.yml", text: text), at: "/p/.layoutlint.yml")
  }

  private func problems(_ text: String) -> [String] {
    do throws(ConfigurationError) {
      _ = try read(text)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test("reads every key")
  func everyKey() throws {
    let it = try read(
      """
      include: [Screens/**]
      exclude: Legacy
      rules:
        ambiguous-layout: off
        left-right-attribute: {level: warning}
      overrides:
        - files: Old/**
          rules: {ambiguous-layout: error}
      devices: [iphone-se, [320, 480], 390x844]
      classes:
        Card: {superclass: UIStackView, intrinsicContentSize: [none, 64]}
        BigCard: Card
      defaults:
        translatesAutoresizingMaskIntoConstraints: false
        isHidden: false
      baseline: known.json
      """)
    #expect(it.devices.map(\.name) == ["iphone-se", "320x480", "390x844"])
    #expect(it.rules[.ambiguousLayout]?.level == .off)
    #expect(it.rules[.leftRightAttribute]?.origin == "c.yml:5")
    #expect(it.rules(for: "/p/Old/a.yaml")[.ambiguousLayout]?.level == .error)
    #expect(it.rules(for: "/p/New/a.yaml")[.ambiguousLayout]?.level == .off)
    #expect(it.excludes("/p/x/Legacy/a.xib"))
    #expect(it.includes("/p/Screens/a.yaml"))
    #expect(it.classes.map(\.name) == ["Card", "BigCard"])
    #expect(it.classes.first?.intrinsicContentSize == PerAxis(horizontal: .none, vertical: .points(64)))
    #expect(it.baseline == "/p/known.json")
    #expect(it.defaults?.contains("isHidden") == true)
    #expect(it.origins[.devices] == "c.yml:9")
  }

  @Test("is fine with nothing at all", arguments: ["", "# only a comment\n", "---\n", "rules:\n", "x-mine: 1"])
  func empty(_ text: String) {
    #expect(problems(text).isEmpty)
  }

  @Test(
    "says what is wrong at its place, with a suggestion",
    arguments: [
      ("ruls: {}", "c.yml:1:1: unknown key 'ruls'; did you mean 'rules'?"),
      (
        "rules: {missing-edge-pin: off}",
        "c.yml:1:9: unknown rule 'missing-edge-pin'; did you mean 'missing-edge-pins'?"
      ),
      ("rules: {missing-edge-pins: warn}", "c.yml:1:28: unknown level 'warn'; known are off, warning, error"),
      ("rules: [x]", "c.yml:1:8: 'rules' is a mapping, not a list"),
      ("exclude: ['a[']", "c.yml:1:11: the glob 'a[' cannot be read: '[' is never closed with ']'"),
      ("exclude: [[a]]", "c.yml:1:11: a glob is wanted here, not a list"),
      ("devices: [ipone-15]", "c.yml:1:11: unknown device 'ipone-15'; did you mean 'iphone-15'?"),
      ("devices: [[0, 1]]", "c.yml:1:11: a device's sides are above 0 and below a million points"),
      ("classes: {A: {superclass: UIVew}}", "c.yml:1:27: unknown class 'UIVew'; did you mean 'UIView'?"),
      (
        "classes: {A: {intrinsicContentSize: [1]}}",
        "c.yml:1:37: an intrinsic content size is [width, height], with none for a side that has none"
      ),
      (
        "overrides: [{rules: {}}]",
        "c.yml:1:13: an override names its 'files', for example {files: [Legacy/**], rules: {…}}"
      ),
      ("baseline: [a]", "c.yml:1:11: the path of a file is wanted here, not a list"),
      ("- a", "c.yml:1:1: a config file is a mapping, not a list"),
      ("a: 1\n---\nb: 2", "c.yml:2:1: a config file is one document"),
    ])
  func problem(_ text: String, _ expected: String) {
    #expect(problems(text).contains(expected), "\(problems(text))")
  }

  @Test("finds fault with defaults where they stand")
  func defaults() {
    let found = problems("defaults:\n  isHidden: false\n  isHiden: true\n")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("c.yml:3:3: ") == true, "\(found)")
  }

  @Test("tells all problems in the order of the file")
  func allProblems() {
    #expect(problems("rul: 1\nrules: {x: off, ambiguous-layout: no}\ndevices: [y]").count == 4)
  }

  @Test("the built-in template is right as it is, and with every example switched on")
  func template() {
    #expect(problems(ConfigurationTemplate.text).isEmpty)
    // A line of prose ends with a full stop or stands in a paragraph; an example begins with a key or a list.
    let examples = ConfigurationTemplate.text.split(separator: "\n").filter { line in
      let text = line.dropFirst(2)
      return ConfigurationKey.allCases.contains { text.hasPrefix("\($0.rawValue):") && $0 != .extends }
        || text.hasPrefix("  ")
    }
    let on = examples.map { $0.dropFirst(2) }.joined(separator: "\n")
    #expect(problems(on).isEmpty, "\(problems(on))\n\(on)")
    #expect(ConfigurationKey.allCases.allSatisfy { ConfigurationTemplate.text.contains("# \($0.rawValue):") })
  }
}

@Suite("Configuration files")
struct ConfigurationFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func configuration(in name: String) throws(ConfigurationError) -> Configuration {
    let locator = ConfigurationLocator(.nearest, currentFolder: folder.path)
    return try locator.configuration(in: Path.absolute(name, in: folder.path))
  }

  @Test("the nearest wins whole")
  func nearest() throws {
    try folder.write(".layoutlint.yml", "devices: [ipad-11]\nrules: {ambiguous-layout: off}")
    try folder.write("a/.layoutlint.yml", "devices: [iphone-se]")
    try folder.makeFolder("a/b")
    let it = try configuration(in: "a/b")
    #expect(it.devices.map(\.name) == ["iphone-se"])
    #expect(it.rules[.ambiguousLayout] == nil)
    #expect(it.files == ["a/.layoutlint.yml"])
    #expect(try configuration(in: "c").devices.map(\.name) == ["ipad-11"])
  }

  @Test("the search ends at a repository's root")
  func repository() throws {
    try folder.write(".layoutlint.yml", "devices: [ipad-11]")
    try folder.makeFolder("repository/.git")
    try folder.makeFolder("repository/a")
    #expect(try configuration(in: "repository/a").files.isEmpty)
  }

  @Test("extends builds on others; later ones and the file itself win")
  func extends() throws {
    try folder.write("base.yml", "devices: [ipad-11]\nexclude: [x]\nrules: {ambiguous-layout: off, unknown-key: off}")
    try folder.write("more.yml", "rules: {unknown-key: error}")
    try folder.write("a/.layoutlint.yml", "extends: [../base.yml, ../more.yml]\nrules: {ambiguous-layout: warning}")
    let it = try configuration(in: "a")
    #expect(it.rules[.ambiguousLayout]?.level == .warning)
    #expect(it.rules[.unknownKey]?.level == .error)
    #expect(it.devices.map(\.name) == ["ipad-11"])
    #expect(it.excludes(Path.absolute("x", in: folder.path)))
    #expect(it.files == ["a/.layoutlint.yml", "more.yml", "base.yml"])
  }

  @Test("a circle of extends is told, as is a file that is not there")
  func circles() throws {
    try folder.write(".layoutlint.yml", "extends: b.yml")
    try folder.write("b.yml", "extends: [.layoutlint.yml, c.yml]")
    let error = #expect(throws: ConfigurationError.self) { try configuration(in: ".") }
    let problems = error?.problems.map(\.description) ?? []
    #expect(problems.contains("b.yml:1:11: '.layoutlint.yml' extends this file in turn"), "\(problems)")
    #expect(problems.contains("b.yml:1:28: 'c.yml': no such file or directory"), "\(problems)")
  }

  @Test("the effective configuration names who said what")
  func effective() throws {
    try folder.write(".layoutlint.yml", "rules: {ambiguous-layout: off}\ndevices: [iphone-se]")
    let path = Path.absolute("a.layout.yaml", in: folder.path)
    let text = ConfigurationText.effective(try configuration(in: "."), for: path, shownAs: "a.layout.yaml")
    #expect(text.contains("# from .layoutlint.yml\n"))
    #expect(text.contains("devices:  # .layoutlint.yml:2\n  - iphone-se\n"))
    let line = text.split(separator: "\n").first { $0.contains("ambiguous-layout") }
    #expect(line?.hasSuffix("off                   # .layoutlint.yml:1") == true, "\(line ?? "")")
  }
}
