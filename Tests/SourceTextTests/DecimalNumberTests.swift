import SourceText
import Testing

@Suite("Decimal numbers")
struct DecimalNumberTests {
  private func parse(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { DecimalNumber.parse($0) }
  }

  @Test(
    "are the nearest Double",
    arguments: [
      "0", "8", "-8", "0.1", "20.333333333333332", "123456789012345678901234567890", "1e22", "1e23", "1e-22", "1e-23",
      "9007199254740993", "0.000000000000000000000000000001", "179769313486231570000e288", "5e-324",
      "2.2250738585072011e-308",
      "3.14159265358979323846264338327950288", "00012.500", "1E5", "1e+5",
    ])
  func exact(text: String) {
    #expect(parse(text) == Double(text))
  }

  @Test("may begin with a point or a plus sign")
  func forgiven() {
    #expect(parse(".5") == 0.5)
    #expect(parse("+2") == 2)
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "-", "+", ".", "e5", "1e", "1.", "1.e5", "0x10", "nan", "inf", "1e999", "-1e999", "1 ", " 1", "1,5",
    ])
  func refused(text: String) {
    #expect(parse(text) == nil)
  }

  @Test("end where the digits end")
  func scanning() {
    let text = Array("12.5.8e".utf8)
    text.withUnsafeBufferPointer {
      #expect(DecimalNumber.scan($0, at: 0)?.end == 4)
      #expect(DecimalNumber.scan($0, at: 4)?.value == 0.8)
      #expect(DecimalNumber.scan($0, at: 6) == nil)
      #expect(DecimalNumber.scan($0, at: 7) == nil)
    }
  }
}
