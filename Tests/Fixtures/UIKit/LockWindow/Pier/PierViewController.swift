import UIKit

final class PierViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("pier: shown")
    }
}
