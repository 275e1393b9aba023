import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private lazy var cover: UIView = {
        let cover = UIView(frame: UIScreen.main.bounds)
        cover.backgroundColor = .black
        return cover
    }()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("pier: starts")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PierViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        window?.addSubview(cover)
        print("pier: covered \(cover.superview == nil ? "nothing" : "the window")")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        cover.removeFromSuperview()
        print("pier: uncovered")
    }
}
