/// Takes out of a report what is the project's own: names, identifiers, strings, hosts and comments, each replaced by the
/// same word everywhere, so that the report still reads as one.
///
/// What stays is public: words of Apple's and the vendors' interfaces, of the languages, and of this program's own
/// sentences. Ids of findings stay too, so that answers find their way back; they are short digests. A member that
/// nobody thought of is treated as prose, which is the careful way.
struct Redaction {
  private let members: Members
  private var words: RedactedWords

  /// Redacted twice over: a sentence may name something whose other place comes later.
  static func redacted(_ document: JSONText, of audit: Audit) -> JSONText {
    var redaction = Redaction(members: Members(), words: RedactedWords(own: OwnWords.of(audit)))
    _ = redaction.value(document, .prose)
    return redaction.value(document, .prose)
  }

  /// How the text of a member is treated.
  private enum Treatment {
    /// The program's own words.
    case keep
    case name
    case code
    case prose
    case reference
  }

  private struct Members {
    private static let kept: Set<String> = [
      "schema", "tool", "made", "id", "rule", "kind", "stacks", "packageManager", "state", "event", "start", "verdict",
      "fate", "otherTools", "capacitor", "engine",
    ]
    private static let names: Set<String> = [
      "root", "name", "target", "targets", "file", "path", "bundleIdentifiers", "urlSchemes", "firstPackage",
    ]

    func treatment(_ key: String, of value: JSONText) -> Treatment {
      if Self.kept.contains(key) { return .keep }
      if Self.names.contains(key) { return .name }
      switch key {
      case "excerpt": return .code
      case "symbol", "handler": return .name
      case "references": return .reference
      case "findings":
        // Ids in a row of events; whole findings elsewhere.
        if case .array(let elements) = value, case .string? = elements.first { return .keep }
        return .prose
      default: return .prose
      }
    }
  }

  private mutating func value(_ value: JSONText, _ treatment: Treatment) -> JSONText {
    switch value {
    case .object(let entries):
      if treatment == .keep { return value }
      return .object(
        entries.map { entry in
          if entry.key == "versions" { return (entry.key, versions(entry.value)) }
          return (entry.key, self.value(entry.value, members.treatment(entry.key, of: entry.value)))
        })
    case .array(let elements): return .array(elements.map { self.value($0, treatment) })
    case .string(let text): return .string(redacted(text, treatment))
    case .integer, .bool, .null: return value
    }
  }

  private mutating func redacted(_ text: String, _ treatment: Treatment) -> String {
    switch treatment {
    case .keep: text
    case .name: words.name(text)
    case .code: words.code(text)
    case .prose: words.prose(text)
    case .reference: PublicWords.references.contains(text) ? text : words.prose(text)
    }
  }

  /// Versions by package: the keys are names.
  private mutating func versions(_ value: JSONText) -> JSONText {
    guard case .object(let entries) = value else { return value }
    return .object(entries.map { (words.name($0.key), self.value($0.value, .prose)) })
  }
}

/// Words that the code and the property lists of a project use, strings too; words of comments are quoted nowhere.
enum OwnWords {
  static func of(_ audit: Audit) -> Set<String> {
    var words: Set<String> = []
    for context in audit.contexts {
      let texts = context.sources.files.map(\.text) + context.project.infoPlists.values.map(\.text)
      for text in texts {
        for word in Words.split(CodeScanner.withoutComments(text.string)) where word.isWord {
          words.insert(String(word.text))
        }
      }
    }
    return words
  }
}
