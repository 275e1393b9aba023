import Flutter
import UIKit

@main
final class AppDelegate: FlutterAppDelegate {
  lazy var engine = FlutterEngine(name: "panel")

  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    engine.run()
    GeneratedPluginRegistrant.register(with: engine)
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}
