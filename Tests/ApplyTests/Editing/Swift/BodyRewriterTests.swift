import Audit
import Testing

@testable import Apply

@Suite struct BodyRewriterTests {
  private let through = BodyRewriter.Access.through(instance: "appDelegate", type: "AppDelegate")

  /// Rewrites the method `run`.
  private func rewrite(_ source: String, _ rewriter: BodyRewriter) throws -> RewrittenBody {
    let file = SwiftSourceReader.read(SourceText(path: "AppDelegate.swift", source))
    #expect(file.problems.isEmpty)
    let index = SourceIndex(files: [file])
    let owner = try #require(index.classModel("AppDelegate", in: nil))
    let method = try #require(owner.methods.first { $0.function.baseName == "run" })
    let moved = try rewriter.rewrite(method, BodyAnalyzer.analyse(method, of: owner, in: index))
    let wrapped = "func moved() {\n" + NeutralLines.text(moved.lines, unit: "  ", lineEnding: "\n") + "}\n"
    #expect(SwiftSourceReader.read(SourceText(path: "moved.swift", wrapped)).problems.isEmpty)
    return moved
  }

  @Test func parametersAndMembersAreReplaced() throws {
    let moved = try rewrite(
      """
      class AppDelegate {
          var window: UIWindow?
          private let store = Store()
          static let name = "a"
          func open(_ url: URL) {}
          func run(url: URL, options: [Key: Any]) {
              // url is kept in comments
              self.open(url)
              store.save("\\(url.path) url", Self.name)
              if let window {
                  window.show(url: url)
              }
              self.window?.hide(options[.source])
          }
      }
      """,
      BodyRewriter(
        parameters: ["url": "context.url", "options": "options(of: context)"], access: through, keptMembers: ["window"])
    )
    #expect(
      moved.lines == [
        "// url is kept in comments", "appDelegate.open(context.url)",
        "appDelegate.store.save(\"\\(context.url.path) url\", AppDelegate.name)", "if let window {",
        "\twindow.show(url: context.url)", "}", "self.window?.hide(options(of: context)[.source])",
      ])
    #expect(moved.usesOldClass)
    #expect(moved.opened.map(\.name) == ["store"])
  }

  @Test func shorthandBindingsGetAValue() throws {
    let moved = try rewrite(
      """
      class AppDelegate {
        var tab: UITabBarController?
        func run(done: (() -> Void)?) {
          guard let tab else { return }
          later { [done] in done?(); tab.go() }
        }
      }
      """, BodyRewriter(parameters: ["done": "completion"], access: through))
    #expect(
      moved.lines == [
        "guard let tab = appDelegate.tab else { return }", "later { [done = completion] in done?(); tab.go() }",
      ])
  }

  @Test func selfIsRenamedAsAWhole() throws {
    let moved = try rewrite(
      """
      class AppDelegate {
        var store = Store()
        func run() {
          later { [weak self] in
            guard let self = self else { return }
            self.store.save()
          }
          other { [weak self] in self?.store.load() }
          center.addObserver(self, selector: #selector(stop), name: nil, object: nil)
        }
        @objc func stop() {}
      }
      """, BodyRewriter(access: through))
    #expect(
      moved.lines == [
        "later { [weak appDelegate] in", "\tguard let appDelegate = appDelegate else { return }",
        "\tappDelegate.store.save()", "}", "other { [weak appDelegate] in appDelegate?.store.load() }",
        "center.addObserver(appDelegate, selector: #selector(AppDelegate.stop), name: nil, object: nil)",
      ])
  }

  @Test func selfStaysWhereTheNewClassIsMeant() throws {
    let moved = try rewrite(
      """
      class AppDelegate {
        var store = Store(), window: UIWindow?
        func run() {
          later { [weak self] in self?.window?.show(); self?.store.load() }
        }
      }
      """, BodyRewriter(access: through, keptMembers: ["window"]))
    #expect(moved.lines == ["later { [weak self] in self?.window?.show(); appDelegate.store.load() }"])
  }

  @Test(
    arguments: [
      ("{ return true }", []), ("{ a()\n    return true }", ["a()"]),
      ("{ return handle(url) }", ["_ = handle(url)"]), ("{ handle(url) }", ["_ = handle(url)"]),
      (
        "{\n    if handle(url) {\n      return true // taken\n    }\n    return other(\n      url)\n  }",
        ["if handle(url) {", "\tcontinue // taken", "}", "_ = other(", "\turl)"]
      ),
      ("{\n    guard ok else { return false }\n    return false\n  }", ["guard ok else { continue }"]),
      (
        "{\n    if a { return handle(url); }\n    if b {\n      return handle(url)\n    }\n    c()\n  return true\n  }",
        ["if a { _ = handle(url); continue }", "if b {", "\t_ = handle(url)", "\tcontinue", "}", "c()"]
      ),
      (
        "{\n    for x in list { if x { return true } }\n    list.map { return $0 }\n    return false\n  }",
        ["for x in list { if x { continue links } }", "list.map { return $0 }"]
      ),
    ] as [(String, [String])])
  func returnsAreRewritten(_ body: String, _ expected: [String]) throws {
    let source = "class AppDelegate {\n  func run(url: URL) -> Bool \(body)\n}\n"
    let moved = try rewrite(
      source,
      BodyRewriter(parameters: ["url": "url"], access: through) { site in
        .leave(site.isLast ? nil : site.isInLoop ? "continue links" : "continue")
      })
    #expect(moved.lines == expected)
  }

  @Test func otherCodeStandsInTheGivenPlaces() throws {
    let source =
      "class AppDelegate {\n  func run(url: URL) -> Bool {\n    return proxy.open(url) || handle(url)\n  }\n}\n"
    let file = SwiftSourceReader.read(SourceText(path: "AppDelegate.swift", source))
    let call = try #require(file.types.first?.methods.first?.body?.calls.first { $0.name == "open" })
    let moved = try rewrite(
      source,
      BodyRewriter(parameters: ["url": "context.url"], access: through, replacements: [.init(call.range, "false")]))
    #expect(moved.lines == ["return false || handle(context.url)"])
  }

  @Test func multilineStringsAreKept() throws {
    let moved = try rewrite(
      "class AppDelegate {\n\tfunc run(url: URL) {\n\t\tlog(\"\"\"\n\t\t\tone \\(url)\n\t\t\t  two \n\t\t\t\"\"\")\n\t\tgo()\n\t}\n}\n",
      BodyRewriter(parameters: ["url": "context.url"], access: through))
    #expect(
      NeutralLines.text(moved.lines, margin: "  ", unit: "  ", lineEnding: "\n")
        == "  log(\"\"\"\n    one \\(context.url)\n      two \n    \"\"\")\n  go()\n")
  }

  @Test(arguments: [
    ("super.run(url: url)", RewriteRefusal.usesSuper), ("log(secret)", .usesFileLocal(["secret"])),
    ("use(count)", .needsParameter("count")), ("let context = 1; use(url, context)", .nameTaken("context")),
    ("list.map { appDelegate in store.save() }", .nameTaken("appDelegate")),
  ])
  func whatCannotMoveIsRefused(_ code: String, _ refusal: RewriteRefusal) {
    let source = """
      private let secret = "s"
      class AppDelegate: Base {
        var store = Store()
        override func run(url: URL, count: Int) { \(code) }
      }
      """
    #expect(throws: refusal) {
      try rewrite(source, BodyRewriter(parameters: ["url": "context.url"], access: through))
    }
  }
}
