/// Reads what scene adoption needs of a storyboard: its controllers, their classes and which comes first.
public enum StoryboardReader {
  /// nil where the text is not a storyboard document, is damaged, or belongs to watchOS.
  public static func read(_ text: SourceText) -> Storyboard? {
    var scanner = XMLScanner(text.bytes)
    var document: [(name: String, value: String)]?
    /// Names of the open elements.
    var open: [String] = []
    var found: [Draft] = []
    while let piece = scanner.next() {
      switch piece.kind {
      case .open(let name, let isSelfClosing):
        let matters = document == nil || open.last == "objects" || name == "segue"
        let attributes = matters ? XMLScanner.attributes(of: piece.range, in: text.bytes) : []
        if document == nil {
          let type = attributes.value("type") ?? ""
          guard name == "document", type.contains("Storyboard"), !type.contains("WatchKit") else { return nil }
          document = attributes
        } else if isController(name, attributes, under: open.last) {
          found.append(Draft(name, attributes, depth: open.count, line: text.lineIndex(at: piece.range.lowerBound) + 1))
        } else if let last = found.indices.last, found[last].isOpen {
          found[last].note(name, attributes)
        }
        if isSelfClosing { close(&found, depth: open.count) } else { open.append(name) }
      case .close(let name):
        // A stray closing tag must not take an outer element with it.
        guard open.last == name else { return nil }
        open.removeLast()
        close(&found, depth: open.count)
      case .malformed: return nil
      default: continue
      }
    }
    guard let document, open.isEmpty else { return nil }
    let initial = document.value("initialViewController")
    let name = TreePath.name(text.path)
    return Storyboard(
      path: text.path, name: name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name,
      initialControllerID: initial,
      controllers: found.map { $0.controller(isOnly: found.count == 1) },
      initialControllerLine: found.first { $0.id == initial }?.line)
  }

  private static func close(_ found: inout [Draft], depth: Int) {
    if let last = found.indices.last, found[last].isOpen, found[last].depth == depth { found[last].isOpen = false }
  }

  /// The controller of a scene stands directly in `<objects>`, beside placeholders, gesture recognizers and the like.
  private static func isController(
    _ name: String, _ attributes: [(name: String, value: String)], under parent: String?
  ) -> Bool {
    guard parent == "objects", name != "placeholder" else { return false }
    if attributes.value("sceneMemberID") == "viewController" { return true }
    return name.hasSuffix("Controller") || name.hasSuffix("viewController") || name == "viewControllerPlaceholder"
  }

  private struct Draft {
    let element: String
    let attributes: [(name: String, value: String)]
    let depth: Int
    let line: Int
    var isOpen = true
    var hasContent = false
    var children: [String] = []

    init(_ element: String, _ attributes: [(name: String, value: String)], depth: Int, line: Int) {
      self.element = element
      self.attributes = attributes
      self.depth = depth
      self.line = line
    }

    var id: String { attributes.value("id") ?? "" }

    mutating func note(_ name: String, _ attributes: [(name: String, value: String)]) {
      hasContent = true
      if name == "segue", attributes.value("kind") == "relationship", let destination = attributes.value("destination")
      {
        children.append(destination)
      }
    }

    /// What `SomeClass()` cannot give again: anything but class, identity and name.
    private var isPlain: Bool {
      let harmless: Set = [
        "id", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "storyboardIdentifier",
        "userLabel",
        "useStoryboardIdentifierAsRestorationIdentifier",
      ]
      return attributes.allSatisfy { harmless.contains($0.name) }
    }

    func controller(isOnly: Bool) -> Storyboard.Controller {
      Storyboard.Controller(
        id: id, element: element, customClass: attributes.value("customClass"),
        customModule: attributes.value("customModule"), moduleProvider: attributes.value("customModuleProvider"),
        isBare: isOnly && element == "viewController" && !hasContent && isPlain, children: children)
    }
  }
}

extension [(name: String, value: String)] {
  fileprivate func value(_ name: String) -> String? { first { $0.name == name }?.value }
}
