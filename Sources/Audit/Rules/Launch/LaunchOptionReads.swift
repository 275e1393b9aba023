/// Where the launch options go in the launch methods of an app delegate.
package struct LaunchOptionReads {
  /// One read of a value.
  struct Read {
    let method: DelegateMethod
    /// Public short name of the key: `url`, `userActivity`, `shortcut`, `remoteNotification`, …
    let key: String
    /// `launchOptions?[.url]`.
    let range: ByteRange
    let text: SourceText
    /// The statement of the body that holds it.
    let statement: Statement?
    /// Stands in the launch method itself, and not in a helper that got the dictionary.
    let isDirect: Bool
    /// The function that it stands in.
    let site: FunctionSite
  }

  /// The whole dictionary is handed to a call.
  struct Handing {
    let method: DelegateMethod
    let call: Call
    let text: SourceText
    let file: SourceFile
  }

  private(set) var reads: [Read] = []
  private(set) var handings: [Handing] = []

  init(_ context: AuditContext) {
    for method in context.delegateMethods(where: { $0.event == .launch && $0.id != "didFinishLaunchingPlain" }) {
      guard let name = method.function.parameters.last?.name, let body = method.function.body else { continue }
      let site = FunctionSite(file: method.method.file, type: method.method.type, function: method.function)
      read(body, of: method, at: site, named: name, isDirect: true, context, depth: 0)
    }
  }

  private mutating func read(
    _ body: CodeBlock, of method: DelegateMethod, at site: FunctionSite, named name: String, isDirect: Bool,
    _ context: AuditContext, depth: Int
  ) {
    let file = site.file
    let names = Self.aliases(of: name, in: body, file.text)
    readKept(names, of: method, at: site, body, context, depth: depth)
    read(body, names, of: method, at: site, isDirect: isDirect, context, depth: depth)
  }

  /// The property that a body keeps the dictionary in, and its reads in the other methods of the type.
  private mutating func readKept(
    _ names: Set<String>, of method: DelegateMethod, at site: FunctionSite, _ body: CodeBlock, _ context: AuditContext,
    depth: Int
  ) {
    // The scene fills the property anew with the start of React Native.
    let isFilledAnew =
      context.isReactNative && !method.adoption.isAdopted
      && !KeptLaunchOptions.properties(in: method.method, of: method.owner).isEmpty
    guard depth < 2, !isFilledAnew, let type = site.type, let model = context.sources.classModel(type.name, in: nil)
    else { return }
    let kept = Set(body.allStatements.compactMap { Self.kept($0, names, site.file.text) })
    guard !kept.isEmpty else { return }
    for other in model.methods where other.function.range != site.function.range || other.file.path != site.file.path {
      guard let body = other.function.body, other.function.parameters.allSatisfy({ !kept.contains($0.name ?? "") })
      else { continue }
      read(body, kept, of: method, at: other.site, isDirect: false, context, depth: depth + 1)
    }
  }

  /// `self.launchOptions = launchOptions`: name of the property.
  private static func kept(_ statement: Statement, _ names: Set<String>, _ text: SourceText) -> String? {
    guard statement.kind == .expression, let equals = text.bytes[statement.range].firstIndex(of: UInt8(ascii: "=")),
      let write = statement.references.first(where: { $0.access == .write && $0.memberPath.count == 1 }),
      write.range.upperBound <= equals, names.contains(bare(text.string(in: equals + 1..<statement.range.upperBound)))
    else { return nil }
    return write.memberPath[0]
  }

  private mutating func read(
    _ body: CodeBlock, _ names: Set<String>, of method: DelegateMethod, at site: FunctionSite, isDirect: Bool,
    _ context: AuditContext, depth: Int
  ) {
    let file = site.file
    var seen: Set<Int> = []
    for statement in body.statements {
      for reference in statement.references
      where names.contains(reference.memberPath.first ?? reference.first) {
        // What is no subscript may be a message, which starts at the same place.
        guard let (range, key) = Self.subscripted(reference, in: file.text),
          seen.insert(reference.range.lowerBound).inserted
        else { continue }
        add(method, key, range, site, statement, isDirect)
      }
      for call in statement.calls {
        if let (range, key) = Self.message(call, names: names, in: file.text) {
          if seen.insert(range.lowerBound).inserted { add(method, key, range, site, statement, isDirect) }
        } else if let index = call.arguments.firstIndex(where: { names.contains(Self.bare($0.text)) }) {
          handOn(call, argument: index, of: method, at: site, context, depth: depth)
        }
      }
    }
  }

  private mutating func add(
    _ method: DelegateMethod, _ key: String, _ range: ByteRange, _ site: FunctionSite, _ statement: Statement,
    _ isDirect: Bool
  ) {
    reads.append(
      Read(
        method: method, key: key, range: range, text: site.file.text, statement: statement, isDirect: isDirect,
        site: site))
  }

  /// Follows the dictionary into a function of the project; elsewhere it is handed on.
  private mutating func handOn(
    _ call: Call, argument: Int, of method: DelegateMethod, at site: FunctionSite, _ context: AuditContext, depth: Int
  ) {
    if call.path.first == "super" || Self.isSilent(call) { return }
    let file = site.file
    let own = context.calls.functions(called: call, from: site.type?.name ?? method.owner.name)
    guard depth < 3, let callee = own.first, own.count == 1, let body = callee.function.body,
      argument < callee.function.parameters.count, let name = callee.function.parameters[argument].name
    else {
      if own.isEmpty { handings.append(Handing(method: method, call: call, text: file.text, file: file)) }
      return
    }
    read(body, of: method, at: callee, named: name, isDirect: false, context, depth: depth + 1)
  }

  static func isSilent(_ call: Call) -> Bool {
    // A copy of the dictionary tells nobody of it.
    call.isLog || ["String", "Dictionary", "NSDictionary", "NSMutableDictionary"].contains(call.path.first)
  }

  /// The parameter, and locals bound to it: `if let options = launchOptions`, `guard let options = launchOptions else`.
  package static func aliases(of name: String, in body: CodeBlock, _ text: SourceText) -> Set<String> {
    var names: Set = [name]
    for statement in body.allStatements
    where !statement.declares.isEmpty || statement.kind == .if || statement.kind == .guard {
      let code = text.string(in: statement.range).prefix(while: { $0 != "{" })
      for part in code.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let words = part.split(whereSeparator: { $0.isWhitespace || $0 == "(" || $0 == ")" || $0 == "*" }).map(
          String.init)
        guard let equals = words.firstIndex(of: "="), equals > 0, equals + 1 < words.count,
          bare(words[(equals + 1)...].prefix { $0 != "else" }.joined(separator: " ")) == name
        else { continue }
        names.insert(words[equals - 1])
      }
    }
    return names
  }

  /// An expression without what does not change the dictionary: `launchOptions ?? [:]`, `launchOptions!`, a cast.
  private static func bare(_ text: String) -> String {
    var text = text[...]
    for mark in [" as ", " as? ", " as! ", "??", ";"] {
      if let place = text.range(of: mark) { text = text[..<place.lowerBound] }
    }
    let plain = text.filter { !$0.isWhitespace && $0 != "!" && $0 != "?" }
    return plain.hasPrefix("self.") ? String(plain.dropFirst("self.".count)) : plain
  }

  /// `name?[key]` from `reference` on, with the key's short name.
  static func subscripted(_ reference: Reference, in text: SourceText) -> (ByteRange, String)? {
    // A chain may begin inside of a parenthesis: `(launchOptions?[.url] as? URL)?.absoluteString`.
    guard let head = NameHead.find(reference.path, in: reference.range, of: text) else { return nil }
    var position = head.range.upperBound
    func byte(_ index: Int) -> UInt8? { text.bytes.indices.contains(index) ? text.bytes[index] : nil }
    while let next = byte(position), [0x3F, 0x21, 0x20].contains(next) { position += 1 }
    guard byte(position) == 0x5B else { return nil }
    var depth = 0
    var end = position
    while let next = byte(end) {
      if next == 0x5B { depth += 1 }
      if next == 0x5D { depth -= 1 }
      end += 1
      if depth == 0 { break }
    }
    guard depth == 0, let key = shortKey(text.string(in: position + 1..<end - 1)) else { return nil }
    return (head.start..<end, key)
  }

  /// `[launchOptions objectForKey:KEY]`, `launchOptions.valueForKey`, `launchOptions?.index(forKey:)`.
  private static func message(_ call: Call, names: Set<String>, in text: SourceText) -> (ByteRange, String)? {
    guard let first = call.path.first, names.contains(first), call.path.count == 2,
      ["objectForKey:", "valueForKey:", "objectForKeyedSubscript:", "object", "value", "index"].contains(call.name),
      let argument = call.arguments.first, let key = shortKey(argument.text)
    else { return nil }
    return (call.range, key)
  }

  /// Short name of a key as written in either language; nil for anything that is not a launch option.
  static func shortKey(_ written: String) -> String? {
    let text = written.filter { !$0.isWhitespace }
    var name = text.split(separator: ".").last.map(String.init) ?? text
    let objectiveC = "UIApplicationLaunchOptions"
    if name.hasPrefix(objectiveC), name.hasSuffix("Key"), name.count > objectiveC.count + 3 {
      name = String(name.dropFirst(objectiveC.count).dropLast(3))
      name = name == "URL" ? "url" : name.prefix(1).lowercased() + name.dropFirst()
    } else if !text.hasPrefix("."), !text.contains("LaunchOptionsKey.") {
      return nil
    }
    return names[name]
  }

  private static let names = [
    "url": "url", "sourceApplication": "sourceApplication", "annotation": "annotation",
    "eventAttribution": "eventAttribution", "shortcutItem": "shortcut", "userActivityDictionary": "userActivity",
    "userActivityType": "userActivityType", "cloudKitShareMetadata": "cloudKitShareMetadata",
    "remoteNotification": "remoteNotification", "localNotification": "localNotification", "location": "location",
    "bluetoothCentrals": "bluetoothCentrals", "bluetoothPeripherals": "bluetoothPeripherals",
    "newsstandDownloads": "newsstandDownloads",
  ]
}
