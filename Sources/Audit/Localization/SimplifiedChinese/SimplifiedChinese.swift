/// The catalogue of one language, by the part of the program its texts stand in.
enum SimplifiedChinese {
  static let all: [String] = [
    adoption, apply, audit, callbacks, capacitor, checklist, commands, cordova, dependencies, engine, flutter, formats,
    keys, launch, manifest, membership, project, reactNative, sdks, sceneDelegates, screens, sources, swiftUI, target,
    window,
  ]
}
