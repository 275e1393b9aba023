/// SDKs that look for the scene delegate in ways that depend on the manifest.
public enum SDKManifestDependent: Rule {
  public static let documentation = RuleDocumentation(
    id: "sdk.manifest-dependent", kinds: [.informational],
    title: "An SDK looks for the scene manifest",
    explanation: """
      Some SDKs hook into the scene delegate by themselves. They find it by the name in Info.plist, or decide by the \
      presence of the manifest which notifications to follow. An app that sets its delegate class only in code, without \
      a manifest, is invisible to them.
      """,
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"
    ],
    examples: [
      .appDelegate(
        .fires, "Facebook's SDK in an app without a manifest", base: .uiKit, imports: ["FBSDKCoreKit"],
        "func other() {}"),
      .appDelegate(
        .silent, "the same with a manifest that names the delegate", base: .uiKitScenes, imports: ["FBSDKCoreKit"],
        "func other() {}"),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let files = context.ownSources.map(\.file)
    return SDKTable.all.compactMap { sdk in
      guard let dependence = sdk.manifestDependence, let file = files.first(where: sdk.isImported(by:)),
        let place = file.compiledImports.first(where: sdk.isNamed(by:))
      else { return nil }
      let targets = context.targets(compiling: file.path).filter { target in
        !context.sources.entryPoint(of: target).isSwiftUI && !context.adoption(of: target).isNamedInManifest
      }
      guard !targets.isEmpty else { return nil }
      return finding(
        RuleMessage(
          "\(sdk.title) depends on the scene manifest",
          """
          \(sdk.title) is used here, and \(dependence). With a manifest that names the delegate class it works; \
          with a delegate that is only set in code it may not.
          """),
        targets: targets, in: file.text, at: place.range, symbol: sdk.title, distinction: sdk.id,
        otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:],
        references: documentation.references + [sdk.reference])
    }
  }
}
