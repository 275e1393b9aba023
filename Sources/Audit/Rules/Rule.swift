/// One thing the audit looks for. A rule is one file: identity, explanation, references, examples, evaluation, and its
/// messages as functions at the foot.
public protocol Rule: Sendable {
  /// What a person reads about the rule; also what `sceneshift explain` prints and the tests run.
  static var documentation: RuleDocumentation { get }
  static func evaluate(_ context: AuditContext) -> [Finding]
}

public struct RuleDocumentation: Sendable {
  /// Stable public id, such as `callback.lifecycle`.
  public let id: String
  /// Kinds its findings can have, the usual one first.
  public let kinds: [Finding.Kind]
  /// One sentence.
  public var title: String { localized(titlePhrase) }
  /// What happens, why, and what a person decides. Paragraphs separated by blank lines.
  public var explanation: String { localized(explanationPhrase) }
  public let references: [String]
  public let examples: [RuleExample]
  /// Which other tools tell the same.
  public let otherTools: [OtherTool: Bool]
  private let titlePhrase: Phrase
  private let explanationPhrase: Phrase

  public init(
    id: String, kinds: [Finding.Kind], title: Phrase, explanation: Phrase, references: [String],
    examples: [RuleExample], otherTools: [OtherTool: Bool] = [:]
  ) {
    self.id = id
    self.kinds = kinds
    titlePhrase = title
    explanationPhrase = explanation
    self.references = references
    self.examples = examples
    self.otherTools = otherTools
  }
}

/// A small project that makes a rule speak, or keeps it silent. Printed by `explain`, run by the tests in several
/// variants (multi-byte text in front, CRLF, the code inside a comment and inside a string).
public struct RuleExample: Sendable {
  public enum Outcome: Sendable {
    case fires
    case silent
  }

  public let outcome: Outcome
  /// What it shows, in a few words.
  public var caption: String { localized(captionPhrase) }
  /// Files by path relative to the root. What is not given comes from the base project.
  public let files: [String: String]
  /// The project that `files` are laid over.
  public let base: ExampleProject
  /// Path of the source file whose code makes the rule speak: the one among `files`, if there is just one. In a comment
  /// or a string, or where it is never compiled, that code counts as if the file were empty.
  public let carrier: String?
  private let captionPhrase: Phrase

  public init(_ outcome: Outcome, _ caption: Phrase, base: ExampleProject, files: [String: String] = [:]) {
    self.outcome = outcome
    captionPhrase = caption
    self.base = base
    self.files = files
    let sources = files.keys.filter { ["swift", "m"].contains(TreePath.pathExtension($0)) }
    carrier = sources.count == 1 ? sources.first : nil
  }

  /// All files of the example, by path.
  public var allFiles: [String: String] { base.files.merging(files) { $1 } }
}

/// Everything a rule may look at.
public struct AuditContext: Sendable {
  public let tree: any FileTree
  public let project: Project
  public let sources: SourceIndex
  /// Which function a call means.
  public let calls: CallResolver
  /// Which methods the project's own code calls.
  let liveness: Liveness
  /// How far each target has adopted scenes; worked out once, as nearly every rule asks.
  public let adoption: ProjectAdoption
  /// The project's own code that runs inside an app: files of its targets, and of the libraries of this tree that they
  /// link, without what nobody here keeps. Each with the app targets it runs in, sorted by path.
  public let ownSources: [(file: SourceFile, targets: [AppTarget])]

  /// Version of this program's tables is fixed; nothing here asks the network.
  public init(tree: any FileTree, project: Project, sources: SourceIndex) {
    self.tree = tree
    self.project = project
    self.sources = sources
    calls = CallResolver(sources)
    liveness = Liveness(sources)
    adoption = ProjectAdoption(project: project, sources: sources, calls: calls)
    ownSources = sources.files.compactMap { file in
      if VendoredCode.holds(file.path) || project.writesAnew(file.path) { return nil }
      let targets = project.targets.filter {
        SourceIndex.runs(file.path, in: $0)
      }
      return targets.isEmpty ? nil : (file, targets)
    }
  }

  /// App delegates of each app target, in target order.
  public var appDelegates: [(target: AppTarget, delegate: ClassModel)] {
    project.targets.flatMap { target in sources.appDelegates(of: target).map { (target, $0) } }
  }

  /// Scene delegates of each app target, in target order.
  public var sceneDelegates: [(target: AppTarget, delegate: ClassModel)] {
    project.targets.flatMap { target in sources.sceneDelegates(of: target).map { (target, $0) } }
  }
}
