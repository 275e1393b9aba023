import Flutter
import UIKit

@main
@objc class AppDelegate: FlutterAppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    GeneratedPluginRegistrant.register(with: self)
    window?.backgroundColor = .black
    self.window?.overrideUserInterfaceStyle = .dark
    print("ferry: started")
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  private var cover: UIView?

  override func applicationWillResignActive(_ application: UIApplication) {
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .white
    window?.addSubview(cover)
    self.cover = cover
    print("ferry: covered")
  }

  override func applicationDidBecomeActive(_ application: UIApplication) {
    super.applicationDidBecomeActive(application)
    cover?.removeFromSuperview()
    cover = nil
    print("ferry: uncovered")
  }
}
