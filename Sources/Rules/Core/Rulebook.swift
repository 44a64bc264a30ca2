import FlatCollections
package import LayoutEngine
package import LayoutModel
package import SourceText

/// All rules, and the one way to run them over a layout.
package enum Rulebook {
  /// In the order in which they are listed.
  package static let all: [any Rule.Type] = [
    AmbiguousContentSize.self, MissingEdgePins.self, MissingEqualWidth.self, MissingEqualHeight.self,
    TranslatesMaskConflict.self, TranslatesMaskOwned.self, ScrollFrameAmbiguous.self, ScrollNeverScrolls.self,
    FloatingContent.self, ContentSizeAssigned.self, InequalityOnlyPin.self, ContentOverflow.self, NestedScrollAxis.self,
    SelfSizingScrollClass.self,
    AmbiguousLayout.self, ConflictingConstraints.self, InvalidConstraint.self, DuplicateConstraint.self,
    LeftRightAttribute.self, VisualFormatSyntax.self,
    KeyboardNotHandled.self, KeyboardIndicatorInsets.self, KeyboardChangesContentSize.self, KeyboardFrameBegin.self,
    KeyboardObserversLeft.self,
    MalformedYAML.self, MalformedXML.self, UnknownKey.self, InvalidValue.self, UnknownView.self, DuplicateID.self,
    UnknownClass.self, UnusedSuppression.self,
  ]

  /// What every file asks of the rules; their pages are long.
  private static let entries: [(name: RuleName, level: Severity?, rule: any Rule.Type)] =
    all.map { ($0.page.name, $0.page.level, $0) }

  private static let byName: [RuleName: any Rule.Type] = Dictionary(
    uniqueKeysWithValues: entries.map { ($0.name, $0.rule) })

  package static func page(of name: RuleName) -> RulePage? { byName[name]?.page }

  /// Solves a layout at each size and gathers what the rules find, once for all sizes.
  ///
  /// A finding that does not stand at every size names those at which it does.
  ///
  /// - Parameter isOn: whether a rule speaks, given its own level.
  package static func findings(
    in layout: Layout, at devices: [Device], isOn: (RuleName, Severity?) -> Bool
  ) -> [Finding] {
    guard !layout.views.isEmpty else { return [] }
    var found: [Finding] = []
    /// At which sizes each of them stands.
    var numbers: [[Int]] = []
    var places = SlotTable()
    for (number, device) in devices.enumerated() {
      for finding in findings(in: LayoutEngine.solve(layout, device: device), isOn: isOn) {
        let hash = UInt64(finding.range.start).mixed(with: UInt64(finding.range.end))
        if let place = places.find(hash, where: { isSame(found[$0], finding) }) {
          // Said twice at one size (for two parts of one `edges`, say), it is still one finding.
          if numbers[place].last != number { numbers[place].append(number) }
        } else {
          places.insert(hash, at: found.count)
          found.append(finding)
          numbers.append([number])
        }
      }
    }
    for (place, numbers) in numbers.enumerated() where numbers.count < devices.count {
      found[place].message += " (on \(Wording.list(numbers.map { devices[$0].name })))"
    }
    return found
  }

  /// What the rules find at one size.
  package static func findings(in solved: SolvedLayout, isOn: (RuleName, Severity?) -> Bool) -> [Finding] {
    let screen = Screen(solved)
    var found: [Finding] = []
    for (name, level, rule) in entries where isOn(name, level) { found += rule.check(screen) }
    return found
  }

  /// Whether two findings are one at different sizes.
  private static func isSame(_ a: Finding, _ b: Finding) -> Bool {
    a.range == b.range && a.rule == b.rule && a.view == b.view && a.axis == b.axis
  }
}
