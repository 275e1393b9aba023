import Testing

@testable import Audit

@Suite struct StoryboardReaderTests {
  private func read(_ scenes: String, initial: String = " initialViewController=\"a\"") -> Storyboard? {
    StoryboardReader.read(
      SourceText(
        path: "App/Base.lproj/Main.storyboard",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(initial)>
            <dependencies><deployment identifier="iOS"/></dependencies>
            <scenes>\(scenes)</scenes>
        </document>
        """))
  }

  private func scene(_ controller: String) -> String {
    "\n<scene sceneID=\"s\"><objects>\n\(controller)\n<placeholder id=\"p\" sceneMemberID=\"firstResponder\"/></objects></scene>"
  }

  @Test func readsABareController() throws {
    let storyboard = try #require(
      read(
        scene(
          "<viewController id=\"a\" customClass=\"Bridge\" customModule=\"Frame\" sceneMemberID=\"viewController\"/>")))
    #expect(storyboard.name == "Main")
    #expect(storyboard.initialControllerLine == 6)
    let controller = try #require(storyboard.initialController)
    #expect(controller.customClass == "Bridge")
    #expect(controller.customModule == "Frame")
    #expect(controller.isBare)
  }

  @Test(arguments: [
    "<viewController id=\"a\" customClass=\"X\"><view key=\"view\" id=\"v\"/></viewController>",
    "<viewController id=\"a\" customClass=\"X\"><userDefinedRuntimeAttributes/></viewController>",
    "<viewController id=\"a\" customClass=\"X\"><connections><outlet id=\"o\"/></connections></viewController>",
    "<viewController id=\"a\" customClass=\"X\" hidesBottomBarWhenPushed=\"YES\"/>",
    "<navigationController id=\"a\" customClass=\"X\"/>",
  ])
  func whatACallOfItsClassCannotGiveIsNotBare(_ controller: String) {
    #expect(read(scene(controller))?.initialController?.isBare == false)
  }

  @Test func aSecondControllerMakesNoneBare() {
    let storyboard = read(scene("<viewController id=\"a\"/>") + scene("<viewController id=\"b\" customClass=\"Y\"/>"))
    #expect(storyboard?.controllers.map(\.isBare) == [false, false])
  }

  @Test func followsContainersToTheControllersTheyStartWith() {
    let storyboard = read(
      scene(
        "<tabBarController id=\"a\"><connections><segue destination=\"b\" kind=\"relationship\" relationship=\"viewControllers\"/></connections></tabBarController>"
      )
        + scene(
          "<navigationController id=\"b\"><connections><segue destination=\"c\" kind=\"relationship\" relationship=\"rootViewController\"/></connections></navigationController>"
        )
        + scene(
          "<viewController id=\"c\" customClass=\"Inner\" customModuleProvider=\"target\"><connections><segue destination=\"d\" kind=\"show\"/></connections></viewController>"
        ) + scene("<viewController id=\"d\" customClass=\"Pushed\"/>"))
    #expect(storyboard?.controllers.map(\.children) == [["b"], ["c"], [], []])
    #expect(storyboard?.controllers.first { $0.id == "c" }?.moduleProvider == "target")
  }

  @Test func aStoryboardNeedNotHaveAnInitialController() {
    let storyboard = read(scene("<viewController id=\"x\"/>"), initial: "")
    #expect(storyboard != nil)
    #expect(storyboard?.initialController == nil)
  }

  @Test func otherDocumentsAreNoStoryboards() {
    for text in [
      "", "<plist/>", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"></document>",
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"></document>",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes></document>",
    ] {
      #expect(StoryboardReader.read(SourceText(path: "a.storyboard", text)) == nil)
    }
    #expect(
      StoryboardReader.read(
        SourceText(
          path: "a.storyboard", "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"></document>")) != nil)
  }

  @Test func answersDamagedInput() {
    let text =
      "<document type=\"Storyboard\" a='1'><objects><viewController id=\"a\"><segue b=\"c\"/></viewController></objects></document>"
    for bytes in HostileInput.truncations(text) + HostileInput.replacements(text) {
      _ = StoryboardReader.read(SourceText(path: "p", bytes: bytes))
    }
    for opening in ["<document type=\"Storyboard\"><objects>", "<objects>", "<viewController id='a'>"] {
      _ = StoryboardReader.read(SourceText(path: "p", bytes: HostileInput.nested(opening)))
    }
  }
}
