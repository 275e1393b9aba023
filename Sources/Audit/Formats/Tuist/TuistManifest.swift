internal import SwiftParser
internal import SwiftSyntax

/// What a `Project.swift` of Tuist says about its targets, as far as it can be read without running it. Source: Tuist,
/// ProjectDescription: `Target.target(name:…:infoPlist:sources:…)`, `InfoPlist`.
public struct TuistManifest: Sendable {
  public struct Target: Sendable {
    /// nil where it is put together at run time.
    let name: String?
    let isApp: Bool
    /// nil where the list is a file that people keep.
    public let infoPlist: List?
    /// Folders that its globs start from, relative to the manifest's own.
    let sources: [String]
  }

  /// The expression that says what an Info.plist holds.
  public struct List: Sendable {
    enum Form: Sendable { case literal, standard, elsewhere }

    let form: Form
    let range: ByteRange
    /// nil where only Tuist knows.
    public let root: PropertyListNode?
  }

  public let targets: [Target]

  public init(_ text: SourceText) {
    guard SwiftNesting.problem(in: text.bytes) == nil else {
      targets = []
      return
    }
    targets =
      DeepStack.run(bytes: text.bytes.count, seconds: 30) {
        let tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let survey = TuistSurvey(viewMode: .sourceAccurate)
        survey.walk(tree)
        return TuistTargetReader(text: text, survey: survey).targets
      } ?? []
  }

  /// The target `name`; the only app where the names are put together at run time.
  public func target(_ name: String) -> Target? {
    if let found = targets.first(where: { $0.name == name }) { return found }
    let apps = targets.filter { $0.name == nil && $0.isApp }
    return apps.count == 1 ? apps.first : nil
  }

  /// Whether `word` stands in the code or in a string of `text`, and not in a comment alone.
  static func speaks(of word: String, in text: SourceText) -> Bool {
    guard SwiftNesting.problem(in: text.bytes) == nil else { return false }
    return DeepStack.run(bytes: text.bytes.count, seconds: 30) {
      let tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      return tree.tokens(viewMode: .sourceAccurate).contains { $0.text.contains(word) }
    } ?? false
  }
}

/// Gathers calls and variables of one file.
private final class TuistSurvey: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []
  var variables: [String: [ExprSyntax]] = [:]
  var uses: [String: Int] = [:]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.condition?.trimmedDescription == "false" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName, let value = node.initializer {
      variables[name, default: []].append(value.value)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    uses[node.baseName.plainName, default: 0] += 1
    return .visitChildren
  }
}

private struct TuistTargetReader {
  let text: SourceText
  let survey: TuistSurvey

  var targets: [TuistManifest.Target] {
    survey.calls.compactMap { call in
      guard let name = argument("name", of: call), let product = argument("product", of: call) else { return nil }
      let sources = argument("sources", of: call).map(folders) ?? []
      return TuistManifest.Target(
        name: literal(name), isApp: product.trimmedDescription.hasSuffix(".app"),
        infoPlist: list(argument("infoPlist", of: call), call), sources: sources)
    }
  }

  private func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.arguments.first { $0.label?.plainName == label }?.expression
  }

  /// The text of a string literal without interpolation, or of a variable that holds one.
  private func literal(_ node: ExprSyntax) -> String? {
    if let text = node.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return text }
    return variable(node, usedOnce: false)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// What a variable of this file starts with.
  private func variable(_ node: ExprSyntax, usedOnce: Bool) -> ExprSyntax? {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      let values = survey.variables[name], values.count == 1, !usedOnce || survey.uses[name] == 1
    else { return nil }
    return values.first
  }

  // MARK: Info.plist

  private func list(_ node: ExprSyntax?, _ call: FunctionCallExprSyntax) -> TuistManifest.List? {
    // Tuist's own list is the default.
    guard let node else { return TuistManifest.List(form: .elsewhere, range: call.byteRange, root: nil) }
    if let value = variable(node, usedOnce: true) { return list(value, call) }
    if node.is(StringLiteralExprSyntax.self) { return nil }
    if let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.plainName == "default" {
      return TuistManifest.List(
        form: .standard, range: node.byteRange, root: PropertyListNode(value: .dictionary([]), range: node.byteRange))
    }
    let elsewhere = TuistManifest.List(form: .elsewhere, range: node.byteRange, root: nil)
    guard let inner = node.as(FunctionCallExprSyntax.self),
      let name = inner.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
    else { return elsewhere }
    switch name {
    case "file": return nil
    case "extendingDefault", "dictionary":
      guard let value = inner.arguments.first?.expression else { return elsewhere }
      let dictionary = variable(value, usedOnce: true) ?? value
      guard let dictionary = dictionary.as(DictionaryExprSyntax.self) else { return elsewhere }
      return TuistManifest.List(form: .literal, range: dictionary.byteRange, root: self.node(ExprSyntax(dictionary)))
    default: return elsewhere
    }
  }

  /// A value of a property list as Tuist's literals write it.
  private func node(_ node: ExprSyntax) -> PropertyListNode {
    let range = node.byteRange
    func value(_ value: PropertyListNode.Value) -> PropertyListNode { PropertyListNode(value: value, range: range) }
    if let dictionary = node.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return value(.dictionary([])) }
      return value(
        .dictionary(
          elements.map { element in
            let key = element.key
            return PropertyListEntry(
              key: literal(key) ?? text.string(in: key.byteRange), keyRange: key.byteRange,
              value: self.node(element.value))
          }))
    }
    if let array = node.as(ArrayExprSyntax.self) {
      return value(.array(array.elements.map { self.node($0.expression) }))
    }
    if let string = literal(node) { return value(.string(string)) }
    if let flag = node.as(BooleanLiteralExprSyntax.self) { return value(.boolean(flag.literal.text == "true")) }
    if let number = node.as(IntegerLiteralExprSyntax.self).flatMap({ Int($0.literal.text) }) {
      return value(.integer(number))
    }
    // `.string("…")`, `.dictionary([…])`: the same with its case named.
    if let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName,
      ["string", "boolean", "integer", "dictionary", "array"].contains(name),
      let inner = call.arguments.first?.expression
    {
      return PropertyListNode(value: self.node(inner).value, range: range)
    }
    return value(.other(text.string(in: range)))
  }

  // MARK: Sources

  /// The folders before the first `*` of each glob.
  private func folders(_ node: ExprSyntax) -> [String] {
    if let glob = literal(node) {
      let parts = glob.split(separator: "/", omittingEmptySubsequences: false).prefix { !$0.contains("*") }
      let isGlob = glob.contains("*")
      return isGlob ? [parts.joined(separator: "/")] : []
    }
    if let array = node.as(ArrayExprSyntax.self) { return array.elements.flatMap { folders($0.expression) } }
    if let call = node.as(FunctionCallExprSyntax.self), let first = call.arguments.first {
      return folders(first.expression)
    }
    return variable(node, usedOnce: false).map(folders) ?? []
  }
}
