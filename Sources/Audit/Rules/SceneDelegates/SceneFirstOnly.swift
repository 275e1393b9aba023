/// Code that takes the first of a set that has no order.
public enum SceneFirstOnly: Rule {
  public static let documentation = RuleDocumentation(
    id: "scene.first-only", kinds: [.decision, .informational],
    title: "Only one of several URLs or activities is taken",
    explanation: """
      The URL contexts and activities that a scene is given are sets. Their first element is any of them, and the rest \
      are dropped. The system nearly always sends one, so this shows when several files are opened at once, or when a \
      link arrives together with an activity of another kind.
      """,
    references: ["https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/urlcontexts"],
    examples: [
      .sceneDelegate(
        .fires, "the first context", base: .uiKitScenes,
        """
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          if let context = contexts.first { Router.shared.open(context.url) }
        }
        """),
      .sceneDelegate(
        .silent, "a log tells the first, all are taken", base: .uiKitScenes,
        """
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          print("opens \\(contexts.first?.url.absoluteString ?? "")")
          for context in contexts { Router.shared.open(context.url) }
        }
        """),
      .sceneDelegate(
        .silent, "all of them", base: .uiKitScenes,
        """
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          for context in contexts { Router.shared.open(context.url) }
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.liveSceneDelegates.flatMap { delegate, targets in
      delegate.methods.flatMap { method -> [Finding] in
        // Capacitor's proxy for scenes takes the whole set; the question about it repairs this too.
        guard let body = method.function.body, !(context.isCapacitor && BodyVerdict(method.function) == .proxyOnly)
        else {
          return []
        }
        // The launch options of the old life cycle, which React Native reads, have room for one.
        if makesLaunchOptions(method.function, body) { return [] }
        return reads(in: method.function, body).compactMap { read in
          let statement = innermost(read, in: body)
          // What is only written down is not taken.
          if let calls = statement?.calls, let call = calls.first(where: { $0.range.contains(read.range.lowerBound) }),
            LaunchOptionReads.isSilent(call)
          {
            return nil
          }
          return finding(
            message(read, delegate), kind: isLoop(statement) ? .decision : .informational, targets: targets,
            in: method.file.text, at: statement?.range ?? read.range,
            symbol: delegate.name + "." + method.function.signature,
            choices: isLoop(statement) ? choices : [],
            subject: Subject(type: delegate.name, member: method.function.signature),
            deviceChecks: [localized("Share several files to the app at once: all of them arrive.")],
            distinction: read.path.joined(separator: "."),
            otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
        }
      }
    }
  }

  private static func makesLaunchOptions(_ function: FunctionDeclaration, _ body: CodeBlock) -> Bool {
    function.returnType?.contains("LaunchOptionsKey") ?? false
      || body.references.contains { reference in
        reference.access == .write && reference.keys.contains { $0.hasPrefix("UIApplicationLaunchOptions") }
      }
  }

  private static let sets: Set = ["urlContexts", "URLContexts", "userActivities"]
  private static let firsts: Set = ["first", "anyObject", "allObjects"]

  private static func reads(in function: FunctionDeclaration, _ body: CodeBlock) -> [Reference] {
    let parameter = function.callback?.id == "scene.openURLContexts" ? function.parameters.last?.name : nil
    let logs = body.calls.filter(\.isLog).map(\.range)
    var seen: Set<Int> = []
    return body.references.filter { reference in
      guard let index = reference.path.firstIndex(where: firsts.contains), index > 0, reference.access == .read else {
        return false
      }
      if logs.contains(where: { $0.contains(reference.range.lowerBound) }) { return false }
      let owner = reference.path[index - 1]
      return (sets.contains(owner) && index > 1 || (owner == parameter && index == 1))
        && seen.insert(reference.range.lowerBound).inserted
    }
  }

  private static func innermost(_ read: Reference, in body: CodeBlock) -> Statement? {
    body.allStatements.filter { $0.range.contains(read.range.lowerBound) }
      .min { $0.range.count < $1.range.count }
  }

  private static func message(_ read: Reference, _ delegate: ClassModel) -> RuleMessage {
    RuleMessage(
      "\(delegate.name) takes only one of \(localized(read.path.contains("userActivities") ? "several activities" : "several URLs"))",
      """
      `\(read.path.joined(separator: "."))` is any element of a set without order; the others are dropped. Nearly \
      always there is one. Opening several files at once is the usual case where there are more.
      """)
  }

  /// `if let context = contexts.first { … }` without an `else` is a loop in disguise.
  private static func isLoop(_ statement: Statement?) -> Bool {
    statement.map { $0.kind == .if && $0.blocks.count == 1 } ?? false
  }

  private static var choices: [Choice] {
    [
      Choice.recommended(
        "keep", "Keep", "Nothing changes: one of them is taken.", because: "the system nearly always sends one"),
      Choice.other("all", "Take all of them", "The code should run for every element of the set; the plan says where."),
    ]
  }
}
