/// How much may still be spent on proofs of conflicts; what is still broken then gives way without one.
struct ProofBudget {
  /// Each round of proofs takes as many as are solved together.
  var forms: Int
  /// How many rows may be named as taking part.
  var names = 20_000

  init<Number: ExactNumber>(_: Number.Type) { forms = Number.isUnlimited ? 30_000 : 300_000 }

  var isSpent: Bool { forms <= 0 || names <= 0 }
}
