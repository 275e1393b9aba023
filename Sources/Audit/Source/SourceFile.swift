/// One source file, Swift or Objective-C, in the one shape that the rules read. All ranges are bytes of `text`.
public struct SourceFile: Sendable {
  public enum Language: String, Sendable, Codable {
    case swift
    case objectiveC
  }

  public let text: SourceText
  public let language: Language
  public var imports: [ImportDeclaration]
  /// Every type, extension, category, `@interface` and `@implementation`, nested ones too, in source order.
  public var types: [TypeDeclaration]
  /// Functions outside of types (C functions too).
  public var functions: [FunctionDeclaration]
  /// Variables and constants outside of types.
  public var globals: [PropertyDeclaration]
  /// `#define`s of an Objective-C file, in source order.
  public var macros: [MacroDefinition]
  /// Code outside of functions and types (`main.swift`), else nil.
  public var topLevel: CodeBlock?
  /// Comments in source order; their bytes never count as code.
  public var comments: [ByteRange]
  /// String literals of several lines, in source order: moving their lines changes their content.
  public var multilineLiterals: [ByteRange]
  /// `#if` regions in source order, outermost first.
  public var regions: [ConditionalRegion]
  /// Places the parser could not make sense of. A file with problems is audited but not edited near them.
  public var problems: [SyntaxProblem]

  public init(text: SourceText, language: Language) {
    self.text = text
    self.language = language
    imports = []
    types = []
    functions = []
    globals = []
    macros = []
    topLevel = nil
    comments = []
    multilineLiterals = []
    regions = []
    problems = []
  }

  public var path: String { text.path }
  /// Imports that are not in a branch which is never compiled.
  public var compiledImports: [ImportDeclaration] {
    imports.filter { one in !regions.contains { $0.neverCompiled && $0.range.contains(one.range.lowerBound) } }
  }

  /// Macros that are not defined in a branch which is never compiled.
  public var compiledMacros: [MacroDefinition] {
    macros.filter { one in !regions.contains { $0.neverCompiled && $0.range.contains(one.range.lowerBound) } }
  }

  /// Methods of all types, and free functions, with the type each belongs to.
  public var allFunctions: [(type: TypeDeclaration?, function: FunctionDeclaration)] {
    types.flatMap { type in type.methods.map { (type, $0) } } + functions.map { (nil, $0) }
  }
}

public struct SyntaxProblem: Sendable, Hashable {
  public let range: ByteRange
  /// What is wrong, in words.
  public let message: String

  public init(range: ByteRange, message: String) {
    self.range = range
    self.message = message
  }
}

public struct ImportDeclaration: Sendable, Hashable {
  /// `Capacitor`, `FBSDKCoreKit/FBSDKCoreKit.h` or `AppDelegate.h`.
  public let name: String
  public let range: ByteRange
  public let condition: String?

  public init(name: String, range: ByteRange, condition: String? = nil) {
    self.name = name
    self.range = range
    self.condition = condition
  }
}

/// A `#define`.
public struct MacroDefinition: Sendable, Hashable {
  public let name: String
  public let takesArguments: Bool
  /// What it stands for; continuation lines joined, comments dropped.
  public let replacement: String
  /// The whole directive.
  public let range: ByteRange

  public init(name: String, takesArguments: Bool, replacement: String, range: ByteRange) {
    self.name = name
    self.takesArguments = takesArguments
    self.replacement = replacement
    self.range = range
  }
}

/// One name of an Objective-C `@synthesize` or `@dynamic`.
public struct SynthesizedProperty: Sendable, Hashable {
  public let name: String
  /// The instance variable behind it; nil for `@dynamic`.
  public let storage: String?
  /// The whole statement, which may name other properties too.
  public let range: ByteRange

  public init(name: String, storage: String?, range: ByteRange) {
    self.name = name
    self.storage = storage
    self.range = range
  }
}

/// One branch of `#if` … `#endif`.
public struct ConditionalRegion: Sendable, Hashable {
  /// The condition as written (`DEBUG`, `os(tvOS)`, `else of DEBUG`).
  public let condition: String
  /// From the directive to the next one, both directive lines left out.
  public let range: ByteRange
  /// True for `#if false`, `#if 0` and the branches that can never be compiled.
  public let neverCompiled: Bool

  public init(condition: String, range: ByteRange, neverCompiled: Bool) {
    self.condition = condition
    self.range = range
    self.neverCompiled = neverCompiled
  }
}

public struct TypeDeclaration: Sendable {
  public enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// Swift `extension`, Objective-C category or class extension.
    case `extension`
    /// Objective-C `@interface`.
    case interface
    /// Objective-C `@implementation`.
    case implementation
  }

  public let kind: Kind
  /// Name as written, outer types in front (`Outer.Inner`).
  public let name: String
  /// Name at run time where it differs (`@objc(Name)`), or the class name in Objective-C.
  public var objectiveCName: String?
  /// Superclass and protocols in order of the declaration, generic arguments dropped.
  public var supertypes: [String]
  /// Attributes without `@`, as written: `main`, `UIApplicationMain`, `available(iOS 13.0, *)`.
  public var attributes: [String]
  public var modifiers: [String]
  /// From the first attribute or modifier to the closing brace (or `@end`).
  public let range: ByteRange
  public let nameRange: ByteRange
  /// Where a further supertype would be inserted: after the last one, or after the name where there is none.
  public var supertypesEnd: Int
  /// Between the braces (Swift); between the declaration line and `@end` (Objective-C).
  public let bodyRange: ByteRange
  public var methods: [FunctionDeclaration]
  /// Properties; in Objective-C instance variables too, which have the modifier `ivar` (and `private` unless public).
  public var properties: [PropertyDeclaration]
  /// `@synthesize` and `@dynamic` of an Objective-C implementation.
  public var synthesized: [SynthesizedProperty]
  /// Name of the Objective-C category; empty for a class extension, nil for anything else.
  public var category: String?
  /// Objective-C `@implementation`, of a class or of a category.
  public var isImplementation: Bool
  /// The innermost `#if` condition around the declaration, as written.
  public var condition: String?
  /// True where that condition can never hold.
  public var neverCompiled: Bool

  public init(kind: Kind, name: String, range: ByteRange, nameRange: ByteRange, bodyRange: ByteRange) {
    self.kind = kind
    self.name = name
    self.range = range
    self.nameRange = nameRange
    self.bodyRange = bodyRange
    objectiveCName = nil
    supertypes = []
    attributes = []
    modifiers = []
    supertypesEnd = nameRange.upperBound
    methods = []
    properties = []
    synthesized = []
    category = nil
    isImplementation = false
    condition = nil
    neverCompiled = false
  }

  /// Name without outer types.
  public var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }

  public func hasAttribute(_ name: String) -> Bool {
    attributes.contains { $0 == name || $0.hasPrefix(name + "(") }
  }
}

public struct PropertyDeclaration: Sendable {
  public let name: String
  /// Type as written; nil where it is inferred.
  public let type: String?
  public let attributes: [String]
  public let modifiers: [String]
  public let range: ByteRange
  public let nameRange: ByteRange
  /// Code of the initial value, if any.
  public let initializer: CodeBlock?
  /// Code of `get`, `set`, `willSet`, `didSet` or the computed body, if any.
  public let accessors: CodeBlock?
  public let condition: String?
  public let neverCompiled: Bool

  public init(
    name: String, type: String?, attributes: [String] = [], modifiers: [String] = [], range: ByteRange,
    nameRange: ByteRange, initializer: CodeBlock? = nil, accessors: CodeBlock? = nil, condition: String? = nil,
    neverCompiled: Bool = false
  ) {
    self.name = name
    self.type = type
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
    self.nameRange = nameRange
    self.initializer = initializer
    self.accessors = accessors
    self.condition = condition
    self.neverCompiled = neverCompiled
  }

  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  public var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}

public struct FunctionDeclaration: Sendable {
  public struct Parameter: Sendable, Hashable {
    /// Argument label; nil for `_`. In Objective-C the part of the selector before the colon.
    public let label: String?
    /// Name inside the body; nil for `_`.
    public let name: String?
    /// Type as written.
    public let type: String
    public let range: ByteRange

    public init(label: String?, name: String?, type: String, range: ByteRange) {
      self.label = label
      self.name = name
      self.type = type
      self.range = range
    }
  }

  /// `application(_:open:options:)`, `init(frame:)`; in Objective-C the selector `application:openURL:options:`.
  public let signature: String
  public let parameters: [Parameter]
  /// Result type as written; nil for none or `Void`.
  public let returnType: String?
  public let attributes: [String]
  public let modifiers: [String]
  /// From the first attribute or modifier to the end of the body (or of the declaration).
  public let range: ByteRange
  public let nameRange: ByteRange
  /// nil for a declaration without a body.
  public let body: CodeBlock?
  /// Code of the parameters' default values, in order.
  public let defaults: [CodeBlock]
  public let condition: String?
  public let neverCompiled: Bool

  public init(
    signature: String, parameters: [Parameter], returnType: String?, attributes: [String] = [],
    modifiers: [String] = [], range: ByteRange, nameRange: ByteRange, body: CodeBlock?, defaults: [CodeBlock] = [],
    condition: String? = nil, neverCompiled: Bool = false
  ) {
    self.signature = signature
    self.parameters = parameters
    self.returnType = returnType
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
    self.nameRange = nameRange
    self.body = body
    self.defaults = defaults
    self.condition = condition
    self.neverCompiled = neverCompiled
  }

  /// The UIKit callback this implements, told by signature or selector.
  public var callback: Callback? { Callback.named(signature) }
  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  public var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  /// Name before the parenthesis (or before the first colon).
  public var baseName: String { String(signature.prefix { $0 != "(" && $0 != ":" }) }
}

/// A name that shadows members and globals inside `scope`.
public struct LocalName: Sendable, Hashable {
  public let name: String
  /// Where the name means the local thing.
  public let scope: ByteRange

  public init(name: String, scope: ByteRange) {
    self.name = name
    self.scope = scope
  }
}

/// Code between two braces, or one expression.
public struct CodeBlock: Sendable {
  /// Between the braces, the braces left out.
  public let range: ByteRange
  /// The block's own statements in order. Comments are none; `#if` is one statement.
  public let statements: [Statement]
  /// Names that the block itself declares, with where each of them holds: variables, bindings of conditions, loops and
  /// patterns, closure parameters, local functions. Those of blocks inside are theirs.
  public let locals: [LocalName]
  /// A closure, a block, a local function, a method of a local type: `return` leaves it, not what is around it.
  public let isFunction: Bool

  public init(range: ByteRange, statements: [Statement], locals: [LocalName] = [], isFunction: Bool = false) {
    self.range = range
    self.statements = statements
    self.locals = locals
    self.isFunction = isFunction
  }

  /// The same code as a closure's.
  public var asFunction: CodeBlock {
    CodeBlock(range: range, statements: statements, locals: locals, isFunction: true)
  }

  public var isEmpty: Bool { statements.isEmpty }
  /// All calls at any depth, in source order.
  public var calls: [Call] { statements.flatMap(\.calls) }
  /// All reads and writes of names at any depth, in source order.
  public var references: [Reference] { statements.flatMap(\.references) }
  /// The block's statements and those of all blocks inside, closures included.
  public var allStatements: [Statement] { statements.flatMap { [$0] + $0.blocks.flatMap(\.allStatements) } }
  /// Names declared anywhere inside, with the bytes where each means the local thing.
  public var localScopes: [String: [ByteRange]] {
    var result: [String: [ByteRange]] = [:]
    var open = [self]
    while let block = open.popLast() {
      for local in block.locals { result[local.name, default: []].append(local.scope) }
      for statement in block.statements {
        for name in statement.declares {
          let start = statement.range.upperBound
          result[name, default: []].append(start..<max(start, block.range.upperBound))
        }
        open += statement.blocks
      }
    }
    return result
  }
  /// `allStatements` without those of closures and local functions.
  public var ownStatements: [Statement] {
    statements.flatMap { [$0] + $0.blocks.filter { !$0.isFunction }.flatMap(\.ownStatements) }
  }
}

public struct Statement: Sendable {
  public enum Kind: String, Sendable {
    case expression, declaration, `return`, `if`, `guard`, `switch`, loop, `do`, `defer`, `throw`, jump
    /// `#if` … `#endif` with statements inside.
    case conditional
    case other
  }

  public let kind: Kind
  /// Without leading blanks and comments, with a trailing semicolon where there is one.
  public let range: ByteRange
  /// Local names that this statement brings into the surrounding block.
  public let declares: [String]
  public let calls: [Call]
  public let references: [Reference]
  /// Blocks inside, in order: branches, loop bodies, closures. Branches of `#if` that are never compiled are left
  /// out, here as in `calls` and `references`.
  public let blocks: [CodeBlock]
  /// Text of the returned expression, for `return`.
  public let returned: String?

  public init(
    kind: Kind, range: ByteRange, declares: [String] = [], calls: [Call] = [], references: [Reference] = [],
    blocks: [CodeBlock] = [], returned: String? = nil
  ) {
    self.kind = kind
    self.range = range
    self.declares = declares
    self.calls = calls
    self.references = references
    self.blocks = blocks
    self.returned = returned
  }
}

public struct Call: Sendable {
  public struct Argument: Sendable {
    /// Label without colon; nil for none.
    public let label: String?
    /// The argument as written.
    public let text: String
    public let range: ByteRange
    /// Names the argument uses (first components).
    public let names: [String]

    public init(label: String?, text: String, range: ByteRange, names: [String]) {
      self.label = label
      self.text = text
      self.range = range
      self.names = names
    }
  }

  /// What is called, one component each, blanks, `?`, `!`, generic and inner call arguments dropped:
  /// `GIDSignIn.sharedInstance().handle(url)` is `["GIDSignIn", "sharedInstance", "handle"]`;
  /// `[[GIDSignIn sharedInstance] handleURL:url]` is `["GIDSignIn", "sharedInstance", "handleURL:"]`.
  /// A cast in parentheses is dropped. `.open(url)` is `["", "open"]`; a base without a name (a literal, a closure,
  /// `(a ?? b)`) is `"()"`.
  public let path: [String]
  public let arguments: [Argument]
  public let hasTrailingClosure: Bool
  public let range: ByteRange

  public init(path: [String], arguments: [Argument], hasTrailingClosure: Bool, range: ByteRange) {
    self.path = path
    self.arguments = arguments
    self.hasTrailingClosure = hasTrailingClosure
    self.range = range
  }

  /// Path joined by dots.
  public var callee: String { path.joined(separator: ".") }
  /// Whether it only writes to a log.
  package var isLog: Bool {
    ["print", "debugPrint", "NSLog", "os_log", "dump"].contains(name) || path.first == "Logger"
  }
  public var name: String { path.last ?? "" }
  /// `handle(_:)`: name with argument labels (Swift), or the selector.
  public var signature: String {
    if name.hasSuffix(":") { return name }
    return name + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension Statement {
  /// Whether the statement reads, writes or calls one of the names, or hands one on.
  package func uses(_ names: Set<String>) -> Bool {
    if names.isEmpty { return false }
    return references.contains { $0.path.first.map(names.contains) ?? false }
      || calls.contains { call in
        call.path.first.map(names.contains) ?? false || call.arguments.contains { !names.isDisjoint(with: $0.names) }
      }
  }
}

/// A name, or a chain of members, that is read or written.
public struct Reference: Sendable, Hashable {
  public enum Access: String, Sendable {
    case read
    /// Target of an assignment.
    case write
  }

  /// `self?.window?.rootViewController` is `["self", "window", "rootViewController"]`. Subscripts and calls inside
  /// the chain appear as their base; in Objective-C a message without arguments counts as a member.
  /// A chain that ends in a call is there as what the call is made on: `window.makeKeyAndVisible()` reads `["window"]`.
  /// Types in casts and declarations count as reads. `.url` is `["", "url"]`, a base without a name `"()"`.
  public let path: [String]
  public let access: Access
  public let range: ByteRange
  /// Arguments of the subscripts in the chain, as written: `[".url"]` for `launchOptions?[.url]`.
  public let keys: [String]
  /// Whether the name is read and declared at once (`if let window`, `[weak self]`), so that no expression can stand
  /// in its place.
  public let isShorthand: Bool

  public init(path: [String], access: Access, range: ByteRange, keys: [String] = [], isShorthand: Bool = false) {
    self.path = path
    self.access = access
    self.range = range
    self.keys = keys
    self.isShorthand = isShorthand
  }

  public var first: String { path.first ?? "" }
  /// Path without a leading `self`.
  public var memberPath: [String] { first == "self" ? Array(path.dropFirst()) : path }
}
