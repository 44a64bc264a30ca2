/// The config file that `layoutlint init` writes: everything there is, explained, and nothing set.
package enum ConfigurationTemplate {
  package static let text = """
    # Settings of layoutlint for the files in this folder and below it.
    # The nearest .layoutlint.yml at or above a file holds for it, whole; `layoutlint config FILE` shows what applies.

    # Another config file on which this one builds.
    # extends: ../.layoutlint.yml

    # The files that a folder search takes; every *.layout.yaml, *.layout.yml, *.storyboard and *.xib when left out.
    # A pattern without a slash fits a name in any folder; ** stands for any number of folders.
    # include: ["Screens/**/*.layout.yaml"]

    # Files and folders that are left out.
    # exclude: [Legacy, "**/*.generated.layout.yaml"]

    # off, warning or error; `layoutlint rules` lists the rules, `layoutlint explain RULE` tells what one means.
    # rules:
    #   left-right-attribute: warning
    #   missing-equal-width: error

    # Rules for some files only; of several that fit, the last wins.
    # overrides:
    #   - files: [Prototypes/**]
    #     rules: {ambiguous-layout: off}

    # The sizes at which files are solved that name none: names, or [width, height] in points.
    # devices: [iphone-se, iphone-15, ipad-11]

    # Your own classes: what they inherit from, and the intrinsicContentSize that they return.
    # classes:
    #   ProfileHeader: {superclass: UIView, intrinsicContentSize: [none, 64]}

    # Values that every view starts from, in files that have no `defaults` of their own.
    # defaults: {translatesAutoresizingMaskIntoConstraints: false}

    # Findings to keep silent about; `layoutlint check --write-baseline FILE` writes them.
    # baseline: .layoutlint-baseline.json

    """
}
