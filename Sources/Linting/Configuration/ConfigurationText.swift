import LayoutModel
import Rules
import SourceText
import ViewTrees

/// What holds for a file, as a config file would say it, each part with who said it.
package enum ConfigurationText {
  /// - Parameter path: the file's absolute path.
  package static func effective(_ configuration: Configuration, for path: String, shownAs name: String) -> String {
    var text = "# What holds for \(name)\n"
    let files = configuration.files
    text +=
      files.isEmpty
      ? "# from no config file: the built-in settings\n" : "# from \(files.joined(separator: ", which extends "))\n"
    if configuration.excludes(path) { text += "# This file is excluded.\n" }
    list("include", configuration.include.map(pattern), .include, configuration, &text)
    list("exclude", configuration.exclude.map(pattern), .exclude, configuration, &text)
    rules(configuration, for: path, &text)
    let forced = !configuration.forcedDevices.isEmpty
    let devices = forced ? configuration.forcedDevices : configuration.devices
    let names = devices.isEmpty ? [Device.standard.name] : devices.map(\.name)
    text += "devices:\(origin(of: .devices, configuration, builtIn: devices.isEmpty, isOption: forced))\n"
    for name in names { text += "  - \(name)\n" }
    classes(configuration, &text)
    if let defaults = configuration.defaults {
      text += "defaults:\(origin(of: .defaults, configuration))\n"
      let lines = defaults.split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines { text += "  \(line)\n" }
    }
    if let baseline = configuration.baseline {
      text +=
        "baseline: \(quoted(baseline))\(origin(of: .baseline, configuration, isOption: configuration.origins[.baseline] == nil))\n"
    }
    return text
  }

  private static func rules(_ configuration: Configuration, for path: String, _ text: inout String) {
    let levels = configuration.rules(for: path)
    text += "rules:\n"
    let width = RuleName.allCases.map(\.rawValue.count).max() ?? 0
    for rule in RuleName.allCases {
      let level = levels.level(of: rule, own: RuleLevels.ownLevel(of: rule))
      let origin = levels.only == nil ? levels[rule]?.origin ?? "built in" : "--only"
      let pad = String(repeating: " ", count: width - rule.rawValue.count + 7 - level.rawValue.count)
      text += "  \(rule.rawValue): \(level.rawValue)\(pad)  # \(origin)\n"
    }
  }

  private static func classes(_ configuration: Configuration, _ text: inout String) {
    guard !configuration.classes.isEmpty else { return }
    text += "classes:\(origin(of: .classes, configuration))\n"
    func side(_ length: Dimension) -> String {
      if case .points(let points) = length { return String(points) }
      return "none"
    }
    for declaration in configuration.classes {
      text += "  \(declaration.name): {superclass: \(declaration.superclass)"
      if let size = declaration.intrinsicContentSize {
        text += ", intrinsicContentSize: [\(side(size.horizontal)), \(side(size.vertical))]"
      }
      text += "}\n"
    }
  }

  private static func list(
    _ name: String, _ items: [String], _ key: ConfigurationKey, _ configuration: Configuration, _ text: inout String
  ) {
    guard !items.isEmpty else { return }
    text += "\(name):\(origin(of: key, configuration))\n"
    for item in items { text += "  - \(item)\n" }
  }

  private static func pattern(_ pattern: PathPattern) -> String {
    "\(quoted(pattern.glob.pattern))  # seen from \(pattern.folder)"
  }

  private static func origin(
    of key: ConfigurationKey, _ configuration: Configuration, builtIn: Bool = false, isOption: Bool = false
  ) -> String {
    if isOption { return "  # from the command line" }
    return "  # \(builtIn ? "built in" : configuration.origins[key] ?? "built in")"
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter(pretty: false)
    json.value(text)
    return String(decoding: json.takeBytes(), as: UTF8.self)
  }
}
