import InterfaceBuilder
import LayoutModel
import SourceText
import Testing

@Suite struct RobustnessTests {
  private static let sample = xib(
    root(
      element("scrollView", "s", "", "<subviews>\(element("label", "l", "text=\"words\""))</subviews>")
        + element("stackView", "st", "", "<subviews>\(element("button", "b"))</subviews>"),
      """
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="k1"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="8" id="k2"/>
      """,
      extra: "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"st\"/></mask></variation>"))

  @Test func documentTypesAreRefused() {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document useAutolayout="YES">&b;</document>
      """
    let document = read(bomb)
    #expect(document.findings.map(\.rule) == [.xmlSyntax])
    #expect(document.layouts.isEmpty)
  }

  @Test func nestingHasALimit() {
    let deep = String(repeating: "<view>", count: 100_000)
    let document = read(xib(deep))
    #expect(document.findings.map(\.rule) == [.xmlSyntax])
    #expect(document.findings.first?.message.contains("1000 deep") == true)
  }

  @Test func duplicateIDsAreToldWithBothPlaces() throws {
    let document = read(xib(root(element("view", "a") + element("view", "a"))))
    let finding = try #require(document.findings.first)
    #expect(finding.rule == .duplicateID)
    #expect(finding.related.count == 1)
    #expect(finding.related[0].range.start < finding.range.start)
  }

  @Test func referencesInACircleEnd() {
    let guide =
      "<viewLayoutGuide key=\"safeArea\" id=\"g1\"><viewLayoutGuide key=\"safeArea\" id=\"g2\"/></viewLayoutGuide>"
    let constraint =
      "<constraint firstItem=\"g2\" firstAttribute=\"top\" secondItem=\"k\" secondAttribute=\"top\" id=\"k\"/>"
    #expect(read(xib(root(element("view", "a", "", guide), constraint))).layouts.count == 1)
  }

  @Test func aBrokenFileTellsWhereAndKeepsWhatWasWhole() throws {
    let whole = "<view id=\"first\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>"
    let text = xib(whole + root(element("label", "l")))
    let document = read(String(try #require(text.prefix(before: "<label"))))
    #expect(document.findings.map(\.rule) == [.xmlSyntax])
    #expect(document.layouts.map { $0.names[$0.views[0].name] } == ["first"])
  }

  @Test(arguments: [
    ("", "empty"), ("<plist/>", "not an Interface Builder document"), ("<archive version=\"7.10\"/>", "Xcode 4"),
    ("<document targetRuntime=\"MacOSX.Cocoa\" useAutolayout=\"YES\"/>", "AppKit"),
    ("<document targetRuntime=\"iOS.CocoaTouch\"/>", "Auto Layout"),
  ])
  func whatIsNotUIKitIsSkipped(text: String, reason: String) {
    let document = read(text)
    #expect(document.skipped?.contains(reason) == true || document.findings.map(\.rule) == [.xmlSyntax])
    #expect(document.layouts.isEmpty)
  }

  /// Every prefix, and bytes changed, dropped and doubled by a fixed sequence: nothing traps, and every range lies
  /// inside the file.
  @Test func mutationsAreSurvived() {
    let bytes = Array(Self.sample.utf8)
    for count in stride(from: 0, through: bytes.count, by: 7) { check(Array(bytes[..<count])) }
    var seed: UInt64 = 0x5EED
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    let alphabet = Array("<>\"=/&0N19.-:% \u{E9}".utf8)
    for _ in 0..<3000 {
      var changed = bytes
      for _ in 0...next(4) {
        let at = next(changed.count)
        switch next(4) {
        case 0: changed[at] = alphabet[next(alphabet.count)]
        case 1: changed[at] = UInt8(next(256))
        case 2: changed.remove(at: at)
        default:
          let end = min(changed.count, at + next(200))
          changed.insert(contentsOf: changed[at..<end], at: next(changed.count))
        }
      }
      check(changed)
    }
  }

  private func check(_ bytes: [UInt8]) {
    let document = InterfaceBuilderDocument(SourceFile(path: "x.xib", bytes: bytes))
    for finding in document.findings { #expect(finding.range.upperBound <= bytes.count + 1) }
    for layout in document.layouts {
      for (index, view) in layout.views.enumerated() {
        #expect(view.superview.index < Int32(index))
        #expect(view.subtreeEnd > Int32(index) && view.subtreeEnd <= Int32(layout.views.count))
        #expect(view.label.upperBound <= bytes.count)
      }
      for constraint in layout.constraints {
        #expect(constraint.first.view.index < Int32(layout.views.count))
        #expect(constraint.second.view.index < Int32(layout.views.count))
        #expect(constraint.constant.isFinite && constraint.multiplier.isFinite)
      }
    }
  }
}
