import FlatCollections

/// How propagation tied each unknown to others.
///
/// Ties are shortened later on, so these are what proofs are made of: each is what its row says, once earlier ones have been
/// put in.
struct Attachments<Number: ExactNumber>: Sendable {
  struct Entry: Sendable {
    let row: Int32
    /// `unknown = factor × parent + …`; -1 when it became a number, or follows from several roots.
    let parent: Int32
    /// How many were made before it; `Int32.max` while the unknown is free.
    let order: Int32
    let factor: Number
  }

  /// For each unknown.
  private var entries: [Entry]
  private var count: Int32 = 0
  /// What those unknowns follow from that have several parents.
  private var forms: [Int32: SparseVector<Number>] = [:]

  init(unknowns count: Int) {
    entries = [Entry](count: count, of: Entry(row: -1, parent: -1, order: .max, factor: .zero))
  }

  subscript(unknown: Int32) -> Entry { entries[Int(unknown)] }

  /// Notes what a row made of an unknown.
  @inline(__always)
  mutating func note(_ unknown: Int32, _ row: Int32, parent: Int32 = -1, factor: Number = .zero) {
    entries[Int(unknown)] = Entry(row: row, parent: parent, order: count, factor: factor)
    count &+= 1
  }

  /// Notes an unknown that follows from several others.
  mutating func note(_ unknown: Int32, _ row: Int32, form: SparseVector<Number>) {
    note(unknown, row)
    forms[unknown] = form
  }

  /// What an unknown follows from, up to a constant.
  func forEachParent(of unknown: Int32, _ body: (SparseVector<Number>.Entry) throws -> Void) rethrows {
    let entry = entries[Int(unknown)]
    if entry.parent >= 0 {
      try body(.init(index: entry.parent, value: entry.factor))
    } else if let form = forms[unknown] {
      for part in form.entries { try body(part) }
    }
  }

  /// The same in other numbers.
  func map<Other>(_ convert: (Number) throws -> Other) rethrows -> Attachments<Other> {
    var other = Attachments<Other>(unknowns: 0)
    other.entries = try entries.map {
      .init(row: $0.row, parent: $0.parent, order: $0.order, factor: try convert($0.factor))
    }
    other.forms = try forms.mapValues { try $0.map(convert) }
    return other
  }
}
