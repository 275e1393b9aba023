import Flutter
import UIKit

final class PierViewController: UIViewController {
  func showPanel() {
    guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
    present(FlutterViewController(engine: delegate.engine, nibName: nil, bundle: nil), animated: true)
  }
}
