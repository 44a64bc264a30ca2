/// placeholder, replaced by the solver's own file
package struct Rational: Sendable, Hashable {
  package var numerator: Int64
  package var denominator: Int64
  package init(_ numerator: Int64, over denominator: Int64 = 1) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }
}
