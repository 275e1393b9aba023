import Audit

/// The closures of a moved body through which the new class is used: what they capture, and for how long.
///
/// The old class was the app delegate, which lives as long as the process; the new one is given up with its scene.
struct SelfCaptures {
  private let body: CodeBlock
  private let text: SourceText
  /// Uses of members that the new class has itself.
  private let uses: [ByteRange]
  private let closures: [CodeBlock]

  init(_ body: CodeBlock, kept: [BodyAnalysis.Member], in text: SourceText) {
    self.body = body
    self.text = text
    uses = kept.flatMap(\.uses)
    closures = body.allStatements.flatMap(\.blocks).filter(\.isFunction)
  }

  /// Whether a closure that names `self` in its captures uses such a member without saying so.
  var areNeeded: Bool {
    closures.contains { closure in
      capture(of: closure) != nil && uses.contains { closure.range.contains($0.lowerBound) }
    }
  }

  /// Closures that wait for what happens later hold the new class weakly, so that a scene can go away: those that held
  /// `self` in any other way, as far as all its uses allow it.
  func weakened(members: Set<String>) -> [BodyRewriter.Replacement] {
    LaterCode.kept(in: body, members: members).flatMap { closure -> [BodyRewriter.Replacement] in
      let own = uses.filter { closure.range.contains($0.lowerBound) }
      let inner = closures.filter { closure.range.contains($0.range.lowerBound) && $0.range != closure.range }
      guard !own.isEmpty, !inner.contains(where: { capture(of: $0) != nil }),
        own.allSatisfy({ isLoose($0, in: closure) })
      else { return [] }
      guard let head = head(of: closure) else { return [] }
      return [head] + own.map { BodyRewriter.Replacement($0, loosened($0)) }
    }
  }

  /// The `self` in the captures of a closure.
  private func capture(of closure: CodeBlock) -> ByteRange? {
    let start = closure.statements.first?.range.lowerBound ?? closure.range.upperBound
    return body.references.first {
      $0.path == ["self"] && $0.isShorthand && (closure.range.lowerBound..<start).contains($0.range.lowerBound)
    }?.range
  }

  /// `weak self` in the captures; nil where it stands there already, or no place for it can be told.
  private func head(of closure: CodeBlock) -> BodyRewriter.Replacement? {
    let start = closure.range.lowerBound
    let end = closure.statements.first?.range.lowerBound ?? closure.range.upperBound
    let head = text.string(in: start..<end)
    if let capture = capture(of: closure) {
      let words = text.string(in: start..<capture.lowerBound).split { $0 == "[" || $0 == "," }.last ?? ""
      let ownership = words.filter { !$0.isWhitespace }
      guard ownership != "weak", ["", "unowned", "unowned(safe)", "unowned(unsafe)"].contains(ownership) else {
        return nil
      }
      let first = capture.lowerBound - words.drop { $0.isWhitespace }.utf8.count
      return BodyRewriter.Replacement(first..<capture.upperBound, "weak self")
    }
    if head.contains("[") || head.contains("@") { return nil }
    let hasSignature = SourceScan.word("in", in: start..<end, of: text.bytes) != nil
    return BodyRewriter.Replacement(start..<start, hasSignature ? " [weak self]" : " [weak self] in")
  }

  /// Whether `self?.` can stand in front of the member: a statement of its own, or a window, which is optional anyway.
  private func isLoose(_ use: ByteRange, in closure: CodeBlock) -> Bool {
    let next = use.upperBound < text.bytes.count ? text.bytes[use.upperBound] : 0
    if text.string(in: use).hasSuffix("window"), next == UInt8(ascii: "?") { return true }
    return closure.allStatements.contains { $0.kind == .expression && $0.range.lowerBound == use.lowerBound }
  }

  private func loosened(_ use: ByteRange) -> String {
    let written = text.string(in: use)
    if written.hasPrefix("self?") { return written }
    return "self?." + (written.hasPrefix("self.") ? String(written.dropFirst(5)) : written)
  }
}
