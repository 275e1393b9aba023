/// An Info.plist of an app target.
public struct InfoPlist: Sendable {
  public enum Format: String, Sendable {
    case xml, binary, openStep
    /// Holds `#if`, `//` or macros: it is XML only after preprocessing.
    case preprocessed
  }

  public let text: SourceText
  public let format: Format
  /// nil where the file could not be read as a property list; `problem` says why.
  public let root: PropertyListNode?
  public let problem: ProjectProblem?
  /// Manifests that are written in the file and that UIKit does not see, in their order.
  public let misplacedManifests: [MisplacedManifest]
  /// Why no text can be put into the file, as the end of a sentence ("it is a binary property list"); nil where it can.
  public let editingProblem: String?
  /// Where a generator's file says what the list holds; nil for a file that people keep.
  public var definition: PropertyListDefinition?

  public init(
    text: SourceText, format: Format, root: PropertyListNode?, problem: ProjectProblem?,
    misplacedManifests: [MisplacedManifest] = [], editingProblem: String? = nil
  ) {
    self.text = text
    self.format = format
    self.root = root
    self.problem = problem
    self.misplacedManifests = misplacedManifests
    self.editingProblem = editingProblem
  }

  public var path: String { text.path }
  /// Whether the generator has not written the file yet: `text` is the generator's own.
  public var isUnwritten: Bool { definition.map { $0.path == path } ?? false }
  /// Whether a change of it can be made from here.
  public var isEditable: Bool { editingProblem == nil || (isUnwritten && definition?.isEditable == true) }
  /// The manifest in the root dictionary; the last one where the key stands twice.
  public var sceneManifest: SceneManifest? {
    root?.dictionary?.last { $0.key == SceneManifest.key }.map { SceneManifest(entry: $0) }
  }
  /// The manifest that counts or, where there is none, the one that counts once what stands in the wrong place is put right.
  /// Its ranges are places in the file as it is.
  public var comingManifest: SceneManifest? {
    if let sceneManifest { return sceneManifest }
    for misplaced in misplacedManifests {
      switch misplaced.how {
      case .nested, .afterRoot:
        guard let content = misplaced.content, let entry = Self.entry(at: content, in: text) else { continue }
        return SceneManifest(entry: entry)
      case .commentedOut, .renamed, .characterData, .duplicated: continue
      }
    }
    return nil
  }

  /// A key with its dictionary, read where it stands: blanks take the place of what is around it.
  private static func entry(at content: ByteRange, in text: SourceText) -> PropertyListEntry? {
    let open = Array("<dict>".utf8)
    guard content.lowerBound >= open.count else { return nil }
    let bytes =
      Array(repeating: UInt8(ascii: " "), count: content.lowerBound - open.count) + open + text.bytes[content]
      + Array("</dict>".utf8)
    return InfoPlistReader.read(SourceText(path: text.path, bytes: bytes)).root?.dictionary?.first {
      $0.key == SceneManifest.key
    }
  }
  public func string(_ key: String) -> String? { root?[key]?.string }
}

/// A value of a property list with the bytes it stands in.
public struct PropertyListNode: Sendable {
  public indirect enum Value: Sendable {
    case dictionary([PropertyListEntry])
    case array([PropertyListNode])
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    /// Date or data, as written.
    case other(String)
  }

  public let value: Value
  /// The element with its tags (XML), the token (OpenStep), or empty (binary).
  public let range: ByteRange

  public init(value: Value, range: ByteRange) {
    self.value = value
    self.range = range
  }

  public var dictionary: [PropertyListEntry]? { if case .dictionary(let entries) = value { entries } else { nil } }
  public var array: [PropertyListNode]? { if case .array(let nodes) = value { nodes } else { nil } }
  public var string: String? { if case .string(let string) = value { string } else { nil } }
  public var bool: Bool? {
    switch value {
    case .boolean(let bool): bool
    case .integer(let number): number != 0
    case .string(let text) where ["YES", "TRUE", "1"].contains(text.uppercased()): true
    case .string(let text) where ["NO", "FALSE", "0"].contains(text.uppercased()): false
    default: nil
    }
  }
  /// The value of `key` in a dictionary; the last one where the key stands twice, as Foundation reads it.
  public subscript(key: String) -> PropertyListNode? { dictionary?.last { $0.key == key }?.value }
}

public struct PropertyListEntry: Sendable {
  public let key: String
  public let keyRange: ByteRange
  public let value: PropertyListNode

  public init(key: String, keyRange: ByteRange, value: PropertyListNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

/// `UIApplicationSceneManifest` as found. Key names: Apple, "UIApplicationSceneManifest"; TN3187.
public struct SceneManifest: Sendable {
  public struct Configuration: Sendable {
    public let role: String
    public let name: String?
    public let delegateClass: String?
    public let sceneClass: String?
    public let storyboard: String?
    public let node: PropertyListNode
    /// Keys that UIKit does not know, with their ranges.
    public let unknownKeys: [PropertyListEntry]
  }

  public static let key = "UIApplicationSceneManifest"
  public static let windowRole = "UIWindowSceneSessionRoleApplication"

  public let entry: PropertyListEntry
  /// nil where the key is absent.
  public let supportsMultipleScenes: Bool?
  /// nil where `UISceneConfigurations` is absent; else all entries of all roles in order.
  public let configurations: [Configuration]?
  /// Roles that are present, with or without entries.
  public let roles: [String]
  public let unknownKeys: [PropertyListEntry]

  public init(entry: PropertyListEntry) {
    self.entry = entry
    let manifest = entry.value
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"]?.bool
    let known: Set = [
      "UIApplicationSupportsMultipleScenes", "UISceneConfigurations", "UIApplicationSupportsTabbedSceneCollection",
      "CPSupportsDashboardNavigationScene", "CPSupportsInstrumentClusterNavigationScene",
      "UIApplicationPreferredDefaultSceneSessionRole",
    ]
    unknownKeys = (manifest.dictionary ?? []).filter { !known.contains($0.key) }
    let knownInEntry: Set = [
      "UISceneConfigurationName", "UISceneDelegateClassName", "UISceneClassName", "UISceneStoryboardFile",
      "UISceneInitialImmersionStyle", "CPSupportsDashboardNavigationScene",
    ]
    let roleEntries = manifest["UISceneConfigurations"]?.dictionary
    roles = (roleEntries ?? []).map(\.key)
    configurations = roleEntries.map { entries in
      entries.flatMap { role in
        (role.value.array ?? []).filter { $0.dictionary != nil }.map { node in
          Configuration(
            role: role.key, name: node["UISceneConfigurationName"]?.string,
            delegateClass: node["UISceneDelegateClassName"]?.string, sceneClass: node["UISceneClassName"]?.string,
            storyboard: node["UISceneStoryboardFile"]?.string, node: node,
            unknownKeys: (node.dictionary ?? []).filter { !knownInEntry.contains($0.key) })
        }
      }
    }
  }

  public var windowConfigurations: [Configuration] { (configurations ?? []).filter { $0.role == Self.windowRole } }
}
