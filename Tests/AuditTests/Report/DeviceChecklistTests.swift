import Testing

@testable import Audit

@Suite struct DeviceChecklistTests {
  private func project(_ stacks: [Stack], kind: ProjectKind = .app, scheme: String?, bundle: String?) -> Project {
    var project = Project(root: "", name: "App", kind: kind, stacks: stacks)
    var target = AppTarget(id: "1", name: "App", projectFile: "", sourceRoot: "")
    target.configurations = [
      TargetConfiguration(
        name: "Debug", settings: bundle.map { ["PRODUCT_BUNDLE_IDENTIFIER": BuildSetting(value: $0)] } ?? [:])
    ]
    project.targets = [target]
    guard let scheme else { return project }
    func node(_ value: PropertyListNode.Value) -> PropertyListNode { PropertyListNode(value: value, range: 0..<0) }
    func entry(_ key: String, _ value: PropertyListNode) -> PropertyListEntry {
      PropertyListEntry(key: key, keyRange: 0..<0, value: value)
    }
    let schemes = entry("CFBundleURLSchemes", node(.array([node(.string("$(SCHEME)")), node(.string(scheme))])))
    let types = entry("CFBundleURLTypes", node(.array([node(.dictionary([schemes]))])))
    project.infoPlists["Info.plist"] = InfoPlist(
      text: SourceText(path: "Info.plist", ""), format: .xml, root: node(.dictionary([types])), problem: nil)
    return project
  }

  @Test func commandsCarryTheProjectsOwnIdentifiers() {
    let checklist = DeviceChecklist(project([.capacitor, .uiKit], scheme: "harbour", bundle: "org.example.harbour"))
    let commands = checklist.sections.flatMap(\.checks).flatMap(\.commands)
    #expect(commands.contains("xcrun simctl openurl booted harbour://test"))
    #expect(commands.contains { $0.contains("org.example.harbour") })
    #expect(checklist.sections.map(\.title).contains("Capacitor"))
    #expect(!checklist.sections.map(\.title).contains("Flutter"))
  }

  @Test func withoutASchemeNoLinkIsOpened() {
    let checks = DeviceChecklist(project([.uiKit], scheme: nil, bundle: nil)).sections.flatMap(\.checks)
    #expect(!checks.contains { $0.commands.contains { $0.contains("openurl") } })
    #expect(checks.contains { $0.commands.contains { $0.contains("BUNDLE_ID") } })
  }

  @Test func aPluginHasNothingToLaunch() {
    #expect(DeviceChecklist(project([.capacitor], kind: .plugin, scheme: nil, bundle: nil)).sections.isEmpty)
  }

  @Test func everyIdIsThereOnceAndEveryPlaceIsFilled() {
    let ids = DeviceCheckTable.sections.flatMap(\.rows).map(\.id)
    #expect(Set(ids).count == ids.count)
    let checks = DeviceChecklist(project(Stack.allCases, scheme: "a", bundle: "b")).sections.flatMap(\.checks)
    #expect(checks.count == ids.count)
    for check in checks {
      #expect(!(check.action + check.expectation + check.commands.joined()).contains("{"), "\(check.id)")
    }
  }
}
