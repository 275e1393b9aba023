import Audit

/// Works the answers about one unit into a draft of its scene delegate and into edits of everything else.
struct UnitPlan {
  let unit: MigrationUnit
  let writer: any SceneWriter
  /// The scene delegate's language, and the app delegate's.
  let dialect: any SceneDialect
  let ownerDialect: any SceneDialect
  var draft = SceneDelegateDraft()
  var batch = EditBatch()
  /// Scene methods whose forward to Capacitor stands inside a condition already.
  var filteredForwards: Set<String> = []
  /// Handlers that say whether they took what started the app, so that the stack hears of the rest alone.
  var linkChain: [LinkChain] = []
  /// Answers about launch options whose code waits for the scene in a property of the app delegate.
  var waitingAnswers: Set<String> = []
  /// The configuration's storyboard makes the window; no code does.
  var storyboardMakesWindow = false
  /// Methods of the app delegate that make the window and are given the scene.
  var helperNames: Set<String> = []
  /// Statements of launch methods that are moved with the window.
  var movedStatements: [MovedStatement] = []
  /// Properties of the app delegate that go to the scene delegate.
  var movedMembers: Set<String> = []
  /// The connect method gives its window to the app delegate as well.
  var windowIsMirrored = false
  /// The app delegate can tell the scene's window.
  var sceneWindowIsAdded = false
  /// Statements for an app delegate that has no launch method yet.
  var launchCode: [(code: String, findings: [String])] = []
  /// Property lists of another form as XML, with the changes made so far, by path.
  var converted: [String: (original: InfoPlist, plist: InfoPlist, findings: [String])] = [:]
  /// Private members that must become internal, by file and place.
  var opened: Set<Opened> = []

  struct MovedStatement: Hashable {
    let file: String
    let range: ByteRange
  }

  struct Opened: Hashable {
    let file: String
    let declaration: ByteRange
  }

  init(_ unit: MigrationUnit) {
    self.unit = unit
    writer = unit.sceneWriter
    dialect = unit.dialect(of: unit.sceneDelegate ?? unit.appDelegate)
    ownerDialect = unit.dialect(of: unit.appDelegate)
  }

  /// The edits of all families, in the order in which their code stands in the scene delegate.
  static func make(_ unit: MigrationUnit) -> EditBatch {
    var plan = UnitPlan(unit)
    guard !unit.answers.isEmpty, !unit.waitsForFlutter else { return plan.batch }
    plan.addFlutter()
    plan.addFlutterSceneDelegate()
    plan.addSwiftUI()
    plan.addReactNative()
    plan.addWindow()
    plan.replaceWindowReads()
    plan.addLaunch()
    plan.addLifeCycle()
    plan.addLinks()
    plan.tellForgottenSDKs()
    plan.addShortcutsAndShares()
    plan.tellColdSceneSearches()
    plan.addCapacitor()
    plan.addSceneRepairs()
    plan.bindLooseWindows()
    plan.addLaunchMethod()
    plan.addDeadCode()
    plan.addAdoption()
    plan.addManifestRepairs()
    plan.addSuperCalls()
    plan.refuseWithoutWindow()
    plan.showWindowBeforeEvents()
    plan.guardAgainstOtherDelegates()
    plan.writeSceneDelegate()
    plan.writeConverted()
    plan.tellNextStage()
    plan.keepWhatHasNoPlace()
    for part in unit.appDelegate?.parts ?? [] { plan.batch.removeEmptied(part.type, in: part.file) }
    plan.leaveWhatIsWrittenAnew()
    if unit.usesOldSwiftNames { plan.batch.respellSwift() }
    return plan.batch
  }

  /// What a tool writes anew is not edited: the change would be gone with its next run.
  private mutating func leaveWhatIsWrittenAnew() {
    let gone = batch.drop(inFiles: unit.context.project.writesAnew)
    for answer in unit.answers where gone.contains(answer.id) {
      batch.manual(
        answer.finding.title,
        localized(
          """
          The file is written anew with every platform, so nothing is changed in it. What shall last goes to config.xml, to \
          a hook, or to the plugin it is copied from.
          """), answer.finding.location, findings: [answer.id])
    }
  }

  /// Code must not leave the app delegate where no scene delegate takes it: it would be gone.
  private mutating func keepWhatHasNoPlace() {
    guard unit.sceneDelegate == nil, adoptionAnswer == nil, subclassingAnswer == nil else { return }
    // The window is not even planned without a scene delegate.
    let windows = unit.answers("window.created-in-app-delegate").filter {
      ["move", "call", "bind"].contains($0.choice)
    }
    let homeless = Set(draft.findings + windows.map(\.id) + engineMoves.map(\.id))
    batch.drop(homeless)
    for answer in unit.answers where homeless.contains(answer.id) {
      batch.manual(
        answer.finding.title,
        localized(
          """
          There is no scene delegate yet that could take the code, and no answer makes one, so nothing is changed \
          here. Adopt scenes first.
          """), answer.finding.location, findings: [answer.id])
    }
  }

  // MARK: What the families share

  /// The callback that an answer is about, with its analysis: the app delegate's, or one that it inherits.
  func carried(_ answer: Answer) -> CarriedCallback? {
    guard let owner = unit.appDelegate, let signature = answer.finding.subject.member else { return nil }
    var models = [owner] + unit.context.sources.superclasses(of: owner, in: unit.targets.first)
    // A superclass that nobody sees hands it on to another class.
    if answer.finding.subject.values["dispatcher"] != nil, let name = answer.finding.subject.type,
      let service = unit.context.sources.classModel(name, in: unit.targets.first)
    {
      models.append(service)
    }
    for model in models {
      let method = model.methods.first {
        $0.function.signature == signature
          && (answer.finding.subject.file == nil || $0.file.path == answer.finding.subject.file)
      }
      guard let method, let callback = method.function.callback else { continue }
      return CarriedCallback(
        method: method, callback: callback, owner: owner,
        analysis: BodyAnalyzer.analyse(method, of: model, in: unit.context.sources), findings: [answer.id])
    }
    return nil
  }

  mutating func remove(_ carried: CarriedCallback) {
    removeDeclaration(carried.function.range, in: carried.method.file, findings: carried.findings)
  }

  /// Takes the call of Capacitor's app-delegate proxy out of a method that the scene delegate calls: the scene
  /// delegate tells the proxy itself, and twice would be once too often. What the method refused before is kept from
  /// the proxy too.
  mutating func silenceProxy(_ carried: CarriedCallback) {
    guard unit.isCapacitor || unit.linkReceiver != nil else { return }
    let answers =
      carried.refusals.map { ($0.range, carried.takingInPlace($0)) }
      + carried.passedOn.map { ($0.range, dialect.leaving(.no)) }
    for (range, text) in carried.proxyReplacements.map({ ($0.range, $0.text) }) + answers {
      batch.add([Edit(range: range, replacement: text, findings: carried.findings)], to: carried.text.path)
    }
  }

  /// Whether the existing scene delegate's method calls Capacitor's scene proxy.
  func sceneMethodForwards(_ callback: String) -> Bool {
    unit.sceneDelegate?.method(callback)?.function.body?.calls.contains {
      ["SceneDelegateProxy", "ApplicationDelegateProxy"].contains($0.path.first)
    } ?? false
  }
}
