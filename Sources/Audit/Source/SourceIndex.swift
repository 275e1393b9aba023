/// The parsed source files of one project, and who is who in them.
public struct SourceIndex: Sendable {
  /// Sorted by path.
  public let files: [SourceFile]
  private let byPath: [String: Int]
  /// Declarations by qualified name.
  private let declarations: [String: [Place]]
  /// Qualified names by short name.
  private let qualified: [String: Set<String>]
  private let conforming: [String: Set<String>]
  private let nested: [String: [Place]]
  /// Files that name `UIApplicationMain`. Nearly every rule asks where a target starts, and hardly any file tells.
  let filesWithMain: [SourceFile]
  private let delegates = DelegateMemory()
  private let code = CalledCodeMemory()

  private struct Place: Sendable {
    let file: Int
    let type: Int
  }

  public init(files: [SourceFile]) {
    self.files = files.sorted { $0.path < $1.path }
    var byPath: [String: Int] = [:]
    var declarations: [String: [Place]] = [:]
    var qualified: [String: Set<String>] = [:]
    var conforming: [String: Set<String>] = [:]
    var nested: [String: [Place]] = [:]
    for (fileIndex, file) in self.files.enumerated() {
      byPath[file.path] = fileIndex
      for (typeIndex, type) in file.types.enumerated() where !type.neverCompiled {
        let place = Place(file: fileIndex, type: typeIndex)
        declarations[type.name, default: []].append(place)
        qualified[type.shortName, default: []].insert(type.name)
        for supertype in type.supertypes {
          conforming[supertype, default: []].insert(type.name)
          // `UIKit.UIApplicationDelegate`
          let last = Self.shortName(supertype)
          if last != supertype { conforming[last, default: []].insert(type.name) }
        }
        if type.kind != .extension, let dot = type.name.lastIndex(of: ".") {
          nested[String(type.name[..<dot]), default: []].append(place)
        }
      }
    }
    self.byPath = byPath
    self.declarations = declarations
    self.qualified = qualified
    self.conforming = conforming
    self.nested = nested
    let main = WordSearch(["UIApplicationMain"])
    filesWithMain = self.files.filter { main.matches($0.text.bytes) }
  }

  /// Which code runs which other code at once; worked out once.
  var calledCode: CalledCode { code.code { CalledCode(self) } }

  /// Code that needs the window of a scene at once, in an app with this app delegate; worked out once.
  func windowSeekers(of delegate: ClassModel) -> WindowSeekers {
    let key = delegate.declaration.file.path + ":" + delegate.name
    return code.seekers(of: key) { WindowSeekers(of: delegate, in: self) }
  }

  private static func shortName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  public func file(_ path: String) -> SourceFile? { byPath[path].map { files[$0] } }

  /// All parts of the type `name` (declaration, extensions, categories) in the files of `target`, the declaration
  /// first; nil where no part declares it. A type that the target does not compile may come from a library of this tree
  /// that it links. With `target` nil every file counts.
  ///
  /// - Parameter name: with outer types (`Outer.Inner`) or without; without them only where one type has that name. A
  ///   module in front does not matter.
  public func classModel(_ name: String, in target: AppTarget?) -> ClassModel? {
    if let model = exactModel(name, in: target) { return model }
    let candidates = (qualified[name] ?? qualified[Self.shortName(name)] ?? []).filter {
      $0 == name || name.hasSuffix("." + $0) || $0.hasSuffix("." + name)
    }
    let models = candidates.sorted().compactMap { exactModel($0, in: target) }
    return models.count == 1 ? models.first : nil
  }

  private func exactModel(_ name: String, in target: AppTarget?) -> ClassModel? {
    let places = declarations[name] ?? []
    var parts = places.filter { place in
      target.map { Self.compiles($0, files[place.file].path) } ?? true
    }.map(part)
    if let target, !places.isEmpty, !parts.contains(where: { ![.extension, .interface].contains($0.type.kind) }) {
      parts = places.filter { Self.runs(files[$0.file].path, in: target) }.map(part)
    }
    // One name in both languages means two classes, as Swift's has its module in front: the one that starts the app
    // counts, else Objective-C's.
    if parts.contains(where: { $0.type.kind == .implementation }),
      let swift = parts.first(where: { $0.file.language == .swift && $0.type.kind == .class })?.type
    {
      let isMeant = swift.hasAttribute("main") || swift.hasAttribute("UIApplicationMain")
      parts.removeAll { ($0.file.language == .swift) != isMeant }
    }
    if let implementation = parts.first(where: { $0.type.kind == .implementation }) {
      return ClassModel(name: name, parts: self.parts(around: implementation, compiled: parts))
    }
    guard let first = parts.first(where: { $0.type.kind != .extension }) else { return nil }
    // Two classes of one name belong to two targets: without a target, the first one is meant.
    let isSwift = first.file.language == .swift
    return ClassModel(
      name: name,
      parts: parts.filter { part in
        part.type.kind == .extension || !isSwift || part.file.language != .swift
          || (part.file.path, part.type.range.lowerBound) == (first.file.path, first.type.range.lowerBound)
          || part.file.path == first.file.path
      })
  }

  private func part(_ place: Place) -> ClassModel.Part {
    ClassModel.Part(file: files[place.file], type: files[place.file].types[place.type])
  }

  /// The parts of an Objective-C class. Its header belongs to it wherever it lies: beside the implementation, or where
  /// the implementation imports it from; a class of another target may have the same name.
  private func parts(around implementation: ClassModel.Part, compiled: [ClassModel.Part]) -> [ClassModel.Part] {
    let folder = TreePath.parent(implementation.file.path)
    let imported = Set(implementation.file.imports.map { TreePath.name($0.name) })
    let interfaces = (declarations[implementation.type.name] ?? []).map(part).filter { $0.type.kind == .interface }
    let beside = interfaces.filter { TreePath.parent($0.file.path) == folder }
    let named = interfaces.filter { imported.contains(TreePath.name($0.file.path)) }
    let headers =
      !beside.isEmpty ? beside : named.count == 1 ? named : compiled.filter { $0.type.kind == .interface }
    let others = compiled.filter { part in
      part.type.kind != .interface && (part.type.kind != .implementation || part.file.path == implementation.file.path)
    }
    return (headers + others).sorted {
      ($0.file.path, $0.type.range.lowerBound) < ($1.file.path, $1.type.range.lowerBound)
    }
  }

  /// Classes that `model` inherits from, as far as the project declares them, nearest first.
  public func superclasses(of model: ClassModel, in target: AppTarget?) -> [ClassModel] {
    var result: [ClassModel] = []
    var seen: Set = [model.name]
    var current = model
    while let parent = current.supertypes.lazy.compactMap({ self.classModel($0, in: target) }).first(where: {
      !$0.isProtocol && $0.name != current.name
    }), seen.insert(parent.name).inserted {
      result.append(parent)
      current = parent
    }
    return result
  }

  /// Extensions of the protocols that `model` or its superclasses adopt. Those of UIKit's base classes are left out:
  /// every responder has what they give.
  func protocolExtensions(of model: ClassModel) -> [ClassModel.Part] {
    var seen: Set<String> = ["UIResponder", "NSObject"]
    var open = ([model] + superclasses(of: model, in: nil)).flatMap(\.supertypes)
    var result: [ClassModel.Part] = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      let parts = (declarations[name] ?? []).map(part)
      let isClass = parts.contains { [.class, .interface, .implementation].contains($0.type.kind) }
      if isClass { continue }
      result += parts.filter { $0.type.kind == .extension }
      open += parts.flatMap(\.type.supertypes)
    }
    return result.sorted { ($0.file.path, $0.type.range.lowerBound) < ($1.file.path, $1.type.range.lowerBound) }
  }

  /// Types declared inside the type `name`, in its declaration or its extensions.
  public func nestedTypes(of name: String) -> [(file: SourceFile, type: TypeDeclaration)] {
    (nested[name] ?? []).map { (files[$0.file], files[$0.file].types[$0.type]) }
  }

  /// Names of the types that have `supertype` among their supertypes, directly or through other types.
  public func subtypes(of supertype: String) -> Set<String> {
    var found: Set<String> = []
    var open = [supertype]
    while let next = open.popLast() {
      let direct = conforming[next] ?? []
      let short = Self.shortName(next)
      for name in short == next ? direct : direct.union(conforming[short] ?? []) where found.insert(name).inserted {
        open.append(name)
      }
    }
    return found
  }

  /// Classes of `target` that adopt `UIApplicationDelegate`, directly or through a superclass that is known to, and
  /// those that `UIApplicationMain` names. The one that is the entry point first.
  public func appDelegates(of target: AppTarget) -> [ClassModel] {
    delegates.models(.application, of: target) { findAppDelegates(of: target) }
  }

  private func findAppDelegates(of target: AppTarget) -> [ClassModel] {
    var models = models(of: Self.applicationDelegateTypes, in: target).filter { !$0.isProtocol }
    // What one inherits from a library's class is its own.
    for model in models.flatMap({ superclasses(of: $0, in: target) })
    where !models.contains(where: { $0.name == model.name }) && model.isImplemented
      && conforms(model, to: Set(Self.applicationDelegateTypes), in: target)
    {
      models.append(model)
    }
    let named = applicationMains(of: target).flatMap(\.delegateClasses)
    for name in named where !models.contains(where: { $0.name == name }) {
      if let model = exactModel(name, in: target), !model.isProtocol, model.isImplemented { models.append(model) }
    }
    // A class marked as the entry point is one too where its superclass is in a module that was not read.
    for file in files where Self.compiles(target, file.path) {
      for type in file.types where type.kind == .class && !type.neverCompiled {
        guard type.hasAttribute("main") || type.hasAttribute("UIApplicationMain"),
          type.methods.contains(where: { $0.callback?.owner == .applicationDelegate }),
          !models.contains(where: { $0.name == type.name }), let model = exactModel(type.name, in: target)
        else { continue }
        models.append(model)
      }
    }
    // What `main` chooses for tests answers nothing.
    func rank(_ model: ClassModel) -> Int {
      if model.isEntryPoint { return 0 }
      let isIdle = !model.methods.contains { $0.function.callback?.owner == .applicationDelegate }
      return 1 + (named.firstIndex(of: model.name) ?? named.count) + (isIdle && named.count > 1 ? named.count : 0)
    }
    return models.sorted { (rank($0), $0.name) < (rank($1), $1.name) }
  }

  /// Classes of `target` that adopt `UISceneDelegate` or `UIWindowSceneDelegate`, or inherit from one that does.
  public func sceneDelegates(of target: AppTarget) -> [ClassModel] {
    delegates.models(.scene, of: target) {
      models(of: Self.sceneDelegateTypes, in: target).filter { !$0.isProtocol }.sorted { $0.name < $1.name }
    }
  }

  private func models(of supertypes: [String], in target: AppTarget) -> [ClassModel] {
    supertypes.reduce(into: Set<String>()) { $0.formUnion(subtypes(of: $1)) }
      .compactMap { exactModel($0, in: target) }
      .filter { model in
        model.isImplemented && conforms(model, to: Set(supertypes), in: target)
          && model.parts.contains { part in
            ![.interface, .extension].contains(part.type.kind) && Self.compiles(target, part.file.path)
          }
      }
  }

  /// Whether what the target itself compiles makes `model` one of `supertypes`: a class of the same name may be an app
  /// delegate in another target only.
  private func conforms(_ model: ClassModel, to supertypes: Set<String>, in target: AppTarget) -> Bool {
    var seen: Set<String> = []
    var open = model.supertypes
    while let name = open.popLast() {
      if supertypes.contains(name) || supertypes.contains(Self.shortName(name)) { return true }
      guard seen.insert(name).inserted, let parent = classModel(name, in: target) else { continue }
      open += parent.supertypes
    }
    return false
  }

  /// Whether `target` compiles the file at `path`. Headers count as compiled where their target's sources lie.
  static func compiles(_ target: AppTarget, _ path: String) -> Bool {
    target.compiledPaths.contains(path)
      || (TreePath.pathExtension(path) == "h" && TreePath.isInside(path, target.sourceRoot))
  }

  /// Whether the file at `path` runs inside of the app: `target` compiles it, or a library of this tree that it links.
  static func runs(_ path: String, in target: AppTarget) -> Bool {
    compiles(target, path) || target.linkedPaths.contains(path)
  }

  /// Types whose subclasses are app delegates although the SDK that declares them is not read.
  public static let applicationDelegateTypes = [
    "UIApplicationDelegate", "FlutterAppDelegate", "CDVAppDelegate", "ExpoAppDelegate", "EXAppDelegateWrapper",
    "RCTAppDelegate", "RCTDefaultReactNativeFactoryDelegate.AppDelegate", "UnityAppController",
  ]
  public static let sceneDelegateTypes = [
    "UISceneDelegate", "UIWindowSceneDelegate", "FlutterSceneDelegate", "CDVSceneDelegate", "ExpoAppSceneDelegate",
    "EXExpoAppSceneDelegate", "CPTemplateApplicationSceneDelegate",
  ]
}
