import Testing

@testable import Audit

@Suite struct ProjectReaderTests {
  /// An app project at `path` that compiles AppDelegate.swift of the folder `App` beside it.
  static func xcode(_ path: String, target: String = "App", product: String = "application") -> [String: String] {
    let project = ExampleXcodeProject(targets: [
      ExampleXcodeProject.Target(
        name: target, product: product, sources: ["AppDelegate.swift"], settings: ["INFOPLIST_FILE": "App/Info.plist"])
    ])
    let folder = TreePath.parent(path)
    let at = folder.isEmpty ? "" : folder + "/"
    return [
      path + "/project.pbxproj": project.text, at + "App/AppDelegate.swift": "import UIKit\n",
      at + "App/Info.plist": ExamplePropertyList.file(),
    ]
  }

  static func read(_ files: [String: String]...) throws -> DiscoveredProjects {
    let tree = MemoryTree(files: files.reduce(into: [:]) { $0.merge($1) { _, new in new } })
    return ProjectReader(tree: tree, inventory: try Inventory(of: tree)).read()
  }

  @Test func aCapacitorApp() throws {
    let project = try #require(try Self.read(ExampleProject.capacitor84.files).projects.first)
    #expect(project.root == "")
    #expect(project.kind == .app)
    #expect(project.stacks == [.capacitor])
    #expect(project.name == "Example")
    #expect(project.packageManager == .swiftPackageManager)
    #expect(project.targets.map(\.name) == ["App"])
    #expect(project.infoPlists.keys.sorted() == ["ios/App/App/Info.plist"])
    #expect(project.storyboards.map(\.name).contains("Main"))
    let capacitor = try #require(project.capacitor)
    #expect(capacitor.platformFolder == "ios")
    #expect(capacitor.version?.source == "package-lock.json")
    #expect(capacitor.versionSources.map(\.source).contains("ios/App/CapApp-SPM/Package.swift"))
    #expect(capacitor.requirement?.text == "^8.0.0")
    #expect(project.generator == nil)
    #expect(project.problems.isEmpty)
  }

  @Test func theSameAppSeenFromInsideThePlatformFolder() throws {
    for start in ["ios/", "ios/App/"] {
      let inside = ExampleProject.capacitor84.files.filter { $0.key.hasPrefix(start) }
      let files = Dictionary(uniqueKeysWithValues: inside.map { (String($0.key.dropFirst(start.count)), $0.value) })
      let project = try #require(try Self.read(files).projects.first)
      #expect(project.stacks == [.capacitor])
      #expect(project.targets.map(\.name) == ["App"])
      #expect(project.capacitor?.platformFolder == "")
      #expect(project.capacitor?.version?.package == "capacitor-swift-pm")
    }
  }

  @Test func thePlatformFolderOfTheConfig() throws {
    let found = try Self.read(
      Self.xcode("mobile/native/App/App.xcodeproj"),
      [
        "mobile/capacitor.config.ts": "export default { appName: 'Garden', ios: { path: 'native' } }",
        "mobile/package.json": "{\"dependencies\": {\"@capacitor/ios\": \"^8.0.0\"}}",
        "package.json": "{\"workspaces\": [\"mobile\"]}",
      ])
    #expect(found.projects.map(\.root) == ["mobile"])
    #expect(found.projects.first?.capacitor?.platformFolder == "mobile/native")
    #expect(found.projects.first?.name == "Garden")
  }

  @Test func severalPlatformFoldersOfOneConfigAreOneProject() throws {
    let found = try Self.read(
      Self.xcode("ios/App/App.xcodeproj", target: "One"), Self.xcode("ios-other/App/App.xcodeproj", target: "Other"),
      ["capacitor.config.json": "{}", "package.json": "{\"dependencies\": {\"@capacitor/ios\": \"8.4.1\"}}"])
    #expect(found.projects.count == 1)
    #expect(Set(found.projects.first?.targets.map(\.name) ?? []) == ["One", "Other"])
    #expect(found.projects.first?.projectFiles.count == 2)
  }

  @Test func aCapacitorPluginWithItsExample() throws {
    let found = try Self.read(
      Self.xcode("example-app/ios/App/App.xcodeproj"),
      [
        "package.json":
          "{\"name\": \"plugin\", \"version\": \"2.0.0\", \"peerDependencies\": {\"@capacitor/core\": \">=7\"}}",
        "Plugin.podspec": "", "Package.swift": "", "ios/Sources/P/P.swift": "class P: CAPPlugin {}",
        "example-app/package.json":
          "{\"name\": \"example\", \"dependencies\": {\"@capacitor/ios\": \"^8.0.0\", \"plugin\": \"file:..\"}}",
        "example-app/capacitor.config.json": "{\"appName\": \"Try it\"}",
      ])
    #expect(found.projects.map(\.kind) == [.plugin, .app])
    #expect(found.projects.map(\.root) == ["", "example-app"])
    let plugin = try #require(found.projects.first)
    #expect(plugin.stacks == [.capacitor])
    #expect(plugin.name == "plugin")
    #expect(plugin.otherSources == ["ios/Sources/P/P.swift"])
    #expect(plugin.targets.isEmpty)
    #expect(found.projects.last?.name == "Try it")
  }

  @Test func aPluginWithAnXcodeProjectForItsTestsStaysAPlugin() throws {
    let found = try Self.read(
      Self.xcode("ios/Plugin.xcodeproj", target: "Plugin", product: "framework"),
      [
        "package.json": "{\"devDependencies\": {\"@capacitor/core\": \"^7.0.0\", \"@capacitor/ios\": \"^7.0.0\"}}",
        "Plugin.podspec": "", "ios/Plugin/Plugin.m": "CAP_PLUGIN(Plugin, \"Plugin\",)",
      ])
    #expect(found.projects.map(\.kind) == [.plugin])
    #expect(found.projects.first?.skippedTargets.map(\.name) == ["Plugin"])
  }

  @Test func nativePackagesOfTheDependencies() throws {
    let found = try Self.read(
      ExampleProject.capacitor84.files,
      [
        "package.json": """
        {"dependencies": {"@capacitor/ios": "^8.0.0", "@scope/camera": "^1.0.0", "cordova-thing": "2", "web-only": "1",
          "local": "file:./plugins/local", "@capacitor/core": "^8.0.0"}}
        """,
        "node_modules/@capacitor/ios/package.json": "{\"version\": \"8.5.3\"}",
        "node_modules/@capacitor/ios/Capacitor/Bridge.swift": "",
        "node_modules/@scope/camera/package.json":
          "{\"version\": \"1.2.3\", \"capacitor\": {\"ios\": {\"src\": \"ios\"}}}",
        "node_modules/@scope/camera/ios/Sources/Camera.swift": "",
        "node_modules/@scope/camera/ios/Tests/CameraTests.swift": "",
        "node_modules/@scope/camera/node_modules/inner/ios/Inner.swift": "",
        "node_modules/cordova-thing/package.json": "{\"version\": \"2.0.0\"}",
        "node_modules/cordova-thing/plugin.xml": "",
        "node_modules/cordova-thing/src/ios/Thing.m": "", "node_modules/web-only/package.json": "{}",
        "node_modules/web-only/index.js": "", "node_modules/unrelated/ios/Unrelated.swift": "",
        "plugins/local/package.json": "{\"name\": \"local\", \"version\": \"0.1.0\", \"capacitor\": {}}",
        "plugins/local/ios/Local.swift": "", "patches/@scope+camera+1.2.3.patch": "",
        "patches/@capacitor+ios+8.5.3.patch": "",
      ])
    let project = try #require(found.projects.first)
    #expect(project.capacitor?.version?.text == "8.5.3")
    #expect(project.capacitor?.version?.source == "node_modules/@capacitor/ios/package.json")
    #expect(project.nativePackages.map(\.name) == ["@scope/camera", "cordova-thing", "local"])
    #expect(project.nativePackages.map(\.kind) == [.capacitor, .cordova, .capacitor])
    #expect(project.nativePackages.map(\.version) == ["1.2.3", "2.0.0", "0.1.0"])
    #expect(project.nativePackages.first?.sources == ["node_modules/@scope/camera/ios/Sources/Camera.swift"])
    #expect(project.nativePackages.first?.patches == ["patches/@scope+camera+1.2.3.patch"])
    #expect(project.nativePackages.map(\.isLocal) == [false, false, true])
    #expect(project.capacitor?.patches == ["patches/@capacitor+ios+8.5.3.patch"])
  }

  @Test func aFlutterAppBesideItsPlugin() throws {
    let found = try Self.read(
      Self.xcode("example/ios/Runner.xcodeproj", target: "Runner"),
      [
        "pubspec.yaml": "name: sensor\nflutter:\n  plugin:\n    platforms:\n      ios:\n        pluginClass: P\n",
        "ios/Classes/P.swift": "",
        "example/pubspec.yaml": "name: sensor_example\ndependencies:\n  flutter:\n    sdk: flutter\n",
        "example/macos/Runner/AppDelegate.swift": "",
      ])
    #expect(found.projects.map(\.kind) == [.plugin, .app])
    #expect(found.projects.map(\.stacks) == [[.flutter], [.flutter]])
    #expect(found.projects.map(\.name) == ["sensor", "sensor_example"])
    #expect(found.projects.first?.otherSources == ["ios/Classes/P.swift"])
  }

  @Test func aFlutterModuleAndItsHost() throws {
    let found = try Self.read(
      Self.xcode("host/Host.xcodeproj", target: "Host"),
      [
        "module/pubspec.yaml": "name: feature\nflutter:\n  module:\n    iosBundleIdentifier: a.b\n",
        "host/Podfile":
          "flutter_application_path = '../module'\n# use_react_native!\ninstall_all_flutter_pods(flutter_application_path)\n",
      ])
    #expect(found.projects.map(\.kind) == [.app, .module])
    #expect(found.projects.map(\.stacks) == [[.flutterAddToApp], [.flutter]])
    #expect(found.projects.first?.packageManager == .cocoaPods)
  }

  @Test func reactNativeAndExpo() throws {
    let react = try Self.read(
      Self.xcode("ios/Shop.xcodeproj", target: "Shop"),
      [
        "package.json": "{\"dependencies\": {\"react-native\": \"0.76.1\", \"expo\": \"~52.0.0\"}}",
        "ios/Podfile": "use_react_native!(:path => 'x')\n",
      ])
    #expect(react.projects.first?.stacks == [.reactNative])
    #expect(react.projects.first?.version(of: "react-native")?.text == "0.76.1")
    #expect(react.projects.first?.generator == nil)
    let expo = try Self.read(
      Self.xcode("ios/Shop.xcodeproj", target: "Shop"),
      [
        "package.json": "{\"dependencies\": {\"react-native\": \"0.76.1\", \"expo\": \"~52.0.0\"}}",
        "ios/Podfile": "use_expo_modules!\nuse_react_native!\n", ".gitignore": "/ios\n", "app.json": "{\"expo\": {}}",
      ])
    #expect(expo.projects.first?.stacks == [.expo, .reactNative])
    #expect(expo.projects.first?.generator == ProjectGenerator(kind: .expoPrebuild, definition: "app.json"))
    #expect(expo.projects.first?.version(of: "expo")?.text == "~52.0.0")
  }

  @Test func aManagedExpoAppHasNoXcodeProject() throws {
    let found = try Self.read([
      "package.json": "{\"name\": \"shop\", \"dependencies\": {\"expo\": \"54.0.1\", \"react-native\": \"0.81.0\"}}",
      "app.config.ts": "export default {}",
    ])
    #expect(found.projects.map(\.stacks) == [[.expo, .reactNative]])
    #expect(found.projects.first?.targets.isEmpty == true)
    #expect(found.projects.first?.generator == ProjectGenerator(kind: .expoPrebuild, definition: "app.config.ts"))
  }

  @Test func cordovaKeepsItsProjectInThePlatformFolder() throws {
    let found = try Self.read(
      Self.xcode("platforms/ios/Notes.xcodeproj", target: "Notes"),
      [
        "config.xml": "<widget id=\"a\"></widget>", "platforms/ios/App/config.xml": "<widget/>",
        "platforms/ios/CordovaLib/VERSION": "7.1.1\n", "platforms/ios/cordova/build.js": "",
        "package.json": "{\"devDependencies\": {\"cordova-ios\": \"^7.1.0\"}}",
      ])
    #expect(found.projects.map(\.root) == [""])
    #expect(found.projects.first?.stacks == [.cordova])
    #expect(found.projects.first?.generator == ProjectGenerator(kind: .cordovaPlatform, definition: "config.xml"))
    #expect(found.projects.first?.version(of: "cordova-ios") != nil)
  }

  @Test func cordovasPlatformIsNoCapacitorWhateverStandsBesideIt() throws {
    let found = try Self.read(
      Self.xcode("platforms/ios/Notes.xcodeproj", target: "Notes"),
      [
        "config.xml": "<widget id=\"a\"></widget>", "capacitor.config.json": "{\"appId\": \"org.example.notes\"}",
        "platforms/ios/CordovaLib/VERSION": "5.1.1\n", "platforms/ios/cordova/build.js": "",
        "platforms/ios/platform_www/cordova.js": "",
        "package.json":
          "{\"dependencies\": {\"@capacitor/core\": \"1.4.0\", \"@capacitor/ios\": \"^1.4.0\", \"cordova-ios\": \"^5.1.1\"}}",
      ])
    #expect(found.projects.first?.stacks == [.cordova])
  }

  @Test func nativeProjectsStandOnTheirOwn() throws {
    let found = try Self.read(
      Self.xcode("Main.xcodeproj", target: "Main"), Self.xcode("Demo/Demo.xcodeproj", target: "Demo"),
      Self.xcode("Kit/Kit.xcodeproj", target: "Kit", product: "framework"))
    #expect(found.projects.map(\.name) == ["Main", "Demo"])
    #expect(found.projects.map(\.root) == ["", "Demo"])
    #expect(found.projects.first?.stacks == [])
    // The framework's own project is no app, but its code runs in one.
    #expect(found.skipped.map(\.path) == ["Kit"])
    #expect(found.projects.first?.targets.first?.linkedSources == ["Kit/App/AppDelegate.swift"])
    #expect(found.projects.last?.targets.first?.linkedSources == [])
  }

  /// What other people show their library with is left alone where the library only lies in the tree; its sources count.
  @Test func exampleAppsOfLibrariesInTheTreeAreLeftAlone() throws {
    let library = ["Libraries/Kit/LICENSE": "", "Libraries/Kit/Kit.podspec": ""]
    let found = try Self.read(
      Self.xcode("Main.xcodeproj", target: "Main"), Self.xcode("Libraries/Kit/Demo/Demo.xcodeproj", target: "Demo"),
      library)
    #expect(found.projects.map(\.name) == ["Main"])
    #expect(found.skipped.map(\.path) == ["Libraries/Kit/Demo"])
    let alone = try Self.read(Self.xcode("Libraries/Kit/Demo/Demo.xcodeproj", target: "Demo"), library)
    #expect(alone.projects.map(\.name) == ["Demo"])
  }

  @Test func aPackageBesideTheFolderOfTheXcodeProjectRunsInsideTheApp() throws {
    var files = Self.xcode("Native/App.xcodeproj")
    let path = "Native/App.xcodeproj/project.pbxproj"
    files[path] = files[path]?.replacing(
      "\tobjects = {",
      with: "\tobjects = {\n\t\tAA00AA00AA00AA00AA00AA00 = "
        + "{isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };")
    files["Kit/Package.swift"] = ""
    files["Kit/Sources/Kit/Kit.swift"] = ""
    let app = try #require(try Self.read(files).projects.first)
    #expect(app.targets.first?.linkedSources == ["Kit/Sources/Kit/Kit.swift"])
  }

  /// Old templates of React Native brought one; its files are gone.
  @Test func anAppForAppleTVWithoutItsInfoPlistIsLeftAlone() throws {
    let project = ExampleXcodeProject(targets: [
      ExampleXcodeProject.Target(
        name: "App", sources: ["AppDelegate.swift"], settings: ["INFOPLIST_FILE": "App/Info.plist"]),
      ExampleXcodeProject.Target(
        name: "App-tvOS", sources: ["AppDelegate.swift"],
        settings: ["INFOPLIST_FILE": "App-tvOS/Info.plist", "SDKROOT": "appletvos"]),
    ])
    let found = try Self.read([
      "App.xcodeproj/project.pbxproj": project.text, "App/AppDelegate.swift": "",
      "App/Info.plist": ExamplePropertyList.file(),
    ])
    let app = try #require(found.projects.first)
    #expect(app.targets.map(\.name) == ["App"])
    #expect(app.skippedTargets.map(\.name) == ["App-tvOS"])
  }

  @Test func librariesAndPackagesRunInsideTheAppTestsDoNot() throws {
    let project = ExampleXcodeProject(targets: [
      ExampleXcodeProject.Target(name: "App", sources: ["AppDelegate.swift"]),
      ExampleXcodeProject.Target(name: "Kit", product: "framework", sources: ["Kit.swift"]),
      ExampleXcodeProject.Target(name: "Tests", product: "bundle.unit-test", sources: ["Tests.swift"]),
    ])
    let found = try Self.read([
      "App.xcodeproj/project.pbxproj": project.text, "App/AppDelegate.swift": "", "App/Kit.swift": "",
      "App/Tests.swift": "", "App/Forgotten.swift": "", "Modules/UI/Package.swift": "",
      "Modules/UI/Sources/UI/View.swift": "", "Modules/UI/Tests/UITests/ViewTests.swift": "",
    ])
    let app = try #require(found.projects.first)
    #expect(app.targets.first?.linkedSources == ["App/Kit.swift", "Modules/UI/Sources/UI/View.swift"])
    #expect(
      app.otherSources == [
        "App/Forgotten.swift", "App/Kit.swift", "App/Tests.swift", "Modules/UI/Sources/UI/View.swift",
        "Modules/UI/Tests/UITests/ViewTests.swift",
      ])
  }

  @Test func whatCannotBeReadIsAProblemOfItsProject() throws {
    let found = try Self.read(
      Self.xcode("Good/Good.xcodeproj", target: "Good"),
      [
        "Merged/Merged.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n}\n",
        "Empty/Empty.xcodeproj/project.pbxproj": "", "brick/{{name}}/ios/R.xcodeproj/project.pbxproj": "{{x}}",
        "Good/App/Info.plist": "<plist><dict>",
      ])
    #expect(found.projects.map(\.root) == ["Empty", "Good", "Merged"])
    #expect(
      found.projects.map { $0.problems.first?.kind } == [.unreadableProject, .unreadablePropertyList, .conflictMarkers])
    #expect(found.skipped.map(\.path) == ["brick/{{name}}/ios/R.xcodeproj/project.pbxproj"])
  }

  @Test(
    arguments: [
      (["capacitor.config.ts": "", "package.json": "{}"], "npx cap add ios"),
      (["pubspec.yaml": "dependencies: {flutter: {sdk: flutter}}", "lib/main.dart": ""], "flutter create"),
      (["config.xml": "<widget/>"], "cordova platform add ios"), (["Package.swift": ""], "Swift package"),
      (["package.json": "{}"], "JavaScript package"), (["app/build.gradle": ""], "Android"),
      (["src/main.swift": ""], "without an Xcode project"),
    ] as [([String: String], String)])
  func tellsWhatATreeWithoutProjectIs(files: [String: String], words: String) throws {
    let found = try Self.read(files)
    #expect(found.projects.isEmpty)
    #expect(found.found?.contains(words) == true)
  }

  @Test func enginesWithAPropertyListOfTheirOwn() throws {
    let list = ExamplePropertyList.file()
    let maui = try Self.read([
      "Shop/Shop.csproj": "<TargetFrameworks>net9.0-android;net9.0-ios</TargetFrameworks><UseMaui>true</UseMaui>",
      "Shop/Platforms/iOS/Info.plist": list, "Core/Core.csproj": "<TargetFramework>net9.0</TargetFramework>",
    ])
    #expect(maui.projects.map(\.root) == ["Shop"])
    #expect(maui.projects.first?.engine == ".NET")
    #expect(maui.projects.first?.stacks == [.engine])
    #expect(maui.projects.first?.infoPlists.keys.sorted() == ["Shop/Platforms/iOS/Info.plist"])
    let script = try Self.read([
      "nativescript.config.ts": "export default {}", "App_Resources/iOS/Info.plist": list,
      "package.json": "{\"dependencies\": {\"@nativescript/core\": \"8.9.1\"}}",
    ])
    #expect(script.projects.first?.engine == "NativeScript")
    #expect(script.projects.first?.version(of: "@nativescript/core")?.text == "8.9.1")
  }

  @Test func aUnityExportIsWrittenByUnity() throws {
    let found = try Self.read(
      Self.xcode("Unity-iPhone.xcodeproj", target: "Unity-iPhone"), ["Classes/UnityAppController.mm": ""])
    #expect(found.projects.first?.stacks == [.engine])
    #expect(found.projects.first?.engine == "Unity")
    #expect(found.projects.first?.generator?.kind == .unity)
  }

  @Test func anAppPutTogetherByMakeIsKnownByItsPropertyList() throws {
    let list = ExamplePropertyList.file("\t<key>LSRequiresIPhoneOS</key>\n\t<true/>\n")
    let found = try Self.read(["Makefile": "", "data/ios/Info.plist.in.xml": list, "data/mac/Info.plist.in.xml": ""])
    #expect(found.projects.map(\.root) == ["data/ios"])
    #expect(found.projects.first?.stacks == [.engine])
    #expect(found.projects.first?.generator?.definition == "data/ios/Info.plist.in.xml")
  }

  @Test func tuistAndBazelHaveToWriteTheXcodeProjectFirst() throws {
    let tuist = try Self.read(["Project.swift": "import ProjectDescription\nlet project = Project(name: \"A\")"])
    #expect(tuist.projects.isEmpty)
    #expect(tuist.found?.contains("tuist generate") == true)
    let bazel = try Self.read(["app/BUILD": "ios_application(\n    name = \"App\",\n)"])
    #expect(bazel.found?.contains("rules_xcodeproj") == true)
    let written = try Self.read(
      Self.xcode("A.xcodeproj"), ["Project.swift": "import ProjectDescription\nlet project = Project(name: \"A\")"])
    #expect(written.projects.first?.generator == ProjectGenerator(kind: .tuist, definition: "Project.swift"))
    #expect(written.skipped.isEmpty)
  }

  @Test func aMacProjectIsNoIOSProject() throws {
    let project = ExampleXcodeProject(
      targets: [ExampleXcodeProject.Target(name: "Mac", sources: ["A.swift"])], settings: ["SDKROOT": "macosx"])
    let found = try Self.read(["Mac.xcodeproj/project.pbxproj": project.text])
    #expect(found.projects.isEmpty)
    #expect(found.found?.contains("macOS only") == true)
  }

  /// Settings that several targets share name more platforms than the Info.plist of one of them.
  @Test func aTargetThatAppKitLaunchesIsLeftAlone() throws {
    let project = ExampleXcodeProject(
      targets: [ExampleXcodeProject.Target(name: "Tool", sources: ["Tool/main.swift"])],
      settings: ["SUPPORTED_PLATFORMS": "iphoneos macosx", "INFOPLIST_FILE": "Tool/Info.plist"])
    func plist(_ more: String) -> String {
      "<plist version=\"1.0\"><dict><key>NSPrincipalClass</key><string>NSApplication</string>\(more)</dict></plist>"
    }
    func found(_ plist: String) throws -> DiscoveredProjects {
      try Self.read(["Tool.xcodeproj/project.pbxproj": project.text, "Tool/Info.plist": plist])
    }
    #expect(try found(plist("")).projects.isEmpty)
    let screen = "<key>UILaunchStoryboardName</key><string>Launch</string>"
    #expect(try found(plist(screen)).projects.first?.targets.map(\.name) == ["Tool"])
  }
}
