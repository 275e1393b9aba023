import Flutter
import UIKit

@main
@objc class AppDelegate: FlutterAppDelegate {
  private var chart: FlutterViewController?
  private var channel: FlutterMethodChannel?

  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    unfoldChart()
    // The clock speaks of the chart.
    channel?.invokeMethod("started", arguments: nil)
    GeneratedPluginRegistrant.register(with: self)
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  private func unfoldChart() {
    guard let controller = window?.rootViewController as? FlutterViewController else { return }
    controller.view.backgroundColor = .black
    chart = controller
    channel = FlutterMethodChannel(name: "ferry/clock", binaryMessenger: controller.engine.binaryMessenger)
  }
}
