import Foundation

open class UIScreen: NSObject {
  public static let main = UIScreen()
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var scale: CGFloat { 3 }
}

open class UIColor: NSObject {
  public static let white = UIColor()
  public static let black = UIColor()
  public static let clear = UIColor()
  public static let systemBackground = UIColor()
  public static let systemBlue = UIColor()
  public static let red = UIColor()
}

public enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
public enum UIStatusBarStyle: Int { case `default`, lightContent, darkContent }

open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var tag = 0
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview.flatMap { $0 as? UIWindow ?? $0.window } }

  public init(frame: CGRect = .zero) { self.frame = frame }
  public required init?(coder: NSCoder) { frame = .zero }

  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func bringSubviewToFront(_ view: UIView) {}
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func endEditing(_ force: Bool) -> Bool { true }
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
}

open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
}

open class UIImage: NSObject {
  public init?(named name: String) {}
}

open class UIImageView: UIView {
  open var image: UIImage?
}

open class UINavigationBar: UIView {
  public static func appearance() -> UINavigationBar { UINavigationBar() }
  open var barTintColor: UIColor?
}

open class UIWindow: UIView {
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func + (left: Level, right: CGFloat) -> Level { Level(rawValue: left.rawValue + right) }
  }

  open var rootViewController: UIViewController? {
    didSet { if !isHidden, isShown { rootViewController?.loadViewIfNeeded() } }
  }
  private var isShown: Bool { UIApplication.shared.windows.contains { $0 === self } }
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  override open var window: UIWindow? { self }

  override public init(frame: CGRect = .zero) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func makeKeyAndVisible() {
    isHidden = false
    if !isShown { UIApplication.shared.windows.append(self) }
    UIApplication.shared.keyWindow = self
    rootViewController?.loadViewIfNeeded()
  }
  open func makeKey() { UIApplication.shared.keyWindow = self }
  open func becomeKey() {}
}

public protocol UICoordinateSpace: AnyObject {}

open class UITraitCollection: NSObject {}
