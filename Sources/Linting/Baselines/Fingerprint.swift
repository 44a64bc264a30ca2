package import SourceText

/// What stays the same of a finding when lines move and numbers change.
package struct Fingerprint: Hashable, Sendable {
  package var file: String
  package var rule: RuleName
  package var view: String?
  package var axis: String?
  /// The message with `#` for every number.
  package var message: String

  package init(file: String, rule: RuleName, view: String?, axis: String?, message: String) {
    (self.file, self.rule, self.view, self.axis, self.message) = (file, rule, view, axis, message)
  }

  /// - Parameter file: the finding's file as seen from a place that all machines share.
  package init(of finding: Finding, in file: String) {
    self.init(
      file: file, rule: finding.rule, view: finding.view, axis: finding.axis,
      message: Self.withoutNumbers(finding.message))
  }

  /// `#` for each run of digits, with the point and the digits behind it; names keep theirs: `label2` is a name.
  static func withoutNumbers(_ message: String) -> String {
    var result: [UInt8] = []
    var isInWord = false
    var isInNumber = false
    for byte in message.utf8 {
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      if isDigit, !isInWord {
        if !isInNumber { result.append(UInt8(ascii: "#")) }
        isInNumber = true
        continue
      }
      if isInNumber, byte == UInt8(ascii: ".") {
        // A point inside a number, or one that ends the sentence: both vanish alike.
        continue
      }
      isInNumber = false
      isInWord = isDigit || byte >= 0x80 || byte == UInt8(ascii: "_") || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// 16 hexadecimal digits: the same on every machine and in every version of the tool.
  ///
  /// - Parameter occurrence: tells findings apart that are otherwise the same; counts from 0.
  package func digest(occurrence: Int) -> String {
    // FNV-1a, 64 bits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [file, rule.rawValue, view ?? "", axis ?? "", message, String(occurrence)] {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
