/// The words of a `.layoutlint.yml`: the reader, its suggestions, `layoutlint init` and the README know no others.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case extends, include, exclude, rules, overrides, devices, classes, defaults, baseline

  /// What the key holds, in one line.
  package var summary: String {
    switch self {
    case .extends: "another config file, or a list of them, on which this one builds"
    case .include: "globs of the files that a folder search takes; layout files of every kind when left out"
    case .exclude: "globs of files and folders that are left out"
    case .rules: "RULE: off, warning or error"
    case .overrides: "rules for some files: a list of {files: [globs], rules: {…}}"
    case .devices: "sizes for files that name none: names such as iphone-15, or [width, height]"
    case .classes: "classes of your own: NAME: {superclass: UIView, intrinsicContentSize: [none, 64]}"
    case .defaults: "values that every view starts from, as under `defaults` in a file"
    case .baseline: "a file with findings to keep silent about"
    }
  }
}
