import Audit

/// Why a property list is not edited.
public enum PropertyListEditingError: Error, Sendable, Hashable {
  /// It has no text that could be edited; why, as the end of a sentence.
  case notEditable(path: String, reason: String)
  /// The root is not a dictionary.
  case noRootDictionary(path: String)
  /// Nothing stands at the place that was named.
  case missing(path: String, place: String)
  /// Something stands there, but not what the change needs.
  case unexpectedShape(path: String, place: String, expected: String)
  /// The root dictionary has a scene manifest already.
  case manifestExists(path: String)
  /// The only places left stand under a preprocessor condition.
  case onlyConditionalPlaces(path: String)
  /// The edited text did not read back as the old dictionary with the change. Nothing was written.
  case notVerified(path: String, place: String)

  /// What, where and what to do.
  public var message: String {
    switch self {
    case .notEditable(let path, let reason):
      localized(
        "\(path) is left as it is: \(reason). Make the change by hand, or store the file as an XML property list first."
      )
    case .noRootDictionary(let path): localized("\(path) is left as it is: its root is not a dictionary.")
    case .missing(let path, let place): localized("\(path) has no \(place); nothing was changed there.")
    case .unexpectedShape(let path, let place, let expected):
      localized("\(path) is left as it is: \(place) should be \(expected). Correct it by hand.")
    case .manifestExists(let path):
      localized("\(path) has a UIApplicationSceneManifest in its root dictionary already; a second one is not added.")
    case .onlyConditionalPlaces(let path):
      localized(
        "\(path) is left as it is: every place for the change stands under a preprocessor condition. Add it by hand.")
    case .notVerified(let path, let place):
      localized(
        "\(path) is left as it is: the edited text would not read back as intended at \(place). Make the change by hand."
      )
    }
  }
}
