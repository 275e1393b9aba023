import Apply
import Audit
import Dispatch
import Foundation

/// Performs effects off the main thread; what they end in comes back through the inbox.
final class EffectRunner: @unchecked Sendable {
  // Unchecked: everything that changes is behind `lock`.
  private let effects: WorkbenchEffects
  private let inbox: Inbox
  private let export: AssistantOptions.Export?
  /// Saves and writes keep their order.
  private let writing = DispatchQueue(label: "sceneshift.writing")
  private let reading = DispatchQueue(label: "sceneshift.reading")
  private let planning = DispatchQueue(label: "sceneshift.planning", qos: .userInitiated)
  private let trying = DispatchQueue(label: "sceneshift.trying", qos: .userInitiated)
  private let lock = NSLock()
  private var isStopped = false
  private var newestPlan = 0
  private var waitingTrials: [TrialJob] = []
  private var lastProgress = DispatchTime(uptimeNanoseconds: 0)
  private var command: RunningCommand?
  private var watcher: (any DispatchSourceTimer)?
  private var lastBase: (decisions: Decisions, audit: Int, plan: Plan)?
  private let foresight: PlanForesight

  init(workbench: any Workbench, inbox: Inbox, export: AssistantOptions.Export?) {
    effects = WorkbenchEffects(workbench: workbench)
    foresight = PlanForesight(effects)
    self.inbox = inbox
    self.export = export
  }

  /// Works ahead while the person reads.
  func foresee(_ state: AppState) { foresight.look(at: state) }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Starts an effect; those that need the terminal are not for here.
  func start(_ effect: Effect, _ state: AppState) {
    let effects = effects
    let inbox = inbox
    switch effect {
    case .audit:
      reading.async { [self] in
        let message = effects.audit { [self] progress in
          report(progress)
          return !locked { isStopped }
        }
        if let message { inbox.put(message) }
      }
    case .stopAudit: locked { isStopped = true }
    case .loadDecisions:
      reading.async { inbox.put(effects.loadDecisions()) }
      watch()
    case .save(let decisions): writing.async { inbox.put(effects.save(decisions)) }
    case .takenOver(let decisions, let findings):
      writing.async { effects.workbench.takenOver(decisions, of: findings) }
    case .plan(let decisions, let generation):
      guard let audit = state.audit else { return }
      locked { newestPlan = generation }
      planning.async { [self] in
        // Answers that came while this one waited make it worthless.
        guard locked({ newestPlan == generation }) else { return }
        inbox.put(
          foresight.plan(of: state) ?? effects.plan(audit, decisions, generation: generation, state: state))
      }
    case .tryChoice(let trial, let decisions):
      guard let audit = state.audit else { return }
      let number = state.auditNumber
      locked { waitingTrials.append(TrialJob(trial: trial, audit: audit, number: number, decisions: decisions)) }
      trying.async { [self] in runNewestTrial() }
    case .apply:
      guard let plan = state.planning.preview?.plan else { return }
      writing.async { inbox.put(effects.apply(plan) { inbox.put(.applyStepped($0)) }) }
    case .undo: writing.async { inbox.put(effects.undo { inbox.put(.applyStepped($0)) }) }
    case .loadHistory: reading.async { inbox.put(effects.history()) }
    case .run(let arguments, let folder):
      let command = RunningCommand(
        arguments: arguments, folder: state.settings.root + (folder.isEmpty ? "" : "/" + folder))
      locked { self.command = command }
      command.start {
        inbox.put(.ran(line: $0))
      } ended: { status, problem in
        inbox.put(.runEnded(status: status, problem: problem))
      }
    case .stopRunning: locked { command }?.stop()
    case .export:
      guard let audit = state.audit, let export else {
        inbox.put(
          .exported(
            path: nil, problem: localized("Reports are written by `sceneshift audit --format markdown -o FILE`")))
        return
      }
      let decisions = state.decisions
      writing.async {
        do { inbox.put(.exported(path: try export(audit, decisions), problem: nil)) } catch {
          inbox.put(.exported(path: nil, problem: Wording.error(error)))
        }
      }
    case .edit, .editResult, .copy, .suspend, .redraw, .quit: break
    }
  }

  /// Looks every second whether somebody else answered in another window on the same file. In line with the saves, so
  /// that what is told is never older than what was saved here.
  private func watch() {
    let timer = DispatchSource.makeTimerSource(queue: writing)
    timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(250))
    timer.setEventHandler { [effects, inbox] in
      if let decisions = effects.workbench.changedDecisions() { inbox.put(.answersCame(decisions)) }
    }
    timer.resume()
    locked {
      watcher?.cancel()
      watcher = timer
    }
  }

  private struct TrialJob {
    let trial: Trial
    let audit: Audit
    let number: Int
    let decisions: Decisions
  }

  /// Whoever moved on waits for nothing that was left behind: the newest wish first, and what belongs to another
  /// question or to other answers not at all.
  private func runNewestTrial() {
    let next: TrialJob? = locked {
      guard let job = waitingTrials.popLast() else { return nil }
      waitingTrials.removeAll { $0.trial.finding != job.trial.finding || $0.decisions != job.decisions }
      return job
    }
    guard let job = next else { return }
    let base = effects.workbench.readOnlyReason == nil ? base(job.trial, job.audit, job.number, job.decisions) : nil
    inbox.put(effects.tryChoice(job.trial, job.audit, job.decisions, base: base))
  }

  /// The plan that the choices of one question are compared with. On the queue of trials alone.
  private func base(_ trial: Trial, _ audit: Audit, _ number: Int, _ decisions: Decisions) -> Plan {
    let without = WorkbenchEffects.without(trial, audit, decisions)
    if let known = lastBase, known.decisions == without, known.audit == number { return known.plan }
    let plan = effects.workbench.draft(audit, without)
    lastBase = (without, number, plan)
    return plan
  }

  /// A screen shows some twenty pictures a second at best; the rest of the progress is left out.
  private func report(_ progress: AuditProgress) {
    let now = DispatchTime.now()
    let isDue = locked {
      guard now.uptimeNanoseconds - lastProgress.uptimeNanoseconds > 50_000_000 else { return false }
      lastProgress = now
      return true
    }
    if isDue { inbox.put(.progressed(progress)) }
  }

  /// Waits until everything that was asked to be saved or written is.
  func finish() {
    locked { isStopped = true }
    foresight.stop()
    locked { command }?.stop()
    locked { watcher }?.cancel()
    writing.sync {}
  }
}

/// Messages from other threads, until the loop takes them.
final class Inbox: @unchecked Sendable {
  // Unchecked: `messages` is behind `lock`.
  private let lock = NSLock()
  private var messages: [Message] = []
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func put(_ message: Message) {
    lock.lock()
    messages.append(message)
    lock.unlock()
    wake()
  }

  func take() -> [Message] {
    lock.lock()
    defer { lock.unlock() }
    let taken = messages
    messages = []
    return taken
  }
}

/// An outside command with its output line by line. Started with an argument vector, never by a shell.
final class RunningCommand: @unchecked Sendable {
  // Unchecked: `Process` is touched from the starting thread and by `stop`, which it allows.
  private let process = Process()
  private let arguments: [String]
  private let folder: String

  init(arguments: [String], folder: String) {
    self.arguments = arguments
    self.folder = folder
  }

  func start(
    line: @escaping @Sendable (String) -> Void, ended: @escaping @Sendable (Int32?, String?) -> Void
  ) {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch {
      ended(nil, localized("\(arguments.first ?? "") could not be started: \(error.localizedDescription)"))
      return
    }
    Thread.detachNewThread { [process] in
      var rest = Data()
      while true {
        let data = pipe.fileHandleForReading.availableData
        if data.isEmpty { break }
        rest.append(data)
        while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
          line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
          rest.removeSubrange(rest.startIndex...end)
        }
      }
      if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
      process.waitUntilExit()
      ended(process.terminationStatus, nil)
    }
  }

  func stop() { if process.isRunning { process.terminate() } }
}
