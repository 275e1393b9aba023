/// A call that a Flutter plugin wants of the app before its launch ends: under scenes the plugin itself is registered
/// later.
public struct PluginLaunchCall: Sendable {
  public let title: String
  /// Names in pubspec.lock.
  public let packages: Set<String>
  /// The module that has the call.
  public let module: String
  public let receiver: String
  public let name: String
  /// First version that has the call.
  public let firstVersion: String
  /// What happens without it, as the end of a sentence.
  public let loss: Phrase
  /// Whether an app that is the notification centre's delegate itself does without.
  public let isAboutNotificationCentre: Bool
  public let reference: String

  /// The call as a statement.
  public func code(in language: SourceFile.Language) -> String {
    language == .swift ? "\(receiver).\(name)()" : "[\(receiver) \(name)];"
  }

  func isMade(in body: CodeBlock) -> Bool { body.calls.contains { $0.path.first == receiver && $0.name == name } }

  /// The package as it is resolved; nil where no lock file tells.
  func resolved(in project: Project) -> PackageVersion? {
    project.versions.first { packages.contains($0.package) && $0.version != nil }
  }

  public static func named(_ title: String) -> PluginLaunchCall? { all.first { $0.title == title } }

  /// Sources: the plugins' guides and headers.
  static let all: [PluginLaunchCall] = [
    PluginLaunchCall(
      title: "workmanager", packages: ["workmanager_apple"], module: "workmanager_apple",
      receiver: "WorkmanagerPlugin", name: "registerLaunchHandlers", firstVersion: "0.9.5",
      loss: Phrase("background tasks that Dart scheduled in an earlier run are not handed over any more"),
      isAboutNotificationCentre: false,
      reference: "https://github.com/fluttercommunity/flutter_workmanager/blob/main/docs/quickstart.mdx"),
    PluginLaunchCall(
      title: "firebase_messaging", packages: ["firebase_messaging"], module: "firebase_messaging",
      receiver: "FLTFirebaseMessagingPlugin", name: "configureNotificationCenterDelegate", firstVersion: "16.5.0",
      loss: Phrase("getInitialMessage may not have the notification that started the app"),
      isAboutNotificationCentre: true,
      reference:
        "https://github.com/firebase/flutterfire/blob/main/packages/firebase_messaging/firebase_messaging/README.md"),
  ]
}
