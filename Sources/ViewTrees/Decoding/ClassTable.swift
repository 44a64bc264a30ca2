package import LayoutModel

/// The classes of the user's own that a config file names once for all files.
package struct ClassTable: Sendable {
  /// What is said of one class.
  package struct Declaration: Sendable {
    package var name: String
    /// A class of UIKit, or another of the user's own.
    package var superclass: String
    /// The natural size of its views; `nil` to leave it to the class it inherits from.
    package var intrinsicContentSize: PerAxis<Dimension>?

    package init(name: String, superclass: String, intrinsicContentSize: PerAxis<Dimension>? = nil) {
      (self.name, self.superclass, self.intrinsicContentSize) = (name, superclass, intrinsicContentSize)
    }
  }

  /// A class as far as layout is concerned.
  package struct Known: Sendable, Equatable {
    package var kind: UIKitClass
    package var intrinsicContentSize: PerAxis<Dimension>?
  }

  /// The user's own classes; few.
  private var own: [(name: String, known: Known)] = []

  /// A table without classes of the user's own.
  package init() {}

  /// Of two declarations of one name the last counts. Classes whose superclasses lead nowhere are left out.
  package init(_ declarations: [Declaration]) {
    let declared = Dictionary(declarations.map { ($0.name, $0) }) { $1 }
    for declaration in declared.values {
      var size = declaration.intrinsicContentSize
      var superclass = declaration.superclass
      // A chain longer than the table goes in circles.
      for _ in 0...declared.count {
        if let kind = Self.kind(ofUIKitClass: superclass) {
          own.append((declaration.name, Known(kind: kind, intrinsicContentSize: size)))
          break
        }
        guard let next = declared[superclass] else { break }
        size = size ?? next.intrinsicContentSize
        superclass = next.superclass
      }
    }
  }

  /// What is known of a class, UIKit's or the user's own; a Swift module's name before it does not matter.
  package func find(_ name: String) -> Known? {
    if let own = ownClass(name) { return own }
    if let kind = Self.kind(ofUIKitClass: name) { return Known(kind: kind, intrinsicContentSize: nil) }
    guard let point = name.lastIndex(of: ".") else { return nil }
    let base = String(name[name.index(after: point)...])
    return ownClass(base) ?? Self.kind(ofUIKitClass: base).map { Known(kind: $0, intrinsicContentSize: nil) }
  }

  /// The class of UIKit that a name in a file is, as most are; `nil` where there is more to know.
  func plainUIKitClass(_ name: UnsafeBufferPointer<UInt8>) -> UIKitClass? {
    own.isEmpty ? UIKitClass(name: name) : nil
  }

  private func ownClass(_ name: String) -> Known? { own.first { $0.name == name }?.known }

  /// Every name that may stand under `class`, for suggestions and completion.
  package var names: [String] {
    own.map(\.name).sorted() + UIKitClass.allCases.map(\.name) + Self.relatives.words.sorted()
  }

  private static func kind(ofUIKitClass name: String) -> UIKitClass? {
    UIKitClass(name: name) ?? relatives.find(name)
  }

  /// Apple's other view classes, by the one whose layout theirs is like.
  private static let relatives = WordTable<UIKitClass>([
    ("UICollectionViewListCell", .collectionViewCell), ("UIListContentView", .view),
    ("UIContentUnavailableView", .view),
    ("UIPasteControl", .control), ("UIEventAttributionView", .view), ("UIWebView", .webView),
    ("UIPopoverBackgroundView", .view), ("PKCanvasView", .scrollView), ("PDFView", .view),
    ("PDFThumbnailView", .view), ("SKView", .view), ("GLKView", .view), ("MKAnnotationView", .view),
    ("MKMarkerAnnotationView", .view), ("MKPinAnnotationView", .view), ("ASAuthorizationAppleIDButton", .control),
    ("PKPaymentButton", .button), ("CLLocationButton", .control), ("LPLinkView", .view), ("AVRoutePickerView", .view),
  ])
}
