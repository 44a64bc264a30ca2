import Linting
import SourceText
import YAMLSyntax

/// Finds what can be written at a place.
///
/// Half a word is seldom a whole document, so the word is made whole in several ways (as a key, as a value, with the
/// brackets closed), and what each of these texts means at the place is offered.
struct CompletionSearch {
  private let analysis: Analysis
  private let offset: Int
  private let line: ByteRange
  private let bytes: [UInt8]

  init(_ analysis: Analysis, at offset: Int) {
    (self.analysis, self.offset) = (analysis, offset)
    bytes = analysis.document.bytes
    line = analysis.document.line(of: offset)
  }

  /// The offers, and what of the text they replace.
  func offers() -> (items: [CompletionItem], word: ByteRange) {
    if let comment = commentStart { return (commentOffers(from: comment), word()) }
    var items: [CompletionItem] = []
    var word = word()
    for variant in variants() {
      guard let probe = Probe(analysis, offset: offset, variant: variant), let site = probe.site else { continue }
      let offers = CompletionOffers(probe, analysis, hasColon: hasColon)
      items += offers.items(for: site)
      // Visual format has no hyphens in names.
      if probe.isInVisualFormat { word = self.word(hyphens: false) }
      if variant.isComplete, !items.isEmpty { break }
    }
    var seen: Set<String> = []
    return (items.filter { seen.insert($0.label).inserted }, word)
  }

  /// The word around the place.
  private func word(hyphens: Bool = true) -> ByteRange {
    func isPart(_ byte: UInt8) -> Bool {
      ConstraintNames.isNameByte(byte) && (hyphens || byte != UInt8(ascii: "-"))
    }
    var start = offset
    var end = offset
    while start > line.lowerBound, isPart(bytes[start - 1]) { start -= 1 }
    // The dash of a list item is no part of the word behind it.
    while start < offset, bytes[start] == UInt8(ascii: "-") { start += 1 }
    while end < line.upperBound, isPart(bytes[end]) { end += 1 }
    return ByteRange(start, end)
  }

  /// Whether a colon follows the word already.
  private var hasColon: Bool {
    let end = word().upperBound
    return end < line.upperBound && bytes[end] == UInt8(ascii: ":")
  }

  // MARK: - Comments

  /// Where the comment begins that the place is in.
  private var commentStart: Int? {
    let before = bytes[line.lowerBound..<offset]
    guard let mark = before.lastIndex(of: UInt8(ascii: "#")), mark == line.lowerBound || bytes[mark - 1] <= 0x20 else {
      return nil
    }
    return mark
  }

  private func commentOffers(from mark: Int) -> [CompletionItem] {
    let text = bytes[(mark + 1)..<offset].drop { $0 == 0x20 || $0 == UInt8(ascii: "#") }
    let marker = Suppressions.marker
    guard text.starts(with: marker.utf8) else {
      // Only the beginning of the marker, or nothing, makes it likely that the marker is meant.
      return marker.utf8.starts(with: text)
        ? Suppressions.verbs.map { CompletionItem("\(marker)\($0)", .keyword) } : []
    }
    guard text.dropFirst(marker.utf8.count).contains(where: { $0 == 0x20 }) else {
      return Suppressions.verbs.map { CompletionItem($0, .keyword) }
    }
    return CompletionOffers.rules()
  }

  // MARK: - Texts that may be meant

  /// A way to make the text whole.
  struct Variant {
    /// Put at the place, so that there is a word in any case.
    var insertion: String
    /// Put at the end of the word's line.
    var closing = ""
    /// When this gives offers, no other way is tried.
    var isComplete = false
  }

  private func variants() -> [Variant] {
    if hasColon { return [Variant(insertion: "x", isComplete: true)] }
    let before = bytes[line.lowerBound..<word().lowerBound]
    let rest = bytes[word().upperBound..<line.upperBound]
    let isAtStart = before.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    guard rest.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) else { return [Variant(insertion: "x", isComplete: true)] }
    if isAtStart { return [Variant(insertion: "x", closing: ":"), Variant(insertion: "x")] }
    let closing = Self.closing(of: before)
    let plain = Variant(insertion: "x", isComplete: true)
    return closing.isEmpty ? [plain] : [Variant(insertion: "x", closing: closing, isComplete: true), plain]
  }

  /// The brackets that a line leaves open, and the quote.
  private static func closing(of text: ArraySlice<UInt8>) -> String {
    var open: [UInt8] = []
    var quote: UInt8?
    for byte in text {
      if let mark = quote {
        if byte == mark { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      default: break
      }
    }
    return String(decoding: (quote.map { [$0] } ?? []) + open.reversed(), as: UTF8.self)
  }
}
