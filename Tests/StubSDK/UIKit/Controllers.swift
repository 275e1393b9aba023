import Foundation

open class UIViewController: UIResponder {
  // As in UIKit, whose importer makes it one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }
  open var title: String?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var prefersStatusBarHidden: Bool { false }

  private var loadedView: UIView?

  override public init() {}
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = controller
    completion?()
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}

public enum UIModalPresentationStyle: Int { case automatic, fullScreen, overFullScreen, pageSheet }

open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] { children }
  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? { children.last?.presentedViewController ?? children.last }
  open var navigationBar: UINavigationBar { UINavigationBar() }

  public init(rootViewController: UIViewController) {
    super.init()
    addChild(rootViewController)
  }
  override public init() { super.init() }
  override public init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func pushViewController(_ controller: UIViewController, animated: Bool) { addChild(controller) }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) { controllers.forEach(addChild) }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}

open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    get { children }
    set { newValue?.forEach(addChild) }
  }
  open var selectedIndex = 0
  open var selectedViewController: UIViewController? { children.first }
}

open class UIAlertController: UIViewController {
  public enum Style: Int { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
}

open class UIStoryboard: NSObject {
  public let name: String

  public init(name: String, bundle: Bundle?) { self.name = name }

  /// Makes the first controllers of the storyboards that the rehearsal knows, by name.
  @_spi(System) nonisolated(unsafe) public static var initialControllers: [String: () -> UIViewController] = [:]

  open func instantiateInitialViewController() -> UIViewController? { Self.initialControllers[name]?() }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}
