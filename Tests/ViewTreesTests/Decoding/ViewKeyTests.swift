import LayoutModel
import SourceText
import Testing

@testable import ViewTrees

@Suite struct ViewKeyTests {
  private func view(_ keys: String, class name: String = "UIView") -> Decoded {
    Decoded("view: {id: root, subviews: [{id: v, class: \(name), \(keys)}]}")
  }

  @Test func everyKeyOfTheFormatIsRead() {
    let decoded = Decoded(
      """
      version: 1
      view:
        id: root
        subviews:
          - id: a
            translatesAutoresizingMaskIntoConstraints: NO
            autoresizingMask: [flexibleWidth, flexibleHeight]
            frame: [1, 2, 3, 4]
            isHidden: YES
            intrinsicContentSize: [none, 44]
            contentHuggingPriority: 251
            contentCompressionResistancePriority: {horizontal: high, vertical: 1}
            layoutMargins: {top: 1, left: 2}
            preservesSuperviewLayoutMargins: true
            insetsLayoutMarginsFromSafeArea: false
            verifyAmbiguity: off
          - id: scroll
            class: UIScrollView
            directionalLayoutMargins: [1, 2, 3, 4]
            contentSize: {width: 10, height: 20}
            contentInset: {top: 8, bottom: -8}
            scrollIndicatorInsets: 4
            verticalScrollIndicatorInsets: [0, 0, 4, 0]
            horizontalScrollIndicatorInsets: [0, 0, 4, 0]
            contentInsetAdjustmentBehavior: never
            isPagingEnabled: true
            isScrollEnabled: no
            alwaysBounceVertical: true
            alwaysBounceHorizontal: true
            keyboardDismissMode: onDrag
            minimumZoomScale: 0.5
            maximumZoomScale: 4
            scrollAxis: both
            contentSizeDecidedBy: code
      """)
    #expect(decoded.places == [])
    let a = decoded["a"]
    #expect(!a.translatesMask)
    #expect(a.traits.contains([.translatesMaskWritten, .isHidden, .hasFrame, .ambiguityIsMeant]))
    #expect(a.traits.contains(.preservesSuperviewLayoutMargins))
    #expect(!a.traits.contains(.insetsLayoutMarginsFromSafeArea))
    #expect(a.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(a.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(a.intrinsicContentSize == PerAxis(horizontal: .none, vertical: .points(44)))
    #expect(a.hugging == PerAxis<Priority?>(both: Priority(251)))
    #expect(a.compressionResistance == PerAxis<Priority?>(horizontal: .defaultHigh, vertical: Priority(1)))
    #expect(decoded.source.text(in: a.flagRange) == "NO")
    let margins = decoded.layout.margins
    #expect(margins.map(\.top) == [1, 1])
    #expect(margins.map(\.right) == [nil, 4])
    let scroll = decoded.layout.scroll(of: ViewID(2))
    #expect(scroll?.contentSize == PerAxis(horizontal: 10, vertical: 20))
    #expect(scroll?.contentInset == Insets(top: 8, bottom: -8))
    #expect(scroll?.contentInsetAdjustmentBehavior == "never")
    #expect(scroll?.isPagingEnabled == true)
    #expect(scroll?.alwaysBounce == PerAxis(both: true))
    #expect(scroll?.maximumZoomScale == 4)
    #expect(scroll?.scrollAxis == .both)
    #expect(scroll?.contentDecider == .code)
    #expect(!decoded["scroll"].traits.contains(.isScrollEnabled))
  }

  @Test func stackViewsAndTextAreRead() {
    let decoded = Decoded(
      """
      view:
        subviews:
          - id: stack
            class: UIStackView
            axis: vertical
            distribution: .fillEqually
            alignment: center
            spacing: 8
            customSpacing: {title: 24}
            isBaselineRelativeArrangement: true
            isLayoutMarginsRelativeArrangement: true
            arrangedSubviews:
              - {id: title, class: UILabel, text: 12, font: {size: 20, weight: bold}, numberOfLines: 0}
              - {id: buy, class: UIButton, title: Buy, font: headline}
              - {id: name, class: UITextField, placeholder: Name, text: '', preferredMaxLayoutWidth: 100}
              - {id: photo, class: UIImageView, image: {name: cat, size: [40, 30]}}
              - {id: icon, class: UIImageView, image: star}
              - {id: empty, class: UIImageView, image: none}
      """)
    #expect(decoded.places == [])
    let layout = decoded.layout
    let stack = layout.stack(of: ViewID(1))
    #expect(stack?.axis == .vertical)
    #expect(stack?.distribution == .fillEqually)
    #expect(stack?.alignment == .center)
    #expect(stack?.spacing == 8)
    #expect(stack?.customSpacing == [ViewID(2): 24])
    #expect(stack?.isBaselineRelativeArrangement == true)
    #expect(stack?.isLayoutMarginsRelativeArrangement == true)
    #expect(layout.texts.map(\.text) == ["12", "Buy", "", nil, nil, nil])
    #expect(layout.texts.map(\.fontSize) == [20, 17, nil, nil, nil, nil])
    #expect(layout.texts.map(\.textStyle) == [nil, .headline, nil, nil, nil, nil])
    #expect(layout.texts.map(\.hasImage) == [false, false, false, true, true, false])
    #expect(layout.texts.map(\.imageSize) == [nil, nil, nil, PerAxis(horizontal: 40, vertical: 30), nil, nil])
    #expect(layout.texts.first?.numberOfLines == 0)
    #expect(layout.views.dropFirst(2).allSatisfy { $0.isArranged && !$0.translatesMask })
  }

  @Test(arguments: [
    ("frame: [0, 0, -1, 4]", "'frame' takes a number of at least 0, not '-1'"),
    ("frame: [0, 0, 4]", "'frame' takes 4 numbers, [x, y, width, height], not a list"),
    ("frame: {x: 1, w: 2}", "'w' is no key of 'frame'"),
    ("frame: {x: .nan}", "'frame' takes a finite number, not '.nan'"),
    ("frame: {x: 1e400}", "'frame' takes a finite number, not '1e400'"),
    ("frame: big", "'frame' takes [x, y, width, height], not 'big'"),
    ("isHidden: maybe", "'isHidden' takes true or false, not 'maybe'"),
    ("isHidden: ", "'isHidden' takes true or false, not nothing"),
    ("isHidden: [yes]", "'isHidden' takes true or false, not a list"),
    ("contentHuggingPriority: 0", "'contentHuggingPriority' takes a priority above 0 and at most 1000, not '0'"),
    ("contentHuggingPriority: 1001", "'contentHuggingPriority' takes a priority above 0 and at most 1000, not '1001'"),
    (
      "contentHuggingPriority: '250'",
      "'contentHuggingPriority' takes 1 to 1000, required, high, low or fittingSize, not '250' in quotes"
    ),
    ("intrinsicContentSize: [-2, 4]", "'intrinsicContentSize' takes a number of at least 0, not '-2'"),
    (
      "autoresizingMask: [flexibleWith]",
      "'autoresizingMask' takes flexibleLeftMargin, flexibleWidth, flexibleRightMargin, flexibleTopMargin, "
        + "flexibleHeight or flexibleBottomMargin, not 'flexibleWith'"
    ),
    ("numberOfLines: 1.5", "'numberOfLines' takes a whole number of at least 0, not '1.5'"),
    ("numberOfLines: -1", "'numberOfLines' takes a whole number of at least 0, not '-1'"),
    ("text: [a]", "'text' takes text, not a list"),
    ("font: {size: 0}", "'font' takes a font size above 0, not '0'"),
    ("font: {siez: 10}", "'siez' is no key of a font"),
    ("image: [a]", "'image' takes an image's name, or {name: …, size: [w, h]}, not a list"),
    ("subviews: label", "'subviews' takes a list of views, not 'label'"),
    ("subviews: [label]", "a view in a list of views is a mapping, as in {id: title, class: UILabel}"),
    ("layoutGuides: [a]", "a layout guide is a mapping, as in {id: middle}"),
    ("layoutGuides: [{id: g, width: 3}]", "'width' is no key of a layout guide"),
    (
      "constraints: width == 3",
      "'constraints' takes a list of constraints: begin each on a line of its own with '- ', "
        + "not 'width == 3'"
    ),
    ("layoutMargins: [1, 2]", "'layoutMargins' takes 4 numbers, [top, left, bottom, right], not a list"),
    ("directionalLayoutMargins: {left: 2}", "'left' is no key of 'directionalLayoutMargins'"),
    ("clas: UIView", "'clas' is no key of a view"),
    ("[a]: b", "a key is a word, not a list or a mapping"),
  ])
  func aWrongValueIsTold(_ keys: String, _ message: String) {
    #expect(view(keys).messages == [message])
  }

  @Test(arguments: [
    ("axis: diagonal", "'axis' takes horizontal or vertical, not 'diagonal'"),
    ("spacing: wide", "'spacing' takes a number, not 'wide'"),
    ("customSpacing: {nobody: 3}", "no view of this document has the id 'nobody'"),
    ("customSpacing: [3]", "'customSpacing' takes a mapping of ids to points, as in {title: 24}, not a list"),
    ("scrollAxis: both", "'scrollAxis' belongs to UIScrollView, and this view is a UIStackView"),
  ])
  func aWrongValueOfAStackViewIsTold(_ keys: String, _ message: String) {
    #expect(view(keys, class: "UIStackView").messages == [message])
  }

  @Test(arguments: [
    ("contentSize: [1]", "'contentSize' takes 2 numbers, [width, height], not a list"),
    ("contentInset: wide", "'contentInset' takes a number, not 'wide'"),
    ("scrollAxis: up", "'scrollAxis' takes vertical, horizontal or both, not 'up'"),
    ("contentSizeDecidedBy: me", "'contentSizeDecidedBy' takes constraints or code, not 'me'"),
    ("maximumZoomScale: -1", "'maximumZoomScale' takes a number of at least 0, not '-1'"),
    ("axis: vertical", "'axis' belongs to UIStackView, and this view is a UIScrollView"),
    ("arrangedSubviews: []", "'arrangedSubviews' belongs to UIStackView, and this view is a UIScrollView"),
  ])
  func aWrongValueOfAScrollViewIsTold(_ keys: String, _ message: String) {
    #expect(view(keys, class: "UIScrollView").messages == [message])
  }

  @Test func keysWithoutMeaningForLayoutAreLeftAlone() {
    #expect(view("x-note: [a, {b: c}], alpha: 0.5, backgroundColor: red, tag: 3, accessibilityLabel: L").places == [])
  }

  @Test(arguments: [
    ("children: []", "subviews"), ("type: UILabel", "class"), ("hugging: 3", "contentHuggingPriority"),
    ("backgroundColour: red", "backgroundColor"), ("subViews: []", "subviews"), ("lines: 2", "numberOfLines"),
  ])
  func anUnknownKeyIsToldWithTheOneThatWasMeant(_ keys: String, _ meant: String) {
    let decoded = Decoded("view: {\(keys)}")
    #expect(decoded.findings.map(\.rule) == [.unknownKey])
    #expect(decoded.findings.first?.help == "did you mean '\(meant)'?")
    #expect((decoded.findings.first?.proposal as? Fix)?.edits.map(\.newText) == [meant])
  }

  @Test func everyKeyStandsInTheTableOnce() {
    for keys in [
      ViewTreeVocabulary.view, ViewTreeVocabulary.document, ViewTreeVocabulary.keyboard, ViewTreeVocabulary.constraint,
    ] {
      let names = keys.map(\.name)
      #expect(Set(names).count == names.count)
      for key in keys { #expect(key.summary.hasSuffix("."), "\(key.name)") }
    }
    let known = Set(ViewTreeVocabulary.view.map(\.name))
    #expect(ViewTreeVocabulary.otherViewKeys.filter { known.contains($0) } == [])
  }
}
