import FlatCollections

/// Some of a layout's views.
public struct ViewSet: Sendable {
  private var places = PlaceSet()

  public init() {}

  public var isEmpty: Bool { places.isEmpty }
  public var count: Int { places.count }

  public func contains(_ view: ViewID) -> Bool { places.contains(Int(view.index)) }

  /// Adds a view that exists; says whether it is new.
  @discardableResult
  public mutating func insert(_ view: ViewID) -> Bool { places.insert(Int(view.index)) }

  /// The views in tree order.
  public var views: [ViewID] { places.places.map { ViewID($0) } }
}

/// A value for some of a layout's views.
public struct ViewMap<Value> {
  /// For each view its place among the values, or -1; as long as needed.
  @usableFromInline var places: [Int32] = []
  @usableFromInline var values: [Value] = []

  public init() {}

  public var isEmpty: Bool { values.isEmpty }

  @inlinable public subscript(view: ViewID) -> Value? {
    guard Int(view.index) < places.count, places[Int(view.index)] >= 0 else { return nil }
    return values[Int(places[Int(view.index)])]
  }

  /// Gives a view that exists a value, which cannot be taken away again.
  public mutating func set(_ value: Value, for view: ViewID) {
    let index = Int(view.index)
    while places.count <= index { places.append(-1) }
    if places[index] >= 0 {
      values[Int(places[index])] = value
    } else {
      places[index] = Int32(values.count)
      values.append(value)
    }
  }

  /// The views that have a value, in tree order.
  public var views: [ViewID] { places.indices.filter { places[$0] >= 0 }.map { ViewID($0) } }
}

extension ViewMap: Sendable where Value: Sendable {}
