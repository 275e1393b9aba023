import Audit

/// A SwiftUI app's own app delegate, which UIApplication does not know, and a scene delegate that makes no window.
extension UnitPlan {
  /// A scene delegate for quick actions, which hands them to the app delegate's method.
  mutating func addShortcutScene(_ answer: Answer, _ carried: CarriedCallback) {
    let part = carried.owner.declaration
    guard part.file.language == .swift, let scene = answer.finding.subject.values["sceneDelegate"] else { return }
    let findings = [answer.id]
    keepInstance(of: carried.owner, findings: findings)
    insertMember(
      lines: Self.shortcutHook(scene, isPublic: Self.isPublic(carried.owner)), into: part, findings: findings)
    if carried.function.isPrivate {
      batch.add(
        SwiftEditor.makeInternal(carried.function.range, in: carried.method.file, findings: findings),
        to: carried.text.path)
    }
    let text = part.file.text
    let style = SwiftStyle(text)
    let block = style.block(Self.shortcutScene(scene, owner: carried.owner.name), margin: "")
    let isEnded = text.bytes.last == UInt8(ascii: "\n")
    let ending = style.lineEnding
    batch.add(
      [
        .insert(
          isEnded ? ending + block : ending + ending + block.dropLast(ending.count), at: text.bytes.count,
          findings: findings)
      ], to: text.path)
  }

  /// `UIApplication.shared.delegate as? X` becomes the instance that the class keeps.
  mutating func replaceCast(_ answer: Answer) {
    guard let name = answer.finding.subject.type, let range = answer.finding.subject.range,
      let path = answer.finding.subject.file ?? answer.finding.location?.file,
      let text = unit.context.sources.file(path)?.text, let owner = unit.appDelegate, owner.name == name
    else { return }
    let isForced = text.string(in: range).contains("as!")
    // A cast that is used at once stands in parentheses.
    let opens = text.bytes[range.lowerBound] == UInt8(ascii: "(")
    let closes = range.upperBound < text.bytes.count && text.bytes[range.upperBound] == UInt8(ascii: ")")
    guard !opens || closes else {
      batch.manual(answer.finding.title, answer.finding.message, answer.finding.location, findings: [answer.id])
      return
    }
    keepInstance(of: owner, findings: [answer.id])
    let whole = opens ? range.lowerBound..<range.upperBound + 1 : range
    batch.add(
      [Edit(range: whole, replacement: "\(name).shared" + (isForced ? "!" : ""), findings: [answer.id])], to: path)
  }

  /// A static property that the class sets as it is made.
  private mutating func keepInstance(of owner: ClassModel, findings: [String]) {
    if let (_, property) = owner.property("shared"), property.isStatic { return }
    let part = owner.declaration
    let access = Self.isPublic(owner) ? "public private(set)" : "private(set)"
    batch.add(
      SwiftEditor.addProperty(
        lines: [
          "/// The app delegate that SwiftUI made. UIApplication's own is another object.",
          "\(access) static weak var shared: \(owner.name)?",
        ], to: part.type, in: part.file.text, findings: findings), to: part.file.path)
    if let method = owner.methods.first(where: { $0.function.signature == "init()" }), let body = method.function.body {
      insertStatement(
        lines: ["Self.shared = self"], into: body, atEnd: true, in: method.file, findings: findings)
      return
    }
    let head = Self.isPublic(owner) ? "public override init() {" : "override init() {"
    insertMember(lines: [head, "\tsuper.init()", "\tSelf.shared = self", "}"], into: part, findings: findings)
  }

  private static func isPublic(_ owner: ClassModel) -> Bool {
    !Set(owner.declaration.type.modifiers).isDisjoint(with: ["public", "open"])
  }

  private static func shortcutHook(_ scene: String, isPublic: Bool) -> [String] {
    [
      (isPublic ? "public " : "") + "func application(",
      "\t_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,",
      "\toptions: UIScene.ConnectionOptions", ") -> UISceneConfiguration {",
      "\tlet configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)",
      "\tif connectingSceneSession.role == .windowApplication {", "\t\tconfiguration.delegateClass = \(scene).self",
      "\t}", "\treturn configuration", "}",
    ]
  }

  private static func shortcutScene(_ scene: String, owner: String) -> [String] {
    [
      "/// Hears of quick actions, for which SwiftUI has no modifier. SwiftUI makes the window.",
      "final class \(scene): NSObject, UIWindowSceneDelegate {", "\tfunc scene(",
      "\t\t_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions",
      "\t) {", "\t\tif let shortcutItem = connectionOptions.shortcutItem {", "\t\t\tperform(shortcutItem) { _ in }",
      "\t\t}",
      "\t}", "", "\tfunc windowScene(",
      "\t\t_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,",
      "\t\tcompletionHandler: @escaping (Bool) -> Void", "\t) {", "\t\tperform(shortcutItem, completionHandler)", "\t}",
      "",
      "\tprivate func perform(_ shortcutItem: UIApplicationShortcutItem, _ completionHandler: @escaping (Bool) -> Void) {",
      "\t\tguard let appDelegate = \(owner).shared else {", "\t\t\tcompletionHandler(false)", "\t\t\treturn", "\t\t}",
      "\t\tappDelegate.application(",
      "\t\t\tUIApplication.shared, performActionFor: shortcutItem, completionHandler: completionHandler)", "\t}", "}",
    ]
  }
}
