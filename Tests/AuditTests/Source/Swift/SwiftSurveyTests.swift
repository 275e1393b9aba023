import Dispatch
import Testing

@testable import Audit

@Suite struct SwiftSurveyTests {
  @Test func regionsCoverTheirBranches() {
    let file = readSwift(
      """
      #if DEBUG
      let a = 1
        #if false
        let b = 2
        #endif
      #elseif os(macOS)
      let c = 3
      #else
      let d = 4
      #endif
      #if swift(>=4.2)
      #else
      let e = 5
      #endif
      """)
    #expect(
      file.regions.map(\.condition) == [
        "DEBUG", "false", "os(macOS)", "else of DEBUG", "swift(>=4.2)", "else of swift(>=4.2)",
      ])
    #expect(file.regions.map(\.neverCompiled) == [false, true, true, false, false, true])
    #expect(file.string(file.regions[0].range) == "let a = 1\n  #if false\n  let b = 2\n  #endif\n")
    #expect(file.string(file.regions[1].range) == "  let b = 2\n")
    #expect(file.string(file.regions[3].range) == "let d = 4\n")
    #expect(file.string(file.regions[4].range) == "")
  }

  @Test(arguments: [
    ("false", true), ("0", true), ("!true", true), ("true", false), ("DEBUG", false), ("os(iOS)", false),
    ("os(macOS)", true), ("os(macOS) || os(tvOS)", false), ("os(macOS) && DEBUG", true), ("!os(macOS)", false),
    ("DEBUG || false", false), ("(os(OSX) || os(Linux))", true), ("targetEnvironment(macCatalyst)", false),
    ("canImport(UIKit)", false), ("canImport(Glibc)", true), ("compiler(<5)", true), ("swift(>=6)", false),
    ("A && B || false && C", false),
  ])
  func conditionsThatNeverHold(_ condition: String, never: Bool) {
    let file = readSwift("class A {\n#if \(condition)\n  func f() {}\n#endif\n}\n#if \(condition)\nclass B {}\n#endif")
    #expect(file.method("f()")?.neverCompiled == never)
    #expect(file.method("f()")?.condition == condition)
    #expect(file.type("B")?.neverCompiled == never)
    #expect(file.regions.first?.neverCompiled == never)
  }

  @Test func importsKeepTheirCondition() {
    let file = readSwift("#if canImport(Adjust)\nimport Adjust\n#endif\n@testable import App\n")
    #expect(file.imports.map(\.name) == ["Adjust", "App"])
    #expect(file.imports.map(\.condition) == ["canImport(Adjust)", nil])
  }

  @Test func aFileThatDoesNotParseStillGivesWhatItCan() {
    let file = readSwift(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { save( }
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool { return true }
      """)
    #expect(!file.problems.isEmpty)
    #expect(file.type("AppDelegate")?.methods.first?.signature == "applicationDidBecomeActive(_:)")
  }

  @Test func conflictMarkersAreOneProblem() throws {
    let source = "class A {\n<<<<<<< HEAD\n  func a() {}\n=======\n  func b() {}\n>>>>>>> topic\n}\n"
    let problem = try #require(readSwift(source).problems.first)
    #expect(problem.message == "unresolved merge conflict")
    #expect(problem.range == 10..<(source.utf8.count - 3))
    #expect(readSwift("/*\n\(source)*/").problems.isEmpty)
  }

  @Test(arguments: [
    "", "\u{FEFF}", "}", "{", "\"", "\"\"\"", "class", "class {", "func f(", "#if", "#if DEBUG\nclass A {", "#endif",
    "@", "@objc(",
    "let", "a.", "a?.!", "\\", "switch x { case", "if let", "guard", "extension", "func (_:) {}", "\0\0\0", "init(",
    "var x: { get", "`", "import",
    "class A: {}", "class A: B, {}", "func f() -> {}", "x[", "{ [weak", "x = ", "#selector(", "<#code#>", "/* open",
  ])
  func brokenTextDoesNotCrash(_ source: String) {
    let file = readSwift(source)
    #expect(file.types.allSatisfy { $0.range.upperBound <= source.utf8.count })
    _ = readSwift("class A {\n\(source)\n}")
    _ = readSwift("func f() {\n\(source)\n}")
  }

  @Test func bytesThatAreNoUTF8DoNotShiftRanges() throws {
    let bytes = Array("// ".utf8) + [0xFF, 0xC0, 0x0A] + Array("class A {}\n".utf8)
    let file = SwiftSourceReader.read(SourceText(path: "a.swift", bytes: bytes))
    #expect(file.string(file.type("A")?.nameRange) == "A")
  }

  @Test(arguments: [
    ("(", ")"), ("{ ", " }"), ("[", "]"), ("if x { ", " }"), ("f(", ")"), ("a.", "b"), ("try ", "x"),
    ("if a {} else ", "{}"),
    ("class A { ", " }"), ("- ", "1"), ("a = ", "1"), ("x ? y : ", "z"), ("#if A\n", "\n#endif"), ("\"\\(", ")\""),
    ("a?", ""),
    ("!", "x"), ("f()", ""), ("/*", "*/"), ("@a ", "class B {}"), ("let x: [", "]"), ("case let ", "x"), ("f {", "}"),
    ("a.b { ", "}"), ("else if ", ""), ("await ", "x"), ("do { ", "} catch {}"),
  ])
  func deepNestingDoesNotCrash(_ open: String, _ close: String) {
    for (count, separator) in [(10, ""), (90, ""), (2000, ""), (2000, "\n")] {
      let source =
        String(repeating: open + separator, count: count) + String(repeating: close + separator, count: count)
      let file = readSwift("func f() {\n" + source + "\n}\n")
      #expect(file.text.bytes.count > count)
    }
  }

  @Test func deepTextIsToldAndNotParsed() {
    let deep = readSwift("let a = " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40))
    #expect(deep.problems.map(\.message) == ["nested too deeply to be read"])
    for opening in ["\\(", "\"\\("] {
      let interpolated = readSwift("let a = \"" + String(repeating: opening, count: 300) + "\n")
      #expect(interpolated.problems.map(\.message) == ["nested too deeply to be read"])
    }
    let harmless = readSwift(
      "let a = \"" + String(repeating: "[", count: 40) + "\" // " + String(repeating: "{", count: 400) + "\nclass A {}")
    #expect(harmless.problems.isEmpty)
    #expect(harmless.types.count == 1)
    let strings = readSwift(
      """
      let a = #"\\(\\(\\("# + "\\(b("c\\(d("e"))"))"
      let t = \"""
        \\(a) \\(
        b)
        \"""
      class B {}

      """)
    #expect(strings.problems.isEmpty)
    #expect(strings.types.map(\.name) == ["B"])
  }

  @Test func workThatTakesTooLongIsLeftToItself() {
    let quick: Int? = DeepStack.run(bytes: 1, seconds: 60) { 1 }
    #expect(quick == 1)
    let end = DispatchSemaphore(value: 0)
    let slow: Int? = DeepStack.run(bytes: 1, seconds: 0.01) {
      end.wait()
      return 1
    }
    #expect(slow == nil)
    end.signal()
  }
}
