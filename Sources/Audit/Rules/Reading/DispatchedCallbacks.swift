/// Callbacks that other classes than the app delegate have: it hands them on, or its superclass does.
extension AuditContext {
  /// Whether the class only gets callbacks from the app delegate that the target starts with: a service of it, one of
  /// several parts that it is made of.
  func isService(_ owner: ClassModel, of target: AppTarget) -> Bool {
    guard let entry = adoption[target]?.entry.appDelegate else { return false }
    let named = sources.applicationMains(of: target).flatMap(\.delegateClasses)
    guard entry.isEntryPoint || named.contains(entry.name), !named.contains(owner.name) else { return false }
    return !sources.lineage(of: entry, in: target).contains { $0.name == owner.name }
      && !sources.subtypes(of: entry.name).contains(owner.name)
  }

  /// Callbacks of services that a library's superclass of the app delegate hands on, each once: nobody here sees how.
  func dispatchedCallbacks(in target: AppTarget) -> [DispatchedCallback] {
    guard let entry = adoption[target]?.entry.appDelegate else { return [] }
    let lineage = sources.lineage(of: entry, in: target)
    guard let dispatcher = lineage.last.flatMap(sources.foreignSuperclass),
      !SourceIndex.applicationDelegateTypes.contains(dispatcher)
    else { return [] }
    let modules = Set(lineage.flatMap(\.parts).flatMap { $0.file.imports.map(\.name) })
    var found: [DispatchedCallback] = []
    for file in sources.files where SourceIndex.runs(file.path, in: target) && !VendoredCode.holds(file.path) {
      guard file.imports.contains(where: { modules.contains($0.name) && !ForwardedCalls.isApples($0.name) }) else {
        continue
      }
      for type in file.types where !type.neverCompiled && type.kind != .protocol {
        guard let model = sources.classModel(type.name, in: target),
          !lineage.contains(where: { $0.name == model.name }),
          adoptsForeignProtocol(model)
        else { continue }
        for method in model.methods where method.file.path == file.path {
          guard let callback = method.function.callback, callback.owner == .applicationDelegate,
            callback.fate == .dies, !lineage.contains(where: { $0.method(callback.id) != nil }),
            !found.contains(where: { $0.callback.id == callback.id })
          else { continue }
          found.append(
            DispatchedCallback(
              method: method, callback: callback, owner: model, heir: entry.name, dispatcher: dispatcher))
        }
      }
    }
    return found
  }

  private func adoptsForeignProtocol(_ model: ClassModel) -> Bool {
    model.supertypes.contains { name in
      !["UI", "NS", "UN"].contains(where: name.hasPrefix) && sources.classModel(name, in: nil) == nil
    }
  }
}

/// A callback that an object gets from a superclass of the app delegate.
struct DispatchedCallback {
  let method: ClassModel.Method
  let callback: Callback
  let owner: ClassModel
  /// The app delegate.
  let heir: String
  /// The superclass, which a library brings.
  let dispatcher: String
}

extension SourceIndex {
  /// A superclass whose members are not known, since no file of the project declares it.
  func foreignSuperclass(of model: ClassModel) -> String? {
    let plain = ["UIResponder", "NSObject", "UIApplicationDelegate"]
    guard let name = model.parts.lazy.compactMap(\.type.supertypes.first).first else { return nil }
    let isClass =
      Self.applicationDelegateTypes.contains(name) || !["Delegate", "Protocol", "able"].contains(where: name.hasSuffix)
      || model.isEntryPoint || ["AppDelegate", "ApplicationDelegate"].contains(where: name.hasSuffix)
    return plain.contains(name) || !isClass || classModel(name, in: nil) != nil ? nil : name
  }
}
