/// The app delegate's window, which code outside of the app asks for.
public enum AppDelegateWindowProperty: Rule {
  public static let documentation = RuleDocumentation(
    id: "window.app-delegate-property", kinds: [.decision], title: "A framework reads the app delegate's window",
    explanation: """
      The property `window` of the app delegate stays nil under scenes. It may stay declared: nothing breaks by it. But \
      React Native and packages for it read it from outside: alerts, the log box, animated keyboards. There the scene \
      delegate should give its window to the app delegate as it connects.

      Reads in the app's own code have a finding of their own.
      """,
    references: [
      "https://github.com/react/react-native/issues/56571",
      "https://github.com/software-mansion/react-native-reanimated/pull/10587",
    ],
    examples: [
      RuleExample(
        .fires, "React Native", base: .uiKitScenes,
        files: ["package.json": reactNative, "App/AppDelegate.swift": delegate]),
      RuleExample(
        .silent, "React Native without a scene delegate", base: .uiKit, files: ["package.json": reactNative]),
      RuleExample(.silent, "nothing outside reads it", base: .uiKit),
      RuleExample(.silent, "Capacitor finds the scene's window by itself", base: .capacitor84),
    ])

  private static let reactNative =
    "{\n  \"name\": \"example\",\n  \"dependencies\": { \"react-native\": \"0.80.0\" }\n}\n"
  private static let delegate =
    "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n}\n"

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard context.project.stacks.contains(.reactNative) || context.project.stacks.contains(.expo) else { return [] }
    // The way to scenes sets it where the start of React Native is moved.
    let moved = context.reactNativeApps.filter { !$0.usesScenes && $0.isMoved(in: context) }
    return context.appDelegateGroups.compactMap { delegate, targets in
      guard !moved.contains(where: { $0.delegate.name == delegate.name }),
        targets.contains(where: { !(context.adoption[$0]?.serving ?? []).isEmpty }),
        let (file, property) = delegate.property("window"), !isComputed(property, in: file),
        !AppDelegateWindowReads.isMirrored(delegate, targets, context),
        AppDelegateWindowReads.hits(delegate, targets, context).isEmpty
      else { return nil }
      return finding(
        message(delegate), targets: targets, in: file.text, at: property.range, symbol: "\(delegate.name).window",
        choices: [
          .recommended(
            "mirror", "Let the scene delegate set it",
            "As the scene connects, its window is given to the app delegate too.",
            because: "React Native and its packages read it"),
          .other("keep", "Keep it as it is", "The property stays and is nil; what reads it does nothing."),
        ], subject: Subject(type: delegate.name, member: "window", range: property.range))
    }
  }
}

extension AppDelegateWindowProperty {
  /// One that finds a window by itself holds none that a scene could set.
  private static func isComputed(_ property: PropertyDeclaration, in file: SourceFile) -> Bool {
    guard let code = property.accessors else { return false }
    return !["didSet", "willSet"].contains {
      SourceScan.word($0, in: code.range, of: file.text.bytes) != nil
    }
  }

  fileprivate static func message(_ delegate: ClassModel) -> RuleMessage {
    RuleMessage(
      "React Native reads \(delegate.name).window",
      """
      Under scenes the property is nil unless the scene delegate sets it. React Native's own alerts and log box, \
      and packages such as reanimated, ask the app delegate for its window.
      """)
  }
}
