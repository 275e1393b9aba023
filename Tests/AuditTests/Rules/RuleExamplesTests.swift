import Testing

@testable import Audit

/// Every rule against its own examples, through the whole audit. Examples are documentation and tests at once.
@Suite struct RuleExamplesTests {
  static let ids = RuleCatalogue.all.map { $0.documentation.id }

  @Test(arguments: ids) func firingExamplesFire(id: String) throws {
    let rule = try #require(RuleCatalogue.documentation(for: id))
    for example in rule.examples where example.outcome == .fires {
      for variant in ExampleVariant.neutral {
        let found = try findings(of: id, in: variant.apply(to: example))
        #expect(!found.isEmpty, "\(id) must fire: \(example.caption) (\(variant))")
      }
    }
  }

  @Test(arguments: ids) func silentExamplesStaySilent(id: String) throws {
    let rule = try #require(RuleCatalogue.documentation(for: id))
    for example in rule.examples where example.outcome == .silent {
      for variant in ExampleVariant.neutral {
        let found = try findings(of: id, in: variant.apply(to: example))
        #expect(found.isEmpty, "\(id) must stay silent: \(example.caption) (\(variant)): \(found.map(\.title))")
      }
    }
  }

  @Test(arguments: ids) func codeThatIsNoCodeCountsAsNone(id: String) throws {
    let rule = try #require(RuleCatalogue.documentation(for: id))
    for example in rule.examples where example.outcome == .fires {
      guard let carrier = example.carrier else { continue }
      let empty = try findings(of: id, in: example.allFiles.merging([carrier: ""]) { $1 })
      for variant in ExampleVariant.dead {
        let found = try findings(of: id, in: variant.apply(to: example))
        #expect(
          found.map(\.title) == empty.map(\.title),
          "\(id): \(example.caption) (\(variant)): \(found.map(\.message))")
      }
    }
  }

  @Test(arguments: ids) func findingsKeepToTheirDocumentation(id: String) throws {
    let rule = try #require(RuleCatalogue.documentation(for: id))
    for example in rule.examples where example.outcome == .fires {
      for finding in try findings(of: id, in: example.allFiles) {
        #expect(rule.kinds.contains(finding.kind), "\(id): \(example.caption): \(finding.kind)")
        #expect(finding.choices.filter(\.isRecommended).count <= 1)
        #expect(finding.choices.isEmpty || finding.choices.first?.isRecommended == true, "\(id): \(example.caption)")
        #expect(Set(finding.choices.map(\.id)).count == finding.choices.count)
        #expect(!finding.title.hasSuffix("."), "\(id): \(finding.title)")
        #expect(finding.message.last == "." || finding.message.last == "?", "\(id): \(finding.message)")
        #expect(!finding.message.contains("  ") && !finding.message.contains("\n"), "\(id): \(finding.message)")
        if let location = finding.location {
          let text = try #require(example.allFiles[location.file])
          #expect(location.range.upperBound <= text.utf8.count)
        }
      }
    }
  }

  @Test func everyRuleShowsBothOutcomes() {
    for rule in RuleCatalogue.all.map({ $0.documentation }) {
      #expect(rule.examples.contains { $0.outcome == .fires }, "\(rule.id) has no example that fires")
      #expect(rule.examples.contains { $0.outcome == .silent }, "\(rule.id) has no example that stays silent")
    }
  }

  @Test func idsAreUniqueAndReferencesPublic() {
    #expect(Set(Self.ids).count == Self.ids.count)
    for rule in RuleCatalogue.all.map({ $0.documentation }) {
      #expect(rule.references.allSatisfy { $0.hasPrefix("https://") }, "\(rule.id)")
      #expect(!rule.kinds.isEmpty, "\(rule.id)")
    }
  }

  private func findings(of id: String, in files: [String: String]) throws -> [Finding] {
    try Auditor(tree: MemoryTree(files: files)).audit().report.findings.filter { $0.rule == id }
  }
}
