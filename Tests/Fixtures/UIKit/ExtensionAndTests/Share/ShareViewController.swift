import UIKit

class ShareViewController: UIViewController {}
