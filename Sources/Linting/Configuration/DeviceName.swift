package import LayoutModel
import SourceText

extension Device {
  /// Reads a device as people write it: a name, or `WxH` in points.
  ///
  /// A failure says in one line what is wrong.
  package static func parse(_ text: String) -> Result<Device, DeviceError> {
    if let known = named(text) { return .success(known) }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    if sides.count == 2, let width = sides[0], let height = sides[1] {
      guard width > 0, height > 0, width < 1e6, height < 1e6 else {
        return .failure(DeviceError(message: "a device's sides are above 0 and below a million points, not '\(text)'"))
      }
      return .success(Device(width: width, height: height))
    }
    let hint =
      NearestName.of(text, among: known.map(\.name)).map { "did you mean '\($0)'?" }
      ?? "use a name such as 'iphone-15', or a size such as 390x844"
    return .failure(DeviceError(message: "unknown device '\(text)'; \(hint)"))
  }
}

/// Why a text is no device.
package struct DeviceError: Error, Equatable {
  package var message: String
}
