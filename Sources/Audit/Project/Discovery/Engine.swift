/// Makers of apps that own the app delegate: what people write in another language, or what writes the Xcode project.
/// Sources: facts of each stack in their own documentation; see the references of the rule `engine.owned`.
struct Engine: Sendable, Hashable {
  let name: String
  /// The file that tells, relative to the tree.
  let evidence: String
  /// Whether it writes the Xcode project anew at each build.
  let writesProject: Bool

  /// Whether the Xcode project in `folder` (as seen from the engine's project) is one that the engine writes.
  func claims(_ folder: String) -> Bool {
    switch name {
    case "Unity": TreePath.name(evidence) == "UnityAppController.mm" && folder.isEmpty
    case "NativeScript": folder.hasPrefix("platforms/ios")
    case "Tauri": folder.contains("gen/apple")
    case "Unreal": folder.hasPrefix("Intermediate")
    default: false
    }
  }

  /// Engines whose own project files stand in the tree: folder of the project by what was found.
  static func find(_ inventory: Inventory, tree: any FileTree) -> [(folder: String, engine: Engine)] {
    var found: [(folder: String, engine: Engine)] = []
    func add(_ name: String, _ path: String, folder: String, writesProject: Bool = true) {
      if !found.contains(where: { $0.folder == folder && $0.engine.name == name }) {
        found.append((folder, Engine(name: name, evidence: path, writesProject: writesProject)))
      }
    }
    func up(_ path: String, _ levels: Int) -> String { (0..<levels).reduce(path) { path, _ in TreePath.parent(path) } }
    for path in inventory.files(named: "ProjectVersion.txt")
    where TreePath.name(TreePath.parent(path)) == "ProjectSettings" {
      add("Unity", path, folder: up(path, 2))
    }
    for path in inventory.files(named: "UnityAppController.mm") { add("Unity", path, folder: up(path, 2)) }
    for path in inventory.files(withExtension: "uproject") { add("Unreal", path, folder: up(path, 1)) }
    for path in inventory.files(named: "project.godot") { add("Godot", path, folder: up(path, 1)) }
    for name in ["nativescript.config.ts", "nativescript.config.js"] {
      for path in inventory.files(named: name) { add("NativeScript", path, folder: up(path, 1)) }
    }
    for path in inventory.files(named: "tiapp.xml") { add("Titanium", path, folder: up(path, 1)) }
    for path in inventory.files(named: "robovm.xml") { add("RoboVM", path, folder: up(path, 1), writesProject: false) }
    for path in inventory.files(named: "tauri.conf.json") { add("Tauri", path, folder: up(path, 2)) }
    for path in inventory.files(withExtension: "csproj") where isDotNet(path, tree) {
      add(".NET", path, folder: up(path, 1))
    }
    return found
  }

  /// Whether a C# project builds an iOS app.
  private static func isDotNet(_ path: String, _ tree: any FileTree) -> Bool {
    guard let text = try? tree.text(of: path).string else { return false }
    let frameworks = text.split(separator: "\n").filter { $0.contains("TargetFramework") }.joined()
    return frameworks.contains("-ios") && (text.contains("<OutputType>Exe") || text.contains("<UseMaui>true"))
      || text.contains("Xamarin.iOS.CSharp.targets") && text.contains("<OutputType>Exe")
  }
}
