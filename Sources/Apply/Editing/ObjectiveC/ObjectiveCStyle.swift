import Audit

/// How an Objective-C file is written, as far as inserted code must follow it.
public struct ObjectiveCStyle: Sendable {
  /// One step of indentation.
  public let unit: String
  public let lineEnding: String
  /// `{` on a line of its own behind the head of a method.
  public let bracesOnOwnLine: Bool
  /// `- (void)` or `-(void)`.
  public let spaceBehindScope: Bool
  /// `(UIScene *)` or `(UIScene*)`.
  public let spaceBeforeStar: Bool
  /// `#import <UIKit/UIKit.h>` or `@import UIKit;`.
  public let importsModules: Bool

  public init(_ file: SourceFile) {
    let text = file.text
    unit = text.indentUnit
    lineEnding = text.lineEnding.rawValue
    var own = 0
    var same = 0
    var spaced = 0
    var close = 0
    var apart = 0
    var together = 0
    for (type, function) in file.allFunctions {
      let start = function.range.lowerBound
      if type != nil, start + 1 < text.bytes.count {
        if text.bytes[start + 1] == UInt8(ascii: "(") { close += 1 } else { spaced += 1 }
      }
      for type in [function.returnType].compactMap({ $0 }) + function.parameters.map(\.type) where type.hasSuffix("*") {
        if type.hasSuffix(" *") { apart += 1 } else { together += 1 }
      }
      guard let body = function.body else { continue }
      let brace = max(0, body.range.lowerBound - 1)
      let line = text.lineRange(text.lineIndex(at: brace))
      let before = text.string(in: line.lowerBound..<brace)
      if before.allSatisfy({ $0 == " " || $0 == "\t" }) { own += 1 } else { same += 1 }
    }
    bracesOnOwnLine = own > same
    spaceBehindScope = spaced >= close
    spaceBeforeStar = apart >= together
    let modules = file.imports.count { text.string(in: $0.range).hasPrefix("@") }
    importsModules = modules > file.imports.count - modules
  }

  /// A method given as lines whose brace ends the head, in the file's own way; comments may stand above it.
  func member(_ lines: [String]) -> [String] {
    guard let head = lines.firstIndex(where: { $0.hasPrefix("- (") || $0.hasPrefix("+ (") }),
      lines[head].hasSuffix(" {"), let end = lines.lastIndex(of: "}"), end > head
    else { return lines }
    let body = lines[(head + 1)..<end].map { $0.hasPrefix("\t") ? String($0.dropFirst()) : $0 }
    return lines[..<head] + method(String(lines[head].dropLast(2)), body: body) + lines[(end + 1)...]
  }

  /// A method as lines: the head, its brace where the file puts it, the body one step further in.
  ///
  /// - Parameters:
  ///   - head: `- (void)sceneDidBecomeActive:(UIScene *)scene`.
  ///   - body: lines without indentation of their own; a leading tab is one step. Conditions of the preprocessor start
  ///     their line.
  public func method(_ head: String, body: [String]) -> [String] {
    let head = self.head(head)
    return (bracesOnOwnLine ? [head, "{"] : [head + " {"])
      + body.map { $0.isEmpty || $0.hasPrefix("#") ? $0 : "\t" + $0 } + ["}"]
  }

  /// The head of a method with the file's own blanks.
  func head(_ head: String) -> String {
    var head = head
    if !spaceBehindScope, head.hasPrefix("- (") || head.hasPrefix("+ (") {
      head.remove(at: head.index(after: head.startIndex))
    }
    if !spaceBeforeStar { head = head.replacing(" *)", with: "*)").replacing(" *>", with: "*>") }
    return head
  }
}
