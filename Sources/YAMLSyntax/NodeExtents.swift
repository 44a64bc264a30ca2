/// Where a node's own text begins and ends, where libyaml's marks say more.
extension TreeBuilder {
  /// Behind the anchor and the tag that stand in front of a node, and the blanks, line ends and comments after them.
  static func skipProperties(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var i = start
    while i < end {
      switch text[i] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        // In flow style an anchor or a tag may also end at a bracket or comma.
        while i < end, text[i] > 0x20, text[i] != UInt8(ascii: ","), text[i] != UInt8(ascii: "]"),
          text[i] != UInt8(ascii: "}")
        {
          i += 1
        }
      case 0x20, 0x09, 0x0A, 0x0D: i += 1
      case UInt8(ascii: "#") where i > start && text[i - 1] <= 0x20:
        while i < end, text[i] != 0x0A, text[i] != 0x0D { i += 1 }
      default: return i
      }
    }
    return end
  }

  /// The end of a block scalar's last line of text.
  static func tightEnd(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, text[end - 1] <= 0x20 { end -= 1 }
    return end
  }
}
