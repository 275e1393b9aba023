import Audit
import Testing

@testable import Apply

@Suite struct XcodeGenSpecEditorTests {
  private let content = SceneManifestContent(delegateClass: "SceneDelegate")

  private func edited(_ spec: String, target: String = "App") throws -> String? {
    let text = SourceText(path: "project.yml", bytes: Array(spec.utf8))
    guard let edits = XcodeGenSpecEditor(text).addManifest(content, to: target, findings: []) else { return nil }
    let change = try FileChange(path: text.path, original: text.bytes, edits: edits)
    return String(decoding: change.result, as: UTF8.self)
  }

  @Test func theManifestStandsAmongTheProperties() throws {
    let spec = """
      targets:
        App:
          info:
            path: App/Info.plist
            properties: # what the app says
              CFBundleDisplayName: App
              UILaunchStoryboardName: Launch
      """
    #expect(
      try edited(spec) == """
        targets:
          App:
            info:
              path: App/Info.plist
              properties: # what the app says
                CFBundleDisplayName: App
                UIApplicationSceneManifest:
                  UIApplicationSupportsMultipleScenes: false
                  UISceneConfigurations:
                    UIWindowSceneSessionRoleApplication:
                      - UISceneConfigurationName: Default Configuration
                        UISceneDelegateClassName: SceneDelegate
                UILaunchStoryboardName: Launch
        """)
  }

  @Test func whatStandsThereAlreadyStays() throws {
    let spec = "targets:\n  App:\n    info:\n      properties:\n        UIApplicationSceneManifest: {}\n"
    #expect(try edited(spec) == spec)
  }

  @Test func onOneLineThereIsNoSurePlace() throws {
    #expect(try edited("targets: {App: {info: {properties: {UILaunchStoryboardName: Launch}}}}\n") == nil)
    #expect(try edited("targets:\n  App:\n    info:\n      path: App/Info.plist\n") == nil)
  }
}
