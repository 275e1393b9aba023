import Testing

@testable import TUI

@Suite struct PathNamesTests {
  @Test func aFolderStandsInFrontWhereTheNameAloneIsNotEnough() {
    let names = PathNames.distinct([
      "ios/App/AppDelegate.swift", "ios/TV/AppDelegate.swift", "ios/App/Info.plist", "a/x/y.swift", "b/x/y.swift",
    ])
    #expect(names["ios/App/AppDelegate.swift"] == "App/AppDelegate.swift")
    #expect(names["ios/TV/AppDelegate.swift"] == "TV/AppDelegate.swift")
    #expect(names["ios/App/Info.plist"] == "Info.plist")
    #expect(names["a/x/y.swift"] == "a/x/y.swift" && names["b/x/y.swift"] == "b/x/y.swift")
  }

  @Test func theFolderOfThePersonIsATilde() {
    #expect(PathNames.abbreviated("/Users/ada/app.json", home: "/Users/ada") == "~/app.json")
    #expect(PathNames.abbreviated("/Users/adam/app.json", home: "/Users/ada") == "/Users/adam/app.json")
    #expect(PathNames.abbreviated("/app.json", home: "/") == "/app.json")
    #expect(PathNames.abbreviated("/app.json", home: "") == "/app.json")
  }
}
