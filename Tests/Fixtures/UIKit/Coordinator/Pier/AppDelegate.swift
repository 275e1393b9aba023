import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private var coordinator: PierCoordinator?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("pier: starts")
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        let coordinator = PierCoordinator(window: window)
        self.coordinator = coordinator
        coordinator.start()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        coordinator?.open(url)
        return true
    }
}
