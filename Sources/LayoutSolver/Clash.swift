/// Required rows that cannot hold together.
struct Clash<Number: ExactNumber>: Sendable {
  /// The rows, each with its form's share in a sum that contradicts itself.
  let parts: [SparseVector<Number>.Entry]
  /// Whether that sum is known. If not, the rows are not all that take part.
  let isProven: Bool

  /// In rising order of the rows.
  init(_ parts: [SparseVector<Number>.Entry]) {
    self.parts = parts.sorted { $0.index < $1.index }
    isProven = true
  }

  init(unproven row: Int32) {
    parts = [.init(index: row, value: .one)]
    isProven = false
  }

  var rows: [Int32] { parts.map(\.index) }
}
