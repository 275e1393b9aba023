import Audit

/// A scene delegate that is there already starts to pass its events on to Flutter's plugins.
extension UnitPlan {
  mutating func addFlutterSceneDelegate() {
    for answer in unit.answers("flutter.scene-delegate-base") where answer.choice == "hook" { addFlutterHook(answer) }
    guard let delegate = unit.sceneDelegate else { return }
    for answer in unit.answers("flutter.scene-delegate-base") where answer.finding.subject.type == delegate.name {
      guard delegate.language == .swift else {
        if answer.choice != "leave" { explain(answer, delegate) }
        continue
      }
      if ["subclass", "provider"].contains(answer.choice) {
        for forward in FlutterForward.all(in: delegate, to: unit.appDelegate) {
          removeStatement(forward.range, in: forward.method.file, findings: [answer.id])
        }
      }
      switch answer.choice {
      case "subclass": inherit(answer, delegate)
      case "provider":
        let part = delegate.declaration
        batch.add(
          SwiftEditor.addSupertype(
            "FlutterSceneLifeCycleProvider", to: part.type, in: part.file.text, findings: [answer.id]),
          to: part.file.path)
        draft.addMember(
          "sceneLifeCycleDelegate", isProperty: true,
          "var sceneLifeCycleDelegate: FlutterPluginSceneLifeCycleDelegate = FlutterPluginSceneLifeCycleDelegate()",
          findings: [answer.id])
        forward(Array(Self.providerCalls.keys), answer)
      default: break
      }
    }
    for answer in unit.answers("flutter.provider-forwards") where answer.choice == "add" {
      guard delegate.language == .swift else {
        explain(answer, delegate)
        continue
      }
      forward((answer.finding.subject.values["missing"] ?? "").split(separator: ",").map(String.init), answer)
    }
  }

  /// The method that gives SwiftUI's scenes Flutter's delegate.
  private mutating func addFlutterHook(_ answer: Answer) {
    guard let name = answer.finding.subject.type, let path = answer.finding.subject.file,
      let file = unit.context.sources.file(path), file.language == .swift,
      let type = file.types.first(where: { $0.name == name && $0.kind == .class })
    else { return }
    let lines = [
      "override func application(",
      "\t_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,",
      "\toptions: UIScene.ConnectionOptions",
      ") -> UISceneConfiguration {",
      "\tlet configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)",
      "\tif connectingSceneSession.role == .windowApplication {",
      "\t\tconfiguration.delegateClass = FlutterSceneDelegate.self",
      "\t}", "\treturn configuration", "}",
    ]
    batch.add(SwiftEditor.insertMember(lines: lines, into: type, in: file.text, findings: [answer.id]), to: path)
  }

  private mutating func explain(_ answer: Answer, _ delegate: ClassModel) {
    batch.manual(
      answer.finding.title, localized("\(delegate.name) is written in Objective-C. ") + answer.finding.message,
      answer.finding.location, findings: [answer.id])
  }

  private mutating func forward(_ callbacks: [String], _ answer: Answer) {
    for callback in callbacks {
      if let code = Self.providerCalls[callback] {
        draft.add("sceneLifeCycleDelegate." + code, to: callback, .forward, findings: [answer.id])
      }
    }
    draft.addImport("Flutter")
  }

  /// What a provider calls for each event.
  static let providerCalls: [String: String] = superCalls.mapValues { call in
    String(call.code.dropFirst("super.".count))
  }

  /// The class inherits from `FlutterSceneDelegate`: its superclass, its window and its methods follow.
  private mutating func inherit(_ answer: Answer, _ delegate: ClassModel) {
    let part = delegate.declaration
    let text = part.file.text
    let findings = [answer.id]
    let list = part.type.nameRange.upperBound..<max(part.type.nameRange.upperBound, part.type.supertypesEnd)
    guard let colon = text.bytes[list].firstIndex(of: UInt8(ascii: ":")) else {
      explain(answer, delegate)
      return
    }
    let old: Set = ["UIResponder", "NSObject", "UIWindowSceneDelegate", "UISceneDelegate"]
    let kept = text.string(in: colon + 1..<list.upperBound).split(separator: ",")
      .map { $0.filter { !$0.isWhitespace } }.filter { !old.contains($0) && !$0.isEmpty }
    batch.add(
      [
        Edit(
          range: colon + 1..<list.upperBound,
          replacement: " " + (["FlutterSceneDelegate"] + kept).joined(separator: ", "),
          findings: findings)
      ], to: text.path)
    if let (file, property) = delegate.property("window"), property.accessors == nil {
      batch.add(SwiftEditor.removeDeclaration(property.range, in: file.text, findings: findings), to: file.path)
    }
    for method in delegate.methods {
      guard let callback = method.function.callback, let call = Self.superCalls[callback.id],
        !(warmMethodsTakenApart.contains(callback.id)
          && method.function.body?.calls.contains { $0.path.first == "super" } == false)
      else { continue }
      override(method, call, callback.id, findings)
    }
    if !part.file.imports.contains(where: { $0.name == "Flutter" }) {
      batch.add(SwiftEditor.addImport("Flutter", to: part.file, findings: findings), to: text.path)
    }
  }

  /// `override`, and the call of the superclass.
  private mutating func override(
    _ method: ClassModel.Method, _ call: (code: String, comesFirst: Bool), _ callback: String, _ findings: [String]
  ) {
    let text = method.file.text
    let function = method.function
    if !function.modifiers.contains("override"),
      let word = text.bytes[function.range.lowerBound..<function.nameRange.lowerBound].lastRange(of: Array("func".utf8))
    {
      batch.add([.insert("override ", at: word.lowerBound, findings: findings)], to: text.path)
    }
    // What calls the completion handler itself has answered; super would do so again.
    let completes =
      callback == "scene.performShortcut"
      && function.parameters.last?.name.map { name in
        function.body?.calls.contains { call in
          call.path.first == name || call.arguments.contains { $0.names.contains(name) }
        } ?? false
      } ?? false
    let isThere = completes || function.body?.calls.contains { $0.path.first == "super" } ?? false
    guard !isThere, let signature = SceneSignature.of(callback), let code = signature.fill(call.code, for: function)
    else {
      return
    }
    batch.add(
      SwiftEditor.insertStatement(
        lines: code.split(separator: "\n").map(String.init), into: function, atEnd: !call.comesFirst, in: text,
        findings: findings), to: text.path)
  }
}
