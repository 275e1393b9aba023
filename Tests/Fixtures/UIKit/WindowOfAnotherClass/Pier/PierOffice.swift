import UIKit

final class PierOffice {
    let window = UIWindow()

    func open() {
        print("pier: opens")
        window.rootViewController = PierViewController()
        window.makeKeyAndVisible()
    }
}
