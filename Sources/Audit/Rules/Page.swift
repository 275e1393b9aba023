/// Public pages that findings point to.
enum Page {
  static let transition =
    "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"
  static let technote =
    "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"
  static let manifest =
    "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"
  static let delegateClass =
    "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenedelegateclassname"
  static let configuring =
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)"
  static let willConnect =
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"
  static let window = "https://developer.apple.com/documentation/uikit/uiwindow"
  static let keyWindow = "https://developer.apple.com/documentation/uikit/uiapplication/keywindow"
  static let multipleScenes =
    "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes"
  static let adaptor = "https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor"
  static let swiftBuild = "https://github.com/swiftlang/swift-build"
  static let releaseNotes =
    "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes"
}
