import Foundation
import TestSupport
import Testing

/// The HTML report as a browser lays it out. Skipped, and so listed, where no browser is installed.
@Suite(.enabled("needs Chromium or Chrome") { Browser.program != nil }) struct BrowserTests {
  private let page: ScratchFolder

  init() throws {
    let example = try Program.example()
    let output = try Program().run("audit", example.path + "/Harbour", "--format", "html")
    page = try ScratchFolder()
    // The report forbids scripts; the probe is one, so its copy goes without that line.
    let policy = "<meta http-equiv=\"Content-Security-Policy\""
    try #require(output.standardOutput.contains(policy))
    let open = output.standardOutput.replacing(policy, with: "<meta name=\"policy\"")
    try page.write("report.html", open.replacing("</body>", with: "<script>\(Browser.probe)</script></body>"))
  }

  private func measure(_ scheme: Browser.Scheme, width: Int = 1000) throws -> Browser.Layout {
    try Browser.layout(of: page.path + "/report.html", scheme: scheme, width: width)
  }

  @Test(arguments: Browser.Scheme.allCases) func everyWordCanBeReadInBothSchemes(_ scheme: Browser.Scheme) throws {
    let layout = try measure(scheme)
    #expect(layout.isDark == (scheme == .dark))
    #expect(layout.words > 100)
    // WCAG 2.1, 1.4.3: 4.5 to 1 for text of this size.
    #expect(layout.lowestContrast >= 4.5, "\(layout.lowestContrastText)")
  }

  @Test(arguments: [360, 1000, 2000]) func nothingIsWiderThanTheWindow(_ width: Int) throws {
    let layout = try measure(.light, width: width)
    #expect(layout.contentWidth <= layout.windowWidth)
  }

  @Test func theKeyboardReachesEverythingThatDoesSomething() throws {
    let layout = try measure(.light)
    #expect(layout.findings > 5)
    #expect(layout.unreachable == [])
    #expect(layout.firstStop.contains("skip"))
  }

  @Test func uncheckingAKindHidesItsFindingsAndNoOthers() throws {
    let layout = try measure(.light)
    #expect(layout.hiddenAfterUnchecking > 0)
    #expect(layout.hiddenAfterUnchecking == layout.ofUncheckedKind)
  }
}

/// A browser without a window, and what it measured on a page.
enum Browser {
  enum Scheme: CaseIterable { case light, dark }

  struct Layout: Decodable {
    let isDark: Bool
    let words: Int
    let lowestContrast: Double
    let lowestContrastText: String
    /// In pixels of CSS.
    let contentWidth: Double
    let windowWidth: Double
    let findings: Int
    let unreachable: [String]
    let firstStop: String
    let hiddenAfterUnchecking: Int
    let ofUncheckedKind: Int
  }

  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let applications = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    return (names.flatMap { name in folders.map { $0 + "/" + name } } + applications)
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static func layout(of file: String, scheme: Scheme, width: Int) throws -> Layout {
    let output = try Program().run(
      other: try #require(program),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--user-data-dir=\(file).profile-\(scheme)-\(width)", "--window-size=\(width),900",
        "--blink-settings=preferredColorScheme=\(scheme == .dark ? 0 : 1)", "--dump-dom", "file://" + file,
      ])
    let marker = "<output id=\"probe\">"
    let start = try #require(output.standardOutput.range(of: marker), "\(output.standardError)")
    let rest = output.standardOutput[start.upperBound...]
    let json = rest[..<(try #require(rest.range(of: "</output>"))).lowerBound]
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    return try JSONDecoder().decode(Layout.self, from: Data(json.utf8))
  }

  static let probe = """
    const numbers = text => (text.match(/[\\d.]+/g) || []).map(Number);
    const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
      .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
      .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
    const behind = element => {
      for (let e = element; e; e = e.parentElement) {
        const color = numbers(getComputedStyle(e).backgroundColor);
        if (color.length === 3 || color[3] > 0) return color;
      }
      return [255, 255, 255];
    };
    let words = 0, lowest = 99, lowestText = "";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.tagName === "SCRIPT") continue;
      words += 1;
      const [a, b] = [light(numbers(getComputedStyle(parent).color)), light(behind(parent))].sort((x, y) => y - x);
      const contrast = (a + 0.05) / (b + 0.05);
      if (contrast < lowest) { lowest = contrast; lowestText = node.data.trim(); }
    }
    const stops = [...document.querySelectorAll("a[href], summary, input")];
    const unreachable = stops.filter(e => e.checkVisibility()).filter(e => { e.focus(); return document.activeElement !== e; }).map(e => e.outerHTML);
    const seen = kind => [...document.querySelectorAll("details.finding." + kind)].filter(e => e.offsetParent).length;
    const kinds = ["blocker", "decision", "informational"];
    const before = kinds.map(seen);
    document.querySelector("input[type=checkbox]").click();
    const after = kinds.map(seen);
    const result = {
      isDark: light(behind(document.body)) < 0.2, words, lowestContrast: lowest, lowestContrastText: lowestText,
      contentWidth: document.documentElement.scrollWidth, windowWidth: innerWidth,
      findings: before.reduce((a, b) => a + b), unreachable, firstStop: stops[0].className,
      hiddenAfterUnchecking: before.reduce((a, b) => a + b) - after.reduce((a, b) => a + b), ofUncheckedKind: before[0],
    };
    const output = document.createElement("output");
    output.id = "probe";
    output.textContent = JSON.stringify(result);
    document.body.append(output);
    """
}
