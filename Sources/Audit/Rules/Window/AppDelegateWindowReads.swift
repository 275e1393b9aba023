/// Reads of the app delegate's window in code that goes on running.
package enum AppDelegateWindowReads {
  struct Hit: Sendable {
    let file: SourceFile
    let range: ByteRange
    /// Targets the file runs in.
    let targets: [AppTarget]
  }

  /// - Parameter launch: functions that are told as launch code already.
  static func hits(
    _ delegate: ClassModel, _ targets: [AppTarget], _ context: AuditContext, launch: Set<String> = []
  ) -> [Hit] {
    guard let target = targets.first else { return [] }
    let lineage = context.sources.lineage(of: delegate, in: target)
    let hasWindow = lineage.contains(where: \.tellsWindow)
    var found: [Hit] = hasWindow ? inside(lineage, context, launch: launch, targets) : []
    let own = Set(delegate.parts.map { "\($0.file.path) \($0.type.range.lowerBound)" })
    for (file, fileTargets) in context.ownSources {
      let shared = targets.filter { one in fileTargets.contains { $0.id == one.id } }
      if shared.isEmpty { continue }
      for block in file.codeBlocks(outside: own) {
        found += outside(block, in: file, delegate: delegate).map { Hit(file: file, range: $0.range, targets: shared) }
      }
    }
    return found
  }

  /// Whether a scene delegate, or code it calls, gives its window to the app delegate.
  static func isMirrored(_ delegate: ClassModel, _ targets: [AppTarget], _ context: AuditContext) -> Bool {
    if targets.contains(where: { LaunchWindow.isBound(in: context, $0) }) { return true }
    let takesScene = delegate.methods.contains { method in
      method.function.parameters.contains { $0.type.contains("UIWindowScene") }
        && method.function.body?.references.contains { $0.access == .write && $0.memberPath == ["window"] } ?? false
    }
    if takesScene || targets.contains(where: { context.adoption[$0]?.callsAppDelegate(in: context.sources) ?? false }) {
      return true
    }
    let delegates = targets.compactMap { context.adoption[$0] }.flatMap(\.sceneDelegates)
    // The app delegate keeps the window that the scene's screen comes from.
    if context.isReactNative, delegates.compactMap({ $0.method("scene.willConnect") }).contains(where: takesRoot) {
      return true
    }
    return delegates.flatMap(\.methods).contains { method in
      guard let body = method.function.body else { return false }
      // `window = appDelegate.window`: both have the same one.
      let takes =
        body.references.contains { $0.access == .write && $0.memberPath == ["window"] }
        && references(to: delegate, in: body, access: .read).contains { $0.path.last == "window" }
      return takes || references(to: delegate, in: body, access: .write).contains { $0.path.last == "window" }
        || body.calls.contains { $0.name == "setWindow:" && $0.path.contains("delegate") }
    }
  }

  /// Whether a connect method shows what is in another object's window.
  static func takesRoot(_ method: ClassModel.Method) -> Bool {
    method.function.body?.references.contains { reference in
      reference.access == .read && reference.memberPath.count > 2 && reference.path.contains("window")
        && reference.path.contains("rootViewController")
    } ?? false
  }

  /// Methods of the class that are neither launch nor dead under scenes, and what they alone reach.
  private static func inside(
    _ lineage: [ClassModel], _ context: AuditContext, launch: Set<String>,
    _ targets: [AppTarget]
  ) -> [Hit] {
    let methods = lineage.flatMap(\.methods)
    let dying = methods.filter { method in
      guard let callback = method.function.callback else { return false }
      return callback.fate == .dies || callback.fate == .launch || callback.event == .configuration
    }
    // What happens later runs on.
    let reachedByDying = Set(
      dying.flatMap { method in
        context.calls.reachable(
          from: method.site, depth: 3, except: lineage.flatMap { LaterCode.eventRanges(of: $0, in: method.file) })
      }.map(\.key))
    let launching = methods.filter { $0.function.callback?.fate == .launch }
    let reachedByLaunch = Set(launching.flatMap { context.calls.reachable(from: $0.site, depth: 3) }.map(\.key))
    let later = methods.filter { $0.function.callback?.fate == .launch || reachedByLaunch.contains($0.site.key) }
      .flatMap { method -> [Hit] in
        guard let body = method.function.body else { return [] }
        let ranges = lineage.flatMap { owner in body.statements.flatMap { LaterCode.ranges(in: $0, of: owner) } }
        return windowReads(in: body).filter { read in ranges.contains { $0.contains(read.range.lowerBound) } }
          .map { Hit(file: method.file, range: $0.range, targets: targets) }
      }
    let plain = methods.filter { method in
      if let callback = method.function.callback {
        return callback.fate == .stays && callback.event != .configuration
      }
      return !reachedByDying.contains(method.site.key) && !launch.contains(method.site.key)
    }.flatMap { method -> [Hit] in
      guard let body = method.function.body else { return [] }
      // A parameter of that name is the window that UIKit asks about.
      let isGiven = method.function.parameters.contains { $0.name == "window" }
      return windowReads(in: body).filter { !isGiven || $0.first == "self" || $0.first == "_window" }
        .map { Hit(file: method.file, range: $0.range, targets: targets) }
    }
    let members = lineage.flatMap(\.properties).filter { $0.property.name != "window" }
      .flatMap { file, property -> [Hit] in
        [property.initializer, property.accessors].compactMap { $0 }.flatMap(windowReads).map {
          Hit(file: file, range: $0.range, targets: targets)
        }
      }
    return later + members
      + plain.filter { hit in !later.contains { $0.file.path == hit.file.path && $0.range == hit.range } }
  }

  private static func windowReads(in body: CodeBlock) -> [Reference] {
    let locals = body.localNames("window")
    return body.references.filter { reference in
      // `window?.tintColor = …` takes the window that is there.
      (reference.access == .read || reference.memberPath.count > 1)
        && ["window", "_window"].contains(reference.memberPath.first)
        && (reference.first == "self" || !locals.contains { $0.contains(reference.range.lowerBound) })
    }
  }

  /// `(UIApplication.shared.delegate as? AppDelegate)?.window`, through a local name too.
  private static func outside(_ block: CodeBlock, in file: SourceFile, delegate: ClassModel) -> [Reference] {
    references(to: delegate, in: block, access: .read).filter { reference in
      guard let index = reference.path.firstIndex(of: "window") else { return false }
      return index > 0
    }
  }

  /// Whether the code gives a window to the app delegate.
  package static func gives(_ block: CodeBlock, to delegate: ClassModel) -> Bool {
    references(to: delegate, in: block, access: .write).contains { $0.path.last == "window" }
  }

  /// Members named `window` of what is, or is called like, the app delegate.
  static func references(to delegate: ClassModel, in block: CodeBlock, access: Reference.Access) -> [Reference] {
    var names: Set<String> = []
    for statement in block.allStatements where holdsDelegate(statement, delegate) {
      names.formUnion(statement.declares)
    }
    return block.references.filter { reference in
      let path = reference.memberPath
      // `window?.tintColor = …` takes the window that is there.
      let own: Reference.Access = reference.access == .write && path.last == "window" ? .write : .read
      guard own == access else { return false }
      if isApplicationDelegate(path) { return path.dropFirst(3).first == "window" }
      guard let first = path.first, path.count > 1 else { return false }
      if names.contains(first) || first.lowercased() == "appdelegate" && first != delegate.name {
        return path[1] == "window"
      }
      return first == delegate.name && path.count > 2 && path[2] == "window"
    }
  }

  /// `let delegate = UIApplication.shared.delegate as? AppDelegate`, `AppDelegate *delegate = [AppDelegate shared]`.
  private static func holdsDelegate(_ statement: Statement, _ delegate: ClassModel) -> Bool {
    let paths = statement.references.map(\.path) + statement.calls.map(\.path)
    return paths.contains { path in
      isApplicationDelegate(path) || path.count == 2 && path == ["application", "delegate"]
        || path.count == 2 && path[0] == delegate.name
          && ["shared", "delegate", "instance", "current", "app"].contains { path[1].lowercased().contains($0) }
    }
  }

  private static func isApplicationDelegate(_ path: [String]) -> Bool {
    path.count >= 3 && path[0] == "UIApplication" && (path[1] == "shared" || path[1] == "sharedApplication")
      && path[2] == "delegate"
  }
}

extension ClassModel {
  /// Whether another class can give it a window. One that is computed, and has no setter, tells a window that nobody can
  /// replace; in Objective-C setting it ends the app, as it does where only a variable holds the window.
  public var canSetWindow: Bool {
    guard let (file, property) = property("window"), !property.modifiers.contains("ivar") else {
      if synthesizesWindow { return true }
      if methods.contains(where: { $0.function.signature == "window" }) {
        return methods.contains { $0.function.signature == "setWindow:" }
      }
      return language == .swift || inheritsMembers
    }
    guard property.initializer == nil, let code = property.accessors else { return true }
    return ["set", "didSet", "willSet"].contains { SourceScan.word($0, in: code.range, of: file.text.bytes) != nil }
  }

  /// Whether `self.window` tells its window: a property does, or a method, or what a superclass may bring.
  public var answersForWindow: Bool {
    property("window").map { !$0.property.modifiers.contains("ivar") } ?? false || synthesizesWindow
      || methods.contains { $0.function.signature == "window" } || inheritsMembers
  }

  /// Whether a file that knows the header of the class may speak of its `window`: the header declares one, or adopts the
  /// protocol that does, or what it inherits from may.
  public func tellsWindowInHeader(_ sources: SourceIndex) -> Bool {
    ([self] + sources.superclasses(of: self, in: nil)).contains { model in
      model.language == .swift
        || model.parts.filter { $0.type.kind == .interface && $0.file.path.hasSuffix(".h") }.contains { part in
          part.type.properties.contains { $0.name == "window" && !$0.modifiers.contains("ivar") }
            || part.type.supertypes.contains { sources.mayAdoptApplicationDelegate($0) }
        }
    }
  }

  /// Whether it has a superclass other than UIKit's plain ones.
  private var inheritsMembers: Bool {
    supertypes.contains { !$0.hasSuffix("Delegate") && !["NSObject", "UIResponder"].contains($0) }
      || supertypes.contains { $0.hasSuffix("AppDelegate") }
  }
}

extension SourceIndex {
  /// Whether the class or protocol of that name adopts UIKit's protocol, or is not known.
  fileprivate func mayAdoptApplicationDelegate(_ name: String) -> Bool {
    let foreign = Self.applicationDelegateTypes
    if foreign.contains(name) || foreign.contains(where: { subtypes(of: $0).contains(name) }) { return true }
    let isPlain = ["UIResponder", "NSObject"].contains(name) || name.hasSuffix("Delegate")
    return !isPlain && classModel(name, in: nil) == nil
  }
}

extension CodeBlock {
  /// Where `name` means a local thing, in this block and the blocks inside.
  func localNames(_ name: String) -> [ByteRange] {
    locals.filter { $0.name == name }.map(\.scope) + statements.flatMap { $0.blocks.flatMap { $0.localNames(name) } }
  }
}

extension SourceFile {
  /// Blocks of code outside of the types that start at these places (`path offset`).
  func codeBlocks(outside types: Set<String>) -> [CodeBlock] {
    guard self.types.contains(where: { types.contains("\(path) \($0.range.lowerBound)") }) else { return codeBlocks }
    var other = self
    other.types = self.types.filter { !types.contains("\(path) \($0.range.lowerBound)") }
    return other.codeBlocks
  }
}
