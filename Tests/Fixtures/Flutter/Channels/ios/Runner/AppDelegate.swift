import Flutter
import UIKit
import UserNotifications

@main
@objc class AppDelegate: FlutterAppDelegate, FlutterStreamHandler {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("ferry: keys are set")
    let controller: FlutterViewController = window?.rootViewController as! FlutterViewController
    // Says how deep the water is.
    let depth = FlutterMethodChannel(name: "ferry/depth", binaryMessenger: controller.binaryMessenger)
    depth.setMethodCallHandler { [weak self] call, result in
      guard call.method == "ask" else {
        result(FlutterMethodNotImplemented)
        return
      }
      self?.tellDepth(result)
    }
    let tides = FlutterEventChannel(name: "ferry/tides", binaryMessenger: controller.binaryMessenger)
    tides.setStreamHandler(self)

    UNUserNotificationCenter.current().delegate = self
    GeneratedPluginRegistrant.register(with: self)
    print("ferry: started")
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  private func tellDepth(_ result: FlutterResult) {
    result(7)
  }

  func onListen(withArguments arguments: Any?, eventSink events: @escaping FlutterEventSink) -> FlutterError? {
    events("high")
    return nil
  }

  func onCancel(withArguments arguments: Any?) -> FlutterError? {
    nil
  }
}
