/// The build settings of one configuration of one target, worked out as Xcode does: the target's own values over those of
/// its xcconfig, over the project's, over those of the project's xcconfig, over what Xcode sets itself.
struct BuildSettingScope {
  /// Assignments of one place in their order; later ones count more.
  typealias Layer = [BuildSettingAssignment]

  private struct Ranked {
    let layer: Int
    let wasConditional: Bool
    let assignment: BuildSettingAssignment
  }

  /// What Xcode sets itself.
  private let builtIns: [String: String]
  /// By name, what counts most first.
  private let assignments: [String: [Ranked]]
  /// The SDK that conditions are judged for.
  private let sdk: String

  /// - Parameters:
  ///   - layers: what counts least first.
  ///   - configuration: judges `[config=…]`.
  ///   - sdk: `iphoneos`, `appletvos`, `xros` or `macosx`.
  init(layers: [Layer], builtIns: [String: String], configuration: String, sdk: String) {
    self.builtIns = builtIns
    self.sdk = sdk
    var assignments: [String: [Ranked]] = [:]
    for (index, layer) in layers.enumerated().reversed() {
      for assignment in layer.reversed() {
        let parts = BuildSettingCondition.parts(assignment.condition)
        let configured = parts.filter { $0.name == "config" }
        guard configured.allSatisfy({ BuildSettingCondition.matches(configuration, $0.pattern) }) else { continue }
        // A condition on the configuration alone is settled here and drops out.
        let rest = configured.count == parts.count ? nil : assignment.condition
        assignments[assignment.name, default: []].append(
          Ranked(
            layer: index, wasConditional: assignment.condition != nil,
            assignment: BuildSettingAssignment(
              key: assignment.name + (rest ?? ""), value: assignment.value, source: assignment.source,
              line: assignment.line)))
      }
    }
    // Within one place a condition that holds beats the plain value, whichever is written first.
    self.assignments = assignments.mapValues { ranked in
      ranked.enumerated().sorted { one, other in
        (-one.element.layer, one.element.wasConditional ? 0 : 1, one.offset)
          < (-other.element.layer, other.element.wasConditional ? 0 : 1, other.offset)
      }.map(\.element)
    }
  }

  /// The value for the scope's SDK, or nil where nothing sets it.
  func value(of name: String) -> String? {
    var budget = BuildSettingExpansion()
    return budget.value(of: name, in: self)
  }

  /// Every setting that something sets, with its conditional values.
  func settings() -> [String: BuildSetting] {
    var result: [String: BuildSetting] = [:]
    for name in Set(assignments.keys).union(builtIns.keys) {
      let ranked = assignments[name] ?? []
      let plain = ranked.firstIndex { $0.assignment.condition == nil }
      var conditional: [String: String] = [:]
      for (index, item) in ranked.enumerated() {
        // An unconditional value of a place that counts more hides the condition.
        guard let condition = item.assignment.condition, conditional[condition] == nil,
          plain.map({ item.layer >= ranked[$0].layer }) ?? true
        else { continue }
        conditional[condition] = expanded(name, ranked, index)
      }
      let value = plain.map { expanded(name, ranked, $0) } ?? builtIn(name) ?? ""
      let source = plain.map { ranked[$0].assignment.source } ?? ranked.first?.assignment.source ?? ""
      result[name] = BuildSetting(value: value, conditional: conditional, source: source)
    }
    return result
  }

  private func builtIn(_ name: String) -> String? {
    builtIns[name].map {
      var expansion = BuildSettingExpansion()
      return expansion.expand($0, of: name, from: (assignments[name]?.count ?? 0) + 1, in: self)
    }
  }

  private func expanded(_ name: String, _ ranked: [Ranked], _ index: Int) -> String {
    var expansion = BuildSettingExpansion()
    return expansion.expand(ranked[index].assignment.value, of: name, from: index + 1, in: self)
  }

  /// The text that sets `name` for the SDK, among those that count less than index `start`; and its own index.
  func rawValue(of name: String, from start: Int) -> (text: String, index: Int)? {
    let ranked = assignments[name] ?? []
    guard start <= ranked.count else { return nil }
    for index in start..<ranked.count
    where BuildSettingCondition.applies(ranked[index].assignment.condition, sdk: sdk) {
      return (ranked[index].assignment.value, index)
    }
    return builtIns[name].map { ($0, ranked.count) }
  }
}

/// `[sdk=iphoneos*]`, `[config=Debug][arch=arm64]`, `[sdk=iphoneos*,arch=*]`.
enum BuildSettingCondition {
  static func parts(_ condition: String?) -> [(name: String, pattern: String)] {
    (condition ?? "").split { "[],".contains($0) }.compactMap { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
    }
  }

  /// Whether a value under the condition counts when building for `sdk`.
  static func applies(_ condition: String?, sdk: String) -> Bool {
    guard condition != nil else { return true }
    let parts = parts(condition)
    return !parts.isEmpty
      && parts.allSatisfy { part in
        switch part.name {
        case "sdk": matches(sdk, part.pattern)
        case "arch": matches("arm64", part.pattern)
        default: false
        }
      }
  }

  /// Shell pattern with `*` only, as Xcode writes them. An SDK is named with its version, so `iphoneos17.0` matches too.
  static func matches(_ name: String, _ pattern: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else {
      return pattern == name || (pattern.hasPrefix(name) && pattern.dropFirst(name.count).allSatisfy { !$0.isLetter })
    }
    let head = pattern[..<star]
    return name.hasPrefix(head) || (head.hasPrefix(name) && head.dropFirst(name.count).allSatisfy { !$0.isLetter })
  }
}
