/// What the parsed code says about the way a project is built: the last word where files were silent, and whether SwiftUI
/// or UIKit starts the app.
enum SourceStacks {
  static func complete(_ project: inout Project, sources: SourceIndex) {
    let own = sources.files.filter { file in project.targets.contains { SourceIndex.compiles($0, file.path) } }
    if project.stacks.isEmpty { project.stacks = told(by: own) }
    if project.stacks.contains(.capacitor), project.capacitor == nil {
      let folder = project.projectFiles.first.map { TreePath.parent(TreePath.parent(TreePath.parent($0))) }
      project.capacitor = CapacitorProject(platformFolder: folder ?? project.root)
    }
    guard project.kind == .app, !project.targets.isEmpty else { return }
    let starts = project.targets.map { sources.entryPoint(of: $0) }
    if starts.contains(where: \.isSwiftUI) { project.stacks.append(.swiftUI) }
    if starts.contains(where: { !$0.isSwiftUI }) { project.stacks.append(.uiKit) }
  }

  private struct Marker {
    let stack: Stack
    let imports: Set<String>
    let supertypes: Set<String>
  }

  private static let markers: [Marker] = [
    Marker(stack: .capacitor, imports: ["Capacitor"], supertypes: ["CAPBridgeViewController"]),
    Marker(
      stack: .cordova, imports: ["Cordova", "Cordova/CDV.h", "Cordova/CDVAppDelegate.h"],
      supertypes: ["CDVAppDelegate", "CDVSceneDelegate", "CDVViewController"]),
    Marker(
      stack: .expo, imports: ["Expo", "ExpoModulesCore"], supertypes: ["ExpoAppDelegate", "EXAppDelegateWrapper"]),
    Marker(
      stack: .reactNative,
      imports: [
        "React", "React_RCTAppDelegate", "React/RCTBridge.h", "React/RCTRootView.h", "React/RCTBundleURLProvider.h",
        "React/RCTLinkingManager.h", "RCTRootView.h", "RCTBridge.h", "RCTBundleURLProvider.h", "RCTAppDelegate.h",
        "ReactNativeNavigation", "ReactNativeNavigation/ReactNativeNavigation.h",
      ],
      supertypes: ["RCTAppDelegate", "RCTDefaultReactNativeFactoryDelegate"]),
    Marker(
      stack: .flutterAddToApp, imports: ["Flutter", "Flutter/Flutter.h"],
      supertypes: ["FlutterAppDelegate", "FlutterSceneDelegate"]),
  ]

  private static func told(by files: [SourceFile]) -> [Stack] {
    let imports = Set(files.flatMap { $0.imports.map(\.name) })
    let supertypes = Set(files.flatMap { $0.types.filter { !$0.neverCompiled }.flatMap(\.supertypes) })
    var stacks = markers.filter { marker in
      !marker.imports.isDisjoint(with: imports) || !marker.supertypes.isDisjoint(with: supertypes)
    }.map(\.stack)
    // Expo stands on React Native, and Capacitor carries Cordova plugins.
    if stacks.contains(.expo), !stacks.contains(.reactNative) {
      stacks.insert(.reactNative, at: (stacks.firstIndex(of: .expo) ?? 0) + 1)
    }
    if stacks.contains(.capacitor) { stacks.removeAll { $0 == .cordova } }
    return stacks
  }
}
