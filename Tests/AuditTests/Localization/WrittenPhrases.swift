import Foundation
import SwiftParser
import SwiftSyntax

/// Every phrase written in Sources: what the catalogues have to translate.
final class WrittenPhrases: SyntaxVisitor {
  /// Which arguments of which calls are phrases: by label, or by position where they have none.
  private static let arguments: [String: Set<String>] = [
    "localized": ["0"], "Phrase": ["0"],
    "RuleMessage": ["0", "1"], "recommended": ["1", "2", "because"], "other": ["1", "2", "reason"],
    "RuleDocumentation": ["title", "explanation"], "RuleExample": ["1"], "appDelegate": ["1"], "sceneDelegate": ["1"],
    "pair": ["0"], "message": ["title"], "DeviceCheckSection": ["title"], "DeviceCheckRow": ["1", "2"],
    "SDK": ["note", "manifestDependence"], "DependencyBound": ["consequence"], "ProjectProblem": ["message"],
    "LaunchBound": ["0", "why"], "Event": ["title", "check"], "SiblingRule": ["reason"], "Pattern": ["reason"],
    "KeyBinding": ["3", "4"], "CommandSpecification": ["summary", "details"], "OptionSpecification": ["help"],
    "OperandSpecification": ["help"], "heading": ["0"],
  ]

  /// The key of each, with the first file that has it.
  private(set) var keys: [String: String] = [:]
  private var file = ""

  /// Reads all of Sources.
  static func all() throws -> [String: String] {
    let visitor = WrittenPhrases(viewMode: .sourceAccurate)
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() where path.hasSuffix(".swift") {
      visitor.file = path
      visitor.walk(Parser.parse(source: try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)))
    }
    return visitor.keys
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    let arguments = call.arguments.enumerated().map {
      ($0.element.label?.text ?? "\($0.offset)", $0.element.expression)
    }
    if let slots = Self.arguments[name] {
      for (slot, expression) in arguments where slots.contains(slot) { collect(expression) }
    }
    if ["count", "counted"].contains(name), arguments.count > 1, arguments[1].0 == "1" {
      let nouns = arguments.dropFirst().compactMap { $0.1.as(StringLiteralExprSyntax.self).map(key) }
      if let one = nouns.first { add("{1} {\(one)|\(nouns.dropFirst().first ?? one + "s")}") }
    }
    return .visitChildren
  }

  override func visit(_ binding: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = binding.typeAnnotation?.type, let value = binding.initializer?.value { collect(value, as: type) }
    return .visitChildren
  }

  /// Literals of an expression whose type holds phrases.
  private func collect(_ expression: ExprSyntax, as type: TypeSyntax) {
    if let element = type.as(ArrayTypeSyntax.self)?.element {
      for item in expression.as(ArrayExprSyntax.self)?.elements ?? [] { collect(item.expression, as: element) }
    } else if let value = type.as(DictionaryTypeSyntax.self)?.value,
      case .elements(let items)? = expression.as(DictionaryExprSyntax.self)?.content
    {
      for item in items { collect(item.value, as: value) }
    } else if let types = type.as(TupleTypeSyntax.self)?.elements {
      for (item, type) in zip(expression.as(TupleExprSyntax.self)?.elements ?? [], types) {
        collect(item.expression, as: type.type)
      }
    } else if type.as(IdentifierTypeSyntax.self)?.name.text == "Phrase" {
      collect(expression)
    }
  }

  /// Literals that an expression may have as its value: through `+`, `?:`, parentheses and lists.
  private func collect(_ expression: ExprSyntax) {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      add(key(literal))
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      for (index, element) in elements.enumerated() {
        let sides = [index - 1, index + 1].filter(elements.indices.contains).map { elements[$0].trimmedDescription }
        if sides.contains(where: ["==", "!="].contains) { continue }
        collect(element.as(UnresolvedTernaryExprSyntax.self)?.thenExpression ?? element)
      }
    } else if let tuple = expression.as(TupleExprSyntax.self) {
      for element in tuple.elements { collect(element.expression) }
    } else if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { collect(element.expression) }
    }
  }

  private func add(_ key: String) {
    // Places and blanks alone are the same in every language.
    let words = key.replacing(#/\{\d+\}/#, with: "")
    if words.contains(where: { $0.isLetter || ".,:;(".contains($0) }), keys[key] == nil { keys[key] = file }
  }

  /// As `Phrase` makes it.
  private func key(_ literal: StringLiteralExprSyntax) -> String {
    var key = ""
    var places = 0
    for segment in literal.segments {
      if let text = segment.as(StringSegmentSyntax.self) { key += unescaped(text.content.text) }
      guard let value = segment.as(ExpressionSegmentSyntax.self) else { continue }
      let words = value.expressions.filter { ["one", "other"].contains($0.label?.text) }
        .compactMap { $0.expression.as(StringLiteralExprSyntax.self).map(self.key) }
      if words.count == 2 {
        key += "{\(words[0])|\(words[1])}"
      } else {
        places += 1
        key += "{\(places)}"
      }
    }
    return key
  }

  private func unescaped(_ text: String) -> String {
    text.replacing(#/\\u\{([0-9A-Fa-f]+)\}/#) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
    .replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}
