import Audit

/// Which imports of the app delegate's files code needs that goes elsewhere.
struct ObjectiveCImports {
  private let owner: ClassModel
  private let context: AuditContext

  init(_ owner: ClassModel, in context: AuditContext) {
    self.owner = owner
    self.context = context
  }

  private struct Candidate {
    /// With the condition that it stands under around it.
    let directive: String
    let name: String
    /// Names that the header declares; nil where it cannot be read.
    let declared: Set<String>?

    /// `<arpa/inet.h>`.
    var isLibraryOfC: Bool { directive.contains("<") && name.first?.isLowercase == true }
  }

  /// Directives as the app delegate's own file writes them, its header first.
  ///
  /// - Parameter name: the class that the code is of.
  func needed(by code: String, in name: String) -> [String] {
    let written = Self.words(code)
    let words = written.union(forwardTypes(ofMembersIn: written))
    var result: [String] = []
    var known: Set<String> = [owner.name, name]
    let header = ownHeader
    if words.contains(owner.name), let header { result.append(header) }
    var unread: [Candidate] = []
    for candidate in candidates(withHeaders: result.isEmpty) {
      if candidate.directive == header { continue }
      if candidate.name.hasSuffix("-Swift.h") {
        let used = swiftTypes(among: words.subtracting(known))
        known.formUnion(used)
        if !used.isEmpty || usesSwiftMembers(words) { result.append(candidate.directive) }
        continue
      }
      guard let declared = candidate.declared else {
        unread.append(candidate)
        continue
      }
      let used = declared.intersection(words)
      if used.isEmpty { continue }
      known.formUnion(used)
      if !result.contains(candidate.directive) { result.append(candidate.directive) }
    }
    // A header with declarations of other kinds is needed where it speaks of a name that no other one declares.
    for candidate in unread {
      guard let text = self.header(named: candidate.name, from: owner.declaration.file)?.text.string else { continue }
      let used = Self.words(text).intersection(words.subtracting(known).filter(Self.isForeign))
      known.formUnion(used)
      if !used.isEmpty, !result.contains(candidate.directive) { result.append(candidate.directive) }
    }
    unread.removeAll { self.header(named: $0.name, from: owner.declaration.file) != nil }
    // A header that cannot be read declares what it is named after.
    for candidate in unread {
      let name = String(TreePath.name(candidate.name).dropLast(".h".count))
      guard candidate.name.hasSuffix(".h"), words.contains(name), known.insert(name).inserted else { continue }
      if !result.contains(candidate.directive) { result.append(candidate.directive) }
    }
    // Which SDK a name belongs to cannot be told: while one is left, all of them may be meant.
    let open = words.subtracting(known).filter(Self.isForeign)
    let unreadable = unread.filter { candidate in
      // C's own headers declare functions, which begin small.
      candidate.isLibraryOfC ? !Self.functions(code).isEmpty : !open.isEmpty
    }
    return result + unreadable.map(\.directive).filter { !result.contains($0) }
  }

  /// Whether the code uses a member that a Swift extension gives the app delegate.
  private func usesSwiftMembers(_ words: Set<String>) -> Bool {
    let names = owner.methods.filter { $0.file.language == .swift }.map(\.function.baseName)
    return words.contains { word in
      names.contains { word.hasPrefix($0) && word.dropFirst($0.count).first?.isLowercase != true }
    }
  }

  /// Types of members that the code uses, where the header tells no more of them than a name: what is sent to such a member
  /// needs the whole declaration.
  private func forwardTypes(ofMembersIn words: Set<String>) -> Set<String> {
    var types: Set<String> = []
    for (file, property) in owner.properties where words.contains(property.name) && property.name != "window" {
      let forward = file.path.hasSuffix(".h") ? Self.forwardDeclared(in: file) : nil
      // What stands in the implementation goes to the header with a forward declaration.
      types.formUnion(
        Self.words(property.type ?? "").filter { Self.isForeign($0) && forward?.contains($0) ?? true })
    }
    // `app.environment.router`: so does each step of a chain.
    var open = Set(
      owner.properties.filter { words.contains($0.property.name) && $0.property.name != "window" }
        .flatMap { Self.words($0.property.type ?? "") }.filter(Self.isForeign))
    for _ in 0..<3 where !open.isEmpty {
      let members = open.flatMap(properties).filter { words.contains($0.name) }
      open = Set(members.flatMap { Self.words($0.type ?? "") }.filter(Self.isForeign)).subtracting(types)
      types.formUnion(open)
    }
    return types
  }

  /// Properties of a class of the project, from its header where its implementation was not worth reading.
  private func properties(of type: String) -> [PropertyDeclaration] {
    let model = context.sources.classModel(type, in: nil)
    if let model, model.language == .swift || model.parts.contains(where: { $0.file.path.hasSuffix(".h") }) {
      return model.properties.map(\.property)
    }
    let header = header(named: type + ".h", from: owner.declaration.file)
    return (model?.properties.map(\.property) ?? [])
      + (header?.types.filter { $0.name == type }.flatMap(\.properties) ?? [])
  }

  /// Names of `@class` and `@protocol` declarations.
  static func forwardDeclared(in file: SourceFile) -> Set<String> {
    file.text.string.split(separator: ";").reduce(into: []) { names, part in
      guard let start = part.range(of: "@class") ?? part.range(of: "@protocol") else { return }
      names.formUnion(words(String(part[start.upperBound...])))
    }
  }

  /// The import of the class's own header.
  var ownHeader: String? {
    guard let header = owner.parts.first(where: { $0.type.kind == .interface && $0.file.path.hasSuffix(".h") })?.file
    else { return nil }
    let file = owner.declaration.file
    let written = file.imports.first { TreePath.name($0.name) == header.text.name }
    return written.map { file.text.string(in: $0.range) } ?? "#import \"\(header.text.name)\""
  }

  private func candidates(withHeaders: Bool) -> [Candidate] {
    let headers = owner.parts.filter { $0.type.kind == .interface && $0.file.path.hasSuffix(".h") }.map(\.file)
    var seen: Set<String> = []
    return ([owner.declaration.file] + (withHeaders ? headers : [])).flatMap { file in
      file.compiledImports.filter { !Self.isSystem($0.name) }.compactMap { one in
        let plain = file.text.string(in: one.range)
        // What only some builds know stays with them.
        let directive = file.buildCondition(of: one.range).map { "#if \($0)\n\(plain)\n#endif" } ?? plain
        guard seen.insert(directive).inserted else { return nil }
        return Candidate(directive: directive, name: one.name, declared: declared(one.name, from: file))
      }
    }
  }

  /// What makes a type known in a header: a forward declaration, or the import that brings it; nothing where neither
  /// can be told.
  func declarations(of type: String) -> [String] {
    if let model = context.sources.classModel(type, in: nil) {
      return [model.isProtocol ? "@protocol \(type);" : "@class \(type);"]
    }
    if !swiftTypes(among: [type]).isEmpty { return ["@class \(type);"] }
    let file = owner.declaration.file
    var unread: [String] = []
    for candidate in candidates(withHeaders: true) where candidate.directive != ownHeader {
      guard let header = header(named: candidate.name, from: file) else {
        if !candidate.isLibraryOfC, !candidate.name.hasSuffix("-Swift.h") { unread.append(candidate.directive) }
        continue
      }
      if let declared = header.types.first(where: { $0.name == type && $0.category == nil }) {
        return [declared.kind == .protocol ? "@protocol \(type);" : "@class \(type);"]
      }
      if Self.words(header.text.string).contains(type) { return [candidate.directive] }
    }
    // C++ would reach every file that knows the header.
    return file.path.hasSuffix(".mm") || unread.count > 3 ? [] : unread
  }

  /// UIKit and what it brings; every file has it.
  private static func isSystem(_ name: String) -> Bool {
    let module = name.split(separator: "/").first.map(String.init) ?? name
    return ["UIKit", "Foundation", "CoreGraphics", "CoreFoundation", "objc"].contains(module)
  }

  // MARK: What headers declare

  /// The words that name a class of a Swift file of the targets. Not all of those files were worth parsing before.
  private func swiftTypes(among words: Set<String>) -> Set<String> {
    let parsed = context.sources.files.filter { $0.language == .swift }.flatMap(\.types).filter {
      $0.kind != .extension
    }
    var found = words.intersection(parsed.map(\.shortName) + parsed.compactMap(\.objectiveCName))
    let open = words.subtracting(found).filter(Self.isForeign)
    guard !open.isEmpty else { return found }
    let paths = Set(context.project.targets.flatMap(\.compiledPaths)).filter { $0.hasSuffix(".swift") }
    for path in paths.sorted() where context.sources.file(path) == nil {
      guard let text = try? context.tree.text(of: path) else { continue }
      let string = text.string
      for word in open.subtracting(found) where declaresClass(word, string) { found.insert(word) }
    }
    return found
  }

  private func declaresClass(_ name: String, _ text: String) -> Bool {
    text.ranges(of: "class \(name)").contains { range in
      range.upperBound == text.endIndex || !(text[range.upperBound].isLetter || text[range.upperBound].isNumber)
    }
  }

  private func declared(_ name: String, from file: SourceFile) -> Set<String>? {
    guard let header = header(named: name, from: file) else { return nil }
    var names = Set(header.types.map(\.name))
    for type in header.types where type.category != nil { names.formUnion(type.methods.map(\.baseName)) }
    names.formUnion(header.functions.map(\.baseName))
    names.formUnion(header.globals.map(\.name))
    names.formUnion(header.macros.map(\.name))
    // A header that only gathers others, or whose declarations are of other kinds.
    return names.isEmpty || header.text.string.contains("typedef") ? nil : names
  }

  private func header(named name: String, from file: SourceFile) -> SourceFile? {
    let last = TreePath.name(name)
    let known = context.sources.files.filter { $0.text.name == last && $0.path.hasSuffix(".h") }
    if known.count == 1 { return known.first }
    guard known.isEmpty else { return nil }
    let folders =
      [TreePath.parent(file.path)]
      + context.project.targets.flatMap(\.compiledPaths)
      .filter { TreePath.name($0).split(separator: ".").first == last.split(separator: ".").first }
      .map(TreePath.parent)
    for folder in folders {
      if let path = TreePath.join(folder, name), let text = try? context.tree.text(of: path) {
        return ObjectiveCSourceReader.read(text)
      }
    }
    return nil
  }

  // MARK: Words

  /// Names in code, those in strings and comments left out.
  static func words(_ code: String) -> Set<String> {
    var result: Set<String> = []
    for token in ObjectiveCWords(code) { result.insert(token) }
    return result
  }

  /// C functions that are called, those of the language and its run time left out.
  private static func functions(_ code: String) -> Set<String> {
    let own: Set = ["if", "for", "while", "switch", "return", "sizeof", "typeof", "autoreleasepool", "available"]
    let prefixes = ["dispatch_", "objc_", "os_"]
    return Set(
      code.matches(of: /\b([a-z_][A-Za-z0-9_]*)\(/).map { String($0.1) }.filter { name in
        !own.contains(name) && !prefixes.contains { name.hasPrefix($0) }
      })
  }

  /// Whether a name can come from an import that is not Apple's base.
  private static func isForeign(_ word: String) -> Bool {
    guard let first = word.first, first.isUppercase else { return false }
    let own = ["UI", "NS", "CG", "CA", "CF", "CK", "UN", "API_"]
    if own.contains(where: { word.hasPrefix($0) && word.dropFirst($0.count).first?.isUppercase ?? false }) {
      return false
    }
    return !["BOOL", "YES", "NO", "SEL", "URL", "URLContexts", "Class", "Nil", "NULL"].contains(word)
  }
}

/// The names in Objective-C code, one after the other.
private struct ObjectiveCWords: Sequence, IteratorProtocol {
  private var rest: Substring

  init(_ code: String) { rest = Substring(code) }

  mutating func next() -> String? {
    while let character = rest.first {
      if character.isLetter || character == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(word.count)
        return String(word)
      }
      if character == "\"" {
        skipString()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else {
        rest = rest.dropFirst()
      }
    }
    return nil
  }

  private mutating func skipString() {
    rest = rest.dropFirst()
    while let character = rest.first {
      rest = rest.dropFirst(character == "\\" ? 2 : 1)
      if character == "\"" { return }
    }
  }
}
