import Testing

@testable import Audit

@Suite struct BodyAnalyzerTests {
  /// Analyses the first method of `AppDelegate` that is called `name`.
  private func analyse(_ name: String, _ sources: String...) throws -> (BodyAnalysis, SourceFile) {
    let files = sources.enumerated().map { readSwift($0.element, path: "App/File\($0.offset).swift") }
    let index = SourceIndex(files: files)
    let owner = try #require(index.classModel("AppDelegate", in: nil))
    let method = try #require(owner.methods.first { $0.function.baseName == name })
    return (BodyAnalyzer.analyse(method, of: owner, in: index), method.file)
  }

  private func uses(_ analysis: BodyAnalysis, _ file: SourceFile) -> [String: [String]] {
    Dictionary(
      analysis.members.map { ($0.name, $0.uses.map { file.text.string(in: $0) }) }, uniquingKeysWith: { $0 + $1 })
  }

  @Test func membersOfAllPartsAreFoundWithTheirUses() throws {
    let (analysis, file) = try analyse(
      "run",
      """
      class AppDelegate: Base {
        var window: UIWindow?
        private let store = Store()
        static var shared: AppDelegate?
        enum Keys { static let a = "a" }
        func run() {
          window?.rootViewController = nil
          self.window?.makeKey()
          self.store.save(Keys.a)
          later { [weak self] in self?.store.load(); self! . store.stop() }
          helper()
          self.helper()
          Self.shared = nil
          inherited.go()
          other.window = nil
          `window`?.show()
        }
      }
      """,
      "extension AppDelegate { fileprivate func helper() {} ; func later(_ a: () -> Void) {} }",
      "class Base { var inherited = 1; private var mine = 2 }")
    #expect(
      uses(analysis, file) == [
        "window": ["window", "self.window", "`window`"],
        "store": ["self.store", "self?.store", "self! . store"], "Keys": ["Keys"],
        "later": ["later"], "helper": ["helper", "self.helper"], "shared": ["Self.shared"], "inherited": ["inherited"],
      ])
    let byName = Dictionary(uniqueKeysWithValues: analysis.members.map { ($0.name, $0) })
    #expect(byName["store"]?.isPrivate == true && byName["helper"]?.isPrivate == true)
    #expect(byName["window"]?.isPrivate == false)
    #expect(byName["shared"]?.isStatic == true && byName["Keys"]?.kind == .type && byName["helper"]?.kind == .method)
    #expect(byName["helper"]?.file == "App/File1.swift")
    #expect(analysis.members.map(\.name).first == "window")
    #expect(analysis.selfUses.isEmpty)
  }

  @Test func localsAndParametersShadowMembers() throws {
    let (analysis, file) = try analyse(
      "run",
      """
      class AppDelegate {
        var url: URL?, window: UIWindow?, view: UIView?, item = 1, name = ""
        func run(_ url: URL, with options: Int, unused: Int) {
          open(url, options)
          let window = self.window
          window?.show()
          if let view = view { view.show() }
          view?.hide()
          for item in list { use(item) }
          list.map { name in name }
          list.map { url in url }
          use(item, name)
          defer { print("\\(url.path)") }
        }
      }
      """)
    #expect(
      uses(analysis, file) == [
        "window": ["self.window"], "view": ["view", "view"], "item": ["item"], "name": ["name"],
      ])
    #expect(analysis.parameterUses.mapValues(\.count) == ["url": 2, "options": 1])
  }

  @Test func shorthandUsesAreTold() throws {
    let (analysis, file) = try analyse(
      "run",
      """
      class AppDelegate {
        var window: UIWindow?
        func run(done: (() -> Void)?) {
          guard let window else { return }
          if let done { done() }
          later { [done, weak self] in done?() }
        }
      }
      """)
    #expect(analysis.shorthandUses.map { file.text.string(in: $0) } == ["window", "done", "done"])
    #expect(analysis.parameterUses["done"]?.count == 2)
    #expect(analysis.members.first?.uses.count == 1)
  }

  @Test func selfAsAValueAndSuperAreTold() throws {
    let (analysis, file) = try analyse(
      "run",
      """
      class AppDelegate {
        func run() {
          center.delegate = self
          go { [weak self] in
            guard let self = self else { return }
            guard let self else { return }
            self.stop()
          }
          register(self, selector: #selector(stop))
          let me = self
          super.run()
        }
        func stop() {}
      }
      """)
    #expect(analysis.selfUses.map { file.text.position(at: $0.lowerBound).line } == [3, 9, 10])
    #expect(analysis.usesSuper)
    #expect(uses(analysis, file) == ["stop": ["self.stop", "stop"]])
  }

  @Test func returnsOfClosuresAreLeftOut() throws {
    let (analysis, _) = try analyse(
      "run",
      """
      class AppDelegate {
        func run() -> Bool {
          guard ok else { return false }
          list.filter { return $0 }
          func inner() -> Int { return 1 }
          if a { return handle(url) }
          return true
        }
      }
      """)
    #expect(analysis.returns.map(\.returned) == ["false", "handle(url)", "true"])
  }

  @Test func privateNamesOfTheFileAreTold() throws {
    let (analysis, _) = try analyse(
      "run",
      """
      private let key = "k"
      fileprivate func log(_ a: Any) {}
      private struct Helper {}
      private extension URL { var isOurs: Bool { true } }
      extension URL { var isTheirs: Bool { true } }
      let shared = 1
      class AppDelegate {
        private var key2 = 1
        func run(url: URL) { log(key); Helper().go(); if url.isOurs || url.isTheirs { use(shared, key2) } }
      }
      """)
    #expect(Set(analysis.fileLocalNames) == ["log", "key", "Helper", "isOurs"])
  }

  @Test(
    arguments: [
      ("window?.rootViewController = nil", [.window]),
      ("UserDefaults.standard.set(1, forKey: \"a\")", [.storage]),
      ("application.applicationIconBadgeNumber = 0", [.badge]),
      ("saveContext()", [.storage]),
      ("overlayView?.removeFromSuperview()", [.overlay, .views, .uncovering]),
      ("overlayView?.removeFromSuperview(); view.addSubview(UIView())", [.overlay, .views]),
      ("Analytics.logEvent(\"a\", parameters: nil)", [.analytics]),
      ("print(\"active\")", [.logging]),
      ("task = application.beginBackgroundTask { }", [.backgroundTask]),
      ("heartbeat?.invalidate()", [.timer]),
      ("return ApplicationDelegateProxy.shared.application(app, open: url, options: options)", [.proxy]),
      ("let text = \"window\" // UserDefaults", []),
    ] as [(String, Set<BodyAnalysis.Trait>)])
  func traits(_ code: String, traits: Set<BodyAnalysis.Trait>) throws {
    let (analysis, _) = try analyse(
      "run",
      """
      class AppDelegate {
        var overlayView: UIView?
        var heartbeat: Timer?
        func saveContext() { if persistentContainer.viewContext.hasChanges {} }
        func run() { \(code) }
      }
      """)
    #expect(analysis.traits == traits)
  }

  @Test func objectiveCMembersAreFound() throws {
    let source = """
      static void helper(void) {}
      @interface AppDelegate ()
      @property (nonatomic) UIWindow *window;
      @property (nonatomic) int count;
      @end
      @implementation AppDelegate { BOOL _flag; }
      - (void)applicationDidBecomeActive:(UIApplication *)application {
        self.window.rootViewController = nil;
        _count = 1;
        _flag = YES;
        [self stop];
        [self.window makeKeyWindow];
        helper();
        int count = 3; use(count);
        [application setApplicationIconBadgeNumber:0];
        [self register:self];
        if (_flag) { return; }
        dispatch_async(q, ^{ return; });
      }
      - (void)stop {}
      @end
      """
    let index = SourceIndex(files: [ObjectiveCSourceReader.read(SourceText(path: "AppDelegate.m", source))])
    let owner = try #require(index.classModel("AppDelegate", in: nil))
    let method = try #require(owner.method("didBecomeActive"))
    let analysis = BodyAnalyzer.analyse(method, of: owner, in: index)
    let uses = uses(analysis, method.file)
    #expect(uses["window"] == ["self.window", "self.window"])
    #expect(uses["count"] == ["_count"])
    #expect(uses["_flag"] == ["_flag", "_flag"])
    #expect(uses["stop"] == ["self"])
    #expect(analysis.selfUses.count == 1)
    #expect(analysis.parameterUses["application"]?.count == 1)
    #expect(analysis.fileLocalNames == ["helper"])
    #expect(analysis.returns.count == 1)
    #expect(analysis.traits.contains(.badge) && analysis.traits.contains(.window))
  }
}
