import Flutter
import UIKit

@main
@objc class AppDelegate: FlutterAppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    GeneratedPluginRegistrant.register(with: self)
    let controller = window?.rootViewController as! FlutterViewController
    let tickets = FlutterMethodChannel(name: "ferry/tickets", binaryMessenger: controller.binaryMessenger)
    tickets.setMethodCallHandler { call, result in
      controller.present(TicketController(), animated: true)
      result("shown")
    }
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}
