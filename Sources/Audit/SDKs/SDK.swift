/// A third-party SDK whose app-delegate calls stop being reached once an app adopts scenes.
public struct SDK: Sendable, Identifiable {
  /// How the scene form is known.
  public enum Basis: String, Sendable {
    /// The vendor ships or documents it.
    case vendor
    /// The function takes only a URL or an activity, so the same function serves.
    case signature
    /// Seen in shipping apps, or only partly confirmed.
    case partly
  }

  /// Stable short name, such as `google-sign-in`.
  public let id: String
  public let title: String
  /// Swift modules, any of which tells that the SDK is used.
  public let modules: [String]
  /// Objective-C headers, by path or by file name.
  public let headers: [String]
  public let calls: [SDKCall]
  public let basis: Basis
  /// What a person should know beyond the call, in one or two sentences.
  public var note: String? { notePhrase.map(localized) }
  /// How the SDK depends on the manifest in Info.plist, if it does.
  public var manifestDependence: String? { manifestPhrase.map(localized) }
  /// Public page of the vendor.
  public let reference: String
  private let notePhrase: Phrase?
  private let manifestPhrase: Phrase?

  init(
    _ id: String, _ title: String, modules: [String], headers: [String] = [], basis: Basis, reference: String,
    note: Phrase? = nil, manifestDependence: Phrase? = nil, calls: [SDKCall] = []
  ) {
    self.id = id
    self.title = title
    self.modules = modules
    self.headers = headers
    self.calls = calls
    self.basis = basis
    notePhrase = note
    manifestPhrase = manifestDependence
    self.reference = reference
  }

  /// Whether `file` imports the SDK.
  public func isImported(by file: SourceFile) -> Bool { file.imports.contains(where: isNamed(by:)) }

  /// Whether the import is one of this SDK.
  public func isNamed(by imported: ImportDeclaration) -> Bool {
    let module = imported.name.prefix { $0 != "/" && $0 != "." }
    let file = TreePath.name(imported.name)
    return modules.contains(String(module)) || headers.contains { $0 == imported.name || TreePath.name($0) == file }
  }
}

/// A call into an SDK that stands in an app-delegate method which dies, and what takes its place.
public struct SDKCall: Sendable {
  /// What the call is told about.
  public enum Event: String, Sendable, CaseIterable {
    case openURL, userActivity, shortcut, lifecycle
    /// Takes the launch options, which are nil under scenes.
    case launch

    /// The event of a callback that dies, or of the launch; nil for the others.
    public init?(_ event: Callback.Event) {
      switch event {
      case .openURL: self = .openURL
      case .universalLink, .otherActivity, .activityWillContinue, .activityDidFail, .activityDidUpdate:
        self = .userActivity
      case .shortcut: self = .shortcut
      case .becomeActive, .resignActive, .enterBackground, .enterForeground: self = .lifecycle
      case .launch: self = .launch
      default: return nil
      }
    }
  }

  /// How the call is written in a scene delegate.
  public enum SceneForm: Sendable, Hashable {
    /// The same expression; the URL, the activity and the application are replaced by those of the scene.
    case sameCall
    /// Text with placeholders: `{context}` one `UIOpenURLContext`, `{contexts}` the set, `{activity}` the activity,
    /// `{scene}`, `{application}`, `{options}` the connection options.
    case template(String)
    /// Nothing to write: the SDK finds the scene delegate itself.
    case automatic
    /// No such form in what was read.
    case unknown
  }

  public let event: Event
  public let swift: [CallPattern]
  public let objectiveC: [CallPattern]
  public let sceneSwift: SceneForm
  public let sceneObjectiveC: SceneForm
  /// Whether the call has to be made for what a scene connects with, too.
  public let isNeededCold: Bool
  /// Whether the result tells that the SDK took the event.
  public let returnsBool: Bool
  /// Patterns of the table that have no known form; a test keeps it empty.
  let unreadablePatterns: [String]

  init(
    _ event: Event, swift: [String], objectiveC: [String] = [], sceneSwift: SceneForm = .sameCall,
    sceneObjectiveC: SceneForm = .sameCall, isNeededCold: Bool = true, returnsBool: Bool = false
  ) {
    self.event = event
    self.swift = swift.compactMap { CallPattern($0, language: .swift) }
    self.objectiveC = objectiveC.compactMap { CallPattern($0, language: .objectiveC) }
    self.sceneSwift = sceneSwift
    self.sceneObjectiveC = sceneObjectiveC
    self.isNeededCold = isNeededCold
    self.returnsBool = returnsBool
    unreadablePatterns =
      swift.filter { CallPattern($0, language: .swift) == nil }
      + objectiveC.filter { CallPattern($0, language: .objectiveC) == nil }
  }

  public func patterns(for language: SourceFile.Language) -> [CallPattern] {
    language == .swift ? swift : objectiveC
  }

  public func sceneForm(for language: SourceFile.Language) -> SceneForm {
    language == .swift ? sceneSwift : sceneObjectiveC
  }

  /// What a scene delegate writes, for people; `original` is the call as it stands.
  public func sceneText(for language: SourceFile.Language, original: String) -> String? {
    switch sceneForm(for: language) {
    case .sameCall:
      let event =
        self.event == .userActivity ? localized("the activity") : "context." + (language == .swift ? "url" : "URL")
      return original.isEmpty ? nil : localized("the same call, with \(event)")
    case .template(let text):
      return [
        ("{contexts}", "URLContexts"), ("{context}", "context"), ("{activity}", "userActivity"), ("{scene}", "scene"),
        ("{application}", language == .swift ? "UIApplication.shared" : "UIApplication.sharedApplication"),
        ("{options}", "connectionOptions"),
      ].reduce(text) { $0.replacing($1.0, with: $1.1) }
    case .automatic, .unknown:
      return nil
    }
  }
}
