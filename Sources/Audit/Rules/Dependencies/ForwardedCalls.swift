/// Calls in a callback that hand its event on.
enum ForwardedCalls {
  /// Calls of known SDKs in the body of `method`, and in methods of its class that the body calls.
  static func known(in method: DelegateMethod, _ context: AuditContext) -> [SDKTable.Match] {
    guard let event = SDKCall.Event(method.callback.event) else { return [] }
    return bodies(of: method).flatMap { body in
      body.calls.compactMap { SDKTable.match($0, in: method.method.file, of: context.sources) }
    }.filter { match in
      match.sdkCall.event == event
        || ([.openURL, .userActivity].contains(event) && [.openURL, .userActivity].contains(match.sdkCall.event))
    }
  }

  /// The method's own body first, then those of methods of the same class and file that it calls.
  private static func bodies(of method: DelegateMethod) -> [CodeBlock] {
    guard let body = method.function.body else { return [] }
    let called = Set(
      body.calls.filter { $0.path.count == 1 || ($0.path.count == 2 && $0.path.first == "self") }.map(\.name))
    let helpers = method.owner.methods.filter {
      $0.file.path == method.method.file.path && $0.function.callback == nil
        && (called.contains($0.function.baseName) || called.contains($0.function.signature))
    }
    return [body] + helpers.compactMap(\.function.body)
  }

  /// Calls of something that is neither the project's own, nor Apple's, nor a known SDK's, and that get a parameter
  /// of the method.
  static func unknown(in method: DelegateMethod, _ context: AuditContext) -> [Call] {
    guard let body = method.function.body,
      method.method.file.compiledImports.contains(where: { isThirdParty($0.name) })
    else { return [] }
    let parameters = Set(method.function.parameters.dropFirst().compactMap(\.name))
    let known = known(in: method, context).map(\.call.range)
    let calls = body.calls.filter { call in
      guard let receiver = call.path.first, call.path.count > 1, receiver.first?.isUppercase == true else {
        return false
      }
      return call.arguments.contains { !parameters.isDisjoint(with: $0.names) } && !isApple(receiver)
        && !StackProxy.isProxy(call) && !isOwn(receiver, context)
        && !known.contains { $0.overlaps(call.range) }
    }
    return calls.filter { call in
      !calls.contains {
        $0.range != call.range && $0.range.lowerBound <= call.range.lowerBound
          && call.range.upperBound <= $0.range.upperBound
      }
    }
  }

  /// Not every file is parsed, so a file of that name counts as a declaration too.
  private static func isOwn(_ name: String, _ context: AuditContext) -> Bool {
    if context.sources.classModel(name, in: nil) != nil { return true }
    return context.project.targets.contains { target in
      target.compiledPaths.contains { path in
        let file = TreePath.name(path)
        guard file.hasPrefix(name) else { return false }
        let next = file.dropFirst(name.count).first
        return next == "." || next == "+"
      }
    }
  }

  /// Whether Apple brings the module.
  static func isApples(_ module: String) -> Bool { !isThirdParty(module) }

  private static func isThirdParty(_ module: String) -> Bool {
    if module.hasSuffix(".h"), !module.contains("/") { return true }
    let name = module.prefix { $0 != "/" && $0 != "." }
    return !appleModules.contains(String(name)) && !isApple(String(name))
  }

  private static let appleModules: Set<String> = [
    "Foundation", "SwiftUI", "Combine", "CoreData", "CloudKit", "CoreSpotlight", "Intents", "StoreKit", "WebKit",
    "MapKit", "Contacts", "EventKit", "HealthKit", "CarPlay", "OSLog", "Security", "Swift", "Dispatch",
  ]

  private static let applePrefixes = [
    "NS", "UI", "CF", "CG", "CA", "UN", "CK", "SK", "AV", "WK", "MK", "CL", "CN", "EK", "HK", "PK", "PH", "SF", "AS",
    "IN", "CS", "BG", "CX", "MF", "MP", "LS", "AF", "OS",
  ]

  private static let appleNames: Set<String> = [
    "URL", "URLComponents", "URLQueryItem", "URLRequest", "URLSession", "String", "Substring", "Data", "Date",
    "Notification",
    "NotificationCenter", "DispatchQueue", "DispatchGroup", "Task", "MainActor", "Dictionary", "Array", "Set", "Bool",
    "Int", "Double", "JSONDecoder", "JSONEncoder", "JSONSerialization", "FileManager", "UserDefaults", "Bundle",
    "ProcessInfo", "Logger", "Timer", "Result", "OperationQueue", "Selector", "Mirror", "Optional", "Self",
  ]

  private static func isApple(_ name: String) -> Bool {
    appleNames.contains(name)
      || applePrefixes.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
          && name.dropFirst(prefix.count + 1).first?.isUppercase != true
      }
  }
}
