/// The `ios_application` rules of a `BUILD` file, as far as their arguments are literals. Source: rules_apple, iOS rules.
enum BazelApplication {
  /// Labels of the Info.plists of the app `name`; of the only app where none has that name.
  static func infoPlists(of name: String, in text: String) -> [String] {
    let calls = arguments(of: "ios_application(", in: text)
    let named = calls.filter { strings("name", in: $0) == [name] }
    let call = named.first ?? (calls.count == 1 ? calls.first : nil)
    return call.map { strings("infoplists", in: $0) } ?? []
  }

  /// What stands between the brackets of each call, comments left out.
  private static func arguments(of call: String, in text: String) -> [Substring] {
    let code = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.drop { $0 == " " }.hasPrefix("#") ? "" : line
    }.joined(separator: "\n")
    return code.ranges(of: call).map { range in
      var depth = 1
      let rest = code[range.upperBound...]
      let end = rest.firstIndex { character in
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        return depth == 0
      }
      return rest[..<(end ?? rest.endIndex)]
    }
  }

  /// The string literals of an argument: one, or a list of them.
  private static func strings(_ argument: String, in call: Substring) -> [String] {
    return call.matches(of: #/(?:^|[(,\s])([a-z_]+)\s*=\s*(\[[^\]]*\]|"[^"]*")/#).first { $0.output.1 == argument }
      .map { found in
        found.output.2.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter {
          $0.offset % 2 == 1
        }
        .map { String($0.element) }
      } ?? []
  }
}
