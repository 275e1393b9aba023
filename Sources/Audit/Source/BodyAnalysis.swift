/// What a method body depends on: what decides where it may move, and what must come along.
public struct BodyAnalysis: Sendable {
  /// A member of the class (any part of it, in any file) that the body uses without another receiver than `self`.
  public struct Member: Sendable, Hashable {
    public enum Kind: String, Sendable {
      case property, method
    }

    public let name: String
    public let kind: Kind
    /// `private` or `fileprivate`.
    public let isPrivate: Bool
    public let isStatic: Bool
    /// File and range of the declaration.
    public let file: String
    public let declaration: ByteRange
    /// The name in each use, a leading `self.` or `self?.` included.
    public let uses: [ByteRange]
  }

  /// What kinds of things the body does, for recommendations.
  public enum Trait: String, Sendable, CaseIterable {
    /// Reads or writes a window, a root controller or a view.
    case window
    case views
    /// Puts an overlay up or takes it down.
    case overlay
    /// Saves or loads: user defaults, Core Data, files, key chain.
    case storage
    case network
    case badge
    case notifications
    case analytics
    case audio
    case location
    case backgroundTask
    case timer
    /// Hands the event to the Capacitor or Cordova proxy.
    case proxy
    /// Hands the event to an SDK of the table.
    case sdk
    case logging
  }

  public let members: [Member]
  /// `self` used as a value.
  public let selfUses: [ByteRange]
  public let usesSuper: Bool
  /// Uses of each parameter, by its name inside the body.
  public let parameterUses: [String: [ByteRange]]
  /// `private` and `fileprivate` declarations of the file, outside of the class, that the body uses.
  public let fileLocalNames: [String]
  /// `return` statements in order, those of closures left out.
  public let returns: [Statement]
  public let traits: Set<Trait>

  public init(
    members: [Member], selfUses: [ByteRange], usesSuper: Bool, parameterUses: [String: [ByteRange]],
    fileLocalNames: [String], returns: [Statement], traits: Set<Trait>
  ) {
    self.members = members
    self.selfUses = selfUses
    self.usesSuper = usesSuper
    self.parameterUses = parameterUses
    self.fileLocalNames = fileLocalNames
    self.returns = returns
    self.traits = traits
  }
}
