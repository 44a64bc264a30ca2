import LayoutModel

/// What a document says about all of its views: who wrote it, for which screen, and how large its images are.
struct DocumentFacts {
  enum SizeClass {
    case compact, regular
  }

  /// The whole part of `toolsVersion`.
  var toolsVersion = 0
  /// `nil` in documents without a `device`, which are drawn for any size.
  var widthClass: SizeClass?
  var heightClass: SizeClass?
  /// The screen of the document's `device`, in points, turned as it says.
  var screen: PerAxis<Double>?
  /// What the screen's status bar, notch and home indicator cover, where Interface Builder's device is known.
  var screenSafeArea: Insets?
  private var imageNames = NameTable()
  private var imageSizes: [PerAxis<Double>] = []

  init(_ tree: ElementTree) {
    guard !tree.elements.isEmpty else { return }
    if let version = tree.attribute(.toolsVersion, of: 0) {
      toolsVersion = tree.withBytes(version) { bytes in
        var value = 0
        for byte in bytes.prefix(9) {
          guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { break }
          value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
      }
    }
    for child in tree.children(of: 0) {
      switch tree.elements[child].tag {
      case .device: readDevice(child, in: tree)
      case .resources: readImages(child, in: tree)
      default: break
      }
    }
  }

  /// The size of an image among the document's resources, in points.
  func imageSize(_ name: UnsafeBufferPointer<UInt8>) -> PerAxis<Double>? {
    let found = imageNames.find(name)
    return found.exists ? imageSizes[Int(found.index)] : nil
  }

  private mutating func readImages(_ resources: Int, in tree: ElementTree) {
    for image in tree.children(of: resources) where tree.elements[image].tag == .image {
      guard let name = tree.attribute(.name, of: image), let width = tree.number(.width, of: image),
        let height = tree.number(.height, of: image)
      else { continue }
      let known = imageNames.count
      let id = tree.withBytes(name) { imageNames.intern($0) }
      if Int(id.index) == known { imageSizes.append(PerAxis(horizontal: width, vertical: height)) }
    }
  }

  private mutating func readDevice(_ device: Int, in tree: ElementTree) {
    guard let id = tree.string(.id, of: device) else { return }
    let landscape = tree.word(.orientation, of: device) == .landscape
    let adaptation = tree.firstChild(of: device, tag: .adaptation).flatMap { tree.string(.id, of: $0) }
    if id.hasPrefix("ipad") || id.hasPrefix("appleTV") {
      widthClass =
        adaptation.map { $0.hasPrefix("splitscreen1_3") || $0.hasPrefix("slideover") } == true
        ? .compact : .regular
      heightClass = .regular
    } else {
      let isWide = Self.wideInLandscape.contains(id)
      widthClass = landscape && isWide ? .regular : .compact
      heightClass = landscape ? .compact : .regular
    }
    if let (width, height) = Self.screens[id] {
      screen =
        landscape
        ? PerAxis(horizontal: height, vertical: width) : PerAxis(horizontal: width, vertical: height)
      screenSafeArea = Self.safeArea(id, isLandscape: landscape)
    }
  }

  /// Phones whose width class is regular when they lie on their side.
  private static let wideInLandscape: Set<String> = [
    "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_9",
  ]

  private static func safeArea(_ id: String, isLandscape: Bool) -> Insets {
    if id.hasPrefix("ipad") { return id.hasSuffix("rounded") ? Insets(top: 24, bottom: 20) : Insets(top: 20) }
    guard let top = notches[id] else { return Insets(top: isLandscape ? 0 : 20) }
    return isLandscape ? Insets(left: top, bottom: 21, right: top) : Insets(top: top, bottom: 34)
  }

  /// What a notch or an island covers of an upright phone, in points.
  private static let notches: [String: Double] = [
    "retina5_9": 44, "retina6_0": 47, "retina6_1": 44, "retina6_3": 62, "retina6_5": 44, "retina6_7": 47,
    "retina6_9": 62, "retina6_12": 59, "retina6_72": 59,
  ]

  /// Upright screens by Interface Builder's names for them.
  private static let screens: [String: (Double, Double)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
    "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_3": (402, 874),
    "retina6_5": (414, 896), "retina6_7": (428, 926), "retina6_9": (440, 956), "retina6_12": (393, 852),
    "retina6_72": (430, 932), "ipad9_7": (768, 1024), "ipad10_2": (810, 1080), "ipad10_5": (834, 1112),
    "ipad10_9rounded": (820, 1180), "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366),
    "ipad12_9rounded": (1024, 1366), "ipad8_3rounded": (744, 1133),
  ]
}
