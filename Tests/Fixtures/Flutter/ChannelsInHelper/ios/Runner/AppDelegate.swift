import Flutter
import UIKit

@main
@objc class AppDelegate: FlutterAppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    GeneratedPluginRegistrant.register(with: self)
    setUpChannels()
    startClock()
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  private var channel: FlutterMethodChannel?
  private let depthService = DepthService()

  private func setUpChannels() {
    guard let controller = window?.rootViewController as? FlutterViewController else {
      fatalError("the first controller is not Flutter's")
    }
    let messenger = controller.engine.binaryMessenger
    channel = FlutterMethodChannel(name: "ferry/clock", binaryMessenger: messenger)
    channel?.setMethodCallHandler { _, result in result("noon") }
    depthService.attach(to: messenger)
  }

  private func startClock() {
    channel?.invokeMethod("started", arguments: nil)
  }
}
