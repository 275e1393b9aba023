/// Whether an applied change still stands.
public struct ChangeStanding: Sendable, Hashable {
  public enum State: String, Sendable, Codable {
    case asApplied
    /// Edited since; nothing wrong with that, but undo will refuse.
    case edited
    /// Back to the bytes from before the change, by other means than undo.
    case asBefore
    case missing
  }

  public struct File: Sendable, Hashable {
    public let path: String
    public let state: State
  }

  public let change: AppliedChange
  public let root: String
  public internal(set) var files: [File]

  public var isUntouched: Bool { files.allSatisfy { $0.state == .asApplied } }
}
