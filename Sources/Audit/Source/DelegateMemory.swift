import Foundation

/// The delegates of each target, worked out once: nearly every rule asks for them.
final class DelegateMemory: @unchecked Sendable {
  // Unchecked: `found` is behind `lock`.
  private let lock = NSLock()
  private var found: [Key: [ClassModel]] = [:]

  enum Role { case application, scene }

  private struct Key: Hashable {
    let role: Role
    let target: String
    /// A target that compiles something else has other delegates.
    let files: Set<String>

    /// Without the files: there are thousands, and hardly ever two sets for one target.
    func hash(into hasher: inout Hasher) {
      hasher.combine(role)
      hasher.combine(target)
    }
  }

  func models(_ role: Role, of target: AppTarget, find: () -> [ClassModel]) -> [ClassModel] {
    let key = Key(role: role, target: target.id, files: target.compiledPaths)
    if let known = lock.withLock({ found[key] }) { return known }
    let models = find()
    lock.withLock { found[key] = models }
    return models
  }
}
