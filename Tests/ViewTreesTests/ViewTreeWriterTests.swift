import LayoutModel
import SourceText
import Testing
import ViewTrees

@Suite("View-tree writer")
struct ViewTreeWriterTests {
  /// Builds a layout view by view, in pre-order.
  private struct Builder {
    var layout = Layout()

    init(_ origin: Layout.Origin = .viewTree) { layout.origin = origin }

    @discardableResult
    mutating func add(_ id: String, _ kind: UIKitClass = .view, in superview: ViewID = .none) -> ViewID {
      var view = View()
      let index = layout.views.count
      if !id.isEmpty { view.name = layout.names.intern(id) }
      (view.kind, view.superview, view.subtreeEnd) = (kind, superview, Int32(index + 1))
      layout.views.append(view)
      var ancestor = superview
      while ancestor.exists {
        layout[ancestor].subtreeEnd = Int32(index + 1)
        ancestor = layout[ancestor].superview
      }
      return ViewID(index)
    }

    mutating func relate(
      _ first: ViewID, _ attribute: Attribute, _ second: Item = .none, _ other: Attribute? = nil,
      _ relation: Relation = .equal, times multiplier: Double = 1, plus constant: Double = 0,
      at priority: Priority = .required, owner: ViewID? = nil
    ) {
      layout.constraints.append(
        Constraint(
          Item(first), attribute, relation, second, second.exists ? other ?? attribute : .notAnAttribute,
          multiplier: multiplier, constant: constant, priority: priority, owner: owner ?? first, range: .fileStart))
    }

    func text(naming: (ViewID) -> String? = { _ in nil }) -> String {
      String(decoding: ViewTreeWriter.text(of: layout, naming: naming), as: UTF8.self)
    }
  }

  @Test("writes only what differs from UIKit's defaults, with constraints beside their views")
  func screen() {
    var screen = Builder()
    let root = screen.add("root")
    let scroll = screen.add("scroll", .scrollView, in: root)
    let content = screen.add("content", in: scroll)
    let title = screen.add("title", .label, in: content)
    for view in [scroll, content, title] { screen.layout[view].traits.remove(.translatesMask) }
    for attribute in [Attribute.leading, .bottom, .trailing, .top] {
      screen.relate(scroll, attribute, Item(root, .safeArea))
      screen.relate(content, attribute, Item(scroll, .content), plus: attribute.kind == .max ? -8 : 8)
    }
    screen.relate(content, .width, Item(scroll, .frame), times: 0.5, plus: -16, at: Priority(999))
    screen.relate(title, .leading, Item(content), .leadingMargin, plus: 20.333333333333332)
    screen.relate(title, .centerX, Item(scroll), .centerX)
    screen.relate(title, .width, .none, nil, .greaterThanOrEqual, plus: 40, at: .defaultHigh)
    screen.relate(title, .height, Item(title), .width, times: 9.0 / 16)
    screen.layout[title].text = 0
    screen.layout.texts.append(TextProperties())
    screen.layout.texts[0].text = "Sign in: now # or \"never\"\u{7}"
    screen.layout[title].hugging.horizontal = Priority(251)

    #expect(
      screen.text() == #"""
        version: 1
        defaults: {translatesAutoresizingMaskIntoConstraints: false}
        view:
          id: root
          subviews:
            - id: scroll
              class: UIScrollView
              constraints:
                - edges == superview.safeAreaLayoutGuide
              subviews:
                - id: content
                  constraints:
                    - edges == superview.contentLayoutGuide inset 8
                    - width == 0.5 * superview.frameLayoutGuide.width - 16 @999
                  subviews:
                    - id: title
                      class: UILabel
                      contentHuggingPriority: {horizontal: 251}
                      text: "Sign in: now # or \"never\"\x07"
                      constraints:
                        - leading == superview.leadingMargin + 20.333333333
                        - centerX == scroll.centerX
                        - width >= 40 @high
                        - height == 0.5625 * width

        """#)
  }

  @Test("moves Interface Builder's constraints to the views that they place, under readable names")
  func interfaceBuilder() {
    var nib = Builder(.interfaceBuilder(toolsVersion: 21000))
    let root = nib.add("iN0-l3-epB")
    let button = nib.add("8bC-Xf-vdC", .button, in: root)
    let field = nib.add("aaa-bb-ccc", .textField, in: root)
    let other = nib.add("ddd-ee-fff", .textField, in: root)
    for view in [button, field, other] { nib.layout[view].traits.remove(.translatesMask) }
    nib.relate(root, .trailing, Item(button), plus: 8, owner: root)
    nib.relate(root, .bottom, Item(field), .bottom, .greaterThanOrEqual, plus: 20, owner: root)
    nib.relate(button, .top, Item(root, .safeArea), .top, owner: root)
    nib.relate(field, .top, Item(button), .bottom, plus: 4, owner: root)
    nib.relate(root, .width, Item(other), .width, times: 2, owner: root)
    nib.layout.constraints.append(nib.layout.constraints[2])
    nib.layout.constraints[5].isPlaceholder = true
    nib.layout[button].text = 0
    nib.layout.texts.append(TextProperties())
    nib.layout.texts[0].text = "Sign in!"
    (nib.layout.texts[0].fontSize, nib.layout.texts[0].textStyle) = (17, .body)

    #expect(
      nib.text { $0 == field ? "E-mail Field" : nil } == """
        version: 1
        defaults: {translatesAutoresizingMaskIntoConstraints: false}
        view:
          id: root
          subviews:
            - id: signInButton
              class: UIButton
              text: "Sign in!"
              font: body
              constraints:
                - trailing == superview.trailing - 8
                - top == superview.safeAreaLayoutGuide.top
                - top == superview.safeAreaLayoutGuide.top  # removed at build time
            - id: eMailField
              class: UITextField
              constraints:
                - bottom <= superview.bottom - 20
                - top == signInButton.bottom + 4
            - id: textField
              class: UITextField
              constraints:
                - superview.width == 2 * width

        """)
  }

  @Test("says which of Interface Builder's scroll views are asked for their content size, where it does not show")
  func contentDeciders() {
    var nib = Builder(.interfaceBuilder(toolsVersion: 21000))
    let root = nib.add("root")
    let empty = nib.add("empty", .scrollView, in: root)
    let fixed = nib.add("fixed", .scrollView, in: root)
    let label = nib.add("label", .label, in: fixed)
    let usual = nib.add("usual", .scrollView, in: root)
    let content = nib.add("content", in: usual)
    for view in [empty, label, usual, content] { nib.layout[view].traits.remove(.translatesMask) }
    for (index, view) in [empty, fixed, usual].enumerated() {
      nib.layout[view].scroll = Int32(index)
      nib.layout.scrolls.append(ScrollProperties())
    }
    nib.layout.scrolls[0].hasLayoutGuides = true
    nib.layout[fixed].frame = Rect(x: 0, y: 0, width: 10, height: 20)

    #expect(
      nib.text() == """
        version: 1
        view:
          id: root
          subviews:
            - id: scrollView
              class: UIScrollView
              translatesAutoresizingMaskIntoConstraints: false
              contentSizeDecidedBy: constraints
            - id: scrollView2
              class: UIScrollView
              frame: [0, 0, 10, 20]
              contentSizeDecidedBy: code
              subviews:
                - id: label
                  class: UILabel
                  translatesAutoresizingMaskIntoConstraints: false
            - id: scrollView3
              class: UIScrollView
              translatesAutoresizingMaskIntoConstraints: false
              subviews:
                - id: content
                  translatesAutoresizingMaskIntoConstraints: false

        """)
  }

  @Test("writes the frame of a view to which a subview's mask relates")
  func framesForMasks() {
    var nib = Builder(.interfaceBuilder(toolsVersion: 21000))
    let root = nib.add("root")
    let panel = nib.add("panel", in: root)
    let inside = nib.add("inside", in: panel)
    nib.layout[panel].traits.remove(.translatesMask)
    for view in [panel, inside] {
      nib.layout[view].frame = Rect(x: 0, y: 0, width: 30, height: 40)
      nib.layout[view].traits.insert(.hasFrame)
    }
    nib.layout[inside].autoresizingMask = .flexibleHeight

    #expect(nib.text().ranges(of: "frame: [0, 0, 30, 40]").count == 2)
    nib.layout[inside].autoresizingMask = []
    #expect(nib.text().ranges(of: "frame:").count == 1)
  }

  @Test("keeps stack views' children in their lists, and names only what must be named")
  func stack() {
    var screen = Builder()
    let root = screen.add("")
    let guide = screen.add("spacer", in: root)
    let stack = screen.add("", .stackView, in: root)
    let first = screen.add("", .label, in: stack)
    let background = screen.add("", in: stack)
    let last = screen.add("", .label, in: stack)
    screen.layout[guide].traits.insert(.isLayoutGuide)
    for view in [first, last] {
      screen.layout[view].traits.insert(.isArranged)
      screen.layout[view].traits.remove(.translatesMask)
    }
    screen.layout[stack].stack = 0
    var properties = StackProperties()
    (properties.axis, properties.spacing) = (.vertical, 8)
    properties.customSpacing[first] = 2.5
    screen.layout.stacks.append(properties)
    screen.layout[background].frame = Rect(x: 0, y: 0, width: 10, height: 20)
    screen.layout[background].traits.insert(.hasFrame)
    screen.relate(guide, .height, .none, plus: 8, owner: root)
    screen.relate(last, .width, Item(first))

    #expect(
      screen.text() == """
        version: 1
        view:
          constraints:
            - spacer.height == 8
          layoutGuides:
            - id: spacer
          subviews:
            - class: UIStackView
              axis: vertical
              spacing: 8
              customSpacing: {label: 2.5}
              arrangedSubviews:
                - id: label
                  class: UILabel
                - class: UILabel
                  constraints:
                    - width == label.width
              subviews:
                - frame: [0, 0, 10, 20]

        """)
  }

  @Test("gives every view a name of its own that expressions can read")
  func names() {
    var nib = Builder(.interfaceBuilder(toolsVersion: 21000))
    let root = nib.add("a")
    let proposals = ["self", "top", "--", "Größe", "1.5", "x y", "x-y", "X Y", "", "12-34", "superview", "a\nb: c"]
    for _ in proposals { nib.add("b", in: root) }
    let text = nib.text { $0 == root ? nil : proposals[Int($0.index) - 1] }
    let ids = text.split(separator: "\n").compactMap { line in
      line.contains("id: ") ? String(line.split(separator: ": ", maxSplits: 1)[1]) : nil
    }
    #expect(ids.count == proposals.count + 1)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      let expression = try? read(Array("\(id).width == \(id).height".utf8))
      #expect(expression?.first.subject == .named, "\(id)")
    }
  }

  @Test("says what is left out")
  func leftOut() {
    var nib = Builder(.interfaceBuilder(toolsVersion: 21000))
    nib.layout.title = "Scene\nof: two"
    let root = nib.add("a")
    let gone = nib.add("b", .label, in: root)
    nib.add("c", in: gone)
    nib.layout[gone].traits.insert(.isUninstalled)
    nib.relate(root, .width, Item(gone))
    #expect(
      nib.text() == #"""
        # Scene\nof: two
        version: 1
        view:
          id: root
          # 'label' is not installed at this size, and left out

        """#)
  }

  @Test("does not grow with the square of the depth")
  func depth() {
    var deep = Builder()
    var view = ViewID.none
    deep.layout.views.reserveCapacity(20_000)
    for index in 0..<20_000 {
      var next = View()
      (next.superview, next.subtreeEnd) = (view, 20_000)
      deep.layout.views.append(next)
      view = ViewID(index)
    }
    let text = deep.text()
    #expect(text.contains("nested too deeply"))
    #expect(text.utf8.count < 2_000_000)
  }
}
