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

  @Test func storedFramesShowWhichConstraintGaveWay() {
    // 150 points and 100 do not fit into 200; the frames say that the first one was left out.
    let views = NibText.view("view", "a", (0, 0, 300, 100)) + NibText.view("view", "b", (0, 100, 300, 100))
    let sides = "a.leading=root.leading a.trailing=root.trailing b.leading=root.leading b.trailing=root.trailing"
    let chain = " a.top=root.top b.top=a.bottom b.bottom=root.top+200 a.height=150 b.height=100"
    let solved = NibText.solve(views, NibText.constraints(sides + chain))
    #expect(solved?.conflicts.count == 1)
    #expect(solved?.frame("a")?.height == 100)
    #expect(solved?.frame("b")?.height == 100)
  }

  @Test func textTakesItsStoredSizeOnlyToBeDrawn() {
    let label = NibText.view("label", "a", (0, 0, 77, 31), "text=\"word\"")
    let pins = NibText.constraints("a.top=root.top a.leading=root.leading")
    #expect(NibText.solve(label, pins)?.frame("a")?.height == 20.5)
    #expect(
      NibText.solve(label, pins, for: .drawing)?.frame("a") == Rect(x: 0, y: 0, width: 77, height: 31))
  }
}
