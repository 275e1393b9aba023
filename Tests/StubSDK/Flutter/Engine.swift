@_exported import UIKit
import UserNotifications

public typealias FlutterResult = (Any?) -> Void
public typealias FlutterEventSink = (Any?) -> Void
public typealias FlutterMethodCallHandler = (FlutterMethodCall, @escaping FlutterResult) -> Void

open class FlutterError: NSObject {
  public init(code: String, message: String?, details: Any?) {}
}

public let FlutterMethodNotImplemented: NSObject = NSObject()

open class FlutterMethodCall: NSObject {
  public let method: String
  public let arguments: Any?
  public init(methodName method: String, arguments: Any?) {
    self.method = method
    self.arguments = arguments
  }
}

/// Hands what Dart asks to the handlers of channels.
public protocol FlutterBinaryMessenger: AnyObject {
  func keep(_ handler: FlutterMethodCallHandler?, of channel: String)
}

open class FlutterMethodChannel: NSObject {
  private let name: String
  private let messenger: any FlutterBinaryMessenger

  public init(name: String, binaryMessenger: any FlutterBinaryMessenger) {
    self.name = name
    messenger = binaryMessenger
  }
  open func setMethodCallHandler(_ handler: FlutterMethodCallHandler?) { messenger.keep(handler, of: name) }
  open func invokeMethod(_ method: String, arguments: Any?) { print("dart: \(name) hears \(method)") }
}

public protocol FlutterStreamHandler: AnyObject {
  func onListen(withArguments arguments: Any?, eventSink events: @escaping FlutterEventSink) -> FlutterError?
  func onCancel(withArguments arguments: Any?) -> FlutterError?
}

open class FlutterEventChannel: NSObject {
  private let name: String
  private let messenger: any FlutterBinaryMessenger

  public init(name: String, binaryMessenger: any FlutterBinaryMessenger) {
    self.name = name
    messenger = binaryMessenger
  }
  open func setStreamHandler(_ handler: (any FlutterStreamHandler)?) {
    messenger.keep({ _, result in result("a stream") }, of: name)
  }
}

public protocol FlutterPlatformView: AnyObject {
  func view() -> UIView
}

public protocol FlutterPlatformViewFactory: AnyObject {
  func create(withFrame frame: CGRect, viewIdentifier: Int64, arguments: Any?) -> any FlutterPlatformView
}

public protocol FlutterBaseRegistrar: AnyObject {
  func messenger() -> any FlutterBinaryMessenger
  func register(_ factory: any FlutterPlatformViewFactory, withId identifier: String)
}

public protocol FlutterApplicationRegistrar: FlutterBaseRegistrar {}

public protocol FlutterPluginRegistrar: FlutterBaseRegistrar {
  var viewController: UIViewController? { get }
  func addMethodCallDelegate(_ plugin: any FlutterPlugin, channel: FlutterMethodChannel)
  func addApplicationDelegate(_ plugin: any FlutterPlugin)
  func addSceneDelegate(_ plugin: any FlutterSceneLifeCycleDelegate)
}

public protocol FlutterPluginRegistry: AnyObject {
  func registrar(forPlugin key: String) -> (any FlutterPluginRegistrar)?
  func hasPlugin(_ key: String) -> Bool
}

/// Runs Dart: what the app registered with it answers when the screen shows it.
open class FlutterEngine: NSObject, FlutterPluginRegistry, FlutterBinaryMessenger {
  open weak var viewController: FlutterViewController?
  private var handlers: [String: FlutterMethodCallHandler] = [:]
  private var views: [String] = []
  private var plugins: Set<String> = []
  private var registrars: [any FlutterPluginRegistrar] = []
  /// Plugins that hear of the scene the engine is shown in.
  var scenePlugins: [any FlutterSceneLifeCycleDelegate] = []

  public init(name: String) {
    super.init()
    _ = NotificationCenter.default.addObserver(forName: UIScene.willConnectNotification, object: nil, queue: nil) {
      [weak self] note in
      if let self, let scene = note.object as? UIScene {
        FlutterPluginSceneLifeCycleDelegate.of(scene)?.take(self, scene)
      }
    }
  }
  open var binaryMessenger: any FlutterBinaryMessenger { self }
  @discardableResult open func run() -> Bool { true }

  open func keep(_ handler: FlutterMethodCallHandler?, of channel: String) { handlers[channel] = handler }

  open func registrar(forPlugin key: String) -> (any FlutterPluginRegistrar)? {
    guard plugins.insert(key).inserted else { fatalError("Duplicate plugin key: \(key)") }
    let registrar = Registrar(self)
    registrars.append(registrar)
    return registrar
  }
  open func hasPlugin(_ key: String) -> Bool { plugins.contains(key) }

  /// Dart goes where a link leads that nobody else took.
  func route(_ url: URL) { print("dart: goes to \(url.absoluteString)") }

  func keep(view identifier: String) { views.append(identifier) }

  /// What Dart sees on its first screen.
  func show() {
    print("dart: plugins \(plugins.filter { GeneratedPluginRegistrant.keys.contains($0) }.sorted())")
    for view in views.sorted() { print("dart: view \(view)") }
    for (channel, handler) in handlers.sorted(by: { $0.key < $1.key }) {
      handler(FlutterMethodCall(methodName: "ask", arguments: nil)) { print("dart: \(channel) answers \($0 ?? "nil")") }
    }
  }
}

private final class Registrar: FlutterPluginRegistrar, FlutterApplicationRegistrar {
  private let engine: FlutterEngine
  init(_ engine: FlutterEngine) { self.engine = engine }

  var viewController: UIViewController? { engine.viewController }
  func messenger() -> any FlutterBinaryMessenger { engine }
  func register(_ factory: any FlutterPlatformViewFactory, withId identifier: String) { engine.keep(view: identifier) }
  func addMethodCallDelegate(_ plugin: any FlutterPlugin, channel: FlutterMethodChannel) {
    channel.setMethodCallHandler { plugin.handle($0, result: $1) }
  }
  func addApplicationDelegate(_ plugin: any FlutterPlugin) {
    (UIApplication.shared.delegate as? FlutterAppDelegate)?.add(plugin)
  }
  func addSceneDelegate(_ plugin: any FlutterSceneLifeCycleDelegate) { engine.scenePlugins.append(plugin) }
}

public protocol FlutterImplicitEngineBridge: AnyObject {
  var pluginRegistry: any FlutterPluginRegistry { get }
  var applicationRegistrar: any FlutterApplicationRegistrar { get }
}

public protocol FlutterImplicitEngineDelegate: AnyObject {
  func didInitializeImplicitFlutterEngine(_ engineBridge: any FlutterImplicitEngineBridge)
}

private final class ImplicitEngine: FlutterImplicitEngineBridge {
  let pluginRegistry: any FlutterPluginRegistry
  let applicationRegistrar: any FlutterApplicationRegistrar
  init(_ engine: FlutterEngine) {
    pluginRegistry = engine
    applicationRegistrar = Registrar(engine)
  }
}

open class FlutterViewController: UIViewController, FlutterPluginRegistry, FlutterBinaryMessenger {
  public let engine: FlutterEngine

  public init(engine: FlutterEngine, nibName: String?, bundle: Foundation.Bundle?) {
    self.engine = engine
    super.init()
    engine.viewController = self
  }

  /// From a storyboard, with an engine of its own: the one that registrations at launch have made, or a new one.
  override public init() {
    engine = (UIApplication.shared.delegate as? FlutterAppDelegate)?.takeLaunchEngine() ?? FlutterEngine(name: "own")
    super.init()
    tellOfEngine()
  }
  /// Made in code, with a new engine: what was registered at launch is thrown away.
  public init(project: NSObject?, nibName: String?, bundle: Foundation.Bundle?) {
    _ = (UIApplication.shared.delegate as? FlutterAppDelegate)?.takeLaunchEngine()
    engine = FlutterEngine(name: "own")
    super.init()
    tellOfEngine()
  }
  private func tellOfEngine() {
    engine.viewController = self
    let delegate = UIApplication.shared.delegate as? any FlutterImplicitEngineDelegate
    delegate?.didInitializeImplicitFlutterEngine(ImplicitEngine(engine))
  }
  public required init?(coder: NSCoder) { nil }

  open var binaryMessenger: any FlutterBinaryMessenger { engine }
  open func keep(_ handler: FlutterMethodCallHandler?, of channel: String) { engine.keep(handler, of: channel) }
  open func registrar(forPlugin key: String) -> (any FlutterPluginRegistrar)? { engine.registrar(forPlugin: key) }
  open func hasPlugin(_ key: String) -> Bool { engine.hasPlugin(key) }

  override open func viewDidAppear(_ animated: Bool) { engine.show() }
}
