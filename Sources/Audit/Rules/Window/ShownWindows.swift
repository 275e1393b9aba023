/// Windows that views and controllers make before they have a window of their own, and show later.
package enum ShownWindows {
  /// A statement that shows a window.
  package struct Place: Sendable {
    package let file: SourceFile
    package let statement: Statement
    /// The window as the statement spells it: `lock?`, `self.lockWindow`.
    package let receiver: ByteRange
  }

  /// Methods in which a controller's view, or a view, is in no window yet.
  private static let early: Set<String> = [
    "init", "viewDidLoad", "loadView", "awakeFromNib", "viewWillAppear", "commonInit", "prepareForInterfaceBuilder",
  ]

  /// Whether the method belongs to a controller or a view that has no scene at hand while it runs: it is called as the
  /// object is made or its view loads, or only by such a method.
  package static func isEarly(_ function: FunctionDeclaration, of type: TypeDeclaration, _ sources: SourceIndex) -> Bool
  {
    let name = function.baseName
    if isEarly(name) { return true }
    guard function.callback == nil, let model = sources.classModel(type.name, in: nil) else { return false }
    let callers = model.methods.filter { method in
      method.function.range != function.range
        && method.function.body?.calls.contains { call in
          let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
          return path == [name] || path == [function.signature]
        } ?? false
    }
    return !callers.isEmpty && callers.allSatisfy { isEarly($0.function.baseName) }
  }

  private static func isEarly(_ name: String) -> Bool { early.contains(name) || name.hasPrefix("initWith") }

  /// Whether the class is a controller or a view, whose own window tells a scene.
  package static func isOfInterface(_ type: TypeDeclaration, _ sources: SourceIndex) -> Bool {
    ["UIView", "UIViewController"].contains { isKind(type, of: $0, sources) }
  }

  /// Whether the class inherits from `base`. Where no header that was read tells its superclass, its name does.
  package static func isKind(_ type: TypeDeclaration, of base: String, _ sources: SourceIndex) -> Bool {
    if type.supertypes.contains(base) || sources.subtypes(of: base).contains(type.name) { return true }
    let parts = sources.classModel(type.name, in: nil)?.parts ?? []
    let isUnknown =
      type.isImplementation && !parts.contains { $0.type.kind == .interface } && type.supertypes.isEmpty
    return isUnknown && type.name.hasSuffix(base.dropFirst("UI".count))
  }

  /// Where methods of the class that run later show the window that `member` holds.
  package static func places(of member: String, in type: TypeDeclaration, _ sources: SourceIndex) -> [Place] {
    guard let model = sources.classModel(type.name, in: nil) else { return [] }
    let plain = member.hasPrefix("_") ? String(member.dropFirst()) : member
    let names: Set = [plain, "_" + plain]
    return model.methods.filter { !isEarly($0.function, of: $0.type, sources) }.flatMap { method in
      (method.function.body?.allStatements ?? []).filter(\.blocks.isEmpty).compactMap { statement -> Place? in
        let text = method.file.text
        let start = statement.range.lowerBound
        let code = text.string(in: statement.range)
        let shows =
          statement.calls.contains { call in
            ["makeKeyAndVisible", "setHidden:"].contains(call.name) && isMember(call.path.dropLast(), names)
              && (call.name == "makeKeyAndVisible" || code.contains("NO"))
          }
          || statement.references.contains { reference in
            reference.access == .write && ["isHidden", "hidden"].contains(reference.path.last)
              && isMember(reference.path.dropLast(), names) && (code.contains("false") || code.contains("NO"))
          }
        guard shows else { return nil }
        // `[self.lock makeKeyAndVisible]`, `lock?.isHidden = false`
        let opening = code.prefix { $0 == "[" }.utf8.count
        let word = names.lazy.compactMap { SourceScan.word($0, in: statement.range, of: text.bytes) }.first
        guard let word else { return nil }
        var end = word.upperBound
        while end < text.bytes.count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(text.bytes[end]) { end += 1 }
        return Place(file: method.file, statement: statement, receiver: start + opening..<end)
      }
    }
  }

  /// Whether the class gives this member its scene somewhere.
  static func isBound(_ member: String, in type: TypeDeclaration, _ sources: SourceIndex) -> Bool {
    guard let model = sources.classModel(type.name, in: nil) else { return false }
    let plain = member.hasPrefix("_") ? String(member.dropFirst()) : member
    let names: Set = [plain, "_" + plain]
    return model.methods.contains { method in
      !isEarly(method.function, of: method.type, sources)
        && method.function.body?.references.contains { reference in
          let path = reference.memberPath
          return reference.access == .write && path.count == 2 && names.contains(path[0]) && path[1] == "windowScene"
        } ?? false
    }
  }

  private static func isMember(_ path: ArraySlice<String>, _ names: Set<String>) -> Bool {
    let plain = path.first == "self" ? path.dropFirst() : path
    return plain.count == 1 && plain.first.map(names.contains) ?? false
  }
}
