/// An app delegate's implementation of a callback, told once for all app targets that compile it.
struct DelegateMethod {
  let method: ClassModel.Method
  let callback: Callback
  let owner: ClassModel
  let targets: [AppTarget]
  let adoption: SceneAdoption
  /// The app delegate that targets start with, where `owner` is a superclass of it.
  var heir: String?
  /// The superclass of `heir` that hands the callback on to `owner`, and that a library brings.
  var dispatcher: String?

  var function: FunctionDeclaration { method.function }
  var text: SourceText { method.file.text }
  var verdict: BodyVerdict { BodyVerdict(function) }
  var isSwift: Bool { method.file.language == .swift }
  var title: String { function.baseName == "application" ? function.signature : function.baseName }

  /// Name of the scene method that takes its place, in the language of the app delegate.
  var sceneMethod: String? {
    callback.sceneCounterpart.flatMap(Callback.id).map { isSwift ? $0.swift : $0.selector }
  }

  /// The scene delegate's implementation of that method today.
  var sceneImplementation: ClassModel.Method? { callback.sceneCounterpart.flatMap(adoption.method) }

  /// Whether that implementation does something.
  var isReplacedToday: Bool {
    sceneImplementation.map { BodyVerdict($0.function) == .real || BodyVerdict($0.function) == .proxyOnly } ?? false
  }

  /// The newer form of a method about URLs that UIKit calls in its place, scenes or not.
  var newerForm: ClassModel.Method? {
    let forms = ["openURL", "openURLSource", "handleOpenURL"]
    guard let index = forms.firstIndex(of: callback.id) else { return nil }
    return forms[..<index].lazy.compactMap(owner.method).first
  }

  /// Whether the scene delegate's method holds the same code, or makes the same calls: then this one was left behind.
  var isCopiedToday: Bool { isSameText || isSameCalls }

  /// Word by word.
  var isSameText: Bool {
    guard let body = function.body else { return false }
    let mine = Self.words(text, body)
    return !mine.isEmpty && sceneBodies.contains { Self.words($0.text, $0.body).contains(mine) }
  }

  private var isSameCalls: Bool {
    guard let body = function.body else { return false }
    // The superclass of a scene delegate is told otherwise, or has nothing to be told.
    let own = body.calls.filter { $0.path.first != "super" }
    return !own.isEmpty
      && Set(own.map(\.signature)).isSubset(of: Set(sceneBodies.flatMap(\.body.calls).map(\.signature)))
  }

  /// The scene delegate's method, and those of its own that it calls.
  private var sceneBodies: [(text: SourceText, body: CodeBlock)] {
    guard let scene = sceneImplementation, let body = scene.function.body else { return [] }
    var names: Set<String> = []
    for call in body.calls {
      let path = call.path.filter { $0 != "self" }
      if path.count == 1 { names.formUnion(path) }
    }
    var bodies: [(text: SourceText, body: CodeBlock)] = [(scene.file.text, body)]
    for method in adoption.delegates.flatMap(\.methods) where method.function.callback == nil {
      guard names.contains(method.function.baseName) || names.contains(method.function.signature),
        let called = method.function.body
      else { continue }
      bodies.append((method.file.text, called))
    }
    return bodies
  }

  private static func words(_ text: SourceText, _ block: CodeBlock) -> String {
    block.statements.map { text.string(in: $0.range).filter { !$0.isWhitespace } }.joined()
  }

  var subject: Subject {
    Subject(
      targets: targets.map(\.id), file: method.file.path, type: owner.name, member: function.signature,
      range: function.range,
      values: ["callback": callback.id].merging(dispatcher.map { ["dispatcher": $0] } ?? [:]) { $1 })
  }
}

extension AuditContext {
  /// Callbacks of `events` that die with adoption, implemented by app delegates of UIKit targets. An app delegate of
  /// a SwiftUI app is left out: there other methods take their place.
  func dyingMethods(of events: Set<Callback.Event>) -> [DelegateMethod] {
    let expo = reactNativeApps.filter(\.hasExpoScenes).map(\.delegate.name)
    return delegateMethods { $0.fate == .dies && events.contains($0.event) }.filter { method in
      // Expo's scene delegate calls the overrides of the app delegate.
      !expo.contains(method.owner.name)
    }
  }

  /// Callbacks behind SwiftUI's adaptor whose event is lost.
  var lostAdaptorMethods: [DelegateMethod] { DeadAdaptorMethod.lost(in: self) }

  /// Of several that build conditions choose from one is told: one that does something, if any.
  private func isTold(_ method: DelegateMethod) -> Bool {
    let alternatives = method.owner.alternatives(to: method.method)
    let told = alternatives.first { BodyVerdict($0.function) == .real } ?? alternatives.first
    return told?.function.range == method.function.range
  }

  func delegateMethods(where isWanted: (Callback) -> Bool) -> [DelegateMethod] {
    var order: [String] = []
    var found: [String: DelegateMethod] = [:]
    for target in project.targets where !sources.entryPoint(of: target).isSwiftUI {
      let adoption = adoption(of: target)
      let lineage = self.adoption[target]?.entry.appDelegate.map { sources.lineage(of: $0, in: target) } ?? []
      for owner in sources.appDelegates(of: target) {
        let depth = lineage.firstIndex { $0.name == owner.name } ?? 0
        let heirs = lineage[..<depth]
        let isService = isService(owner, of: target)
        for method in owner.methods {
          guard let callback = method.function.callback, callback.owner == .applicationDelegate, isWanted(callback),
            !VendoredCode.holds(method.file.path),
            // Whoever hands it on is asked about.
            !isService || callback.fate != .dies,
            // The override is what UIKit calls.
            callback.fate == .launch || !heirs.contains(where: { $0.method(callback.id) != nil })
          else { continue }
          let key = "\(method.file.path):\(method.function.range.lowerBound)"
          if let known = found[key] {
            found[key] = DelegateMethod(
              method: known.method, callback: callback, owner: known.owner,
              targets: known.targets.contains { $0.id == target.id } ? known.targets : known.targets + [target],
              adoption: known.adoption.isAdopted ? known.adoption : adoption,
              heir: known.heir ?? heirs.first?.name)
          } else {
            order.append(key)
            found[key] = DelegateMethod(
              method: method, callback: callback, owner: owner, targets: [target], adoption: adoption,
              heir: heirs.first?.name)
          }
        }
      }
    }
    let dispatched = project.targets.filter { !sources.entryPoint(of: $0).isSwiftUI }.flatMap { target in
      dispatchedCallbacks(in: target).filter { isWanted($0.callback) }.map { one in
        DelegateMethod(
          method: one.method, callback: one.callback, owner: one.owner, targets: [target],
          adoption: adoption(of: target), heir: one.heir, dispatcher: one.dispatcher)
      }
    }
    return order.compactMap { found[$0] }.filter(isTold) + dispatched
  }
}
