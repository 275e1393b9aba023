/// The `project.pbxproj` of an example, in the form Xcode writes: one group, and any number of targets.
struct ExampleXcodeProject: Sendable {
  struct Target: Sendable {
    var name: String
    /// `application`, `app-extension`, `bundle.unit-test`, …
    var product = "application"
    /// Names of files in the folder that it compiles.
    var sources: [String]
    var resources: [String] = []
    /// Build settings of every configuration.
    var settings: [String: String] = [:]
    /// Build settings of Release alone, in place of those above.
    var releaseSettings: [String: String] = [:]
  }

  /// Folder of the files, relative to the folder that holds the `.xcodeproj`.
  var folder = "App"
  var targets: [Target]
  /// Files of the group that no target compiles.
  var others: [String] = []
  var settings: [String: String] = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "15.0"]

  var text: String {
    var lines = [
      "// !$*UTF8*$!", "{", "\tarchiveVersion = 1;", "\tclasses = {", "\t};", "\tobjectVersion = 60;", "\tobjects = {",
      "",
    ]
    section("PBXBuildFile", buildFiles, into: &lines)
    section("PBXFileReference", fileReferences, into: &lines)
    section("PBXGroup", group, into: &lines)
    section("PBXNativeTarget", targets.indices.flatMap(nativeTarget), into: &lines)
    section("PBXProject", project, into: &lines)
    section(
      "PBXResourcesBuildPhase", targets.indices.flatMap { phase("Resources", of: $0, targets[$0].resources) },
      into: &lines)
    section(
      "PBXSourcesBuildPhase", targets.indices.flatMap { phase("Sources", of: $0, targets[$0].sources) }, into: &lines)
    section("XCBuildConfiguration", configurations, into: &lines)
    section("XCConfigurationList", configurationLists, into: &lines)
    lines += ["\t};", "\trootObject = \(id("project")) /* Project object */;", "}", ""]
    return lines.joined(separator: "\n")
  }

  private func id(_ words: String...) -> String {
    String(Digest.hex(words.joined(separator: "/"), bytes: 12).uppercased())
  }

  private func section(_ name: String, _ body: [String], into lines: inout [String]) {
    lines += ["/* Begin \(name) section */"] + body + ["/* End \(name) section */", ""]
  }

  /// Every file once, in order.
  private var files: [String] {
    var seen: Set<String> = []
    return (targets.flatMap { $0.sources + $0.resources } + others).filter { seen.insert($0).inserted }
  }

  private var buildFiles: [String] {
    targets.flatMap { target in
      [("Sources", target.sources), ("Resources", target.resources)].flatMap { phase, names in
        names.map { name in
          "\t\t\(id("build", target.name, name)) /* \(TreePath.name(name)) in \(phase) */ = {isa = PBXBuildFile; "
            + "fileRef = \(id("file", name)) /* \(TreePath.name(name)) */; };"
        }
      }
    }
  }

  private var fileReferences: [String] {
    files.map { name in
      "\t\t\(id("file", name)) /* \(TreePath.name(name)) */ = {isa = PBXFileReference; "
        + "lastKnownFileType = \(Self.type(of: name)); path = \(quoted(name)); sourceTree = \"<group>\"; };"
    }
      + targets.map { target in
        "\t\t\(id("product", target.name)) /* \(target.name) */ = {isa = PBXFileReference; "
          + "explicitFileType = wrapper.application; includeInIndex = 0; path = \(quoted(target.name + ".app")); "
          + "sourceTree = BUILT_PRODUCTS_DIR; };"
      }
  }

  private static func type(of name: String) -> String {
    switch TreePath.pathExtension(name) {
    case "swift": "sourcecode.swift"
    case "m": "sourcecode.c.objc"
    case "h": "sourcecode.c.h"
    case "storyboard": "file.storyboard"
    case "plist": "text.plist.xml"
    default: "text"
    }
  }

  private var group: [String] {
    let children = files.map { "\t\t\t\t\(id("file", $0)) /* \(TreePath.name($0)) */," }
    return ["\t\t\(id("root")) = {", "\t\t\tisa = PBXGroup;", "\t\t\tchildren = ("]
      + ["\t\t\t\t\(id("group")) /* \(folder) */,", "\t\t\t);", "\t\t\tsourceTree = \"<group>\";", "\t\t};"]
      + ["\t\t\(id("group")) /* \(folder) */ = {", "\t\t\tisa = PBXGroup;", "\t\t\tchildren = ("] + children
      + ["\t\t\t);", "\t\t\tpath = \(quoted(folder));", "\t\t\tsourceTree = \"<group>\";", "\t\t};"]
  }

  private func nativeTarget(_ index: Int) -> [String] {
    let target = targets[index]
    return [
      "\t\t\(id("target", target.name)) /* \(target.name) */ = {", "\t\t\tisa = PBXNativeTarget;",
      "\t\t\tbuildConfigurationList = \(id("list", target.name));", "\t\t\tbuildPhases = (",
      "\t\t\t\t\(id("Sources", target.name)) /* Sources */,",
      "\t\t\t\t\(id("Resources", target.name)) /* Resources */,",
      "\t\t\t);", "\t\t\tbuildRules = (", "\t\t\t);", "\t\t\tdependencies = (", "\t\t\t);",
      "\t\t\tname = \(quoted(target.name));", "\t\t\tproductName = \(quoted(target.name));",
      "\t\t\tproductReference = \(id("product", target.name));",
      "\t\t\tproductType = \"com.apple.product-type.\(target.product)\";", "\t\t};",
    ]
  }

  private var project: [String] {
    [
      "\t\t\(id("project")) /* Project object */ = {", "\t\t\tisa = PBXProject;",
      "\t\t\tbuildConfigurationList = \(id("list"));", "\t\t\tcompatibilityVersion = \"Xcode 14.0\";",
      "\t\t\tdevelopmentRegion = en;", "\t\t\tmainGroup = \(id("root"));", "\t\t\tprojectDirPath = \"\";",
      "\t\t\tprojectRoot = \"\";", "\t\t\ttargets = (",
    ] + targets.map { "\t\t\t\t\(id("target", $0.name)) /* \($0.name) */," } + ["\t\t\t);", "\t\t};"]
  }

  private func phase(_ kind: String, of index: Int, _ names: [String]) -> [String] {
    let target = targets[index]
    return [
      "\t\t\(id(kind, target.name)) /* \(kind) */ = {", "\t\t\tisa = PBX\(kind)BuildPhase;",
      "\t\t\tbuildActionMask = 2147483647;", "\t\t\tfiles = (",
    ] + names.map { "\t\t\t\t\(id("build", target.name, $0)) /* \(TreePath.name($0)) in \(kind) */," }
      + ["\t\t\t);", "\t\t\trunOnlyForDeploymentPostprocessing = 0;", "\t\t};"]
  }

  private var configurations: [String] {
    ["Debug", "Release"].flatMap { name in
      configuration(name, owner: nil, settings)
        + targets.flatMap { target in
          let special = name == "Release" ? target.releaseSettings : [:]
          return configuration(name, owner: target.name, target.settings.merging(special) { $1 })
        }
    }
  }

  private func configuration(_ name: String, owner: String?, _ settings: [String: String]) -> [String] {
    let lines = settings.sorted { $0.key < $1.key }.map { "\t\t\t\t\(quoted($0.key)) = \(quoted($0.value));" }
    return ["\t\t\(id("configuration", owner ?? "", name)) /* \(name) */ = {", "\t\t\tisa = XCBuildConfiguration;"]
      + ["\t\t\tbuildSettings = {"] + lines + ["\t\t\t};", "\t\t\tname = \(name);", "\t\t};"]
  }

  private var configurationLists: [String] {
    ([nil] + targets.map { $0.name as String? }).flatMap { owner in
      let list = owner.map { id("list", $0) } ?? id("list")
      return ["\t\t\(list) = {", "\t\t\tisa = XCConfigurationList;", "\t\t\tbuildConfigurations = ("]
        + ["Debug", "Release"].map { "\t\t\t\t\(id("configuration", owner ?? "", $0)) /* \($0) */," }
        + [
          "\t\t\t);", "\t\t\tdefaultConfigurationIsVisible = 0;", "\t\t\tdefaultConfigurationName = Release;", "\t\t};",
        ]
    }
  }

  private func quoted(_ text: String) -> String {
    text.allSatisfy { $0.isLetter || $0.isNumber || "._/".contains($0) } && !text.isEmpty
      ? text : "\"" + text.replacing("\"", with: "\\\"") + "\""
  }
}
