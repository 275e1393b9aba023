import Audit

/// Why Objective-C text is not edited at some place.
public enum ObjectiveCEditRefusal: Error, Sendable, Hashable {
  /// The text around cannot be made sense of.
  case unclear(SyntaxProblem)
  /// An `#if` cuts the declaration in two.
  case dividedByCondition(condition: String)
  /// There is no `@interface` to declare something in.
  case noInterface(String)

  /// In words that follow "because".
  var reason: String {
    switch self {
    case .unclear(let problem): localized("its text is unclear: \(problem.message)")
    case .dividedByCondition(let condition): localized("#if \(condition) cuts it in two")
    case .noInterface(let name): localized("\(name) has no interface")
    }
  }
}

/// Changes Objective-C text by inserting and removing lines at byte ranges; every other byte stays. What is inserted
/// takes the file's indentation and line ending.
///
/// Lines given to these functions have no indentation of their own: a leading tab is one step.
public enum ObjectiveCEditor {
  // MARK: Members

  /// Adds a method before the `@end` of an implementation, after a blank line.
  public static func insertMember(
    lines: [String], into type: TypeDeclaration, in file: SourceFile, findings: [String]
  ) throws(ObjectiveCEditRefusal) -> [Edit] {
    try checkMembers(of: type, in: file)
    let text = file.text
    let layout = SourceLayout(text)
    let line = text.lineIndex(at: type.bodyRange.upperBound)
    let offset = text.lineRange(line).lowerBound
    let member = layout.block(lines, margin: text.indentation(at: type.range.lowerBound))
    guard offset >= type.bodyRange.lowerBound else {
      // `@implementation A @end`
      return [
        .insert(layout.lineEnding + layout.lineEnding + member, at: type.bodyRange.upperBound, findings: findings)
      ]
    }
    // The blank line before `@end`, where the file has one, stays before `@end`.
    let hasBlank = line > 0 && layout.isBlank(line - 1)
    let insertion = hasBlank ? member + layout.lineEnding : layout.lineEnding + member
    return [.insert(insertion, at: offset, findings: findings)]
  }

  /// Declares a method in an interface, behind the last one.
  ///
  /// - Parameter prototype: `- (void)connect:(UIWindowScene *)scene;`.
  public static func declareMethod(
    _ prototype: String, in type: TypeDeclaration, of file: SourceFile, findings: [String]
  ) throws(ObjectiveCEditRefusal) -> [Edit] {
    try insertDeclaration(
      prototype, behind: type.methods.last { $0.condition == type.condition }?.range, after: type.properties.last,
      into: type, in: file, findings)
  }

  /// Adds a method behind another one, after a blank line.
  public static func insertMember(
    lines: [String], after function: FunctionDeclaration, in file: SourceFile, findings: [String]
  ) throws(ObjectiveCEditRefusal) -> [Edit] {
    try check(function.range, in: file)
    let text = file.text
    let layout = SourceLayout(text)
    let line = text.lineIndex(at: max(function.range.lowerBound, function.range.upperBound - 1))
    let full = text.fullLineRange(line)
    let ends = full.upperBound > text.lineRange(line).upperBound
    let member = layout.block(lines, margin: text.indentation(at: function.range.lowerBound))
    return [
      .insert(
        (ends ? layout.lineEnding : layout.lineEnding + layout.lineEnding) + member, at: full.upperBound,
        findings: findings)
    ]
  }

  /// Takes a method, a property or another declaration out, with the comments directly above it and the blank line that
  /// set it apart. A `#pragma mark` above it stays.
  public static func removeDeclaration(
    _ range: ByteRange, in file: SourceFile, findings: [String]
  ) throws(ObjectiveCEditRefusal) -> [Edit] {
    try check(range, in: file)
    return [SourceLayout(file.text).removal(range, isMember: true, findings)]
  }

  /// Adds a property to an interface, behind the last one.
  ///
  /// - Parameter declaration: `@property (strong, nonatomic) UIWindow *window;`.
  public static func insertProperty(
    _ declaration: String, into type: TypeDeclaration, in file: SourceFile, findings: [String]
  ) throws(ObjectiveCEditRefusal) -> [Edit] {
    let last = type.properties.last { !$0.modifiers.contains("ivar") && $0.condition == type.condition }
    return try insertDeclaration(declaration, behind: last?.range, after: nil, into: type, in: file, findings)
  }

  /// A line behind a declaration of its kind; without one, a paragraph behind the properties or at the start.
  private static func insertDeclaration(
    _ declaration: String, behind sibling: ByteRange?, after property: PropertyDeclaration?,
    into type: TypeDeclaration, in file: SourceFile, _ findings: [String]
  ) throws(ObjectiveCEditRefusal) -> [Edit] {
    try checkMembers(of: type, in: file)
    let text = file.text
    let layout = SourceLayout(text)
    let eol = layout.lineEnding
    func lineEnd(_ offset: Int) -> Int { text.lineRange(text.lineIndex(at: offset)).upperBound }
    if let sibling {
      let margin = text.indentation(at: sibling.lowerBound)
      return [.insert(eol + margin + declaration, at: lineEnd(sibling.upperBound), findings: findings)]
    }
    let members = membersStart(of: type, in: text)
    let start = property.flatMap { $0.modifiers.contains("ivar") ? nil : $0.range.upperBound } ?? members
    let line = text.lineRange(text.lineIndex(at: start))
    let rest = text.string(in: start..<max(start, line.upperBound)).drop { $0 == " " || $0 == "\t" }
    guard rest.isEmpty || rest.hasPrefix("//") else {
      return [.insert(eol + declaration + eol, at: start, findings: findings)]
    }
    let isFollowedByBlank = layout.isBlank(text.lineIndex(at: start) + 1)
    return [
      // Behind a property that is added at the same place.
      .insert(
        eol + eol + declaration + (isFollowedByBlank ? "" : eol), at: line.upperBound, findings: findings, rank: 1)
    ]
  }

  /// Behind the head of a type and its instance variables.
  private static func membersStart(of type: TypeDeclaration, in text: SourceText) -> Int {
    let variables = type.properties.filter { $0.modifiers.contains("ivar") }
    var start = type.bodyRange.lowerBound
    if let last = variables.map(\.range.upperBound).max() { start = last }
    let body = start..<max(start, type.bodyRange.upperBound)
    let code = text.bytes[body]
    let first = code.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard !variables.isEmpty || first == UInt8(ascii: "{"), let brace = code.firstIndex(of: UInt8(ascii: "}")) else {
      return type.bodyRange.lowerBound
    }
    return brace + 1
  }

  // MARK: Statements

  /// Adds statements to a body: at its start, or at its end before a trailing `return`.
  public static func insertStatement(
    lines: [String], into body: CodeBlock, atEnd: Bool, in file: SourceFile, findings: [String]
  ) throws(ObjectiveCEditRefusal) -> [Edit] {
    try check(body.range, in: file)
    return SourceLayout(file.text).insertStatement(lines: lines, into: body, atEnd: atEnd, findings: findings)
  }

  /// Takes a statement out, with the comments directly above it.
  public static func removeStatement(
    _ range: ByteRange, in file: SourceFile, findings: [String]
  ) throws(ObjectiveCEditRefusal) -> [Edit] {
    try check(range, in: file)
    return [SourceLayout(file.text).removal(range, isMember: false, findings)]
  }

  // MARK: Heads

  /// Adds a protocol to the list of an interface.
  public static func addProtocol(
    _ name: String, to type: TypeDeclaration, in file: SourceFile, findings: [String]
  ) throws(ObjectiveCEditRefusal) -> [Edit] {
    try check(type.nameRange.lowerBound..<type.bodyRange.lowerBound, in: file)
    if type.supertypes.contains(name) { return [] }
    let text = file.text
    let end = type.supertypesEnd
    // Inside of `<…>` where there is a list: the last protocol is followed by the angle.
    var next = end
    while next < type.bodyRange.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[next]) { next += 1 }
    if next < type.bodyRange.lowerBound, text.bytes[next] == UInt8(ascii: ">") {
      return [.insert(", " + name, at: end, findings: findings)]
    }
    return [.insert(" <\(name)>", at: end, findings: findings)]
  }

  // MARK: File

  /// Adds an import behind the last one that stands under no condition.
  ///
  /// - Parameter directive: `#import "SceneDelegate.h"`, `#import <UIKit/UIKit.h>` or `@import UIKit;`.
  public static func addImport(_ directive: String, to file: SourceFile, findings: [String]) -> [Edit] {
    let text = file.text
    let eol = text.lineEnding.rawValue
    if file.imports.contains(where: { text.string(in: $0.range) == directive }) { return [] }
    let firstType = file.types.first?.range.lowerBound ?? text.bytes.count
    let candidates = file.imports.filter { $0.condition == nil && $0.range.lowerBound < firstType }
    if let last = candidates.last {
      let line = text.lineRange(text.lineIndex(at: max(last.range.lowerBound, last.range.upperBound - 1)))
      return [.insert(eol + directive, at: line.upperBound, findings: findings)]
    }
    let start = startOfCode(in: file)
    return [.insert(directive + eol + eol, at: start, findings: findings)]
  }

  /// Adds declarations at the end of a file, after a blank line.
  public static func append(_ block: String, to text: SourceText, findings: [String]) -> [Edit] {
    SwiftEditor.append(block, to: text, findings: findings)
  }

  /// Behind the comment that a file starts with, and behind the first two lines of an include guard.
  private static func startOfCode(in file: SourceFile) -> Int {
    let text = file.text
    var offset = text.hasByteOrderMark ? 3 : 0
    var line = text.lineIndex(at: offset)
    while line < text.lineCount {
      let range = text.lineRange(line)
      let content = text.line(line).trimmingPrefix("\u{FEFF}").drop { $0 == " " || $0 == "\t" }
      let comment = file.comments.first {
        $0.lowerBound < max(range.upperBound, range.lowerBound + 1) && $0.upperBound > range.lowerBound
      }
      let isGuard = content.hasPrefix("#ifndef") || content.hasPrefix("#define") || content.hasPrefix("#pragma once")
      if let comment, content.hasPrefix("/") || comment.lowerBound < range.lowerBound {
        line = max(line, text.lineIndex(at: max(comment.lowerBound, comment.upperBound - 1))) + 1
      } else if content.isEmpty || isGuard {
        line += 1
      } else {
        break
      }
      offset = text.fullLineRange(line).lowerBound
    }
    return offset
  }

  // MARK: Refusals

  /// The heads of one type may stand in the branches of an `#if`; what is added to it stands behind them.
  private static func checkMembers(
    of type: TypeDeclaration, in file: SourceFile
  ) throws(ObjectiveCEditRefusal) {
    try checkText(type.range, in: file)
    try checkConditions(type.bodyRange, in: file)
  }

  /// Nothing is edited where the text is not understood or where an `#if` begins or ends inside of what is edited only
  /// on one side.
  static func check(_ range: ByteRange, in file: SourceFile) throws(ObjectiveCEditRefusal) {
    try checkText(range, in: file)
    try checkConditions(range, in: file)
  }

  private static func checkText(_ range: ByteRange, in file: SourceFile) throws(ObjectiveCEditRefusal) {
    for problem in file.problems where problem.range.overlaps(range) || range.contains(problem.range.lowerBound) {
      throw .unclear(problem)
    }
  }

  private static func checkConditions(_ range: ByteRange, in file: SourceFile) throws(ObjectiveCEditRefusal) {
    for region in file.regions where region.range.overlaps(range) {
      let holds = region.range.lowerBound <= range.lowerBound && range.upperBound <= region.range.upperBound
      // With both of its directives.
      let isInside = range.lowerBound < region.range.lowerBound && region.range.upperBound < range.upperBound
      if !holds, !isInside { throw .dividedByCondition(condition: region.condition) }
    }
  }
}
