import SourceText

/// A class of which nothing is known; found where the file is read.
package enum UnknownClass: Rule {
  package static let page = RulePage(
    .unknownClass, in: .file, level: .warning,
    summary: "a class that UIKit does not have, without a superclass",
    reason: """
      What a view is decides its intrinsic content size, its priorities, and whether it scrolls. A class of your own \
      inherits that from one of UIKit's; as long as nothing says from which, it is taken for a UIView, and what its code \
      adds is not known.
      """,
    remedy: "Write `superclass: UIScrollView` (or another) beside it, or list the class under `classes` in the config.",
    fix: .either(
      "Writes the class that was meant: safe where the name begins with `UI` and one class of UIKit is near; otherwise a choice."
    ),
    bad: [
      """
      view:
        subviews:
          - id: chart
            class: PriceChart
            #      ^^^^^^^^^^ warning[unknown-class]: 'PriceChart'
            frame: [0, 0, 320, 200]
      """
    ],
    good: [
      """
      view:
        subviews:
          - id: chart
            class: PriceChart
            superclass: UIView
            frame: [0, 0, 320, 200]
      """
    ])
}
