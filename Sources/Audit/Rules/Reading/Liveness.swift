/// Whether some other code of the project calls an app-delegate method that UIKit no longer calls.
struct Liveness {
  private let calls: [String: [Site]]
  private let selectors: [String: [String]]

  private struct Site {
    let call: Call
    let file: String
    let type: String?
    let function: FunctionDeclaration
  }

  init(_ sources: SourceIndex) {
    var calls: [String: [Site]] = [:]
    var selectors: [String: [String]] = [:]
    for file in sources.files where !VendoredCode.holds(file.path) {
      for (type, function) in file.allFunctions where !function.neverCompiled {
        guard let body = function.body else { continue }
        for call in body.calls where Self.names.contains(call.name) {
          calls[call.name, default: []].append(
            Site(call: call, file: file.path, type: type?.name, function: function))
        }
      }
      for name in Self.selectorNames(in: file) { selectors[name, default: []].append(file.path) }
    }
    self.calls = calls
    self.selectors = selectors
  }

  /// Last components that a call of an app-delegate callback can have.
  private static let names: Set<String> = Set(
    Callback.all.filter { $0.owner == .applicationDelegate }.flatMap { callback in
      [callback.selector, String(callback.swift.prefix { $0 != "(" })]
    })

  /// A call from another class counts even when that class is dead code itself: then it is told there. A call from
  /// the class's own dead methods, or through `super`, does not.
  func isCalled(_ method: DelegateMethod) -> Bool {
    let function = method.function
    let base = method.isSwift ? function.baseName : function.signature
    let sites =
      (calls[base] ?? []) + (base == method.callback.selector ? [] : calls[method.callback.selector] ?? [])
      + (method.isSwift ? [] : calls[String(method.callback.swift.prefix { $0 != "(" })] ?? [])
    let isCalled = sites.contains { site in
      guard Self.fits(site.call, method.callback), Self.mayBeAppDelegate(site.call, method.owner) else { return false }
      guard site.type == method.owner.name else { return true }
      let isItself = site.file == method.method.file.path && site.function.range == function.range
      return !isItself && site.function.callback?.fate != .dies && Self.isOwn(site.call)
    }
    if isCalled { return true }
    let spelling = method.isSwift ? function.baseName : function.signature
    return spelling != "application" && (selectors[spelling] ?? []).contains(method.method.file.path)
  }

  /// Whether labels and number of arguments are those of the callback.
  private static func fits(_ call: Call, _ callback: Callback) -> Bool {
    if call.name.hasSuffix(":") { return call.name == callback.selector }
    return call.signature == callback.swift
      || (call.hasTrailingClosure && callback.swift.hasPrefix(String(call.signature.dropLast())))
  }

  private static func isOwn(_ call: Call) -> Bool {
    call.path.count == 1 || call.path.first == "self"
  }

  /// A receiver that is a class other than the app delegate, such as an SDK's, or `super`, is somebody else.
  private static func mayBeAppDelegate(_ call: Call, _ owner: ClassModel) -> Bool {
    let receivers = call.path.dropLast()
    guard let first = receivers.first else { return true }
    if first == "super" { return false }
    if receivers.contains(where: { $0.lowercased().hasSuffix("appdelegate") || $0 == owner.name }) { return true }
    if first == "UIApplication" { return receivers.contains("delegate") }
    return first.first?.isUppercase != true
  }

  private static let selector = WordSearch(["selector("])

  /// `#selector(name…)` and `@selector(name:)` in code, by name.
  private static func selectorNames(in file: SourceFile) -> [String] {
    guard selector.matches(file.text.bytes) else { return [] }
    return file.allFunctions.flatMap { function -> [String] in
      guard let body = function.function.body else { return [] }
      return body.statements.flatMap { statement -> [String] in
        let text = file.text.string(in: statement.range)
        guard text.contains("selector(") else { return [] }
        return text.split(separator: "selector(").dropFirst().map { part in
          let inside = part.prefix { $0 != ")" && $0 != "(" }
          return inside.split(separator: ".").last.map(String.init) ?? String(inside)
        }
      }
    }
  }
}
