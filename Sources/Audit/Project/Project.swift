/// The way an app is built, told from its files.
public enum Stack: String, Sendable, Codable, CaseIterable {
  case capacitor, cordova, flutter, flutterAddToApp, reactNative, expo, swiftUI, uiKit
  /// Unity, Godot, MAUI, NativeScript and others that own the app delegate.
  case engine

  /// Name for people.
  public var title: String {
    switch self {
    case .capacitor: "Capacitor"
    case .cordova: "Cordova"
    case .flutter: "Flutter"
    case .flutterAddToApp: localized("Flutter add-to-app")
    case .reactNative: "React Native"
    case .expo: "Expo"
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .engine: localized("engine")
    }
  }
}

public enum ProjectKind: String, Sendable, Codable {
  case app, plugin, module
}

/// One app root: what is audited, decided on and edited as a unit.
public struct Project: Sendable {
  /// Folder relative to the root of the tree; empty for the root itself.
  public var root: String
  /// Name for people: the app target's, the package's or the folder's.
  public var name: String
  public var kind: ProjectKind
  /// Most specific first (`capacitor` before `uiKit`).
  public var stacks: [Stack]
  public var versions: [PackageVersion]
  public var packageManager: PackageManager
  /// iOS app targets, in the order of the project files.
  public var targets: [AppTarget]
  /// Targets that are not audited, with the reason.
  public var skippedTargets: [SkippedTarget]
  /// Every Info.plist that a configuration of an app target reaches, keyed by path.
  public var infoPlists: [String: InfoPlist]
  public var storyboards: [Storyboard]
  /// Paths of the `project.pbxproj` files that were read.
  public var projectFiles: [String]
  /// The tool that writes the Xcode project anew, if there is one.
  public var generator: ProjectGenerator?
  /// Capacitor's own facts, for a Capacitor project.
  public var capacitor: CapacitorProject?
  /// Name of the engine, for a project of the stack `engine`: `Unity`, `.NET`, `NativeScript`.
  public var engine: String?
  /// Packages of `package.json` with native iOS code, whatever the stack. Never edited.
  public var nativePackages: [NodePackage]
  /// Swift and Objective-C files of the root that no app target compiles: all there are of a plugin; of an app the
  /// forgotten ones, those of tests, extensions and local packages.
  public var otherSources: [String]
  /// Unreadable files, conflict markers and the like: what could not be audited and why.
  public var problems: [ProjectProblem]

  public init(root: String, name: String, kind: ProjectKind, stacks: [Stack]) {
    self.root = root
    self.name = name
    self.kind = kind
    self.stacks = stacks
    versions = []
    packageManager = .none
    targets = []
    skippedTargets = []
    infoPlists = [:]
    storyboards = []
    projectFiles = []
    nativePackages = []
    otherSources = []
    problems = []
  }

  public func target(_ id: String) -> AppTarget? { targets.first { $0.id == id } }
  /// The resolved version of `package`, from the source that counts most.
  /// Its name; with the folder of its Xcode project, where targets of several are called the same.
  public func title(of target: AppTarget) -> String {
    let isShared = targets.contains { $0.name == target.name && $0.projectFile != target.projectFile }
    let folder = TreePath.parent(TreePath.parent(target.projectFile))
    return isShared && !folder.isEmpty ? "\(target.name) (\(folder))" : target.name
  }

  public func version(of package: String) -> PackageVersion? { versions.first { $0.package == package } }
}

public enum PackageManager: String, Sendable, Codable {
  case swiftPackageManager, cocoaPods, carthage, none
}

/// A dependency and the version that will really be built.
public struct PackageVersion: Sendable, Hashable {
  public let package: String
  /// As written in its source; `version` holds the numbers.
  public let text: String
  /// The file that told it, relative to the tree.
  public let source: String
  /// Line from 1, where known.
  public let line: Int?

  public init(package: String, text: String, source: String, line: Int? = nil) {
    self.package = package
    self.text = text
    self.source = source
    self.line = line
  }

  public var version: Version? { Version(text) }
}

/// `8.4.1`, `8.5.0-beta.2`; compared by numbers, a pre-release below its release.
public struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let numbers: [Int]
  public let preRelease: String?

  public init?(_ text: String) {
    let trimmed = text.drop { !$0.isNumber }
    let core = trimmed.prefix { $0.isNumber || $0 == "." }
    let numbers = core.split(separator: ".").compactMap { Int($0) }
    guard !numbers.isEmpty else { return nil }
    let rest = trimmed.dropFirst(core.count)
    self.numbers = numbers
    preRelease = rest.hasPrefix("-") ? String(rest.dropFirst().prefix { $0 != "+" && !$0.isWhitespace }) : nil
  }

  public static func < (left: Version, right: Version) -> Bool {
    for index in 0..<max(left.numbers.count, right.numbers.count) {
      let one = index < left.numbers.count ? left.numbers[index] : 0
      let other = index < right.numbers.count ? right.numbers[index] : 0
      if one != other { return one < other }
    }
    switch (left.preRelease, right.preRelease) {
    case (nil, _): return false
    case (_, nil): return true
    case (let one?, let other?): return one.compare(other) < 0
    }
  }

  public static func == (left: Version, right: Version) -> Bool { !(left < right) && !(right < left) }
  public func hash(into hasher: inout Hasher) {
    var significant = numbers
    while significant.last == 0 { significant.removeLast() }
    hasher.combine(significant)
    hasher.combine(preRelease)
  }

  public var description: String {
    numbers.map(String.init).joined(separator: ".") + (preRelease.map { "-" + $0 } ?? "")
  }
}

extension String {
  /// Order in which digits count as numbers: below 0, 0 or above.
  fileprivate func compare(_ other: String) -> Int {
    for (one, two) in zip(split(separator: "."), other.split(separator: ".")) where one != two {
      if let one = Int(one), let two = Int(two) { return one < two ? -1 : 1 }
      return one < two ? -1 : 1
    }
    return count - other.count
  }
}

/// An iOS (iPadOS, tvOS, visionOS, Catalyst) target of product type application.
public struct AppTarget: Sendable, Identifiable {
  /// Path of the project file, `#`, object id in the project file; path of the specification, `#`, name where no project
  /// file is written yet.
  public let id: String
  public let name: String
  /// Path of the `project.pbxproj`.
  public let projectFile: String
  /// Folder that holds the `.xcodeproj`: what relative paths of build settings start from.
  public let sourceRoot: String
  public var platforms: [Platform]
  public var configurations: [TargetConfiguration]
  /// Files in its Sources phase or taken in through a synchronized folder, relative to the tree.
  public var sources: [String] { didSet { compiledPaths = Set(sources) } }
  /// `sources` for look-ups.
  public private(set) var compiledPaths: Set<String> = []
  /// Swift and Objective-C files of the frameworks, libraries and local packages of this tree that run inside the app.
  /// They belong to other modules.
  public var linkedSources: [String] = [] { didSet { linkedPaths = Set(linkedSources) } }
  /// `linkedSources` for look-ups.
  public private(set) var linkedPaths: Set<String> = []
  /// Files in its Resources phase or taken in through a synchronized folder.
  public var resources: [String]
  /// Synchronized folders that the target lists: new source files in them are compiled without registration.
  public var synchronizedFolders: [String]
  /// Whether a new file can be registered: nil when it can, else the reason in words.
  public var registrationProblem: String?
  /// Whether it hosts unit tests (some test target names it as TEST_HOST).
  public var isTestHost: Bool

  public init(id: String, name: String, projectFile: String, sourceRoot: String) {
    self.id = id
    self.name = name
    self.projectFile = projectFile
    self.sourceRoot = sourceRoot
    platforms = [.iOS]
    configurations = []
    sources = []
    resources = []
    synchronizedFolders = []
    isTestHost = false
  }

  public enum Platform: String, Sendable, Codable {
    case iOS, tvOS, visionOS, catalyst
  }
}

public struct SkippedTarget: Sendable, Hashable {
  public let name: String
  /// Product type or platform, and why it is left alone.
  public let reason: String
  public let projectFile: String
  /// Files it compiles, relative to the tree.
  public let sources: [String]
  /// Whether it is a framework or library, whose code may run inside an app.
  public let isLibrary: Bool

  public init(
    name: String, reason: String, projectFile: String, sources: [String] = [], isLibrary: Bool = false
  ) {
    self.name = name
    self.reason = reason
    self.projectFile = projectFile
    self.sources = sources
    self.isLibrary = isLibrary
  }
}

/// One build configuration of a target, with its settings worked out (target, its xcconfig, project, its xcconfig).
public struct TargetConfiguration: Sendable {
  public enum InfoPlistLocation: Sendable, Hashable {
    /// A file, relative to the tree.
    case file(String)
    /// GENERATE_INFOPLIST_FILE without a file.
    case generated
    /// INFOPLIST_FILE names a file that is not there.
    case missing(String)
    /// INFOPLIST_FILE could not be worked out; the value as written.
    case unresolved(String)
    /// Neither a file nor generation.
    case none
  }

  public let name: String
  /// Setting name (without condition) to its value with variables replaced where they could be.
  public var settings: [String: BuildSetting]
  public var infoPlist: InfoPlistLocation
  /// What INFOPLIST_FILE names under conditions for other SDKs, where that is another file.
  public var conditionalInfoPlists: [InfoPlistLocation]

  public init(name: String, settings: [String: BuildSetting] = [:], infoPlist: InfoPlistLocation = .none) {
    self.name = name
    self.settings = settings
    self.infoPlist = infoPlist
    conditionalInfoPlists = []
  }

  public func setting(_ name: String) -> String? {
    guard let value = settings[name]?.value, !value.isEmpty else { return nil }
    return value
  }

  /// `YES` of a setting, whichever condition it stands under.
  public func isOn(_ name: String) -> Bool {
    guard let setting = settings[name] else { return false }
    return ([setting.value] + setting.conditional.values).contains { $0.uppercased() == "YES" }
  }

  public var moduleName: String? { setting("PRODUCT_MODULE_NAME") }
  public var deploymentTarget: Version? { setting("IPHONEOS_DEPLOYMENT_TARGET").flatMap(Version.init) }
  public var bundleIdentifier: String? { setting("PRODUCT_BUNDLE_IDENTIFIER") }
}

extension AppTarget {
  /// Systems on which the app runs below the version that brought scenes, as availability checks spell them.
  public var systemsBeforeScenes: [String] {
    let systems: [(name: String, setting: String, runs: Bool)] = [
      ("iOS", "IPHONEOS_DEPLOYMENT_TARGET", platforms.isEmpty || platforms.contains(.iOS)),
      ("tvOS", "TVOS_DEPLOYMENT_TARGET", platforms.contains(.tvOS)),
    ]
    guard let scenes = Version("13.0") else { return [] }
    return systems.filter { system in
      system.runs
        && configurations.contains { configuration in
          configuration.setting(system.setting).flatMap(Version.init).map { $0 < scenes } ?? false
        }
    }.map(\.name)
  }
}

public struct BuildSetting: Sendable, Hashable {
  /// Value without condition.
  public let value: String
  /// Values under conditions such as `[sdk=iphoneos*]`, keyed by the condition as written.
  public let conditional: [String: String]
  /// File that sets it (pbxproj or xcconfig).
  public let source: String

  public init(value: String, conditional: [String: String] = [:], source: String = "") {
    self.value = value
    self.conditional = conditional
    self.source = source
  }
}

public struct ProjectProblem: Sendable, Hashable {
  public enum Kind: String, Sendable, Codable {
    case conflictMarkers, unreadableProject, unreadablePropertyList, unreadableSource, missingFile, denied, template
    case unresolvedSetting, ignored, other
  }

  public let kind: Kind
  public let path: String
  /// Line from 1, where known.
  public let line: Int?
  private let phrase: Phrase

  public init(kind: Kind, path: String, line: Int? = nil, message: Phrase) {
    self.kind = kind
    self.path = path
    self.line = line
    phrase = message
  }

  /// What, why and what to do.
  public var message: String { localized(phrase) }

  /// Tells it apart from others of the same file, in whatever language.
  var distinction: String { phrase.key }
}

public struct ProjectGenerator: Sendable, Hashable {
  public enum Kind: String, Sendable, Codable {
    case xcodeGen, tuist, bazel, expoPrebuild, cordovaPlatform, unity, other
  }

  public let kind: Kind
  /// The file a person edits instead, relative to the tree.
  public let definition: String

  public init(kind: Kind, definition: String) {
    self.kind = kind
    self.definition = definition
  }
}

extension Project {
  /// Whether Cordova's tools write the file anew with every platform, copies of plugins included.
  public func writesAnew(_ path: String) -> Bool {
    guard generator?.kind == .cordovaPlatform else { return false }
    return path.hasPrefix("platforms/ios/") || path.contains("/platforms/ios/")
  }
}

/// Facts of a Capacitor project.
public struct CapacitorProject: Sendable {
  /// `capacitor.config.ts|js|json`, relative to the tree; nil where only package.json tells.
  public var config: String?
  /// The platform folder (`ios`, or `ios.path` of the config), relative to the tree.
  public var platformFolder: String
  /// The version that is really compiled.
  public var version: PackageVersion?
  /// Every source that names a version of `@capacitor/ios`, the one that counts first.
  public var versionSources: [PackageVersion]
  /// The range that `package.json` asks for: no proof of what is built.
  public var requirement: PackageVersion?
  /// Plugin packages with native iOS code: name, version, folder.
  public var plugins: [NodePackage]
  /// Patch files of this repository that change Capacitor's own packages.
  public var patches: [String]

  public init(platformFolder: String) {
    self.platformFolder = platformFolder
    versionSources = []
    plugins = []
    patches = []
  }
}

/// A package in `node_modules` (or a local one) with native iOS code.
public struct NodePackage: Sendable, Hashable {
  public let name: String
  public let version: String?
  /// Its folder relative to the tree.
  public let folder: String
  /// Its native source files, relative to the tree.
  public let sources: [String]
  public let kind: Kind
  /// Patch files of this repository that change it.
  public let patches: [String]
  /// Whether it is a package of this repository and not a downloaded one.
  public let isLocal: Bool

  public enum Kind: String, Sendable, Codable {
    case capacitor, cordova, reactNative, expo, other
  }

  public init(
    name: String, version: String?, folder: String, sources: [String], kind: Kind = .capacitor,
    patches: [String] = [], isLocal: Bool = false
  ) {
    self.name = name
    self.version = version
    self.folder = folder
    self.sources = sources
    self.kind = kind
    self.patches = patches
    self.isLocal = isLocal
  }
}

public struct Storyboard: Sendable {
  public struct Controller: Sendable, Hashable {
    public let id: String
    /// `viewController`, `navigationController`, …
    public let element: String
    public let customClass: String?
    public let customModule: String?
    /// `target` when the module is the app's own.
    public let moduleProvider: String?
    /// Whether it is the only controller of the storyboard and carries nothing but its class: no view of its own,
    /// no run-time attributes, no connections.
    public let isBare: Bool
    /// Ids of the controllers it contains from the start: the root of a navigation controller, the tabs of a tab bar.
    public let children: [String]

    public init(
      id: String, element: String, customClass: String?, customModule: String?, moduleProvider: String?, isBare: Bool,
      children: [String] = []
    ) {
      self.id = id
      self.element = element
      self.customClass = customClass
      self.customModule = customModule
      self.moduleProvider = moduleProvider
      self.isBare = isBare
      self.children = children
    }
  }

  public let path: String
  /// Name without extension, as code and plists spell it.
  public let name: String
  public let initialControllerID: String?
  public let controllers: [Controller]
  /// Line from 1 of the initial controller's element.
  public let initialControllerLine: Int?

  public init(
    path: String, name: String, initialControllerID: String?, controllers: [Controller], initialControllerLine: Int?
  ) {
    self.path = path
    self.name = name
    self.initialControllerID = initialControllerID
    self.controllers = controllers
    self.initialControllerLine = initialControllerLine
  }

  public var initialController: Controller? { controllers.first { $0.id == initialControllerID } }
}
