/// Where an app target starts.
public enum EntryPoint: Sendable {
  /// `@main struct X: App`. SwiftUI makes the scenes itself.
  case swiftUI(ClassModel.Part)
  /// UIKit, with this app delegate.
  case appDelegate(ClassModel)
  /// Nothing in the sources that were read tells.
  case unknown

  public var appDelegate: ClassModel? { if case .appDelegate(let model) = self { model } else { nil } }
  public var isSwiftUI: Bool { if case .swiftUI = self { true } else { false } }
}

extension SourceIndex {
  /// Where `target` starts: a SwiftUI `App`, or the app delegate that `@main` or `UIApplicationMain` names.
  public func entryPoint(of target: AppTarget) -> EntryPoint {
    if let app = swiftUIApp(of: target) { return .swiftUI(app) }
    let delegates = appDelegates(of: target)
    if let delegate = delegates.first(where: \.isEntryPoint) { return .appDelegate(delegate) }
    let named = applicationMains(of: target).flatMap(\.delegateClasses)
    if let delegate = named.lazy.compactMap({ name in delegates.first { $0.name == name } }).first(where: {
      !$0.looksLikeTestDouble
    }) {
      return .appDelegate(delegate)
    }
    if let delegate = delegates.first(where: { !$0.looksLikeTestDouble }) ?? delegates.first {
      return .appDelegate(delegate)
    }
    return .unknown
  }

  /// App delegates that the target compiles besides the one it starts with, such as one for unit tests.
  public func otherAppDelegates(of target: AppTarget) -> [ClassModel] {
    let entry = entryPoint(of: target)
    guard let main = entry.appDelegate else { return [] }
    return appDelegates(of: target).filter { $0.name != main.name && !subtypes(of: $0.name).contains(main.name) }
  }

  /// The property with `@UIApplicationDelegateAdaptor`, and the name of its class where it is written.
  func adaptor(of target: AppTarget) -> (property: PropertyDeclaration, className: String?)? {
    let adaptors = files.filter { Self.compiles(target, $0.path) }.flatMap(\.types).flatMap(\.properties)
      .filter { property in
        !property.neverCompiled && property.attributes.contains { $0.hasPrefix("UIApplicationDelegateAdaptor") }
      }
    return adaptors.first.map { ($0, adaptors.lazy.compactMap { Self.adaptorClass(of: $0) }.first) }
  }

  /// The class behind the adaptor of a SwiftUI app, which may come with a package of this tree.
  func adaptorDelegate(of target: AppTarget) -> ClassModel? {
    guard let adaptor = adaptor(of: target) else { return nil }
    let named = adaptor.className.flatMap { name in
      classModel(name, in: target)
        ?? classModel(name, in: nil).flatMap { target.linkedPaths.contains($0.declaration.file.path) ? $0 : nil }
    }
    return named ?? appDelegates(of: target).first
  }

  /// `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`, or `… var delegate: AppDelegate`.
  private static func adaptorClass(of property: PropertyDeclaration) -> String? {
    for attribute in property.attributes where attribute.hasPrefix("UIApplicationDelegateAdaptor(") {
      let inside = attribute.dropFirst("UIApplicationDelegateAdaptor(".count).prefix { $0 != ")" && $0 != "," }
      if inside.hasSuffix(".self") {
        let name = inside.dropLast(".self".count).filter { !$0.isWhitespace }
        return name.firstIndex(of: "<").map { String(name[name.index(after: $0)...].filter { $0 != ">" }) } ?? name
      }
    }
    return property.type.map { String($0.filter { !$0.isWhitespace && $0 != "?" }) }
  }

  private func swiftUIApp(of target: AppTarget) -> ClassModel.Part? {
    let apps = subtypes(of: "App").union(subtypes(of: "SwiftUI.App"))
    guard !apps.isEmpty else { return nil }
    var started: Set<String> = []
    var parts: [ClassModel.Part] = []
    for file in files where Self.compiles(target, file.path) {
      for type in file.types where !type.neverCompiled && PlatformCondition.mayHold(type.condition, on: target) {
        let isMain = type.hasAttribute("main")
        if apps.contains(type.name) {
          parts.append(ClassModel.Part(file: file, type: type))
          if isMain { started.insert(type.name) }
        } else if isMain {
          let calls = type.methods.filter { $0.baseName == "main" }.flatMap { $0.body?.calls ?? [] }
          started.formUnion(startedTypes(calls))
        }
      }
      started.formUnion(startedTypes(file.topLevel?.calls ?? []))
    }
    return parts.first { started.contains($0.type.name) }
  }

  /// `X` of every `X.main()`.
  private func startedTypes(_ calls: [Call]) -> [String] {
    calls.filter { $0.name == "main" && $0.arguments.isEmpty }.compactMap { $0.path.dropLast().last }
  }
}

extension ClassModel {
  /// Told by its name: unit tests swap the app delegate for an empty one.
  var looksLikeTestDouble: Bool {
    let name = name.lowercased()
    return name.contains("test") || name.contains("mock") || name.contains("dummy") || name.contains("stub")
  }
}

/// What an `#if` condition says about a platform, as far as that can be told without building.
enum PlatformCondition {
  /// False where code under `condition` is certainly not compiled for the platforms of `target`.
  static func mayHold(_ condition: String?, on target: AppTarget) -> Bool {
    guard let condition else { return true }
    var text = condition.filter { !$0.isWhitespace }
    var negated = false
    while true {
      if text.hasPrefix("elseof") {
        text.removeFirst("elseof".count)
      } else if text.hasPrefix("!") {
        text.removeFirst()
      } else {
        break
      }
      negated.toggle()
    }
    guard text.hasPrefix("os("), text.hasSuffix(")"), !text.contains("||"), !text.contains("&&") else { return true }
    let name = String(text.dropFirst(3).dropLast())
    let platforms = Set(target.platforms.map { $0 == .catalyst ? "iOS" : $0.rawValue })
    return negated ? platforms != [name] : platforms.contains(name)
  }
}

extension SourceFile {
  /// False where the code at `range` is certainly not compiled for the platforms of `target`.
  func mayRun(_ range: ByteRange, on target: AppTarget) -> Bool {
    regions.allSatisfy { region in
      !region.range.contains(range.lowerBound) || PlatformCondition.mayHold(region.condition, on: target)
    }
  }
}
