/// A `project.pbxproj` with its objects by id and the bytes they stand in. Ids are opaque: they need not be hexadecimal,
/// nor of any length.
public struct XcodeProjectFile: Sendable {
  public enum Format: Sendable {
    case openStep
    /// Valid for Xcode, but rewritten by it at the next save; read here, never edited.
    case xml
  }

  public let text: SourceText
  public let format: Format
  public let root: PropertyListNode
  /// Whether Foundation's own reader takes the file too.
  public let isStrict: Bool
  public let objects: [String: XcodeObject]
  /// Ids in the order of the file.
  public let ids: [String]
  /// Ids that are defined more than once; the last definition counts.
  public let duplicateIDs: Set<String>
  /// Id of the PBXProject object.
  public let projectID: String

  /// - Throws: the place and reason of the first error.
  public init(_ text: SourceText) throws(FormatError) {
    self.text = text
    if Self.startsWithTag(text) {
      format = .xml
      root = try XMLPropertyListReader.read(text).root
      isStrict = true
    } else {
      format = .openStep
      let document = try OpenStepReader.read(text)
      root = document.root
      isStrict = document.isStrict
    }
    guard let entries = root["objects"]?.dictionary else {
      throw FormatError(offset: 0, line: 1, reason: localized("the file holds no \"objects\": it is no Xcode project"))
    }
    var objects: [String: XcodeObject] = [:]
    var ids: [String] = []
    var duplicates: Set<String> = []
    objects.reserveCapacity(entries.count)
    for entry in entries {
      if objects.updateValue(XcodeObject(entry: entry), forKey: entry.key) == nil {
        ids.append(entry.key)
      } else {
        duplicates.insert(entry.key)
      }
    }
    guard
      let project = root["rootObject"]?.string ?? ids.first(where: { objects[$0]?.isa == "PBXProject" }),
      objects[project]?.isa == "PBXProject"
    else {
      throw FormatError(offset: 0, line: 1, reason: localized("\"rootObject\" names no PBXProject object"))
    }
    self.objects = objects
    self.ids = ids
    duplicateIDs = duplicates
    projectID = project
  }

  public var path: String { text.path }

  public subscript(id: String) -> XcodeObject? { objects[id] }

  /// The objects that `ids` name; dangling ids and `(null)` are left out.
  public func objects(_ ids: [String]) -> [XcodeObject] { ids.compactMap { objects[$0] } }

  /// All objects of a kind, in the order of the file.
  public func all(_ isa: String) -> [XcodeObject] { ids.lazy.compactMap { objects[$0] }.filter { $0.isa == isa } }

  /// The targets of the project, in its order.
  public var targets: [XcodeObject] { objects(objects[projectID]?.strings("targets") ?? []) }

  /// The build configurations of a target or of the project, in their order.
  public func configurations(of owner: String) -> [XcodeObject] {
    guard let list = objects[owner]?.string("buildConfigurationList").flatMap({ objects[$0] }) else { return [] }
    return objects(list.strings("buildConfigurations"))
  }

  /// The build phases of `target` of one kind.
  public func phases(of target: String, _ isa: String) -> [XcodeObject] {
    objects(objects[target]?.strings("buildPhases") ?? []).filter { $0.isa == isa }
  }

  private static func startsWithTag(_ text: SourceText) -> Bool {
    let body = text.bytes.dropFirst(text.hasByteOrderMark ? 3 : 0)
    return body.first { $0 > 0x20 } == 0x3C
  }
}

/// One object of a project file.
public struct XcodeObject: Sendable {
  public let entry: PropertyListEntry

  public var id: String { entry.key }
  public var isa: String { entry.value["isa"]?.string ?? "" }
  /// From the id to the end of the value, without the `;`.
  public var range: ByteRange { entry.keyRange.lowerBound..<entry.value.range.upperBound }

  public subscript(key: String) -> PropertyListNode? { entry.value[key] }
  public func string(_ key: String) -> String? { entry.value[key]?.string }
  /// The strings of a list; empty where the key is absent or is no list.
  public func strings(_ key: String) -> [String] { entry.value[key]?.array?.compactMap(\.string) ?? [] }
}
