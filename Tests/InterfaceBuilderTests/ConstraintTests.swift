import InterfaceBuilder
import LayoutModel
import SourceText
import Testing

@Suite struct ConstraintTests {
  private func lines(
    _ constraints: String, _ subviews: String = element("view", "a") + element("scrollView", "s", "", guides)
  ) -> [String] {
    guard let layout = read(xib(root(subviews, constraints))).layouts.first else { return [] }
    return layout.constraints.map(layout.line)
  }

  private static let guides =
    "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"cg\"/><viewLayoutGuide key=\"frameLayoutGuide\" id=\"fg\"/>"

  private static let spellings: [(String, Double)] = [
    ("2", 2), ("0.25", 0.25), ("3:10", 0.3), ("2/3", 2.0 / 3), ("50%", 0.5), ("16 : 9", 16.0 / 9), ("2.5:1", 2.5),
    ("1:0", 1), ("nonsense", 1),
  ]

  @Test(arguments: spellings)
  func multipliers(text: String, value: Double) throws {
    let layout = try #require(
      read(
        xib(
          root(
            element("view", "a"),
            "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"\(text)\" id=\"k\"/>"
          ))
      ).layouts.first)
    #expect(layout.constraints.first?.multiplier == value)
  }

  @Test func absentFirstItemIsTheOwner() {
    #expect(
      lines(
        "<constraint firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailingMargin\" constant=\"-1.4e-14\" id=\"k\"/>"
      )
        == ["root.trailing == 1.0*a.trailingMargin+0.0@1000.0"])
  }

  @Test func relationPriorityAndNoise() {
    #expect(
      lines(
        "<constraint firstItem=\"a\" firstAttribute=\"height\" relation=\"greaterThanOrEqual\" priority=\"750\" constant=\"4.6666666666666856\" id=\"k\"/>"
      )
        == ["a.height >= +\(14.0 / 3)@750.0"])
  }

  @Test func guides() {
    #expect(
      lines(
        """
        <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="k1"/>
        <constraint firstItem="cg" firstAttribute="width" secondItem="fg" secondAttribute="width" id="k2"/>
        <constraint firstItem="a" firstAttribute="firstBaseline" secondItem="s" secondAttribute="baseline" id="k3"/>
        """) == [
          "s.top == 1.0*root.safeAreaLayoutGuide.top+0.0@1000.0",
          "s.contentLayoutGuide.width == 1.0*s.frameLayoutGuide.width+0.0@1000.0",
          "a.firstBaseline == 1.0*s.lastBaseline+0.0@1000.0",
        ])
  }

  @Test func controllerGuides() throws {
    let scene = """
      <viewController id="vc"><layoutGuides><viewControllerLayoutGuide type="top" id="tg"/>
      <viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(element("label", "l"))</subviews>
      <constraints><constraint firstItem="l" firstAttribute="top" secondItem="tg" secondAttribute="bottom" id="k"/></constraints>
      </view></viewController>
      """
    let layout = try #require(read(xib(scene)).layouts.first)
    #expect(layout.constraints.map(layout.line) == ["l.top == 1.0*v.topLayoutGuide.bottom+0.0@1000.0"])
  }

  @Test func variationsDecideWhatIsInstalled() throws {
    let variation = """
      <variation key="default"><mask key="constraints"><exclude reference="k1"/><exclude reference="k2"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="k1"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="k2"/></mask></variation>
      """
    let constraints = """
      <constraint firstItem="a" firstAttribute="width" constant="1" id="k1"><variation key="heightClass=regular-widthClass=compact" constant="5"/></constraint>
      <constraint firstItem="a" firstAttribute="width" constant="2" id="k2"/>
      """
    func read(device: String) throws -> [String] {
      let layout = try #require(
        InterfaceBuilderTests.read(xib(root(element("view", "a"), constraints, extra: variation), document: device))
          .layouts.first)
      return layout.constraints.map(layout.line)
    }
    #expect(try read(device: "<device id=\"retina4_7\" orientation=\"portrait\"/>") == ["a.width == +5.0@1000.0"])
    #expect(try read(device: "<device id=\"ipad9_7\" orientation=\"portrait\"/>") == ["a.width == +2.0@1000.0"])
    #expect(try read(device: "<deployment/>") == [])
  }

  @Test func uninstalledViewsTakeTheirConstraintsAlong() throws {
    let variation = "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"a\"/></mask></variation>"
    let layout = try #require(
      read(
        xib(
          root(
            element("view", "a"), "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"1\" id=\"k\"/>",
            extra: variation))
      )
      .layouts.first)
    #expect(layout.constraints.isEmpty)
    #expect(layout.view("a")?.traits.contains(.isUninstalled) == true)
  }

  @Test func danglingReferenceIsToldAndLeftOut() {
    let document = read(
      xib(
        root(
          element("view", "a"),
          "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"gone\" secondAttribute=\"top\" id=\"k\"/>")))
    #expect(document.findings.map(\.rule) == [.unknownView])
    #expect(document.layouts.first?.constraints.isEmpty == true)
  }
}
