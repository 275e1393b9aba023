/// Folders that the walk does not enter: dependencies, build products, generated files and bundles that hold no code.
enum PrunedFolders {
  /// Why the walk leaves `name` alone; nil where it enters. An empty reason means: not worth a line in the report.
  ///
  /// - Parameter siblings: names that stand beside it.
  static func reason(_ name: String, siblings: @autoclosure () -> Set<String>) -> String? {
    if let reason = byName[name] { return localized(reason) }
    if name.hasPrefix(".") { return localized(hidden[name] ?? "") }
    if name.hasPrefix("bazel-") { return localized("build products of Bazel") }
    if let dot = name.lastIndex(of: "."), let reason = bundles[name[dot...].lowercased()] {
      return localized(reason)
    }
    guard let rule = bySiblings.first(where: { $0.names.contains(name) }) else { return nil }
    return siblings().isDisjoint(with: rule.siblings) ? nil : localized(rule.reason)
  }

  private static let byName: [String: Phrase] = [
    "node_modules": "packages: read only at the native folders of packages the project depends on",
    "bower_components": "packages",
    "jspm_packages": "packages",
    "Pods": "dependencies installed by CocoaPods",
    "Carthage": "dependencies built by Carthage",
    "SourcePackages": "dependencies checked out by Xcode",
    "build": "build products",
    "DerivedData": "build products of Xcode",
    "android": "Android project",
    "__pycache__": "",
    "xcuserdata": "",
    "capacitor-cordova-ios-plugins": "written by cap sync",
    "ephemeral": "written by Flutter",
    "CordovaLib": "Cordova's own library",
  ]

  private static let hidden: [String: Phrase] = [
    ".symlinks": "plugins linked by Flutter",
    ".build": "build products of Swift Package Manager",
    ".dart_tool": "build products of Dart",
    ".gradle": "build products of Gradle",
    ".ios": "host app written by Flutter",
    ".pnpm-store": "packages", ".yarn": "packages", ".npm": "packages", ".pub-cache": "packages",
  ]

  private static let bundles: [String: Phrase] = [
    ".xcassets": "", ".appiconset": "", ".imageset": "", ".scnassets": "", ".xcdatamodeld": "", ".xcdatamodel": "",
    ".framework": "built framework", ".xcframework": "built framework", ".bundle": "resource bundle",
    ".app": "built app", ".dsym": "debug symbols", ".xcarchive": "built archive", ".docc": "", ".playground": "",
    ".xcmappingmodel": "", ".atlas": "", ".icon": "", ".rtfd": "", ".momd": "", ".xctestplan": "", ".aar": "",
  ]

  private struct SiblingRule {
    let names: Set<String>
    /// One of these beside the folder makes it what the rule says.
    let siblings: Set<String>
    let reason: Phrase
  }

  private static let bySiblings: [SiblingRule] = [
    SiblingRule(
      names: ["public"],
      siblings: ["capacitor.config.json", "Info.plist", "AppDelegate.swift", "config.xml", "Assets.xcassets"],
      reason: "web assets copied by cap sync"),
    SiblingRule(names: ["www"], siblings: ["config.xml", "platform_www"], reason: "web assets"),
    SiblingRule(names: ["platform_www"], siblings: ["www", "cordova"], reason: "web assets"),
    // Generated for other systems beside `platforms/ios`.
    SiblingRule(
      names: ["browser", "electron", "osx", "windows"], siblings: ["platforms.json", "ios"],
      reason: "platform of another system"),
    SiblingRule(
      names: ["macos", "windows", "linux", "web"], siblings: ["pubspec.yaml"], reason: "Flutter for another system"),
    SiblingRule(
      names: ["vendor"], siblings: ["Gemfile", "composer.json", "go.mod"], reason: "dependencies of other tools"),
    SiblingRule(names: ["target"], siblings: ["Cargo.toml"], reason: "build products of Cargo"),
    SiblingRule(names: ["Library", "Temp", "Logs", "obj"], siblings: ["ProjectSettings"], reason: "written by Unity"),
    SiblingRule(names: ["bin", "obj"], siblings: ["Platforms"], reason: "build products of .NET"),
  ]
}
