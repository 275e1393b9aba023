import Audit

/// A Capacitor app as the screens' tests need it: every kind of finding, code in two languages, a wide name.
public enum ShopApp {
  public static let appDelegatePath = "ios/App/App/AppDelegate.swift"
  public static let plistPath = "ios/App/App/Info.plist"
  public static let projectPath = "ios/App/App.xcodeproj/project.pbxproj"
  public static let sceneDelegatePath = "ios/App/App/SceneDelegate.swift"

  public static let appDelegate = """
    import UIKit
    import Capacitor

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {

        var window: UIWindow?
        private let badge = BadgeCounter()
        private let store = OrderStore()

        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            store.open()
            if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
                store.pending = item.type
            }
            return true
        }

        func applicationWillResignActive(_ application: UIApplication) {
            // Sent when the application is about to move from active to inactive state.
        }

        func applicationDidEnterBackground(_ application: UIApplication) {
            store.save()
        }

        func applicationWillEnterForeground(_ application: UIApplication) {
        }

        func applicationDidBecomeActive(_ application: UIApplication) {
            badge.reset()
            window?.rootViewController?.view.setNeedsLayout() // 注文の件数を消す
        }

        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            if url.host == "orders" {
                return store.show(order: url.lastPathComponent)
            }
            return ApplicationDelegateProxy.shared.application(app, open: url, options: options)
        }
    }

    """

  public static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    	<key>CFBundleDisplayName</key>
    	<string>ShopApp</string>
    	<key>UILaunchStoryboardName</key>
    	<string>LaunchScreen</string>
    	<key>UIMainStoryboardFile</key>
    	<string>Main</string>
    </dict>
    </plist>

    """

  public static let projectFile = """
    // !$*UTF8*$!
    {
    	objects = {
    /* Begin PBXBuildFile section */
    		504EC3081FED79650016851F /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = 504EC3071FED79650016851F /* AppDelegate.swift */; };
    /* End PBXBuildFile section */
    /* Begin PBXSourcesBuildPhase section */
    		504EC3001FED79650016851F /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			files = (
    				504EC3081FED79650016851F /* AppDelegate.swift in Sources */,
    			);
    		};
    /* End PBXSourcesBuildPhase section */
    	};
    }

    """

  public static let tree = MemoryTree(
    root: "/projects/shop-app",
    files: [appDelegatePath: appDelegate, plistPath: plist, projectPath: projectFile])

  /// Bytes of the first place in the app delegate from `start` up to and with `end`.
  public static func range(_ start: String, to end: String, in text: String = appDelegate) -> ByteRange {
    guard let first = text.range(of: start), let last = text.range(of: end, in: first.lowerBound..<text.endIndex)
    else { return 0..<0 }
    let lower = text.utf8.distance(from: text.startIndex, to: first.lowerBound)
    return lower..<text.utf8.distance(from: text.startIndex, to: last.upperBound)
  }

  public static var project: Project {
    var project = Project(root: "", name: "ShopApp", kind: .app, stacks: [.capacitor, .uiKit])
    project.packageManager = .swiftPackageManager
    var target = AppTarget(id: "App", name: "App", projectFile: projectPath, sourceRoot: "ios/App")
    target.sources = [appDelegatePath]
    project.targets = [target]
    var capacitor = CapacitorProject(platformFolder: "ios")
    capacitor.version = PackageVersion(
      package: "@capacitor/ios", text: "8.4.2", source: "node_modules/@capacitor/ios/package.json")
    project.capacitor = capacitor
    return project
  }
}

extension String {
  /// The first place of `text`; Foundation is not needed for that.
  func range(of text: String, in range: Range<Index>? = nil) -> Range<Index>? {
    let range = range ?? startIndex..<endIndex
    var position = range.lowerBound
    while position < range.upperBound {
      if self[position...].hasPrefix(text) {
        return position..<(self.index(position, offsetBy: text.count, limitedBy: endIndex) ?? endIndex)
      }
      position = index(after: position)
    }
    return nil
  }
}
