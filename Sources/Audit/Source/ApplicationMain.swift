/// A call of `UIApplicationMain`, in `main.m`, `main.mm` or `main.swift`: what the system makes the application object
/// and the app delegate of.
public struct ApplicationMain: Sendable, Hashable {
  public let path: String
  /// Class of the application object; nil for `UIApplication`.
  public let principalClass: String?
  /// Classes that the app delegate may have, in order of appearance; more than one where code chooses, as it does for
  /// tests. Empty for `nil` (the main nib names it) and where it cannot be told.
  public let delegateClasses: [String]
  /// The call.
  public let range: ByteRange

  public init(path: String, principalClass: String?, delegateClasses: [String], range: ByteRange) {
    self.path = path
    self.principalClass = principalClass
    self.delegateClasses = delegateClasses
    self.range = range
  }
}

extension SourceIndex {
  /// Calls of `UIApplicationMain` in what `target` compiles (with nil: anywhere), by path.
  public func applicationMains(of target: AppTarget?) -> [ApplicationMain] {
    filesWithMain.filter { file in target.map { Self.compiles($0, file.path) } ?? true }.flatMap { file in
      let mains = file.allFunctions.map(\.function).filter { $0.baseName == "main" && !$0.neverCompiled }
      let blocks = ([file.topLevel] + mains.map(\.body)).compactMap { $0 }
      return blocks.flatMap { block in
        block.calls.filter { $0.path == ["UIApplicationMain"] && $0.arguments.count == 4 }.map { call in
          ApplicationMain(
            path: file.path, principalClass: classes(in: call.arguments[2], file, block).first,
            delegateClasses: classes(in: call.arguments[3], file, block), range: call.range)
        }
      }
    }
  }

  /// Classes that an argument names, or that the variables, macros and functions it is made of do.
  private func classes(in argument: Call.Argument, _ file: SourceFile, _ block: CodeBlock) -> [String] {
    var resolver = ClassNameResolver(file: file, block: block)
    resolver.read(argument.range)
    let candidates = resolver.names.filter { !$0.hasPrefix("XCT") }
    // A condition may hold other strings; a class of the project is what is meant where there is one.
    let known = candidates.filter { classModel($0, in: nil) != nil }
    return known.isEmpty ? candidates.filter { $0.first?.isUppercase == true } : known
  }
}

/// Finds the class names behind an expression: `NSStringFromClass([A class])`, `A.self`, `@"A"`, a local variable that
/// was given one of them, a macro of the file.
private struct ClassNameResolver {
  let file: SourceFile
  let block: CodeBlock
  private(set) var names: [String] = []
  private var seen: Set<String> = []

  init(file: SourceFile, block: CodeBlock) {
    self.file = file
    self.block = block
  }

  mutating func read(_ range: ByteRange) {
    let references = (block.references + file.functions.flatMap { $0.body?.references ?? [] })
      .filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
    var found: [(offset: Int, name: String)] = Self.literals(in: range, of: file.text)
    var followed: [String] = []
    for reference in references {
      if reference.path.count == 2, reference.path[1] == "class" || reference.path[1] == "self" {
        found.append((reference.range.lowerBound, reference.path[0]))
      } else if reference.path.count == 1 {
        followed.append(reference.first)
      }
    }
    for call in block.calls where call.path.count == 1 && range.contains(call.range.lowerBound) {
      followed.append(call.name)
    }
    for (_, name) in found.sorted(by: { $0.offset < $1.offset }) { add(name) }
    for name in followed where seen.insert(name).inserted && seen.count < 20 { follow(name) }
  }

  private mutating func add(_ name: String) {
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    if !plain.isEmpty, !names.contains(plain) { names.append(plain) }
  }

  /// Where a local, a global, a function or a macro gets its value.
  private mutating func follow(_ name: String) {
    for statement in block.allStatements where statement.blocks.isEmpty || statement.declares.contains(name) {
      let isWritten = statement.references.contains { $0.path == [name] && $0.access == .write }
      if statement.declares.contains(name) || isWritten { read(statement.range) }
    }
    for global in file.globals where global.name == name {
      if let value = global.initializer { for (_, name) in Self.literals(in: value.range, of: file.text) { add(name) } }
    }
    for function in file.functions where function.baseName == name {
      for statement in function.body?.allStatements ?? [] where statement.kind == .return { read(statement.range) }
    }
    for macro in file.macros where macro.name == name {
      let text = SourceText(path: "", macro.replacement)
      for (_, name) in Self.literals(in: 0..<text.bytes.count, of: text) + Self.classMessages(in: text) { add(name) }
    }
  }

  /// String literals whose text could be the name of a class.
  private static func literals(in range: ByteRange, of text: SourceText) -> [(offset: Int, name: String)] {
    var result: [(Int, String)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard text.bytes[index] == UInt8(ascii: "\"") else {
        index += 1
        continue
      }
      var end = index + 1
      while end < range.upperBound, SourceScan.isWord(text.bytes[end]) || text.bytes[end] == UInt8(ascii: ".") {
        end += 1
      }
      if end < range.upperBound, text.bytes[end] == UInt8(ascii: "\"") {
        result.append((index, text.string(in: index + 1..<end)))
        index = end
      }
      index += 1
    }
    return result
  }

  /// `[A class]` in a macro.
  private static func classMessages(in text: SourceText) -> [(offset: Int, name: String)] {
    let words = text.string.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst()).filter { $0.1 == "class" }.map { (0, String($0.0)) }
  }
}
