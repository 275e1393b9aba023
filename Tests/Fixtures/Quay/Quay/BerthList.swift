import UIKit

final class BerthList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Berths"
  }
}

/// What happened at the quay today.
final class Journal {
  private var pages: [String] = []

  func open() {}
  func save() {}

  func note(_ url: URL) -> Bool {
    pages.append(url.absoluteString)
    return true
  }
}
