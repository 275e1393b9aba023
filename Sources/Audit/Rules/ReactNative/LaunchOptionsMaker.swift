/// A function of the app that makes launch options from what the scene connects with.
package struct LaunchOptionsMaker: Sendable {
  package let file: SourceFile
  package let function: FunctionDeclaration
  /// `return launchOptions` at its end.
  package let end: Statement
  /// Name of the dictionary.
  package let options: String
  /// The connection options as an expression to go on with: `connectionOptions`, `connectionOptions?`.
  package let connection: String

  /// nil where the connect method reaches none in Swift.
  package init?(_ connect: ClassModel.Method, _ context: AuditContext) {
    for site in context.calls.reachable(from: connect.site) where site.file.language == .swift {
      guard site.function.returnType?.contains("LaunchOptionsKey") == true, let body = site.function.body,
        let end = body.statements.last, end.kind == .return, let name = end.returned,
        body.statements.contains(where: { $0.kind == .declaration && $0.declares == [name] }),
        let parameter = site.function.parameters.first(where: { $0.type.contains("UIScene.ConnectionOptions") }),
        let connection = parameter.name
      else { continue }
      file = site.file
      function = site.function
      self.end = end
      options = name
      self.connection = connection + (parameter.type.hasSuffix("?") ? "?" : "")
      return
    }
    return nil
  }
}
