/// A statement of a scene delegate that hands a link to the app delegate's own methods, from where Flutter's plugins hear
/// of it.
package struct FlutterForward: Sendable {
  package let method: ClassModel.Method
  package let range: ByteRange

  /// Those that do nothing but that, and come to Flutter's implementation: the app delegate has none of its own.
  ///
  /// - Parameter owner: the app delegate.
  package static func all(in delegate: ClassModel, to owner: ClassModel?) -> [FlutterForward] {
    guard delegate.language == .swift else { return [] }
    return delegate.methods.filter { $0.function.callback?.owner == .sceneDelegate }.flatMap { method in
      (method.function.body?.allStatements ?? []).filter { statement in
        [.expression, .other].contains(statement.kind) && statement.blocks.isEmpty
          && statement.calls.contains { call in
            event(of: call).map { owner?.method($0) == nil } ?? false
              && statement.calls.allSatisfy { inner in
                call.range.lowerBound <= inner.range.lowerBound && inner.range.upperBound <= call.range.upperBound
              }
          }
      }.map { FlutterForward(method: method, range: $0.range) }
    }
  }

  /// Id of the app delegate's callback that is called on what is not the class itself.
  private static func event(of call: Call) -> String? {
    guard call.name == "application", call.path.count > 1, !["self", "super"].contains(call.path[0]) else { return nil }
    let labels = call.arguments.compactMap(\.label)
    if labels.contains("open") { return "openURL" }
    return labels.contains("continue") ? "continueActivity" : nil
  }
}
