/// A main nib, which scenes do not load.
public enum MainNib: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.main-nib", kinds: [.blocker, .decision], title: "The app is built from a main nib",
    explanation: """
      NSMainNibFile makes UIKit load a nib at launch and connect the app delegate's outlets: the window, the first \
      controller. Under scenes nothing loads it, and those outlets stay nil. The scene delegate has to load the nib as \
      the scene connects and take the root controller from it.

      A nib that connects more than the window makes an app delegate of its own to do so. Loaded later, it connects that \
      one and not the one that runs: its outlets stay nil, and code that unwraps them ends the app. The outlets need \
      another owner, which is work in Interface Builder.
      """,
    references: [Page.transition],
    examples: [
      RuleExample(
        .fires, "the key in the Info.plist", base: .objectiveC,
        files: ["App/Info.plist": ExamplePropertyList.file("<key>NSMainNibFile</key>\n<string>MainWindow</string>")]),
      RuleExample(
        .fires, "outlets of the app delegate", base: .uiKit,
        files: [
          "App/Info.plist": ExamplePropertyList.file("<key>NSMainNibFile</key>\n<string>MainWindow</string>"),
          "App/AppDelegate.swift": """
          import UIKit

          @main
          class AppDelegate: UIResponder, UIApplicationDelegate {
            @IBOutlet var window: UIWindow?
            @IBOutlet var tabs: UITabBarController!

            func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
              tabs.selectedIndex = 1
              return true
            }
          }

          """,
        ]),
      RuleExample(.silent, "no such key", base: .objectiveC),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.manifestPlaces().compactMap { place in
      let entries = (place.plist.root?.dictionary ?? []).filter {
        ($0.key == "NSMainNibFile" || $0.key.hasPrefix("NSMainNibFile~")) && !($0.value.string ?? "").isEmpty
      }
      guard let first = entries.first(where: { $0.key == "NSMainNibFile" }) ?? entries.first else { return nil }
      let isOpen = place.adoptions.contains { $0.state != .adopted }
      let delegate = place.adoptions.lazy.compactMap(\.appDelegate).first
      let names = entries.compactMap(\.value.string).unique
      let outlets = outlets(of: delegate, names, place.targets, context)
      let lost = outlets.filter { $0 != "window" && isUsed($0, in: context) }
      let isUnnamed = place.adoptions.contains { mainNamesNoDelegate(of: $0.target, context) }
      guard isOpen || !lost.isEmpty || isUnnamed else { return nil }
      let spare = spareReason(names, place, context)
      let onPad = entries.first { $0.key == "NSMainNibFile~ipad" }?.value.string
      return finding(
        message(names, outlets, lost, isUnnamed), kind: lost.isEmpty && !isUnnamed ? .decision : .blocker,
        targets: place.targets,
        in: place.plist.text,
        at: first.keyRange.lowerBound..<max(first.keyRange.upperBound, first.value.range.upperBound), symbol: first.key,
        choices: isOpen
          ? choices(isSimple: lost.isEmpty && !isUnnamed, spare: spare, isLaunchScreen: isLaunchScreen(names, place))
          : [],
        subject: Subject(
          member: first.key, range: first.keyRange,
          values: [
            "nib": first.value.string ?? "", "onPad": onPad == first.value.string ? "" : onPad ?? "",
            "outlets": outlets.joined(separator: ","), "unnamed": isUnnamed ? delegate?.name ?? "" : "",
          ]))
    }
  }

  private static func isLaunchScreen(_ nibs: [String], _ place: ManifestPlace) -> Bool {
    let launchScreens = ["UILaunchStoryboardName", "UILaunchStoryboardName~ipad"].compactMap { place.plist.string($0) }
    return nibs.allSatisfy { nib in
      launchScreens.contains(nib) || nib.lowercased().filter(\.isLetter).hasPrefix("launchscreen")
    }
  }

  /// Why the app needs nothing of the nib to show its first screen; nil where it may.
  private static func spareReason(_ nibs: [String], _ place: ManifestPlace, _ context: AuditContext) -> Phrase? {
    if isLaunchScreen(nibs, place) { return Phrase("it is the launch screen, which shows nothing that can be used") }
    let starting = context.reactNativeApps.filter(\.makesWindow).map(\.delegate.name)
    if place.adoptions.contains(where: { $0.appDelegate.map { starting.contains($0.name) } ?? false }) {
      return Phrase("React Native is started in a window of its own, and a second one would hide behind it")
    }
    let isMade = place.adoptions.contains { adoption in
      adoption.appDelegate.map { LaunchWindow.isMade(by: $0, in: context, adoption.target) } ?? false
    }
    return isMade ? Phrase("the app delegate makes the window in code, and a second one would hide behind it") : nil
  }

  private static func choices(isSimple: Bool, spare: Phrase?, isLaunchScreen: Bool) -> [Choice] {
    if isSimple, let spare {
      let leave = Choice.recommended(
        "leave", "Leave it", "The nib is not loaded; the window has to come from elsewhere.", because: spare)
      let load = Choice.other(
        "load", "Load the nib as the scene connects",
        "The scene delegate is to load the nib and take its root controller; what else the nib connects is listed to be done by hand."
      )
      return isLaunchScreen ? [leave] : [leave, load]
    }
    if isSimple {
      return [
        .recommended(
          "load", "Load the nib as the scene connects",
          "The scene delegate is to load the nib and take its root controller; what else the nib connects is listed to be done by hand.",
          because: "nothing else loads it under scenes", isSure: false),
        .other("leave", "Leave it", "The nib is not loaded; the window has to come from elsewhere."),
      ]
    }
    // Nothing that can be written here makes such an app run.
    return [
      .recommended(
        "leave", "I take the app delegate out of the nib first", "Nothing is changed about the nib and its window.",
        because: "loaded later, the nib fills an app delegate that nobody uses", isSure: false),
      .other(
        "load", "Load the nib as the scene connects, and do the rest by hand",
        """
        The scene delegate loads the nib and shows its first controller. What the app delegate got from the nib it lacks \
        until the steps that are listed are done by hand.
        """),
    ]
  }

  /// Outlets of the app delegate that the nib connects; all of them where the nib cannot be read.
  private static func outlets(
    of delegate: ClassModel?, _ nibs: [String], _ targets: [AppTarget], _ context: AuditContext
  ) -> [String] {
    guard let delegate else { return [] }
    let declared = delegate.properties.filter { _, property in
      property.attributes.contains { $0 == "IBOutlet" } || property.type?.hasPrefix("IBOutlet") ?? false
        || property.modifiers.contains("IBOutlet")
    }.map(\.property.name).unique
    let names = Set([delegate.name, delegate.declaration.type.objectiveCName ?? delegate.name])
    let files = Set(nibs.map { $0 + ".xib" })
    let connected = targets.flatMap(\.resources).filter { files.contains(TreePath.name($0)) }
      .compactMap { try? context.tree.text(of: $0) }.compactMap { NibConnections.read($0, of: names) }
    guard !connected.isEmpty else { return declared }
    let all = Set(connected.flatMap(\.outlets))
    return declared.filter(all.contains) + connected.flatMap(\.outlets).unique.filter { !declared.contains($0) }
  }

  /// `UIApplicationMain(argc, argv, nil, nil)`: the nib makes the app delegate.
  private static func mainNamesNoDelegate(of target: AppTarget, _ context: AuditContext) -> Bool {
    let mains = context.sources.applicationMains(of: target)
    return !mains.isEmpty
      && mains.allSatisfy { main in
        let call = context.sources.file(main.path)?.text.string(in: main.range).filter { !$0.isWhitespace } ?? ""
        return main.delegateClasses.isEmpty && (call.hasSuffix("nil)") || call.hasSuffix("NULL)"))
      }
  }

  private static func isUsed(_ outlet: String, in context: AuditContext) -> Bool {
    context.ownSources.contains { file, _ in
      file.codeBlocks.contains { block in
        block.references.contains { $0.path.contains(outlet) || $0.path.contains("_" + outlet) }
          || block.calls.contains { $0.path.contains(outlet) }
      }
    }
  }
}

extension MainNib {
  fileprivate static func message(
    _ nibs: [String], _ outlets: [String], _ lost: [String], _ isUnnamed: Bool
  ) -> RuleMessage {
    RuleMessage(
      "The app starts from the nib \(nibs.listed)",
      "Under scenes UIKit does not load it. "
        + (outlets.isEmpty
          ? "Outlets of the app delegate that the nib connects stay empty."
          : "These outlets of the app delegate stay empty: \(outlets.listed).")
        + (lost.isEmpty
          ? " What else the nib connects can be seen in Interface Builder only."
          : """
           Loading it later does not fill them: the nib connects an app delegate that it makes itself. Code that runs \
          uses \(lost.listed).
          """)
        + (isUnnamed
          ? " The nib makes the app delegate as well: main names no class for it, so that without the nib there is none."
          : ""))
  }
}
