import Apply
import Audit

/// What happened.
public enum Message: Sendable {
  case started
  case key(Key)
  /// Text that was pasted, marked as such or told by its speed. Never an answer.
  case pasted(String)
  /// A key that came with others, before what it would act on was on the screen.
  case keyCameEarly
  case clicked(Target)
  case scrolled(Int, Target?)
  case resized(Size)
  /// The person or the system asks to end.
  case interrupted(signal: Int32)
  case strayOutput(bytes: Int)

  case progressed(AuditProgress)
  case audited(Audit)
  case auditFailed(String)
  case decisionsLoaded(Decisions)
  case decisionsFailed(String)
  /// - Parameter kept: the answers as they are kept now; somebody else may have given some meanwhile.
  case saved(Decisions, kept: Decisions)
  case saveFailed(String)
  /// Somebody else answered on the same file.
  case answersCame(Decisions)
  case planned(PlanPreview, generation: Int)
  case tried(Trial, TrialResult)
  case applyStepped(ApplyStep)
  case applied(ApplyOutcome)
  case applyFailed(String)
  case undone(UndoOutcome)
  case undoFailed(String)
  case historyLoaded([AppliedChange])
  case historyFailed(String)
  case editorClosed(problem: String?)
  case resultEdited(path: String, bytes: [UInt8]?, problem: String?)
  case copied
  case ran(line: String)
  case runEnded(status: Int32?, problem: String?)
  case exported(path: String?, problem: String?)
}

/// A part of the screen that can be clicked.
public enum Target: Hashable, Sendable {
  case finding(String)
  case pane(Pane)
  case detail
  case choice(String)
  case project(Int)
  case file(String)
  case diff
  case row(Int)
  case command(Command)
}
