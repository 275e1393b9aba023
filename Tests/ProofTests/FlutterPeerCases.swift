import Foundation

/// The table of `FlutterPeerCaseTests`. Names as in Flutter's tests (A) and those of its fork for tvOS (B).
enum FlutterPeerCases {
  static let all = flutters + integration + plists + storyboards + delegates + onScenes + switches + onDisk

  private typealias P = PeerProject
  private static let migrated = ["<string>FlutterSceneDelegate</string>", "<string>Main</string>"]
  private static let manifest = "<key>UIApplicationSceneManifest</key>"

  /// What Flutter's own migration writes from its template.
  private static let swift = """
    import Flutter
    import UIKit

    @main
    @objc class AppDelegate: FlutterAppDelegate, FlutterImplicitEngineDelegate {
      override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
      }

      func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
        GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
      }
    }

    """

  private static let header = "@interface AppDelegate : FlutterAppDelegate <FlutterImplicitEngineDelegate>"
  private static let callback = """
    - (void)didInitializeImplicitFlutterEngine:(NSObject<FlutterImplicitEngineBridge>*)engineBridge {
      [GeneratedPluginRegistrant registerWithRegistry:engineBridge.pluginRegistry];
    }
    """

  private static func change(_ path: String, _ old: String, _ new: String) -> @Sendable (inout PeerProject) -> Void {
    { $0.replace(old, with: new, in: path) }
  }

  // MARK: Flutter's unit tests

  private static let flutters: [PeerCase] = [
    PeerCase("A1: no Info.plist", .refuses("is not there"), told: ["plist.unreadable"], [.refused]) {
      $0.remove(P.plist)
    },
    PeerCase("A2: the manifest is there", base: "MigratedByTool", .silent, told: ["adoption.done"], [.nothing]),
    PeerCase("A3: no Info.plist, and the tool is off", .switchedOff, told: ["plist.unreadable"], [.refused]) {
      $0.remove(P.plist)
      $0.switchToolOff()
    },
    PeerCase("A4: no main storyboard", .refuses("no main storyboard"), told: ["adoption.missing"], [.refused]) {
      $0.replace("\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n", with: "", in: P.plist)
    },
    PeerCase(
      "A5: another storyboard", .refuses("the storyboard Start and not Main"),
      [.contains(P.plist, "<key>UISceneStoryboardFile</key>\n<string>Start</string>"), .equals(P.swift, swift)]
    ) {
      $0.replace("<string>Main</string>", with: "<string>Start</string>", in: P.plist)
      $0.set("ios/Runner/Start.storyboard", $0.text(P.storyboard))
      $0.remove(P.storyboard)
      $0.replace("Main.storyboard", with: "Start.storyboard", in: P.project)
    },
    PeerCase(
      "A6: another app delegate", .refuses("has more, or other, code"),
      [.contains(P.swift, "Keys.load()"), .contains(P.swift, "register(with: engineBridge.pluginRegistry)")],
      change: change(P.swift, "    GeneratedPluginRegistrant", "    Keys.load()\n    GeneratedPluginRegistrant")),
    PeerCase("A7: the template", .takes, [.equals(P.swift, swift), .contains(P.plist, manifest)]),
    PeerCase(
      "A8: another header", base: "TemplateObjectiveC", .refuses("AppDelegate.h has more, or other, code"),
      [.contains(P.header, "@protocol Sailing"), .contains(P.header, header), .contains(P.implementation, callback)],
      change: change(P.header, "@interface", "@protocol Sailing\n@end\n\n@interface")),
    PeerCase(
      "A9: another implementation", base: "TemplateObjectiveC", .refuses("AppDelegate.m has more, or other, code"),
      [.contains(P.implementation, "[Keys load];"), .contains(P.implementation, callback)],
      change: change(P.implementation, "  [Generated", "  [Keys load];\n  [Generated")),
    PeerCase(
      "A10: the template in Objective-C", base: "TemplateObjectiveC", .takes,
      [
        .contains(P.header, header), .contains(P.implementation, callback),
        .lacks(P.implementation, "registerWithRegistry:self"), .contains(P.plist, manifest),
      ]),
    PeerCase(
      "A11: the Info.plist cannot be changed", base: "TemplateObjectiveC", .takes, [.refused],
      change: { $0.makeReadOnly(P.plist) }),
  ]

  // MARK: Flutter's integration tests

  private static let integration: [PeerCase] = [
    PeerCase("A12: a new app in Swift", .takes, [.equals(P.swift, swift), .contains(P.plist, manifest)]),
    PeerCase("A13: the same, and the tool is off", .switchedOff, told: ["adoption.missing"], [.equals(P.swift, swift)])
    {
      $0.switchToolOff()
    },
    PeerCase(
      "A14: Objective-C under a licence", base: "TemplateObjectiveC", .refuses("AppDelegate.m starts with a comment"),
      [.contains(P.implementation, "// Copyright the authors."), .contains(P.implementation, callback)],
      change: { $0.edit(P.implementation) { "// Copyright the authors.\n\n" + $0 } }),
    PeerCase(
      "A15: Objective-C, and the tool is off", base: "TemplateObjectiveC", .switchedOff, told: ["adoption.missing"],
      [.contains(P.header, header)], change: { $0.switchToolOff() }),
  ]

  // MARK: Info.plists of the fork's tests

  private static let plists: [PeerCase] = [
    PeerCase(
      "B1: the template", .takes,
      [.equals(P.swift, swift), .keeps(P.storyboard)] + migrated.map { .contains(P.plist, $0) }),
    PeerCase(
      "B2: comments in the Info.plist", .takes,
      [.contains(P.plist, "<!-- shown under the icon -->"), .contains(P.plist, manifest)],
      change: change(
        P.plist, "\t<key>CFBundleDisplayName", "\t<!-- shown under the icon -->\n\t<key>CFBundleDisplayName")
    ),
    PeerCase(
      "B3: an app delegate that was laid out anew", .refuses("Windows line endings"),
      [.windowsLines(P.swift), .contains(P.swift, "register(with: engineBridge.pluginRegistry)")]
    ) {
      $0.edit(P.swift) { $0.replacing("\n  ", with: "\n    ").replacing("\n", with: "\r\n") }
    },
    PeerCase(
      "B4: an Info.plist with Windows line endings", .takes, [.windowsLines(P.plist), .contains(P.plist, manifest)]
    ) { $0.edit(P.plist) { $0.replacing("\n", with: "\r\n") } },
    PeerCase(
      "B5: a storyboard in a comment", .takes,
      [
        .contains(P.plist, "<!-- <key>UIMainStoryboardFile</key><string>Old</string> -->"),
        .contains(P.plist, "<key>UISceneStoryboardFile</key>\n<string>Main</string>"),
      ],
      change: change(
        P.plist, "<dict>\n\t<key>CFBundleDisplayName",
        "<dict>\n\t<!-- <key>UIMainStoryboardFile</key><string>Old</string> -->\n\t<key>CFBundleDisplayName")),
    PeerCase(
      "B6: the same key in a nested dictionary", .takes,
      [
        .contains(P.plist, "<key>Nested</key>\n<dict>\n<key>UIMainStoryboardFile</key>\n<string>Old</string>\n</dict>"),
        .contains(P.plist, "<key>UISceneStoryboardFile</key>\n<string>Main</string>"),
      ],
      change: change(
        P.plist, "\t<key>LSRequiresIPhoneOS",
        "\t<key>Nested</key>\n\t<dict>\n\t\t<key>UIMainStoryboardFile</key>\n\t\t<string>Old</string>\n\t</dict>\n\t<key>LSRequiresIPhoneOS"
      )),
    PeerCase(
      "B7: a comment that mentions the manifest", .takesForDone, told: ["adoption.missing"],
      [
        .contains(P.plist, "<!-- <key>\(manifestName)</key> comes later -->"),
        .contains(P.plist, "FlutterSceneDelegate"),
      ],
      change: change(
        P.plist, "\t<key>LSRequiresIPhoneOS",
        "\t<!-- <key>\(manifestName)</key> comes later -->\n\t<key>LSRequiresIPhoneOS")
    ),
    PeerCase(
      "B8: the manifest's key in character data", .takesForDone, told: ["adoption.missing"],
      [.contains(P.plist, "<![CDATA[<key>\(manifestName)</key>]]>"), .contains(P.plist, "FlutterSceneDelegate")],
      change: change(
        P.plist, "\t<key>LSRequiresIPhoneOS",
        "\t<key>Note</key>\n\t<string><![CDATA[<key>\(manifestName)</key>]]></string>\n\t<key>LSRequiresIPhoneOS")),
    PeerCase("B9: an Info.plist on one line", .takes, [.contains(P.plist, "FlutterSceneDelegate")]) {
      $0.edit(P.plist) { text in
        let head = text.range(of: "<plist")?.lowerBound ?? text.startIndex
        return text[..<head] + text[head...].filter { $0 != "\n" && $0 != "\t" }
      }
    },
    PeerCase(
      "B10: an Info.plist that cannot be read", .refuses("no main storyboard"), told: ["plist.unreadable"],
      silent: ["adoption.missing"], [.refused], change: change(P.plist, "<string>APPL</string>", "<string>APPL")),
    PeerCase(
      "B11: neither way works", .refuses("no main storyboard"), told: ["plist.unreadable"], [.refused]
    ) { $0.set(P.plist, "") },
    PeerCase(
      "B12: a binary Info.plist", .takes, told: ["plist.binary"], [.equals(P.swift, swift)],
      change: { try $0.makeBinary(P.plist) }),
    PeerCase(
      "B13: a condition in the Info.plist", .takes, told: ["plist.preprocessed"],
      [.contains(P.plist, "#if DEBUG\n\t<key>NSBonjourServices</key>"), .contains(P.plist, "FlutterSceneDelegate")],
      change: change(
        P.plist, "\t<key>LSRequiresIPhoneOS",
        "#if DEBUG\n\t<key>NSBonjourServices</key>\n\t<array/>\n#endif\n\t<key>LSRequiresIPhoneOS")),
    PeerCase(
      "B14: the storyboard in a condition", .takes, told: ["plist.preprocessed"],
      [.contains(P.plist, "#if DEBUG\n\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n#endif")],
      change: change(
        P.plist, "\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n",
        "#if DEBUG\n\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n#endif\n")),
  ]

  private static let manifestName = "UIApplicationSceneManifest"

  // MARK: Storyboards

  private static let storyboards: [PeerCase] = [
    PeerCase(
      "B15: another storyboard's name", .refuses("the storyboard Deck and not Main"),
      [.contains(P.plist, "<key>UISceneStoryboardFile</key>\n<string>Deck</string>")]
    ) {
      $0.replace("<string>Main</string>", with: "<string>Deck</string>", in: P.plist)
      $0.set("ios/Runner/Deck.storyboard", $0.text(P.storyboard))
      $0.remove(P.storyboard)
      $0.replace("Main.storyboard", with: "Deck.storyboard", in: P.project)
    },
    PeerCase(
      "B16: a first controller that is not Flutter's", .takes, [.keeps(P.storyboard), .contains(P.plist, manifest)],
      change: change(P.storyboard, " customClass=\"FlutterViewController\"", " customClass=\"DeckViewController\"")),
    PeerCase("B17: no storyboard", .takes, [.contains(P.plist, manifest)]) { $0.remove(P.storyboard) },
    PeerCase(
      "B18: a storyboard in one language", .takes,
      [.keeps("ios/Runner/en.lproj/Main.storyboard"), .contains(P.plist, manifest)]
    ) {
      $0.set("ios/Runner/en.lproj/Main.storyboard", $0.text(P.storyboard))
      $0.remove(P.storyboard)
      $0.replace("path = Main.storyboard", with: "path = en.lproj/Main.storyboard", in: P.project)
    },
    PeerCase("B19: a storyboard in two languages", .takes, [.keeps(P.storyboard), .contains(P.plist, manifest)]) {
      $0.set("ios/Runner/de.lproj/Main.storyboard", $0.text(P.storyboard))
    },
    PeerCase("B20: other storyboards", .takes, [.keeps("ios/Runner/LaunchScreen.storyboard"), .keeps(P.storyboard)]),
    PeerCase(
      "B21: the app's own controller of that name", .takes, [.keeps(P.storyboard), .contains(P.plist, manifest)],
      change: change(
        P.storyboard, "customClass=\"FlutterViewController\"",
        "customClass=\"FlutterViewController\" customModule=\"Runner\" customModuleProvider=\"target\"")),
    PeerCase("B22: nothing to repair", base: "Migrated", .silent, [.nothing]),
    PeerCase("B23: a second run", .takes, [.equals(P.swift, swift)]),
  ]

  // MARK: Apps that use scenes

  private static let onScenes: [PeerCase] = [
    PeerCase("B24: migrated", base: "Migrated", .silent, told: ["adoption.done"], [.nothing]),
    PeerCase(
      "B25: the template's app delegate beside a manifest", base: "MigratedByTool", .silent,
      told: ["flutter.plugin-registration"], [.keeps(P.plist)]
    ) { $0.files(of: "Template", P.swift) },
    PeerCase(
      "B26: a scene that names no storyboard", base: "ManifestWithoutStoryboard", .takesForDone,
      told: ["window.none", "adoption.partial"],
      [.contains(P.plist, "<key>UISceneStoryboardFile</key>\n<string>Main</string>"), .keeps(P.swift)]),
    PeerCase(
      "B27: a scene that names a storyboard which is not there", base: "MigratedByTool", .silent,
      told: ["manifest.storyboard-missing"],
      [.contains(P.plist, "<key>UISceneStoryboardFile</key>\n<string>Main</string>"), .keeps(P.swift)],
      change: change(
        P.plist, "<key>UISceneStoryboardFile</key>\n\t\t\t\t\t<string>Main</string>",
        "<key>UISceneStoryboardFile</key>\n\t\t\t\t\t<string>Deck</string>")),
    PeerCase(
      "B28: migrated, and conditions in the Info.plist", base: "MigratedByTool", .silent,
      [.keeps(P.swift), .keeps(P.plist)],
      change: change(
        P.plist, "\t<key>LSRequiresIPhoneOS",
        "#if DEBUG\n\t<key>NSBonjourServices</key>\n\t<array/>\n#endif\n\t<key>LSRequiresIPhoneOS")),
    PeerCase(
      "B29: migrated, and a binary Info.plist", base: "MigratedByTool", .silent, told: ["adoption.done"],
      [.keeps(P.swift), .keeps(P.plist)], change: { try $0.makeBinary(P.plist) }),
    PeerCase("B30: a link to a storyboard", base: "MigratedByTool", .silent, [.nothing]) {
      $0.set("elsewhere/Main.storyboard", $0.text(P.storyboard))
      $0.remove(P.storyboard)
      $0.link(P.storyboard, to: "../../elsewhere/Main.storyboard")
    },
    PeerCase("B31: a link to a folder of storyboards", base: "MigratedByTool", .silent, [.nothing]) {
      $0.set("elsewhere/Main.storyboard", $0.text(P.storyboard))
      $0.link("ios/Runner/de.lproj", to: "../../elsewhere")
    },
    PeerCase(
      "B32: an app delegate that makes its own window beside a manifest", base: "MigratedByTool", .silent,
      told: ["window.created-in-app-delegate"], [],
      change: change(
        P.swift, "    return super",
        "    window = UIWindow(frame: UIScreen.main.bounds)\n"
          + "    window?.rootViewController = FlutterViewController(project: nil, nibName: nil, bundle: nil)\n"
          + "    window?.makeKeyAndVisible()\n    return super")),
    PeerCase(
      "B33: an app delegate that was changed beside a manifest", base: "MigratedByTool", .silent,
      silent: ["window.created-in-app-delegate"], [.nothing],
      change: change(P.swift, "    return super", "    Keys.load()\n    return super")
    ),
  ]

  private static let delegates: [PeerCase] = [
    PeerCase(
      "B34: an app delegate that makes its own window", .refuses("has more, or other, code"),
      told: ["adoption.missing", "window.created-in-app-delegate"],
      [
        .contains("ios/Runner/SceneDelegate.swift", "UIWindow(windowScene: windowScene)"), .lacks(P.swift, "UIWindow("),
      ],
      change: change(
        P.swift, "    GeneratedPluginRegistrant",
        "    window = UIWindow(frame: UIScreen.main.bounds)\n"
          + "    window?.rootViewController = FlutterViewController(project: nil, nibName: nil, bundle: nil)\n"
          + "    window?.makeKeyAndVisible()\n    GeneratedPluginRegistrant"))
  ]

  // MARK: The tool's switch

  private static let switches: [PeerCase] = [
    PeerCase("B35: off, not migrated", .switchedOff, told: ["adoption.missing"], [.equals(P.swift, swift)]) {
      $0.switchToolOff()
    },
    PeerCase("B36: off, migrated", base: "Migrated", .silent, told: ["adoption.done"], [.nothing]) {
      $0.switchToolOff()
    },
    PeerCase("B37: off, no Info.plist", .switchedOff, told: ["plist.unreadable"], [.refused]) {
      $0.remove(P.plist)
      $0.switchToolOff()
    },
    PeerCase("B38: on, no Info.plist", .refuses("is not there"), told: ["plist.unreadable"], [.refused]) {
      $0.remove(P.plist)
    },
  ]

  // MARK: On disk

  private static let onDisk: [PeerCase] = [
    PeerCase("B39: a storyboard that may not be written", .takes, [.equals(P.swift, swift)]) {
      $0.makeReadOnly(P.storyboard)
    },
    PeerCase("B40: an Info.plist that may not be written", .takes, [.refused]) { $0.makeReadOnly(P.plist) },
    PeerCase("B41: an app delegate that may not be written", .takes, [.refused]) { $0.makeReadOnly(P.swift) },
    PeerCase(
      "B42: a comment and a nested key", .takes,
      [.contains(P.plist, "<key>UISceneStoryboardFile</key>\n<string>Main</string>")]
    ) {
      $0.replace(
        "\t<key>LSRequiresIPhoneOS",
        with:
          "\t<!-- <key>UIMainStoryboardFile</key> -->\n\t<key>Nested</key>\n\t<dict>\n\t\t<key>UIMainStoryboardFile</key>\n"
          + "\t\t<string>Old</string>\n\t</dict>\n\t<key>LSRequiresIPhoneOS", in: P.plist)
    },
    PeerCase(
      "B43: Windows line endings on disk", .takes, [.windowsLines(P.plist), .contains(P.plist, "FlutterSceneDelegate")]
    ) {
      $0.edit(P.plist) { $0.replacing("\n", with: "\r\n") }
    },
  ]
}

extension PeerProject {
  /// Takes a file of another fixture.
  mutating func files(of fixture: String, _ path: String) {
    let file = Fixture(family: "Flutter", name: fixture).path + "/" + path
    if let bytes = FileManager.default.contents(atPath: file) { set(path, String(decoding: bytes, as: UTF8.self)) }
  }
}
