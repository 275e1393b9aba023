import Flutter
import UIKit

public class FerryLinksPlugin: NSObject, FlutterPlugin {
  public static func register(with registrar: FlutterPluginRegistrar) {
    let channel = FlutterMethodChannel(name: "ferry_links", binaryMessenger: registrar.messenger())
    let instance = FerryLinksPlugin()
    registrar.addMethodCallDelegate(instance, channel: channel)
    registrar.addApplicationDelegate(instance)
  }

  public func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard url.scheme == "ferry" else { return false }
    print("links: \(url.absoluteString)")
    return true
  }

  public func applicationDidBecomeActive(_ application: UIApplication) {
    print("links: active")
  }
}
