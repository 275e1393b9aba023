internal import SwiftSyntax

/// `#if`: which branches can ever be part of an iOS app.
extension SwiftReader {
  struct Branch {
    let condition: String
    let neverCompiled: Bool
    let clause: IfConfigClauseSyntax
  }

  func branches(of config: IfConfigDeclSyntax) -> [Branch] {
    var result: [Branch] = []
    var earlierAlwaysHolds = false
    var first = ""
    for clause in config.clauses {
      guard let condition = clause.condition else {
        result.append(
          Branch(condition: "else of " + first, neverCompiled: earlierAlwaysHolds, clause: clause))
        continue
      }
      let written = string(condition)
      if first.isEmpty { first = written }
      let holds = BuildCondition.value(of: condition)
      result.append(Branch(condition: written, neverCompiled: earlierAlwaysHolds || holds == false, clause: clause))
      if holds == true { earlierAlwaysHolds = true }
    }
    return result
  }

  mutating func noteRegions(of config: IfConfigDeclSyntax) {
    let branches = branches(of: config)
    for (index, branch) in branches.enumerated() {
      let line = text.lineIndex(at: max(0, branch.clause.byteRange.lowerBound))
      let condition = branch.clause.condition?.byteRange.upperBound ?? branch.clause.byteRange.lowerBound
      let start = text.fullLineRange(max(line, text.lineIndex(at: condition))).upperBound
      let next =
        index + 1 < branches.count
        ? branches[index + 1].clause.byteRange.lowerBound : config.poundEndif.byteRange.lowerBound
      let end = max(start, text.fullLineRange(text.lineIndex(at: next)).lowerBound)
      let range = start..<end
      file.regions.append(
        ConditionalRegion(condition: branch.condition, range: range, neverCompiled: branch.neverCompiled))
    }
  }

  /// In source order, outermost first; what stands inside a branch that is never compiled is never compiled.
  mutating func settleRegions() {
    file.regions.sort { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    var deadUntil = 0
    for (index, region) in file.regions.enumerated() {
      if region.range.upperBound <= deadUntil {
        file.regions[index] = ConditionalRegion(
          condition: region.condition, range: region.range, neverCompiled: true)
      } else if region.neverCompiled {
        deadUntil = region.range.upperBound
      }
    }
  }
}

/// A build condition as far as it is the same in every build of an iOS, tvOS, visionOS or Catalyst app.
enum BuildCondition {
  /// Platforms that no target of this program is built for.
  private static let foreignPlatforms: Set<String> = [
    "macOS", "OSX", "watchOS", "Linux", "Windows", "Android", "FreeBSD", "OpenBSD", "WASI", "Haiku", "PS4", "Cygwin",
    "none",
  ]
  private static let foreignModules: Set<String> = ["Glibc", "Musl", "WinSDK", "Android", "WASILibc"]
  private static let modulesEverywhere: Set<String> = [
    "UIKit", "Foundation", "CoreFoundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "Darwin", "Dispatch", "Swift",
  ]
  /// Every compiler that can build with the iOS 27 SDK is newer; language modes go back to 4.
  private static let oldestVersion = ["compiler": 6, "swift": 5]

  /// nil where it depends on the build.
  static func value(of expression: ExprSyntax) -> Bool? {
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let literal = expression.as(IntegerLiteralExprSyntax.self) { return literal.literal.text != "0" }
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 ? tuple.elements.first.flatMap { value(of: $0.expression) } : nil
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? value(of: prefix.expression).map(!) : nil
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
    return nil
  }

  /// Operands and operators in turn; `&&` binds more tightly than `||`.
  private static func value(of elements: [ExprSyntax]) -> Bool? {
    var terms: [[Bool?]] = [[]]
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        terms[terms.count - 1].append(value(of: element))
      } else if let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text, ["||", "&&"].contains(symbol) {
        if symbol == "||" { terms.append([]) }
      } else {
        return nil
      }
    }
    let values = terms.map { operands -> Bool? in
      if operands.contains(false) { return false }
      return operands.contains(nil) ? nil : true
    }
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }

  private static func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression else { return nil }
    let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    switch call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
    case "os": return foreignPlatforms.contains(name) ? false : nil
    case "canImport":
      if modulesEverywhere.contains(name), call.arguments.count == 1 { return true }
      return foreignModules.contains(name) ? false : nil
    case let question? where oldestVersion[question] != nil:
      guard let oldest = oldestVersion[question], let prefix = argument.as(PrefixOperatorExprSyntax.self),
        let major = prefix.expression.firstToken(viewMode: .sourceAccurate)?.text.split(separator: ".").first,
        let version = Int(major), version < oldest
      else { return nil }
      return prefix.operator.text == ">=" ? true : prefix.operator.text == "<" ? false : nil
    default: return nil
    }
  }
}
