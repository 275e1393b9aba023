/// The members of a class and of its superclasses, as far as the project declares them.
struct MemberTable {
  struct Entry {
    let name: String
    let kind: BodyAnalysis.Member.Kind
    var isPrivate: Bool
    let isStatic: Bool
    /// `private(set)`: readable, but not to be assigned to.
    let hasPrivateSetter: Bool
    /// An Objective-C instance variable.
    let isVariable: Bool
    let file: String
    let declaration: ByteRange
    /// Type as written, or what the initial value calls.
    let type: String?
    let body: CodeBlock?
  }

  private(set) var entries: [Entry] = []
  private var byName: [String: [Int]] = [:]
  /// Objective-C: instance variables by name, `_window` of a property `window` too.
  private var variables: [String: Int] = [:]
  /// What superclasses without a source bring, and where the class stands.
  private let inherited: Set<String>
  private let place: (file: String, declaration: ByteRange)

  init(_ owner: ClassModel, in sources: SourceIndex) {
    let lineage = [owner] + sources.superclasses(of: owner, in: nil)
    inherited = InheritedMembers.names(of: lineage.flatMap(\.supertypes))
    place = (owner.declaration.file.path, owner.declaration.type.nameRange)
    for model in lineage {
      for part in model.parts { add(part, isOwn: model.name == owner.name) }
      if model.name == owner.name, model.language == .objectiveC { hideUndeclared(model) }
      for part in model.parts { addStorage(part.type.synthesized) }
      for (file, type) in sources.nestedTypes(of: model.name) {
        add(
          Entry(
            name: type.shortName, kind: .type, isPrivate: Self.isPrivate(type.modifiers), isStatic: true,
            hasPrivateSetter: false, isVariable: false, file: file.path, declaration: type.range, type: nil, body: nil))
      }
    }
    // What extensions of its protocols give to the class.
    for part in sources.protocolExtensions(of: owner) { add(part, isOwn: false) }
  }

  private mutating func add(_ part: ClassModel.Part, isOwn: Bool) {
    let isHidden = Self.isPrivate(part.type.modifiers) && part.type.kind == .extension
    for property in part.type.properties where !property.neverCompiled {
      // A superclass's private members are another class's business.
      if !isOwn, property.modifiers.contains("private") { continue }
      let isVariable = property.modifiers.contains("ivar")
      add(
        Entry(
          name: property.name, kind: .property, isPrivate: property.isPrivate || isHidden,
          isStatic: property.isStatic,
          hasPrivateSetter: property.modifiers.contains("private(set)")
            || property.modifiers.contains("fileprivate(set)"),
          isVariable: isVariable, file: part.file.path, declaration: property.range,
          type: property.type ?? property.initializer?.calls.last?.callee, body: property.accessors))
      if part.file.language == .objectiveC {
        let storage = isVariable ? property.name : "_" + property.name
        if variables[storage] == nil { variables[storage] = entries.count - 1 }
      }
    }
    for method in part.type.methods where !method.neverCompiled {
      if !isOwn, method.modifiers.contains("private") { continue }
      add(
        Entry(
          name: method.baseName, kind: .method, isPrivate: method.isPrivate || isHidden, isStatic: method.isStatic,
          hasPrivateSetter: false, isVariable: false, file: part.file.path, declaration: method.range, type: nil,
          body: method.body))
    }
  }

  /// What no header declares, nobody else can see.
  private mutating func hideUndeclared(_ model: ClassModel) {
    let headers = model.parts.filter { !$0.type.isImplementation && $0.file.path.hasSuffix(".h") }
    let seen = Set(headers.flatMap { $0.type.properties.map(\.name) + $0.type.methods.map(\.baseName) })
    let protocols = Set(model.methods.filter { $0.function.callback != nil }.map(\.function.baseName))
    for index in entries.indices
    where !seen.contains(entries[index].name) && !protocols.contains(entries[index].name) {
      entries[index].isPrivate = true
    }
  }

  /// The variables that `@synthesize` names, once the properties of all parts are known.
  private mutating func addStorage(_ synthesized: [SynthesizedProperty]) {
    for property in synthesized {
      guard let storage = property.storage, let found = byName[property.name] else { continue }
      variables[storage] = found.first { !entries[$0].isVariable } ?? found.first
    }
  }

  private mutating func add(_ entry: Entry) {
    byName[entry.name, default: []].append(entries.count)
    entries.append(entry)
  }

  private static func isPrivate(_ modifiers: [String]) -> Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  /// Index of the member of that name; a method rather than a property where it is called, one with a body first.
  func find(_ name: String, isMethod: Bool) -> Int? {
    guard let found = byName[name] else { return nil }
    let fitting = found.filter { (entries[$0].kind == .method) == isMethod }
    return fitting.first { entries[$0].kind != .method || entries[$0].body != nil } ?? fitting.first ?? found.first
  }

  /// Index of a member that only the superclass of a framework can have brought, entered as it is met.
  ///
  /// - Parameter isExplicit: `self.` stands in front, so that the name can mean nothing else.
  mutating func findInherited(_ name: String, isMethod: Bool, isExplicit: Bool) -> Int? {
    guard inherited.contains(name) || (isExplicit && name != "window" && !name.isEmpty) else { return nil }
    add(
      Entry(
        name: name, kind: isMethod ? .method : .property, isPrivate: false, isStatic: false, hasPrivateSetter: false,
        isVariable: false, file: place.file, declaration: place.declaration, type: nil, body: nil))
    return entries.count - 1
  }

  /// Index of the instance variable of that name, or of the property it belongs to.
  func findVariable(_ name: String) -> Int? { variables[name] }
}

/// What a file keeps to itself, outside of one class.
struct FileLocals {
  /// Types, functions and variables.
  var names: Set<String> = []
  /// Members of other types.
  var members: Set<String> = []

  init(_ file: SourceFile, without owner: String) {
    func isPrivate(_ modifiers: [String]) -> Bool {
      modifiers.contains("private") || modifiers.contains("fileprivate") || modifiers.contains("static")
    }
    for function in file.functions where isPrivate(function.modifiers) { names.insert(function.baseName) }
    for global in file.globals where isPrivate(global.modifiers) { names.insert(global.name) }
    guard file.language == .swift else {
      if !file.path.hasSuffix(".h") { names.formUnion(file.macros.map(\.name)) }
      return
    }
    for type in file.types where type.name != owner && !type.name.hasPrefix(owner + ".") {
      let isHidden = type.modifiers.contains("private") || type.modifiers.contains("fileprivate")
      if isHidden, type.kind != .extension { names.insert(type.shortName) }
      for method in type.methods where method.modifiers.contains("fileprivate") || (isHidden && type.kind == .extension)
      {
        members.insert(method.baseName)
      }
      for property in type.properties
      where property.modifiers.contains("fileprivate") || (isHidden && type.kind == .extension) {
        members.insert(property.name)
      }
    }
  }
}
