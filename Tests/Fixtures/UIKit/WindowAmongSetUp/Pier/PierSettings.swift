import UIKit

struct PierSettings {
    let tint: UIColor

    static func load() -> PierSettings {
        print("pier: settings loaded")
        return PierSettings(tint: .systemBlue)
    }
}
