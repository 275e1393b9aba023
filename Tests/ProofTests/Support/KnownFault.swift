import Testing

/// A fault that a proof shows and that is not mended yet. The proof does not fail because of it, and goes on to fail
/// for everything else.
struct KnownFault {
  let fixtures: Set<String>
  let what: Comment
  /// Each line that tells of it holds one of these.
  let signs: [String]

  static let all: [KnownFault] = []
}

/// Expects that there is nothing to tell, known faults aside.
func expectNothing(
  _ lines: [String], _ fixture: Fixture, _ note: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let fault = KnownFault.all.first { fault in
    fault.fixtures.contains(fixture.name) && !lines.isEmpty
      && lines.allSatisfy { line in fault.signs.contains { line.contains($0) } }
  }
  guard let fault else {
    #expect(lines == [], "\(fixture.testDescription), \(note)", sourceLocation: sourceLocation)
    return
  }
  withKnownIssue(fault.what, isIntermittent: true) {
    #expect(lines == [], "\(fixture.testDescription), \(note)", sourceLocation: sourceLocation)
  }
}
