import Audit

/// Methods of a SwiftUI app's adaptor that nothing calls: views or observers call them.
extension UnitPlan {
  mutating func addSwiftUI() {
    for answer in unit.answers("swiftui.dead-adaptor-method") {
      guard let carried = carried(answer) else { continue }
      switch answer.choice {
      case "modifier": addModifier(answer, carried)
      case "observe": observe(carried)
      case "delete": remove(carried)
      default: break
      }
    }
  }

  /// `.onOpenURL { … }` behind the first view of the window.
  private mutating func addModifier(_ answer: Answer, _ carried: CarriedCallback) {
    guard let app = swiftUIApp, let root = SwiftUIRootView(app.file, app.type),
      let adaptor = app.type.properties.first(where: { property in
        property.attributes.contains { $0.hasPrefix("UIApplicationDelegateAdaptor") }
      }), let lines = Self.modifier(carried, receiver: adaptor.name)
    else {
      batch.manual(
        answer.finding.title,
        localized("Put the modifier on the first view of the WindowGroup and call the method from it."),
        answer.finding.location, findings: [answer.id])
      return
    }
    let text = root.file.text
    let style = SwiftStyle(text)
    let last = text.lineIndex(at: max(root.range.lowerBound, root.range.upperBound - 1))
    let isChain = text.code(ofLine: last).hasPrefix(".")
    let margin =
      isChain
      ? text.indentation(at: root.range.upperBound - 1) : text.indentation(at: root.range.lowerBound) + style.unit
    let isInline = text.lineIndex(at: root.range.lowerBound) == last && !text.startsLine(root.range.lowerBound)
    let code =
      isInline
      ? lines.map { $0.drop { $0 == "\t" } }.joined(separator: " ")
      : style.lineEnding + style.block(lines, margin: margin).dropLast(style.lineEnding.count)
    batch.add([.insert(code, at: root.range.upperBound, findings: [answer.id])], to: text.path)
    if carried.function.isPrivate {
      batch.add(
        SwiftEditor.makeInternal(carried.function.range, in: carried.method.file, findings: [answer.id]),
        to: carried.text.path)
    }
  }

  private var swiftUIApp: ClassModel.Part? {
    for target in unit.targets {
      if case .swiftUI(let part) = unit.context.sources.entryPoint(of: target) { return part }
    }
    return nil
  }

  private static func modifier(_ carried: CarriedCallback, receiver: String) -> [String]? {
    let result = carried.function.returnType == nil ? "" : "_ = "
    let call = "\(result)\(receiver).application(UIApplication.shared, "
    switch carried.callback.id {
    case "openURL": return [".onOpenURL { url in", "\t\(call)open: url, options: [:])", "}"]
    case "handleOpenURL": return [".onOpenURL { url in", "\t\(call)handleOpen: url)", "}"]
    case "openURLSource":
      return [".onOpenURL { url in", "\t\(call)open: url, sourceApplication: nil, annotation: ())", "}"]
    case "continueActivity":
      return [
        ".onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { userActivity in",
        "\t\(call)continue: userActivity, restorationHandler: { _ in })", "}",
      ]
    default: return nil
    }
  }
}
