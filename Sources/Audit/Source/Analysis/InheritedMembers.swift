/// Members that an app delegate gets from a superclass of a stack, whose source is not there.
///
/// A window is none of them: every scene delegate has one of its own. Sources: `RCTAppDelegate.h` of React Native 0.71 to
/// 0.85, `ExpoAppDelegate`, `FlutterAppDelegate.h`, `CDVAppDelegate.h`.
enum InheritedMembers {
  private static let table: [String: Set<String>] = [
    "RCTAppDelegate": [
      "automaticallyLoadReactNativeWindow", "bridge", "bridgelessEnabled", "bundleURL", "concurrentRootEnabled",
      "createBridge", "createRootView", "createRootViewController", "customize", "dependencyProvider", "fabricEnabled",
      "initialProps", "loadReactNativeWindow", "moduleName", "newArchEnabled", "reactNativeFactory", "rootViewFactory",
      "setRootView", "sourceURL", "turboModuleEnabled",
    ],
    "EXAppDelegateWrapper": ["bridge", "bundleURL", "initialProps", "moduleName", "reactDelegate", "sourceURL"],
    "ExpoAppDelegate": [
      "bindReactNativeFactory", "initialProps", "moduleName", "reactNativeFactory", "recreateRootView",
    ],
    "FlutterAppDelegate": ["hasPlugin", "pluginRegistrant", "registrar", "valuePublished"],
    "CDVAppDelegate": ["viewController"],
  ]

  /// The names that superclasses among `supertypes` bring.
  static func names(of supertypes: [String]) -> Set<String> {
    supertypes.reduce(into: []) { $0.formUnion(table[$1] ?? []) }
  }
}
