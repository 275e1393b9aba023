extension ObjectiveCCodeReader {
  /// `chain(arguments)`.
  mutating func readCall(
    _ chain: ObjectiveCChain, _ open: Int, _ end: Int, into findings: inout ObjectiveCFindings
  ) {
    let closing = unit.close(open, limit: end)
    let slot = findings.calls.count
    var arguments: [Call.Argument] = []
    var first = open + 1
    var next = first
    while next <= closing {
      if next == closing || unit.kind(next) == .comma {
        if first < next { arguments.append(readArgument(first, next, label: nil, into: &findings)) }
        first = next + 1
        next = first
        if next > closing { break }
      } else {
        next = unit.skip(next, limit: closing)
      }
    }
    let range = unit.bytes(chain.first, unit.after(open, limit: end))
    findings.calls.insert(
      Call(
        path: chain.path, arguments: arguments,
        hasTrailingClosure: arguments.last.map { $0.text.hasPrefix("^") } ?? false, range: range), at: slot)
  }

  private mutating func readArgument(
    _ first: Int, _ end: Int, label: String?, into findings: inout ObjectiveCFindings
  ) -> Call.Argument {
    let known = findings.references.count
    readExpression(first, end, into: &findings)
    var names: [String] = []
    for reference in findings.references.dropFirst(known) where !names.contains(reference.first) {
      names.append(reference.first)
    }
    let range = unit.bytes(first, end)
    return Call.Argument(label: label, text: unit.text.string(in: range), range: range, names: names)
  }

  // MARK: Messages

  /// `[receiver selector]`; `open` is the index of the bracket.
  mutating func readMessage(_ open: Int, _ end: Int, into findings: inout ObjectiveCFindings) -> ObjectiveCChain {
    let closing = unit.close(open, limit: end)
    var index = open + 1
    while index < closing, unit.kind(index) == .star || unit.kind(index) == .ampersand { index += 1 }
    guard index < closing, enter(at: open) else { return .unnamed(open) }
    defer { leave() }
    let slot = findings.calls.count
    let receiver = readReceiver(&index, closing, into: &findings)
    guard index < closing, unit.kind(index).isWord || unit.kind(index) == .colon || unit.kind(index) == .doubleColon
    else {
      emit(receiver, access: .read, into: &findings)
      readExpression(index, closing, into: &findings)
      return .unnamed(open)
    }
    let range = unit.bytes(open, unit.after(open, limit: end))
    var chain = receiver
    chain.first = open
    let sent: (selector: String, arguments: [Call.Argument])
    let isLast = index + 1 >= closing
    if unit.kind(index).isWord, isLast || unit.kind(index + 1) != .colon && unit.kind(index + 1) != .doubleColon {
      sent = (unit.string(index), [])
      readExpression(index + 1, closing, into: &findings)
    } else {
      sent = readParts(from: index, closing, into: &findings)
    }
    chain.path.append(sent.selector)
    findings.calls.insert(
      Call(
        path: chain.path, arguments: sent.arguments,
        hasTrailingClosure: sent.arguments.last.map { $0.text.hasPrefix("^") } ?? false, range: range), at: slot)
    chain.reference = reference(to: receiver, message: sent.selector, range: range, into: &findings)
    if Self.subscripts.contains(sent.selector), let key = sent.arguments.first, let (path, _) = chain.reference {
      chain.keys.append(key.text)
      chain.reference = (path, range)
    }
    return chain
  }

  /// What a message reads: a member where it has no arguments, else its receiver, unless that is `self` alone.
  /// `[x setName:value]` writes `x.name`.
  private func reference(
    to receiver: ObjectiveCChain, message: String, range: ByteRange, into findings: inout ObjectiveCFindings
  ) -> (path: [String], range: ByteRange)? {
    guard receiver.isNamed else { return nil }
    if !message.hasSuffix(":") { return (receiver.path + [message], range) }
    if let property = Self.writtenProperty(message) {
      findings.references.append(Reference(path: receiver.path + [property], access: .write, range: range))
      return nil
    }
    return receiver.path == ["self"] || receiver.path == ["super"] ? nil : receiver.reference
  }

  /// Messages that are another way to write `receiver[key]`.
  private static let subscripts: Set<String> = ["objectForKey:", "valueForKey:", "objectForKeyedSubscript:"]

  static func writtenProperty(_ selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.filter({ $0 == ":" }).count == 1, selector.hasSuffix(":") else {
      return nil
    }
    let name = selector.dropFirst(3).dropLast()
    guard let first = name.first, first.isUppercase else { return nil }
    // `setURL:` writes `URL`: two capitals in a row stay.
    if let second = name.dropFirst().first, second.isUppercase { return String(name) }
    return first.lowercased() + name.dropFirst()
  }

  private mutating func readReceiver(
    _ index: inout Int, _ closing: Int, into findings: inout ObjectiveCFindings
  ) -> ObjectiveCChain {
    // `[NSArray<NSString *> new]`
    if unit.kind(index) == .identifier, unit.kind(index + 1) == .less,
      let close = unit.angleEnd(index + 1, limit: closing),
      unit.kind(close).isWord
    {
      let path = [unit.string(index)]
      let name = ObjectiveCChain(
        path: path, first: index, isNamed: true, reference: (path, unit.bytes(index, index + 1)))
      index = close
      return name
    }
    if unit.kind(index).isWord || unit.kind(index).closer != nil || unit.kind(index) == .at
      || unit.kind(index) == .string
      || unit.kind(index) == .caret || unit.kind(index) == .atGroup || unit.kind(index) == .atProtocol
    {
      return readOperand(&index, closing, into: &findings)
    }
    let first = index
    index += 1
    return .unnamed(first)
  }

  /// `name:argument name:argument, argument`
  private mutating func readParts(
    from start: Int, _ closing: Int, into findings: inout ObjectiveCFindings
  ) -> (selector: String, arguments: [Call.Argument]) {
    var selector = ""
    var arguments: [Call.Argument] = []
    var index = start
    while index < closing {
      var label: String?
      if unit.kind(index).isWord {
        label = unit.string(index)
        index += 1
      }
      selector += (label ?? "") + (unit.kind(index) == .doubleColon ? "::" : ":")
      index += 1
      let end = argumentEnd(index, closing)
      var first = index
      var next = index
      while next <= end {
        if next == end || unit.kind(next) == .comma {
          if first < next { arguments.append(readArgument(first, next, label: label, into: &findings)) }
          label = nil
          first = next + 1
          next = first
        } else {
          next = unit.skip(next, limit: end)
        }
      }
      index = max(index, end)
      guard index < closing, unit.kind(index).isWord || unit.kind(index) == .colon else { break }
    }
    return (selector, arguments)
  }

  /// Index of the next part of the selector: the word before a colon that belongs to no `?`.
  private func argumentEnd(_ start: Int, _ closing: Int) -> Int {
    var questions = 0
    var index = start
    while index < closing {
      switch unit.kind(index) {
      case .question: questions += 1
      case .colon:
        guard questions > 0 else {
          let label = index - 1
          let isLabel = label > start && unit.kind(label).isWord && unit.kind(label - 1) != .dot
          return isLabel ? label : index
        }
        questions -= 1
      default: break
      }
      index = unit.skip(index, limit: closing)
    }
    return closing
  }
}
