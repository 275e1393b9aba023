import Audit
import Foundation

/// The answers to an audit's questions: a small file that can be edited, sent and replayed.
public struct Decisions: Sendable, Codable, Equatable {
  public static let currentSchema = 1

  public var schema: Int
  public var decisions: [Decision]

  public init(_ decisions: [Decision] = []) {
    schema = Self.currentSchema
    self.decisions = decisions
  }

  public subscript(finding: String) -> Decision? {
    get { decisions.first { $0.finding == finding } }
    set {
      if let index = decisions.firstIndex(where: { $0.finding == finding }) {
        if let newValue { decisions[index] = newValue } else { decisions.remove(at: index) }
      } else if let newValue {
        decisions.append(newValue)
      }
    }
  }
}

public struct Decision: Sendable, Codable, Equatable {
  /// Id of the finding.
  public var finding: String
  /// Id of the choice; nil while only a note is kept or the answer was put off.
  public var choice: String?
  public var parameters: [String: String]?
  public var note: String?
  /// Who wrote the note, where that is not who answered.
  public var noteBy: String?
  /// Put off on purpose ("later").
  public var later: Bool?
  /// Name of the person, as they gave it.
  public var by: String?
  /// Time of the answer, ISO 8601.
  public var at: String?

  public init(
    finding: String, choice: String?, parameters: [String: String]? = nil, note: String? = nil, noteBy: String? = nil,
    later: Bool? = nil, by: String? = nil, at: String? = nil
  ) {
    self.finding = finding
    self.choice = choice
    self.parameters = parameters
    self.note = note
    self.noteBy = noteBy
    self.later = later
    self.by = by
    self.at = at
  }
}

extension Decision {
  /// Names who gives the answer. A note keeps the name of who wrote it.
  ///
  /// - Parameter time: ISO 8601; nil leaves it as it is.
  public mutating func sign(by author: String?, at time: String? = nil) {
    let writer = noteBy ?? by
    by = author ?? by
    at = time ?? at
    noteBy = note != nil && writer != by ? writer : nil
  }

  /// Keeps a note, or takes it away where the text is empty. The answer stays whose it is.
  public mutating func write(note text: String, by author: String?, at time: String? = nil) {
    note = text.isEmpty ? nil : text
    noteBy = nil
    if choice == nil, later != true {
      sign(by: author, at: time)
    } else if note != nil, author != by {
      noteBy = author
    }
  }

  /// The note with the name of who wrote it, where that is not who answered.
  public var signedNote: String? { note.map { note in noteBy.map { "\(note) (\($0))" } ?? note } }
}

extension Decisions {
  /// Without the answers about the other projects of a folder.
  func about(_ project: ProjectReport, in report: AuditReport) -> Decisions {
    let own = Set(project.findings.map(\.id))
    let others = Set(report.findings.map(\.id)).subtracting(own)
    return Decisions(decisions.filter { !others.contains($0.finding) })
  }

  /// The recommended answer to every question that has one.
  ///
  /// - Parameter onlySure: leaves out recommendations that a person has to look at first.
  public static func recommended(_ report: AuditReport, onlySure: Bool = true) -> Decisions {
    Decisions(
      report.findings.compactMap { finding in
        guard let choice = finding.recommended, choice.isSure || !onlySure else { return nil }
        return Decision(finding: finding.id, choice: choice.id)
      })
  }
}
