/// One scene's way to the background that stops something of the whole process.
public enum SceneProcessWideStop: Rule {
  public static let documentation = RuleDocumentation(
    id: "scene.process-wide-stop", kinds: [.decision],
    title: "One window's way to the background stops something global",
    explanation: """
      With several windows, one of them may go to the background while another is in use. A scene delegate that then \
      stops audio, closes the database or disconnects does it for both. The application's own notifications come once, \
      when the last window has left. An app that allows one window only is not concerned.
      """,
    references: ["https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification"],
    examples: [
      RuleExample(
        .fires, "an app with several windows", base: .uiKitScenes,
        files: ExampleCode.sceneDelegate(
          """
          func sceneDidEnterBackground(_ scene: UIScene) {
            Player.shared.stop()
          }
          """, in: .uiKitScenes
        ).merging(["App/Info.plist": severalWindows]) { $1 }),
      .sceneDelegate(
        .silent, "one window only", base: .uiKitScenes,
        """
        func sceneDidEnterBackground(_ scene: UIScene) {
          Player.shared.stop()
        }
        """),
    ])

  private static let severalWindows = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>UIApplicationSceneManifest</key>
    \t<dict>
    \t\t<key>UIApplicationSupportsMultipleScenes</key>
    \t\t<true/>
    \t\t<key>UISceneConfigurations</key>
    \t\t<dict>
    \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
    \t\t\t<array>
    \t\t\t\t<dict>
    \t\t\t\t\t<key>UISceneConfigurationName</key>
    \t\t\t\t\t<string>Default Configuration</string>
    \t\t\t\t\t<key>UISceneDelegateClassName</key>
    \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    \t\t\t\t\t<key>UISceneStoryboardFile</key>
    \t\t\t\t\t<string>Main</string>
    \t\t\t\t</dict>
    \t\t\t</array>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>

    """

  /// Names of calls that end something; the receiver must be shared by the process.
  private static let stops: Set = [
    "stop", "pause", "disconnect", "close", "invalidate", "suspend", "cancelAll", "cancelAllOperations", "shutdown",
    "stopMonitoring", "stopUpdatingLocation", "stopScanning", "stopScan", "logout", "signOut", "teardown",
  ]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.liveSceneDelegates.flatMap { delegate, targets -> [Finding] in
      let several = targets.filter { allowsSeveralWindows($0, context) }
      guard !several.isEmpty else { return [] }
      return ["scene.didEnterBackground", "scene.willResignActive"].compactMap { id in
        guard let method = delegate.method(id), let body = method.function.body, !asksOthers(body),
          let call = body.calls.first(where: stopsProcess)
        else { return nil }
        return finding(
          RuleMessage(
            "One window leaving stops `\(call.callee)` for all",
            """
            This app allows several windows. \(method.function.signature) of \(delegate.name) runs when one of them \
            leaves the foreground, also while another is in use, and `\(call.callee)` acts on the whole process. \
            UIApplication.didEnterBackgroundNotification comes once, when the last one has left.
            """),
          targets: several, in: method.file.text, at: call.range,
          symbol: delegate.name + "." + method.function.signature,
          choices: [
            .recommended(
              "leave", "Leave it", "Nothing changes.",
              because: "whether it belongs to one window or to all only you can tell")
          ],
          subject: Subject(type: delegate.name, member: method.function.signature),
          deviceChecks: [localized("Open two windows on an iPad and close one: the other keeps working.")],
          otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
      }
    }
  }

  private static func allowsSeveralWindows(_ target: AppTarget, _ context: AuditContext) -> Bool {
    target.configurations.contains { configuration in
      guard case .file(let path) = configuration.infoPlist else { return false }
      return context.project.infoPlists[path]?.sceneManifest?.supportsMultipleScenes ?? false
    }
  }

  private static func stopsProcess(_ call: Call) -> Bool {
    let name = String(call.name.prefix { $0 != ":" })
    return stops.contains(name)
      && call.path.dropLast().contains { $0.hasPrefix("shared") || $0 == "default" || $0 == "instance" || $0 == "main" }
  }

  private static func asksOthers(_ body: CodeBlock) -> Bool {
    body.references.contains { $0.path.contains("connectedScenes") || $0.path.contains("activationState") }
  }
}
