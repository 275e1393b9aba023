import Audit

/// How one language says what a scene delegate does. The contributions decide what is said; they are the same for
/// both languages.
///
/// Code is given and taken in neutral lines, joined by `\n`: no indentation of its own, a leading tab for one step.
/// Parameters of scene methods appear as `Slot` marks.
protocol SceneDialect: Sendable {
  var language: SourceFile.Language { get }
  /// The shared application object.
  var application: String { get }
  /// What stands for launch options that are no longer there.
  var noValue: String { get }

  // MARK: What the rest of a method needs

  /// Binds `windowScene`, and leaves the method where the scene is none.
  var windowSceneGuard: String { get }
  /// Binds `appDelegate`; where the delegate is of another class, `otherwise` is done.
  func appDelegateGuard(_ type: String, otherwise: Leave) -> String
  /// Does `code` with `appDelegate` bound, and goes on behind it.
  func withAppDelegate(_ type: String, _ code: String) -> String

  // MARK: Window

  var makeWindow: String { get }
  /// Gives the scene's window to the app delegate.
  func mirrorWindow(to type: String) -> String
  /// Gives the window to `appDelegate`, whose helpers work on it.
  var lendWindow: String { get }
  /// A method that makes React Native's window shows the one that is there to a scene that connects again.
  var shownAgain: [String] { get }
  /// Takes the window that a helper of the app delegate made.
  var adoptWindow: String { get }
  /// Has the method `maker` of `appDelegate` make the window where launch made none.
  func makeMissingWindow(_ maker: String) -> String
  /// Takes the window that `appDelegate` made at launch, and shows it in the scene.
  ///
  /// - Parameter source: the expression that tells it.
  func takeWindow(_ source: String, onlyIfShown: Bool) -> String
  /// Loads and shows the first screen, so that what follows finds it.
  var showWindow: String { get }
  /// Gives the scene that connects to another window, which may not be there.
  ///
  /// - Parameter shows: whether it is made key again where it is shown.
  func giveScene(to window: String, shows: Bool) -> String
  /// Makes the window, and fills it with the first controller of a nib.
  func loadNib(_ name: String, onPad: String?) -> String
  /// The construction of a window of class `type` for `windowScene`.
  func windowCreation(_ type: String) -> String
  /// A method of the app delegate with the statements that set up the window of a scene.
  func connectMethod(_ statements: [String], _ window: ConnectWindow) -> [String]
  /// What the connect method of the scene delegate calls it with.
  func connectCall(_ type: String, _ window: ConnectWindow) -> String
  /// A method that makes launch options from connection options, as React Native reads them.
  var launchOptions: String { get }
  /// What a launch method that is left early is left with in the connect method.
  func leaving(_ place: Leave) -> String

  // MARK: Events

  /// The expression that calls a method of the app delegate with what the place has at hand: `context` and `options`,
  /// `userActivity` and `restore`, `shortcutItem` and `completionHandler`, `metadata`, or the parameters of the scene
  /// method.
  func call(_ callback: Callback, of type: String) -> String
  /// A call as a statement whose result, if `hasResult`, does not matter.
  func statement(_ call: String, hasResult: Bool) -> String
  func returning(_ call: String) -> String
  /// `name` bound to what one parameter of the old method held.
  func binding(_ name: String, _ value: CarriedValue) -> String
  /// Name of the method that takes the event, cold and warm.
  func handlerName(_ event: HandledEvent) -> String
  func handler(_ event: HandledEvent, name: String, isBool: Bool, body: [String]) -> String
  func warm(_ event: HandledEvent, handler: String) -> String
  func cold(_ event: HandledEvent, handler: String) -> String
  /// Hands what came with the connection to the scene delegate's own warm method.
  func coldHalf(_ event: HandledEvent) -> String

  // MARK: First foreground

  func flag(_ name: String, comment: String) -> String
  func setFlag(_ name: String) -> String
  func guardFlag(_ name: String) -> String

  // MARK: App delegate

  /// Registers `method` of `self` for the application's notification that took the place of `callback`.
  func observation(of callback: Callback, method: String) -> String?
  func observer(of callback: Callback, method: String) -> [String]
  func launchMethod(_ body: String) -> [String]
  /// The callback that names the scene delegate in code, for the window role only.
  ///
  /// - Parameter modifiers: what has to stand in front of it in Swift, with a blank at the end.
  func hook(configuration: String, sceneDelegate: String, storyboard: String?, modifiers: String) -> [String]
  /// The connection option in place of the launch option `key`; nil where there is none.
  func connectionOption(_ key: String) -> String?
}

/// What the window is to code that stays in the app delegate and is called for each scene.
enum ConnectWindow: Sendable {
  /// The code makes it and gives it back.
  case made
  /// The same, with launch options made from the connection options.
  case madeWithLaunchOptions
  /// The code works on the one that the scene has: the scene delegate sets it first.
  case given
  case none

  var needsScene: Bool { self == .made || self == .madeWithLaunchOptions }
}

/// What a method is left with where it cannot go on.
enum Leave: Sendable {
  case nothing
  case no
  case noWindow
  /// The completion handler is told first.
  case failing
}

/// An event that comes to a running app by a method of its own, and to a starting one with the connection.
enum HandledEvent: String, Sendable, CaseIterable {
  case url, activity, shortcut, share

  /// Id of the scene method for the running app.
  var callback: String {
    switch self {
    case .url: "scene.openURLContexts"
    case .activity: "scene.continueActivity"
    case .shortcut: "scene.performShortcut"
    case .share: "scene.acceptShare"
    }
  }

  var comment: String {
    switch self {
    case .url: "/// A link that launched the app or reached it running."
    case .activity: "/// An activity that launched the app or reached it running."
    case .shortcut: "/// A quick action that launched the app or reached it running."
    case .share: "/// A share that launched the app or reached it running."
    }
  }
}

/// What a parameter of an app-delegate method held, as the handler in the scene delegate can find it.
enum CarriedValue: Sendable {
  case url, sourceApplication, annotation, options
  /// The handler of an activity; in old code it takes objects of any kind.
  case restorationHandler(takesAny: Bool)

  static func restorationHandler(of function: FunctionDeclaration?) -> CarriedValue {
    .restorationHandler(takesAny: function?.parameters.last?.type.contains("[Any]") ?? false)
  }
}

extension SceneDialect {
  /// Lines of `code`, one step further in.
  func indented(_ code: String) -> [String] {
    if code.isEmpty { return [] }
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "\t" + $0 }
  }
}
