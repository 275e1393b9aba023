import TestSupport
import Testing

@Suite struct ModuleBatchTests {
  private let delegate = """
    import UIKit

    let log = Log()

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func store() { log.write("AppDelegate") }
    }

    extension AppDelegate { var isShown: Bool { window != nil } }
    """
  private let log = "final class Log { func write(_ text: String) {} }"

  private func version(_ delegate: String) -> ModuleBatch.Version {
    [("App/AppDelegate.swift", delegate), ("App/Log.swift", log)]
  }

  @Test func everyVersionHasNamesOfItsOwn() throws {
    let batch = try #require(ModuleBatch([version(delegate), version(delegate)]))
    #expect(Set(batch.files.map(\.path)).count == 4)
    #expect(batch.files[0].text.contains("class AppDelegate_v0: UIResponder, UIApplicationDelegate"))
    #expect(batch.files[2].text.contains("func store() { log_v1.write("))
    #expect(batch.files.map(\.text).joined().matches(of: /@main/).count == 1)
  }

  #if os(Linux)
    private func errors(_ versions: [ModuleBatch.Version]) throws -> [String] {
      let scratch = try ScratchFolder()
      let batch = try #require(ModuleBatch(versions))
      for (path, text) in batch.files { try scratch.write(path, text) }
      return try TypeChecker().errors(in: batch.files.map(\.path), folder: scratch.path)
    }

    @Test func soundVersionsMakeASoundBatch() throws {
      #expect(try errors([version(delegate), version(delegate), version(delegate)]) == [])
    }

    /// What only another version declares helps nobody.
    @Test(arguments: ["Router().open()", "log.read()", "let window: Int = log"])
    func anErrorOfOneVersionIsOneOfTheBatch(line: String) throws {
      let broken = delegate.replacing("log.write(\"AppDelegate\")", with: line)
      let other = [("App/Router.swift", "class Router { func open() {} }")] + version(delegate)
      #expect(try errors([version(broken), other]) != [])
    }
  #endif

  @Test func versionsThatWouldMeetAreNoBatch() {
    let extending = [("App/Colors.swift", "extension UIColor { static var brand: UIColor { UIColor() } }")]
    #expect(ModuleBatch([version(delegate) + extending, version(delegate)]) == nil)
    #expect(ModuleBatch([version(delegate), [("App/main.swift", "UIApplicationMain()")]]) == nil)
  }
}
