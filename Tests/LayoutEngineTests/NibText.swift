import InterfaceBuilder
import LayoutEngine
import LayoutModel
import SourceText

/// Interface Builder files in few words, and what comes of them.
enum NibText {
  /// A xib whose root is 300 by 400 points, of no known device.
  static func solve(
    _ subviews: String, _ constraints: String = "", version: String = "21701",
    for purpose: LayoutEngine.Purpose = .judging
  ) -> SolvedLayout? {
    solve(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>\(subviews)</subviews>
      <constraints>\(constraints)</constraints></view>
      """, version: version, for: purpose)
  }

  static func solve(
    _ object: String, version: String, for purpose: LayoutEngine.Purpose = .judging
  ) -> SolvedLayout? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\(object)</objects></document>
      """
    let document = InterfaceBuilderDocument(SourceFile(path: "View.xib", text: text))
    guard let layout = document.layouts.last, let device = layout.devices.first else { return nil }
    return LayoutEngine.solve(layout, device: device, for: purpose)
  }

  /// A view element placed by constraints, unless its attributes say otherwise.
  static func view(
    _ tag: String, _ id: String, _ frame: (Double, Double, Double, Double), _ attributes: String = "",
    _ inside: String = "", flag: String = "translatesAutoresizingMaskIntoConstraints=\"NO\""
  ) -> String {
    """
    <\(tag) \(attributes) \(flag) id="\(id)"><rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" \
    height="\(frame.3)"/>\(inside)</\(tag)>
    """
  }

  /// Constraints, one a word: `a.top=root.top+8`, `a.width=10@250`. A `!` in front makes a placeholder.
  static func constraints(_ words: String) -> String {
    var number = 0
    return words.split(separator: " ").map { word in
      number += 1
      let isPlaceholder = word.hasPrefix("!")
      let priority = word.split(separator: "@").dropFirst().first ?? "1000"
      let sides = word.drop { $0 == "!" }.prefix { $0 != "@" }.split(separator: "=")
      let first = sides[0].split(separator: ".")
      let right = sides[1].split(separator: "+")
      let second = right[0].split(separator: ".")
      let isNumber = second.count == 1
      let constant = isNumber ? right[0] : right.count > 1 ? right[1] : "0"
      let item = isNumber ? "" : "secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
      return """
        <constraint firstItem="\(first[0])" firstAttribute="\(first[1])" \(item) constant="\(constant)" \
        priority="\(priority)" \(isPlaceholder ? "placeholder=\"YES\"" : "") id="k\(number)-\(first[0])"/>
        """
    }.joined()
  }
}

extension SolvedLayout {
  private func find(_ id: String) -> ViewID? { layout.viewIDs.first { layout.names[layout[$0].name] == id } }

  func open(_ id: String) -> [String] { find(id).map { ambiguity(of: $0).names } ?? ["no such view"] }

  func frame(_ id: String) -> Rect? { find(id).map { frame(of: $0) } }

  func openContent(_ id: String) -> [String] {
    guard let view = find(id), let area = contentArea(of: view) else { return ["no such scroll view"] }
    return (area.ambiguous.horizontal ? ["width"] : []) + (area.ambiguous.vertical ? ["height"] : [])
  }
}
