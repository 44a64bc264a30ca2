package import LayoutModel

extension InterfaceBuilderDocument {
  /// What the document's authors call its views: the first outlet that a view is connected to, else its label in the
  /// outline. Keyed by object id, for the layouts of this document; a name need be neither an identifier nor unique.
  package func readableNames() -> [Name: String] {
    var outlets: [Name: String] = [:]
    var labels: [Name: String] = [:]
    for index in tree.elements.indices {
      let element = tree.elements[index]
      if element.tag == .outlet {
        guard let property = tree.string(.property, of: index), !Self.roles.contains(property),
          let destination = tree.string(.destination, of: index)
        else { continue }
        let id = tree.names.find(destination)
        if id.exists, outlets[id] == nil { outlets[id] = property }
      } else if element.id.exists, let label = tree.string(.userLabel, of: index) {
        labels[element.id] = label
      }
    }
    return outlets.merging(labels) { outlet, _ in outlet }
  }

  /// Outlets that say what a view is to its owner, not which view it is.
  private static let roles: Set<String> = ["view", "delegate", "dataSource", "contentView"]
}
