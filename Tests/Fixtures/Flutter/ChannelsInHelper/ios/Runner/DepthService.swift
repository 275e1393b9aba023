import Flutter

final class DepthService {
  private var channel: FlutterMethodChannel?

  func attach(to messenger: FlutterBinaryMessenger) {
    channel = FlutterMethodChannel(name: "ferry/depth", binaryMessenger: messenger)
    channel?.setMethodCallHandler { _, result in result(7) }
  }
}
