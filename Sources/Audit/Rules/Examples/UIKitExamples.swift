/// Files of the UIKit examples.
extension ExampleProject {
  static let uiKitFiles: [String: String] = [
    "App.xcodeproj/project.pbxproj": swiftProject(sources: ["AppDelegate.swift", "ViewController.swift", "Code.swift"])
      .text,
    "App/Info.plist": ExamplePropertyList.file(),
    "App/LaunchScreen.storyboard": ExampleStoryboard.file(),
    "App/AppDelegate.swift": """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }

    """,
    "App/ViewController.swift": viewController,
    "App/Code.swift": "import UIKit\n",
  ]

  static let uiKitSceneFiles: [String: String] = [
    "App.xcodeproj/project.pbxproj": swiftProject(
      sources: ["AppDelegate.swift", "SceneDelegate.swift", "ViewController.swift", "Code.swift"],
      resources: ["Main.storyboard", "LaunchScreen.storyboard"]
    ).text,
    "App/Info.plist": ExamplePropertyList.file(ExamplePropertyList.usualManifest(storyboard: "Main")),
    "App/LaunchScreen.storyboard": ExampleStoryboard.file(),
    "App/Main.storyboard": ExampleStoryboard.file(customClass: "ViewController", module: "App"),
    "App/AppDelegate.swift": """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        true
      }
    }

    """,
    "App/SceneDelegate.swift": """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard scene is UIWindowScene else { return }
      }
    }

    """,
    "App/ViewController.swift": viewController,
    "App/Code.swift": "import UIKit\n",
  ]

  static let objectiveCFiles: [String: String] = [
    "App.xcodeproj/project.pbxproj": ExampleXcodeProject(
      targets: [
        ExampleXcodeProject.Target(
          name: "App", sources: ["main.m", "AppDelegate.m", "ViewController.m", "Code.m"],
          resources: ["LaunchScreen.storyboard"],
          settings: ["INFOPLIST_FILE": "App/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app"])
      ], others: ["AppDelegate.h", "ViewController.h", "Info.plist"]
    ).text,
    "App/Info.plist": ExamplePropertyList.file(),
    "App/LaunchScreen.storyboard": ExampleStoryboard.file(),
    "App/main.m": """
    #import <UIKit/UIKit.h>
    #import "AppDelegate.h"

    int main(int argc, char *argv[]) {
      @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
      }
    }

    """,
    "App/AppDelegate.h": """
    #import <UIKit/UIKit.h>

    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @property (strong, nonatomic) UIWindow *window;
    @end

    """,
    "App/AppDelegate.m": """
    #import "AppDelegate.h"
    #import "ViewController.h"

    @implementation AppDelegate

    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
      self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
      self.window.rootViewController = [[ViewController alloc] init];
      [self.window makeKeyAndVisible];
      return YES;
    }

    @end

    """,
    "App/ViewController.h": """
    #import <UIKit/UIKit.h>

    @interface ViewController : UIViewController
    @end

    """,
    "App/ViewController.m": """
    #import "ViewController.h"

    @implementation ViewController
    @end

    """,
    "App/Code.m": "#import <UIKit/UIKit.h>\n",
  ]

  static let swiftUIFiles: [String: String] = [
    "App.xcodeproj/project.pbxproj": swiftProject(
      sources: ["ExampleApp.swift", "AppDelegate.swift", "Code.swift"],
      settings: [
        "INFOPLIST_FILE": "App/Info.plist", "GENERATE_INFOPLIST_FILE": "YES",
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
      ]
    ).text,
    "App/Info.plist": ExamplePropertyList.file(),
    "App/ExampleApp.swift": """
    import SwiftUI

    @main
    struct ExampleApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

      var body: some Scene {
        WindowGroup { Text("Example") }
      }
    }

    """,
    "App/AppDelegate.swift": """
    import UIKit

    class AppDelegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        true
      }
    }

    """,
    "App/Code.swift": "import SwiftUI\n",
  ]

  private static let viewController = """
    import UIKit

    class ViewController: UIViewController {
    }

    """

  /// A project with one Swift app target.
  static func swiftProject(
    sources: [String], resources: [String] = ["LaunchScreen.storyboard"], others: [String] = [],
    settings: [String: String] = ["INFOPLIST_FILE": "App/Info.plist"]
  ) -> ExampleXcodeProject {
    let common = [
      "SWIFT_VERSION": "5.0", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app", "PRODUCT_NAME": "$(TARGET_NAME)",
    ]
    return ExampleXcodeProject(
      targets: [
        ExampleXcodeProject.Target(
          name: "App", sources: sources, resources: resources, settings: common.merging(settings) { $1 })
      ], others: ["Info.plist"] + others)
  }
}
