/// Reads that ask the whole app for "the" window, screen or orientation.
enum GlobalWindowReads {
  enum API: String, Sendable, CaseIterable {
    case keyWindow, windows, firstScene = "connectedScenes.first", mainScreen = "UIScreen.main"
    case statusBarFrame, statusBarOrientation, statusBarHidden = "isStatusBarHidden", statusBarStyle
    case deviceOrientation = "setting the device orientation"

    /// Whether several windows change what it answers.
    var dependsOnWindow: Bool {
      switch self {
      case .keyWindow, .windows, .firstScene: true
      default: false
      }
    }

    /// As a person reads it.
    var title: String { self == .deviceOrientation ? localized("setting the device orientation") : rawValue }

    /// What to use instead.
    var replacement: String {
      switch self {
      case .keyWindow: localized("view.window, or windowScene.keyWindow")
      case .windows: "windowScene.windows"
      case .firstScene: localized("the scene of the view at hand, or the one with the role and state that are wanted")
      case .mainScreen: localized("the bounds of the view, traitCollection.displayScale, windowScene.screen")
      case .statusBarFrame: localized("windowScene.statusBarManager, or the safe area")
      case .statusBarOrientation: "windowScene.effectiveGeometry.interfaceOrientation"
      case .statusBarHidden, .statusBarStyle: localized("the view controller's own methods for its status bar")
      case .deviceOrientation: "windowScene.requestGeometryUpdate(_:)"
      }
    }
  }

  struct Hit: Sendable {
    let api: API
    let range: ByteRange
  }

  /// Hits in code of the file that can be compiled, in order.
  static func hits(in file: SourceFile) -> [Hit] {
    var found: [Hit] = []
    for block in file.codeBlocks {
      for reference in block.references {
        if let api = api(reference.path) { found.append(Hit(api: api, range: reference.range)) }
      }
      for call in block.calls {
        let receiver = Array(call.path.dropLast())
        if let api = api(receiver),
          !found.contains(where: { $0.api == api && call.range.contains($0.range.lowerBound) })
        {
          found.append(Hit(api: api, range: call.range))
        } else if isOrientationSetter(call) {
          found.append(Hit(api: .deviceOrientation, range: call.range))
        }
      }
    }
    var seen: Set<String> = []
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .filter { seen.insert("\($0.api) \(file.text.lineIndex(at: $0.range.lowerBound))").inserted }
  }

  /// `UIApplication.shared`, `[UIApplication sharedApplication]`, or a local name for it.
  private static func api(_ path: [String]) -> API? {
    let members = path.first == "UIKit" ? Array(path.dropFirst()) : path
    if members.count >= 2, members[0] == "UIScreen", members[1] == "main" || members[1] == "mainScreen" {
      return .mainScreen
    }
    guard members.count >= 3, members[0] == "UIApplication", ["shared", "sharedApplication"].contains(members[1]) else {
      return nil
    }
    switch members[2] {
    case "keyWindow": return .keyWindow
    case "windows": return .windows
    case "statusBarFrame": return .statusBarFrame
    case "statusBarOrientation": return .statusBarOrientation
    case "isStatusBarHidden", "statusBarHidden": return .statusBarHidden
    case "statusBarStyle": return .statusBarStyle
    case "connectedScenes"
    where members.dropFirst(3).contains(where: { $0 == "first" || $0 == "anyObject" || $0 == "firstObject" }):
      return .firstScene
    default: return nil
    }
  }

  private static func isOrientationSetter(_ call: Call) -> Bool {
    guard call.path.first == "UIDevice", call.name == "setValue" || call.name == "setValue:forKey:" else {
      return false
    }
    return call.arguments.contains { $0.text.contains("\"orientation\"") }
  }
}

extension SourceFile {
  /// Every block of code that can be compiled: bodies, accessors, initial values, code outside of functions.
  package var codeBlocks: [CodeBlock] {
    var blocks: [CodeBlock] = []
    for type in types where !type.neverCompiled {
      for method in type.methods where !method.neverCompiled { blocks += [method.body].compactMap { $0 } }
      for property in type.properties where !property.neverCompiled {
        blocks += [property.initializer, property.accessors].compactMap { $0 }
      }
    }
    for function in functions where !function.neverCompiled { blocks += [function.body].compactMap { $0 } }
    for global in globals where !global.neverCompiled {
      blocks += [global.initializer, global.accessors].compactMap { $0 }
    }
    return blocks + [topLevel].compactMap { $0 }
  }
}
