import Foundation

extension DecodingError {
  /// What is wrong with a JSON file, for people: "`schema` is missing", "not JSON: …".
  public var reason: String {
    switch self {
    case .keyNotFound(let key, let context):
      let place = Self.place(context.codingPath)
      return localized("`\(key.stringValue)` is missing") + (place.isEmpty ? "" : localized(" in \(place)"))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return context.codingPath.isEmpty
        ? localized("the wrong kind of value at its top")
        : localized("the wrong kind of value in \(Self.place(context.codingPath))")
    case .dataCorrupted(let context):
      if !context.codingPath.isEmpty { return localized("an unknown word in \(Self.place(context.codingPath))") }
      let detail = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
      return localized("not JSON") + (detail.map { ": " + $0 } ?? "")
    @unknown default: return localized("it cannot be read")
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { localized("number \($0 + 1)") } ?? "`\(key.stringValue)`" }.commaSeparated
  }
}
