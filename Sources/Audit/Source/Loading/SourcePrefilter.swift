/// Decides by a look at the bytes whether a source file is worth parsing. Parsing costs a hundred times as much.
public enum SourcePrefilter {
  /// Words one of which stands in every file that any rule has something to say about. Five bytes or more each, so that
  /// few other files have them; a word that holds another one is left out.
  public static let words: [String] = [
    // Who is who. `AppDelegate` and `SceneDelegate` stand in protocols, base classes and most class names.
    "AppDelegate", "ApplicationDelegate", "SceneDelegate", "@main", "UIApplicationMain", "UIScene",
    // Callbacks in both languages.
    "didFinishLaunching", "willFinishLaunching", "applicationDid", "applicationWill", "openURL", "handleOpen",
    "open url",
    "UserActivity", "userActivity", "performActionFor", "CloudKitShare", "ShortcutItem", "shortcutItem",
    "restorationHandler", "configurationForConnecting", "supportedInterfaceOrientations", "StatusBarOrientation",
    "statusBarOrientation", "statusBarFrame", "RestorableState", "RestorationIdentifierPath", "ApplicationState:",
    "application:", "launchOptions", "LaunchOptions",
    // Windows and what hangs on them.
    "UIWindow", "keyWindow", ".windows", " windows]", "delegate.window", "delegate?.window", "delegate window]",
    "windowScene",
    "connectedScenes", "rootViewController", "makeKeyAndVisible", "makeKeyWindow", "UIScreen.main", "mainScreen",
    "tmpWindow",
    "shared.delegate", "sharedApplication", "UIAlertView", "UIActionSheet",
    // Notifications of the application's life.
    "ApplicationDid", "ApplicationWill", "BecomeActiveNotification", "ResignActiveNotification",
    "EnterBackgroundNotification",
    "EnterForegroundNotification", "BGTaskScheduler",
    // Stacks.
    "CAPBridge", "DelegateProxy", "CDVViewController", "CDVPlugin", "FlutterPlugin", "FlutterEngine",
    "FlutterViewController",
    "GeneratedPluginRegistrant", "RCTRootView", "RCTBridge", "RCTLinkingManager", "RCTReactNativeFactory",
    "UnityFramework",
    "CPTemplate", "CPInterfaceController", "CarInterfaceController",
    // SwiftUI.
    "WindowGroup", "DelegateAdaptor", "onOpenURL", "onContinueUserActivity", "UIHostingController",
  ]

  private static let search = WordSearch(words)

  /// Whether one of the words stands in `bytes`.
  public static func isWorthParsing(_ bytes: [UInt8]) -> Bool { search.matches(bytes) }
}

/// Looks for any of many words in one pass: the first two bytes of each position are looked up in a table.
struct WordSearch: Sendable {
  /// For every pair of bytes the group of words that start with it, from 1; 0 for none.
  private let groups: [UInt8]
  private let words: [[[UInt8]]]

  /// - Parameter words: of two bytes or more; shorter ones are never found.
  init(_ words: some Sequence<String>) {
    var groups = [UInt8](repeating: 0, count: 1 << 16)
    var grouped: [[[UInt8]]] = [[]]
    for word in words.map({ Array($0.utf8) }) where word.count >= 2 {
      let pair = Int(word[0]) << 8 | Int(word[1])
      if groups[pair] == 0, grouped.count < 256 {
        groups[pair] = UInt8(grouped.count)
        grouped.append([])
      }
      if groups[pair] != 0 { grouped[Int(groups[pair])].append(word) }
    }
    self.groups = groups
    self.words = grouped
  }

  func matches(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      groups.withUnsafeBufferPointer { groups in
        var pair = Int(bytes[0])
        for index in 1..<bytes.count {
          pair = (pair << 8 | Int(bytes[index])) & 0xFFFF
          let group = groups[pair]
          if group != 0, hasWord(Int(group), at: index - 1, bytes) { return true }
        }
        return false
      }
    }
  }

  private func hasWord(_ group: Int, at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    words[group].contains { word in
      start + word.count <= bytes.count && bytes[start..<start + word.count].elementsEqual(word)
    }
  }
}
