import CYaml

/// A YAML value with the line it stands in. Read by libyaml; aliases are worked out, `<<` counts on look-up.
public struct YAMLNode: Sendable {
  public indirect enum Value: Sendable {
    case mapping([(key: String, value: YAMLNode)])
    case sequence([YAMLNode])
    /// Text of the scalar without quotes. `true`, `null` and numbers are text too.
    case scalar(String)
  }

  public let value: Value
  /// Line from 1.
  public let line: Int

  public init(value: Value, line: Int) {
    self.value = value
    self.line = line
  }

  public var mapping: [(key: String, value: YAMLNode)]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }
  public var sequence: [YAMLNode]? { if case .sequence(let elements) = value { elements } else { nil } }
  public var string: String? { if case .scalar(let text) = value { text } else { nil } }

  public subscript(key: String) -> YAMLNode? {
    guard let mapping else { return nil }
    if let found = mapping.last(where: { $0.key == key })?.value { return found }
    for entry in mapping where entry.key == "<<" {
      for base in entry.value.sequence ?? [entry.value] {
        if let found = base[key] { return found }
      }
    }
    return nil
  }

  /// The first document of `bytes`; nil where there is none.
  public static func read(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
    var reader = YAMLReader()
    return try reader.read(bytes)
  }
}

public struct YAMLError: Error, Sendable, Equatable {
  /// Line from 1.
  public let line: Int
  public let message: String
}

/// Turns libyaml's events into nodes.
private struct YAMLReader {
  /// A collection that is not closed yet.
  private struct Open {
    var isMapping: Bool
    var line: Int
    var anchor: String?
    var elements: [YAMLNode] = []
    /// Of a mapping; a key that is no scalar is the empty string.
    var entries: [(key: String, value: YAMLNode)] = []
    var key: String?
    var expectsKey = true
  }

  private var open: [Open] = []
  private var anchors: [String: YAMLNode] = [:]
  private var root: YAMLNode?
  /// Nodes so far, those that aliases repeat counted again: a bound on files made to explode.
  private var count = 0
  private var sizes: [String: Int] = [:]

  private static let depthLimit = 200
  private static let countLimit = 4_000_000

  mutating func read(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { throw YAMLError(line: 1, message: localized("out of memory")) }
    defer { yaml_parser_delete(&parser) }
    var failure: YAMLError?
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var isDone = false
      while !isDone, failure == nil {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else {
          let problem = parser.problem.map { String(cString: $0) } ?? "unreadable"
          failure = YAMLError(line: Int(parser.problem_mark.line) + 1, message: problem)
          break
        }
        let line = Int(event.start_mark.line) + 1
        do throws(YAMLError) { isDone = try take(event, line: line) } catch { failure = error }
        yaml_event_delete(&event)
      }
    }
    if let failure { throw failure }
    return root
  }

  /// Returns whether the document has ended.
  private mutating func take(_ event: yaml_event_t, line: Int) throws(YAMLError) -> Bool {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      try add(YAMLNode(value: .scalar(text), line: line), anchor: Self.name(scalar.anchor), size: 1)
    case YAML_ALIAS_EVENT:
      let name = Self.name(event.data.alias.anchor) ?? ""
      guard let node = anchors[name] else { throw YAMLError(line: line, message: localized("unknown alias \(name)")) }
      try add(node, anchor: nil, size: sizes[name] ?? 1)
    case YAML_SEQUENCE_START_EVENT:
      try start(Open(isMapping: false, line: line, anchor: Self.name(event.data.sequence_start.anchor)))
    case YAML_MAPPING_START_EVENT:
      try start(Open(isMapping: true, line: line, anchor: Self.name(event.data.mapping_start.anchor)))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      guard let last = open.popLast() else { break }
      let value: YAMLNode.Value = last.isMapping ? .mapping(last.entries) : .sequence(last.elements)
      try add(YAMLNode(value: value, line: last.line), anchor: last.anchor, size: 1)
    case YAML_DOCUMENT_END_EVENT, YAML_STREAM_END_EVENT: return true
    default: break
    }
    return false
  }

  private static func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    text.map { String(cString: $0) }
  }

  private mutating func start(_ collection: Open) throws(YAMLError) {
    guard open.count < Self.depthLimit else {
      throw YAMLError(line: collection.line, message: localized("nested too deeply"))
    }
    open.append(collection)
  }

  private mutating func add(_ node: YAMLNode, anchor: String?, size: Int) throws(YAMLError) {
    count += size
    guard count < Self.countLimit else { throw YAMLError(line: node.line, message: localized("too large")) }
    if let anchor {
      anchors[anchor] = node
      sizes[anchor] = Self.size(node)
    }
    guard let top = open.indices.last else {
      root = node
      return
    }
    if !open[top].isMapping {
      open[top].elements.append(node)
    } else if open[top].expectsKey {
      open[top].key = node.string ?? ""
      open[top].expectsKey = false
    } else {
      open[top].entries.append((open[top].key ?? "", node))
      open[top].expectsKey = true
    }
  }

  private static func size(_ node: YAMLNode) -> Int {
    switch node.value {
    case .scalar: 1
    case .sequence(let elements): elements.reduce(1) { $0 + size($1) }
    case .mapping(let entries): entries.reduce(1) { $0 + 1 + size($1.value) }
    }
  }
}
