/// The question about one read of the launch options.
struct LaunchOptionQuestion {
  let read: LaunchOptionReads.Read
  let context: AuditContext

  /// Further reads of the same key in the same statement.
  private let others: [ByteRange]

  init(_ read: LaunchOptionReads.Read, others: [ByteRange] = [], in context: AuditContext) {
    self.read = read
    self.others = others
    self.context = context
  }

  var finding: Finding {
    var subject = read.method.subject
    subject.file = read.text.path
    subject.range = read.range
    subject.values["key"] = read.key
    if !others.isEmpty {
      subject.values["others"] = others.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
    }
    let already = cameBefore
    return LaunchOptions.finding(
      message, kind: already == nil ? .decision : .informational, targets: read.method.targets, in: read.text,
      at: read.range, showing: read.statement?.range,
      symbol: read.method.owner.name + "." + read.method.function.signature,
      choices: choices(already), subject: subject, deviceChecks: deviceChecks,
      distinction: read.key + " " + read.text.string(in: read.statement?.range ?? read.range),
      otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
  }

  // MARK: What the key became

  /// Member of the connection options that holds the value now; nil where nothing does.
  private var option: String? {
    [
      "url": "urlContexts", "sourceApplication": "sourceApplication", "shortcut": "shortcutItem",
      "userActivity": "userActivities", "userActivityType": "handoffUserActivityType",
      "cloudKitShareMetadata": "cloudKitShareMetadata", "remoteNotification": "notificationResponse",
      "annotation": "urlContexts", "eventAttribution": "urlContexts",
    ][read.key]
  }

  private var event: Callback.Event? {
    [
      "url": .openURL, "sourceApplication": .openURL, "annotation": .openURL, "eventAttribution": .openURL,
      "shortcut": .shortcut, "userActivity": .universalLink, "userActivityType": .universalLink,
      "cloudKitShareMetadata": .cloudKitShare, "remoteNotification": .notificationTap,
    ][read.key]
  }

  private var substitute: String {
    switch read.key {
    case "location":
      localized("Location has no counterpart: the location manager's delegate, CLMonitor or CLLocationUpdate tell it.")
    case "bluetoothCentrals", "bluetoothPeripherals":
      localized("Bluetooth has no counterpart: create the managers at launch with their restore identifiers.")
    case "localNotification": localized("Local notifications come to the delegate of the user notification centre.")
    case "newsstandDownloads": localized("Newsstand is gone.")
    case "remoteNotification":
      localized(
        """
        A notification that was tapped comes as notificationResponse of the connection options, and to the delegate \
        of the user notification centre. A silent one still comes to didReceiveRemoteNotification.
        """)
    default:
      localized(
        "It comes with the connection options of scene(_:willConnectTo:options:), as \(option ?? localized("none of them"))."
      )
    }
  }

  private var message: RuleMessage {
    let adopted = read.method.adoption.isAdopted
    let helper = read.isDirect ? "" : localized(" The dictionary is handed to this helper by the launch method.")
    var text =
      localized(
        """
        \(localized(adopted ? "This app has adopted scenes, so the launch options are nil" : "Once scenes are adopted the launch options are nil")), \
        and this code acts as if nothing had started the app. \(substitute)\(helper)
        """)
    if returnsFalse {
      text += localized(" Returning false at launch no longer keeps the quick action from being delivered again.")
    }
    if let already = cameBefore { text += " " + already }
    return RuleMessage(
      "The launch option “\(read.key)” \(localized(adopted ? "is always nil" : "becomes nil"))", text: text)
  }

  private var returnsFalse: Bool {
    read.key == "shortcut"
      && (read.statement?.blocks.flatMap(\.allStatements).contains { $0.returned == "false" || $0.returned == "NO" }
        ?? false)
  }

  private var deviceChecks: [String] {
    switch read.key {
    case "url", "sourceApplication", "annotation":
      [localized("End the app, then open one of its URLs: it arrives, once.")]
    case "userActivity", "userActivityType": [localized("End the app, then follow a universal link: it arrives, once.")]
    case "shortcut": [localized("End the app, then use a quick action of its icon: it acts, once.")]
    case "remoteNotification":
      [localized("End the app, then tap one of its notifications: the app opens the right place, once.")]
    case "cloudKitShareMetadata": [localized("End the app, then accept a share: it is taken, once.")]
    default: [localized("Start the app the way this code expects, and see that it still notices.")]
    }
  }

  // MARK: Choices

  /// Why nothing is lost although this reads nil: other code takes the event on a cold start already. Code that Dart asks
  /// later does not count: what is told before Dart listens is gone.
  private var cameBefore: String? {
    if goesToEngine { return nil }
    if read.key == "remoteNotification" || read.key == "localNotification",
      let centre = NotificationCentre.response(in: context, targets: read.method.targets)
    {
      return localized("Taps are taken by \(centre.type?.name ?? "") too, which is told of them under scenes as well.")
    }
    guard let event, read.method.adoption.isAdopted else { return nil }
    let cold = ColdStart(sceneDelegates: read.method.adoption.delegates, in: context)
    guard let handler = cold.handlers(of: event, isCalled: true).first else { return nil }
    return localized("\(handler.title) takes it from the connection options already.")
  }

  /// The callback whose own question carries the cold start along.
  private var askedElsewhere: DelegateMethod? {
    guard let event else { return nil }
    return context.dyingMethods(of: [event]).first { $0.verdict == .real }
  }

  /// Calls that any code makes: two bodies are not alike for them.
  private static let sayNothing: Set<String> = [
    "isKindOfClass:", "isEqual:", "isEqualToString:", "respondsToSelector:", "objectForKey:", "valueForKey:",
    "stringForKey:", "class", "alloc", "init", "new", "copy", "map", "compactMap", "filter", "first", "contains",
    "async",
    "asyncAfter", "dispatch_async", "dispatch_after", "dispatch_get_main_queue", "description", "hasPrefix:",
    "hasPrefix",
  ]

  /// Whether the code that reads the option makes a call that `method` makes too, or does nothing but remember what it
  /// read where `method` remembers it as well.
  private func isHandledLike(_ method: DelegateMethod) -> Bool {
    guard let statement = read.statement else { return true }
    // Quick actions are kept until the app is active, and the scene's method gets them then as well.
    if read.key != "shortcut", !remembers(in: statement).isSubset(of: writes(of: method)) { return false }
    var calls = statement.blocks.flatMap(\.calls)
    if read.isDirect, let body = read.method.function.body {
      let users = body.statements.filter { later in
        later.range.lowerBound >= statement.range.upperBound
          && later.references.contains { statement.declares.contains($0.first) }
      }
      calls += users.flatMap(\.calls)
    }
    if waits(statement), method.function.body.map({ !$0.allStatements.contains(where: waits) }) ?? true { return false }
    let own = method.function.body?.calls.map(\.signature) ?? []
    let telling = calls.filter { !LaunchOptionReads.isSilent($0) && !Self.sayNothing.contains($0.name) }.map(
      \.signature)
    return telling.isEmpty || telling.contains { own.contains($0) || $0 == method.function.signature }
  }

  /// Whether the statement puts the event off until something is there that a start has to make first.
  private func waits(_ statement: Statement) -> Bool {
    let delays: Set = [
      "asyncAfter", "dispatch_after", "usleep", "sleep", "performSelector:withObject:afterDelay:", "scheduledTimer",
    ]
    return statement.calls.contains { delays.contains($0.name) }
      || statement.blocks.flatMap(\.allStatements).contains {
        $0.kind == .loop && $0.calls.contains { ["usleep", "sleep"].contains($0.name) }
      }
  }

  /// Members that the statement, or what goes on with a local name of its, keeps the value in, for code that asks later.
  private func remembers(in statement: Statement) -> Set<String> {
    let owner = read.isDirect ? read.method.owner : helper
    let members = Set(owner?.properties.map(\.property.name) ?? [])
    var all = [statement]
    if !read.isDirect, statement.kind == .guard {
      // What the helper does with it, where it is there.
      all += (read.site.function.body?.statements ?? []).filter { $0.range.lowerBound >= statement.range.upperBound }
    } else if read.isDirect, !statement.declares.isEmpty {
      all += (read.method.function.body?.statements ?? []).filter { later in
        later.range.lowerBound >= statement.range.upperBound && later.uses(Set(statement.declares))
      }
    }
    return Set(all.flatMap(\.references).filter { $0.access == .write }.compactMap(\.memberPath.first))
      .intersection(members)
  }

  /// The class of the helper that the dictionary is handed to.
  private var helper: ClassModel? { read.site.type.flatMap { context.sources.classModel($0.name, in: nil) } }

  /// What a callback, or a method of the class that it calls, writes.
  private func writes(of method: DelegateMethod) -> Set<String> {
    let site = FunctionSite(file: method.method.file, type: method.method.type, function: method.function)
    let owners = [method.owner.name, read.isDirect ? nil : read.site.type?.name]
    let own = context.calls.reachable(from: site, depth: 2).filter { owners.contains($0.type?.name) }
    return Set(
      own.flatMap { $0.function.body?.references ?? [] }.filter { $0.access == .write }.compactMap(\.memberPath.first))
  }

  private func choices(_ already: String?) -> [Choice] {
    let keep = (id: "keep", label: Phrase("Keep"), consequence: Phrase("Nothing changes: the code finds nothing."))
    let delete = Choice.other("delete", "Delete it", "The statement that reads it is removed.")
    func keeping(_ reason: String) -> Choice {
      .recommended(keep.id, keep.label, keep.consequence, because: "\(reason)")
    }
    if already != nil { return [keeping(localized("other code takes it, and this finds nothing")), delete] }
    guard let option, event != nil else {
      return [keeping(localized("the connection options have nothing like it, and it does no harm")), delete]
    }
    let move = (
      id: "move", label: Phrase("Read the connection option"),
      consequence: Phrase("The statement goes to scene(_:willConnectTo:options:) and reads \(option).")
    )
    if let asked = askedElsewhere, isHandledLike(asked) {
      let asked = asked.title
      if read.statement?.refusalAtEnd != nil, obstacle == nil {
        return [
          .recommended(
            move.id, move.label, move.consequence + " The return goes, and \(asked) is not called for it.",
            because: "it performs the quick action, and returns false so that \(asked) does not"),
          .other(keep.id, keep.label, keep.consequence), delete,
        ]
      }
      return [
        keeping(localized("the answer about \(asked) takes it from the connection options")),
        .other(move.id, move.label, move.consequence), delete,
      ]
    }
    if waitsForScene {
      return [
        .recommended(
          move.id, "Wait for the scene and read the connection option",
          """
          What needs it runs when the scene connects, before Dart does, and reads \(option) there; the rest goes to \
          the engine's callback.
          """,
          because: "Dart asks this code by what the app was started, and nothing else keeps it"),
        .other(keep.id, keep.label, keep.consequence), delete,
      ]
    }
    if let problem = obstacle, followsEngine {
      return [
        .recommended(keep.id, keep.label, keep.consequence, because: "\(problem)", isSure: false),
        .other(move.id, move.label, move.consequence), delete,
      ]
    }
    if let problem = obstacle {
      return [
        .recommended(move.id, move.label, move.consequence, because: "\(problem)", isSure: false),
        .other(keep.id, keep.label, keep.consequence), delete,
      ]
    }
    let reason =
      askedElsewhere.map { localized("it does something else with it than \($0.title)") }
      ?? localized("the statement stands on its own, and nothing else takes the event")
    return [
      .recommended(move.id, move.label, move.consequence, because: "\(reason)"),
      .other(keep.id, keep.label, keep.consequence), delete,
    ]
  }

  /// Whether the code that needs what is read goes to the callback of Flutter's engine, with the read.
  private var followsEngine: Bool {
    guard isFlutter, let statement = read.statement else { return false }
    return !statement.declares.isEmpty || goesToEngine
  }

  private var isFlutter: Bool {
    context.sources.subtypes(of: "FlutterAppDelegate").contains(read.method.owner.name)
  }

  private var goesToEngine: Bool { lateCode?.holds(read.range) ?? false }

  /// Whether that code can wait for the scene by itself.
  private var waitsForScene: Bool { goesToEngine && lateCode?.isPlain == true }

  private var lateCode: FlutterLateCode? {
    guard isFlutter, read.isDirect else { return nil }
    return FlutterLateCode(FlutterLaunch(read.method.method, of: read.method.owner, in: context.sources))
  }

  /// What keeps the statement from moving by itself; nil where it can.
  private var obstacle: String? {
    guard read.isDirect, let statement = read.statement else {
      return localized("it is read in a helper, which has to be looked at")
    }
    if read.method.function.body?.statements.contains(where: { $0.range == statement.range }) != true {
      return localized("it stands inside of another statement")
    }
    if !["url", "shortcut", "remoteNotification", "cloudKitShareMetadata"].contains(read.key) {
      return localized("the connection option has another type than the launch option had")
    }
    if statement.kind != .if, !isPlainAssignment(statement) {
      return localized("what is read is used by the code that follows")
    }
    if returnsElsewhere(statement) {
      return localized("it decides what the launch method returns")
    }
    return nil
  }
}

extension LaunchOptionQuestion {
  /// `initialLink = (launchOptions?[.url] as? URL)?.absoluteString`: a member is set, and nothing else happens.
  private func isPlainAssignment(_ statement: Statement) -> Bool {
    statement.kind == .expression && statement.blocks.isEmpty && statement.declares.isEmpty && statement.calls.isEmpty
      && statement.references.contains { $0.access == .write && $0.memberPath.count == 1 }
  }

  private func returnsElsewhere(_ statement: Statement) -> Bool {
    let returns = statement.blocks.flatMap(\.allStatements).filter { $0.kind == .return }
    if read.key == "shortcut", returns.count == 1, statement.refusalAtEnd != nil { return false }
    return !returns.isEmpty
  }
}

extension Statement {
  /// `return false` that ends the only block of an `if`, behind other code: in a launch method that read a quick action it kept UIKit from
  /// sending the action as well.
  public var refusalAtEnd: Statement? {
    guard kind == .if, blocks.count == 1, let statements = blocks.first?.statements, statements.count > 1,
      let last = statements.last, last.kind == .return,
      ["false", "NO"].contains(last.returned)
    else { return nil }
    return last
  }
}

/// The code that is told of a tapped notification.
enum NotificationCentre {
  private static let responses: Set = [
    "userNotificationCenter(_:didReceive:withCompletionHandler:)", "userNotificationCenter(_:didReceive:)",
    "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
  ]

  static func response(in context: AuditContext, targets: [AppTarget]) -> FunctionSite? {
    for file in context.sources.files where targets.contains(where: { SourceIndex.compiles($0, file.path) }) {
      for type in file.types where !type.neverCompiled {
        let method = type.methods.first { responses.contains($0.signature) && !($0.body?.isEmpty ?? true) }
        if let method { return FunctionSite(file: file, type: type, function: method) }
      }
    }
    return nil
  }
}
