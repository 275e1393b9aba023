/// What `UISceneMigration` of Flutter's tool would make of an app, step by step as it looks.
///
/// Source: flutter/flutter, packages/flutter_tools/lib/src/migrations/uiscene_migration.dart.
struct FlutterToolVerdict {
  /// Why it would refuse, in words that follow "because"; empty where it would migrate.
  private(set) var reasons: [String] = []
  private(set) var isSwitchedOff = false
  /// It sees the manifest's name somewhere and stops.
  private(set) var isTakenForDone = false
  /// Whether the release may be one in which it is off by default.
  let mayBeOff: Bool
  private(set) var place: (text: SourceText, range: ByteRange)?

  init(_ app: FlutterApp, _ context: AuditContext) {
    let release = FlutterRelease(context)
    mayBeOff = release.version == nil || release.isBelow("3.41.0")
    if let off = Self.switchedOff(context) {
      isSwitchedOff = true
      place = off
      return
    }
    let root = context.project.root.isEmpty ? "" : context.project.root + "/"
    let folder = root + "ios/Runner/"
    guard let plist = context.flutterText(folder + "Info.plist") else {
      reasons.append(localized("it looks for ios/Runner/Info.plist alone, and that is not there"))
      return
    }
    if let range = plist.bytes.firstRange(of: Array("UIApplicationSceneManifest".utf8)) {
      isTakenForDone = true
      place = (plist, range)
      return
    }
    let storyboard = context.project.infoPlists[plist.path]?.string("UIMainStoryboardFile")
    if storyboard != "Main" {
      reasons.append(
        storyboard.map { localized("Info.plist names the storyboard \($0) and not Main") }
          ?? localized("Info.plist names no main storyboard"))
    }
    if let text = context.flutterText(folder + "AppDelegate.swift") {
      reasons += Self.differences(text, FlutterTemplates.swift, app).map { "AppDelegate.swift \($0)" }
    } else if let code = context.flutterText(folder + "AppDelegate.m"),
      let header = context.flutterText(folder + "AppDelegate.h")
    {
      reasons += Self.differences(header, [FlutterTemplates.header], app).map { "AppDelegate.h \($0)" }
      reasons += Self.differences(code, [FlutterTemplates.implementation], app).map { "AppDelegate.m \($0)" }
    } else {
      reasons.append(localized("there is no AppDelegate in ios/Runner that it knows"))
    }
  }

  private static func switchedOff(_ context: AuditContext) -> (text: SourceText, range: ByteRange)? {
    guard let path = context.pubspecPath, let text = context.flutterText(path),
      let node = (try? YAMLNode.read(text.bytes))?["flutter"]?["config"]?["enable-uiscene-migration"],
      node.string == "false"
    else { return nil }
    return (text, text.lineRange(max(0, node.line - 1)))
  }

  /// How the file differs from every template; empty where it is one of them.
  private static func differences(_ text: SourceText, _ templates: [String], _ app: FlutterApp) -> [String] {
    let code = text.string(in: (text.hasByteOrderMark ? 3 : 0)..<text.bytes.count)
    let whole = trimmed(code)
    if templates.contains(where: { trimmed($0) == whole }) { return [] }
    var found: [String] = []
    if code.contains("\r\n") { found.append(localized("has Windows line endings")) }
    let lines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let first = lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    if first.hasPrefix("//") || first.hasPrefix("/*") { found.append(localized("starts with a comment")) }
    let words = meaning(code)
    let isTemplate = templates.contains { meaning($0) == words }
    if !isTemplate {
      found.append(localized("has more, or other, code than the template"))
    } else if found.isEmpty {
      found.append(localized("is laid out otherwise than the template"))
    }
    return [found.listed]
  }

  private static func trimmed(_ text: String) -> String {
    let blank = { (character: Character) in character.isWhitespace }
    return String(text.drop(while: blank).reversed().drop(while: blank).reversed())
  }

  /// The code without comments, blanks, semicolons and what else differs between templates of several years.
  private static func meaning(_ code: String) -> String {
    var lines = code.split(whereSeparator: \.isNewline).map { line -> String in
      let text = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      return String(text.filter { !$0.isWhitespace && $0 != ";" })
    }.filter { !$0.isEmpty }
    let imports = lines.filter { $0.hasPrefix("import") || $0.hasPrefix("#import") || $0.hasPrefix("#include") }
    lines.removeAll { imports.contains($0) }
    let sorted = imports.map { $0.replacing("#include", with: "#import") }.sorted()
    return (sorted + lines).joined().replacing("@UIApplicationMain", with: "@main")
      .replacing("UIApplicationLaunchOptionsKey", with: "UIApplication.LaunchOptionsKey")
  }
}

/// The app delegates that Flutter's templates had, as its tool compares them: whole files.
enum FlutterTemplates {
  private static let launch = """
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    """

  static let swift = ["Flutter\nimport UIKit", "UIKit\nimport Flutter"].map { imports in
    "import \(imports)\n\n@main\n@objc class AppDelegate: FlutterAppDelegate {\n  override func application(\n"
      + "  " + launch.replacing("\n", with: "\n  ")
      + "\n  ) -> Bool {\n    GeneratedPluginRegistrant.register(with: self)\n"
      + "    return super.application(application, didFinishLaunchingWithOptions: launchOptions)\n  }\n}"
  }

  static let header =
    "#import <Flutter/Flutter.h>\n#import <UIKit/UIKit.h>\n\n@interface AppDelegate : FlutterAppDelegate\n\n@end"

  static let implementation =
    "#import \"AppDelegate.h\"\n#import \"GeneratedPluginRegistrant.h\"\n\n@implementation AppDelegate\n\n"
    + "- (BOOL)application:(UIApplication *)application\n"
    + "    didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {\n"
    + "  [GeneratedPluginRegistrant registerWithRegistry:self];\n"
    + "  // Override point for customization after application launch.\n"
    + "  return [super application:application didFinishLaunchingWithOptions:launchOptions];\n}\n\n@end"
}
