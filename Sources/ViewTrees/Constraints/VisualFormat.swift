package import LayoutModel
package import SourceText

/// A string of the Visual Format Language: `V:|-[title]-(>=8@high)-[button(44)]-|`.
///
///     let format = try VisualFormat(bytes) { metrics.value(of: $0) }
///     if let problem = format.problem(with: options) { … }
///     for piece in format.pieces(options: options) { … }
///
/// Reads what UIKit's own parser reads and refuses what it refuses, blanks among them, in UIKit's words and at the place
/// at which UIKit stops. All ranges are relative to the text. Views stay names, for the caller to resolve; metrics are
/// asked for while reading. `pieces` says which constraints the string makes.
package struct VisualFormat: Sendable, Equatable {
  /// `[name(predicates)]`.
  package struct ViewElement: Sendable, Equatable {
    package var name: ByteRange
    /// With its brackets.
    package var range: ByteRange
    /// Indices into `predicates`: what is said about its size along the axis.
    package var predicates: Range<Int>
  }

  /// What stands between two views, or between a view and its superview.
  package struct Connection: Sendable, Equatable {
    package enum Kind: Sendable {
      /// Nothing is written: the two touch.
      case flush
      /// `-`: the standard space.
      case standard
      case predicates
    }

    package var kind: Kind
    /// Empty for a flush connection.
    package var range: ByteRange
    /// Indices into `predicates`.
    package var predicates: Range<Int>
    /// Indices into `views`; `nil` is the superview of the other one.
    package var before: Int?
    package var after: Int?
  }

  /// `>=100@750`.
  package struct Predicate: Sendable, Equatable {
    package enum Object: Sendable, Equatable {
      case number(Double)
      /// The name of a view whose size it is; only in a view's own predicates.
      case view(ByteRange)
    }

    package var relation: Relation
    package var object: Object
    package var objectRange: ByteRange
    package var priority: Priority
    package var range: ByteRange
  }

  package var axis: Axis = .horizontal
  /// The `|` at either end, if there is one.
  package var startsAtSuperview: ByteRange?
  package var endsAtSuperview: ByteRange?
  package var views: [ViewElement] = []
  package var connections: [Connection] = []
  package var predicates: [Predicate] = []

  /// The space that `-` leaves between siblings, in points. To a superview it leaves the superview's margin.
  package static let standardSpace: Double = 8

  /// - Parameter metric: the value of a metric by its name, or `nil`.
  /// - Throws: where and why UIKit would refuse the string.
  package init(
    _ text: UnsafeBufferPointer<UInt8>, metric: (UnsafeBufferPointer<UInt8>) -> Double?
  ) throws(ConstraintSyntaxError) {
    var parser = VisualFormatParser(text)
    try parser.parse(metric: metric)
    self = parser.result
  }

  /// For the parser alone: a format without anything in it.
  init() {}

  /// Whether a text is meant as visual format rather than as an expression.
  @inline(__always)
  package static func isMeant(by text: UnsafeBufferPointer<UInt8>) -> Bool {
    var cursor = ByteCursor(text: text)
    while cursor.take(0x20) || cursor.take(0x09) {}
    switch cursor.peek() {
    case UInt8(ascii: "|"), UInt8(ascii: "["): return true
    case UInt8(ascii: "H"), UInt8(ascii: "V"), UInt8(ascii: "h"), UInt8(ascii: "v"):
      return cursor.peek(1) == UInt8(ascii: ":")
    default: return false
    }
  }
}
