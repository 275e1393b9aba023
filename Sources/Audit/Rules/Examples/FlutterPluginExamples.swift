/// Members of the plugins in examples.
enum FlutterPluginExamples {
  static let openURL = """
      public func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        return Router.shared.open(url)
      }

    """
  static let sceneURL = """
      public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) -> Bool {
        return URLContexts.contains { Router.shared.open($0.url) }
      }

    """
  static let connect = """
      public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions?) -> Bool {
        connectionOptions?.urlContexts.forEach { Router.shared.note($0.url) }
        return false
      }

    """

  static func objectiveC(_ result: String, _ answer: String) -> String {
    """
    #import <Flutter/Flutter.h>

    @interface OtherPlugin : NSObject <FlutterPlugin, FlutterSceneLifeCycleDelegate>
    @end

    @implementation OtherPlugin

    + (void)registerWithRegistrar:(NSObject<FlutterPluginRegistrar> *)registrar {
      OtherPlugin *instance = [[OtherPlugin alloc] init];
      [registrar addSceneDelegate:instance];
    }

    - (\(result))scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
      [[Router shared] open:URLContexts];
    \(answer)}

    @end

    """
  }
}
