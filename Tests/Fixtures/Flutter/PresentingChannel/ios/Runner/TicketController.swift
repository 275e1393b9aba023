import UIKit

final class TicketController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("ferry: ticket is shown")
  }
}
