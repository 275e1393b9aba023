/// Build variables inside plist values, worked out as Xcode does it for one configuration of a target.
enum BuildVariables {
  /// `text` with every `$(NAME)` and `${NAME}` replaced that is known; `isComplete` is false where one is not.
  static func expand(
    _ text: String, in configuration: TargetConfiguration, of target: AppTarget
  ) -> (text: String, isComplete: Bool) {
    var result = ""
    var isComplete = true
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let after = rest.index(after: start)
      guard after < rest.endIndex, let closing = closings[rest[after]], let end = rest[after...].firstIndex(of: closing)
      else {
        result.append("$")
        rest = rest[after...]
        continue
      }
      let parts = rest[rest.index(after: after)..<end].split(separator: ":")
      let known = parts.first.flatMap { value(of: String($0), in: configuration, of: target) }
      if let known = BuildSettingModifier.apply(parts.dropFirst(), to: known) {
        result += known
      } else {
        result += rest[start...end]
        isComplete = false
      }
      rest = rest[rest.index(after: end)...]
    }
    return (result + rest, isComplete)
  }

  /// Name of the module that Swift code of the target is compiled into.
  static func moduleName(of target: AppTarget, in configuration: TargetConfiguration) -> String {
    value(of: "PRODUCT_MODULE_NAME", in: configuration, of: target) ?? BuildSettingModifier.c99(target.name)
  }

  private static let closings: [Character: Character] = ["(": ")", "{": "}"]

  private static func value(
    of name: String, in configuration: TargetConfiguration, of target: AppTarget, depth: Int = 0
  ) -> String? {
    guard depth < 8 else { return nil }
    if let setting = configuration.setting(name), setting != "$(inherited)" {
      guard setting.contains("$") else { return setting }
      let nested = setting.replacing("$(\(name))", with: "")
      let expanded = expand(nested, in: configuration, of: target, depth: depth + 1)
      return expanded
    }
    switch name {
    case "PRODUCT_MODULE_NAME":
      return value(of: "PRODUCT_NAME", in: configuration, of: target, depth: depth + 1).map(BuildSettingModifier.c99)
    case "PRODUCT_NAME", "TARGET_NAME", "TARGETNAME": return target.name
    case "EXECUTABLE_NAME": return value(of: "PRODUCT_NAME", in: configuration, of: target, depth: depth + 1)
    default: return nil
    }
  }

  private static func expand(
    _ text: String, in configuration: TargetConfiguration, of target: AppTarget, depth: Int
  ) -> String? {
    guard depth < 8 else { return nil }
    let expanded = expand(text, in: configuration, of: target)
    return expanded.isComplete ? expanded.text : nil
  }
}
