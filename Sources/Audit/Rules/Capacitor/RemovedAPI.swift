/// Names that Capacitor 8.5 removed.
enum RemovedCapacitorAPI {
  static let members: Set = ["tmpWindow", "tmpVCAppeared"]
  static let types: Set = ["TmpViewController"]

  struct Use {
    let name: String
    let range: ByteRange
    /// Reached through a bridge: certainly Capacitor's, and not a symbol of that name.
    let isOnBridge: Bool
  }

  /// Uses in code, comments and strings left out.
  static func uses(in file: SourceFile, of sources: SourceIndex) -> [Use] {
    var found: [Use] = []
    for (_, function) in file.allFunctions where !function.neverCompiled {
      guard let body = function.body else { continue }
      found += uses(in: body)
    }
    for type in file.types where !type.neverCompiled {
      for property in type.properties {
        found += [property.initializer, property.accessors].compactMap { $0 }.flatMap(uses)
      }
      for name in type.supertypes where types.contains(name) {
        found.append(Use(name: name, range: type.nameRange, isOnBridge: false))
      }
    }
    var seen: Set<Int> = []
    return found.filter { use in
      !declares(use.name, sources) && seen.insert(use.range.lowerBound).inserted
    }
  }

  private static func uses(in block: CodeBlock) -> [Use] {
    let paths = block.references.map { ($0.path, $0.range) } + block.calls.map { ($0.path, $0.range) }
    return paths.compactMap { path, range in
      if let index = path.firstIndex(where: members.contains) {
        let receivers = path[..<index].map { $0.lowercased() }
        return Use(
          name: path[index], range: range,
          isOnBridge: receivers.contains { $0.hasSuffix("bridge") || $0 == "capbridge" })
      }
      return path.first.flatMap { types.contains($0) ? Use(name: $0, range: range, isOnBridge: false) : nil }
    }
  }

  /// Whether the project has a symbol of that name itself.
  private static func declares(_ name: String, _ sources: SourceIndex) -> Bool {
    sources.files.contains { file in
      file.types.contains { type in
        type.shortName == name || type.properties.contains { $0.name == name }
      }
    }
  }
}

/// Uses of API that Capacitor 8.5 removed, in the app's own code and in patches.
public enum CapacitorRemovedAPI: Rule {
  public static let documentation = RuleDocumentation(
    id: "capacitor.removed-api", kinds: [.blocker, .informational],
    title: "Code uses API that Capacitor 8.5 removed",
    explanation: """
      Capacitor 8.5 has no tmpWindow, TmpViewController and tmpVCAppeared any more. They were internal in the releases \
      that were read, so an app could not compile against them; honest uses are in forks, in patches, and in vendored \
      copies. Present from bridge?.viewController instead.

      A symbol of the app's own with such a name is no problem and is not reported as one.
      """,
    references: ["https://capacitorjs.com/docs/updating/8-5"],
    examples: [
      .appDelegate(
        .fires, "a member of the bridge", base: .capacitor85,
        """
        func present(_ controller: UIViewController, on bridge: CAPBridgeProtocol) {
          bridge.tmpWindow?.rootViewController?.present(controller, animated: true)
        }
        """),
      .appDelegate(
        .silent, "a property of the app's own", base: .capacitor85,
        """
        var tmpWindow: UIWindow?
        func cover() { tmpWindow?.isHidden = false }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard context.isCapacitor else { return [] }
    let own = context.ownSources.flatMap { file, targets -> [Finding] in
      RemovedCapacitorAPI.uses(in: file, of: context.sources).map { use in
        finding(
          message(use, context), kind: use.isOnBridge && context.hasCapacitorSceneProxy ? .blocker : .informational,
          targets: targets, in: file.text, at: use.range, symbol: use.name,
          deviceChecks: [localized("Use what presents something over the web view: it appears.")],
          distinction: use.name,
          otherTools: context.capMigrateTells(use.name != "tmpVCAppeared", in: file.path).map { [.capMigrate: $0] }
            ?? [:])
      }
    }
    return own + patches(context)
  }

  /// Lines that patches of patch-package add.
  private static func patches(_ context: AuditContext) -> [Finding] {
    let capacitor = context.project.capacitor
    let paths = ((capacitor?.patches ?? []) + (capacitor?.plugins ?? []).flatMap(\.patches)).unique.sorted()
    return paths.compactMap { path in
      guard let text = try? context.tree.text(of: path), text.bytes.count < 4_000_000 else { return nil }
      let names = RemovedCapacitorAPI.members.union(RemovedCapacitorAPI.types)
      for line in 0..<text.lineCount {
        let words = text.line(line)
        guard words.hasPrefix("+"), !words.hasPrefix("+++") else { continue }
        guard let name = names.sorted().first(where: { contains($0, in: words) }) else { continue }
        return finding(
          RuleMessage(
            "\(text.name) uses \(name), which Capacitor 8.5 removed",
            """
            This patch adds a line that uses \(name). It will not apply, or not compile, with Capacitor 8.5 and \
            later. The patch is not edited here.
            """),
          kind: .informational, targets: context.project.targets, in: text, at: text.lineRange(line), symbol: name,
          distinction: name, otherTools: [.capMigrate: false])
      }
      return nil
    }
  }

  private static func contains(_ name: String, in line: String) -> Bool {
    line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains { $0 == name }
  }

  private static func message(_ use: RemovedCapacitorAPI.Use, _ context: AuditContext) -> RuleMessage {
    let now =
      context.hasCapacitorSceneProxy
      ? localized("Capacitor 8.5 has no \(use.name) any more, so this does not compile.")
      : localized("Capacitor 8.5 has no \(use.name) any more: this stops compiling with the upgrade.")
    return RuleMessage(
      "\(use.name) is gone in Capacitor 8.5",
      text: (use.isOnBridge
        ? now
        : localized(
          "\(use.name) is a name that Capacitor removed in 8.5. Here it may be something else; if it is Capacitor's, it does not compile any more."
        ))
        + localized(" Present from bridge?.viewController instead."))
  }
}
