import Testing

@testable import Audit

@Suite struct SourceIndexTests {
  private func index(_ sources: [String: String]) -> SourceIndex {
    SourceIndex(
      files: sources.map { path, source in
        path.hasSuffix(".swift")
          ? readSwift(source, path: path) : ObjectiveCSourceReader.read(SourceText(path: path, source))
      })
  }

  private func target(_ name: String, _ sources: [String]) -> AppTarget {
    var target = AppTarget(id: name, name: name, projectFile: "App.xcodeproj/project.pbxproj", sourceRoot: "")
    target.sources = sources
    return target
  }

  @Test func partsOfAClassComeFromAllFilesOfTheTarget() throws {
    let index = index([
      "A.swift":
        "extension AppDelegate: UIApplicationDelegate { func applicationDidBecomeActive(_ a: UIApplication) {} }",
      "B.swift": "@main class AppDelegate: UIResponder { var window: UIWindow? }",
      "C.swift": "extension AppDelegate { func other() {} }",
      "D.swift": "#if false\nextension AppDelegate { func dead() {} }\n#endif\n",
    ])
    let model = try #require(index.appDelegates(of: target("App", ["A.swift", "B.swift", "D.swift"])).first)
    #expect(model.declaration.file.path == "B.swift")
    #expect(model.parts.map(\.file.path) == ["B.swift", "A.swift"])
    #expect(model.isEntryPoint)
    #expect(model.method("didBecomeActive")?.file.path == "A.swift")
    #expect(model.property("window") != nil)
    #expect(index.classModel("AppDelegate", in: nil)?.parts.count == 3)
  }

  @Test func oneNameInBothLanguagesMeansTwoClasses() throws {
    let sources = [
      "AppDelegate.h": "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end\n",
      "AppDelegate.m":
        "#import \"AppDelegate.h\"\n@implementation AppDelegate\n- (void)applicationDidBecomeActive:(UIApplication *)a {}\n@end\n",
      "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate { func other() {} }",
      "More.swift": "extension AppDelegate { func more() {} }",
    ]
    let target = target("App", ["AppDelegate.m", "App.swift", "More.swift"])
    let swift = try #require(index(sources).appDelegates(of: target).first)
    #expect(swift.language == .swift)
    #expect(swift.parts.map(\.file.path) == ["App.swift", "More.swift"])
    let unmarked = sources.mapValues { $0.replacing("@main ", with: "") }
    let other = try #require(index(unmarked).classModel("AppDelegate", in: target))
    #expect(other.language == .objectiveC)
    #expect(other.parts.allSatisfy { $0.file.language == .objectiveC })
  }

  @Test func twoTargetsHaveTheirOwnClassesOfOneName() throws {
    let index = index([
      "One/AppDelegate.swift": "class AppDelegate: UIResponder, UIApplicationDelegate { func one() {} }",
      "Two/AppDelegate.swift": "class AppDelegate: UIResponder { func two() {} }",
    ])
    let one = try #require(index.appDelegates(of: target("One", ["One/AppDelegate.swift"])).first)
    #expect(one.methods.map(\.function.signature) == ["one()"])
    #expect(index.appDelegates(of: target("Two", ["Two/AppDelegate.swift"])).isEmpty)
    #expect(index.classModel("AppDelegate", in: nil)?.methods.map(\.function.signature) == ["one()"])
  }

  @Test func subclassesOfProjectClassesAreDelegatesToo() throws {
    let index = index([
      "Base.swift": "class Base: UIResponder, UIKit.UIApplicationDelegate {}",
      "Middle.swift": "enum Space { class Middle: Base {} }",
      "App.swift": "@UIApplicationMain final class Application: Space.Middle {}",
      "Scene.swift": "class MyScene: UIResponder, UIWindowSceneDelegate {}\nprotocol P: UISceneDelegate {}",
      "Old.m": "@interface Old : NSObject <UIApplicationDelegate>\n@end\n@implementation Old\n@end",
    ])
    let target = target("App", ["Base.swift", "Middle.swift", "App.swift", "Scene.swift", "Old.m"])
    #expect(index.appDelegates(of: target).map(\.name) == ["Application", "Base", "Old", "Space.Middle"])
    #expect(index.sceneDelegates(of: target).map(\.name) == ["MyScene"])
    let application = try #require(index.classModel("Application", in: target))
    #expect(index.superclasses(of: application, in: target).map(\.name) == ["Space.Middle", "Base"])
  }

  @Test func shortNamesMeanOneTypeOnly() {
    let index = index([
      "A.swift": "enum Phone { class SceneDelegate: UIResponder {} }\nenum Car { class SceneDelegate: UIResponder {} }",
      "B.swift": "struct Box { class Only {} }\nextension Missing { func f() {} }",
    ])
    #expect(index.classModel("SceneDelegate", in: nil) == nil)
    #expect(index.classModel("Car.SceneDelegate", in: nil)?.parts.count == 1)
    #expect(index.classModel("Only", in: nil)?.name == "Box.Only")
    #expect(index.classModel("App.Box.Only", in: nil)?.name == "Box.Only")
    #expect(index.classModel("Missing", in: nil) == nil)
    #expect(index.nestedTypes(of: "Box").map(\.type.name) == ["Box.Only"])
  }
}
