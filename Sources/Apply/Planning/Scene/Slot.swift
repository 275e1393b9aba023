import Audit

/// A parameter of a scene method inside a fragment. An existing method may call its parameters otherwise than the
/// template does, so fragments name them by slot.
enum Slot: String, CaseIterable {
  case scene, session, connectionOptions, contexts, activity, activityType, error, shortcutItem, completion, metadata
  /// The scene as a `UIWindowScene`: no parameter, but what a `guard` in front makes of one.
  case windowScene

  /// The marker in a fragment: the name between two characters that no source file holds.
  var mark: String { "\u{E000}" + rawValue + "\u{E001}" }
}

/// A scene method as it is written in both languages.
struct SceneSignature {
  let callback: String
  /// `func scene(` and the rest up to the opening brace, in the template's words.
  let declaration: String
  /// `- (void)scene:` and the rest up to the opening brace.
  let objectiveC: String
  /// The slot of each parameter, in order, with the template's name for it.
  let parameters: [(slot: Slot, name: String)]

  static func of(_ callback: String) -> SceneSignature? { table[callback] }

  private static let table: [String: SceneSignature] = Dictionary(
    uniqueKeysWithValues: [
      SceneSignature(
        callback: "scene.willConnect",
        declaration: """
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: \
          UIScene.ConnectionOptions)
          """,
        objectiveC: """
          - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session \
          options:(UISceneConnectionOptions *)connectionOptions
          """,
        parameters: [(.scene, "scene"), (.session, "session"), (.connectionOptions, "connectionOptions")]),
      SceneSignature(
        callback: "scene.openURLContexts",
        declaration: "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)",
        objectiveC: "- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts",
        parameters: [(.scene, "scene"), (.contexts, "URLContexts")]),
      SceneSignature(
        callback: "scene.continueActivity",
        declaration: "func scene(_ scene: UIScene, continue userActivity: NSUserActivity)",
        objectiveC: "- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity",
        parameters: [(.scene, "scene"), (.activity, "userActivity")]),
      SceneSignature(
        callback: "scene.willContinueActivity",
        declaration: "func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)",
        objectiveC: "- (void)scene:(UIScene *)scene"
          + " willContinueUserActivityWithType:(NSString *)userActivityType",
        parameters: [(.scene, "scene"), (.activityType, "userActivityType")]),
      SceneSignature(
        callback: "scene.didFailActivity",
        declaration: """
          func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any \
          Error)
          """,
        objectiveC: """
          - (void)scene:(UIScene *)scene didFailToContinueUserActivityWithType:(NSString *)userActivityType \
          error:(NSError *)error
          """,
        parameters: [(.scene, "scene"), (.activityType, "userActivityType"), (.error, "error")]),
      SceneSignature(
        callback: "scene.didUpdateActivity",
        declaration: "func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)",
        objectiveC: "- (void)scene:(UIScene *)scene didUpdateUserActivity:(NSUserActivity *)userActivity",
        parameters: [(.scene, "scene"), (.activity, "userActivity")]),
      SceneSignature(
        callback: "scene.performShortcut",
        declaration: """
          func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, \
          completionHandler: @escaping (Bool) -> Void)
          """,
        objectiveC: """
          - (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem \
          *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler
          """,
        parameters: [(.scene, "windowScene"), (.shortcutItem, "shortcutItem"), (.completion, "completionHandler")]),
      SceneSignature(
        callback: "scene.acceptShare",
        declaration: """
          func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: \
          CKShare.Metadata)
          """,
        objectiveC: "- (void)windowScene:(UIWindowScene *)windowScene"
          + " userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata",
        parameters: [(.scene, "windowScene"), (.metadata, "cloudKitShareMetadata")]),
      life("scene.didDisconnect", "sceneDidDisconnect"),
      life("scene.didBecomeActive", "sceneDidBecomeActive"),
      life("scene.willResignActive", "sceneWillResignActive"),
      life("scene.willEnterForeground", "sceneWillEnterForeground"),
      life("scene.didEnterBackground", "sceneDidEnterBackground"),
    ].map { ($0.callback, $0) })

  private static func life(_ callback: String, _ name: String) -> SceneSignature {
    SceneSignature(
      callback: callback, declaration: "func \(name)(_ scene: UIScene)",
      objectiveC: "- (void)\(name):(UIScene *)scene", parameters: [(.scene, "scene")])
  }

  /// `code` with the template's names in place of the slots.
  func fill(_ code: String) -> String {
    parameters.reduce(code) { $0.replacing($1.slot.mark, with: $1.name) }
      .replacing(Slot.windowScene.mark, with: "windowScene")
  }

  /// `code` with the names that `function` gives its parameters; nil where it leaves one that is needed unnamed.
  ///
  /// - Parameter windowScene: what the function calls its window scene.
  func fill(_ code: String, for function: FunctionDeclaration, windowScene: String = "windowScene") -> String? {
    guard function.parameters.count == parameters.count else { return nil }
    var result = code.replacing(Slot.windowScene.mark, with: windowScene)
    for (parameter, declared) in zip(parameters, function.parameters) where result.contains(parameter.slot.mark) {
      guard let name = declared.name else { return nil }
      result = result.replacing(parameter.slot.mark, with: name)
    }
    return result
  }
}
