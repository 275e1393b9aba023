/// Where the window of a scene comes from.
public enum WindowSource: Sendable {
  /// The scene delegate, or code it calls, makes it.
  case code(FunctionSite, ByteRange)
  /// UIKit makes it from the storyboard of the configuration and gives it to the delegate.
  case storyboard(String)
  /// The superclass of a framework makes it.
  case framework(String)
  /// The scene is given to code that was not read.
  case handedOver(FunctionSite, ByteRange)
  /// A storyboard is named, but the delegate has no `window` to put the window into.
  case noProperty(String)
  case none

  public var isThere: Bool {
    switch self {
    case .code, .storyboard, .framework, .handedOver: true
    case .noProperty, .none: false
    }
  }

  /// Superclasses that make the window themselves.
  static let frameworks: Set = [
    "FlutterSceneDelegate", "CDVSceneDelegate", "ExpoAppSceneDelegate", "EXExpoAppSceneDelegate",
  ]
  /// Calls that get the scene and make no window.
  private static let harmless: Set = [
    "print", "debugPrint", "NSLog", "dump", "os_log", "assert", "SceneDelegateProxy", "ApplicationDelegateProxy",
    "precondition", "String", "log", "logger", "Logger",
  ]

  /// Those of `frameworks` that show what a storyboard makes, and make nothing themselves.
  private static let withoutWindow: Set = ["FlutterSceneDelegate"]

  /// The window of a framework's class that the configuration names itself.
  ///
  /// - Parameter handsOver: whether the app delegate makes a window at launch, which Flutter's class moves to the scene.
  static func of(framework name: String, storyboard: String?, handsOver: Bool) -> WindowSource {
    if withoutWindow.contains(name), !handsOver { return storyboard.map { .storyboard($0) } ?? .none }
    return .framework(name)
  }

  /// - Parameter storyboard: name of the storyboard that the configuration gives, if any.
  static func of(
    _ delegate: ClassModel, storyboard: String?, handsOver: Bool = false, in target: AppTarget, sources: SourceIndex,
    calls: CallResolver
  ) -> WindowSource {
    let lineage = sources.lineage(of: delegate, in: target)
    let ancestors = sources.ancestors(of: delegate, in: target)
    let windows = WindowCreation.types(in: sources)
    let made = lineage.compactMap { $0.method("scene.willConnect") }.flatMap { calls.reachable(from: $0.site) }
      .compactMap { site in WindowCreation.first(in: site.function, windows: windows).map { (site: site, range: $0) } }
    let own = Set(lineage.map(\.name)).union(sources.appDelegates(of: target).map(\.name))
    // Beside a storyboard a window that an alert or a banner makes for itself is not the scene's.
    if let found = made.first(where: { storyboard == nil || WindowCreation.isOfScene($0.site, own: own) }) {
      return .code(found.site, found.range)
    }
    for (file, property) in lineage.flatMap(\.properties) {
      let code = [property.initializer, property.accessors].compactMap { $0 }
      guard let call = code.flatMap(\.calls).first(where: { WindowCreation.isConstruction($0, of: windows) }),
        let part = delegate.parts.first(where: { $0.file.path == file.path }) ?? delegate.parts.first
      else { continue }
      if let method = part.type.methods.first(where: { $0.callback?.id == "scene.willConnect" }) {
        return .code(FunctionSite(file: file, type: part.type, function: method), call.range)
      }
    }
    if let framework = frameworks.first(where: ancestors.contains) {
      return of(framework: framework, storyboard: storyboard, handsOver: handsOver)
    }
    if let storyboard {
      let hasWindow = lineage.contains { $0.property("window") != nil }
      return hasWindow || !hasOnlyPlainAncestors(ancestors, sources) ? .storyboard(storyboard) : .noProperty(storyboard)
    }
    for model in lineage {
      guard let connect = model.method("scene.willConnect") else { continue }
      if let range = handsSceneOver(connect.function, calls: calls, type: model.name) {
        return .handedOver(connect.site, range)
      }
    }
    if !hasOnlyPlainAncestors(ancestors, sources),
      let unknown = ancestors.sorted().first(where: { !plain.contains($0) && sources.classModel($0, in: nil) == nil })
    {
      return .framework(unknown)
    }
    return .none
  }

  private static let plain: Set = [
    "NSObject", "UIResponder", "UISceneDelegate", "UIWindowSceneDelegate", "ObservableObject", "NSObjectProtocol",
    "CPTemplateApplicationSceneDelegate", "UNUserNotificationCenterDelegate", "Sendable", "AnyObject",
    "UIApplicationDelegate",
  ]

  private static func hasOnlyPlainAncestors(_ names: Set<String>, _ sources: SourceIndex) -> Bool {
    names.allSatisfy { plain.contains($0) || sources.classModel($0, in: nil) != nil }
  }

  /// A call that gets the scene or its window and leads to code that was not read.
  private static func handsSceneOver(_ function: FunctionDeclaration, calls: CallResolver, type: String) -> ByteRange? {
    var names = Set(["windowScene", "window"])
    if let scene = function.parameters.first?.name { names.insert(scene) }
    for statement in function.body?.allStatements ?? []
    where statement.references.contains(where: { names.contains($0.first) }) {
      names.formUnion(statement.declares)
    }
    return function.body?.calls.first { call in
      guard !call.path.contains(where: harmless.contains),
        call.arguments.contains(where: { !names.isDisjoint(with: $0.names) })
      else { return false }
      return true
    }?.range
  }
}

/// Recognises the making of windows.
enum WindowCreation {
  /// `UIWindow`, its subclasses in the project, and the name that authentication sessions use for it.
  static func types(in sources: SourceIndex) -> Set<String> {
    sources.subtypes(of: "UIWindow").union(["UIWindow", "ASPresentationAnchor"])
  }

  /// Whether the call makes a window of one of `types`.
  static func isConstruction(_ call: Call, of types: Set<String>) -> Bool {
    guard let first = call.path.first else { return false }
    if types.contains(first) {
      // `[UIWindow alloc]` alone is the inner half of `[[UIWindow alloc] init…]`.
      return call.path.count == 1 || call.path[1] == "new" || call.path.dropFirst().contains { $0.hasPrefix("init") }
    }
    return call.path.count == 2 && call.path[0] == "UIKit" && call.path[1] == "UIWindow"
  }

  /// Whether the window gets its scene in the call.
  static func bindsScene(_ call: Call) -> Bool {
    call.arguments.contains { $0.label == "windowScene" } || call.name.hasPrefix("initWithWindowScene:")
  }

  /// Whether what the function makes is the scene's own: it belongs to one of the classes, is given the scene or its window,
  /// tells a window, or sets somebody's `window`.
  static func isOfScene(_ site: FunctionSite, own: Set<String>) -> Bool {
    if let type = site.type?.name, own.contains(type) { return true }
    let types = site.function.parameters.map(\.type) + [site.function.returnType].compactMap { $0 }
    return types.contains { $0.contains("Scene") || $0.contains("Window") }
      || site.function.body?.references.contains { reference in
        reference.access == .write && reference.memberPath.count > 1 && reference.memberPath.last == "window"
      } ?? false
  }

  /// The first place of `function` that makes a window or puts one into `window`.
  static func first(in function: FunctionDeclaration, windows: Set<String>) -> ByteRange? {
    guard let body = function.body else { return nil }
    if let call = body.calls.first(where: { isConstruction($0, of: windows) }) { return call.range }
    return body.references.first { $0.access == .write && $0.memberPath == ["window"] }?.range
      ?? body.references.first { $0.access == .write && $0.memberPath == ["window", "windowScene"] }?.range
      ?? body.calls.first { $0.path.last == "setWindow:" }?.range
  }
}
