// swift-format-ignore-file
import Foundation
import Testing

@testable import Audit

struct ScratchDisk: FileTree {
  let root: String
  func contents(of path: String) throws(FileError) -> [UInt8] {
    guard let d = FileManager.default.contents(atPath: root + "/" + path) else { throw .missing(path: path) }
    return Array(d)
  }
  func entry(at path: String) -> FileEntry? {
    var isDir: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isDir) else { return nil }
    return FileEntry(name: TreePath.name(path), kind: isDir.boolValue ? .folder : .file)
  }
  func entries(of folder: String) throws(FileError) -> [FileEntry] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder) else { throw .missing(path: folder) }
    return names.sorted().compactMap { entry(at: folder.isEmpty ? $0 : folder + "/" + $0) }
  }
}

func lines(_ p: String) -> [String] { ((try? String(contentsOfFile: p, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init) }

func same(_ node: PropertyListNode, _ any: Any, _ path: String = "") -> String? {
  switch node.value {
  case .dictionary(let e):
    guard let d = any as? [String: Any] else { return path + ": not dict" }
    if Set(e.map(\.key)) != Set(d.keys) { return path + ": keys" }
    for k in d.keys { if let n = node[k], let v = d[k], let r = same(n, v, path + "/" + k) { return r } }
    return nil
  case .array(let a):
    guard let b = any as? [Any], a.count == b.count else { return path + ": array" }
    for (n, v) in zip(a, b) { if let r = same(n, v, path + "/#") { return r } }
    return nil
  case .string(let s): return (any as? String) == s ? nil : path + ": string \(s.debugDescription) vs \(any)"
  case .integer(let i): return (any as? NSNumber)?.intValue == i ? nil : path + ": int"
  case .real(let i): return (any as? NSNumber)?.doubleValue == i ? nil : path + ": real"
  case .boolean(let b): return (any as? NSNumber)?.boolValue == b ? nil : path + ": bool"
  case .other: return any is String ? path + ": other" : nil
  }
}

@Suite struct ScratchCorpusTests {
  @Test func pbx() throws {
    var clock = ContinuousClock.Duration.zero
    for p in lines("/tmp/formats-pbx.txt") {
      let bytes = Array(try #require(FileManager.default.contents(atPath: p)))
      let text = SourceText(path: p, bytes: bytes)
      if let problem = ConflictMarkers.problem(in: text) { print("CONFLICT", problem.message); continue }
      do {
        let start = ContinuousClock.now
        let file = try XcodeProjectFile(text)
        clock += start.duration(to: .now)
        if !file.isStrict { print("LAX", p) }
        if !file.duplicateIDs.isEmpty { print("DUP", p, file.duplicateIDs) }
        if file.isStrict {
          let any = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
          if let d = same(file.root, any) { print("DIFF", p, d) }
        }
      } catch { print("ERR", p, error) }
    }
    print("pbx done", clock)
  }
  @Test func plists() throws {
    for p in lines("/tmp/formats-plists.txt") {
      guard let data = FileManager.default.contents(atPath: p) else { continue }
      let plist = InfoPlistReader.read(SourceText(path: p, bytes: Array(data)))
      if let problem = plist.problem { print("PL", problem.message); continue }
      if plist.format != .xml { print("FMT", plist.format, p) }
      if !plist.misplacedManifests.isEmpty { print("MIS", p, plist.misplacedManifests) }
      if plist.format == .xml || plist.format == .binary, let root = plist.root {
        do {
          let any = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
          if let d = same(root, any) { print("DIFF", p, d) }
        } catch { print("FOUNDATION", p, error) }
      }
    }
  }
  @Test func storyboards() throws {
    for p in lines("/tmp/formats-sb.txt") {
      guard let data = FileManager.default.contents(atPath: p) else { continue }
      guard let s = StoryboardReader.read(SourceText(path: p, bytes: Array(data))) else { print("SB nil", p); continue }
      if p.contains("LaunchScreen") { continue }
      print("SB", p.dropFirst(18), s.controllers.count, s.initialController.map { "\($0.element) \($0.customClass ?? "-") bare=\($0.isBare) \(s.initialControllers.map { $0.customClass ?? $0.element })" } ?? "no initial")
    }
  }
  @Test func targets() throws {
    for p in lines("/tmp/formats-pbx.txt") {
      let parts = p.split(separator: "/")
      let root = "/" + parts.prefix(2).joined(separator: "/")
      let tree = ScratchDisk(root: root)
      let r = XcodeProjectReader.read(projectFile: parts.dropFirst(2).joined(separator: "/"), tree: tree)
      print("PROJ", p.dropFirst(18))
      for t in r.targets {
        let missing = t.sources.filter { !tree.isFile($0) }
        print("  T", t.name, t.platforms.map(\.rawValue), "src", t.sources.count, "missing", missing.count, missing.prefix(2), "res", t.resources.count, "sync", t.synchronizedFolders, t.registrationProblem ?? "", t.isTestHost)
        var seen: Set<String> = []
        for c in t.configurations where seen.insert("\(c.infoPlist)\(c.conditionalInfoPlists)").inserted { print("     ", c.name, c.infoPlist, c.conditionalInfoPlists, c.moduleName ?? "-", c.deploymentTarget?.description ?? "-", c.bundleIdentifier ?? "-") }
      }
      for s in r.skipped { print("  S", s.name, s.reason) }
      for s in r.problems { print("  P", s.kind, s.path, s.line ?? 0, s.message) }
    }
  }
}
