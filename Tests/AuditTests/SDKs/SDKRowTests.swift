import Testing

@testable import Audit

/// Every row of the table is found in a whole app, in each language it has calls for.
@Suite struct SDKRowTests {
  private static func expression(_ pattern: CallPattern, _ language: SourceFile.Language, _ value: String) -> String {
    let receiver = pattern.receiver ?? "partner"
    if language == .swift {
      let arguments = pattern.labels.enumerated().map { index, label in
        (label.map { $0 + ": " } ?? "") + (index == 0 ? value : "nil")
      }
      return "\(receiver).\(pattern.name)(\(arguments.joined(separator: ", ")))"
    }
    guard pattern.name.contains(":") else { return "[\(receiver) \(pattern.name)]" }
    let parts = pattern.name.split(separator: ":").enumerated().map { "\($1):\($0 == 0 ? value : "nil")" }
    return "[\(receiver) \(parts.joined(separator: " "))]"
  }

  /// A method of the app delegate that makes the call.
  private static func method(_ event: SDKCall.Event, _ language: SourceFile.Language, _ pattern: CallPattern) -> String
  {
    let isSwift = language == .swift
    let call = expression(pattern, language, event == .userActivity ? (isSwift ? "userActivity" : "activity") : "url")
    switch event {
    case .openURL:
      return isSwift
        ? "func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {\n  \(call)\n  return true\n}"
        : "- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {\n  \(call);\n  return YES;\n}"
    case .userActivity:
      return isSwift
        ? "func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {\n  \(call)\n  return true\n}"
        : "- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray *))handler {\n  \(call);\n  return YES;\n}"
    case .lifecycle, .shortcut, .launch:
      return isSwift
        ? "func applicationDidBecomeActive(_ application: UIApplication) {\n  \(call)\n}"
        : "- (void)applicationDidBecomeActive:(UIApplication *)application {\n  \(call);\n}"
    }
  }

  private static func findings(
    _ sdk: SDK, _ language: SourceFile.Language, _ method: String
  ) throws -> [Finding] {
    let imports =
      language == .swift
      ? [sdk.modules[0]]
      : [
        sdk.headers.first.map { $0.contains("/") ? "<\($0)>" : "\"\($0)\"" }
          ?? "<\(sdk.modules[0])/\(sdk.modules[0]).h>"
      ]
    let example = RuleExample.appDelegate(
      .fires, "", base: language == .swift ? .uiKit : .objectiveC, imports: imports, method)
    return try Auditor(tree: MemoryTree(files: example.allFiles)).audit().report.findings
  }

  @Test(arguments: SDKTable.all.map(\.id)) func everyCallOfTheRowIsFound(id: String) throws {
    let sdk = try #require(SDKTable.sdk(id))
    for call in sdk.calls where call.event != .launch {
      for language in [SourceFile.Language.swift, .objectiveC] {
        for pattern in call.patterns(for: language) {
          let method = Self.method(call.event, language, pattern)
          let found = try Self.findings(sdk, language, method).contains {
            $0.rule == "sdk.forwarding" && $0.subject.values["sdk"] == id
          }
          #expect(found, "\(language) \(pattern)\n\(method)")
        }
      }
    }
  }

  @Test func aRowWithoutCallsIsFoundByItsImport() throws {
    for sdk in SDKTable.all where sdk.calls.allSatisfy({ $0.event == .launch }) {
      let rules = try Self.findings(sdk, .swift, "func other() {}").map(\.rule)
      #expect(rules.contains("sdk.manifest-dependent") || rules.contains("sdk.forwarding"), "\(sdk.id)")
    }
  }
}
