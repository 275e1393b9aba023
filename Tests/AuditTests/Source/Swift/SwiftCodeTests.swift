import Testing

@testable import Audit

@Suite struct SwiftCodeTests {
  @Test(arguments: [
    (
      "GIDSignIn.sharedInstance().handle(url)", ["GIDSignIn.sharedInstance", "GIDSignIn.sharedInstance.handle"],
      ["url", "GIDSignIn.sharedInstance"]
    ),
    ("window?.rootViewController!.view", [], ["window.rootViewController.view"]),
    ("self.window?.makeKeyAndVisible()", ["self.window.makeKeyAndVisible"], ["self.window"]),
    (
      "(UIApplication.shared.delegate as? AppDelegate)?.window", [],
      ["AppDelegate", "UIApplication.shared.delegate.window"]
    ),
    (
      "(UIApplication.shared.delegate as! App.Delegate).window?.show(a)", ["UIApplication.shared.delegate.window.show"],
      ["App.Delegate", "a", "UIApplication.shared.delegate.window"]
    ),
    ("UIApplication.shared.windows[0].rootViewController", [], ["UIApplication.shared.windows.rootViewController"]),
    ("try await client.load(from: url)", ["client.load"], ["url", "client"]),
    ("(try? store.open())?.close()", ["store.open", "store.open.close"], ["store.open"]),
    ("Array<Int>(repeating: 0, count: n).count", ["Array"], ["Int", "n", "Array.count"]),
    (
      "items.filter { $0.isOn }.map(\\.name)", ["items.filter", "items.filter.map"],
      ["$0.isOn", ".name", "items.filter"]
    ),
    ("[1, 2].map { $0 }", ["().map"], ["$0"]),
    ("\"a\\(b.c)\".count", [], ["b.c", "().count"]),
    ("(a ?? b).go()", ["().go"], ["a", "b"]),
    ("handle(.open(url), with: .zero)", [".open", "handle"], ["url", ".zero"]),
    ("super.application(app)", ["super.application"], ["app", "super"]),
    ("self.`default`.go()", ["self.default.go"], ["self.default"]),
    ("UIApplication\n  .shared // note\n  .delegate?\n  .window", [], ["UIApplication.shared.delegate.window"]),
  ])
  func chains(_ code: String, callees: [String], used: [String]) {
    let (_, body) = readBody(code)
    #expect(body.callees == callees)
    #expect(body.used == used)
  }

  @Test(arguments: [
    ("window = UIWindow(frame: bounds)", ["window =", "bounds"]),
    ("self.window?.rootViewController = root ?? other", ["self.window.rootViewController =", "root", "other"]),
    ("count += 1", ["count ="]),
    ("a == b", ["a", "b"]),
    ("(a, self.b) = (b, a)", ["a =", "self.b =", "b", "a"]),
    ("_ = x.y", ["x.y"]),
    ("cache[key]?.value = 1", ["key", "cache.value ="]),
    ("load(&buffer)", ["buffer ="]),
    ("let copy = original", ["original"]),
  ])
  func readsAndWrites(_ code: String, used: [String]) {
    #expect(readBody(code).body.used == used)
  }

  @Test func subscriptKeysAreKept() {
    let (_, body) = readBody(
      "if let url = launchOptions?[.url] as? URL { open(url) }\nx[UIApplication.LaunchOptionsKey.location]")
    #expect(body.references.first { $0.first == "launchOptions" }?.keys == [".url"])
    #expect(body.references.first { $0.first == "x" }?.keys == ["UIApplication.LaunchOptionsKey.location"])
  }

  @Test func argumentsTellLabelTextRangeAndNames() throws {
    let (file, body) = readBody("proxy.application(app, open: self.make(url) + tail, options: [:]) { done }")
    let call = try #require(body.calls.first { $0.name == "application" })
    #expect(call.signature == "application(_:open:options:)")
    #expect(call.arguments.map(\.label) == [nil, "open", "options"])
    #expect(call.arguments.map(\.text) == ["app", "self.make(url) + tail", "[:]"])
    #expect(call.arguments.map { file.string($0.range) } == ["app", "self.make(url) + tail", "[:]"])
    #expect(call.arguments[1].names == ["url", "self", "tail"])
    #expect(call.hasTrailingClosure)
    #expect(file.string(call.range)?.hasSuffix("{ done }") == true)
  }

  @Test func statementsHaveKindsRangesAndBlocks() {
    let (file, body) = readBody(
      """
      // first
      let a = 1; var b: Int
      guard let c = a else { return false }
      if a > 1 { x() } else if b { y() } else { z() }
      switch a { case 1: x(); default: break }
      for i in list { use(i) }
      while true { break }
      repeat { x() } while y
      do { try x() } catch { log(error) }
      defer { x() }
      #if DEBUG
      x()
      #else
      y()
      #endif
      throw E.a
      list.forEach { x in x() }
      outer: for i in list { continue outer }
      return c + 1 // last
      """)
    #expect(
      body.statements.map(\.kind) == [
        .declaration, .declaration, .guard, .if, .switch, .loop, .loop, .loop, .do, .defer, .conditional, .throw,
        .expression, .loop, .return,
      ])
    #expect(body.statements.map(\.blocks.count) == [0, 0, 1, 3, 2, 1, 1, 1, 2, 1, 2, 0, 1, 1, 0])
    #expect(file.string(body.statements.first?.range) == "let a = 1;")
    #expect(file.string(body.statements.last?.range) == "return c + 1")
    #expect(body.statements.last?.returned == "c + 1")
    #expect(body.statements.map(\.declares).prefix(3) == [["a"], ["b"], ["c"]])
    #expect(body.allStatements.filter { $0.kind == .return }.count == 2)
  }

  @Test func codeThatIsNeverCompiledDoesNotCount() {
    let (_, body) = readBody(
      """
      a()
      #if false
      b()
      #elseif os(macOS) || os(watchOS)
      c()
      #else
      d()
      #endif
      #if canImport(UIKit)
      e()
      #else
      f()
      #endif
      """)
    #expect(body.callees == ["a", "d", "e"])
  }

  @Test func localsHaveScopes() throws {
    let (file, body) = readBody(
      """
      let a = a
      guard let b = b, b.ok else { return }
      if let c = c { use(c) }
      for d in list where d.ok { use(d) }
      switch e { case .x(let f, _) where f > 0: use(f); default: break }
      run { [weak self, g] h, i in use(h) }
      func later(j: Int) { use(j) }
      do { } catch let k { use(k) }
      """)
    var scopes: [String: [String]] = [:]
    func collect(_ block: CodeBlock) {
      for local in block.locals { scopes[local.name, default: []].append(file.text.string(in: local.scope)) }
      for inner in block.statements.flatMap(\.blocks) { collect(inner) }
    }
    collect(body)
    #expect(scopes["a"]?.first?.hasPrefix("\nguard let b") == true)
    #expect(scopes["b"]?.first == ", b.ok" || scopes["b"]?.first == " b.ok")
    #expect(scopes["b"]?.last?.hasPrefix("\nif let c") == true)
    #expect(scopes["c"] == [" { use(c) }"])
    #expect(scopes["d"] == ["where d.ok", "{ use(d) }"])
    #expect(scopes["f"]?.count == 2)
    #expect(scopes["g"]?.first?.contains("use(h)") == true)
    #expect(scopes["h"] != nil && scopes["i"] != nil && scopes["k"] != nil)
    #expect(scopes["j"]?.first?.contains("use(j)") == true)
    #expect(scopes["later"]?.first?.contains("let a = a") == true)
    #expect(scopes["self"] == nil)
  }

  @Test func shorthandBindingsAndCapturesReadTheirName() {
    let (_, body) = readBody(
      "if let window, let root = window.root { run { [weak self, unowned owner] in self?.go() } }")
    #expect(body.references.filter(\.isShorthand).map(\.path) == [["window"], ["self"], ["owner"]])
  }

  @Test func localTypesAreListedAndTheirCodeCounts() {
    let (file, body) = readBody("class Local: NSObject { var a = make(); func go() { run() } }\nLocal().go()")
    #expect(file.types.map(\.name) == ["Local"])
    #expect(body.callees == ["make", "run", "Local", "Local.go"])
  }

  @Test func macrosAreCalls() {
    let (_, body) = readBody(
      "center.addObserver(self, selector: #selector(AppDelegate.changed(_:)), name: nil, object: nil)")
    #expect(body.callees == ["#selector", "center.addObserver"])
    #expect(body.used.contains("AppDelegate.changed"))
  }
}
