/// Families about events: callbacks that die, launch options, scene delegates, dependencies, and stacks.
extension RuleCatalogue {
  static let callbacks: [any Rule.Type] = []
  static let scene: [any Rule.Type] = []
  static let dependencies: [any Rule.Type] = []
  static let capacitor: [any Rule.Type] = []
}
