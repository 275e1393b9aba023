import UIKit

@main
class KioskDelegate: UIResponder, UIApplicationDelegate {
}
