import LayoutEngine
import LayoutModel
import Testing

/// Interface Builder files are judged as Xcode judges them.
@Suite struct XcodeJudgementTests {
  private static let filled = "s.top=root.top s.leading=root.leading s.trailing=root.trailing s.bottom=root.bottom"
  private static let guides =
    "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"cg\"/><viewLayoutGuide key=\"frameLayoutGuide\" id=\"fg\"/>"

  private func emptyScrollView(_ inside: String, version: String = "21701", _ constraints: String = Self.filled)
    -> [String]
  {
    NibText.solve(
      NibText.view("scrollView", "s", (0, 0, 300, 400), "", inside), NibText.constraints(constraints), version: version)?
      .openContent("s") ?? ["unsolved"]
  }

  @Test func emptyScrollViewsAreAskedForContentWhereTheirGuidesShowThatTheyAreMeantToHaveSome() {
    #expect(emptyScrollView(Self.guides) == ["width", "height"])
    #expect(emptyScrollView("") == [])
    let own = "<constraints>\(NibText.constraints("s.height=400"))</constraints>"
    let sides = "s.top=root.top s.leading=root.leading s.trailing=root.trailing"
    #expect(emptyScrollView(own, sides) == ["width", "height"])
    #expect(emptyScrollView(own, version: "13771", sides) == [])
  }

  @Test func scrollViewsPlacedByTheirMaskAreNot() {
    let solved = NibText.solve(
      NibText.view("scrollView", "s", (0, 0, 300, 400), "fixedFrame=\"YES\"", Self.guides))
    #expect(solved?.openContent("s") == [])
    #expect(solved?.open("s") == [])
  }

  @Test func placeholderConstraintsCount() {
    let pins = "a.top=root.top a.leading=root.leading a.width=10"
    let view = NibText.view("view", "a", (0, 0, 10, 10))
    #expect(NibText.solve(view, NibText.constraints(pins))?.open("a") == ["height"])
    #expect(NibText.solve(view, NibText.constraints(pins + " !a.height=10"))?.open("a") == [])
  }

  @Test func viewsWithoutConstraintsStayWhereTheyAre() {
    let solved = NibText.solve(NibText.view("view", "a", (5, 6, 70, 80)))
    #expect(solved?.open("a") == [])
    #expect(solved?.frame("a") == Rect(x: 5, y: 6, width: 70, height: 80))
  }

  @Test func controlsReachBeyondTheirAlignmentRectangle() {
    let solved = NibText.solve(
      NibText.view("switch", "a", (249, 8, 51, 31)), NibText.constraints("a.top=root.top+8 a.trailing=root.trailing"))
    #expect(solved?.frame("a") == Rect(x: 251, y: 8, width: 51, height: 31))
  }

  @Test func arrangedSubviewsKeepTheirStoredSizeWhereTheirMaskIsOn() {
    let pins = NibText.constraints("st.top=root.top st.leading=root.leading st.trailing=root.trailing")
    func stack(_ flag: String) -> String {
      NibText.view(
        "stackView", "st", (0, 0, 300, 60), "axis=\"vertical\"",
        "<subviews>\(NibText.view("view", "a", (0, 0, 300, 60), flag: flag))</subviews>")
    }
    #expect(NibText.solve(stack(""), pins)?.open("st") == [])
    #expect(NibText.solve(stack(""), pins)?.frame("st")?.height == 60)
    #expect(NibText.solve(stack("translatesAutoresizingMaskIntoConstraints=\"NO\""), pins)?.open("st") == ["height"])
  }

  @Test func stackViewsArrangeInsideTheMarginsThatAreWritten() {
    let stack = NibText.view(
      "stackView", "st", (0, 100, 300, 60), "",
      "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
        + "<subviews>\(NibText.view("view", "a", (2, 1, 294, 56)))</subviews>")
    let pins = NibText.constraints("st.top=root.top+100 st.leading=root.leading st.trailing=root.trailing st.height=60")
    #expect(NibText.solve(stack, pins)?.frame("a") == Rect(x: 2, y: 1, width: 294, height: 56))
  }

  @Test(arguments: [("13771", ["x", "y"]), ("16097", [])])
  func stackViewsPlacedByTheirMaskArrangedNothingUntilXcode9(version: String, open: [String]) {
    let items =
      NibText.view("view", "a", (0, 0, 100, 40)) + NibText.view("view", "b", (0, 40, 100, 60))
    let stack = NibText.view(
      "stackView", "st", (20, 30, 100, 100), "axis=\"vertical\" fixedFrame=\"YES\"", "<subviews>\(items)</subviews>")
    let solved = NibText.solve(stack, NibText.constraints("a.height=40 b.height=60"), version: version)
    #expect(solved?.open("st") == [])
    #expect(solved?.open("a") == open)
    #expect(solved?.open("b") == open)
  }

  @Test func aMaskThatContradictsConstraintsInOneAxisHoldsInTheOther() {
    let view = NibText.view("view", "a", (10, 20, 30, 40), flag: "")
    let solved = NibText.solve(view, NibText.constraints("a.leading=root.leading+15"))
    #expect(solved?.conflicts.count == 1)
    #expect(solved?.open("a") == ["width"])
    #expect(solved?.frame("a")?.y == 20)
  }

  @Test(arguments: [("bottomGuide", []), ("topGuide", ["height"])])
  func aControllersBottomGuideEndsTheContentOfAScrollViewThatIsItsView(guide: String, open: [String]) {
    let inside = NibText.view("view", "a", (0, 0, 300, 700))
    let pins =
      "a.top=root.top a.leading=root.leading root.trailing=a.trailing a.width=300 a.height=700 "
      + (guide == "bottomGuide" ? "\(guide).top=a.bottom" : "a.top=\(guide).top")
    let solved = NibText.solve(
      """
      <viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="topGuide"/>
      <viewControllerLayoutGuide type="bottom" id="bottomGuide"/></layoutGuides>
      <scrollView key="view" id="root"><rect key="frame" x="0" y="0" width="300" height="400"/>
      <subviews>\(inside)</subviews><constraints>\(NibText.constraints(pins))</constraints></scrollView></viewController>
      """, version: "11201")
    #expect(solved?.openContent("root") == open)
  }
}
