/// Files of the Flutter examples: the shapes of its templates, without the texts.
extension ExampleProject {
  static let flutterFiles = FlutterExamples.project(
    sources: ["AppDelegate.swift", "Code.swift"],
    files: [
      "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate("GeneratedPluginRegistrant.register(with: self)"),
      "ios/Runner/Code.swift": "import Flutter\n",
    ])

  static let flutterSceneFiles = FlutterExamples.project(
    sources: ["AppDelegate.swift", "SceneDelegate.swift", "Code.swift"],
    files: [
      "ios/Runner/Info.plist": FlutterExamples.plist(
        ExamplePropertyList.manifest(
          entry: [
            ("UISceneClassName", "UIWindowScene"), ("UISceneConfigurationName", "flutter"),
            ("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).SceneDelegate"), ("UISceneStoryboardFile", "Main"),
          ])),
      "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
        "", supertypes: ", FlutterImplicitEngineDelegate", more: FlutterExamples.callback),
      "ios/Runner/SceneDelegate.swift":
        "import Flutter\nimport UIKit\n\nclass SceneDelegate: FlutterSceneDelegate {\n}\n",
      "ios/Runner/Code.swift": "import Flutter\n",
    ])

  static let flutterObjectiveCFiles = FlutterExamples.project(
    sources: ["AppDelegate.m", "main.m"],
    files: [
      "ios/Runner/AppDelegate.h":
        "#import <Flutter/Flutter.h>\n#import <UIKit/UIKit.h>\n\n@interface AppDelegate : FlutterAppDelegate\n\n@end\n",
      "ios/Runner/AppDelegate.m": FlutterExamples.objectiveCDelegate(
        "  [GeneratedPluginRegistrant registerWithRegistry:self];"),
      "ios/Runner/main.m": """
      #import <UIKit/UIKit.h>
      #import "AppDelegate.h"

      int main(int argc, char *argv[]) {
        @autoreleasepool {
          return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
        }
      }

      """,
    ])

  static let flutterPluginFiles: [String: String] = [
    "pubspec.yaml": """
    name: example_plugin
    version: 1.0.0

    environment:
      sdk: ^3.5.0
      flutter: ">=3.24.0"

    dependencies:
      flutter:
        sdk: flutter

    flutter:
      plugin:
        platforms:
          ios:
            pluginClass: ExamplePlugin

    """,
    "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(),
  ]
}

enum FlutterExamples {
  /// A scene delegate that shows the engine which the app delegate keeps.
  static let ownEngineScene = """
    import Flutter
    import UIKit

    class SceneDelegate: FlutterSceneDelegate {
      override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene, let owner = UIApplication.shared.delegate as? AppDelegate else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = FlutterViewController(engine: owner.engine, nibName: nil, bundle: nil)
        window?.makeKeyAndVisible()
        super.scene(scene, willConnectTo: session, options: connectionOptions)
      }
    }

    """

  static let pubspec = """
    name: example

    environment:
      sdk: ^3.10.0

    dependencies:
      flutter:
        sdk: flutter

    flutter:
      uses-material-design: true

    """

  static func lock(flutter: String = ">=3.41.0", packages: [(String, String)] = []) -> String {
    "packages:\n"
      + packages.map { name, version in
        "  \(name):\n    dependency: \"direct main\"\n    description:\n      name: \(name)\n"
          + "    source: hosted\n    version: \"\(version)\"\n"
      }.joined() + "sdks:\n  dart: \">=3.10.0 <4.0.0\"\n  flutter: \"\(flutter)\"\n"
  }

  static func plist(_ more: String = "") -> String {
    ExamplePropertyList.file(
      (more.isEmpty ? "" : more + "\n") + "<key>UIMainStoryboardFile</key>\n<string>Main</string>")
  }

  static func project(sources: [String], files: [String: String]) -> [String: String] {
    let text = ExampleXcodeProject(
      folder: "Runner",
      targets: [
        ExampleXcodeProject.Target(
          name: "Runner", sources: sources, resources: ["Main.storyboard", "LaunchScreen.storyboard"],
          settings: [
            "INFOPLIST_FILE": "Runner/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app",
            "PRODUCT_NAME": "$(TARGET_NAME)", "SWIFT_VERSION": "5.0",
          ])
      ], others: ["Info.plist"]
    ).text
    return [
      "pubspec.yaml": pubspec, "pubspec.lock": lock(), "ios/Runner.xcodeproj/project.pbxproj": text,
      "ios/Runner/Info.plist": plist(),
      "ios/Runner/Main.storyboard": ExampleStoryboard.file(customClass: "FlutterViewController"),
      "ios/Runner/LaunchScreen.storyboard": ExampleStoryboard.file(),
    ].merging(files) { $1 }
  }

  static let callback = """
      func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
        GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
      }

    """

  /// Flutter's app delegate with these statements at launch, and these members.
  static func appDelegate(_ launch: String, supertypes: String = "", more: String = "") -> String {
    """
    import Flutter
    import UIKit

    @main
    @objc class AppDelegate: FlutterAppDelegate\(supertypes) {
      override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        \(launch.isEmpty ? "" : launch + "\n    ")return super.application(application, didFinishLaunchingWithOptions: launchOptions)
      }
    \(more.isEmpty ? "" : "\n" + more)}

    """
  }

  static func objectiveCDelegate(_ launch: String) -> String {
    """
    #import "AppDelegate.h"
    #import "GeneratedPluginRegistrant.h"

    @implementation AppDelegate

    - (BOOL)application:(UIApplication *)application
        didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    \(launch)
      return [super application:application didFinishLaunchingWithOptions:launchOptions];
    }

    @end

    """
  }

  static let plainSceneDelegate = """
    import Flutter
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = FlutterViewController(project: nil, nibName: nil, bundle: nil)
        self.window = window
        window.makeKeyAndVisible()
      }
    }

    """

  static let provider = """
    import Flutter
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate, FlutterSceneLifeCycleProvider {
      var window: UIWindow?
      var sceneLifeCycleDelegate: FlutterPluginSceneLifeCycleDelegate = FlutterPluginSceneLifeCycleDelegate()

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        sceneLifeCycleDelegate.scene(scene, willConnectTo: session, options: connectionOptions)
      }
    }

    """

  /// A plugin with these members, registered as application delegate.
  static func plugin(
    _ members: String = "", supertypes: String = "", register: String = "registrar.addApplicationDelegate(instance)"
  ) -> String {
    """
    import Flutter
    import UIKit

    public class ExamplePlugin: NSObject, FlutterPlugin\(supertypes) {
      public static func register(with registrar: FlutterPluginRegistrar) {
        let channel = FlutterMethodChannel(name: "example", binaryMessenger: registrar.messenger())
        let instance = ExamplePlugin()
        registrar.addMethodCallDelegate(instance, channel: channel)
        \(register)
      }

      public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        result(FlutterMethodNotImplemented)
      }
    \(members.isEmpty ? "" : "\n" + members)}

    """
  }
}
