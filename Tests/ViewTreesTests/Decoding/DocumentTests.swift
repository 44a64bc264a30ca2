import LayoutModel
import SourceText
import Testing
import YAMLSyntax

@testable import ViewTrees

@Suite struct DocumentTests {
  @Test(arguments: [
    ("", "the file has no view tree"),
    ("# only a comment\n", "the file has no view tree"),
    ("---\n", "a view tree is a mapping with the key 'view', and this is nothing"),
    ("- id: a\n", "a view tree is a mapping with the key 'view', and this is a list"),
    ("hello\n", "a view tree is a mapping with the key 'view', and this is text"),
    ("version: 1\n", "the document has no root view"),
    ("view:\n", "'view' is a mapping, as in {id: title, class: UILabel}"),
    ("view: [a]\n", "'view' is a mapping, as in {id: title, class: UILabel}"),
    ("id: root\nsubviews: []\n", "the root view's keys stand at the top of the document, without 'view:'"),
    ("veiw: {id: root}\n", "'veiw' is no key of a document"),
    ("view: {}\nsubviews: []\n", "'subviews' is a key of a view, not of a document"),
    ("view: {}\nversion: 2\n", "'version' takes 1, the only version there is, not '2'"),
    ("view: {}\nversion: '1'\n", "'version' takes 1, the only version there is, not '1' in quotes"),
    ("view: {}\nmetrics: {a: b}\n", "'a' takes a number, not 'b'"),
    ("view: {}\nmetrics: [a]\n", "'metrics' takes a mapping of names to numbers, as in {gap: 8}, not a list"),
    ("view: {}\nmetrics: {a: .inf}\n", "'a' takes a finite number, not '.inf'"),
    ("view: {}\ndevices: [iphone-51]\n", "'devices' takes names of devices and sizes, not 'iphone-51'"),
    (
      "view: {}\ndevices: [[0, 3]]\n",
      "'devices' takes devices with sides above 0 and below a million points, not a list"
    ),
    (
      "view: {}\ndevices: iphone-15\n",
      "'devices' takes a list of device names and sizes, as in "
        + "[iphone-15, [390, 844]], not 'iphone-15'"
    ),
    (
      "view: {}\nconstraints: {a: b}\n",
      "'constraints' takes a list of constraints: begin each on a line of its own "
        + "with '- ', not a mapping"
    ),
    (
      "view: {}\nkeyboard: yes\n",
      "'keyboard' takes a mapping, as in {scrollView: scroll, show: keyboardWillShow}, "
        + "not 'yes'"
    ),
    ("view: {}\nkeyboard: {scrollView: nobody}\n", "no view of this document has the id 'nobody'"),
    ("view: {id: root}\nkeyboard: {scrollView: root}\n", "'root' is a UIView, not a scroll view"),
    ("view: {}\nkeyboard: {adjust: [frame]}\n", "'adjust' is no key of keyboard"),
    ("view: {}\nkeyboard: {frame: frameStart}\n", "'frame' takes frameBegin or frameEnd, not 'frameStart'"),
  ])
  func aWrongDocumentIsTold(_ text: String, _ message: String) {
    #expect(Decoded(text).messages == [message])
  }

  @Test func aMisspelledViewIsReadAllTheSame() {
    #expect(Decoded("veiw: {id: root}\n").layout.views.count == 1)
  }

  @Test func devicesAreNamesAndSizes() {
    let decoded = Decoded("devices: [ipad-11, [390, 844], 320x568, ipad-11]\nview: {}\n")
    #expect(decoded.places == [])
    #expect(decoded.layout.devices.map(\.width) == [834, 390, 320])
  }

  @Test func theKeyboardIsRead() {
    let decoded = Decoded(
      """
      keyboard:
        scrollView: scroll
        show: UIResponder.keyboardWillShowNotification
        hide: keyboardWillHide
        frame: frameBegin
        adjusts: [contentInset, verticalScrollIndicatorInsets]
        restores: contentInset
        removesObservers: NO
      view: {subviews: [{id: scroll, class: UITableView}]}
      """)
    #expect(decoded.places == [])
    let keyboard = decoded.layout.keyboard
    #expect(keyboard?.scrollView == ViewID(1))
    #expect(keyboard?.show == "keyboardWillShow")
    #expect(keyboard?.hide == "keyboardWillHide")
    #expect(keyboard?.frame == .begin)
    #expect(keyboard?.adjusts == [.contentInset, .scrollIndicatorInsets])
    #expect(keyboard?.restores == [.contentInset])
    #expect(keyboard?.removesObservers == false)
    #expect(keyboard.map { decoded.source.text(in: $0.range) } == "keyboard")
  }

  @Test func everyDocumentHasIdsOfItsOwn() {
    let decoded = Decoded("view: {id: a}\n---\nview: {id: a, subviews: [{id: b}]}\n---\n")
    #expect(decoded.places == [])
    #expect(decoded.layouts.map(\.views.count) == [1, 2])
    #expect(decoded.layouts.map { decoded.source.text(in: $0.range) }.first == "view: {id: a}")
  }

  @Test(arguments: [
    "view:\n  id: root\n  subviews:\n    - id: a\n      constraints:\n        - width == b.width\n        - x: \"\n",
    "view: {subviews: [{id: a}, {id: a}, {clas: b}",
    "constraints:\n  - a.width == 3\nview: @\n",
  ])
  func aBrokenFileIsToldOfAsFarAsItGoes(_ text: String) {
    let decoded = Decoded(text)
    #expect(decoded.findings.filter { $0.rule == .yamlSyntax }.count == 1)
    #expect(!decoded.findings.contains { $0.rule == .unknownView })
    #expect(!decoded.messages.contains { $0.contains("no root view") })
    #expect(decoded.layouts.allSatisfy { $0.isIncomplete })
  }

  @Test func encodingsAndLineEndsMakeNoDifference() {
    let text = "view:\n  id: root\n  subviews:\n    - id: a\n      frame: [0, 0, -1, 0]\n      clas: é\n"
    let places = ["5:21-23 invalid-value", "6:7-11 unknown-key"]
    #expect(Decoded(text).places == places)
    #expect(Decoded("\u{FEFF}" + text).places == places)
    #expect(Decoded(text.split(separator: "\n").joined(separator: "\r\n")).places == places)
    #expect(Decoded(text.split(separator: "\n").joined(separator: "\r")).places == places)
    let utf16 = "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(Decoded(SourceFile(path: "", decoding: utf16)).places == places)
  }

  @Test func noPrefixOfAFileCrashes() {
    let text = """
      defaults: {font: body}
      metrics: {gap: 8}
      keyboard: {scrollView: s, show: keyboardWillShow}
      devices: [[1, 2], ipad-11]
      view:
        id: root
        class: UIStackView
        arrangedSubviews: [a, {id: b, constraints: [width == self.height * 2 @high]}]
        subviews: [&x {id: a, <<: {class: UILabel}}, *x]
      constraints:
        - H:|-gap-[a(>=3)]-[b]|
        - {firstItem: a, firstAttribute: width, constant: gap}
      """
    let bytes = Array(text.utf8)
    for count in 0...bytes.count { _ = Decoded(SourceFile(path: "", bytes: Array(bytes[..<count]))) }
    for index in bytes.indices {
      var changed = bytes
      changed[index] = UInt8(truncatingIfNeeded: 31 &* index)
      _ = Decoded(SourceFile(path: "", bytes: changed))
    }
  }

  @Test func manyUnknownKeysAreToldAndTheFirstOfThemExplained() {
    let keys = (1...3_000).map { "  constrants\($0): 1\n" }
    let findings = Decoded("view:\n" + keys.joined()).findings
    #expect(findings.count == keys.count)
    #expect(findings.first?.help == "did you mean 'constraints'?")
    #expect(findings.last?.help == nil)
  }
}
