/// Code that takes SwiftUI's own app delegate for the app's.
public enum SwiftUIDelegateCast: Rule {
  public static let documentation = RuleDocumentation(
    id: "swiftui.delegate-cast", kinds: [.blocker, .decision],
    title: "UIApplication.shared.delegate is SwiftUI's object",
    explanation: """
      With a SwiftUI life cycle UIApplication.shared.delegate is an object of SwiftUI, which passes calls on to the class \
      behind @UIApplicationDelegateAdaptor. A cast to that class never succeeds: `as!` stops the app, `as?` is nil.

      Take the instance from the adaptor property, from the environment (a delegate that conforms to ObservableObject or is \
      @Observable is put there), or from a static property that the delegate sets in its init.
      """,
    references: [Page.adaptor],
    examples: [
      RuleExample(
        .fires, "a forced cast", base: .swiftUI,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc log() {\n  (UIApplication.shared.delegate as! AppDelegate).log()\n}\n"
        ]),
      RuleExample(
        .fires, "a careful one", base: .swiftUI,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc log() {\n  let delegate = UIApplication.shared.delegate as? AppDelegate\n  delegate?.log()\n}\n"
        ]),
      RuleExample(
        .silent, "a UIKit app", base: .uiKit,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc log() {\n  (UIApplication.shared.delegate as! AppDelegate).log()\n}\n"
        ]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let apps = context.swiftUIApps
    guard !apps.isEmpty else { return [] }
    return context.ownSources.flatMap { file, targets -> [Finding] in
      let own = apps.filter { app in targets.contains { $0.id == app.target.id } }
      guard let app = own.first, own.count == targets.count else { return [] }
      let references = file.compiledBodies.flatMap(\.references).filter {
        $0.path.starts(with: ["UIApplication", "shared", "delegate"])
      }
      return references.compactMap { reference in
        guard let cast = Cast(reference, in: file.text), cast.type == app.delegate?.name else { return nil }
        return finding(
          RuleMessage(
            "\(cast.type) is not what UIApplication.shared.delegate holds",
            """
            SwiftUI's own object is the app's delegate, so this cast never succeeds: \
            \(localized(cast.isForced ? "the app stops here" : "the result is nil and what follows does nothing")). Take \
            \(cast.type) from the adaptor property, from the environment, or from a static property that it sets in \
            its init.
            """),
          kind: cast.isForced ? .blocker : .decision, targets: own.map(\.target), in: file.text, at: cast.range,
          symbol: cast.type, distinction: file.text.string(in: cast.range))
      }
    }
  }

  /// `as! X` or `as? X` behind a reference.
  private struct Cast {
    let isForced: Bool
    let type: String
    let range: ByteRange

    init?(_ reference: Reference, in text: SourceText) {
      let end = min(text.bytes.count, reference.range.upperBound + 120)
      let start = min(reference.range.lowerBound, end)
      let code = text.string(in: start..<end)
      guard let place = code.range(of: "delegate"), place.upperBound < code.endIndex else { return nil }
      let rest = code[place.upperBound...].drop { $0.isWhitespace || $0 == "?" || $0 == "!" || $0 == ")" }
      guard rest.hasPrefix("as!") || rest.hasPrefix("as?") else { return nil }
      isForced = rest.hasPrefix("as!")
      let name = rest.dropFirst(3).drop(while: \.isWhitespace).prefix {
        $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
      }
      type = name.split(separator: ".").last.map(String.init) ?? ""
      range = start..<start + code[..<name.endIndex].utf8.count
    }
  }
}
