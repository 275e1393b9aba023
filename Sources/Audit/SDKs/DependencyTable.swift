/// A version of a dependency that matters for scenes, as data.
public struct DependencyBound: Sendable {
  public enum Meaning: String, Sendable {
    /// Below the version, scenes are not supported.
    case floor
    /// Below the version, a known fault shows under scenes.
    case knownBad
  }

  public let title: String
  /// Names in Podfile.lock, Package.resolved and package.json, lower case.
  public let packages: [String]
  /// First good version; nil where none is known.
  public let firstGood: String?
  public let meaning: Meaning
  /// What happens below it, one sentence without the name.
  public let consequence: Phrase
  public let reference: String
  /// Whether the app ends or hangs at every start.
  public var isFatal = false

  public var firstGoodVersion: Version? { firstGood.flatMap(Version.init) }

  public func concerns(_ package: PackageVersion) -> Bool {
    let name = package.package.lowercased()
    // A pod's subspec belongs to its pod; a scoped npm name keeps its scope.
    let pod = name.hasPrefix("@") ? name : String(name.prefix { $0 != "/" })
    guard packages.contains(pod) else { return false }
    guard let firstGoodVersion, let version = package.version else { return firstGood == nil }
    return version < firstGoodVersion
  }
}

/// Versions known to matter. Sources: release notes and issues of the projects named in each row.
public enum DependencyTable {
  public static let all = native + flutter

  private static let native: [DependencyBound] = [
    DependencyBound(
      title: "@capacitor/camera", packages: ["@capacitor/camera", "capacitorcamera"], firstGood: "8.2.2",
      meaning: .floor,
      consequence: "its camera screen does not follow the scene life cycle properly",
      reference: "https://github.com/ionic-team/capacitor-camera"),
    DependencyBound(
      title: "@capgo/capacitor-updater", packages: ["@capgo/capacitor-updater", "capgocapacitorupdater"],
      firstGood: "8.51.8", meaning: .floor,
      consequence: "its shake menu looks for the app delegate's window, which is nil under scenes",
      reference: "https://github.com/Cap-go/capacitor-updater"),
    DependencyBound(
      title: "Braze", packages: ["brazekit", "braze-swift-sdk"], firstGood: "14.0.1", meaning: .floor,
      consequence: "universal links that reach a scene in the background are not forwarded",
      reference: "https://github.com/braze-inc/braze-swift-sdk/blob/main/CHANGELOG.md"),
    DependencyBound(
      title: "OneSignal", packages: ["onesignal", "onesignal-ios-sdk"], firstGood: "2.14.1", meaning: .floor,
      consequence: "its in-app message window has no scene and is never shown",
      reference: "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/648"),
    DependencyBound(
      title: "Segment analytics-ios", packages: ["analytics", "analytics-ios"], firstGood: "3.9", meaning: .knownBad,
      consequence: "it reads the app delegate's window, which is nil under scenes",
      reference: "https://github.com/segmentio/analytics-ios/pull/899"),
    DependencyBound(
      title: "TZImagePickerController", packages: ["tzimagepickercontroller"], firstGood: "3.3.0", meaning: .knownBad,
      consequence: "it shows a UIAlertView, which throws an exception in a scene-based app",
      reference: "https://github.com/banchichen/TZImagePickerController/issues/1271"),
    DependencyBound(
      title: "MLeaksFinder", packages: ["mleaksfinder"], firstGood: nil, meaning: .knownBad,
      consequence: "it shows a UIAlertView, which throws an exception in a scene-based app",
      reference: "https://github.com/Tencent/MLeaksFinder/issues/112"),
    DependencyBound(
      title: "MOLH", packages: ["molh"], firstGood: "1.4", meaning: .knownBad,
      consequence: "it restarts the interface through the app delegate's window, which is nil under scenes",
      reference: "https://github.com/MoathOthman/MOLH/issues/48"),
    DependencyBound(
      title: "SVProgressHUD", packages: ["svprogresshud"], firstGood: "2.3.0", meaning: .knownBad,
      consequence: "it reads the app delegate's window, which is nil under scenes",
      reference: "https://github.com/SVProgressHUD/SVProgressHUD/issues/1046"),
    DependencyBound(
      title: "NotificationBanner", packages: ["notificationbanner", "notificationbannerswift"], firstGood: nil,
      meaning: .knownBad, consequence: "it unwraps the app delegate's window, which is nil under scenes, by force",
      reference: "https://github.com/Daltron/NotificationBanner/issues/433"),
    DependencyBound(
      title: "FMPhotoPicker", packages: ["fmphotopicker"], firstGood: nil, meaning: .knownBad,
      consequence: "it unwraps the app delegate's window, which is nil under scenes, by force",
      reference: "https://github.com/congnd/FMPhotoPicker/issues/70"),
    DependencyBound(
      title: "ImageViewer", packages: ["imageviewer"], firstGood: nil, meaning: .knownBad,
      consequence: "it reads the app delegate's window, which is nil under scenes",
      reference: "https://github.com/Krisiacik/ImageViewer/issues/240"),
    DependencyBound(
      title: "BLTNBoard", packages: ["bltnboard", "bulletinboard"], firstGood: nil, meaning: .knownBad,
      consequence: "its board in a window of its own has no scene and is not shown",
      reference: "https://github.com/alexisakers/BulletinBoard"),
  ]
}
