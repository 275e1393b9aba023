/// The place in a generator's file that an Info.plist is written from. What is changed in the Info.plist alone is gone at
/// the generator's next run.
public struct PropertyListDefinition: Sendable {
  public enum Place: Sendable, Hashable {
    /// Keys that lead to a mapping of a YAML file; the last of them may not be there yet.
    case mapping([String])
    /// A dictionary literal of a Swift file.
    case literal(ByteRange)
    /// An expression of a Swift file that stands for the generator's own list, without a key of the project's.
    case standard(ByteRange)
    /// What only the generator works out: a variable of another file, a function.
    case elsewhere(ByteRange)
  }

  public let generator: ProjectGenerator.Kind
  /// The file that people edit.
  public let text: SourceText
  /// Name of the target.
  public let target: String
  public let place: Place
  /// What it says, with places only where the file is Swift; nil where only the generator knows.
  public let root: PropertyListNode?
  /// Whether the scene manifest is among what it says.
  public let hasManifest: Bool
  /// The line to look at.
  public let range: ByteRange

  public init(
    generator: ProjectGenerator.Kind, text: SourceText, target: String, place: Place, root: PropertyListNode?,
    hasManifest: Bool, range: ByteRange
  ) {
    self.generator = generator
    self.text = text
    self.target = target
    self.place = place
    self.root = root
    self.hasManifest = hasManifest
    self.range = range
  }

  public var path: String { text.path }

  /// Whether text can be put there from here.
  public var isEditable: Bool {
    if case .elsewhere = place { return false }
    return root != nil
  }
}
