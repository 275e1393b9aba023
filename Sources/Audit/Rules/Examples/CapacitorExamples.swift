/// Files of the Capacitor examples: the shape of its Swift Package Manager template, without the texts.
extension ExampleProject {
  static let capacitor84Files = capacitorFiles(
    version: "8.4.1", sources: ["AppDelegate.swift", "Code.swift"],
    plist: ExamplePropertyList.file("<key>UIMainStoryboardFile</key>\n<string>Main</string>"),
    more: [
      "ios/App/App/AppDelegate.swift": """
      import UIKit
      import Capacitor

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              return true
          }

          func applicationWillResignActive(_ application: UIApplication) {
              // Nothing to do here yet.
          }

          func applicationDidEnterBackground(_ application: UIApplication) {
              // Nothing to do here yet.
          }

          func applicationWillEnterForeground(_ application: UIApplication) {
              // Nothing to do here yet.
          }

          func applicationDidBecomeActive(_ application: UIApplication) {
              // Nothing to do here yet.
          }

          func applicationWillTerminate(_ application: UIApplication) {
              // Nothing to do here yet.
          }

          func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
              return ApplicationDelegateProxy.shared.application(app, open: url, options: options)
          }

          func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
              return ApplicationDelegateProxy.shared.application(application, continue: userActivity, restorationHandler: restorationHandler)
          }
      }

      """
    ])

  static let capacitor85Files = capacitorFiles(
    version: "8.5.0", sources: ["AppDelegate.swift", "SceneDelegate.swift", "Code.swift"],
    plist: ExamplePropertyList.file(
      ExamplePropertyList.usualManifest(storyboard: "Main") + "\n<key>UIMainStoryboardFile</key>\n<string>Main</string>"
    ),
    more: [
      "ios/App/App/AppDelegate.swift": """
      import UIKit
      import Capacitor

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              return true
          }

          func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
              let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
              if connectingSceneSession.role == .windowApplication {
                  configuration.delegateClass = SceneDelegate.self
              }
              return configuration
          }
      }

      """,
      "ios/App/App/SceneDelegate.swift": """
      import UIKit
      import Capacitor

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
              guard let windowScene = scene as? UIWindowScene else { return }
              let window = UIWindow(windowScene: windowScene)
              window.rootViewController = CAPBridgeViewController()
              self.window = window
              window.makeKeyAndVisible()
              SceneDelegateProxy.shared.scene(scene, willConnectTo: session, options: connectionOptions)
          }

          func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
              SceneDelegateProxy.shared.scene(scene, openURLContexts: URLContexts)
          }

          func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
              SceneDelegateProxy.shared.scene(scene, continue: userActivity)
          }
      }

      """,
    ])

  /// The project file of a Capacitor example that compiles `sources`.
  static func capacitorProject(sources: [String], others: [String] = []) -> ExampleXcodeProject {
    swiftProject(sources: sources, resources: ["Main.storyboard", "LaunchScreen.storyboard"], others: others)
  }

  private static func capacitorFiles(
    version: String, sources: [String], plist: String, more: [String: String]
  ) -> [String: String] {
    let files = [
      "capacitor.config.json":
        "{\n  \"appId\": \"org.example.app\",\n  \"appName\": \"Example\",\n  \"webDir\": \"www\"\n}\n",
      "package.json": """
      {
        "name": "example",
        "version": "1.0.0",
        "dependencies": {
          "@capacitor/core": "^8.0.0",
          "@capacitor/ios": "^8.0.0"
        }
      }

      """,
      "package-lock.json": """
      {
        "name": "example",
        "version": "1.0.0",
        "lockfileVersion": 3,
        "packages": {
          "": {
            "name": "example",
            "dependencies": { "@capacitor/core": "^8.0.0", "@capacitor/ios": "^8.0.0" }
          },
          "node_modules/@capacitor/core": { "version": "\(version)" },
          "node_modules/@capacitor/ios": { "version": "\(version)" }
        }
      }

      """,
      "ios/App/CapApp-SPM/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
          name: "CapApp-SPM",
          platforms: [.iOS(.v15)],
          products: [.library(name: "CapApp-SPM", targets: ["CapApp-SPM"])],
          dependencies: [
              .package(url: "https://github.com/ionic-team/capacitor-swift-pm.git", exact: "\(version)")
          ],
          targets: [
              .target(
                  name: "CapApp-SPM",
                  dependencies: [
                      .product(name: "Capacitor", package: "capacitor-swift-pm"),
                      .product(name: "Cordova", package: "capacitor-swift-pm")
                  ]
              )
          ]
      )

      """,
      "ios/App/App.xcodeproj/project.pbxproj": capacitorProject(sources: sources).text,
      "ios/App/App/Info.plist": plist,
      "ios/App/App/Main.storyboard": ExampleStoryboard.file(
        customClass: "CAPBridgeViewController", module: "Capacitor"),
      "ios/App/App/LaunchScreen.storyboard": ExampleStoryboard.file(),
      "ios/App/App/Code.swift": "import Capacitor\n",
    ]
    return files.merging(more) { $1 }
  }
}
