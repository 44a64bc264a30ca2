import LayoutModel

/// The size at which a tree is judged, and the safe area inside it, which no file stores.
enum RootGeometry {
  static func device(for layout: Layout, root: Int, in reader: LayoutReader) -> Device {
    let frame = layout.views.first?.frame ?? .zero
    var device = Device(width: frame.width, height: frame.height)
    let key = reader.tree.elements[root].key
    let isScreen = key == .view || reader.tree.elements[Int(reader.tree.elements[root].parent)].tag == .objects
    if !isScreen { device.safeArea = .zero }
    return device
  }
}
