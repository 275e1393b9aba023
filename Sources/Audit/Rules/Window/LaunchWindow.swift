/// The window that an app delegate makes, or works on, while the app launches.
package enum LaunchWindow {
  /// Code that makes, fills, shows or changes a window.
  struct Place: Sendable {
    let site: FunctionSite
    let range: ByteRange
    /// The launch method that leads to it.
    let launch: ClassModel.Method
    /// Whether it makes the window; false where it works on one that a storyboard made.
    let makes: Bool
  }

  /// Functions that launch reaches and that work on the window, nearest first, each with its first such place.
  static func places(in delegate: ClassModel, _ context: AuditContext, _ target: AppTarget) -> [Place] {
    let windows = WindowCreation.types(in: context.sources)
    let lineage = context.sources.lineage(of: delegate, in: target)
    let isFlutter = context.sources.subtypes(of: "FlutterAppDelegate").contains(delegate.name)
    let isOfStack = ["RCTAppDelegate", "CDVAppDelegate"].contains {
      context.sources.subtypes(of: $0).contains(delegate.name)
    }
    let hasWindow = isFlutter || isOfStack || lineage.contains(where: \.tellsWindow)
    let isProvider = hasWindow && providesWindow(delegate, context)
    let isAdopted = context.adoption(of: target).isAdopted
    let members = hasWindow ? WindowMembers.names(of: delegate) : []
    let further = FurtherWindows(of: delegate, storyboard: mainStoryboard(of: target, context), context.sources)
    var seen: Set<String> = []
    var found: [Place] = []
    for model in lineage {
      for launch in model.methods where launch.function.callback?.event == .launch {
        let idle = isAdopted ? branchesOfOptions(launch.function, launch.file.text) : []
        let events = LaterCode.eventRanges(of: delegate, in: launch.file)
        let legacy = model.methods.filter { $0.file.path == launch.file.path }.compactMap(\.function.body)
          .flatMap(LegacyPaths(text: launch.file.text).passedOver)
        for site in context.calls.reachable(from: launch.site, depth: 3, except: idle + events + legacy)
        where isOwn(site, of: lineage) && seen.insert(site.key).inserted {
          guard let body = site.function.body else { continue }
          let pieces = LegacyPaths(text: site.file.text, laterCodeOf: delegate).pieces(of: body).filter { piece in
            site.key != launch.site.key || !idle.contains { $0.contains(piece.statement.range.lowerBound) }
          }
          if let range = pieces.lazy.compactMap({ further.isMade(in: $0.statement) ? nil : made($0, windows) }).first {
            found.append(Place(site: site, range: range, launch: launch, makes: true))
          } else if let range = pieces.lazy.compactMap({
            used($0, in: site.function, hasWindow: hasWindow, skipsController: isFlutter, members)
          }).first
            ?? (isProvider ? pieces.lazy.compactMap(handsItselfOver).first : nil)
          {
            found.append(Place(site: site, range: range, launch: launch, makes: false))
          }
        }
      }
    }
    return found
  }

  /// Blocks that are entered only where a launch option holds something: never, once the app uses scenes.
  package static func branchesOfOptions(_ function: FunctionDeclaration, _ text: SourceText) -> [ByteRange] {
    guard let options = function.parameters.last?.name, let body = function.body else { return [] }
    let names = LaunchOptionReads.aliases(of: options, in: body, text)
    return body.allStatements.compactMap { statement in
      guard statement.kind == .if, let block = statement.blocks.first,
        statement.condition.contains(where: { names.contains($0.first) })
      else { return nil }
      let head = text.string(in: statement.range.lowerBound..<max(statement.range.lowerBound, block.range.lowerBound))
        .filter { !$0.isWhitespace }
      let asks = names.contains { name in
        ["=\(name)", "=(\(name)", "(\(name)[", "([\(name)"].contains { head.contains($0) }
          || (head.contains("if\(name)") && head.contains("!=nil"))
      }
      let isOpen = head.contains("||") || head.contains("==nil") || head.contains("(!")
      return asks && !isOpen ? block.range : nil
    }
  }

  /// The storyboard that makes the window where no code does.
  static func mainStoryboard(of target: AppTarget, _ context: AuditContext) -> String? {
    let plists = (context.adoption[target]?.manifests ?? []).compactMap(\.plist)
    return plists.lazy.compactMap { $0.string("UIMainStoryboardFile") }.first
      ?? target.configurations.lazy.compactMap { $0.setting("INFOPLIST_KEY_UIMainStoryboardFile") }.first
  }

  /// Whether launch makes the app's window in code.
  package static func isMade(by delegate: ClassModel, in context: AuditContext, _ target: AppTarget) -> Bool {
    places(in: delegate, context, target).contains(where: \.makes) || initialValue(of: delegate, context) != nil
  }

  /// `var window: UIWindow? = UIWindow(…)`, lazy or not.
  static func initialValue(
    of delegate: ClassModel, _ context: AuditContext
  ) -> (file: SourceFile, property: PropertyDeclaration)? {
    let windows = WindowCreation.types(in: context.sources)
    // A lock or a cover in a member of another name is no main window.
    return delegate.properties.first { _, property in
      property.name == "window"
        && [property.initializer, property.accessors].compactMap { $0 }.flatMap(\.calls).contains {
          WindowCreation.isConstruction($0, of: windows)
        }
    }
  }

  /// Statements of a launch method that hand the app delegate over as the provider of its window, and those that go on
  /// with the object that got it, each with its reason.
  static func handingOver(_ launch: ClassModel.Method, of delegate: ClassModel, _ context: AuditContext) -> [Int:
    String]
  {
    guard delegate.property("window") != nil, providesWindow(delegate, context) else { return [:] }
    var receivers: Set<String> = []
    var seeds: [Int: String] = [:]
    for (index, statement) in (launch.function.body?.statements ?? []).enumerated() where statement.kind != .return {
      let handing = statement.calls.filter { $0.arguments.contains { $0.text == "self" } }
      if !handing.isEmpty {
        seeds[index] = "it hands the app delegate over, with its window"
        receivers.formUnion(handing.compactMap { $0.path.count > 1 ? $0.path.first { $0 != "self" } : nil })
      } else if let receiver = statement.calls.lazy.compactMap({ $0.path.first { $0 != "self" } })
        .first(where: receivers.contains)
      {
        seeds[index] = "\(receiver) has the app delegate's window"
      }
    }
    return seeds
  }

  /// A launch method that leads to other code which makes one more window, or asks the app delegate for its own, at once.
  static func seeking(in delegate: ClassModel, _ context: AuditContext, _ target: AppTarget) -> LaunchSplit? {
    guard !context.adoption(of: target).isAdopted else { return nil }
    return delegate.methods.lazy.filter { $0.function.callback?.event == .launch }
      .map { LaunchSplit($0, of: delegate, in: context.sources) }.first(where: \.movesSomething)
  }

  /// Whether a scene delegate takes the window that launch made: it sets the scene of a window that is there.
  static func isBound(in context: AuditContext, _ target: AppTarget) -> Bool {
    context.sources.sceneDelegates(of: target).compactMap { $0.method("scene.willConnect") }.contains { method in
      let references = method.function.body?.references ?? []
      return references.contains { $0.access == .write && $0.path.last == "windowScene" && $0.path.contains("window") }
        && references.contains { $0.access == .read && $0.path.last == "window" && $0.memberPath.count > 1 }
    }
  }

  /// `var window: UIWindow? { controller.window }`, or one that other code sets, where other code makes a window without a
  /// scene, and no storyboard makes one. The property may be that of a superclass in a framework of the project.
  static func toldWindow(
    of delegate: ClassModel, _ context: AuditContext, _ target: AppTarget
  ) -> (file: SourceFile, property: PropertyDeclaration)? {
    guard !context.adoption(of: target).isAdopted,
      let (model, file, property) = inheritedWindow(of: delegate, context), property.initializer == nil,
      property.accessors != nil || isSet(in: model, of: delegate, context),
      !(context.adoption[target]?.manifests ?? []).contains(where: { $0.plist?.string("UIMainStoryboardFile") != nil })
    else { return nil }
    let windows = WindowCreation.types(in: context.sources)
    let isMadeElsewhere = context.ownSources.contains { file, targets in
      targets.contains { $0.id == target.id }
        && file.codeBlocks.flatMap(\.calls).contains {
          WindowCreation.isConstruction($0, of: windows) && !WindowCreation.bindsScene($0)
        }
    }
    return isMadeElsewhere ? (file, property) : nil
  }

  /// The property `window` of the class, or of the nearest superclass whose source is there.
  private static func inheritedWindow(
    of delegate: ClassModel, _ context: AuditContext
  ) -> (model: ClassModel, file: SourceFile, property: PropertyDeclaration)? {
    var model = delegate
    for _ in 0..<4 {
      if let (file, property) = model.property("window") { return (model, file, property) }
      guard
        let parent = model.declaration.type.supertypes.lazy.compactMap({ context.sources.classModel($0, in: nil) })
          .first(where: { !$0.isProtocol && $0.name != model.name })
      else { return nil }
      model = parent
    }
    return nil
  }

  /// Whether a superclass sets its window by itself, or other code sets that of the app delegate.
  private static func isSet(in model: ClassModel, of delegate: ClassModel, _ context: AuditContext) -> Bool {
    if model.name != delegate.name {
      return model.methods.contains { method in
        method.function.body?.references.contains { $0.access == .write && $0.memberPath == ["window"] } ?? false
      }
    }
    return context.ownSources.contains { file, _ in
      file.codeBlocks.flatMap(\.references).contains { reference in
        reference.access == .write && reference.path.last == "window" && reference.path.count > 1
          && reference.path.first != "self"
      }
    }
  }

  /// Functions of other classes are somebody else's.
  private static func isOwn(_ site: FunctionSite, of lineage: [ClassModel]) -> Bool {
    site.type.map { type in lineage.contains { $0.name == type.name } } ?? true
  }

  /// Where the statement makes a window or puts one into `window`.
  private static func made(_ piece: LegacyPaths.Piece, _ windows: Set<String>) -> ByteRange? {
    piece.calls.first { WindowCreation.isConstruction($0, of: windows) }?.range
      ?? piece.references.first { $0.access == .write && $0.memberPath == ["window"] }?.range
      ?? piece.calls.first { $0.path.last == "setWindow:" }?.range
  }

  /// Where the statement uses the window of the class.
  private static func used(
    _ piece: LegacyPaths.Piece, in function: FunctionDeclaration, hasWindow: Bool, skipsController: Bool,
    _ members: Set<String>
  ) -> ByteRange? {
    guard hasWindow, !function.parameters.contains(where: { $0.name == "window" }) else { return nil }
    let locals = function.body?.localNames("window") ?? []
    return piece.references.first { reference in
      reference.memberPath.first.map { ["window", "_window"].contains($0) || members.contains($0) } ?? false
        && !(skipsController && isControllerRead(reference))
        && (reference.first != "window" || !locals.contains { $0.contains(reference.range.lowerBound) })
    }?.range
  }

  /// In a Flutter app, the taking of the controller that the storyboard made, which other rules tell of.
  private static func isControllerRead(_ reference: Reference) -> Bool {
    reference.access == .read && reference.path.contains("rootViewController")
  }

  /// Whether the class adopts a protocol of the project that asks for a window.
  private static func providesWindow(_ delegate: ClassModel, _ context: AuditContext) -> Bool {
    delegate.supertypes.contains { name in
      context.sources.files.contains { file in
        file.types.contains { type in
          type.kind == .protocol && type.shortName == name && type.properties.contains { $0.name == "window" }
        }
      }
    }
  }

  private static func handsItselfOver(_ piece: LegacyPaths.Piece) -> ByteRange? {
    piece.calls.first { $0.arguments.contains { $0.text == "self" } }?.range
  }
}

/// A body without what only systems before scenes run.
struct LegacyPaths {
  let text: SourceText
  /// The class whose closures that only look at the window, later on, are left out too.
  var laterCodeOf: ClassModel?

  /// What a statement says outside of the blocks inside it: a plain statement, a condition, the call around a closure.
  struct Piece {
    let statement: Statement
    let calls: [Call]
    let references: [Reference]
  }

  /// In order, those of blocks inside included.
  func pieces(of block: CodeBlock) -> [Piece] {
    block.statements.flatMap { statement -> [Piece] in
      func isOutside(_ range: ByteRange) -> Bool {
        !statement.blocks.contains {
          $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
        }
      }
      let own = Piece(
        statement: statement, calls: statement.calls.filter { isOutside($0.range) },
        references: statement.references.filter { isOutside($0.range) })
      let later = laterCodeOf.map { LaterCode.ranges(in: statement, of: $0) } ?? []
      return [own] + branches(of: statement).filter { !later.contains($0.range) }.flatMap(pieces)
    }
  }

  /// The blocks that no system with scenes enters, wherever they stand.
  func passedOver(in block: CodeBlock) -> [ByteRange] {
    block.statements.flatMap { statement -> [ByteRange] in
      let entered = branches(of: statement)
      let passed = statement.blocks.filter { block in !entered.contains { $0.range == block.range } }.map(\.range)
      return passed + entered.flatMap(passedOver)
    }
  }

  /// The blocks of a statement that a system with scenes can enter.
  private func branches(of statement: Statement) -> [CodeBlock] {
    guard statement.kind == .if || statement.kind == .guard, let first = statement.blocks.first else {
      return statement.blocks
    }
    let condition = text.string(
      in: statement.range.lowerBound..<max(statement.range.lowerBound, first.range.lowerBound)
    ).filter { !$0.isWhitespace }
    let isNegative = condition.contains("#unavailable(iOS13") || condition.contains("!@available(iOS13")
    let isPositive = !isNegative && condition.contains("available(iOS13")
    if isNegative { return Array(statement.blocks.dropFirst()) }
    return isPositive ? (statement.kind == .guard ? [] : [first]) : statement.blocks
  }
}
