import InterfaceBuilder
import LayoutModel
import SourceText

/// A xib around some objects.
func xib(_ objects: String, document: String = "", after: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505.1" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    \(document.isEmpty ? "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>" : document)
    <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      \(objects)
    </objects>
    \(after)
  </document>
  """
}

/// A root view of 393 by 852 points.
func root(_ subviews: String, _ constraints: String = "", extra: String = "") -> String {
  """
  <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>\(constraints)</constraints>
    \(extra)
  </view>
  """
}

/// A view element placed by constraints.
func element(_ tag: String, _ id: String, _ attributes: String = "", _ inside: String = "") -> String {
  """
  <\(tag) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="10" y="20" width="30" height="40.5"/>
    \(inside)
  </\(tag)>
  """
}

func read(_ text: String) -> InterfaceBuilderDocument {
  InterfaceBuilderDocument(SourceFile(path: "Screen.xib", text: text))
}

extension Layout {
  /// The view with an id.
  func view(_ id: String) -> View? { views.first { names[$0.name] == id } }

  /// A constraint in one line, as a message would write it.
  func line(_ constraint: Constraint) -> String {
    func text(_ item: Item, _ attribute: Attribute) -> String {
      guard item.exists else { return "" }
      let guide = item.guide == .none ? "" : ".\(item.guide.name)"
      return "\(names[self[item.view].name])\(guide).\(attribute.name)"
    }
    let right =
      (constraint.second.exists ? "\(constraint.multiplier)*" : "")
      + "\(text(constraint.second, constraint.secondAttribute))+\(constraint.constant)@\(constraint.priority.value)"
    return "\(text(constraint.first, constraint.firstAttribute)) \(constraint.relation.symbol) \(right)"
  }
}

extension String {
  /// What stands before the first occurrence of a text.
  func prefix(before text: String) -> Substring? {
    indices.first { self[$0...].hasPrefix(text) }.map { self[..<$0] }
  }
}
