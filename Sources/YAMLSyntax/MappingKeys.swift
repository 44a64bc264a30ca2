import SourceText

/// What is done once a mapping is complete: repeated keys are told, merge keys applied.
///
/// An alias refers to a node that is complete, so a mapping that is merged in has its own merge keys applied already,
/// and no merge needs recursion.
extension TreeBuilder {
  mutating func finishMapping(_ mapping: Int, _ text: UnsafeBufferPointer<UInt8>) {
    keys.removeAll()
    var mergeKeys: [Int] = []
    let end = store.nodes.count
    var key = mapping + 1
    while key < end {
      let value = store.nodes[key].after(key)
      let node = store.nodes[key]
      if node.kind == .scalar {
        if Self.isMergeKey(node, text) { mergeKeys.append(key) }
        if let first = keys.insert(key, store, text) { reportRepeated(key, first, text) }
      }
      // The last key of a broken file may have no value.
      guard value < end else { break }
      key = store.nodes[value].after(value)
    }
    if !mergeKeys.isEmpty { merge(mergeKeys, into: mapping, end, text) }
  }

  private static func isMergeKey(_ node: SyntaxNode, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    node.style == .plain && node.end - node.start == 2 && text[Int(node.start)] == UInt8(ascii: "<")
      && text[Int(node.start) + 1] == UInt8(ascii: "<")
  }

  private mutating func reportRepeated(_ key: Int, _ first: Int, _ text: UnsafeBufferPointer<UInt8>) {
    store.nodes[key].flags |= SyntaxNode.Flag.isRepeatedKey
    let name = store.withValue(of: key, in: text) { String(decoding: $0.prefix(80), as: UTF8.self) }
    findings.append(
      Finding(
        .yamlSyntax, .error, at: store.nodes[key].range, "the key '\(name)' stands in this mapping twice",
        related: [.init(store.nodes[first].range, "'\(name)' was set here, and this is what counts")],
        help: "remove one of them"))
  }

  /// Writes down the mapping's entries: its own first, then those merged in whose keys it has not had yet.
  private mutating func merge(_ mergeKeys: [Int], into mapping: Int, _ end: Int, _ text: UnsafeBufferPointer<UInt8>) {
    let start = store.mergedEntries.count
    var key = mapping + 1
    while key < end {
      let value = store.nodes[key].after(key)
      guard value < end else { break }
      if !mergeKeys.contains(key), !store.nodes[key].has(SyntaxNode.Flag.isRepeatedKey) {
        store.mergedEntries.append(SyntaxEntry(key: NodeID(key), value: NodeID(store.resolved(value))))
      }
      key = store.nodes[value].after(value)
    }
    for key in mergeKeys where key + 1 < end {
      let source = store.resolved(key + 1)
      guard store.nodes[source].kind == .sequence else {
        mergeEntries(of: source, writtenAt: key + 1, text)
        continue
      }
      var item = source + 1
      while item < Int(store.nodes[source].link) {
        mergeEntries(of: store.resolved(item), writtenAt: item, text)
        item = store.nodes[item].after(item)
      }
    }
    store.nodes[mapping].flags |= SyntaxNode.Flag.isMerged
    mergedIndex[Int32(mapping)] = store.mergedMappings.count
    store.mergedMappings.append(
      MergedMapping(node: Int32(mapping), start: Int32(start), end: Int32(store.mergedEntries.count)))
  }

  private mutating func mergeEntries(of source: Int, writtenAt place: Int, _ text: UnsafeBufferPointer<UInt8>) {
    let node = store.nodes[source]
    guard node.kind == .mapping else {
      // An alias that refers to nothing has been told.
      if node.kind != .alias {
        findings.append(
          Finding(
            .yamlSyntax, .error, at: store.nodes[place].range,
            "the merge key << takes a mapping or a list of mappings, as in <<: *name"))
      }
      return
    }
    if let index = mergedIndex[Int32(source)] {
      let merged = store.mergedMappings[index]
      for index in Int(merged.start)..<Int(merged.end) {
        guard add(store.mergedEntries[index], writtenAt: place, text) else { return }
      }
      return
    }
    var key = source + 1
    while key < Int(node.link) {
      let value = store.nodes[key].after(key)
      guard value < Int(node.link) else { return }
      if !store.nodes[key].has(SyntaxNode.Flag.isRepeatedKey) {
        let entry = SyntaxEntry(key: NodeID(key), value: NodeID(store.resolved(value)))
        guard add(entry, writtenAt: place, text) else { return }
      }
      key = store.nodes[value].after(value)
    }
  }

  /// Adds an entry unless its key is there; `false` when the limit is reached.
  private mutating func add(_ entry: SyntaxEntry, writtenAt place: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    mergeSteps += 1
    guard mergeSteps <= SyntaxTree.mergeLimit else {
      if mergeSteps == SyntaxTree.mergeLimit + 1 {
        findings.append(
          Finding(
            .yamlSyntax, .error, at: store.nodes[place].range,
            "the merge keys of this file add up to more than \(SyntaxTree.mergeLimit) entries; the rest is not read"))
      }
      return false
    }
    let key = Int(entry.key.index)
    if store.nodes[key].kind != .scalar || keys.insert(key, store, text) == nil { store.mergedEntries.append(entry) }
    return true
  }
}
