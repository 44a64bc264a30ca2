import LayoutModel
import SourceText
import YAMLSyntax

/// What is noted of a constraint that could not be read: the views that it may have been about.
extension DocumentDecoder {
  /// Notes it at the items that are known, and at the view in whose list it stands.
  mutating func markUnread(_ first: Item?, _ second: Item?, _ owner: ViewID) {
    for view in [first?.view ?? .none, second?.view ?? .none, owner] where view.exists {
      layout[view].traits.insert(.hasUnreadConstraint)
    }
  }

  /// Notes it at the views whose ids stand in its text, wherever they stand in it.
  mutating func markUnread(namesIn range: ByteRange, _ owner: ViewID) {
    markUnread(nil, nil, owner)
    let text = reader.text[range.clamped(to: reader.text.count).indices]
    for word in text.split(whereSeparator: { !ByteCursor.isInID($0) }) {
      guard let view = find(UnsafeBufferPointer(rebasing: word)) else { continue }
      layout[view].traits.insert(.hasUnreadConstraint)
    }
  }
}
