// swift-tools-version: 6.2
import PackageDescription

/// Lets the compiler inline and lay out by how often each part of the program runs (`.ci/profile` writes it down). Older
/// compilers cannot read what this one has written.
#if compiler(>=6.3)
  let profile = [
    "-Xfrontend", "-ir-profile-use=\(Context.packageDirectory)/.profile-data",
    // What is local to a file goes by the file's name, not by where the package lies.
    "-Xllvm", "-static-func-full-module-prefix=false",
  ]
#else
  let profile: [String] = []
#endif

/// Every room is built alike: Swift 6 mode comes from the tools version, and a warning is an error.
///
/// A release asks for the metadata of generic types by calls, not by names that the program must first take apart when it
/// starts, which was more than a quarter of all instructions for a small file. On Linux each function has a section of its
/// own, for `inOrder`. `profile` says how often its parts run.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release)),
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release)),
  .unsafeFlags(profile, .when(platforms: [.linux], configuration: .release)),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Puts the functions that run when a small file is checked next to each other (`.ci/order` writes them down), since to
/// bring in the pages of the program is a good part of such a check.
let inOrder: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/.order-file",
      "-Xlinker", "--no-warn-symbol-ordering",
    ], .when(platforms: [.linux], configuration: .release))
]

/// A plugin that other packages use; each runs the built `layoutlint`.
func plugin(_ name: String, _ capability: Target.PluginCapability) -> Target {
  .plugin(name: name, capability: capability, dependencies: ["layoutlint"], path: "Sources/Plugins/\(name)")
}

/// A room of the house. `on` names the rooms that it may see: arrows only point down.
func room(_ name: String, on lower: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: lower, swiftSettings: strict)
}

func tests(_ name: String, of rooms: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: rooms, swiftSettings: strict)
}

let package = Package(
  name: "layoutlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "layoutlint", targets: ["layoutlint"]),
    .plugin(name: "LayoutlintOnBuild", targets: ["LayoutlintOnBuild"]),
    .plugin(name: "LayoutlintCommand", targets: ["LayoutlintCommand", "LayoutlintFix"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CString"),
    room("FlatCollections"),
    room("SourceText", on: ["CString", "FlatCollections"]),
    room("YAMLSyntax", on: ["CLibYAML", "FlatCollections", "SourceText"]),
    room("LayoutModel", on: ["FlatCollections", "SourceText"]),
    room("LayoutSolver", on: ["FlatCollections"]),
    room("LayoutEngine", on: ["FlatCollections", "LayoutModel", "LayoutSolver", "SourceText"]),
    room("ViewTrees", on: ["FlatCollections", "LayoutModel", "YAMLSyntax", "SourceText"]),
    room("InterfaceBuilder", on: ["CExpat", "LayoutModel", "SourceText"]),
    room("Rules", on: ["FlatCollections", "LayoutEngine", "LayoutModel", "SourceText"]),
    room(
      "Linting",
      on: [
        "Rules", "LayoutEngine", "LayoutModel", "ViewTrees", "InterfaceBuilder", "YAMLSyntax",
        "SourceText",
      ]),
    room("Reports", on: ["Linting", "Rules", "SourceText"]),
    room("Pictures", on: ["LayoutEngine", "LayoutModel", "SourceText"]),
    room(
      "LanguageServer",
      on: [
        "Linting", "Rules", "ViewTrees", "InterfaceBuilder", "LayoutEngine", "LayoutModel", "YAMLSyntax",
        "SourceText",
      ]),
    .executableTarget(
      name: "layoutlint",
      dependencies: [
        "LanguageServer", "Reports", "Pictures", "Linting", "Rules", "ViewTrees", "InterfaceBuilder", "LayoutEngine",
        "LayoutModel", "SourceText", "YAMLSyntax",
      ],
      swiftSettings: strict, linkerSettings: inOrder),
    plugin("LayoutlintOnBuild", .buildTool()),
    plugin("LayoutlintCommand", .command(intent: .custom(verb: "layoutlint", description: "Check layout files"))),
    plugin(
      "LayoutlintFix",
      .command(
        intent: .custom(verb: "layoutlint-fix", description: "Check layout files, and apply safe fixes"),
        permissions: [.writeToPackageDirectory(reason: "Fixes are written into the layout files.")])),
    tests("FlatCollectionsTests", of: ["FlatCollections", "TestSupport"]),
    tests("SourceTextTests", of: ["SourceText"]),
    tests("YAMLSyntaxTests", of: ["YAMLSyntax", "SourceText"]),
    tests("LayoutSolverTests", of: ["LayoutSolver", "TestSupport"]),
    tests(
      "LayoutEngineTests",
      of: [
        "LayoutEngine", "InterfaceBuilder", "LayoutModel", "ViewTrees", "YAMLSyntax", "SourceText", "TestSupport",
      ]),
    tests("InterfaceBuilderTests", of: ["InterfaceBuilder", "LayoutModel", "SourceText"]),
    tests("ViewTreesTests", of: ["ViewTrees", "YAMLSyntax", "LayoutModel", "SourceText", "TestSupport"]),
    tests("LanguageServerTests", of: ["LanguageServer", "Linting", "SourceText"]),
    tests("RulesTests", of: ["Rules", "Linting", "YAMLSyntax", "SourceText"]),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("FixingTests", of: ["Linting", "Rules", "YAMLSyntax", "SourceText", "TestSupport"]),
    tests("LintingTests", of: ["Linting", "ViewTrees", "LayoutModel", "YAMLSyntax", "SourceText", "TestSupport"]),
    tests("ReportsTests", of: ["Reports", "Linting", "Rules", "YAMLSyntax", "SourceText", "TestSupport"]),
    tests("ReadmeTests", of: ["layoutlint", "Linting", "Rules", "SourceText", "TestSupport"]),
    tests("LayoutlintTests", of: ["layoutlint", "Linting", "Reports", "LayoutModel", "SourceText", "TestSupport"]),
  ]
)
