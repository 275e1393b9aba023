import Flutter
import UIKit

@main
@objc class AppDelegate: FlutterAppDelegate {
  lazy var engine = FlutterEngine(name: "ferry")

  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    engine.run()
    GeneratedPluginRegistrant.register(with: engine)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = FlutterViewController(engine: engine, nibName: nil, bundle: nil)
    window?.makeKeyAndVisible()
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}
