/// Every SDK this program knows to need forwarding from the scene delegate. Vendor pages as of November 2026.
public enum SDKTable {
  /// A call of a known SDK.
  public struct Match: Sendable {
    public let sdk: SDK
    public let sdkCall: SDKCall
    public let call: Call
  }

  public static let all: [SDK] = signIn + sharing + payments + attribution + engagement

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  /// Calls by the last component of their path, so that most calls of a file cost one look-up.
  private static let byName: [String: [(sdk: SDK, call: SDKCall, pattern: CallPattern)]] = {
    var table: [String: [(sdk: SDK, call: SDKCall, pattern: CallPattern)]] = [:]
    for sdk in all {
      for call in sdk.calls {
        for pattern in call.swift + call.objectiveC { table[pattern.name, default: []].append((sdk, call, pattern)) }
      }
    }
    return table
  }()

  public static func sdk(_ id: String) -> SDK? { byID[id] }

  /// The SDK that `call` in `file` belongs to.
  ///
  /// A pattern that names a class is enough by itself, because the import may stand in a bridging header. One
  /// that names only a method, or a property that holds the SDK's object, needs the import somewhere in `sources`.
  public static func match(_ call: Call, in file: SourceFile, of sources: SourceIndex) -> Match? {
    let candidates = (byName[call.name] ?? []).filter { candidate in
      candidate.pattern.matches(call)
        && candidate.call.patterns(for: file.language).contains(candidate.pattern)
        && (candidate.pattern.namesClass || candidate.sdk.isImported(by: file)
          || sources.files.contains { candidate.sdk.isImported(by: $0) })
    }
    let best = candidates.first { $0.sdk.isImported(by: file) } ?? candidates.first
    return best.map { Match(sdk: $0.sdk, sdkCall: $0.call, call: call) }
  }

  /// SDKs that some file of `files` imports.
  public static func imported(by files: [SourceFile]) -> [SDK] {
    all.filter { sdk in files.contains { sdk.isImported(by: $0) } }
  }
}
