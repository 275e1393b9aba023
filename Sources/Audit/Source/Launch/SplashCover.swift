/// The cover of react-native-splash-screen: `show` runs the main loop until JavaScript hides it again, so a launch that
/// JavaScript waits for never ends. The class was called `SplashScreen` up to 3.0.
enum SplashCover {
  static func isCall(_ call: Call, in sources: SourceIndex) -> Bool {
    guard let type = call.path.first, call.path.count == 2 else { return false }
    if type == "RNSplashScreen" { return true }
    return type == "SplashScreen" && call.name == "show" && call.arguments.isEmpty
      && sources.classModel(type, in: nil) == nil
  }
}
