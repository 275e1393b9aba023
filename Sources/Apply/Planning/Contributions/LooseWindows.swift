import Audit

/// Windows beside the scene delegate's own: each is given the scene that is at hand, on the line below the one that
/// makes it. Its frame, its class and its initialiser stay as they are.
extension UnitPlan {
  mutating func bindLooseWindows() {
    let windows = Set(unit.answers("window.created-in-app-delegate").map(\.id))
    for answer in unit.answers("window.without-scene") where answer.choice == "fix" {
      // It is made for the scene that connects already.
      if let range = answer.finding.subject.range,
        let path = answer.finding.subject.file ?? answer.finding.location?.file,
        batch.edits[path]?.contains(where: { $0.range.overlaps(range) && !windows.isDisjoint(with: $0.findings) })
          ?? false
      {
        continue
      }
      // The scene takes it from the app delegate.
      if unit.choice("window.created-in-app-delegate") == "bind", givesToDelegate(answer) { continue }
      guard let loose = LooseWindow(answer, unit.context.sources) else {
        batch.manual(
          localized("Bind the window to its scene"),
          localized(
            """
            The window is not simply stored in a variable, so the line to add has no sure place. Make it with \
            UIWindow(windowScene:), or set its windowScene before it is shown.
            """), answer.finding.location,
          findings: [answer.id])
        continue
      }
      if loose.isEarly, bindWhereShown(loose, answer) { continue }
      var lines = loose.lines
      if runsBeforeScenes { lines = loose.availability(sceneSystems, around: lines) }
      batch.add([loose.edit(lines, findings: [answer.id])], to: loose.file.path)
    }
  }

  /// A window that is made before there is a scene at hand gets it where it is shown.
  ///
  /// - Returns: false where it may be bound as it is made.
  private mutating func bindWhereShown(_ loose: LooseWindow, _ answer: Answer) -> Bool {
    let shown = loose.shown
    for place in shown {
      var lines = [place.line]
      if runsBeforeScenes { lines = loose.availability(sceneSystems, around: lines) }
      batch.add([place.edit(lines, findings: [answer.id])], to: place.file.path)
    }
    if !shown.isEmpty { return true }
    guard unit.choice("window.created-in-app-delegate") == "bind" else { return false }
    batch.manual(
      localized("Bind the window to its scene"),
      localized(
        """
        It is made and shown as its controller loads, which may be while the app launches: then no scene is connected \
        yet. Show it later, and set its windowScene before that.
        """), answer.finding.location, findings: [answer.id])
    return true
  }
}

extension UnitPlan {
  /// Whether the code that makes the window gives it to the app delegate.
  private func givesToDelegate(_ answer: Answer) -> Bool {
    guard let owner = unit.appDelegate, let range = answer.finding.subject.range,
      let path = answer.finding.subject.file ?? answer.finding.location?.file,
      let file = unit.context.sources.file(path)
    else { return false }
    let body = file.allFunctions.map(\.function).filter { $0.range.contains(range.lowerBound) }
      .min { $0.range.count < $1.range.count }?.body
    return body.map { AppDelegateWindowReads.gives($0, to: owner) } ?? false
  }
}

/// A place that shows a window, in front of which it gets its scene.
private struct ShownWindow {
  let file: SourceFile
  let statement: Statement
  let line: String

  func edit(_ lines: [String], findings: [String]) -> Edit {
    let text = file.text
    let start = statement.range.lowerBound
    let margin = text.indentation(at: start)
    let layout = SourceLayout(text)
    if text.startsLine(start) {
      return .insert(
        layout.block(lines, margin: margin), at: text.lineRange(text.lineIndex(at: start)).lowerBound,
        findings: findings)
    }
    let block = layout.block(lines, margin: margin)
    return .insert(layout.lineEnding + block + margin, at: start, findings: findings)
  }
}

/// The making of a window whose variable is plain to see.
private struct LooseWindow {
  let file: SourceFile
  let statement: Statement
  /// The variable as the code writes it: `window`, `self.overlay`, `_window`.
  let variable: String
  let isOptional: Bool
  private let type: TypeDeclaration?
  /// nil where the window comes with a property.
  private let function: FunctionDeclaration?
  private let sources: SourceIndex

  /// nil where the window goes anywhere but into a variable.
  init?(_ answer: Answer, _ sources: SourceIndex) {
    guard let location = answer.finding.location, let range = answer.finding.subject.range,
      let file = sources.file(answer.finding.subject.file ?? location.file),
      let place = Self.place(of: range, in: file),
      let statement = place.body.allStatements.filter({ $0.range.contains(range.lowerBound) && $0.blocks.isEmpty })
        .min(by: { $0.range.count < $1.range.count })
    else { return nil }
    let (type, function) = (place.type, place.function)
    let tail = file.text.string(in: range.upperBound..<max(range.upperBound, statement.range.upperBound))
    guard tail.allSatisfy({ $0 == ";" || $0.isWhitespace }) else { return nil }
    let head = file.text.string(in: statement.range.lowerBound..<range.lowerBound)
    guard head.last(where: { !$0.isWhitespace }) == "=" else { return nil }
    if let declared = statement.declares.first, statement.declares.count == 1 {
      variable = declared
      isOptional = file.language == .swift && head.contains("?")
    } else if let target = statement.references.first(where: { $0.access == .write }), statement.kind == .expression {
      let written = head.prefix { $0 != "=" }.trimmingPrefix(while: \.isWhitespace)
      variable = String(written.reversed().drop(while: \.isWhitespace).reversed())
      let owner = target.path.first == "self" ? target.path.dropFirst() : target.path[...]
      if file.language == .swift {
        guard owner.count == 1, let name = owner.first else { return nil }
        let properties = sources.classModel(type?.name ?? "", in: nil)?.properties ?? []
        let declared = properties.first { $0.property.name == name }
        guard let property = declared?.property ?? type?.properties.first(where: { $0.name == name }) else {
          return nil
        }
        // A property of Objective-C is an optional of Swift where it may be null.
        let written = declared.map { $0.file.text.string(in: $0.property.range).lowercased() } ?? ""
        isOptional =
          property.type?.hasSuffix("?") ?? false
          || (declared?.file.language == .objectiveC && written.contains("nullable"))
      } else {
        isOptional = false
      }
    } else {
      return nil
    }
    self.file = file
    self.statement = statement
    self.type = type
    self.function = function
    self.sources = sources
  }

  /// The code around the making of the window: a function's, or what a property starts with.
  private static func place(
    of range: ByteRange, in file: SourceFile
  ) -> (type: TypeDeclaration?, function: FunctionDeclaration?, body: CodeBlock)? {
    let around = file.allFunctions.filter { $0.function.range.contains(range.lowerBound) }
      .min { $0.function.range.count < $1.function.range.count }
    if let (type, function) = around, let body = function.body { return (type, function, body) }
    for type in file.types {
      for property in type.properties where property.range.contains(range.lowerBound) {
        if let body = property.initializer { return (type, nil, body) }
      }
    }
    return nil
  }

  /// Whether it is made in a controller or a view that is in no window yet, and no scene is handed in.
  var isEarly: Bool {
    guard let type, let function, !function.isStatic, parameter("UIWindowScene") == nil,
      ShownWindows.isOfInterface(type, sources)
    else { return false }
    return ShownWindows.isEarly(function, of: type, sources)
  }

  /// Where later methods of the class show it.
  var shown: [ShownWindow] {
    guard let type else { return [] }
    let isSwift = file.language == .swift
    let written = variable.hasPrefix("self.") ? String(variable.dropFirst("self.".count)) : variable
    // `self.lock = lock;`
    let body = function?.body?.allStatements ?? []
    let keeper =
      !statement.declares.contains(written)
      ? nil
      : body.first { other in
        other.blocks.isEmpty && other.range.lowerBound > statement.range.upperBound
          && other.references.contains { $0.access == .read && $0.path == [written] }
          && other.references.contains { $0.access == .write && $0.memberPath.count == 1 }
      }?.references.first { $0.access == .write }?.memberPath.first
    let member = keeper ?? written
    return ShownWindows.places(of: member, in: type, sources).map { place in
      let receiver = place.file.text.string(in: place.receiver)
      let own = isSwift && receiver.hasPrefix("self?") ? "self?." : "self."
      let scene =
        (isKind(of: "UIViewController") ? "view." : "") + (isSwift ? "window?.windowScene" : "window.windowScene;")
      return ShownWindow(
        file: place.file, statement: place.statement, line: "\(receiver).windowScene = \(own)\(scene)")
    }
  }

  private func isKind(of base: String) -> Bool {
    guard let type, let function, !function.isStatic else { return false }
    return ShownWindows.isKind(type, of: base, sources)
  }

  private func parameter(_ word: String) -> String? {
    function?.parameters.first { $0.type.contains(word) && !$0.type.contains("Controller") }?.name
  }

  /// The scene of the view, the controller or the parameter at hand; nil where there is none.
  private var scene: String? {
    let isSwift = file.language == .swift
    if let scene = parameter("UIWindowScene") { return scene }
    if let scene = function?.parameters.first(where: { ["UIScene", "UIScene *"].contains($0.type) })?.name {
      return isSwift ? "\(scene) as? UIWindowScene" : "(UIWindowScene *)\(scene)"
    }
    if let view = parameter("UIView"), function?.addsView == false {
      return isSwift ? "\(view).window?.windowScene" : "\(view).window.windowScene"
    }
    // A view that is in no window yet tells no scene.
    if isEarly { return nil }
    if isKind(of: "UIViewController") {
      return isSwift ? "self.view.window?.windowScene" : "self.view.window.windowScene"
    }
    if isKind(of: "UIView"), !isKind(of: "UIWindow"), !["window", "self.window"].contains(variable) {
      return isSwift ? "self.window?.windowScene" : "self.window.windowScene"
    }
    return nil
  }

  var lines: [String] {
    let isSwift = file.language == .swift
    let target = variable + (isOptional ? "?" : "") + ".windowScene = "
    if let scene { return [target + scene + (isSwift ? "" : ";")] }
    if isSwift {
      // While the app starts, and under an alert of the system, no scene is active.
      return [
        "let windowScenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }",
        target + "windowScenes.first { $0.activationState == .foregroundActive } ?? windowScenes.first",
      ]
    }
    return [
      "for (UIScene *scene in UIApplication.sharedApplication.connectedScenes) {",
      "\tif (![scene isKindOfClass:[UIWindowScene class]]) {", "\t\tcontinue;", "\t}",
      "\tif (!\(variable).windowScene || scene.activationState == UISceneActivationStateForegroundActive) {",
      "\t\t\(target)(UIWindowScene *)scene;", "\t}", "}",
    ]
  }

  func availability(_ systems: String, around lines: [String]) -> [String] {
    let head = file.language == .swift ? "if #available(\(systems), *) {" : "if (@available(\(systems), *)) {"
    return [head] + lines.map { "\t" + $0 } + ["}"]
  }

  /// The lines below the statement.
  func edit(_ lines: [String], findings: [String]) -> Edit {
    let text = file.text
    let margin = text.indentation(at: statement.range.lowerBound)
    let layout = SourceLayout(text)
    let line = text.lineIndex(at: statement.range.upperBound - 1)
    let rest = text.string(in: statement.range.upperBound..<text.lineRange(line).upperBound)
      .trimmingPrefix(while: \.isWhitespace)
    let next = text.fullLineRange(line).upperBound
    if rest.isEmpty || rest.hasPrefix("//"), next > text.lineRange(line).upperBound {
      return .insert(layout.block(lines, margin: margin), at: next, findings: findings)
    }
    // Other code follows on the line.
    let block = layout.lineEnding + layout.block(lines, margin: margin) + margin
    return .insert(block, at: statement.range.upperBound, findings: findings)
  }
}
