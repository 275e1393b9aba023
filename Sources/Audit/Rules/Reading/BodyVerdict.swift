/// What a callback's body amounts to. Told by statements, so line breaks and comments do not matter.
enum BodyVerdict: Sendable {
  /// Nothing, or comments.
  case empty
  /// Plain returns, and the completion handler at most.
  case trivial
  /// A call of `super`, and plain returns.
  case superOnly
  /// The stack's own proxy is told, and nothing else happens.
  case proxyOnly
  case real

  init(_ function: FunctionDeclaration) {
    guard let body = function.body, !body.isEmpty else {
      self = .empty
      return
    }
    let reading = Reading(function: function, locals: Set(body.allStatements.flatMap(\.declares)))
    guard body.statements.allSatisfy(reading.isHarmless) else {
      self = .real
      return
    }
    let calls = body.calls
    if calls.contains(where: StackProxy.isProxy) {
      self = .proxyOnly
    } else {
      self = calls.contains { $0.path.first == "super" } ? .superOnly : .trivial
    }
  }

  private struct Reading {
    let function: FunctionDeclaration
    let locals: Set<String>

    func isHarmless(_ statement: Statement) -> Bool {
      switch statement.kind {
      case .loop, .throw, .other, .defer, .do: return false
      case .expression where statement.calls.isEmpty && statement.references.allSatisfy({ $0.access == .read }):
        // A name alone is a value that is returned without the word.
        return true
      default: break
      }
      let forwarding = statement.calls.filter(forwards)
      let others = statement.calls.filter { call in
        !forwards(call) && !isCompletion(call) && !(statement.kind == .return && Self.questions.contains(call.name))
          && !forwarding.contains {
            $0.range.lowerBound <= call.range.lowerBound && call.range.upperBound <= $0.range.upperBound
          }
      }
      guard others.isEmpty else { return false }
      guard statement.references.allSatisfy({ $0.access == .read || locals.contains($0.first) }) else { return false }
      return statement.blocks.flatMap(\.statements).allSatisfy(isHarmless)
    }

    /// Calls that only compare: a method that returns what they say does nothing itself.
    private static let questions: Set<String> = [
      "isEqualToString:", "isEqual:", "hasPrefix:", "hasSuffix:", "containsString:", "containsObject:", "hasPrefix",
      "hasSuffix", "contains",
    ]

    private func forwards(_ call: Call) -> Bool { call.path.first == "super" || StackProxy.isProxy(call) }

    /// `completionHandler(false)`: says that nothing was done.
    private func isCompletion(_ call: Call) -> Bool {
      call.path.count == 1
        && function.parameters.contains { $0.name == call.name && $0.name?.hasSuffix("Handler") == true }
    }
  }
}

/// The objects through which Capacitor and Cordova are told of links.
enum StackProxy {
  static func isProxy(_ call: Call) -> Bool {
    switch call.path.first {
    case "ApplicationDelegateProxy", "SceneDelegateProxy", "CAPApplicationDelegateProxy", "CAPSceneDelegateProxy":
      return call.path.count > 1
    case "RCTLinkingManager": return call.path.count > 1
    case "CAPBridge":
      return call.name.hasPrefix("handleOpenUrl") || call.name.hasPrefix("handleContinueActivity")
    default:
      let isPost = call.name == "post" || call.name.hasPrefix("postNotification")
      return isPost && call.arguments.contains { $0.text.contains("CDVPluginHandleOpenURL") }
    }
  }

  static func isLegacy(_ call: Call) -> Bool {
    isProxy(call) && call.path.first != "SceneDelegateProxy" && call.path.first != "CAPSceneDelegateProxy"
  }
}
