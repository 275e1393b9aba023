import Testing

@testable import Audit

@Suite struct ObjectiveCDelegateTests {
  private static let header = """
    #import <UIKit/UIKit.h>
    @interface AppDelegate : UIResponder <UIApplicationDelegate> {
      UIWindow *window;
    }
    @property (strong, nonatomic) UIWindow *window;
    @end
    """
  private static let implementation = """
    #import "AppDelegate.h"
    @interface AppDelegate () <UNUserNotificationCenterDelegate>
    @end
    @implementation AppDelegate
    @synthesize window;
    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options { return YES; }
    @end
    """
  private static let category = """
    #import "AppDelegate.h"
    @implementation AppDelegate (Push)
    - (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)token { }
    @end
    """

  private func main(_ delegate: String, before: String = "", outside: String = "") -> String {
    """
    #import <UIKit/UIKit.h>
    #import "AppDelegate.h"
    \(outside)
    int main(int argc, char * argv[]) {
      @autoreleasepool {
        \(before)
        return UIApplicationMain(argc, argv, nil, \(delegate));
      }
    }
    """
  }

  private func index(_ files: [String: String]) -> SourceIndex {
    SourceIndex(
      files: files.sorted { $0.key < $1.key }.map { path, source in
        let text = SourceText(path: path, source)
        return path.hasSuffix(".swift") ? SwiftSourceReader.read(text) : ObjectiveCSourceReader.read(text)
      })
  }

  private func target(_ sources: [String], root: String = "App") -> AppTarget {
    var target = AppTarget(id: "App", name: "App", projectFile: "App.xcodeproj/project.pbxproj", sourceRoot: root)
    target.sources = sources
    return target
  }

  @Test func headerImplementationAndCategoryAreOneAppDelegate() throws {
    let index = index([
      "App/AppDelegate.h": Self.header, "App/AppDelegate.m": Self.implementation, "App/Push.m": Self.category,
    ])
    let delegates = index.appDelegates(of: target(["App/AppDelegate.m", "App/Push.m"]))
    let delegate = try #require(delegates.first)
    #expect(delegates.count == 1)
    #expect(delegate.declaration.type.kind == .implementation)
    #expect(delegate.declaration.file.path == "App/AppDelegate.m")
    #expect(delegate.language == .objectiveC)
    #expect(delegate.supertypes.contains("UIApplicationDelegate"))
    #expect(delegate.methods.compactMap { $0.function.callback?.id } == ["didFinishLaunching", "didRegisterForPush"])
    #expect(delegate.property("window")?.property.attributes == ["strong", "nonatomic"])
    #expect(
      delegate.parts.map(\.file.path) == ["App/AppDelegate.m", "App/AppDelegate.h", "App/AppDelegate.m", "App/Push.m"])
  }

  @Test func aHeaderOutsideOfTheSourceRootBelongsToItsImplementation() {
    let index = index([
      "Include/AppDelegate.h": Self.header, "Classes/AppDelegate.m": Self.implementation,
      "Other/AppDelegate.h": "@interface AppDelegate : NSObject\n@end\n",
    ])
    // Two headers could be meant: the one that lies where the sources are.
    #expect(index.appDelegates(of: target(["Classes/AppDelegate.m"], root: "Include")).count == 1)
    let single = self.index([
      "Include/AppDelegate.h": Self.header, "Classes/AppDelegate.m": Self.implementation,
    ])
    #expect(single.appDelegates(of: target(["Classes/AppDelegate.m"], root: "Project")).count == 1)
  }

  @Test func twoAppsWithDelegatesOfOneNameStayApart() {
    let index = index([
      "One/AppDelegate.h": Self.header, "One/AppDelegate.m": Self.implementation, "One/Push.m": Self.category,
      "Two/AppDelegate.h": Self.header.replacing("UIWindow *window;\n}", with: "int two;\n}"),
      "Two/AppDelegate.m": Self.implementation,
    ])
    let one = index.appDelegates(of: target(["One/AppDelegate.m", "One/Push.m"], root: ""))
    let two = index.appDelegates(of: target(["Two/AppDelegate.m"], root: ""))
    #expect(one.map { Set($0.parts.map(\.file.path)) } == [["One/AppDelegate.m", "One/AppDelegate.h", "One/Push.m"]])
    #expect(two.map { Set($0.parts.map(\.file.path)) } == [["Two/AppDelegate.m", "Two/AppDelegate.h"]])
  }

  @Test func aHeaderAloneIsNoAppDelegate() {
    let index = index(["App/AppDelegate.h": Self.header, "Other/AppDelegate.m": Self.implementation])
    #expect(index.appDelegates(of: target(["App/main.m"])).isEmpty)
  }

  @Test func theDelegateThatMainNamesNeedsNoProtocol() {
    let index = index([
      "App/main.m": main("NSStringFromClass([Boot class])"),
      "App/Boot.m": "@implementation Boot\n@end\n",
      "App/AppDelegate.h": Self.header, "App/AppDelegate.m": Self.implementation,
    ])
    let target = target(["App/main.m", "App/Boot.m", "App/AppDelegate.m"])
    #expect(index.appDelegates(of: target).map(\.name) == ["Boot", "AppDelegate"])
    #expect(index.entryPoint(of: target).appDelegate?.name == "Boot")
  }

  @Test(arguments: [
    ("NSStringFromClass([AppDelegate class])", "", ""),
    ("NSStringFromClass(AppDelegate.class)", "", ""),
    ("@\"AppDelegate\"", "", ""),
    ("name", "NSString *name = @\"AppDelegate\";", ""),
    ("name", "NSString *name; name = NSStringFromClass([AppDelegate class]);", ""),
    ("DELEGATE", "", "#define DELEGATE @\"AppDelegate\""),
    ("DELEGATE", "", "#define DELEGATE NSStringFromClass([AppDelegate class])"),
    ("kDelegate", "", "static NSString *const kDelegate = @\"AppDelegate\";"),
    ("delegateName()", "", "static NSString *delegateName(void) { return @\"AppDelegate\"; }"),
  ])
  func mainNamesTheDelegate(argument: String, before: String, outside: String) {
    let index = index([
      "App/main.m": main(argument, before: before, outside: outside), "App/AppDelegate.m": Self.implementation,
    ])
    #expect(index.applicationMains(of: nil).map(\.delegateClasses) == [["AppDelegate"]])
    #expect(index.applicationMains(of: nil).map(\.principalClass) == [nil])
  }

  @Test func aChoiceForTestsNamesBoth() {
    let before = """
      BOOL testing = NSClassFromString(@"XCTestCase") != nil;
      Class delegate = testing ? NSClassFromString(@"TestDelegate") : [AppDelegate class];
      """
    let index = index([
      "App/main.m": main("NSStringFromClass(delegate)", before: before).replacing(
        ", nil,", with: ", @\"Application\","),
      "App/AppDelegate.m": Self.implementation, "Tests/TestDelegate.m": "@implementation TestDelegate\n@end\n",
    ])
    #expect(index.applicationMains(of: nil).map { Set($0.delegateClasses) } == [["AppDelegate", "TestDelegate"]])
    #expect(index.applicationMains(of: nil).map(\.principalClass) == ["Application"])
  }

  @Test func mainSwiftNamesTheDelegate() {
    let source = """
      import UIKit
      let delegate: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
      """
    let index = index([
      "App/main.swift": source, "App/AppDelegate.swift": "class AppDelegate: UIResponder, UIApplicationDelegate { }\n",
      "Tests/T.swift": "class TestingAppDelegate: NSObject { }\n",
    ])
    #expect(index.applicationMains(of: nil).map { Set($0.delegateClasses) } == [["AppDelegate", "TestingAppDelegate"]])
  }

  @Test func theNibNamesTheDelegateWhereMainDoesNot() {
    let index = index([
      "App/main.m": main("nil"), "App/AppDelegate.h": Self.header, "App/AppDelegate.m": Self.implementation,
    ])
    #expect(index.applicationMains(of: nil).map(\.delegateClasses) == [[]])
    #expect(index.appDelegates(of: target(["App/main.m", "App/AppDelegate.m"])).map(\.name) == ["AppDelegate"])
  }

  @Test func bodiesAreAnalysedThroughTheSharedModel() throws {
    let header = """
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property (strong, nonatomic) UIWindow *window;
      @property (nonatomic) Store *store;
      @end
      """
    let source = """
      #import "AppDelegate.h"
      static BOOL quiet;
      @implementation AppDelegate { NSTimer *_timer; }
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
        [_timer invalidate];
        [self.store save:url];
        [_store save:url];
        if (quiet) return NO;
        [self run:^(NSURL *url) { [self log:url]; return; }];
        center.delegate = self;
        return [super application:app openURL:url options:options];
      }
      - (void)log:(NSURL *)url { }
      - (void)run:(void (^)(NSURL *))block { }
      @end
      """
    let index = index(["App/AppDelegate.h": header, "App/AppDelegate.m": source])
    let model = try #require(index.classModel("AppDelegate", in: nil))
    let method = try #require(model.method("openURL"))
    let analysis = BodyAnalyzer.analyse(method, of: model, in: index)
    let uses = analysis.members.map { member in
      "\(member.name): " + member.uses.map { method.file.text.string(in: $0) }.joined(separator: " ")
    }
    #expect(uses == ["_timer: _timer", "store: self.store _store", "run: self", "log: self"])
    #expect(analysis.selfUses.count == 1)
    #expect(analysis.usesSuper)
    #expect(analysis.parameterUses["url"]?.count == 3)
    #expect(analysis.parameterUses["app"]?.count == 1)
    #expect(analysis.fileLocalNames == ["quiet"])
    #expect(analysis.returns.map(\.returned) == ["NO", "[super application:app openURL:url options:options]"])
  }
}
