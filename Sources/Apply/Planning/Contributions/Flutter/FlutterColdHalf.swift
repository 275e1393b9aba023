import Audit

/// What starts the app, for a scene delegate of Flutter's that handled it only while the app ran.
///
/// `FlutterSceneDelegate` hands it to plugins as the scene connects. A warm method that calls super would hand it to them
/// a second time, so its own code becomes a method that both events call.
extension UnitPlan {
  /// - Returns: false where the warm method calls no super: it can be called as it is.
  mutating func addFlutterColdHalf(_ event: HandledEvent, _ answer: Answer) -> Bool {
    guard let delegate = unit.sceneDelegate, delegate.language == .swift,
      let method = delegate.method(event.callback), let body = method.function.body,
      let call = Self.superCalls[event.callback], let signature = SceneSignature.of(event.callback)
    else { return false }
    let supers = body.statements.filter { $0.calls.contains { $0.path.first == "super" } }
    guard !supers.isEmpty || warmMethodsTakenApart.contains(event.callback) else { return false }
    guard supers.count <= 1, supers.allSatisfy({ $0.kind == .expression && $0.calls.count == 1 }),
      supers.allSatisfy({ $0.range == body.statements.first?.range || $0.range == body.statements.last?.range })
    else {
      batch.manual(
        answer.finding.title,
        localized(
          """
          \(method.function.signature) calls super, which hands the event to plugins, and they get what starts the app as \
          the scene connects. Put the app's own part into a method of its own and call that from \
          scene(_:willConnectTo:options:) too.
          """), method.location, findings: [answer.id])
      return true
    }
    let name = freeMember(dialect.handlerName(event), besides: body)
    becomeHandler(method, name, supers, findings: [answer.id])
    let text = method.file.text
    let place = text.position(at: body.range.lowerBound).line
    let comesFirst = supers.first.map { $0.range == body.statements.first?.range && body.statements.count > 1 } ?? false
    let handling = Fragment(
      paragraph: .body, code: Self.call(event, handler: name), findings: [answer.id])
    let telling = Fragment(
      paragraph: comesFirst ? .opening : .forward, code: call.code, findings: [answer.id])
    let lines = writer.method(signature, comesFirst ? [telling, handling] : [handling, telling])
    draft.addMember("\(event.callback) \(place)", lines.joined(separator: "\n"), findings: [answer.id])
    draft.add(
      dialect.coldHalf(event).replacing("self.scene(", with: name + "(")
        .replacing("self.windowScene(", with: name + "("),
      to: "scene.willConnect", .cold, findings: [answer.id])
    return true
  }

  /// Warm methods without super whose own code is wanted for cold starts, in a class that comes to inherit from Flutter's:
  /// they are no overrides.
  var warmMethodsTakenApart: Set<String> {
    guard unit.choice("flutter.scene-delegate-base") == "subclass" else { return [] }
    let events = unit.answers("scene.cold-warm").filter {
      $0.choice == "add" && $0.finding.subject.values["missing"] == "cold"
    }.compactMap { $0.finding.subject.values["event"] }
    return Set(
      events.compactMap { event in
        switch event {
        case "openURL": HandledEvent.url.callback
        case "universalLink", "otherActivity", "userActivity": HandledEvent.activity.callback
        default: nil
        }
      })
  }

  /// The call of a method that has the parameters of the scene's own.
  private static func call(_ event: HandledEvent, handler: String) -> String {
    let scene = Slot.scene.mark
    return switch event {
    case .url: "\(handler)(\(scene), openURLContexts: \(Slot.contexts.mark))"
    case .activity: "\(handler)(\(scene), continue: \(Slot.activity.mark))"
    case .shortcut:
      "\(handler)(\(scene), performActionFor: \(Slot.shortcutItem.mark), completionHandler: \(Slot.completion.mark))"
    case .share: "\(handler)(\(scene), userDidAcceptCloudKitShareWith: \(Slot.metadata.mark))"
    }
  }

  /// The method keeps its body, without the call of super, under a name of its own.
  private mutating func becomeHandler(
    _ method: ClassModel.Method, _ name: String, _ supers: [Statement], findings: [String]
  ) {
    let text = method.file.text
    let function = method.function
    var edits = [Edit(range: function.nameRange, replacement: name, findings: findings)]
    let head = function.range.lowerBound..<function.nameRange.lowerBound
    if let word = text.bytes[head].lastRange(of: Array("override ".utf8)) {
      edits.append(
        Edit(range: word.lowerBound..<word.upperBound, replacement: "private ", findings: findings))
    } else if Set(function.modifiers).isDisjoint(with: ["public", "open", "internal", "private", "fileprivate"]),
      let word = text.bytes[head].lastRange(of: Array("func".utf8))
    {
      edits.append(.insert("private ", at: word.lowerBound, findings: findings))
    }
    for statement in supers {
      edits += SwiftEditor.removeStatement(statement.range, in: text, findings: findings)
    }
    batch.add(edits, to: text.path)
  }
}
