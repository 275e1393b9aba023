import UIKit

enum Toast {
    static func show(_ text: String) {
        let delegate = UIApplication.shared.delegate as? AppDelegate
        let label = UILabel(frame: .zero)
        label.text = text
        delegate?.window?.addSubview(label)
    }
}
