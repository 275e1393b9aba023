import Audit

/// Which imports of the app delegate's file Swift code needs that goes elsewhere.
///
/// An import is wanted for names that stand alone: types and functions of a module. Members are found as soon as any
/// file of the app imports the module, so they say nothing (with `MemberImportVisibility` they do, and then all imports
/// are kept).
struct SwiftImports {
  let file: SourceFile
  let targets: [AppTarget]
  let context: AuditContext

  /// In the order of the file.
  func needed(by code: String) -> [ImportDeclaration] {
    let imports = file.compiledImports
    if targets.flatMap(\.configurations).contains(where: { $0.isOn(Self.memberVisibility) }) { return imports }
    let names = SwiftNames.standing(in: code)
    var open = names.filter { !Self.isBase($0) && !context.declares($0, in: targets) }
    var needed: Set<String> = []
    for module in Set(imports.map(\.name)) {
      let used = names.filter { Self.belongs($0, to: module) }
      if used.isEmpty { continue }
      needed.insert(module)
      open.subtract(used)
    }
    for (name, path) in declarations(of: open) {
      open.remove(name)
      // A library of this tree has its module's name in its path.
      let folders = Set(path.split(separator: "/").map(String.init))
      needed.formUnion(imports.map(\.name).filter(folders.contains))
    }
    return imports.filter { one in
      if needed.contains(one.name) { return true }
      if Self.base.contains(one.name) || Self.prefixes[one.name] != nil { return false }
      // Which module a name belongs to cannot be told: while one is left, any of them may be meant.
      return !open.isEmpty
    }
  }

  private static let memberVisibility = "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY"

  /// The files of this tree that declare the names, as far as its own sources do.
  private func declarations(of names: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    guard !names.isEmpty else { return found }
    let own = Set(targets.flatMap(\.compiledPaths)).sorted()
    let linked = Set(targets.flatMap(\.linkedPaths)).subtracting(own).sorted()
    for path in own + linked where path.hasSuffix(".swift") && found.count < names.count {
      guard let bytes = try? context.tree.contents(of: path) else { continue }
      for name in names where found[name] == nil && Self.declares(name, bytes) { found[name] = path }
    }
    return found
  }

  private static let declaring: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "let", "var",
  ]

  /// Whether a declaration of the name stands in the source.
  private static func declares(_ name: String, _ bytes: [UInt8]) -> Bool {
    var start = 0
    while let word = SourceScan.word(name, in: start..<bytes.count, of: bytes) {
      var end = word.lowerBound
      while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      var first = end
      while first > 0, SourceScan.isWord(bytes[first - 1]) { first -= 1 }
      if declaring.contains(String(decoding: bytes[first..<end], as: UTF8.self)) { return true }
      start = word.upperBound
    }
    return false
  }

  // MARK: Whose names

  /// Modules that come with UIKit.
  private static let base: Set = ["UIKit", "Foundation", "Swift", "Dispatch", "CoreGraphics", "ObjectiveC"]

  /// Whether UIKit or Swift's own library brings the name.
  private static func isBase(_ name: String) -> Bool {
    baseNames.contains(name)
      || ["UI", "NS", "CG", "CA", "CF", "IB"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
  }

  private static let baseNames: Set<String> = [
    "Any", "AnyObject", "AnyHashable", "AnyClass", "Array", "Bool", "Bundle", "Calendar", "Character", "Codable",
    "Data",
    "Date", "DateFormatter", "Dictionary", "DispatchGroup", "DispatchQueue", "DispatchTime", "DispatchWorkItem",
    "Double",
    "Equatable", "Error", "FileManager", "Float", "HTTPURLResponse", "Hashable", "IndexPath", "Int", "JSONDecoder",
    "JSONEncoder", "JSONSerialization", "Locale", "MainActor", "Never", "Notification", "NotificationCenter",
    "OperationQueue", "Optional", "ProcessInfo", "Result", "Selector", "Self", "Sendable", "Set", "String", "Substring",
    "Task", "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLError", "URLQueryItem",
    "URLContexts", "URLRequest", "URLSession", "UUID", "UserDefaults", "Void", "abs", "assert", "assertionFailure",
    "autoreleasepool",
    "debugPrint", "dump", "exit", "fatalError", "max", "min", "precondition", "preconditionFailure", "print", "sleep",
    "stride", "swap", "type", "usleep", "zip", "CharacterSet", "CommandLine", "Decimal", "DispatchSemaphore",
    "IndexSet", "Int32", "Int64", "Mirror", "NumberFormatter", "Operation", "UInt", "UInt8", "UInt32", "UInt64",
  ]

  /// Apple's modules whose names all start in one way.
  private static let prefixes: [String: [String]] = [
    "AVFoundation": ["AV"], "AVKit": ["AV"], "AppTrackingTransparency": ["AT"], "AuthenticationServices": ["AS"],
    "BackgroundTasks": ["BG"], "CallKit": ["CX"], "CarPlay": ["CP"], "CloudKit": ["CK"], "Contacts": ["CN"],
    "CoreData": ["NSManaged", "NSPersistent", "NSFetch", "NSMerge", "NSEntity", "NSAttribute"],
    "CoreLocation": ["CL"], "CoreSpotlight": ["CS"], "EventKit": ["EK"], "GameKit": ["GK"], "HealthKit": ["HK"],
    "Intents": ["IN"], "LocalAuthentication": ["LA"], "MapKit": ["MK"], "MediaPlayer": ["MP"], "MessageUI": ["MF"],
    "PassKit": ["PK"], "Photos": ["PH"], "PushKit": ["PK"], "SafariServices": ["SF"], "UserNotifications": ["UN"],
    "UserNotificationsUI": ["UN"], "WatchConnectivity": ["WC"], "WebKit": ["WK"],
    "os": ["os_", "OSLog", "Logger"], "os.log": ["os_", "OSLog", "Logger"], "OSLog": ["os_", "OSLog", "Logger"],
  ]

  /// Whether `name` is one of `module`'s, as far as their spelling tells.
  private static func belongs(_ name: String, to module: String) -> Bool {
    if let prefixes = prefixes[module] {
      return prefixes.contains { prefix in
        name.hasPrefix(prefix) && (prefix.count > 2 || name.dropFirst(prefix.count).first?.isUppercase == true)
      }
    }
    if module == "SwiftUI" { return name.hasPrefix("UIHosting") }
    if base.contains(module) { return false }
    if SDKTable.all.contains(where: { sdk in
      sdk.modules.contains(module) && sdk.calls.flatMap(\.swift).contains { $0.receiver == name }
    }) {
      return true
    }
    let (one, two) = (name.lowercased(), module.lowercased())
    return min(one.count, two.count) >= 4 && (one.hasPrefix(two) || two.hasPrefix(one))
  }
}

extension AuditContext {
  /// Whether a target declares the name in its own module.
  func declares(_ name: String, in targets: [AppTarget]) -> Bool {
    targets.contains { target in
      if sources.classModel(name, in: target).map({ target.compiledPaths.contains($0.declaration.file.path) }) == true {
        return true
      }
      // Not every file was parsed; most types have one of their name.
      return target.compiledPaths.contains { path in
        let file = TreePath.name(path)
        return file.hasPrefix(name) && [".", "+"].contains(file.dropFirst(name.count).first)
      }
    }
  }
}
