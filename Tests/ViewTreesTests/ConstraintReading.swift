import LayoutModel
import SourceText
import ViewTrees

/// Metrics that the tests of both constraint languages know.
private let metrics: [String: Double] = ["gap": 12, "ratio": 0.5, "soft": 600, "wide-gap": 40]

private func metric(_ name: UnsafeBufferPointer<UInt8>) -> Double? {
  metrics[String(decoding: name, as: UTF8.self)]
}

/// An expression in canonical words, so that a test can be read: `a.leading == 1 * b.leading + 8 @1000`.
func canonical(_ text: String) throws(ConstraintSyntaxError) -> String {
  let bytes = Array(text.utf8)
  let expression = try read(bytes)
  func item(_ operand: ConstraintExpression.Operand) -> String {
    var words: [String] = []
    switch operand.subject {
    case .implicit: break
    case .owner: words.append("self")
    case .superview: words.append("superview")
    case .named: words.append(String(decoding: bytes[operand.name.indices], as: UTF8.self))
    }
    if operand.guide != .none { words.append(operand.guide.name) }
    words.append(operand.attribute.name)
    return words.joined(separator: ".")
  }
  var line = "\(item(expression.first)) \(expression.relation.symbol)"
  if expression.hasSecond {
    line += " \(expression.multiplier) * \(item(expression.second))"
    if expression.constant != 0 { line += " + \(expression.constant)" }
  } else {
    line += " \(expression.constant)"
  }
  if expression.inset != 0 { line += " inset \(expression.inset)" }
  if expression.priorityRange != nil { line += " @\(expression.priority.value)" }
  return expression.isActive ? line : line + " (inactive)"
}

func read(_ bytes: [UInt8]) throws(ConstraintSyntaxError) -> ConstraintExpression {
  do {
    return try bytes.withUnsafeBufferPointer { try ConstraintExpression($0, metric: metric) }
  } catch let error as ConstraintSyntaxError {
    throw error
  } catch {
    fatalError("another kind of error: \(error)")
  }
}

func readFormat(_ bytes: [UInt8]) throws(ConstraintSyntaxError) -> VisualFormat {
  do {
    return try bytes.withUnsafeBufferPointer { try VisualFormat($0, metric: metric) }
  } catch let error as ConstraintSyntaxError {
    throw error
  } catch {
    fatalError("another kind of error: \(error)")
  }
}

/// The text with its faulty part between `›` and `‹`, and the error.
func fault(in text: String, _ error: ConstraintSyntaxError) -> String {
  let bytes = Array(text.utf8)
  let range = error.range.clamped(to: bytes.count)
  return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + "›"
    + String(decoding: bytes[range.indices], as: UTF8.self) + "‹"
    + String(decoding: bytes[range.upperBound...], as: UTF8.self)
}
