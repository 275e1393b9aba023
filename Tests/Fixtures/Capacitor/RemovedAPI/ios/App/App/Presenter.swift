import Capacitor
import UIKit

enum Presenter {
    static func show(_ controller: UIViewController, over bridge: CapacitorBridge) {
        // tmpWindow is gone since 8.5.
        bridge.tmpWindow?.rootViewController?.present(controller, animated: true)
        print("tmpWindow")
    }
}
