import Foundation

/// A `project.pbxproj` as Foundation reads it: an independent witness of what an edit changed.
struct ProjectGraph {
  let objects: [String: NSDictionary]
  let rest: NSDictionary

  init?(_ bytes: [UInt8]) {
    guard
      let root = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any],
      let objects = root["objects"] as? [String: NSDictionary]
    else { return nil }
    self.objects = objects
    rest = NSDictionary(dictionary: root.filter { $0.key != "objects" })
  }

  private func list(_ key: String, of id: String) -> [String] { objects[id]?[key] as? [String] ?? [] }
  private func isa(_ id: String) -> String { objects[id]?["isa"] as? String ?? "" }

  /// Ids of the native targets that are no iPhone or iPad app: extensions, tests, watch apps.
  private var otherTargets: [String] {
    objects.keys.filter { id in
      guard isa(id) == "PBXNativeTarget" else { return false }
      if objects[id]?["productType"] as? String != "com.apple.product-type.application" { return true }
      return configurations(of: id).contains {
        (objects[$0]?["buildSettings"] as? NSDictionary)?["SDKROOT"] as? String == "watchos"
      }
    }
  }

  private func configurations(of target: String) -> [String] {
    (objects[target]?["buildConfigurationList"] as? String).map { list("buildConfigurations", of: $0) } ?? []
  }

  /// What an edit did that no edit may do; empty for a careful one.
  func damage(in edited: ProjectGraph) -> [String] {
    var damage: [String] = []
    if edited.rest != rest { damage.append("the project's own values changed") }
    let mayGrow: Set = [
      "PBXGroup", "PBXSourcesBuildPhase", "XCBuildConfiguration", "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "PBXFileSystemSynchronizedRootGroup",
    ]
    for (id, object) in objects where edited.objects[id] != object {
      if edited.objects[id] == nil {
        damage.append("\(id) is gone")
      } else if !mayGrow.contains(isa(id)) {
        damage.append("\(isa(id)) \(id) changed")
      }
    }
    for id in objects.keys where ["PBXGroup", "PBXSourcesBuildPhase"].contains(isa(id)) {
      let key = isa(id) == "PBXGroup" ? "children" : "files"
      let kept = edited.list(key, of: id).filter { objects[$0] != nil }
      if kept != list(key, of: id) { damage.append("\(isa(id)) \(id) lost or moved an entry") }
    }
    for target in otherTargets {
      for id in list("buildPhases", of: target) + configurations(of: target) where objects[id] != edited.objects[id] {
        damage.append("\(isa(id)) of another target changed")
      }
    }
    for id in edited.objects.keys where objects[id] == nil {
      let isUsed = edited.objects.values.contains { object in
        object.allValues.contains { ($0 as? String) == id || ($0 as? [String])?.contains(id) ?? false }
      }
      if !isUsed { damage.append("nothing names the new \(edited.isa(id)) \(id)") }
      if edited.isa(id) == "PBXBuildFile", let file = edited.objects[id]?["fileRef"] as? String,
        edited.objects[file] == nil
      {
        damage.append("the new build file \(id) names nothing")
      }
    }
    return damage.sorted()
  }
}
