/// The words of attribute names by the address of the name.
///
/// expat keeps each attribute name of a document in one place for as long as the parser lives, so that an address seen
/// before means the same name, and most names need not be read.
struct AttributeWords {
  private static let slotCount = 256
  private var addresses = [UnsafePointer<CChar>?](repeating: nil, count: slotCount)
  private var words = [Word](repeating: .other, count: slotCount)

  mutating func find(_ name: UnsafePointer<CChar>, _ table: WordTable) -> Word {
    let slot = Int(bitPattern: name) >> 3 & (Self.slotCount - 1)
    if addresses[slot] == name { return words[slot] }
    let word = table.find(XMLParser.State.bytes(name))
    addresses[slot] = name
    words[slot] = word
    return word
  }
}
