import InterfaceBuilder
import LayoutModel
import SourceText
import Testing

@Suite struct ViewTests {
  @Test func treeAndFrames() throws {
    let layout = try #require(
      read(
        xib(
          root(element("view", "box", "", "<subviews>\(element("label", "name"))</subviews>") + element("button", "go"))
        )
      )
      .layouts.first)
    #expect(layout.views.map { layout.names[$0.name] } == ["root", "box", "name", "go"])
    #expect(layout.views.map(\.subtreeEnd) == [4, 3, 3, 4])
    #expect(layout.views.map(\.superview.index) == [-1, 0, 1, 0])
    #expect(layout.view("name")?.frame == Rect(x: 10, y: 20, width: 30, height: 40.5))
    #expect(layout.view("name")?.kind == .label)
    #expect(layout.view("root")?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(layout.view("root")?.translatesMask == true)
    #expect(layout.origin == .interfaceBuilder(toolsVersion: 22505))
  }

  @Test func aViewThatNoConstraintNamesIsFixed() throws {
    let pin = "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"10\" id=\"k\"/>"
    let layout = try #require(read(xib(root(element("view", "a") + element("view", "b"), pin))).layouts.first)
    #expect(layout.view("a")?.translatesMask == false)
    #expect(layout.view("b")?.translatesMask == true)
    #expect(layout.view("b")?.traits.contains(.hasFixedFrame) == true)
  }

  @Test func labelUnderlinesTheObjectID() throws {
    let text = xib(root(element("label", "name")))
    let view = try #require(read(text).layouts.first?.view("name"))
    #expect(String(decoding: Array(text.utf8)[view.label.indices], as: UTF8.self) == "name")
    #expect(String(decoding: Array(text.utf8)[view.range.indices], as: UTF8.self).hasPrefix("<label"))
    #expect(String(decoding: Array(text.utf8)[view.range.indices], as: UTF8.self).hasSuffix("</label>"))
  }

  @Test func prioritiesAreAlwaysSaid() throws {
    let layout = try #require(
      read(
        xib(
          root(
            element("label", "name", "horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"1000\"")
          ))
      )
      .layouts.first)
    let view = try #require(layout.view("name"))
    #expect(view.hugging.horizontal == Priority(251))
    #expect(view.hugging.vertical == Priority(250))
    #expect(view.compressionResistance.horizontal == Priority(750))
    #expect(view.compressionResistance.vertical == .required)
  }

  @Test func placeholderSizes() throws {
    let layout = try #require(
      read(
        xib(root(element("view", "box", "placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"64\"")))
      )
      .layouts.first)
    #expect(layout.view("box")?.intrinsicContentSize == PerAxis(horizontal: Dimension.none, vertical: .points(64)))
  }

  @Test func customClassKeepsTheElementsKind() throws {
    let layout = try #require(read(xib(root(element("scrollView", "s", "customClass=\"Feed\"")))).layouts.first)
    let view = try #require(layout.view("s"))
    #expect(layout.names[view.className] == "Feed")
    #expect(view.kind == .scrollView)
  }

  @Test func stackView() throws {
    let stack = element(
      "stackView", "st",
      "axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"lastBaseline\" spacingType=\"standard\"",
      "<subviews>\(element("label", "a", "hidden=\"YES\""))<view id=\"b\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view></subviews>"
    )
    let layout = try #require(read(xib(root(stack))).layouts.first)
    let properties = try #require(layout.stacks.first)
    #expect(properties.axis == .vertical)
    #expect(properties.distribution == .equalSpacing)
    #expect(properties.alignment == .lastBaseline)
    #expect(properties.spacing == 8)
    #expect(layout.view("a")?.isHidden == true)
    #expect(layout.view("a")?.isArranged == true)
    // A stack view takes the flag from what it arranges, written or not.
    #expect(layout.view("b")?.translatesMask == false)
    #expect(layout.view("b")?.traits.contains(.translatesMaskWritten) == false)
  }

  @Test func textsAndImages() throws {
    let label = element(
      "label", "l", "numberOfLines=\"0\"",
      "<string key=\"text\">two &amp; lines</string><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle1\"/>"
    )
    let button = element(
      "button", "b", "buttonType=\"system\"",
      "<inset key=\"contentEdgeInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/><state key=\"normal\" title=\"Go\" image=\"star\"/>"
    )
    let coded = element("label", "c", "", "<string key=\"text\" base64-UTF8=\"YES\">\nYcKgYg\n</string>")
    let document = read(
      xib(
        root(label + button + coded), after: "<resources><image name=\"star\" width=\"20\" height=\"19\"/></resources>")
    )
    let texts = try #require(document.layouts.first).texts
    #expect(texts.map(\.text) == ["two & lines", "Go", "a\u{A0}b"])
    #expect(texts[0].fontSize == 28)
    #expect(texts[0].textStyle == .title1)
    #expect(texts[0].numberOfLines == 0)
    #expect(texts[1].style == .system)
    #expect(texts[1].imageSize == PerAxis(horizontal: 20, vertical: 19))
    #expect(texts[1].contentInset == Insets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func cellsAreTreesOfTheirOwn() {
    let table = element(
      "tableView", "table", "",
      """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>\(element("label", "name"))</subviews>
      <constraints><constraint firstItem="name" firstAttribute="top" secondItem="cell" secondAttribute="top" id="k"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes>
      """)
    let layouts = read(xib(root(table))).layouts
    #expect(
      layouts.map { layout in layout.views.map { layout.names[$0.name] } } == [
        ["root", "table"], ["content", "name"],
      ])
    #expect(layouts.last?.views.first?.traits.contains(.growsInHeight) == true)
    // The cell stands for its content view.
    #expect(
      layouts.last.map { layout in layout.constraints.map(layout.line) } == ["name.top == 1.0*content.top+0.0@1000.0"])
  }

  @Test func effectViewKeepsItsContentInTheTree() {
    let effect = element(
      "visualEffectView", "blur", "",
      """
      <view key="contentView" id="inner"><rect key="frame" x="0" y="0" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask"/><subviews>\(element("label", "name"))</subviews></view>
      """)
    let layouts = read(xib(root(effect))).layouts
    #expect(
      layouts.map { layout in layout.views.map { layout.names[$0.name] } } == [["root", "blur", "inner", "name"]])
  }
}
