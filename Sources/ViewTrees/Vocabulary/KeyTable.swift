import SourceText
import YAMLSyntax

/// A key of the format: what the schema, completion, hover and suggestions know of it.
package struct KeyDescription: Hashable, Sendable {
  package var name: String
  package var shape: ValueShape
  /// One sentence.
  package var summary: String
  /// What holds when it is left out, as one would write it; `nil` when there is no such value.
  package var defaultValue: String?
  /// Which classes have it.
  package var owner: KeyOwner = .everyView
}

/// Which classes of views have a key.
package enum KeyOwner: Hashable, Sendable {
  case everyView
  case stackView
  case scrollView
}

/// What a mapping's keys are read into.
protocol KeyTarget {
  /// A key was read that only some classes have.
  mutating func wrote(_ key: NodeID, of owner: KeyOwner)
}

extension KeyTarget {
  mutating func wrote(_ key: NodeID, of owner: KeyOwner) {}
}

/// A key together with the way to read it.
///
/// The table of these is the one place in which the format's vocabulary stands: decoding goes through it, and everything
/// that describes the format is made from it.
struct Key<Target>: Sendable {
  typealias Reading = @Sendable (_ value: NodeID, _ target: inout Target, _ decoder: inout DocumentDecoder) -> Void

  let description: KeyDescription
  let read: Reading

  init(
    _ name: String, _ shape: ValueShape, _ summary: String, default defaultValue: String? = nil,
    of owner: KeyOwner = .everyView, read: @escaping Reading
  ) {
    description = KeyDescription(
      name: name, shape: shape, summary: summary, defaultValue: defaultValue, owner: owner)
    self.read = read
  }
}

/// The keys that one kind of mapping may have, found by their bytes.
struct KeyTable<Target>: Sendable {
  let keys: [Key<Target>]
  /// What the keys belong to, as messages call it: `a view`.
  let subject: String
  private let index: WordIndex

  init(of subject: String, _ keys: [Key<Target>]) {
    self.keys = keys
    self.subject = subject
    index = WordIndex(keys.map(\.description.name))
  }

  /// The index of the key of a name.
  func find(_ name: UnsafeBufferPointer<UInt8>) -> Int? { index.find(name) }
}

extension DocumentDecoder {
  /// Reads a mapping key by key through its table; keys that are in no table are told.
  ///
  /// - Parameter unknown: is asked about a key that the table lacks; true when it is dealt with.
  mutating func read<Target: KeyTarget>(
    _ mapping: NodeID, into target: inout Target, by table: KeyTable<Target>,
    unknown: (_ entry: SyntaxEntry, _ decoder: inout DocumentDecoder) -> Bool = { _, _ in false }
  ) {
    for entry in reader.entries(of: mapping) {
      let name = reader.bytes(of: entry.key)
      if let index = table.find(name) {
        currentKey = entry.key
        // An alias that refers to nothing has been told by the parser.
        if reader.kind(of: entry.value) == .alias { continue }
        // Parts, not the whole key, whose description would be copied with it.
        let owner = table.keys[index].description.owner
        table.keys[index].read(entry.value, &target, &self)
        if owner != .everyView { target.wrote(entry.key, of: owner) }
      } else if !unknown(entry, &self) {
        reportUnknownKey(entry.key, of: table.subject, among: table.keys.map(\.description.name))
      }
    }
  }

  /// Tells of a key that nobody knows, unless it is the user's own (`x-…`).
  ///
  /// - Returns: the known key that was most likely meant.
  @discardableResult
  mutating func reportUnknownKey(_ key: NodeID, of subject: String, among known: [String]) -> String? {
    guard reader.kind(of: key) == .scalar else {
      if reader.kind(of: key) != .alias {
        report(.invalidValue, at: tellableRange(key), "a key is a word, not a list or a mapping")
      }
      return nil
    }
    let name = reader.string(of: key)
    if name.hasPrefix("x-") { return nil }
    let range = reader.range(of: key)
    suggestionAllowance -= known.count
    let meant =
      Misnomers.key(name).flatMap { known.contains($0) ? .init($0, isOnly: false) : nil }
      ?? (suggestionAllowance > 0 ? NearestName.match(name, among: known) : nil)
    report(
      .unknownKey, at: range, "'\(name)' is no key of \(subject)", help: meant.map { "did you mean '\($0.name)'?" },
      fix: spelling(meant, of: key))
    return meant?.name
  }
}

/// What people write for a key whose name is not near enough to be found by its letters.
enum Misnomers {
  static func key(_ name: String) -> String? { table[name] }

  private static let table = [
    "children": "subviews", "views": "subviews", "content": "subviews", "arranged": "arrangedSubviews",
    "type": "class", "kind": "class", "customClass": "class", "baseClass": "superclass", "inherits": "superclass",
    "name": "id", "identifier": "id", "hidden": "isHidden", "lines": "numberOfLines", "size": "frame",
    "rect": "frame", "autoresizing": "autoresizingMask",
    "tamic": "translatesAutoresizingMaskIntoConstraints", "translates": "translatesAutoresizingMaskIntoConstraints",
    "hugging": "contentHuggingPriority", "compression": "contentCompressionResistancePriority",
    "compressionResistance": "contentCompressionResistancePriority", "margins": "layoutMargins",
    "guides": "layoutGuides", "intrinsicSize": "intrinsicContentSize", "insets": "contentInset",
    "root": "view", "rules": "constraints", "screens": "devices", "sizes": "devices", "constants": "metrics",
    "variables": "metrics", "format": "visualFormat", "vfl": "visualFormat",
  ]
}
