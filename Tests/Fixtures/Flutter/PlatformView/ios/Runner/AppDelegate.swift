import Flutter
import UIKit

@main
@objc class AppDelegate: FlutterAppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    GeneratedPluginRegistrant.register(with: self)

    weak var registrar = self.registrar(forPlugin: "map")
    let factory = MapFactory(messenger: registrar!.messenger())
    self.registrar(forPlugin: "ferry-map")!.register(factory, withId: "ferry/map")
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}
