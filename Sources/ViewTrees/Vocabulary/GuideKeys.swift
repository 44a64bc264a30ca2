import YAMLSyntax

/// What a custom layout guide says.
struct GuideDraft: KeyTarget {
  var idNode: NodeID?
}

extension KeyTable<GuideDraft> {
  /// Every key of an item of `layoutGuides`.
  static let layoutGuide = KeyTable(
    of: "a layout guide",
    [
      Key("id", .id, "The guide's name, for constraints.") { value, guide, decoder in
        guide.idNode = decoder.scalar(value, "a name")
      }
    ])
}
