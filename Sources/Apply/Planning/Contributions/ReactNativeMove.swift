import Audit

/// The statements that make a window and start React Native in it, rewritten for the connect method of a scene.
struct ReactNativeMove {
  private let owner: ClassModel
  private let sources: SourceIndex
  private let version: Version?
  private let movesLate: Bool
  private let start: ReactNativeStart?

  /// What must be at hand before anything.
  private(set) var guards = ""
  private(set) var lines: [String] = []
  /// Statements that leave the launch method.
  private(set) var removed: [ByteRange] = []
  /// Statements behind the start that went along.
  private(set) var late: [ByteRange] = []
  /// Statements behind the start that cannot go along.
  private(set) var left: [(range: ByteRange, reason: String)] = []
  private(set) var opened: [BodyAnalysis.Member] = []
  private(set) var needsLaunchOptions = false
  private(set) var problem: String?
  /// Whether nothing may be written while the problem lasts: one word in the source mends it.
  private(set) var stops = false

  init(_ owner: ClassModel, in sources: SourceIndex, version: Version?, movesLate: Bool) {
    self.owner = owner
    self.sources = sources
    self.version = version
    self.movesLate = movesLate
    start = ReactNativeStart(owner)
  }

  var text: SourceText { start?.method.file.text ?? owner.declaration.file.text }

  /// The module that is started, as written.
  var moduleName: String? { start?.call.arguments.first { $0.label == "withModuleName" }?.text }

  /// Whether `connectionOptions:` takes the place of `launchOptions:`.
  private var hasSceneForm: Bool {
    guard let version, let floor = Version("0.88.0") else { return false }
    return version >= floor
  }

  mutating func work() -> Bool {
    guard let start else { return false }
    let split = LaunchSplit(start.method, of: owner, in: sources)
    let moved = split.parts.filter { $0.fate == .moves }
    guard moved.contains(where: { $0.statement.range.contains(start.call.range.lowerBound) }) else {
      problem = localized("The start is not a statement of the launch method itself. Put it there, then run again.")
      return false
    }
    if let weak = start.weakProperty {
      stops = true
      problem =
        localized(
          """
          \(weak) is weak, so what it holds is gone when the scene connects. Take the word weak out, then run again
          """)
      return false
    }
    if start.factory == nil, start.method.function.body?.localScopes[start.call.path[0]] != nil {
      problem =
        localized(
          """
          The factory is a local name of the launch method. Keep it in a property, which the scene delegate can use, \
          then run again.
          """)
      return false
    }
    let booleans = ReactNativeLateCode.superResults(start.method)
    let conflicts = ReactNativeLateCode.conflicts(start, split)
    let behind = ReactNativeLateCode(start, split, of: owner).parts
    for part in moved {
      let isLate = part.statement.range.lowerBound > start.call.range.upperBound
      if isLate, !movesLate { continue }
      if isLate, let reason = behind.first(where: { $0.range == part.statement.range })?.obstacle {
        left.append((part.statement.range, reason))
        continue
      }
      guard carry(part, start, booleans) else {
        if isLate {
          left.append((part.statement.range, localized("what it uses cannot be reached from the scene")))
          continue
        }
        return false
      }
      removed.append(part.statement.range)
      if isLate { late.append(part.statement.range) }
    }
    if !conflicts.isEmpty, left.isEmpty, late.isEmpty, let conflict = conflicts.first {
      problem = localized(
        "\(conflict.name) is needed on both sides: \(conflict.reason). Make it a property, then run again.")
      return false
    }
    writeGuards(start)
    return true
  }

  private mutating func carry(_ part: LaunchSplit.Part, _ start: ReactNativeStart, _ booleans: Set<String>) -> Bool {
    let statement = part.statement
    let inside = statement.kind == .conditional && statement.blocks.count == 1 ? statement.blocks.first : nil
    let statements = inside?.statements ?? [statement]
    let range = inside?.range ?? commented(statement.range)
    let method = start.method
    let function = FunctionDeclaration(
      signature: method.function.signature, parameters: method.function.parameters, returnType: nil, range: range,
      nameRange: method.function.nameRange, body: CodeBlock(range: range, statements: statements))
    let carried = ClassModel.Method(file: method.file, type: method.type, function: function)
    let analysis = BodyAnalyzer.analyse(carried, of: owner, in: sources)
    var parameters: [String: String] = [:]
    for parameter in function.parameters {
      guard let name = parameter.name else { continue }
      parameters[name] =
        parameter.type.contains("LaunchOptionsKey")
        ? "launchOptions(from: \(Slot.connectionOptions.mark))" : "UIApplication.shared"
    }
    let rewriter = BodyRewriter(
      parameters: parameters, access: .through(instance: "appDelegate", type: owner.name), keptMembers: ["window"],
      replacements: replacements(in: statements, start, booleans), isSameFile: false, returns: { _ in .leave("return") }
    )
    guard let body = try? rewriter.rewrite(carried, analysis) else { return false }
    let code = body.lines.joined(separator: "\n")
    if code.contains("launchOptions(from:") { needsLaunchOptions = true }
    opened += body.opened
    if !lines.isEmpty, text.isBlankLine(text.lineIndex(at: range.lowerBound) - 1) { lines.append("") }
    lines += body.lines
    return true
  }

  /// Windows get their scene, the app delegate the window, and the start its options.
  private func replacements(
    in statements: [Statement], _ start: ReactNativeStart, _ booleans: Set<String>
  ) -> [BodyRewriter.Replacement] {
    let windows = sources.subtypes(of: "UIWindow").union(["UIWindow"])
    var found: [BodyRewriter.Replacement] = []
    let all = statements.flatMap { [$0] + $0.blocks.flatMap(\.allStatements) }
    for statement in all {
      for call in statement.calls
      where call.path.count == 1 && windows.contains(call.path[0])
        && !call.arguments.contains(where: { $0.label == "windowScene" })
      {
        let replacement = BodyRewriter.Replacement(call.range, "\(call.path[0])(windowScene: windowScene)")
        if !found.contains(replacement) { found.append(replacement) }
      }
      let writes = statement.references.contains { $0.access == .write && $0.memberPath == ["window"] }
      if writes, statement.blocks.isEmpty {
        let margin = text.indentation(at: statement.range.lowerBound)
        found.append(
          BodyRewriter.Replacement(
            statement.range.upperBound..<statement.range.upperBound, "\n" + margin + "appDelegate.window = window"))
      }
      for reference in statement.references where reference.path.count == 1 && booleans.contains(reference.first) {
        var end = reference.range.upperBound
        while end < text.bytes.count, SourceText.isBlank(text.bytes[end]) { end += 1 }
        let isListed = end < text.bytes.count && text.bytes[end] == UInt8(ascii: ",")
        if isListed {
          end += 1
          while end < text.bytes.count, SourceText.isBlank(text.bytes[end]) { end += 1 }
        }
        let replacement = BodyRewriter.Replacement(
          reference.range.lowerBound..<(isListed ? end : reference.range.upperBound), isListed ? "" : "true")
        if !found.contains(replacement) { found.append(replacement) }
      }
    }
    if hasSceneForm, let argument = start.call.arguments.first(where: { $0.label == "launchOptions" }),
      statements.contains(where: {
        $0.range.lowerBound <= argument.range.lowerBound && argument.range.upperBound <= $0.range.upperBound
      })
    {
      let label = text.bytes[start.call.range.lowerBound..<argument.range.lowerBound].lastRange(
        of: Array("launchOptions".utf8))
      found.append(
        BodyRewriter.Replacement(
          (label?.lowerBound ?? argument.range.lowerBound)..<argument.range.upperBound,
          "connectionOptions: \(Slot.connectionOptions.mark)"))
    }
    return found
  }

  private func commented(_ range: ByteRange) -> ByteRange {
    text.lineRange(text.commentStart(aboveLine: text.lineIndex(at: range.lowerBound))).lowerBound..<range.upperBound
  }

  private mutating func writeGuards(_ start: ReactNativeStart) {
    var conditions = [
      "let windowScene = \(Slot.scene.mark) as? UIWindowScene",
      "let appDelegate = UIApplication.shared.delegate as? \(owner.name)",
    ]
    var plain = ""
    if let (local, property) = start.factory {
      let isOptional = property.type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
      if isOptional {
        conditions.append("let \(local) = appDelegate.\(property.name)")
      } else {
        plain = "\nlet \(local) = appDelegate.\(property.name)"
      }
      if property.isPrivate, let (file, _) = owner.property(property.name) {
        opened.append(
          BodyAnalysis.Member(
            name: property.name, kind: .property, isPrivate: true, isStatic: property.isStatic, file: file.path,
            declaration: property.range, uses: []))
      }
    }
    guards = "guard " + conditions.joined(separator: ",\n\t") + "\nelse { return }" + plain
  }

  static let launchOptionsMember =
    "/// What the app was started with, under the keys of the launch options, which React Native reads.\n"
    + "private func launchOptions(\n\tfrom connectionOptions: UIScene.ConnectionOptions\n"
    + ") -> [UIApplication.LaunchOptionsKey: Any]? {\n"
    + "\tvar options: [UIApplication.LaunchOptionsKey: Any] = [:]\n"
    + "\tif let context = connectionOptions.urlContexts.first {\n"
    + "\t\toptions[.url] = context.url\n"
    + "\t\toptions[.sourceApplication] = context.options.sourceApplication\n\t}\n"
    + "\tif let activity = connectionOptions.userActivities.first {\n"
    + "\t\toptions[.userActivityDictionary] = [\n"
    + "\t\t\tUIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,\n"
    + "\t\t\t\"UIApplicationLaunchOptionsUserActivityKey\": activity,\n\t\t]\n\t}\n"
    + "\toptions[.shortcutItem] = connectionOptions.shortcutItem\n"
    + "\tif let request = connectionOptions.notificationResponse?.notification.request,\n"
    + "\t\trequest.trigger is UNPushNotificationTrigger\n\t{\n"
    + "\t\toptions[.remoteNotification] = request.content.userInfo\n\t}\n"
    + "\treturn options.isEmpty ? nil : options\n}"
}
