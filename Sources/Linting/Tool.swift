/// What the tool calls itself wherever it names itself.
package enum Tool {
  package static let name = "layoutlint"
  package static let version = "1.0.0"
}
