/// What would mend a finding, in the terms of the room that found it.
///
/// A `Fix` is one already, in edits; a rule that knows layouts and no files proposes an `Amendment`. Whoever knows the
/// file's syntax makes a fix of it, and offers the fix only once it has proved itself.
public protocol Proposal: Sendable {}

extension Fix: Proposal {}
