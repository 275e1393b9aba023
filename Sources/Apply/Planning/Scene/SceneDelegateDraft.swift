import Audit

/// A piece of code for a scene method, without indentation of its own.
struct Fragment: Hashable {
  /// Place among the fragments of a method. Fragments of one paragraph stand together, paragraphs are set apart by a
  /// blank line.
  enum Paragraph: Int, Comparable {
    /// The call of the superclass, where it comes before everything.
    case opening
    /// The role check, what must be at hand for the rest.
    case guards
    /// What has to be ready before the window is made.
    case preparation
    /// The window, its root, showing it.
    case window
    /// Code carried over from the launch methods.
    case launch
    /// Code carried over from a callback.
    case body
    /// What the stack's own proxy wants to hear.
    case forward
    /// Events that came with a cold start.
    case cold

    static func < (left: Paragraph, right: Paragraph) -> Bool { left.rawValue < right.rawValue }
  }

  let paragraph: Paragraph
  /// Lines joined by `\n`; nested lines start with tabs, which become the file's indentation.
  let code: String
  let findings: [String]
  /// The builds that it is for, as `#if` names them; nil for all.
  var condition: String?

  /// With its condition around it.
  var whole: String { condition.map { "#if \($0)\n\(code)\n#endif" } ?? code }

  /// For whoever puts the condition around more.
  var bare: Fragment {
    var fragment = self
    fragment.condition = nil
    return fragment
  }
}

/// The scene delegate as the answers want it: a new class, or what an existing one lacks.
struct SceneDelegateDraft {
  /// Fragments by callback id (`scene.willConnect`).
  private(set) var methods: [String: [Fragment]] = [:]
  /// Whole members (properties, helper methods), in order; nested lines start with tabs.
  private(set) var members: [(name: String, isProperty: Bool, code: String, findings: [String])] = []
  private(set) var imports: [String] = []

  /// Order of methods in a new class: Capacitor's template first, then the life cycle, then the rest.
  static let order = [
    "scene.willConnect", "scene.didDisconnect", "scene.willEnterForeground", "scene.didBecomeActive",
    "scene.willResignActive", "scene.didEnterBackground", "scene.openURLContexts", "scene.willContinueActivity",
    "scene.continueActivity", "scene.didFailActivity", "scene.didUpdateActivity", "scene.performShortcut",
    "scene.acceptShare",
  ]

  var isEmpty: Bool { methods.isEmpty && members.isEmpty }
  var callbacks: [String] {
    methods.keys.sorted {
      (Self.order.firstIndex(of: $0) ?? Self.order.count, $0) < (Self.order.firstIndex(of: $1) ?? Self.order.count, $1)
    }
  }
  var findings: [String] {
    var seen: Set<String> = []
    let all = callbacks.flatMap { fragments($0).flatMap(\.findings) } + members.flatMap(\.findings)
    return all.filter { seen.insert($0).inserted }
  }

  func fragments(_ callback: String) -> [Fragment] {
    (methods[callback] ?? []).enumerated()
      .sorted { ($0.element.paragraph, $0.offset) < ($1.element.paragraph, $1.offset) }.map(\.element)
  }

  /// Makes sure the method is there, with or without code.
  mutating func need(_ callback: String) {
    if methods[callback] == nil { methods[callback] = [] }
  }

  /// - Parameter condition: the builds that the code is for, as `#if` names them; nil for all.
  mutating func add(
    _ code: String, to callback: String, _ paragraph: Fragment.Paragraph, findings: [String], condition: String? = nil
  ) {
    if let index = methods[callback]?.firstIndex(where: {
      $0.paragraph == paragraph && $0.code == code && $0.condition == condition
    }) {
      let old = methods[callback]?[index].findings ?? []
      methods[callback]?[index] = Fragment(
        paragraph: paragraph, code: code, findings: old + findings.filter { !old.contains($0) }, condition: condition)
      return
    }
    methods[callback, default: []].append(
      Fragment(paragraph: paragraph, code: code, findings: findings, condition: condition))
  }

  /// - Parameter condition: the builds that the member is for, as `#if` names them; nil for all.
  mutating func addMember(
    _ name: String, isProperty: Bool = false, _ code: String, findings: [String], condition: String? = nil
  ) {
    guard !members.contains(where: { $0.name == name }) else { return }
    members.append((name, isProperty, condition.map { "#if \($0)\n\(code)\n#endif" } ?? code, findings))
  }

  mutating func addImport(_ name: String) {
    if !imports.contains(name) { imports.append(name) }
  }
}
