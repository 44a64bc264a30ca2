import InterfaceBuilder
import LayoutModel
import SourceText
import Testing

@Suite struct GeometryTests {
  private func placed(_ id: String, _ frame: (Double, Double, Double, Double), _ attributes: String = "") -> String {
    """
    <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    </view>
    """
  }

  private func pin(_ view: String, _ attribute: String, _ other: String, _ otherAttribute: String, _ constant: Double)
    -> String
  {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(otherAttribute)" constant="\(constant)" id="\(view)-\(attribute)"/>
    """
  }

  @Test func screensHaveTheirDevicesSafeArea() throws {
    let layout = try #require(read(xib(root(element("view", "a")))).layouts.first)
    #expect(layout.devices.map(\.width) == [393])
    #expect(layout.devices.map(\.safeArea) == [Insets(top: 59, bottom: 34)])
  }

  @Test func aPinnedViewShowsWhereTheSafeAreaBegins() throws {
    // A navigation bar is not in the file, but the view that hangs below it is.
    let layout = try #require(
      read(xib(root(placed("a", (0, 111, 393, 40)), pin("a", "top", "safe", "top", 8)))).layouts.first)
    #expect(layout.devices.map(\.safeArea.top) == [103])
  }

  @Test func misplacedViewsShowNothing() throws {
    let layout = try #require(
      read(xib(root(placed("a", (0, 111, 393, 40), "misplaced=\"YES\""), pin("a", "top", "safe", "top", 8))))
        .layouts.first)
    #expect(layout.devices.map(\.safeArea.top) == [59])
  }

  @Test func marginsAreReadOffPinnedViews() throws {
    let box = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="100" width="200" height="100"/>
        <subviews>\(placed("a", (22, 20, 100, 20)))</subviews>
        <constraints>\(pin("a", "leading", "box", "leadingMargin", 2))</constraints>
      </view>
      """
    let layout = try #require(read(xib(root(box))).layouts.first)
    let view = try #require(layout.view("box"))
    try #require(view.margins >= 0)
    #expect(layout.margins[Int(view.margins)].left == 20)
    #expect(!view.traits.contains(.insetsLayoutMarginsFromSafeArea))
  }

  @Test func cellsHaveTheirOwnMargins() throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="393" height="44"/>
      <subviews>\(placed("a", (16, 11, 100, 20)))</subviews></tableViewCellContentView></tableViewCell>
      """
    let layout = try #require(read(xib(cell)).layouts.first)
    #expect(layout.margins.first?.left == 16)
    #expect(layout.margins.first?.top == 11)
    #expect(layout.devices.map(\.safeArea) == [.zero])
  }
}
