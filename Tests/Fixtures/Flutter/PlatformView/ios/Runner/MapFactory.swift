import Flutter
import UIKit

final class MapFactory: NSObject, FlutterPlatformViewFactory {
  private let messenger: FlutterBinaryMessenger

  init(messenger: FlutterBinaryMessenger) {
    self.messenger = messenger
  }

  func create(withFrame frame: CGRect, viewIdentifier: Int64, arguments: Any?) -> FlutterPlatformView {
    MapView(frame: frame)
  }
}

final class MapView: NSObject, FlutterPlatformView {
  private let map: UIView

  init(frame: CGRect) {
    map = UIView(frame: frame)
  }

  func view() -> UIView {
    map
  }
}
