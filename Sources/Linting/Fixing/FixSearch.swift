import LayoutModel
package import SourceText
import ViewTrees
import YAMLSyntax

/// For which findings a check looks for fixes.
package enum FixDemand: Sendable {
  case none
  /// For all, and none of them is tried: for whoever tries them together.
  case untried
  /// For all, as far as `FixSearch.proofLimit` allows.
  case all
  /// For those that touch a range, as an editor asks for a place.
  case touching(ByteRange)

  package func includes(_ finding: Finding) -> Bool {
    switch self {
    case .none: false
    case .all, .untried: true
    case .touching(let range): finding.range.start <= range.end && range.start <= finding.range.end
    }
  }
}

/// Turns what is proposed for the findings of a view-tree file into fixes that have proved themselves.
///
/// A proof is a check of the whole mended text, so a fix costs about as much as a check of its file.
struct FixSearch {
  private let source: SourceFile
  private let layouts: [Layout]
  private let editors: [LayoutEditor]
  private let check: ([UInt8]) -> [Finding]

  /// - Parameter check: finds what is to be said about a mended text.
  init(_ tree: SyntaxTree, _ layouts: [Layout], check: @escaping ([UInt8]) -> [Finding]) {
    source = tree.source
    self.layouts = layouts
    editors = layouts.map { LayoutEditor(tree, $0) }
    self.check = check
  }

  /// How many fixes of a file are tried at most: as many as it takes to read some four megabytes, but no more than a
  /// hundred, and at least one. Where a file has more findings, the later ones are told without a fix; `--fix` comes to
  /// them once the earlier ones are gone.
  static func proofLimit(forBytes count: Int) -> Int { min(max(4_000_000 / max(count, 1), 1), 100) }

  /// The findings, those that can be mended with their fixes.
  func fixing(_ findings: [Finding], _ demand: FixDemand) -> [Finding] {
    if case .untried = demand {
      return findings.map { finding in
        var finding = finding
        finding.fix = candidate(for: finding)
        return finding
      }
    }
    let proof = FixProof(findings)
    var allowance = Self.proofLimit(forBytes: source.bytes.count)
    return findings.map { finding in
      guard allowance > 0, demand.includes(finding), let fix = candidate(for: finding) else { return finding }
      allowance -= 1
      let mended = FixApplier.applying(fix.edits, to: source.bytes)
      guard proof.holds(for: check(mended), mending: [finding]) else { return finding }
      var finding = finding
      finding.fix = fix
      return finding
    }
  }

  private func candidate(for finding: Finding) -> Fix? {
    switch finding.proposal {
    case let fix as Fix: return fix
    case let amendment as Amendment:
      let index = layouts.firstIndex { it in
        it.range.start <= finding.range.start && finding.range.start <= it.range.end
      }
      return index.flatMap { editors[$0].fix(for: amendment) }
    default: return nil
    }
  }
}
