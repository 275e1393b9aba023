/// `application(_:configurationForConnecting:options:)` of an app delegate, and what it answers.
public struct ConfigurationHook: Sendable {
  /// A name given to `UISceneConfiguration(name:sessionRole:)` as a literal.
  public struct Name: Sendable, Hashable {
    public let text: String
    public let file: String
    public let range: ByteRange
  }

  public let method: ClassModel.Method
  /// Whether it, or a function it calls, sets `delegateClass`.
  public let setsDelegate: Bool
  /// Names of the types read where it does.
  public let delegateNames: [String]
  public let names: [Name]
  /// Whether it sets the storyboard of the configuration.
  public let setsStoryboard: Bool
  /// Whether it looks at the role of what connects.
  public let asksRole: Bool

  init?(of delegate: ClassModel, calls: CallResolver) {
    guard let method = delegate.method("configurationForConnecting") else { return nil }
    var setsDelegate = false
    var setsStoryboard = false
    var asksRole = false
    var delegateNames: [String] = []
    var names: [Name] = []
    for site in calls.reachable(from: method.site, depth: 2) {
      guard let body = site.function.body else { continue }
      for statement in body.allStatements where statement.blocks.isEmpty {
        if statement.sets("delegateClass") {
          setsDelegate = true
          delegateNames += statement.references.filter { $0.access == .read }.map {
            $0.path.first { $0 != "self" } ?? ""
          }
          delegateNames += statement.calls.filter { $0.path.last == "class" }.compactMap(\.path.first)
        }
        if statement.sets("storyboard") { setsStoryboard = true }
      }
      for call in body.calls where call.path.contains("UISceneConfiguration") {
        guard let argument = call.arguments.first, let text = argument.text.quoted else { continue }
        names.append(Name(text: text, file: site.file.path, range: argument.range))
      }
      if body.references.contains(where: { $0.path.last == "role" && $0.path.count > 1 })
        && body.allStatements.contains(where: { [.if, .guard, .switch].contains($0.kind) })
      {
        asksRole = true
      }
    }
    self.method = method
    self.setsDelegate = setsDelegate
    self.delegateNames = delegateNames.filter { $0.first?.isUppercase ?? false }
    self.names = names
    self.setsStoryboard = setsStoryboard
    self.asksRole = asksRole
  }
}

extension Statement {
  /// Whether it assigns to a member called `property`, in either language.
  func sets(_ property: String) -> Bool {
    let setter = "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
    return references.contains { $0.access == .write && $0.path.count > 1 && $0.path.last == property }
      || calls.contains { $0.path.last == setter }
  }
}

extension String {
  /// The text of a string literal of either language, or nil for anything else.
  var quoted: String? {
    let text = hasPrefix("@") ? dropFirst() : self[...]
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.contains("\"") || inner.contains("\\") ? nil : String(inner)
  }
}
