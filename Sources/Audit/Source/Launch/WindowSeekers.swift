/// Code, wherever it stands, that needs the window of a scene as soon as it runs: it asks the app or the app delegate for
/// the window, or makes one more.
///
/// While the app launches there is neither a scene nor its window. What launch reaches of such code finds nothing, makes a
/// window that never shows, or ends the app where it unwraps by force.
struct WindowSeekers: Sendable {
  enum Need: Sendable, Hashable {
    /// `UIApplication.shared.keyWindow`, `windows` or `connectedScenes`; the name.
    case asksApp(String)
    case asksAppDelegate
    case makesWindow
  }

  /// Such code, and what leads to it.
  struct Place: Sendable {
    let need: Need
    let file: SourceFile
    let range: ByteRange
    /// `Banner.show()`: the function that it stands in; nil for the statement itself.
    let function: String?
    /// Calls between the statement and it.
    let hops: Int
  }

  /// Calls deeper than this are not followed.
  private static let mostHops = 4

  private let code: CalledCode
  private let needs: [String: (need: Need, range: ByteRange)]
  private let windows: Set<String>
  private let owner: ClassModel

  init(of owner: ClassModel, in sources: SourceIndex) {
    self.owner = owner
    windows = WindowCreation.types(in: sources)
    code = sources.calledCode
    var needs: [String: (need: Need, range: ByteRange)] = [:]
    // A look at the bytes spares most of the code.
    let words = WordSearch(["keyWindow", "connectedScenes", "windows", "delegate", "Delegate"] + windows)
    for unit in code.units where words.matches(Array(unit.file.text.bytes[unit.block.range])) {
      let isOwn = unit.type == owner.name
      var soon = unit
      soon.countsNextTurn = true
      if let found = Self.need(of: soon.pieces, in: unit.block, owner, windows, makes: !isOwn) {
        needs[unit.key] = found
      }
    }
    self.needs = needs
  }

  /// What the statement itself needs, and what it reaches, nearest first.
  func places(from statement: Statement, of method: ClassModel.Method) -> [Place] {
    let start = unit(statement, of: method)
    return code.reached(from: start, hops: Self.mostHops).compactMap { unit, hops in
      let isStatement = hops == 0
      let found =
        isStatement ? Self.need(of: unit.pieces, in: unit.around, owner, windows, makes: false) : needs[unit.key]
      return found.map { need, range in
        Place(need: need, file: unit.file, range: range, function: isStatement ? nil : unit.title, hops: hops)
      }
    }
  }

  /// Whether the statement, or what it reaches, shows a window.
  func shows(_ statement: Statement, of method: ClassModel.Method) -> Bool {
    code.reached(from: unit(statement, of: method), hops: Self.mostHops).contains { unit, _ in
      unit.block.calls.contains { $0.name == "makeKeyAndVisible" }
    }
  }

  private func unit(_ statement: Statement, of method: ClassModel.Method) -> CalledCode.Unit {
    let block = CodeBlock(range: statement.range, statements: [statement])
    return CalledCode.Unit(
      file: method.file, type: owner.name, title: method.function.baseName, block: block,
      around: method.function.body ?? block, parameters: method.function.parameters, countsNextTurn: true)
  }

  /// The first thing that the pieces need of a scene.
  private static func need(
    of pieces: [LegacyPaths.Piece], in body: CodeBlock, _ owner: ClassModel, _ windows: Set<String>, makes: Bool
  ) -> (need: Need, range: ByteRange)? {
    let asking = AppDelegateWindowReads.references(to: owner, in: body, access: .read)
    let bindsLater =
      body.references.contains { $0.access == .write && $0.path.last == "windowScene" }
      || body.calls.contains { $0.name == "setWindowScene:" || WindowCreation.bindsScene($0) }
    for piece in pieces {
      for reference in piece.references {
        if let name = asked(reference.path) { return (.asksApp(name), reference.range) }
        if asking.contains(where: { $0.range == reference.range }) { return (.asksAppDelegate, reference.range) }
      }
      for call in piece.calls {
        if let name = asked(call.path) { return (.asksApp(name), call.range) }
        if makes, !bindsLater, WindowCreation.isConstruction(call, of: windows) { return (.makesWindow, call.range) }
      }
    }
    return nil
  }

  private static func asked(_ path: [String]) -> String? {
    let members = path.first == "UIKit" ? Array(path.dropFirst()) : path
    guard members.count >= 3, members[0] == "UIApplication", ["shared", "sharedApplication"].contains(members[1]),
      ["keyWindow", "windows", "connectedScenes"].contains(members[2])
    else { return nil }
    return members[2]
  }
}

extension WindowSeekers.Place {
  /// Why a statement that leads here follows the window.
  var reason: String {
    switch (need, function) {
    case (.asksApp(let name), nil):
      localized("it asks the app for \(name), and there is no window before a scene connects")
    case (.asksApp(let name), let function?):
      localized("\(function) asks the app for \(name), and there is no window before a scene connects")
    case (.asksAppDelegate, nil):
      localized("it asks the app delegate for its window, and there is none before a scene connects")
    case (.asksAppDelegate, let function?):
      localized("\(function) asks the app delegate for its window, and there is none before a scene connects")
    case (.makesWindow, let function):
      localized("\(function ?? "") makes a window, which needs a scene to show in")
    }
  }
}
