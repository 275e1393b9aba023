import Testing

@testable import Apply
@testable import Audit

/// Apps that start from a nib.
@Suite struct MainNibPlanTests {
  private static func project(_ members: String, keys: String, launch: String, nib: String? = nil) -> PlannedProject {
    var project = PlannedProject.launch(launch, members: members)
    project.files["App/Info.plist"] = ExamplePropertyList.file(keys)
    if let nib {
      project.files["App/MainWindow.xib"] = nib
      project.files["App.xcodeproj/project.pbxproj"] =
        ExampleProject.swiftProject(
          sources: ["AppDelegate.swift", "ViewController.swift", "Code.swift"],
          resources: ["LaunchScreen.storyboard", "MainWindow.xib"]
        ).text
    }
    return project
  }

  private static func nib(_ outlets: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication">
          <connections><outlet property="delegate" destination="3" id="4"/></connections>
        </placeholder>
        <customObject id="3" customClass="AppDelegate">
          <connections>
    \(outlets.map { "        <outlet property=\"\($0)\" destination=\"5\" id=\"6\"/>" }.joined(separator: "\n"))
          </connections>
        </customObject>
        <window id="5"><connections><outlet property="rootViewController" destination="7" id="8"/></connections></window>
      </objects>
    </document>

    """
  }

  private static let key = "<key>NSMainNibFile</key>\n<string>MainWindow</string>"
  private static let outlets =
    "@IBOutlet var window: UIWindow?\n@IBOutlet var tabs: UITabBarController!\n@IBOutlet var unused: UIView!"

  @Test func aNibThatFillsTheAppDelegateIsNotLoadedWithoutAPerson() throws {
    let project = Self.project(
      Self.outlets, keys: Self.key,
      launch: "tabs.selectedIndex = 1\nwindow?.rootViewController = tabs\nwindow?.makeKeyAndVisible()",
      nib: Self.nib(["window", "tabs"]))
    let planned = try project.plan(["manifest.main-nib": "load"])
    let finding = try #require(planned.audit.report.findings.first { $0.rule == "manifest.main-nib" })
    #expect(finding.kind == .blocker)
    // Nothing that could be written makes it run: a person comes first.
    #expect(finding.choices.filter(\.isRecommended).map(\.id) == ["leave"])
    #expect(finding.recommended?.isSure == false)
    #expect(finding.subject.values["outlets"] == "window,tabs")
    #expect(finding.message.contains("Code that runs uses tabs."))
    #expect(
      planned.manual.contains { $0.hasPrefix("Connect anew what MainWindow connected") && $0.contains("File's Owner") })
    // The app does not run yet, and the audit of the result says so.
    let after = planned.plan.after?.report.findings.filter { $0.rule == "manifest.main-nib" } ?? []
    #expect(after.map(\.kind) == [.blocker])
    #expect(after.flatMap(\.choices).isEmpty)
  }

  @Test func aNibThatFillsTheWindowAloneIsLoaded() throws {
    let planned = try Self.project(
      Self.outlets, keys: Self.key, launch: "window?.makeKeyAndVisible()", nib: Self.nib(["window"])
    ).plan()
    let finding = try #require(planned.audit.report.findings.first { $0.rule == "manifest.main-nib" })
    #expect(finding.kind == .decision)
    planned.expect(
      "App/SceneDelegate.swift", contains: "let objects = Bundle.main.loadNibNamed(\"MainWindow\", owner: nil) ?? []")
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "manifest.main-nib" } == false)
  }

  @Test func anotherNibOnThePadIsLoadedThere() throws {
    let keys = Self.key + "\n<key>NSMainNibFile~ipad</key>\n<string>MainWindow-iPad</string>"
    let planned = try Self.project(
      "@IBOutlet var window: UIWindow?", keys: keys, launch: "window?.makeKeyAndVisible()"
    ).plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        let nib = UIDevice.current.userInterfaceIdiom == .pad ? "MainWindow-iPad" : "MainWindow"
        let objects = Bundle.main.loadNibNamed(nib, owner: nil) ?? []
        """)
  }

  @Test func anAppDelegateThatTheNibMakesIsNamedByAPerson() throws {
    var project = PlannedProject.objectiveC()
    project.files["App/Info.plist"] = ExamplePropertyList.file(Self.key)
    project.files["App/main.m"] = project.files["App/main.m"]?.replacing(
      "NSStringFromClass([AppDelegate class])", with: "nil")
    let planned = try project.plan(["manifest.main-nib": "load"])
    let finding = try #require(planned.audit.report.findings.first { $0.rule == "manifest.main-nib" })
    #expect(finding.kind == .blocker)
    #expect(planned.manual.contains { $0.hasPrefix("Name AppDelegate in main") })
  }

  @Test func whatANibConnectsIsReadOfItsOwnObject() {
    let text = SourceText(path: "MainWindow.xib", Self.nib(["window", "tabs"]))
    #expect(NibConnections.read(text, of: ["AppDelegate"]) == NibConnections(outlets: ["window", "tabs"]))
    #expect(NibConnections.read(text, of: ["Other"]) == nil)
    #expect(NibConnections.read(SourceText(path: "a.xib", "<objects><customObject"), of: ["AppDelegate"]) == nil)
  }
}
