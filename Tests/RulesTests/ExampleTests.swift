import Rules
import SourceText
import Testing

/// Every rule's own examples: what `explain` shows must be what a check says.
struct ExampleTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var page: RulePage
    var text: String
    var isBad: Bool
    var number: Int

    var testDescription: String { "\(page.name.rawValue) \(isBad ? "bad" : "good") \(number)" }
    var document: TestDocument { TestDocument(text, of: page) }
  }

  static let all: [Example] = Rulebook.all.map { $0.page }.flatMap { page in
    page.bad.enumerated().map { Example(page: page, text: $1, isBad: true, number: $0) }
      + page.good.enumerated().map { Example(page: page, text: $1, isBad: false, number: $0) }
  }

  @Test(arguments: all)
  func findingsAreTheMarkers(_ example: Example) {
    let markers = Marker.all(in: example.text)
    #expect(example.isBad == markers.contains { $0.rule == example.page.name.rawValue })
    #expect(example.isBad || markers.isEmpty)
    #expect(example.document.disagreements() == [])
  }

  @Test(arguments: all)
  func verdictSurvivesMutation(_ example: Example) {
    let verdict = example.document.verdict()
    for mutation in Mutation.allCases {
      guard let mutated = mutation.apply(to: example.document) else { continue }
      if mutation.keepsMarkers { #expect(mutated.disagreements() == [], "\(mutation.rawValue)") }
      #expect(mutated.verdict() == verdict, "\(mutation.rawValue)\n\(mutated.text)")
    }
  }

  @Test(arguments: all)
  func suppressionSilences(_ example: Example) {
    guard let silenced = Mutation.suppressed(example.document) else { return }
    #expect(silenced.verdict() == [], "\(silenced.text)")
  }
}
