/// An extra window that no scene holds.
public enum WindowWithoutScene: Rule {
  public static let documentation = RuleDocumentation(
    id: "window.without-scene", kinds: [.blocker, .informational], title: "A window is made without a scene",
    explanation: """
      Overlays, toasts, privacy screens and debug panels often bring a window of their own, made with \
      UIWindow(frame:). Under scenes a window shows only when it belongs to a scene; without one it stays invisible, \
      and no error is raised. UIWindow(windowScene:) binds it, with the scene of the view, the controller or the other \
      window at hand. Setting windowScene afterwards does the same.

      Where no scene can be reached yet, the window has to be made later.
      """,
    references: [Page.window, Page.transition],
    examples: [
      RuleExample(
        .fires, "a toast", base: .uiKitScenes,
        files: [
          "App/Code.swift": code(
            "let window = UIWindow(frame: UIScreen.main.bounds)\n    window.isHidden = false\n    self.window = window")
        ]),
      RuleExample(
        .fires, "a subclass", base: .uiKitScenes,
        files: [
          "App/Code.swift": "import UIKit\n\nclass PanelWindow: UIWindow {}\n"
            + code("window = PanelWindow()", import: "")
        ]),
      RuleExample(
        .fires, "Objective-C", base: .objectiveC,
        files: [
          "App/Code.m":
            "#import <UIKit/UIKit.h>\n\n@interface Toast : NSObject\n@property (strong) UIWindow *window;\n@end\n\n@implementation Toast\n- (void)show {\n  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];\n  self.window.hidden = NO;\n}\n@end\n"
        ]),
      RuleExample(
        .fires, "with the property that holds it", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nclass Cover {\n  lazy var panel: UIWindow = {\n    let panel = UIWindow(frame: .zero)\n    return panel\n  }()\n}\n"
        ]),
      RuleExample(
        .fires, "for an external display", base: .uiKitScenes,
        files: [
          "App/Code.swift": code(
            "let window = UIWindow(frame: screen.bounds)\n    window.screen = screen", parameter: "on screen: UIScreen")
        ]),
      RuleExample(
        .silent, "bound to a scene", base: .uiKitScenes,
        files: ["App/Code.swift": code("window = UIWindow(windowScene: scene)", parameter: "in scene: UIWindowScene")]),
      RuleExample(
        .silent, "bound afterwards", base: .uiKitScenes,
        files: [
          "App/Code.swift": code(
            "let window = UIWindow(frame: .zero)\n    window.windowScene = scene", parameter: "in scene: UIWindowScene")
        ]),
      RuleExample(
        .silent, "for systems before iOS 13 only", base: .uiKitScenes,
        files: [
          "App/Code.swift": code(
            "if #available(iOS 13.0, *) {\n      return\n    } else {\n      window = UIWindow(frame: .zero)\n    }")
        ]),
      RuleExample(.silent, "no window of its own", base: .uiKitScenes),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static func code(_ body: String, parameter: String = "", import head: String = "import UIKit\n") -> String {
    "\(head)\nclass Toast {\n  var window: UIWindow?\n\n  func show(\(parameter)) {\n    \(body)\n  }\n}\n"
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let windows = WindowCreation.types(in: context.sources)
    let launching = Set(
      context.appDelegateGroups.flatMap { delegate, targets in
        (targets.first.map { LaunchWindow.places(in: delegate, context, $0) } ?? []).filter {
          $0.makes && !makesAnother($0.site.function, windows)
        }.map(\.site.key)
      })
    let bound = BoundWindows(in: context)
    let isMainTold = context.appDelegateGroups.contains { tellsOthersWindow($0.0) }
    let delegates = Set(
      context.appDelegates.map(\.delegate.name) + context.sceneDelegates.map(\.delegate.name))
    let kept = context.ownSources.flatMap { file, targets in
      keptWindows(in: file, targets, windows).filter { type, property, _ in
        property.name != "window" || !isMainTold && !delegates.contains(type.name)
      }.filter { !bound.contains($0.1.name, of: $0.0) }.map {
        type, property, call in
        finding(
          message("\(type.name).\(property.name)", .plain), kind: .blocker, targets: targets, in: file.text,
          at: call.range, symbol: "\(type.name).\(property.name)", choices: choices(hasView: false),
          subject: Subject(
            type: type.name, member: property.name, range: call.range, values: ["scene": "unknown"]),
          deviceChecks: [localized("Bring up what \(type.name + "." + property.name) shows: it is visible.")])
      }
    }
    return kept
      + context.ownSources.flatMap { file, targets -> [Finding] in
        sites(in: file, targets).compactMap { type, function in
          let site = FunctionSite(file: file, type: type, function: function)
          guard let body = function.body, !launching.contains(site.key),
            !bindsLater(body) || bindsToNothing(body, site, context)
          else { return nil }
          for piece in LegacyPaths(text: file.text).pieces(of: body) {
            guard
              let call = piece.calls.first(where: {
                WindowCreation.isConstruction($0, of: windows) && !WindowCreation.bindsScene($0)
              }), !bound.takes(piece.statement, in: type),
              !isBoundWhereShown(piece.statement, of: body, in: type, context),
              !isGivenToDelegate(body, bound, context)
            else { continue }
            let kind: Kind =
              isOnOtherScreen(body)
              ? .otherScreen : isFallback(call, piece.statement, body, windows, file.text) ? .fallback : .plain
            return report(call, site, targets, context, kind)
          }
          return nil
        }
      }
  }

  private static func sites(in file: SourceFile, _ targets: [AppTarget]) -> [(TypeDeclaration?, FunctionDeclaration)] {
    file.allFunctions.filter { type, function in
      !function.neverCompiled && type?.neverCompiled != true
        && targets.contains { target in
          PlatformCondition.mayHold(function.condition, on: target)
            && PlatformCondition.mayHold(type?.condition, on: target)
        }
    }
  }

  /// `var window: UIWindow? { office.window }`: another rule tells of what makes it.
  private static func tellsOthersWindow(_ delegate: ClassModel) -> Bool {
    delegate.property("window")?.property.accessors?.references.contains { reference in
      reference.memberPath.count > 1 && reference.path.last == "window"
    } ?? false
  }

  /// Windows that come with a property: `lazy var cover = UIWindow(…)`, or a closure that makes one.
  private static func keptWindows(
    in file: SourceFile, _ targets: [AppTarget], _ windows: Set<String>
  ) -> [(TypeDeclaration, PropertyDeclaration, Call)] {
    file.types.filter { !$0.neverCompiled }.flatMap { type in
      type.properties.compactMap { property -> (TypeDeclaration, PropertyDeclaration, Call)? in
        guard let body = property.initializer, !bindsLater(body), !isOnOtherScreen(body),
          let call = body.calls.first(where: {
            WindowCreation.isConstruction($0, of: windows) && !WindowCreation.bindsScene($0)
          })
        else { return nil }
        return (type, property, call)
      }
    }
  }

  /// Whether a method of the app delegate makes no main window but one for another member: a lock, a call.
  private static func makesAnother(_ function: FunctionDeclaration, _ windows: Set<String>) -> Bool {
    guard let body = function.body else { return false }
    func isMain(_ reference: Reference) -> Bool { ["window", "_window"].contains(reference.memberPath.first) }
    if body.references.contains(where: { $0.access == .write && isMain($0) })
      || body.calls.contains(where: { $0.name == "setWindow:" })
    {
      return false
    }
    return body.allStatements.contains { statement in
      statement.blocks.isEmpty && statement.calls.contains { WindowCreation.isConstruction($0, of: windows) }
        && statement.references.contains { $0.access == .write && $0.memberPath.count == 1 }
    }
  }

  private static func bindsLater(_ body: CodeBlock) -> Bool {
    body.references.contains { $0.access == .write && $0.path.last == "windowScene" }
      || body.calls.contains { $0.name == "setWindowScene:" }
  }

  /// `lock.windowScene = view.window?.windowScene` before the view is in a window.
  private static func bindsToNothing(_ body: CodeBlock, _ site: FunctionSite, _ context: AuditContext) -> Bool {
    guard let type = site.type, isTooEarly(site.function, of: type, context) else { return false }
    let writes = body.references.filter { $0.access == .write && $0.path.last == "windowScene" }
    return !writes.isEmpty
      && writes.allSatisfy { write in
        body.references.contains { read in
          read.access == .read && read.range.lowerBound > write.range.upperBound
            && Array(read.memberPath.suffix(3)) == ["view", "window", "windowScene"]
        }
      }
  }

  /// Whether a later method of the class gives the window its scene as it shows it.
  private static func isBoundWhereShown(
    _ statement: Statement, of body: CodeBlock, in type: TypeDeclaration?, _ context: AuditContext
  ) -> Bool {
    guard let type, statement.blocks.isEmpty else { return false }
    // `self.lock = lock` keeps a local one.
    let keeping = body.allStatements.filter { other in
      other.blocks.isEmpty
        && other.references.contains { read in
          read.access == .read && read.path.count == 1 && statement.declares.contains(read.first)
        }
    }
    return ([statement] + keeping).flatMap(\.references).contains { reference in
      reference.access == .write && reference.memberPath.count == 1
        && reference.memberPath.first.map { ShownWindows.isBound($0, in: type, context.sources) } ?? false
    }
  }

  /// Whether the code gives its window to an app delegate, from which the scene takes it.
  private static func isGivenToDelegate(_ body: CodeBlock, _ bound: BoundWindows, _ context: AuditContext) -> Bool {
    bound.takesMain
      && context.appDelegateGroups.contains { delegate, _ in
        AppDelegateWindowReads.gives(body, to: delegate)
      }
  }

  /// A method of a view or controller that runs before there is a window around it.
  private static func isTooEarly(
    _ function: FunctionDeclaration, of type: TypeDeclaration, _ context: AuditContext
  ) -> Bool {
    ShownWindows.isOfInterface(type, context.sources) && ShownWindows.isEarly(function, of: type, context.sources)
  }

  /// What a window without a scene is for.
  fileprivate enum Kind {
    case plain
    /// The last resort behind one that has a scene.
    case fallback
    /// A display besides the device's own.
    case otherScreen
  }

  /// The code gives the window a screen: an external display.
  private static func isOnOtherScreen(_ body: CodeBlock) -> Bool {
    let sets =
      body.references.contains { $0.access == .write && $0.path.last == "screen" && $0.path.count > 1 }
      || body.calls.contains { $0.name == "setScreen:" }
    let isMain =
      body.references.contains { $0.path.first == "UIScreen" && $0.path.dropFirst().first == "main" }
      || body.references.contains { $0.path.contains("mainScreen") }
      || body.calls.contains { $0.path.contains("mainScreen") }
    return sets && !isMain
  }

  /// The last resort behind a window that has a scene: `?? UIWindow()`, or the branch beside one that binds a scene.
  private static func isFallback(
    _ call: Call, _ statement: Statement, _ body: CodeBlock, _ windows: Set<String>, _ text: SourceText
  ) -> Bool {
    let before = text.string(in: statement.range.lowerBound..<max(statement.range.lowerBound, call.range.lowerBound))
    if before.filter({ !$0.isWhitespace }).hasSuffix("??") { return true }
    // `return UIWindow()` behind a search that found none: it only stands for a window.
    let searches = body.references.contains { reference in
      ["connectedScenes", "keyWindow", "isKeyWindow", "windows"].contains { reference.path.contains($0) }
    }
    if statement.kind == .return, call.arguments.isEmpty, searches, statement.calls.count == 1 { return true }
    return body.calls.contains {
      $0.range != call.range && WindowCreation.isConstruction($0, of: windows) && WindowCreation.bindsScene($0)
    }
  }

  private static func report(
    _ call: Call, _ site: FunctionSite, _ targets: [AppTarget], _ context: AuditContext, _ kind: Kind
  ) -> Finding {
    let hasView = hasSceneAtHand(site, context)
    let isEarly = !hasView && site.type.map { isTooEarly(site.function, of: $0, context) } ?? false
    return finding(
      message(site.type.map { "\($0.name).\(site.function.baseName)" } ?? site.function.baseName, kind),
      kind: kind == .plain ? .blocker : .informational, targets: targets,
      in: site.file.text, at: call.range, symbol: site.title,
      choices: kind == .plain ? choices(hasView: hasView, isEarly: isEarly) : [],
      subject: Subject(
        type: site.type?.name, member: site.function.signature, range: call.range,
        values: ["scene": hasView ? "atHand" : "unknown"]),
      deviceChecks: kind != .plain ? [] : [localized("Bring up what \(site.title) shows: it is visible.")])
  }

  private static func choices(hasView: Bool, isEarly: Bool = false) -> [Choice] {
    if isEarly {
      return [
        .recommended(
          "fix", "Bind it to a scene",
          "The window is given the scene of the view where a later method shows it, else the scene in front at once.",
          because: "the view is in no window yet as this runs", isSure: false),
        .other("leave", "Leave it", "The window stays invisible."),
      ]
    }
    return [
      .recommended(
        "fix", "Bind it to a scene",
        hasView
          ? "The window is given the scene at hand on the line below the one that makes it."
          : "The window is given the scene in front on the line below the one that makes it.",
        because: hasView
          ? "the class has a scene at hand"
          : "without a scene it never shows; which scene is meant has to be looked at",
        isSure: false),
      .other("leave", "Leave it", "The window stays invisible."),
    ]
  }

  private static func hasSceneAtHand(_ site: FunctionSite, _ context: AuditContext) -> Bool {
    guard let type = site.type else { return false }
    let isInterface =
      ShownWindows.isOfInterface(type, context.sources)
      && !ShownWindows.isEarly(site.function, of: type, context.sources)
    return isInterface
      || ["UIWindowSceneDelegate", "UISceneDelegate"].contains {
        type.supertypes.contains($0) || context.sources.subtypes(of: $0).contains(type.name)
      }
      || site.function.parameters.contains {
        $0.type.contains("UIWindowScene") || ($0.type.contains("UIView") && !site.function.addsView)
      }
  }
}

extension FunctionDeclaration {
  /// Whether the method takes a view into another one, so that the view has no window yet.
  public var addsView: Bool {
    ["addSubview", "insertSubview", "addArrangedSubview", "willMove"].contains { baseName.hasPrefix($0) }
  }
}

extension WindowWithoutScene {
  fileprivate static func message(_ place: String, _ kind: Kind) -> RuleMessage {
    switch kind {
    case .fallback:
      return RuleMessage(
        "\(place) falls back to a window without a scene",
        "It is the last resort behind a window that has a scene. Should it be reached, nothing shows.")
    case .otherScreen:
      return RuleMessage(
        "\(place) makes a window for another screen",
        """
        Under scenes an external display has a scene of its own: the window needs that one. With the iOS 27 SDK the app \
        asks for it by a scene accessory (UIViewController.registerSceneAccessory). The scene at hand would put the \
        window on the device's own screen, so no change is proposed.
        """)
    case .plain:
      return RuleMessage(
        "\(place) makes a window without a scene",
        """
        Under scenes it never shows, and no error is raised. It needs the scene of the view or window it belongs \
        to; which one is right with several windows has to be decided by a person.
        """)
    }
  }
}
