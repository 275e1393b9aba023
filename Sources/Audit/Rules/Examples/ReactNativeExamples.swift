/// Files of the React Native and Expo examples: the shapes of their templates, without the texts.
extension ExampleProject {
  static let reactNativeFiles = ReactNativeExamples.project(
    sources: ["AppDelegate.swift", "Code.swift"],
    files: ["ios/App/AppDelegate.swift": ReactNativeExamples.appDelegate()])

  static let reactNativeSceneFiles = ReactNativeExamples.project(
    sources: ["AppDelegate.swift", "SceneDelegate.swift", "Code.swift"],
    files: [
      "ios/App/Info.plist": ReactNativeExamples.plist(multiple: false),
      "ios/App/AppDelegate.swift": ReactNativeExamples.sceneAppDelegate,
      "ios/App/SceneDelegate.swift": ReactNativeExamples.sceneDelegate(),
    ])

  static let expoFiles = ReactNativeExamples.project(
    sources: ["AppDelegate.swift", "Code.swift"],
    files: [
      "package.json": ReactNativeExamples.package("0.81.4", expo: "54.0.1"),
      "ios/App/AppDelegate.swift": ReactNativeExamples.expoDelegate(),
    ])
}

enum ReactNativeExamples {
  static func package(_ version: String, expo: String? = nil) -> String {
    let more = expo.map { ",\n    \"expo\": \"\($0)\"" } ?? ""
    return "{\n  \"name\": \"example\",\n  \"dependencies\": {\n    \"react-native\": \"\(version)\"\(more)\n  }\n}\n"
  }

  static func managed(_ expo: String, plugins: String = "") -> [String: String] {
    [
      "package.json": package("0.81.4", expo: expo),
      "app.json":
        "{\n  \"expo\": {\n    \"name\": \"Example\",\n    \"ios\": { \"bundleIdentifier\": \"org.example.app\" },\n    \"plugins\": [\(plugins)]\n  }\n}\n",
    ]
  }

  static func plist(multiple: Bool) -> String {
    ExamplePropertyList.file(
      ExamplePropertyList.manifest(
        multiple: multiple,
        entry: [
          ("UISceneConfigurationName", "Default Configuration"),
          ("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).SceneDelegate"),
        ]))
  }

  static func project(sources: [String], files: [String: String]) -> [String: String] {
    let text = ExampleXcodeProject(
      targets: [
        ExampleXcodeProject.Target(
          name: "App", sources: sources, resources: ["LaunchScreen.storyboard"],
          settings: [
            "INFOPLIST_FILE": "App/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app",
            "PRODUCT_NAME": "$(TARGET_NAME)", "SWIFT_VERSION": "5.0",
          ])
      ], others: ["Info.plist"]
    ).text
    return [
      "package.json": package("0.81.4"), "ios/App.xcodeproj/project.pbxproj": text,
      "ios/App/Info.plist": ExamplePropertyList.file(),
      "ios/App/LaunchScreen.storyboard": ExampleStoryboard.file(), "ios/App/Code.swift": "import React\n",
    ].merging(files) { $1 }
  }

  private static let factory = """
      let delegate = ReactNativeDelegate()
      let factory = RCTReactNativeFactory(delegate: delegate)
      delegate.dependencyProvider = RCTAppDependencyProvider()

      reactNativeDelegate = delegate
      reactNativeFactory = factory

    """

  private static let start = """

        window = UIWindow(frame: UIScreen.main.bounds)

        factory.startReactNative(
          withModuleName: "Example",
          in: window,
          launchOptions: launchOptions
        )

    """

  private static let properties = """
      var window: UIWindow?

      var reactNativeDelegate: ReactNativeDelegate?
      var reactNativeFactory: RCTReactNativeFactory?

    """

  private static let launch = """

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {

    """

  private static let delegateClass = """

    class ReactNativeDelegate: RCTDefaultReactNativeFactoryDelegate {
      override func bundleURL() -> URL? {
        Bundle.main.url(forResource: "main", withExtension: "jsbundle")
      }
    }

    """

  private static var indentedFactory: String {
    factory.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }

  private static let imports =
    "import React\nimport ReactAppDependencyProvider\nimport React_RCTAppDelegate\nimport UIKit\n\n"

  /// The template's app delegate, with these statements behind the start, and these members.
  static func appDelegate(after: String = "", more: String = "") -> String {
    imports + "@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n" + properties + launch + indentedFactory
      + start + (after.isEmpty ? "" : "\n" + after) + "\n    return true\n  }\n"
      + (more.isEmpty ? "" : "\n" + more + "\n")
      + "}\n" + delegateClass
  }

  /// The same once the scene delegate starts React Native.
  static let sceneAppDelegate =
    imports + "@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n" + properties + launch + indentedFactory
    + "\n    return true\n  }\n}\n" + delegateClass

  static func sceneDelegate(_ more: String = "") -> String {
    """
    import React
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene, let appDelegate = UIApplication.shared.delegate as? AppDelegate,
          let factory = appDelegate.reactNativeFactory
        else { return }
        window = UIWindow(windowScene: windowScene)
        appDelegate.window = window
        factory.startReactNative(withModuleName: "Example", in: window, launchOptions: nil)
      }
    \(more.isEmpty ? "" : "\n" + more + "\n")}

    """
  }

  static func expoDelegate(more: String = "") -> String {
    "import Expo\n" + imports.replacing("import React_RCTAppDelegate\n", with: "")
      + "@main\nclass AppDelegate: ExpoAppDelegate {\n" + properties
      + launch.replacing("  func application", with: "  override func application") + indentedFactory
      + "    bindReactNativeFactory(factory)\n\n#if os(iOS) || os(tvOS)"
      + start.replacing("\n\n    factory", with: "\n    factory")
      + "#endif\n\n    return super.application(application, didFinishLaunchingWithOptions: launchOptions)\n  }\n"
      + (more.isEmpty ? "" : "\n" + more + "\n") + "}\n" + delegateClass
  }

  static let subclass = """
    import React_RCTAppDelegate
    import UIKit

    @main
    class AppDelegate: RCTAppDelegate {
      override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        moduleName = "Example"
        initialProps = [:]
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
      }
    }

    """

  static let bridge = """
    #import "AppDelegate.h"
    #import <React/RCTBridge.h>
    #import <React/RCTRootView.h>

    @implementation AppDelegate

    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
      RCTBridge *bridge = [[RCTBridge alloc] initWithDelegate:self launchOptions:launchOptions];
      RCTRootView *rootView = [[RCTRootView alloc] initWithBridge:bridge moduleName:@"Example" initialProperties:nil];
      self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
      UIViewController *controller = [UIViewController new];
      controller.view = rootView;
      self.window.rootViewController = controller;
      [self.window makeKeyAndVisible];
      return YES;
    }

    @end

    """
}
