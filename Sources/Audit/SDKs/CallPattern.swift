/// The shape of a call, written as people write it: `GIDSignIn.handle(_:)`, `GIDSignIn handleURL:`; `*` in front
/// stands for any receiver, and then the file or the project must import the SDK.
public struct CallPattern: Sendable, Hashable {
  /// A component that the receiver must have, nil for any.
  public let receiver: String?
  /// Last component of the call's path: base name in Swift, selector in Objective-C.
  public let name: String
  /// Argument labels that must be there, in this order; nil entries for arguments without a label. More may stand
  /// between them, since arguments with default values come and go.
  public let labels: [String?]

  /// nil where `text` has no such form.
  public init?(_ text: String, language: SourceFile.Language) {
    switch language {
    case .swift:
      guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
      let path = text[..<open].split(separator: ".").map(String.init)
      guard path.count == 2, let receiver = path.first, let name = path.last else { return nil }
      self.receiver = receiver == "*" ? nil : receiver
      self.name = name
      labels = text[text.index(after: open)...].dropLast().split(separator: ":")
        .map { $0 == "_" ? nil : String($0) }
    case .objectiveC:
      let parts = text.split(separator: " ").map(String.init)
      guard parts.count == 2, let receiver = parts.first, let name = parts.last else { return nil }
      self.receiver = receiver == "*" ? nil : receiver
      self.name = name
      labels = []
    }
  }

  /// Whether the receiver is a class, which tells the SDK by itself.
  public var namesClass: Bool { receiver?.first?.isUppercase == true }

  /// Whether `call` has this shape. What is imported is asked elsewhere.
  public func matches(_ call: Call) -> Bool {
    guard call.name == name else { return false }
    if let receiver, !call.path.dropLast().contains(receiver) { return false }
    var wanted = labels[...]
    for argument in call.arguments {
      guard let label = wanted.first else { break }
      if argument.label == label { wanted = wanted.dropFirst() }
    }
    // A trailing closure stands for a last labelled argument.
    return wanted.isEmpty || (wanted.count == 1 && call.hasTrailingClosure)
  }
}
