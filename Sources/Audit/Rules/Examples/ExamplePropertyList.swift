/// Info.plists of examples.
enum ExamplePropertyList {
  /// An Info.plist with `body` in its root dictionary, each line one tab deep.
  static func file(_ body: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundleExecutable</key>
    \t<string>$(EXECUTABLE_NAME)</string>
    \t<key>CFBundleIdentifier</key>
    \t<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    \t<key>CFBundlePackageType</key>
    \t<string>APPL</string>
    \(body.isEmpty ? "" : indented(body, by: 1) + "\n")\t<key>UILaunchStoryboardName</key>
    \t<string>LaunchScreen</string>
    </dict>
    </plist>

    """
  }

  /// A scene manifest; `entry` holds the keys of its one window configuration.
  static func manifest(
    key: String = "UIApplicationSceneManifest", multiple: Bool = false,
    role: String = "UIWindowSceneSessionRoleApplication", entry: [(String, String)]
  ) -> String {
    let keys = entry.map { "<key>\($0.0)</key>\n<string>\($0.1)</string>" }.joined(separator: "\n")
    return """
      <key>\(key)</key>
      <dict>
      \t<key>UIApplicationSupportsMultipleScenes</key>
      \t<\(multiple)/>
      \t<key>UISceneConfigurations</key>
      \t<dict>
      \t\t<key>\(role)</key>
      \t\t<array>
      \t\t\t<dict>
      \(indented(keys, by: 4))
      \t\t\t</dict>
      \t\t</array>
      \t</dict>
      </dict>
      """
  }

  /// The manifest that names `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  static func usualManifest(storyboard: String? = nil, delegate: String = "$(PRODUCT_MODULE_NAME).SceneDelegate")
    -> String
  {
    manifest(
      entry: [("UISceneConfigurationName", "Default Configuration"), ("UISceneDelegateClassName", delegate)]
        + (storyboard.map { [("UISceneStoryboardFile", $0)] } ?? []))
  }

  private static func indented(_ text: String, by tabs: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: "\t", count: tabs) + $0 }.joined(separator: "\n")
  }
}

/// Storyboards of examples: one controller.
enum ExampleStoryboard {
  static func file(customClass: String? = nil, module: String? = nil, isInitial: Bool = true) -> String {
    let attributes =
      (customClass.map { " customClass=\"\($0)\"" } ?? "") + (module.map { " customModule=\"\($0)\"" } ?? "")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(isInitial ? " initialViewController=\"first-view\"" : "")>
          <scenes>
              <scene sceneID="first-scene">
                  <objects>
                      <viewController id="first-view"\(attributes) sceneMemberID="viewController"/>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="responder" sceneMemberID="firstResponder"/>
                  </objects>
              </scene>
          </scenes>
      </document>

      """
  }
}
