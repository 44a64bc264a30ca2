/// What may still be spent on one solve. Where it runs out less is told, and nothing that is wrong.
struct Budget {
  /// Each round of proofs of conflicts takes as many as are solved together; what is still broken then gives way without
  /// a proof.
  var forms: Int
  /// How many rows may be named as taking part in conflicts.
  var names = 20_000
  /// How many rows may be looked at to find what takes part in conflicts; further ones only name the rows that met.
  var explanations = 100_000
  /// What the steps of linear programs may take where numbers grow long, as `Effort` counts: worth about a second.
  var products = 600_000

  init<Number: ExactNumber>(_: Number.Type) { forms = Number.isUnlimited ? 30_000 : 300_000 }

  var provesNoMore: Bool { forms <= 0 || names <= 0 }
}
