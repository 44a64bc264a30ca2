import SourceText
import Testing
import ViewTrees

@Suite("Errors of constraint expressions")
struct ExpressionErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let marked: String
    let message: String
    let replacement: String?

    /// - Parameter marked: the text with its faulty part between `›` and `‹`.
    init(_ marked: String, _ message: String, fix replacement: String? = nil) {
      (self.marked, self.message, self.replacement) = (marked, message, replacement)
    }

    var text: String { marked.filter { $0 != "›" && $0 != "‹" } }
    var testDescription: String { marked }
  }

  @Test(
    "stand at their place and say what is wrong",
    arguments: [
      Case("›‹", "an empty constraint"),
      Case("›  ‹", "an empty constraint"),
      Case("›4‹0 == width", "must stand on the left"),
      Case("›leadin‹ == 8", "'leadin' is no attribute", fix: "leading"),
      Case("›title‹ == 8", "'title' is no attribute"),
      Case("›superview‹ == 8", "none of its attributes"),
      Case("a.›centre‹ == b", "neither an attribute nor a guide", fix: "center"),
      Case("a.›safeArea‹.top == b.top", "neither an attribute nor a guide", fix: "safeAreaLayoutGuide"),
      Case("a.safeAreaLayoutGuide.›tpo‹ == b.top", "is no attribute", fix: "top"),
      Case("a.top.›bottom‹ == 8", "nothing can follow the attribute 'top'"),
      Case("a.top == b.›superview‹.top", "own 'superview'"),
      Case("a.› ‹top == 8", "after '.'"),
      Case("a.top ›=‹ b.top", "a single '='", fix: "=="),
      Case("a.top ›=<‹ b.top", "no relation", fix: "<="),
      Case("a.top ›=>‹ b.top", "no relation", fix: ">="),
      Case("a.top ›<‹ b.top", "no strict inequality", fix: "<="),
      Case("a.top ›===‹ b.top", "a relation is"),
      Case("a.top ›!‹= b.top", "differ"),
      Case("a.top ›+‹ 8 == b.top", "the left side is one attribute"),
      Case("a.top ›b‹.top", "expected '==', '<=' or '>='"),
      Case("a.top›‹", "found the end"),
      Case("a.top ==›‹", "expected a number, an item or an attribute, found the end"),
      Case("a.top == b.top +›‹", "found the end"),
      Case("a.top == ›*‹ 2", "found '*'"),
      Case("a.width == ›(‹b.width + 8) * 2", "no parentheses"),
      Case("a.width == b.width ›(‹2)", "no parentheses"),
      Case("a.width == b.width + ›c.width‹", "this is a third"),
      Case("a.width == b.width * ›c.width‹", "this is a third"),
      Case("a.width == 8 / ›b.width‹", "cannot divide by an attribute"),
      Case("a.width == b.width / ›0‹", "divide by zero"),
      Case("a.width == b.width + ›padding‹", "no metric"),
      Case("a.width == ›padding‹ * b.width", "no metric"),
      Case("a.top == b.top ›==‹ c.top".replacingMarks("›=‹= c.top"), "one relation"),
      Case("a.width == 50›%‹", "percentage"),
      Case("a.width == 8›pt‹", "no unit"),
      Case("a.width == ›1e999‹", "too large"),
      Case("a.width == ›1e300 * 1e300‹", "too large"),
      Case("a.width == ›nan‹", "not finite"),
      Case("a.width == ›infinity‹", "not finite"),
      Case("a.width == ›-‹-8".replacingMarks("-›-‹8"), "found '-'"),
      Case("a.width == -›b.width‹", "sign of its own"),
      Case("a.width == 8 ›high‹", "behind '@'", fix: "@high"),
      Case("a.width == 8 ›9‹", "or the end, found '9'"),
      Case("a.width == 8 @›‹", "expected a priority"),
      Case("a.width == 8 @›hihg‹", "neither a priority nor a metric", fix: "high"),
      Case("edges == superview ›insets‹ 8", "expected 'inset'", fix: "inset"),
      Case("edges == superview inset›‹", "expected a number or a metric"),
      Case("edges == superview inset ›b.width‹", "not an attribute"),
      Case("top == superview ›inset‹ 8", "'inset' belongs to"),
      Case("edges >= superview ›inset‹ 8", "needs '=='"),
      Case("edges == 8 ›inset‹ 8", "needs an item"),
      Case("edges == superview.›top‹", "stands for several"),
      Case("top == superview.›edges‹", "stands for several"),
      Case("size == superview.›edges‹", "stands for several"),
      Case("a.topAnchor.constraint(›equaltTo‹: b.topAnchor)", "no argument", fix: "equalTo"),
      Case("a.topAnchor.constraint(›equalToSystemSpacingBelow‹: b, multiplier: 1)", "only at run time"),
      Case("a.widthAnchor.constraint(equalToConstant: 8, ›multiplier‹: 2)", "no argument"),
      Case("a.topAnchor.constraint(equalTo: b.topAnchor›‹", "expected ',' or ')'"),
      Case("a.topAnchor.constraint›‹", "expected '('"),
      Case("a.topAnchor.constraint(equalTo: b.topAnchor).isActive = ›m‹aybe", "'true' or 'false'"),
    ])
  func errors(_ given: Case) throws {
    let error = #expect(throws: ConstraintSyntaxError.self) { try canonical(given.text) }
    let thrown = try #require(error)
    #expect(fault(in: given.text, thrown) == given.marked)
    #expect(thrown.message.contains(given.message), "\(thrown.message)")
    #expect(thrown.replacement == given.replacement)
  }
}

extension String {
  /// For a text that holds the marks' own neighbours twice: the tail with its marks is given anew.
  fileprivate func replacingMarks(_ tail: String) -> String {
    String(prefix { $0 != "›" }) + tail
  }
}
