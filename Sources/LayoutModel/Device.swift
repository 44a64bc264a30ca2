/// A screen to solve at, in points, upright unless its name says otherwise.
public struct Device: Hashable, Sendable {
  public var name: String
  public var width: Double
  public var height: Double
  public var safeArea: Insets

  public init(name: String, width: Double, height: Double, safeArea: Insets) {
    (self.name, self.width, self.height, self.safeArea) = (name, width, height, safeArea)
  }

  /// A size without a name: the safe area is that of a phone or tablet of this height.
  public init(width: Double, height: Double) {
    let isTall = max(width, height) >= 780 && min(width, height) < 700
    let upright = height >= width
    self.init(
      name: "\(Self.text(width))x\(Self.text(height))", width: width, height: height,
      safeArea: !isTall
        ? Insets(top: 20)
        : upright ? Insets(top: 44, bottom: 34) : Insets(left: 44, bottom: 21, right: 44))
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }

  public static let standard = named("iphone-15")!

  public static func named(_ name: String) -> Device? { known.first { $0.name == name } }

  public static let known: [Device] = [
    Device(name: "iphone-se", width: 375, height: 667, safeArea: Insets(top: 20)),
    Device(name: "iphone-se-1", width: 320, height: 568, safeArea: Insets(top: 20)),
    Device(name: "iphone-8-plus", width: 414, height: 736, safeArea: Insets(top: 20)),
    Device(name: "iphone-13-mini", width: 375, height: 812, safeArea: Insets(top: 50, bottom: 34)),
    Device(name: "iphone-11", width: 414, height: 896, safeArea: Insets(top: 48, bottom: 34)),
    Device(name: "iphone-14", width: 390, height: 844, safeArea: Insets(top: 47, bottom: 34)),
    Device(name: "iphone-14-plus", width: 428, height: 926, safeArea: Insets(top: 47, bottom: 34)),
    Device(name: "iphone-15", width: 390, height: 844, safeArea: Insets(top: 59, bottom: 34)),
    Device(name: "iphone-15-plus", width: 430, height: 932, safeArea: Insets(top: 59, bottom: 34)),
    Device(name: "iphone-16-pro", width: 402, height: 874, safeArea: Insets(top: 62, bottom: 34)),
    Device(name: "iphone-16-pro-max", width: 440, height: 956, safeArea: Insets(top: 62, bottom: 34)),
    Device(name: "iphone-15-landscape", width: 844, height: 390, safeArea: Insets(left: 59, bottom: 21, right: 59)),
    Device(name: "ipad-mini", width: 744, height: 1133, safeArea: Insets(top: 24, bottom: 20)),
    Device(name: "ipad-10", width: 820, height: 1180, safeArea: Insets(top: 24, bottom: 20)),
    Device(name: "ipad-11", width: 834, height: 1194, safeArea: Insets(top: 24, bottom: 20)),
    Device(name: "ipad-13", width: 1024, height: 1366, safeArea: Insets(top: 24, bottom: 20)),
    Device(name: "ipad-11-landscape", width: 1194, height: 834, safeArea: Insets(top: 24, bottom: 20)),
  ]
}
