import Testing

@testable import Audit

@Suite struct RedactionTests {
  private func code(_ text: String) -> String {
    var words = RedactedWords(own: [])
    return words.code(text)
  }

  @Test func namesOfTheProjectGoAndPublicOnesStay() {
    #expect(
      code("tides.refreshTides(for: Quay.shared, in: window)") == "name1.name2(for: Name3.shared, in: window)")
    #expect(
      code("class QuayDelegate: UIResponder, UIApplicationDelegate {")
        == "class Name1: UIResponder, UIApplicationDelegate {")
    #expect(
      code("- (void)applicationDidBecomeActive:(UIApplication *)application {").hasPrefix(
        "- (void)applicationDidBecomeActive:("))
  }

  @Test func aNameOfAFrameworkStaysOnlyIfAllItsPartsArePublic() {
    #expect(code("UIPageViewController()") == "UIPageViewController()")
    #expect(code("UIQuayViewController()") == "Name1()")
  }

  @Test func stringsCommentsAndLongNumbersLoseWhatTheySay() {
    #expect(code(#"open("quay://berth/1", "quay://berth/1")"#) == #"open("text1", "text1")"#)
    #expect(code(#"print("\(quay("a")) is \(x)") // tell Wilhelmina"#) == #"print("text1") //"#)
    #expect(code("/* Wilhelmina\n wrote this */ let a = 0612345678") == "/*\n*/ let a = 0000000000")
    #expect(code("let a = \"\"\"\n  quay\n  \"\"\"\nlet b = 2") == "let a = \"\"\"text1\n\n\"\"\"\nlet b = 2")
    #expect(code("<string>quay</string><!-- Wilhelmina -->") == "<string>name1</string><!---->")
    #expect(code("NSString *a = @\"quay\";").hasSuffix("@\"text1\";"))
    #expect(code("it's quay") == "name1's name2", "an apostrophe is no string")
  }

  @Test func oneNameIsOneWordEverywhere() {
    var words = RedactedWords(own: ["quay"])
    let place = words.name("Quay/QuayView.swift")
    #expect(place == "Name1/Name2.swift")
    #expect(words.prose("quay is read in Quay/QuayView.swift:3") == "name1 is read in Name1/Name2.swift:3")
    #expect(words.name("org.example.quay") == "org.example.name1")
  }

  @Test func sentencesStaySentences() {
    let finding =
      "Once scenes are adopted UIKit calls sceneDidBecomeActive(_:); nothing warns about `tides` or bigTide_2."
    var words = RedactedWords(own: ["scenes", "warns"])
    let text = words.prose(finding)
    #expect(text.hasPrefix("Once "))
    #expect(text.contains("UIKit calls sceneDidBecomeActive(_:); nothing"))
    #expect(!text.contains("tides") && !text.contains("bigTide"))
  }

  @Test func chineseSentencesStaySentences() {
    var words = RedactedWords(own: ["tides", "潮汐"])
    #expect(words.prose("由 tides 统一调用，一次就够：3个窗口") == "由 name1 统一调用，一次就够：3个窗口")
    #expect(words.prose("“潮汐”将变为 nil") == "“name2”将变为 nil")
    #expect(words.prose("tides的代码") == "name1的代码", "a name is one without a blank too")
  }

  @Test func wordsOfThisProgramThatLookLikeNamesStay() {
    var words = RedactedWords(own: ["URLs"])
    #expect(words.prose("URLs will not reach the code on an iPad") == "URLs will not reach the code on an iPad")
  }
}
