/// Calls that must be made before the launch method returns, or once per process. Sources: Apple's documentation of
/// each API; facts on what broke when they were moved.
enum LaunchOnly {
  private struct Pattern {
    /// All of these stand in the path of a call or of a written reference.
    let words: [String]
    let reason: Phrase
  }

  static func reason(_ statement: Statement) -> String? {
    for pattern in patterns {
      let inCall = statement.calls.contains { call in pattern.words.allSatisfy(call.path.contains) }
      let written = statement.references.contains { reference in
        reference.access == .write && pattern.words.allSatisfy(reference.path.contains)
      }
      if inCall || written { return localized(pattern.reason) }
    }
    return nil
  }

  private static let patterns: [Pattern] = [
    Pattern(words: ["BGTaskScheduler"], reason: "background tasks must be registered before the launch ends"),
    Pattern(
      words: ["UNUserNotificationCenter", "delegate"],
      reason: "the notification delegate must be set before the launch ends"),
    Pattern(
      words: ["registerForRemoteNotifications"], reason: "registration for push belongs to the process"),
    Pattern(words: ["requestAuthorization"], reason: "asking for permission belongs to the process"),
    Pattern(
      words: ["requestAuthorizationWithOptions:completionHandler:"],
      reason: "asking for permission belongs to the process"),
    Pattern(words: ["PKPushRegistry"], reason: "VoIP pushes can arrive in a launch without a window"),
    Pattern(words: ["HKHealthStore"], reason: "health observers must be set up before the launch ends"),
    Pattern(words: ["WCSession"], reason: "the watch can wake the app without a window"),
    Pattern(words: ["SKPaymentQueue"], reason: "payments can arrive in a launch without a window"),
    Pattern(
      words: ["setMinimumBackgroundFetchInterval"], reason: "background fetch belongs to the process"),
    Pattern(
      words: ["setMinimumBackgroundFetchInterval:"], reason: "background fetch belongs to the process"),
    Pattern(words: ["appearance"], reason: "appearance must be set before the first window"),
    Pattern(words: ["FirebaseApp", "configure"], reason: "SDKs are configured once per process"),
    Pattern(words: ["FIRApp", "configure"], reason: "SDKs are configured once per process"),
    Pattern(words: ["NSSetUncaughtExceptionHandler"], reason: "crash handlers belong to the process"),
  ]
}
