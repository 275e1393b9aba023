/// Reads of the launch options, which are nil under scenes.
public enum LaunchOptions: Rule {
  public static let documentation = RuleDocumentation(
    id: "launch.options", kinds: [.decision, .informational],
    title: "The launch options are nil under scenes",
    explanation: """
      In an app that has adopted scenes, the launchOptions of application(_:didFinishLaunchingWithOptions:) are nil. \
      What they held comes with the connection options of scene(_:willConnectTo:options:): URLs, activities, the quick \
      action, the share, and the response to a notification that was tapped. Location, Bluetooth and local \
      notifications have no counterpart there; their frameworks tell by other ways.

      The code keeps compiling and takes the branch for "nothing there". Handing the dictionary on to an SDK is harmless; \
      what that SDK reads from it, it has to be told in another way.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions",
      "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle",
    ],
    examples: [
      .appDelegate(
        .fires, "a notification that started the app", base: .uiKit,
        """
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          if let push = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
            Inbox.shared.open(push)
          }
          return true
        }
        """),
      .appDelegate(
        .fires, "a URL, Objective-C", base: .objectiveC,
        """
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
          NSURL *url = launchOptions[UIApplicationLaunchOptionsURLKey];
          if (url) { [[Router shared] open:url]; }
          return YES;
        }
        """),
      .appDelegate(
        .fires, "handed on to an SDK", base: .uiKit, imports: ["BranchSDK"],
        """
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          Branch.getInstance().initSession(launchOptions: launchOptions) { _, _ in }
          return true
        }
        """),
      .appDelegate(
        .silent, "not read", base: .uiKit,
        """
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          return true
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let found = LaunchOptionReads(context)
    // A statement may read a key to see whether it is there, and again to use it.
    let groups = Dictionary(grouping: found.reads.indices) { index -> String in
      let read = found.reads[index]
      return "\(read.text.path):\((read.statement?.range ?? read.range).lowerBound):\(read.key)"
    }
    let reads = groups.values.sorted { $0[0] < $1[0] }.map { group in
      LaunchOptionQuestion(
        found.reads[group[0]], others: group.dropFirst().map { found.reads[$0].range }, in: context
      ).finding
    }
    // The start of React Native gets options that are made from the scene's.
    let given = found.handings.filter { !context.isReactNative || !ReactNativeApp.starts($0.call) }
    let methods = given.map { $0.method.method.file.path + ":\($0.method.function.range.lowerBound)" }.unique
    let handings = methods.compactMap { key -> Finding? in
      let group = given.filter {
        $0.method.method.file.path + ":\($0.method.function.range.lowerBound)" == key
      }
      return handedOn(group, context)
    }
    return reads + handings
  }

  /// Whether the call stands in an `if` of the launch method that asks whether there are launch options.
  private static func isAskedFor(_ handing: LaunchOptionReads.Handing) -> Bool {
    let function = handing.method.function
    guard let options = function.parameters.last?.name, handing.file.path == handing.method.method.file.path,
      let statement = function.body?.statements.first(where: { $0.range.contains(handing.call.range.lowerBound) }),
      statement.kind == .if, statement.blocks.count == 1, let block = statement.blocks.first,
      block.range.contains(handing.call.range.lowerBound),
      !block.ownStatements.contains(where: { $0.kind == .return })
    else { return false }
    return statement.references.contains { $0.first == options && !block.range.contains($0.range.lowerBound) }
  }

  /// Whether the scene delegate comes to start React Native with launch options of its own making.
  private static func startsFromScene(_ method: DelegateMethod, _ context: AuditContext) -> Bool {
    guard !method.adoption.isAdopted, context.isReactNative else { return false }
    return ReactNativeSubclass(method.owner, in: context) != nil
      || ReactNativeStart(method.owner) != nil
        && context.reactNativeApps.contains {
          $0.delegate.name == method.owner.name && !$0.hasExpoScenes && $0.isAtLeast("0.88.0") != true
        }
  }

  /// One finding for all calls of one launch method that get the dictionary.
  private static func handedOn(_ group: [LaunchOptionReads.Handing], _ context: AuditContext) -> Finding? {
    guard let first = group.first else { return nil }
    let names = group.map { "`\($0.call.callee)`" }.unique
    let matches = group.compactMap { SDKTable.match($0.call, in: $0.file, of: context.sources) }
    var text =
      localized(
        """
        \(names.listed) \(names.count, one: "gets", other: "get") the launch options as a whole. Under scenes that is nil, \
        which is legal and changes nothing for the set-up. What the library used to learn from it about the start, a \
        link or a notification, it now has to be told from the connection options.
        """)
    for match in matches {
      if let form = match.sdkCall.sceneText(for: first.file.language, original: ""),
        case .template = match.sdkCall.sceneForm(for: first.file.language)
      {
        text += localized(" \(match.sdk.title) has a form for scenes: `\(form)`.")
      }
      if let note = match.sdk.note { text += " \(match.sdk.title): \(note)" }
    }
    let bound = group.first { isAskedFor($0) && startsFromScene($0.method, context) }
    if bound != nil {
      text += localized(
        """
         Here the call is made only where there are some, so it is not made at all any more. React Native's way to scenes \
        makes launch options from what the scene connects with: the call can get those.
        """)
    }
    var subject = first.method.subject
    subject.range = (bound ?? first).call.range
    subject.values["key"] = "all"
    if let sdk = matches.first?.sdk.id { subject.values["sdk"] = sdk }
    return finding(
      RuleMessage("The launch options handed to \(names.listed) are nil under scenes", text: text),
      kind: bound == nil ? .informational : .decision,
      targets: first.method.targets, in: first.text, at: (bound ?? first).call.range,
      symbol: first.method.owner.name + "." + first.method.function.signature,
      choices: bound == nil
        ? []
        : [
          .recommended(
            "move", "Call it as the scene connects",
            "The statement goes to scene(_:willConnectTo:options:), with launch options made from the connection options.",
            because: "what it is told of the start comes there now"),
          .other("keep", "Keep", "Nothing changes: the code finds nothing."),
        ], subject: subject, distinction: "all",
      otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:],
      references: documentation.references + matches.map(\.sdk.reference).unique)
  }
}
