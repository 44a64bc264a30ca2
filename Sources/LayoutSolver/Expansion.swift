extension Answer {
  /// The freedoms in a combination of roots, with their shares; of very many those that are found first.
  ///
  /// Roots are taken in an order in which none comes back, so that what cancels has done so before it is followed.
  func freedoms<Wide: ExactNumber>(
    in combination: [SparseVector<Wide>.Entry], _ widen: (Number) -> Wide
  ) throws -> SparseVector<Wide> {
    /// The search ends after this many roots.
    let limit = 64
    var pending = combination.map { (rank: rank(of: $0.index), root: $0.index, share: $0.value) }
    var found: [SparseVector<Wide>.Entry] = []
    var count = 0
    while count < limit,
      let next = pending.indices.max(by: {
        (pending[$0].rank, pending[$0].root) < (pending[$1].rank, pending[$1].root)
      })
    {
      let (_, root, share) = pending.remove(at: next)
      if share.isZero { continue }
      count += 1
      try forEachOrigin(of: root, widen) { entry in
        if let known = pending.firstIndex(where: { $0.root == entry.index }) {
          pending[known].share = try Wide.multiplyAdd(pending[known].share, share, entry.value)
        } else {
          let value = try Wide.multiply(share, entry.value)
          pending.append((rank(of: entry.index), entry.index, value))
        }
      } freedom: { entry in
        found.append(.init(index: entry.index, value: try Wide.multiply(share, entry.value)))
      }
    }
    return try SparseVector(unsorted: found)
  }
}
