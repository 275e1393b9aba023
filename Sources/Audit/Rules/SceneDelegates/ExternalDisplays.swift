/// Where an app serves external displays in the way of the systems up to iOS 26.
enum ExternalDisplays {
  struct Place {
    let text: SourceText
    let range: ByteRange
    let targets: [AppTarget]
  }

  private static let roles: Set = [
    "windowExternalDisplayNonInteractive", "windowExternalDisplay", "UIWindowSceneSessionRoleExternalDisplay",
    "UIWindowSceneSessionRoleExternalDisplayNonInteractive", "UIScreenDidConnectNotification",
  ]

  /// One place for each target, that in the manifest first; nothing where the app registers its accessory.
  static func places(in context: AuditContext) -> [Place] {
    let isRegistered = context.ownSources.contains { file, _ in
      file.codeBlocks.flatMap(\.calls).contains { $0.name.hasPrefix("registerSceneAccessory") }
    }
    if isRegistered { return [] }
    var found: [Place] = []
    for adoption in context.adoption.targets {
      guard let (text, range) = place(of: adoption, context) else { continue }
      if let index = found.firstIndex(where: { $0.text.path == text.path && $0.range == range }) {
        found[index] = Place(text: text, range: range, targets: found[index].targets + [adoption.target])
      } else {
        found.append(Place(text: text, range: range, targets: [adoption.target]))
      }
    }
    return found
  }

  private static func place(of adoption: TargetAdoption, _ context: AuditContext) -> (SourceText, ByteRange)? {
    for use in adoption.manifests {
      let entry = use.effective.first { $0.role.contains("ExternalDisplay") }
      if let entry, let plist = use.plist { return (plist.text, entry.node.range) }
    }
    for (file, targets) in context.ownSources where targets.contains(where: { $0.id == adoption.target.id }) {
      let reference = file.codeBlocks.flatMap(\.references).first { reference in
        reference.path.contains(where: roles.contains)
          || reference.path.first == "UIScreen" && reference.path.last == "didConnectNotification"
      }
      if let reference { return (file.text, reference.range) }
    }
    return nil
  }
}
