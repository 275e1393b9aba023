import Audit

extension CarriedCallback {
  /// The same as `body` for an Objective-C method.
  func objectiveCBody(
    _ range: ByteRange, parameters: [String: String], isBool: Bool, keepsMembers: Bool,
    extra: [(range: ByteRange, text: String)], returning: String
  ) throws(MoveRefusal) -> MovedBody {
    let rewriter = ObjectiveCBodyRewriter(method, of: owner, analysis: isFlutter ? analysis.withoutSuper : analysis)
    var extra = extra
    if isFlutter {
      // The scene delegate's superclass tells Flutter's plugins.
      for call in proxyCalls where call.path.first == "super" {
        let statement = function.body?.allStatements.first {
          $0.kind == .expression && $0.calls.first?.range == call.range
        }
        extra.append(statement.map { ($0.range, "") } ?? (call.range, "NO"))
      }
    }
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

extension BodyAnalysis {
  /// The same, with the calls of the superclass taken care of.
  var withoutSuper: BodyAnalysis {
    BodyAnalysis(
      members: members, selfUses: selfUses, usesSuper: false, parameterUses: parameterUses,
      shorthandUses: shorthandUses,
      fileLocalNames: fileLocalNames, returns: returns, traits: traits)
  }
}
