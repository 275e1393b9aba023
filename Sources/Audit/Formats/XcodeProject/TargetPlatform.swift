/// What a target is, and whether it has a scene life cycle to speak of.
enum TargetSubject {
  case app([AppTarget.Platform])
  /// Left alone, for this reason.
  case skipped(String)

  /// - Parameters:
  ///   - target: a PBXNativeTarget, PBXAggregateTarget or PBXLegacyTarget.
  ///   - settings: of each configuration.
  static func of(_ target: XcodeObject, settings: [[String: BuildSetting]]) -> TargetSubject {
    guard target.isa == "PBXNativeTarget" else {
      return .skipped(
        target.isa == "PBXAggregateTarget"
          ? localized("aggregate target: it builds no app of its own")
          : localized("external build system target: it builds no app of its own"))
    }
    let type = target.string("productType") ?? ""
    let prefix = "com.apple.product-type."
    guard type.hasPrefix(prefix) else {
      return .skipped(localized("no known product type (\(type.isEmpty ? "none" : type))"))
    }
    switch String(type.dropFirst(prefix.count)) {
    case "application", "application.on-demand-install-capable": return platforms(settings)
    case "application.messages": return .skipped(localized("iMessage app: its container has no code of its own"))
    case let kind where kind.hasPrefix("application.watchapp"):
      return .skipped(localized("watch app: watchOS has no UIScene"))
    case let kind where kind.hasPrefix("watchkit"):
      return .skipped(localized("watch extension: watchOS has no UIScene"))
    case "app-extension", "extensionkit-extension", "tv-app-extension", "app-extension.messages",
      "app-extension.messages-sticker-pack", "app-extension.intents-service", "xcode-extension":
      return .skipped(localized("app extension: the scene manifest belongs to the app that hosts it"))
    case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": return .skipped(localized("test bundle"))
    case "framework", "framework.static", "library.static", "library.dynamic":
      return .skipped(localized("framework or library: it has no Info.plist that UIKit launches by"))
    case "bundle": return .skipped(localized("resource bundle"))
    case "tool": return .skipped(localized("command line tool"))
    case let kind: return .skipped(localized("product type \(kind)"))
    }
  }

  private static func platforms(_ settings: [[String: BuildSetting]]) -> TargetSubject {
    var found: [AppTarget.Platform] = []
    var others: [String] = []
    for configuration in settings {
      for word in words(configuration) {
        switch word {
        case "iphoneos", "iphonesimulator": found.append(.iOS)
        case "appletvos", "appletvsimulator": found.append(.tvOS)
        case "xros", "xrsimulator": found.append(.visionOS)
        case "macosx": others.append("macOS")
        case "watchos", "watchsimulator": others.append("watchOS")
        default: continue
        }
      }
      if configuration["SUPPORTS_MACCATALYST"]?.value.uppercased() == "YES", found.contains(.iOS) {
        found.append(.catalyst)
      }
    }
    let order: [AppTarget.Platform] = [.iOS, .tvOS, .visionOS, .catalyst]
    let platforms = order.filter { found.contains($0) }
    if !platforms.isEmpty { return .app(platforms) }
    if let other = others.first {
      return .skipped(
        other == "macOS"
          ? localized("macOS app: AppKit has no UIScene") : localized("watch app: watchOS has no UIScene"))
    }
    return .app([.iOS])
  }

  /// The SDKs a configuration builds for.
  private static func words(_ settings: [String: BuildSetting]) -> [String] {
    let supported = (settings["SUPPORTED_PLATFORMS"]?.value ?? "").lowercased().split(separator: " ").map(String.init)
    if !supported.isEmpty, !supported.contains(where: { $0.contains("$") }) { return supported }
    let root = TreePath.name(settings["SDKROOT"]?.value.lowercased() ?? "")
    // A path or a version may surround the name of the SDK.
    for sdk in ["iphoneos", "iphonesimulator", "appletvos", "xros", "watchos", "macosx"] where root.hasPrefix(sdk) {
      return [sdk]
    }
    if settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil || settings["TARGETED_DEVICE_FAMILY"] != nil {
      return ["iphoneos"]
    }
    if settings["TVOS_DEPLOYMENT_TARGET"] != nil { return ["appletvos"] }
    if settings["XROS_DEPLOYMENT_TARGET"] != nil { return ["xros"] }
    if settings["WATCHOS_DEPLOYMENT_TARGET"] != nil { return ["watchos"] }
    if settings["MACOSX_DEPLOYMENT_TARGET"] != nil { return ["macosx"] }
    return []
  }
}

extension AppTarget.Platform {
  /// Name of its SDK in build settings.
  var sdk: String {
    switch self {
    case .iOS, .catalyst: "iphoneos"
    case .tvOS: "appletvos"
    case .visionOS: "xros"
    }
  }
}
