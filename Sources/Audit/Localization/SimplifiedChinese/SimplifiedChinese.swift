/// The catalogue of one language, by the part of the program its texts stand in.
enum SimplifiedChinese {
  static let all: [String] = [
    adoption, apply, audit, callbacks, capacitor, checklist, commandLine, commands, cordova, dependencies, engine,
    flutter, formats, keys, launch, manifest, membership, notices, output, plainAssistant, project, reactNative, sdks,
    sceneDelegates, sources, swiftUI, target, views, window, words,
  ]
}
