import Audit
import Foundation

/// Why answers could not be read or written.
public enum DecisionsError: Error, Sendable, Equatable {
  case missing(path: String)
  case denied(path: String, reason: String)
  /// Not a decisions file, with what is wrong and where.
  case damaged(path: String, reason: String)
  /// The program's own file was damaged; it now has another name and answers start anew.
  case movedAside(path: String, to: String, reason: String)
  /// Written by a later version of the program.
  case newer(path: String, schema: Int)
  case cannotWrite(path: String, reason: String)
}

/// The text form of `Decisions`. `Schemas/decisions-1.json` describes it.
public enum DecisionsFile {
  /// One member a line and in a fixed order, so that two versions differ only where answers do.
  public static func text(_ decisions: Decisions) -> String {
    JSONText.object([
      ("schema", .integer(decisions.schema)),
      (
        "decisions",
        .array(
          decisions.decisions.map { decision in
            .members([
              ("finding", .string(decision.finding)),
              ("choice", decision.choice.map { .string($0) }),
              (
                "parameters",
                decision.parameters.map { parameters in
                  .object(parameters.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
                }
              ),
              ("note", decision.note.map { .string($0) }),
              ("noteBy", decision.noteBy.map { .string($0) }),
              ("later", decision.later.map { .bool($0) }),
              ("by", decision.by.map { .string($0) }),
              ("at", decision.at.map { .string($0) }),
            ])
          })
      ),
    ]).rendered
  }

  /// - Parameter path: for messages.
  public static func read(_ bytes: [UInt8], path: String) throws(DecisionsError) -> Decisions {
    struct Header: Decodable { let schema: Int }
    let decoder = JSONDecoder()
    let data = Data(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...])
    do {
      let header = try decoder.decode(Header.self, from: data)
      if header.schema > Decisions.currentSchema { throw DecisionsError.newer(path: path, schema: header.schema) }
      var decisions = try decoder.decode(Decisions.self, from: data)
      // Put together by hand or by a merge, a file may answer one finding twice; the later answer counts.
      var seen: Set<String> = []
      decisions.decisions = decisions.decisions.reversed().filter { seen.insert($0.finding).inserted }.reversed()
      return decisions
    } catch let error as DecisionsError { throw error } catch let error as DecodingError {
      throw .damaged(path: path, reason: error.reason)
    } catch { throw .damaged(path: path, reason: localized("not JSON")) }
  }
}

extension DecisionsFile {
  /// Reads a file that somebody named. It is never changed or moved.
  public static func read(path: String) throws(DecisionsError) -> Decisions {
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .missing(path: path)
    }
    if isFolder.boolValue { throw .denied(path: path, reason: localized("it is a folder")) }
    guard let data = try? Data(contentsOf: url) else {
      throw .denied(path: path, reason: localized("it may not be read"))
    }
    return try read(Array(data), path: path)
  }
}
