import Testing

@testable import Audit

@Suite struct LaunchOptionKeyTests {
  @Test(arguments: [
    (".url", "url"), ("UIApplication.LaunchOptionsKey.shortcutItem", "shortcut"),
    ("UIApplicationLaunchOptionsKey.remoteNotification", "remoteNotification"),
    ("UIApplicationLaunchOptionsURLKey", "url"), ("UIApplicationLaunchOptionsShortcutItemKey", "shortcut"),
    ("UIApplicationLaunchOptionsUserActivityDictionaryKey", "userActivity"),
    ("UIApplicationLaunchOptionsLocationKey", "location"),
  ])
  func keysOfBothLanguagesHaveOneShortName(written: String, key: String) {
    #expect(LaunchOptionReads.shortKey(written) == key)
  }

  @Test(arguments: ["\"url\"", "url", "key", ".somethingElse", "UIApplicationLaunchOptionsKey", ""])
  func anythingElseIsNoLaunchOption(written: String) {
    #expect(LaunchOptionReads.shortKey(written) == nil)
  }
}
