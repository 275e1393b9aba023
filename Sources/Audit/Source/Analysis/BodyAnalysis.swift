/// What a method body depends on: what decides where it may move, and what must come along.
public struct BodyAnalysis: Sendable {
  /// A member of the class (any part of it, in any file, superclasses of the project too) that the body uses without
  /// another receiver than `self`.
  public struct Member: Sendable, Hashable {
    public enum Kind: String, Sendable {
      case property, method
      /// A type nested in the class.
      case type
    }

    public let name: String
    public let kind: Kind
    /// `private` or `fileprivate`, by itself or through its extension; a private setter where the body assigns.
    public let isPrivate: Bool
    public let isStatic: Bool
    /// File and range of the declaration.
    public let file: String
    public let declaration: ByteRange
    /// The name in each use, a leading `self.`, `self?.` or `Self.` included; in an Objective-C message to `self` the
    /// receiver alone. Empty where every use names the class (`AppDelegate.shared`).
    public let uses: [ByteRange]

    public init(
      name: String, kind: Kind, isPrivate: Bool, isStatic: Bool, file: String, declaration: ByteRange,
      uses: [ByteRange]
    ) {
      self.name = name
      self.kind = kind
      self.isPrivate = isPrivate
      self.isStatic = isStatic
      self.file = file
      self.declaration = declaration
      self.uses = uses
    }
  }

  /// What kinds of things the body does, for recommendations.
  public enum Trait: String, Sendable, CaseIterable {
    /// Reads or writes a window, a root controller or a view.
    case window
    case views
    /// Puts an overlay up or takes it down.
    case overlay
    /// Takes an overlay down and puts none up.
    case uncovering
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

  /// In order of their first use.
  public let members: [Member]
  /// `self` used as a value; capturing it or unwrapping it (`guard let self`) is none.
  public let selfUses: [ByteRange]
  public let usesSuper: Bool
  /// Uses of each parameter, by its name inside the body. Parameters that are not used are not in it.
  public let parameterUses: [String: [ByteRange]]
  /// Those of the uses above that read and declare a name at once (`if let window`, `[completion]`): an expression can
  /// only stand behind the name and a `=`.
  public let shorthandUses: [ByteRange]
  /// `private` and `fileprivate` declarations of the file, outside of the class, that the body uses.
  public let fileLocalNames: [String]
  /// `return` statements in order, those of closures left out.
  public let returns: [Statement]
  public let traits: Set<Trait>

  public init(
    members: [Member], selfUses: [ByteRange], usesSuper: Bool, parameterUses: [String: [ByteRange]],
    shorthandUses: [ByteRange] = [], fileLocalNames: [String], returns: [Statement], traits: Set<Trait>
  ) {
    self.members = members
    self.selfUses = selfUses
    self.usesSuper = usesSuper
    self.parameterUses = parameterUses
    self.shorthandUses = shorthandUses
    self.fileLocalNames = fileLocalNames
    self.returns = returns
    self.traits = traits
  }
}
