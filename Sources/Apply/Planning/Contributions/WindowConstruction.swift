import Audit

/// Where code makes a window, in either language, and where a helper that does gets the scene to make it for.
enum WindowConstruction {
  /// Constructions that name no scene: `UIWindow(frame:)`, `[[UIWindow alloc] initWithFrame:]`.
  static func all(in calls: [Call], of types: Set<String>) -> [(range: ByteRange, type: String)] {
    calls.compactMap { call in
      guard let type = call.path.first, types.contains(type) else { return nil }
      if call.path.count == 1 {
        return call.arguments.contains { $0.label == "windowScene" } ? nil : (call.range, type)
      }
      let isWhole =
        call.path.count == 3 && call.path[1] == "alloc" && ["init", "initWithFrame:"].contains(call.path[2])
        || call.path == [type, "new"]
      return isWhole ? (call.range, type) : nil
    }
  }

  /// What a call of a helper without arguments hands to it.
  static func argument(of call: Call, in file: SourceFile) -> (range: ByteRange, text: String)? {
    let bytes = file.text.bytes
    if file.language == .swift {
      return bytes[call.range].firstIndex(of: UInt8(ascii: "(")).map { ($0 + 1..<$0 + 1, "forScene: windowScene") }
    }
    guard call.range.upperBound > call.range.lowerBound, bytes[call.range.upperBound - 1] == UInt8(ascii: "]") else {
      return nil
    }
    var end = call.range.upperBound - 1
    while end > call.range.lowerBound, SourceText.isBlank(bytes[end - 1]) { end -= 1 }
    return (end..<end, "ForScene:windowScene")
  }

  /// The parameter for the scene in a helper without parameters.
  static func parameter(of function: FunctionDeclaration, in file: SourceFile) -> (offset: Int, text: String)? {
    let name = function.nameRange
    if file.language == .objectiveC { return (name.upperBound, objectiveCParameter) }
    // Objective-C knows it as `ForScene:`.
    return file.text.bytes[name.upperBound...].firstIndex(of: UInt8(ascii: "("))
      .map { ($0 + 1, "forScene windowScene: UIWindowScene") }
  }

  /// The construction for the parameter.
  static func text(_ type: String, in file: SourceFile) -> String {
    file.language == .swift
      ? "\(type)(windowScene: windowScene)" : "[[\(type) alloc] initWithWindowScene:windowScene]"
  }

  static let objectiveCParameter = "ForScene:(UIWindowScene *)windowScene"
}
