import Testing

@testable import Audit

@Suite struct SwiftDeclarationTests {
  @Test func classHasSupertypesAttributesAndRanges() throws {
    let file = readSwift(
      """
      import UIKit
      import class Capacitor.CAPBridge

      @available(iOS 13.0, *)
      @UIApplicationMain
      @objc(MyAppDelegate)
      public final class AppDelegate: UIResponder, UIKit.UIApplicationDelegate, Box<Int>, @unchecked Sendable {
      }
      """)
    #expect(file.imports.map(\.name) == ["UIKit", "Capacitor.CAPBridge"])
    let type = try #require(file.type("AppDelegate"))
    #expect(type.kind == .class)
    #expect(type.supertypes == ["UIResponder", "UIKit.UIApplicationDelegate", "Box", "Sendable"])
    #expect(type.attributes == ["available(iOS 13.0, *)", "UIApplicationMain", "objc(MyAppDelegate)"])
    #expect(type.hasAttribute("available") && type.hasAttribute("UIApplicationMain"))
    #expect(type.modifiers == ["public", "final"])
    #expect(type.objectiveCName == "MyAppDelegate")
    #expect(file.string(type.nameRange) == "AppDelegate")
    #expect(file.string(type.range)?.hasPrefix("@available") == true)
    #expect(file.string(type.range)?.hasSuffix("}") == true)
    #expect(file.string(type.bodyRange) == "\n")
    #expect(file.string(0..<type.supertypesEnd)?.hasSuffix("Sendable") == true)
    #expect(file.problems.isEmpty)
  }

  @Test func theObjectiveCNameMayStandApart() throws {
    let file = readSwift("@objc (Boat) class Ferry: NSObject {}\n")
    #expect(file.type("Ferry")?.objectiveCName == "Boat")
  }

  @Test func defaultValuesAreCode() throws {
    let file = readSwift("func show(in window: UIWindow? = UIApplication.shared.keyWindow, after: Int = 2) {}\n")
    let function = try #require(file.functions.first)
    #expect(function.defaults.count == 2)
    #expect(function.defaults.flatMap(\.references).first?.path == ["UIApplication", "shared", "keyWindow"])
  }

  @Test(arguments: [
    ("application(_:performActionFor:)", "performShortcut"),
    ("windowScene(_:performActionFor:)", "scene.performShortcut"),
    ("application(_:handleEventsForBackgroundURLSession:)", "backgroundURLSession"),
  ])
  func asyncFormsAreTheSameCallback(signature: String, id: String) {
    #expect(Callback.named(signature)?.id == id)
  }

  @Test func supertypesEndFollowsGenericParameters() throws {
    let file = readSwift("class Box<Value>where Value: Equatable {}\nprotocol P<A> {}\n")
    #expect(file.string(0..<(file.type("Box")?.supertypesEnd ?? 0)) == "class Box<Value>")
    #expect(file.string(0..<(file.type("P")?.supertypesEnd ?? 0))?.hasSuffix("P<A>") == true)
  }

  @Test func nestedTypesAndExtensionsHaveQualifiedNames() {
    let file = readSwift(
      """
      struct Outer { enum Inner { class Deep {} } }
      extension Outer.Inner { func a() {} }
      @MainActor extension Outer: UIWindowSceneDelegate where Self: AnyObject {}
      """)
    #expect(file.types.map(\.name) == ["Outer", "Outer.Inner", "Outer.Inner.Deep", "Outer.Inner", "Outer"])
    #expect(file.types.map(\.kind) == [.struct, .enum, .class, .extension, .extension])
    #expect(file.types.last?.supertypes == ["UIWindowSceneDelegate"])
    #expect(file.types.last?.attributes == ["MainActor"])
  }

  @Test(arguments: [
    "func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey : Any] = [:]) -> Bool { true }",
    "func application(_ application: UIApplication,\n  open url: URL,\n  options opts: [UIApplication.OpenURLOptionsKey:\n    Any]\n) -> Bool\n{\n  return true\n}",
    "open override func `application`(_: UIApplication, `open` _: URL, options _: [String: Any]) -> Bool { false }",
    "@objc func application(\t_\tapplication: UIApplication /* a, b: */, open // url\n  url: URL, options: [String: Any]) -> Bool { false }",
  ])
  func openURLIsRecognisedWhateverItsSpelling(_ source: String) throws {
    let file = readSwift("class AppDelegate: UIResponder, UIApplicationDelegate {\n\(source)\n}")
    let method = try #require(file.types.first?.methods.first)
    #expect(method.signature == "application(_:open:options:)")
    #expect(method.callback?.id == "openURL")
    #expect(method.returnType == "Bool")
  }

  @Test func parametersTellLabelNameTypeAndRange() throws {
    let file = readSwift("func f(_ a: Int, b c: @escaping () -> Void, d: String..., _: [Int] = []) -> Void {}")
    let function = try #require(file.functions.first)
    #expect(function.signature == "f(_:b:d:_:)")
    #expect(function.returnType == nil)
    #expect(function.parameters.map(\.label) == [nil, "b", "d", nil])
    #expect(function.parameters.map(\.name) == ["a", "c", "d", nil])
    #expect(function.parameters.map(\.type) == ["Int", "@escaping () -> Void", "String...", "[Int]"])
    #expect(
      function.parameters.map { file.string($0.range) } == [
        "_ a: Int", "b c: @escaping () -> Void", "d: String...", "_: [Int] = []",
      ])
  }

  @Test func initialisersSubscriptsAndDeinitialisersAreMethods() {
    let file = readSwift(
      """
      class A {
        required init?(coder: NSCoder) { super.init() }
        convenience init() { self.init(frame: .zero) }
        deinit { NotificationCenter.default.removeObserver(self) }
        subscript(index: Int) -> Int { rows[index] }
        func noBody()
      }
      """)
    #expect(
      file.types.first?.methods.map(\.signature) == ["init(coder:)", "init()", "deinit", "subscript(_:)", "noBody()"])
    #expect(file.types.first?.methods.map { $0.body == nil } == [false, false, false, false, true])
  }

  @Test func propertiesHaveTypesInitialValuesAndAccessors() throws {
    let file = readSwift(
      """
      class A {
        @IBOutlet weak var window: UIWindow?
        private lazy var overlay = UIWindow(frame: UIScreen.main.bounds)
        static let shared = A(), other: A? = nil
        private(set) var (a, b) = (1, 2)
        var root: UIViewController? { window?.rootViewController }
        var count = 0 { didSet { update(oldValue) } }
        var text: String { get { store.text } set(new) { store.text = new } }
        var `default`: Int = { compute() }()
      }
      """)
    let properties = try #require(file.types.first?.properties)
    #expect(
      properties.map(\.name) == ["window", "overlay", "shared", "other", "a", "b", "root", "count", "text", "default"])
    #expect(properties[0].type == "UIWindow?")
    #expect(properties[0].attributes == ["IBOutlet"])
    #expect(properties[0].modifiers == ["weak"])
    #expect(properties[1].isPrivate)
    #expect(properties[1].initializer?.callees == ["UIWindow"])
    #expect(properties[1].initializer?.used == ["UIScreen.main.bounds"])
    #expect(properties[2].isStatic)
    #expect(!properties[4].isPrivate)
    #expect(properties[6].accessors?.used == ["window.rootViewController"])
    #expect(properties[7].accessors?.callees == ["update"])
    #expect(properties[8].accessors?.statements.count == 2)
    #expect(properties[8].accessors?.used == ["store.text", "store.text =", "new"])
    #expect(properties[9].initializer?.callees == ["compute", "()"])
    #expect(file.string(properties[0].range) == "@IBOutlet weak var window: UIWindow?")
    #expect(file.string(properties[0].nameRange) == "window")
  }

  @Test func attributesUnderConditionsCount() {
    let file = readSwift(
      """
      #if DEBUG
      @UIApplicationMain
      #else
      @main
      #endif
      class AppDelegate: UIResponder {}
      #if false
      @objc(Old)
      #endif
      class Other {}
      """)
    #expect(file.type("AppDelegate")?.attributes == ["UIApplicationMain", "main"])
    #expect(file.type("Other")?.attributes == [])
  }

  @Test func topLevelCodeIsKeptApartFromDeclarations() throws {
    let main = readSwift(
      """
      import UIKit
      let delegate = UIApplication.shared.delegate
      func helper() {}
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
      #if os(macOS)
      NSApplicationMain(0, nil)
      #endif
      #Preview { ContentView() }
      """, path: "App/main.swift")
    #expect(main.globals.map(\.name) == ["delegate"])
    #expect(main.functions.map(\.signature) == ["helper()"])
    #expect(main.topLevel?.callees == ["NSStringFromClass", "UIApplicationMain"])
    #expect(main.topLevel?.used.first == "UIApplication.shared.delegate")
    #expect(readSwift("import UIKit\nclass A {}\ntypealias B = A\n").topLevel == nil)
  }

  @Test func multiByteTextAndByteOrderMarkDoNotShiftRanges() throws {
    let source = "\u{FEFF}// 日本語 👩‍👩‍👧 e\u{301}\r\nclass Zähler: UIResponder {\r\n  var größe = \"ß\"\r\n}\r\n"
    let file = readSwift(source)
    let type = try #require(file.types.first)
    #expect(file.string(type.range) == "class Zähler: UIResponder {\r\n  var größe = \"ß\"\r\n}")
    #expect(file.string(type.nameRange) == "Zähler")
    #expect(file.string(file.comments.first) == "// 日本語 👩‍👩‍👧 e\u{301}")
    #expect(file.problems.isEmpty)
  }

  @Test func commentsAndStringsAreNoCode() {
    let file = readSwift(
      #"""
      // class A: UIApplicationDelegate {}
      /* func application(_ app: UIApplication) {} /* nested */ class B {} */
      let text = "class C {} \(call("}"))"
      let raw = #"func d() { "# + """
        class E: UIResponder { func f() {} }
        """
      """#)
    #expect(file.types.isEmpty)
    #expect(file.functions.isEmpty)
    #expect(file.comments.count == 2)
    #expect(file.globals.map(\.name) == ["text", "raw"])
    #expect(file.globals.first?.initializer?.callees == ["call"])
  }
}
