/// How an app delegate starts React Native: what decides the way to scenes.
enum ReactNativeShape: Sendable {
  /// A factory that the app makes and starts in a window of its own (0.79 and later, and Expo 53 and later).
  case factory(start: Call, method: ClassModel.Method)
  /// `RCTAppDelegate`, which makes the window in its launch method.
  case superclass(String)
  /// A bridge and a root view that the app makes (0.70 and earlier).
  case bridge(Call, ClassModel.Method)
  /// Wix's navigation library, which makes windows of its own.
  case navigation(ByteRange, SourceFile)
  /// A superclass of some vendor, which makes the window.
  case vendor(String)
  /// The app starts React Native from its scene delegate already, or not at all.
  case none
}

/// An app delegate of a React Native or Expo app, with the targets that start with it.
struct ReactNativeApp: Sendable {
  let delegate: ClassModel
  let targets: [AppTarget]
  let shape: ReactNativeShape
  let usesScenes: Bool
  let version: Version?
  let expo: Version?
  /// Whether Expo's modules hear of events through the superclass of the app delegate.
  let isExpoDelegate: Bool

  init(_ delegate: ClassModel, _ targets: [AppTarget], _ context: AuditContext) {
    self.delegate = delegate
    self.targets = targets
    version = context.project.version(of: "react-native")?.lowestVersion
    expo = context.project.version(of: "expo")?.lowestVersion
    usesScenes = targets.contains { context.adoption[$0]?.usesScenes ?? false }
    isExpoDelegate = ["ExpoAppDelegate", "EXAppDelegateWrapper"].contains { name in
      context.sources.subtypes(of: name).contains(delegate.name)
    }
    shape = Self.shape(of: delegate, context)
  }

  /// Whether the version is at least `floor`; nil where no file tells.
  func isAtLeast(_ floor: String) -> Bool? { Self.compare(version, floor) }

  /// Whether Expo's own scene delegate is in the version that is used.
  var hasExpoScenes: Bool {
    guard isExpoDelegate else { return false }
    return Self.compare(expo, "57.0.23") ?? false
  }

  /// Whether the way to scenes takes the start along, with the window it is made in.
  func isMoved(in context: AuditContext) -> Bool {
    ReactNativeStart(delegate) != nil || ReactNativeBridge(delegate, in: context) != nil
      || ReactNativeLateStart(delegate, in: context) != nil
      || (!usesScenes && ReactNativeSubclass(delegate, in: context)?.left.isEmpty ?? false)
  }

  /// Whether the app delegate, or its superclass, makes a window and starts React Native in it.
  var makesWindow: Bool {
    switch shape {
    case .factory, .superclass, .bridge, .vendor: true
    case .navigation, .none: false
    }
  }

  static func compare(_ version: Version?, _ floor: String) -> Bool? {
    guard let version, let floor = Version(floor) else { return nil }
    return version >= floor
  }

  private static func shape(of delegate: ClassModel, _ context: AuditContext) -> ReactNativeShape {
    if delegate.supertypes.contains("RNNAppDelegate") {
      return .navigation(delegate.declaration.type.nameRange, delegate.declaration.file)
    }
    for method in delegate.methods {
      for call in method.function.body?.calls ?? [] {
        if call.path.first == "ReactNativeNavigation" { return .navigation(call.range, method.file) }
      }
    }
    for method in delegate.methods {
      for call in method.function.body?.calls ?? [] {
        if startsFactory(call) {
          return .factory(start: call, method: method)
        }
      }
    }
    for name in ["RCTAppDelegate", "EXAppDelegateWrapper"]
    where context.sources.subtypes(of: name).contains(delegate.name) {
      // Up to Expo 49 the app made the window itself; so does one that keeps its old launch code below the new class.
      if name == "EXAppDelegateWrapper" || !launchCallsSuper(delegate), makesWindow(delegate),
        let bridge = bridge(of: delegate)
      {
        return bridge
      }
      return .superclass(name)
    }
    if let bridge = bridge(of: delegate) { return bridge }
    let known: Set = ["UIResponder", "NSObject", "UIApplicationDelegate", "ExpoAppDelegate"]
    if let first = delegate.supertypes.first, !known.contains(first), delegate.declaration.type.kind == .class,
      context.sources.classModel(first, in: nil) == nil, !first.hasSuffix("Delegate")
    {
      return .vendor(first)
    }
    return .none
  }

  private static func makesWindow(_ delegate: ClassModel) -> Bool {
    delegate.methods.contains { method in
      method.function.callback?.event == .launch
        && method.function.body?.calls.contains { $0.path.first == "UIWindow" } ?? false
    }
  }

  /// Whether the call starts React Native, or makes what does.
  static func starts(_ call: Call) -> Bool { startsFactory(call) || makesBridge(call) }

  private static func startsFactory(_ call: Call) -> Bool {
    call.name == "startReactNative" || call.name.hasPrefix("startReactNativeWithModuleName:")
  }

  private static func makesBridge(_ call: Call) -> Bool {
    call.path.first == "RCTBridge" || call.path.first == "RCTRootView"
      || call.name.contains("createBridgeWithDelegate") || call.name.contains("DefaultRootView")
  }

  private static func launchCallsSuper(_ delegate: ClassModel) -> Bool {
    delegate.methods.contains { method in
      method.function.callback?.event == .launch
        && method.function.body?.calls.contains { $0.path.first == "super" } ?? false
    }
  }

  /// A bridge or a root view that the class makes.
  private static func bridge(of delegate: ClassModel) -> ReactNativeShape? {
    for method in delegate.methods {
      for call in method.function.body?.calls ?? [] {
        if makesBridge(call) { return .bridge(call, method) }
      }
    }
    return nil
  }
}

extension AuditContext {
  var isReactNative: Bool { project.stacks.contains(.reactNative) || project.stacks.contains(.expo) }

  /// App delegates of React Native and Expo apps, each once.
  var reactNativeApps: [ReactNativeApp] {
    guard isReactNative else { return [] }
    return appDelegateGroups.map { ReactNativeApp($0.delegate, $0.targets, self) }
  }
}

/// A launch method that makes a bridge, a root view and a window: React Native up to 0.70, and later in Objective-C.
public struct ReactNativeBridge: Sendable {
  /// The launch method, taken apart.
  public let split: LaunchSplit
  /// Whether its statements can be told apart, and none is left to a method that others call too.
  public var isPlain: Bool { split.openConflicts.isEmpty && split.helpers.isEmpty }

  /// nil where the app delegate starts React Native otherwise, or the launch method does not make its window.
  public init?(_ delegate: ClassModel, in context: AuditContext) {
    guard context.isReactNative,
      let method = delegate.methods.first(where: { $0.function.callback?.id == "didFinishLaunching" })
    else { return nil }
    switch ReactNativeApp(delegate, [], context).shape {
    case .bridge: break
    // A factory in Objective-C starts in a method of the app delegate just so.
    case .factory where method.file.language == .objectiveC: break
    default: return nil
    }
    let split = LaunchSplit(method, of: delegate, in: context.sources)
    guard split.parts.contains(where: { $0.reason == LaunchSplit.makesTheWindow }) || !split.helpers.isEmpty else {
      return nil
    }
    self.split = split
  }
}

/// What of a React Native app the planner can move by itself.
public struct ReactNativeStart: Sendable {
  /// The launch method that starts React Native, in Swift.
  public let method: ClassModel.Method
  /// `factory.startReactNative(…)`.
  public let call: Call
  /// The local that holds the factory, if the call is made on one, and the property it is kept in.
  public let factory: (local: String, property: PropertyDeclaration)?

  /// A weak property that is to keep the factory or its delegate, and does not.
  public let weakProperty: String?

  /// nil where the app delegate does not start React Native through a factory, in Swift.
  public init?(_ delegate: ClassModel) {
    for method in delegate.methods where method.file.language == .swift && method.function.callback?.event == .launch {
      guard let body = method.function.body,
        let call = body.calls.first(where: { $0.name == "startReactNative" && $0.path.count > 1 })
      else { continue }
      self.method = method
      self.call = call
      let keeper = Self.keeper(of: call.path[0], in: body, of: delegate)
      factory = keeper
      weakProperty =
        delegate.properties.map(\.property).first { property in
          property.modifiers.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
            && (property.name == keeper?.property.name || property.name.lowercased().hasPrefix("reactnative"))
        }?.name
      return
    }
    return nil
  }

  /// The property that `local` is assigned to.
  private static func keeper(
    of local: String, in body: CodeBlock, of delegate: ClassModel
  ) -> (local: String, property: PropertyDeclaration)? {
    guard body.localScopes[local] != nil else { return nil }
    for statement in body.allStatements where statement.kind == .expression {
      guard statement.references.contains(where: { $0.path == [local] && $0.access == .read }),
        let write = statement.references.first(where: { $0.access == .write && $0.memberPath.count == 1 }),
        let property = delegate.property(write.memberPath[0])?.property
      else { continue }
      return (local, property)
    }
    return nil
  }
}

/// A start of React Native in a scene delegate that is told of no link.
public struct ReactNativeSceneStart: Sendable {
  public let call: Call
  /// The argument that holds no link, as written.
  public var options: String? { argument?.text }
  public let argument: Call.Argument?
  /// Name of the connection options in the method, if it is the one that gets them.
  public let connectionOptions: String?
  public var canBeFed: Bool { connectionOptions != nil && !call.arguments.isEmpty }

  /// nil where the call is given options of the scene.
  public init?(_ call: Call, in method: ClassModel.Method) {
    if call.arguments.contains(where: { $0.label == "connectionOptions" }) { return nil }
    let argument = call.arguments.first { $0.label == "launchOptions" }
    if let argument {
      // Options that the app delegate kept are those of its launch method, which are empty.
      let isKept = argument.text.hasSuffix(".launchOptions") && !argument.text.contains("(")
      guard argument.text == "nil" || isKept else { return nil }
    }
    self.call = call
    self.argument = argument
    connectionOptions =
      method.function.callback?.id == "scene.willConnect" ? method.function.parameters.last?.name : nil
  }
}
