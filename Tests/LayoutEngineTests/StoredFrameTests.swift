import LayoutEngine
import LayoutModel
import Testing

/// What stored frames of Interface Builder files tell: which constraint gave way, how large text is, what to draw.
@Suite struct StoredFrameTests {
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

  @Test(arguments: [16, 20.5]) func storedFramesShowWhetherARequiredContentSizeGaveWay(stored: Double) {
    let label = NibText.view(
      "label", "a", (0, 0, 77, stored), "text=\"word\" verticalCompressionResistancePriority=\"1000\"")
    let pins = NibText.constraints("a.top=root.top a.leading=root.leading a.height=16")
    #expect(NibText.solve(label, pins)?.frame("a")?.height == stored)
  }

  @Test func textTakesItsStoredSizeOnlyToBeDrawn() {
    let label = NibText.view("label", "a", (0, 0, 77, 31), "text=\"word\"")
    let pins = NibText.constraints("a.top=root.top a.leading=root.leading")
    #expect(NibText.solve(label, pins)?.frame("a")?.height == 20.5)
    #expect(
      NibText.solve(label, pins, for: .drawing)?.frame("a") == Rect(x: 0, y: 0, width: 77, height: 31))
  }

  @Test func viewsWithoutASizeAreDrawnAsStoredAsFarAsConstraintsLetThem() {
    let stack = NibText.view(
      "stackView", "st", (0, 0, 300, 300), "axis=\"vertical\" distribution=\"equalSpacing\"",
      "<subviews>\(NibText.view("view", "a", (0, 0, 300, 64)))\(NibText.view("view", "b", (0, 64, 300, 90)))</subviews>"
    )
    let pins = "st.top=root.top st.leading=root.leading st.trailing=root.trailing b.height=40"
    let judged = NibText.solve(stack, NibText.constraints(pins))
    #expect(judged?.frame("a")?.height == 0)
    let drawn = NibText.solve(stack, NibText.constraints(pins), for: .drawing)
    #expect(drawn?.frame("a") == Rect(x: 0, y: 0, width: 300, height: 64))
    #expect(drawn?.frame("b") == Rect(x: 0, y: 64, width: 300, height: 40))
    #expect(drawn?.frame("st")?.height == 104)
  }

  @Test func whatNothingDecidesIsDrawnWhereItWasStored() {
    let view = NibText.view("view", "a", (30, 50, 70, 80), "", "<subviews/>")
    let drawn = NibText.solve(view, NibText.constraints("a.leading=root.leading+30 a.height=20"), for: .drawing)
    #expect(drawn?.open("a") == ["y", "width"])
    #expect(drawn?.frame("a") == Rect(x: 30, y: 50, width: 70, height: 20))
  }

  @Test(arguments: [("UICTFontTextStyleBody", 64.5), ("UICTFontTextStyleFootnote", 51.5), ("", 61.5)])
  func linesOfTextStylesLieFurtherApart(style: String, height: Double) {
    let font = style.isEmpty ? "type=\"system\" pointSize=\"17\"" : "style=\"\(style)\""
    // Three lines of whatever width: nothing but the stored height says how many there are.
    let label = NibText.view(
      "label", "a", (0, 0, 300, height), "text=\"\(String(repeating: "m", count: 400))\" numberOfLines=\"0\"",
      "<fontDescription key=\"fontDescription\" \(font)/>")
    let pins = "a.top=root.top a.leading=root.leading a.trailing=root.trailing"
    #expect(NibText.solve(label, NibText.constraints(pins))?.frame("a")?.height == height)
  }

  @Test func buttonsOfTheCustomTypeHaveLargerLetters() {
    let pins = NibText.constraints("b.top=root.top b.leading=root.leading")
    func height(_ type: String) -> Double? {
      NibText.solve(
        NibText.view("button", "b", (0, 0, 90, 99), type, "<state key=\"normal\" title=\"Go\"/>"), pins)?.frame("b")?
        .height
    }
    #expect(height("buttonType=\"system\"") == 30)
    #expect(height("") == 33.5)
  }
}
