import Audit

extension CarriedCallback {
  /// The same as `body` for an Objective-C method.
  func objectiveCBody(
    _ range: ByteRange, parameters: [String: String], isBool: Bool, keepsMembers: Bool,
    extra: [(range: ByteRange, text: String)], returning: String
  ) throws(MoveRefusal) -> MovedBody {
    let rewriter = ObjectiveCBodyRewriter(method, of: owner, analysis: analysis)
    var extra = extra
    if keepsMembers, !isBool {
      // The place returns something else than nothing.
      extra += analysis.returns.filter { $0.returned != nil }.map { ($0.range, returning) }
    }
    do throws(ObjectiveCMoveRefusal) {
      let result = try rewriter.rewrite(
        range, parameters: parameters, results: isBool ? .keep : .drop, keepsMembers: keepsMembers, extra: extra)
      return MovedBody(
        code: result.lines.joined(separator: "\n"), usesAppDelegate: result.usesReceiver, opened: result.hidden)
    } catch {
      throw .objectiveC(error)
    }
  }
}
