/// Every rule's name, as it stands in brackets behind a finding, in config files and in suppressions.
///
/// This list is the only one: the rule pages, the schema, completion and the README's table are made from it.
public enum RuleName: String, CaseIterable, Hashable, Sendable {
  // Scroll views
  case ambiguousContentSize = "ambiguous-content-size"
  case missingEdgePins = "missing-edge-pins"
  case missingEqualWidth = "missing-equal-width"
  case missingEqualHeight = "missing-equal-height"
  case translatesMaskConflict = "translates-mask-conflict"
  case translatesMaskOwned = "translates-mask-owned"
  case scrollFrameAmbiguous = "scroll-frame-ambiguous"
  case scrollNeverScrolls = "scroll-never-scrolls"
  case floatingContent = "floating-content"
  case contentSizeAssigned = "content-size-assigned"
  case inequalityOnlyPin = "inequality-only-pin"
  case contentOverflow = "content-overflow"
  case nestedScrollAxis = "nested-scroll-axis"
  case selfSizingScrollClass = "self-sizing-scroll-class"
  // Every view
  case ambiguousLayout = "ambiguous-layout"
  case conflictingConstraints = "conflicting-constraints"
  case invalidConstraint = "invalid-constraint"
  case duplicateConstraint = "duplicate-constraint"
  case leftRightAttribute = "left-right-attribute"
  case visualFormatSyntax = "visual-format-syntax"
  // Keyboard
  case keyboardNotHandled = "keyboard-not-handled"
  case keyboardIndicatorInsets = "keyboard-indicator-insets"
  case keyboardChangesContentSize = "keyboard-changes-content-size"
  case keyboardFrameBegin = "keyboard-frame-begin"
  case keyboardObserversLeft = "keyboard-observers-left"
  // The file
  case yamlSyntax = "yaml-syntax"
  case xmlSyntax = "xml-syntax"
  case unknownKey = "unknown-key"
  case invalidValue = "invalid-value"
  case unknownView = "unknown-view"
  case duplicateID = "duplicate-id"
  case unknownClass = "unknown-class"
  case unusedSuppression = "unused-suppression"
}

extension RuleName: Comparable {
  public static func < (a: RuleName, b: RuleName) -> Bool { a.rawValue < b.rawValue }
}
