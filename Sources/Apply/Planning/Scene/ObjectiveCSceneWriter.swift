import Audit

/// Writes a scene delegate in Objective-C: as a header and an implementation, or as what an existing one lacks.
struct ObjectiveCSceneWriter: SceneWriter {
  let style: ObjectiveCStyle
  /// Whether the class inherits from Flutter's scene delegate, which has a window.
  var overrides = false

  var unit: String { style.unit }
  var lineEnding: String { style.lineEnding }

  func method(_ signature: SceneSignature, _ fragments: [Fragment]) -> [String] {
    style.method(signature.objectiveC, body: lines(signature.fill(joined(fragments))))
  }

  /// What the interface of the class needs to be told.
  struct Interface {
    let name: String
    /// `@property (strong, nonatomic) UIWindow *window;`.
    let window: String
    /// `API_AVAILABLE(ios(13.0))`.
    let attributes: [String]
    /// Whether the header's declarations are nonnull where they say nothing.
    let assumesNonnull: Bool
  }

  func interface(_ interface: Interface) -> [String] {
    let base = overrides ? "FlutterSceneDelegate" : "UIResponder <UIWindowSceneDelegate>"
    let window = overrides ? [] : [interface.window, ""]
    return interface.attributes + ["@interface \(interface.name) : \(base)", ""] + window + ["@end"]
  }

  func header(_ interface: Interface, licence: String?) -> String {
    var lines = [style.importsModules ? "@import UIKit;" : "#import <UIKit/UIKit.h>", ""]
    if overrides { lines.insert(style.importsModules ? "@import Flutter;" : "#import <Flutter/Flutter.h>", at: 0) }
    if interface.assumesNonnull { lines += ["NS_ASSUME_NONNULL_BEGIN", ""] }
    lines += self.interface(interface)
    if interface.assumesNonnull { lines += ["", "NS_ASSUME_NONNULL_END"] }
    return (licence ?? "") + text(lines)
  }

  func implementationFile(_ draft: SceneDelegateDraft, name: String, imports: [String], licence: String?) -> String {
    (licence ?? "") + text(imports + [""] + implementation(draft, name: name))
  }

  /// The class extension, where there is something for it, and the implementation.
  func implementation(_ draft: SceneDelegateDraft, name: String) -> [String] {
    var lines: [String] = []
    let properties = draft.members.filter(\.isProperty)
    if !properties.isEmpty {
      lines += ["@interface \(name) ()", ""]
      for property in properties { lines += self.lines(property.code) }
      lines += ["", "@end", ""]
    }
    lines.append("@implementation \(name)")
    for callback in draft.callbacks {
      guard let signature = SceneSignature.of(callback) else { continue }
      lines.append("")
      lines += wholeMethod(signature, draft.fragments(callback))
    }
    for member in draft.members where !member.isProperty {
      lines.append("")
      lines += style.member(self.lines(member.code))
    }
    return lines + ["", "@end"]
  }
}
