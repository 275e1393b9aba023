import UIKit

final class PierCoordinator {
    private let window: UIWindow
    private let navigation = UINavigationController()

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        print("pier: coordinator starts")
        navigation.pushViewController(PierViewController(), animated: false)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    func open(_ url: URL) {
        print("pier: coordinator opens \(url.absoluteString)")
    }
}
