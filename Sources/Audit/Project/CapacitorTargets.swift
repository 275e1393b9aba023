extension Project {
  /// App targets that show Capacitor's bridge. A target without any trace of it, beside others with one, is another app.
  public func capacitorTargets(_ sources: SourceIndex) -> [AppTarget] {
    guard stacks.contains(.capacitor), kind == .app else { return [] }
    let traced = targets.filter { target in
      sources.files.contains { file in
        target.compiledPaths.contains(file.path) && file.imports.contains { Self.capacitorModules.contains($0.name) }
      }
        || storyboards.contains { storyboard in
          target.resources.contains(storyboard.path)
            && storyboard.controllers.contains { $0.customModule.map(Self.capacitorModules.contains) ?? false }
        }
    }
    return traced.isEmpty ? targets : traced
  }

  private static let capacitorModules: Set = ["Capacitor", "Cordova", "CapacitorCordova", "Capacitor/Capacitor.h"]
}
