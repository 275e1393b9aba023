import Testing

@testable import Audit

@Suite struct LockFileTests {
  private func version(
    _ file: String, _ text: String, _ package: String, requirement: String = "^8.0.0", folder: String = ""
  ) -> PackageVersion? {
    NodeLock(SourceText(path: file, text))?.version(
      of: NodeManifest.Dependency(name: package, requirement: requirement, line: 1), in: folder)
  }

  @Test func npmVersionOne() {
    let text = """
      {
        "lockfileVersion": 1,
        "dependencies": {
          "@capacitor/ios": {
            "version": "3.9.0"
          }
        }
      }
      """
    let found = version("package-lock.json", text, "@capacitor/ios")
    #expect(found == PackageVersion(package: "@capacitor/ios", text: "3.9.0", source: "package-lock.json", line: 5))
    #expect(version("package-lock.json", text, "@capacitor/core") == nil)
  }

  @Test func npmVersionThreeTakesTheNearestCopy() {
    let text = """
      {
        "lockfileVersion": 3,
        "packages": {
          "": {"name": "mono"},
          "node_modules/plugin": {"resolved": "packages/plugin", "link": true},
          "packages/plugin": {"version": "0.4.2"},
          "node_modules/@capacitor/ios": {"version": "7.4.0"},
          "apps/one/node_modules/@capacitor/ios": {"version": "8.4.1"}
        }
      }
      """
    #expect(version("package-lock.json", text, "@capacitor/ios", folder: "apps/one")?.text == "8.4.1")
    #expect(version("package-lock.json", text, "@capacitor/ios", folder: "apps/two")?.text == "7.4.0")
    #expect(version("package-lock.json", text, "plugin", folder: "apps/two")?.text == "0.4.2")
  }

  @Test(arguments: [
    (
      "lockfileVersion: 5.4\n\nspecifiers:\n  '@capacitor/ios': ^5.0.0\n\ndependencies:\n  '@capacitor/ios': 5.2.3_@capacitor+core@5.2.3\n",
      "", "5.2.3", 7
    ),
    (
      "lockfileVersion: '6.0'\n\ndependencies:\n  '@capacitor/ios':\n    specifier: ^6.0.0\n    version: 6.1.2(@capacitor/core@6.1.2)\n",
      "", "6.1.2", 6
    ),
    (
      "lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n      x: {specifier: '1', version: '1.0.0'}\n  apps/m:\n    devDependencies:\n      '@capacitor/ios':\n        specifier: ^8.0.0\n        version: 8.5.0(@capacitor/core@8.5.0)\n",
      "apps/m", "8.5.0", 10
    ),
  ])
  func pnpm(text: String, folder: String, expected: String, line: Int) {
    let found = version("pnpm-lock.yaml", text, "@capacitor/ios", folder: folder)
    #expect(found?.text == expected)
    #expect(found?.line == line)
  }

  @Test func pnpmLinksHaveNoVersion() {
    let text =
      "importers:\n  .:\n    dependencies:\n      plugin: {specifier: 'workspace:*', version: 'link:../plugin'}\n"
    #expect(version("pnpm-lock.yaml", text, "plugin") == nil)
  }

  @Test func yarnClassic() {
    let text = """
      # yarn lockfile v1


      "@capacitor/ios@7.0.0":
        version "7.0.0"

      "@capacitor/ios@^8.0.0", "@capacitor/ios@^8.2.0":
        version "8.3.1"
        resolved "https://registry.example/ios.tgz"
        dependencies:
          version-guard "^1.0.0"

      react-native@0.76.0:
        version "0.76.0"
      """
    #expect(version("yarn.lock", text, "@capacitor/ios")?.text == "8.3.1")
    #expect(version("yarn.lock", text, "@capacitor/ios")?.line == 8)
    #expect(version("yarn.lock", text, "@capacitor/ios", requirement: "7.0.0")?.text == "7.0.0")
    #expect(version("yarn.lock", text, "react-native", requirement: "any")?.text == "0.76.0")
    #expect(version("yarn.lock", text, "react") == nil)
  }

  @Test func yarnBerry() {
    let text = """
      __metadata:
        version: 8

      "@capacitor/ios@npm:^8.0.0":
        version: 8.4.1
        resolution: "@capacitor/ios@npm:8.4.1"

      "app@workspace:.":
        version: 0.0.0-use.local
      """
    #expect(version("yarn.lock", text, "@capacitor/ios")?.text == "8.4.1")
    #expect(version("yarn.lock", text, "app", requirement: "workspace:.") == nil)
  }

  @Test func bun() {
    let text = """
      {
        "lockfileVersion": 1,
        "packages": {
          "@capacitor/ios": ["@capacitor/ios@8.5.0", "", {}, "sha"],
        },
      }
      """
    let found = version("bun.lock", text, "@capacitor/ios")
    #expect(found?.text == "8.5.0")
    #expect(found?.line == 4)
  }

  @Test(arguments: ["package-lock.json", "pnpm-lock.yaml", "bun.lock"]) func damagedLocksAreNoLocks(name: String) {
    #expect(NodeLock(SourceText(path: name, "<<<<<<< HEAD\n{[")) == nil)
  }

  @Test func packageResolvedOfEveryVersion() {
    let one = """
      {"object": {"pins": [
        {"package": "Alamofire", "repositoryURL": "https://example.com/Alamofire/Alamofire.git",
         "state": {"branch": null, "revision": "1", "version": "5.9.1"}},
        {"package": "B", "repositoryURL": "https://example.com/b", "state": {"branch": "main", "revision": "2", "version": null}}
      ]}, "version": 1}
      """
    let found = NativeLocks.packageResolved(SourceText(path: "Package.resolved", one))
    #expect(found.map(\.package) == ["alamofire"])
    #expect(found.map(\.text) == ["5.9.1"])
    #expect(found.first?.line == 3)
    let three = """
      {"originHash": "x", "pins": [
        {"identity": "capacitor-swift-pm", "kind": "remoteSourceControl", "location": "https://example.com/x.git",
         "state": {"revision": "3", "version": "8.4.1"}}
      ], "version": 3}
      """
    #expect(NativeLocks.packageResolved(SourceText(path: "p", three)).map(\.package) == ["capacitor-swift-pm"])
  }

  @Test func podsOfFlutterPluginsSayNothingOfTheirVersion() {
    let text = """
      PODS:
        - Flutter (1.0.0)
        - image_picker_ios (0.0.1):
          - Flutter
        - RNScreens (4.16.0):
          - React-Core

      EXTERNAL SOURCES:
        Flutter:
          :path: Flutter
        image_picker_ios:
          :path: ".symlinks/plugins/image_picker_ios/ios"
        RNScreens:
          :path: "../node_modules/react-native-screens"

      COCOAPODS: 1.16.2

      """
    let found = NativeLocks.podfileLock(SourceText(path: "Podfile.lock", text))
    #expect(found.map(\.package) == ["RNScreens"])
  }

  @Test func podfileLockCountsSubspecsAsTheirPod() {
    let text = """
      PODS:
        - Capacitor (7.6.0):
          - CapacitorCordova
        - "GoogleUtilities/Environment (7.13.0)":
          - PromisesObjC (< 3.0, >= 1.2)
        - GoogleUtilities/Logger (7.13.0)

      DEPENDENCIES:
        - "Capacitor (from `../../node_modules/@capacitor/ios`)"

      COCOAPODS: 1.15.2
      """
    let found = NativeLocks.podfileLock(SourceText(path: "Podfile.lock", text))
    #expect(found.map(\.package) == ["Capacitor", "GoogleUtilities"])
    #expect(found.map(\.text) == ["7.6.0", "7.13.0"])
    #expect(found.map(\.line) == [2, 4])
  }

  @Test func cartfileResolved() {
    let text = "github \"Owner/Name\" \"v1.2.3\"\n# github \"x/y\" \"1\"\nbinary \"https://a/b.json\" \"2.0\"\n"
    let found = NativeLocks.cartfileResolved(SourceText(path: "Cartfile.resolved", text))
    #expect(found.map(\.package) == ["name", "b.json"])
    #expect(found.map(\.text) == ["v1.2.3", "2.0"])
  }

  @Test func exactVersionsOfAPackageManifest() {
    let text = """
      // .package(url: "https://example.com/old.git", exact: "1.0.0")
      let package = Package(
          dependencies: [
              .package(url: "https://example.com/ionic-team/capacitor-swift-pm.git", exact: "8.4.1"),
              .package(name: "Local", path: "../../../node_modules/@capacitor/app"),
              .package(url: "https://example.com/other", from: "2.0.0"),
          ])
      """
    let found = NativeLocks.packageManifest(SourceText(path: "Package.swift", text))
    #expect(found.map(\.package) == ["capacitor-swift-pm", "other"])
    #expect(found.map(\.text) == ["8.4.1", "2.0.0"])
    #expect(found.first?.line == 4)
  }

  @Test func flutterVersionsInTheOrderOfTrust() {
    let tree = MemoryTree(files: [
      ".tool-versions": "ruby 3.2\nflutter 3.35.1-stable\n", "app/.fvmrc": "{\"flutter\": \"3.38.2\"}",
      "app/pubspec.lock": "packages:\n  url_launcher_ios:\n    version: \"6.3.1\"\nsdks:\n  flutter: \">=3.32.0\"\n",
      "app/pubspec.yaml": "name: app\nenvironment:\n  flutter: '>=3.10.0'\n",
    ])
    let found = FlutterVersion.find(root: "app", tree: tree)
    #expect(found.map(\.text) == ["3.38.2", "3.35.1", ">=3.32.0", ">=3.10.0"])
    #expect(found.map(\.source) == ["app/.fvmrc", ".tool-versions", "app/pubspec.lock", "app/pubspec.yaml"])
    #expect(found.map(\.line) == [1, 2, 5, 3])
    let lock = (try? tree.text(of: "app/pubspec.lock")).map(NativeLocks.pubspecLock)
    #expect(lock == [PackageVersion(package: "url_launcher_ios", text: "6.3.1", source: "app/pubspec.lock", line: 3)])
  }
}
