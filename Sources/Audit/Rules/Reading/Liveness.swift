/// Whether some other code of the project calls an app-delegate method that UIKit no longer calls.
struct Liveness {
  private let calls: [String: [Site]]
  private let selectors: [String: [String]]
  private let sources: SourceIndex

  private struct Site {
    let call: Call
    let file: SourceFile
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
            Site(call: call, file: file, type: type?.name, function: function))
        }
      }
      for name in Self.selectorNames(in: file) { selectors[name, default: []].append(file.path) }
    }
    self.calls = calls
    self.selectors = selectors
    self.sources = sources
  }

  /// Last components that a call of an app-delegate callback can have.
  private static let names: Set<String> = Set(
    Callback.all.filter { $0.owner == .applicationDelegate }.flatMap { callback in
      [callback.selector, String(callback.swift.prefix { $0 != "(" })]
    })

  /// Whether the event reaches the method all the same: code of the project calls it as a scene tells it. Before scenes are
  /// adopted only a scene delegate that waits for it can.
  func isCalled(_ method: DelegateMethod) -> Bool {
    isCalled(method) { site in
      let isScenes = site.type.map(sources.isSceneDelegate) ?? false
      guard method.adoption.isAdopted else { return isScenes || isObserver(site) }
      // What goes on being called for other things brings no event of this kind.
      return isScenes || site.function.callback?.owner != .applicationDelegate
    }
  }

  /// Whether the call stands in a method that its file hands out by its selector, as for a notification.
  private func isObserver(_ site: Site) -> Bool {
    let name = site.file.language == .swift ? site.function.baseName : site.function.signature
    return site.function.callback == nil && (selectors[name] ?? []).contains(site.file.path)
  }

  /// Whether other code of the project calls the method, for whatever reason.
  func isCalledAnywhere(_ method: DelegateMethod) -> Bool { isCalled(method) { _ in true } }

  /// A call from another class counts even when that class is dead code itself: then it is told there. A call from
  /// the class's own dead methods, from launch, which brings no event of the system, or through `super`, does not.
  private func isCalled(_ method: DelegateMethod, counts: (Site) -> Bool) -> Bool {
    let function = method.function
    let base = method.isSwift ? function.baseName : function.signature
    let sites =
      (calls[base] ?? []) + (base == method.callback.selector ? [] : calls[method.callback.selector] ?? [])
      + (method.isSwift ? [] : calls[String(method.callback.swift.prefix { $0 != "(" })] ?? [])
    let isCalled = sites.contains { site in
      // The asynchronous form of a method has no completion handler.
      guard Self.fits(site.call, method.callback) || site.call.signature == function.signature,
        runs(site, with: method), mayBeAppDelegate(site, method.owner), counts(site)
      else {
        return false
      }
      guard site.type == method.owner.name else { return true }
      let isItself = site.file.path == method.method.file.path && site.function.range == function.range
      let caller = site.function.callback
      return !isItself && caller?.fate != .dies && caller?.event != .launch && Self.isOwn(site.call)
    }
    if isCalled { return true }
    let spelling = method.isSwift ? function.baseName : function.signature
    return spelling != "application" && (selectors[spelling] ?? []).contains(method.method.file.path)
  }

  /// Whether another method of the class calls it, one that never runs too: it cannot be taken away from there.
  static func isCalledInClass(_ method: DelegateMethod) -> Bool {
    method.owner.methods.contains { other in
      guard let body = other.function.body,
        other.file.path != method.method.file.path || other.function.range != method.function.range
      else { return false }
      return body.calls.contains { fits($0, method.callback) && isOwn($0) }
    }
  }

  /// Whether labels and number of arguments are those of the callback.
  private static func fits(_ call: Call, _ callback: Callback) -> Bool {
    if call.name.hasSuffix(":") { return call.name == callback.selector }
    // The options of a link have a value by default.
    let isShort = callback.id == "openURL" && call.signature == "application(_:open:)"
    return call.signature == callback.swift || isShort
      || (call.hasTrailingClosure && callback.swift.hasPrefix(String(call.signature.dropLast())))
  }

  private static func isOwn(_ call: Call) -> Bool {
    call.path.count == 1 || call.path.first == "self"
  }

  /// Whether a target that starts with the app delegate holds the call.
  private func runs(_ site: Site, with method: DelegateMethod) -> Bool {
    method.targets.contains { SourceIndex.runs(site.file.path, in: $0) }
  }

  /// A receiver that is a class other than the app delegate, such as an SDK's, `super`, or something whose declaration
  /// says nothing of an app delegate, is somebody else.
  private func mayBeAppDelegate(_ site: Site, _ owner: ClassModel) -> Bool {
    let receivers = site.call.path.dropLast()
    if receivers.first == "super" { return false }
    let names = receivers.filter { $0 != "self" }
    guard let name = names.last else { return isRelated(site.type, owner) }
    if names.contains(where: { $0.lowercased().hasSuffix("appdelegate") || $0 == owner.name }) { return true }
    if names.first == "UIApplication" { return names.contains("delegate") }
    if names.first?.first?.isUppercase == true { return false }
    return name.lowercased().contains("delegate")
      || declarations(of: name, at: site).contains { text in
        text.contains(owner.name) || text.lowercased().contains("delegate")
      }
  }

  private func isRelated(_ type: String?, _ owner: ClassModel) -> Bool {
    guard let type else { return false }
    return type == owner.name || sources.subtypes(of: owner.name).contains(type)
      || sources.subtypes(of: type).contains(owner.name)
  }

  /// What the places say that declare a variable: the statement, the parameter, the property.
  private func declarations(of name: String, at site: Site) -> [String] {
    let text = site.file.text
    let statements = (site.function.body?.allStatements ?? []).filter { $0.declares.contains(name) }
    let conditions = (site.function.body?.allStatements ?? []).filter { statement in
      [.if, .guard].contains(statement.kind) && statement.blocks.contains { $0.locals.contains { $0.name == name } }
    }
    let parameters = site.function.parameters.filter { $0.name == name }.map(\.type)
    let properties = site.type.flatMap { sources.classModel($0, in: nil) }?.properties.filter {
      $0.property.name == name
    }
    return statements.map { text.string(in: $0.range) } + conditions.map { text.string(in: $0.range) } + parameters
      + (properties ?? []).map { $0.file.text.string(in: $0.property.range) }
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
