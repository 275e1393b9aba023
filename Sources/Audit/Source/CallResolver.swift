/// A function and where it is declared.
public struct FunctionSite: Sendable {
  public let file: SourceFile
  /// nil for a free function.
  public let type: TypeDeclaration?
  public let function: FunctionDeclaration

  public init(file: SourceFile, type: TypeDeclaration?, function: FunctionDeclaration) {
    self.file = file
    self.type = type
    self.function = function
  }

  /// `AppDelegate.application(_:open:options:)`; the bare signature of a free function.
  public var title: String { (type.map { $0.name + "." } ?? "") + function.signature }
  /// File and range tell one function from every other.
  var key: String { "\(file.path):\(function.range.lowerBound)" }
}

extension ClassModel.Method {
  public var site: FunctionSite { FunctionSite(file: file, type: type, function: function) }
}

/// Which functions of the project a call may mean. Names and labels decide, as no types are known: a call through an
/// unknown receiver is followed only where few functions have its name, so nothing is concluded from a common word.
public struct CallResolver: Sendable {
  private let sources: SourceIndex
  private let byName: [String: [Place]]
  private static let mostCandidates = 3

  private struct Place: Sendable {
    let file: Int
    let type: Int?
    let function: Int
  }

  public init(_ sources: SourceIndex) {
    self.sources = sources
    var byName: [String: [Place]] = [:]
    for (fileIndex, file) in sources.files.enumerated() {
      for (typeIndex, type) in file.types.enumerated() where !type.neverCompiled {
        for (index, function) in type.methods.enumerated() where function.body != nil && !function.neverCompiled {
          byName[function.baseName, default: []].append(Place(file: fileIndex, type: typeIndex, function: index))
        }
      }
      for (index, function) in file.functions.enumerated() where function.body != nil && !function.neverCompiled {
        byName[function.baseName, default: []].append(Place(file: fileIndex, type: nil, function: index))
      }
    }
    self.byName = byName
  }

  /// Functions that `call`, made inside of the type `caller`, may mean; empty where too many would fit.
  public func functions(called call: Call, from caller: String?) -> [FunctionSite] {
    guard let name = call.path.last else { return [] }
    let base = String(name.prefix { $0 != ":" && $0 != "(" })
    let candidates = (byName[base] ?? []).map { place in
      let file = sources.files[place.file]
      return FunctionSite(
        file: file, type: place.type.map { file.types[$0] },
        function: place.type.map { file.types[$0].methods[place.function] } ?? file.functions[place.function])
    }.filter { Self.accepts(call, $0.function) }
    let receivers = call.path.dropLast()
    guard let receiver = receivers.first, receiver != "self", receiver != "super", receiver != "Self" else {
      if let caller {
        let own = candidates.filter { $0.type.map { related($0.name, caller) } ?? false }
        if !own.isEmpty { return own }
      }
      let free = candidates.filter { $0.type == nil }
      return free.count <= Self.mostCandidates ? free : []
    }
    let named = candidates.filter { site in site.type.map { receivers.contains($0.shortName) } ?? false }
    if !named.isEmpty { return named }
    return candidates.count <= Self.mostCandidates ? candidates : []
  }

  /// `start` and every function it may reach through calls, nearest first.
  ///
  /// - Parameters:
  ///   - depth: how many calls deep.
  ///   - idle: bytes of the file of `start` whose calls do not count.
  public func reachable(from start: FunctionSite, depth: Int = 4, except idle: [ByteRange] = []) -> [FunctionSite] {
    var found = [start]
    var seen: Set = [start.key]
    var level = [start]
    for _ in 0..<depth {
      var next: [FunctionSite] = []
      for site in level {
        for call in site.function.body?.calls ?? [] {
          if site.file.path == start.file.path, idle.contains(where: { $0.contains(call.range.lowerBound) }) {
            continue
          }
          for callee in functions(called: call, from: site.type?.name) where seen.insert(callee.key).inserted {
            next.append(callee)
          }
        }
      }
      if next.isEmpty { break }
      found += next
      level = next
    }
    return found
  }

  /// Whether one of the two types is the other, or inherits from it.
  private func related(_ one: String, _ other: String) -> Bool {
    one == other || sources.subtypes(of: one).contains(other) || sources.subtypes(of: other).contains(one)
  }

  /// Whether the argument labels can belong to `function`: defaults may be left out, a closure may trail.
  private static func accepts(_ call: Call, _ function: FunctionDeclaration) -> Bool {
    if call.name.contains(":") || function.signature.contains(":") && !function.signature.contains("(") {
      return call.name == function.signature
    }
    return accepts(call, function.parameters)
  }

  static func accepts(_ call: Call, _ parameters: [FunctionDeclaration.Parameter]) -> Bool {
    var labels = call.arguments.map { $0.label ?? "_" }[...]
    for parameter in parameters where labels.first == (parameter.label ?? "_") { labels = labels.dropFirst() }
    return labels.isEmpty
  }
}
