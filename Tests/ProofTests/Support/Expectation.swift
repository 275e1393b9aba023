import Testing

/// What the audit of a fixture has to say, and what it must not.
struct Expectation: Sendable {
  let name: String
  /// Rules that have to speak.
  let told: Set<String>
  /// Rules that have to be silent; `blockers` and `questions` stand for all findings of their kind.
  let silent: Set<String>
  /// Those of `told` that Capacitor's own migration would not have told.
  let missed: Set<String>
  /// The gap of `cap migrate` that the fixture shows, in words.
  let gap: String?

  init(
    _ name: String, _ told: Set<String>, silent: Set<String> = [], missed: Set<String> = [], gap: String? = nil
  ) {
    self.name = name
    self.told = told
    self.silent = silent
    self.missed = missed
    self.gap = gap
  }
}

/// Expects that there is nothing to tell.
func expectNothing(
  _ lines: [String], _ fixture: Fixture, _ note: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(lines == [], "\(fixture.testDescription), \(note)", sourceLocation: sourceLocation)
}
