import Audit

/// Names that UIKit has in the language modes before Swift 4.2: the newer ones do not compile there.
enum OldSwiftNames {
  private static let names = [
    ("UIApplication.OpenURLOptionsKey", "UIApplicationOpenURLOptionsKey"),
    ("UIApplication.LaunchOptionsKey", "UIApplicationLaunchOptionsKey"),
    ("UIApplication.didBecomeActiveNotification", "NSNotification.Name.UIApplicationDidBecomeActive"),
    ("UIApplication.willResignActiveNotification", "NSNotification.Name.UIApplicationWillResignActive"),
    ("UIApplication.didEnterBackgroundNotification", "NSNotification.Name.UIApplicationDidEnterBackground"),
    ("UIApplication.willEnterForegroundNotification", "NSNotification.Name.UIApplicationWillEnterForeground"),
  ]

  static func respelled(_ code: String) -> String {
    names.reduce(code) { $0.replacing($1.0, with: $1.1) }
  }
}

extension MigrationUnit {
  /// Whether its Swift code is compiled in such a mode: its build settings say so, or its app delegate spells it so.
  var usesOldSwiftNames: Bool {
    guard let appDelegate, appDelegate.language == .swift else { return false }
    let modes = targets.flatMap(\.configurations).compactMap { $0.setting("SWIFT_VERSION") }
    let isOld = { (mode: String) in ["3", "3.0", "4", "4.0"].contains(mode) }
    if !modes.isEmpty { return modes.allSatisfy(isOld) }
    let types = appDelegate.parts.flatMap { part in part.type.methods.flatMap(\.parameters) }.map(\.type)
    return types.contains {
      $0.contains("UIApplicationLaunchOptionsKey") || $0.contains("UIApplicationOpenURLOptionsKey")
    }
  }
}

extension EditBatch {
  /// Everything that is written into Swift files with the old names.
  mutating func respellSwift() {
    for (path, list) in edits where TreePath.pathExtension(path) == "swift" {
      edits[path] = list.map { edit in
        Edit(range: edit.range, replacement: OldSwiftNames.respelled(edit.replacement), findings: edit.findings)
      }
    }
    for (path, file) in newFiles where TreePath.pathExtension(path) == "swift" {
      newFiles[path] = (OldSwiftNames.respelled(file.text), file.findings)
    }
  }
}
