import LayoutEngine
import LayoutModel
import Testing

/// The content views of table view cells.
@Suite struct CellTests {
  /// A cell of 300 points with two labels below each other, 8 points from its edges and each other.
  private func cell(height: Double, rowHeight: String, hugging: Int) -> SolvedLayout? {
    let labels =
      NibText.view("label", "a", (8, 8, 284, 21), "text=\"upper\" verticalHuggingPriority=\"251\"")
      + NibText.view("label", "b", (8, 37, 284, 21), "text=\"lower\" verticalHuggingPriority=\"\(hugging)\"")
    let pins = NibText.constraints(
      "a.top=c.top+8 b.top=a.bottom+8 c.bottom=b.bottom+8 a.leading=c.leading+8 b.leading=c.leading+8 "
        + "c.trailing=a.trailing+8 c.trailing=b.trailing+8")
    return NibText.solve(
      """
      <tableView id="t" rowHeight="-1"><rect key="frame" x="0" y="0" width="300" height="400"/><prototypes>
      <tableViewCell id="cell" \(rowHeight)><rect key="frame" x="0" y="0" width="300" height="\(height)"/>
      <tableViewCellContentView key="contentView" id="c">
      <rect key="frame" x="0" y="0" width="300" height="\(height)"/><subviews>\(labels)</subviews>
      <constraints>\(pins)</constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """, version: "21701")
  }

  @Test func contentDecidesTheHeightWhereNothingSaysIt() {
    // Stored anyhow, it is two lines of 20.5 points and three gaps, rounded up to whole points.
    #expect(cell(height: 44, rowHeight: "", hugging: 252)?.frame("c")?.height == 65)
  }

  @Test func whatIsLeftOverShowsEqualHugging() {
    #expect(cell(height: 66, rowHeight: "", hugging: 251)?.open("a") == ["height"])
    #expect(cell(height: 66, rowHeight: "", hugging: 252)?.open("a") == [])
    #expect(cell(height: 65, rowHeight: "", hugging: 251)?.open("a") == [])
  }

  @Test func aHeightThatIsSaidStays() {
    #expect(cell(height: 100, rowHeight: "rowHeight=\"100\"", hugging: 252)?.frame("c")?.height == 100)
  }
}
