import Testing

@testable import Audit

@Suite struct CapacitorConfigTests {
  @Test(arguments: [
    ("{\"appId\": \"a.b\", \"ios\": {\"path\": \"native/ios\"}}", ["native/ios"]),
    (
      "const config: CapacitorConfig = { ios: { scheme: 'App', path: 'ios-brand' }, android: { path: 'x' } };",
      ["ios-brand"]
    ),
    (
      "export default { plugins: { ios: { paths: 'no' } }, 'ios': {\n // path: 'old'\n path: `mobile`,\n} }", ["mobile"]
    ),
    ("const c = { ios: { path: process.env.B === 'b' ? 'ios-b' : 'ios' } }", ["b", "ios-b", "ios"]),
    ("const c = { ios: { path: `ios-${brand}` } }", []),
    ("const c = { path: 'x', ios: { contentInset: 'always' } }", []),
    ("const c = { ios: { ...base, server: { path: 'no' }, path: join('a') } }", ["a"]), ("{{{", []), ("", []),
    ("const u = 'it\\'s { ios: { path: ';", []),
  ])
  func readsTheIOSPath(text: String, paths: [String]) {
    #expect(CapacitorConfig(SourceText(path: "app/capacitor.config.ts", text)).iosPaths == paths)
  }

  @Test func platformFoldersAreRelativeToTheConfig() {
    let config = CapacitorConfig(SourceText(path: "app/capacitor.config.json", "{\"ios\": {\"path\": \"../native\"}}"))
    #expect(config.platformFolders == ["native"])
    #expect(CapacitorConfig(SourceText(path: "capacitor.config.js", "")).platformFolders == ["ios"])
    let outside = CapacitorConfig(SourceText(path: "capacitor.config.json", "{\"ios\": {\"path\": \"../up\"}}"))
    #expect(outside.platformFolders == [])
  }

  @Test func readsTheName() {
    let config = CapacitorConfig(SourceText(path: "c", "const c = { appName: 'My App', x: { appName: 'no' } }"))
    #expect(config.appName == "My App")
  }
}
