import Testing

@testable import Audit

@Suite struct ObjectiveCDeclarationTests {
  @Test func anInterfaceHasItsSuperclassAndProtocols() throws {
    let file = ObjC.file(
      """
      #import <UIKit/UIKit.h>
      NS_ASSUME_NONNULL_BEGIN
      @interface AppDelegate : UIResponder <UIApplicationDelegate, UNUserNotificationCenterDelegate>
      @property (strong, nonatomic) UIWindow *window;
      - (void)start;
      @end
      NS_ASSUME_NONNULL_END
      """, path: "App/AppDelegate.h")
    let type = try #require(file.types.first)
    #expect(type.kind == .interface)
    #expect(type.name == "AppDelegate")
    #expect(type.supertypes == ["UIResponder", "UIApplicationDelegate", "UNUserNotificationCenterDelegate"])
    #expect(file.text.string(in: type.supertypesEnd - 4..<type.supertypesEnd) == "gate")
    #expect(type.properties.map(\.name) == ["window"])
    #expect(type.properties.first?.type == "UIWindow *")
    #expect(type.properties.first?.attributes == ["strong", "nonatomic"])
    #expect(type.methods.map(\.signature) == ["start"])
    #expect(type.methods.first?.body == nil)
    #expect(file.imports.map(\.name) == ["UIKit/UIKit.h"])
    #expect(file.problems == [])
  }

  @Test func headsInEverySpelling() {
    func supertypes(_ head: String) -> [String]? { ObjC.file("\(head)\n@end").types.first?.supertypes }
    #expect(supertypes("@interface A") == [])
    #expect(supertypes("@interface A<T> : NSObject") == ["NSObject"])
    #expect(supertypes("@interface A<__covariant T : id<P>> : Base<T> <P, Q>") == ["Base", "P", "Q"])
    #expect(supertypes("@interface A : Base<NSString *>") == ["Base"])
    #expect(supertypes("@interface A<P>") == ["P"])
    #expect(supertypes("@interface A : NSObject <\n#if X\nP,\n#endif\nQ>") == ["NSObject", "P", "Q"])
    #expect(supertypes("@interface A () <P>") == ["P"])
    #expect(supertypes("@protocol A <NSObject, P>") == ["NSObject", "P"])
    #expect(supertypes("@implementation A : NSObject") == ["NSObject"])
  }

  @Test func categoriesAndExtensionsAreParts() {
    let file = ObjC.file(
      """
      @interface A () { int _hidden; }
      @property IBOutlet UIView *view;
      @end
      @interface A (Push) <P> - (void)push; @end
      @implementation A
      - (void)a { }
      @end
      @implementation A (Push)
      - (void)push { }
      @end
      """)
    #expect(file.types.map(\.kind) == [.extension, .extension, .implementation, .extension])
    #expect(file.types.map(\.category) == ["", "Push", nil, "Push"])
    #expect(file.types.map(\.isImplementation) == [false, false, true, true])
    #expect(file.types.first?.properties.map(\.name) == ["_hidden", "view"])
    #expect(file.types.first?.properties.last?.attributes == ["IBOutlet"])
    #expect(file.types.last?.methods.first?.body != nil)
  }

  @Test func methodsHaveCanonicalSelectorsInEveryLayout() throws {
    let file = ObjC.file(
      """
      @implementation A
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options
      {
        return NO;
      }
      -(BOOL) application : (UIApplication*) application
        continueUserActivity : (NSUserActivity*)userActivity
          restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> * _Nullable))restorationHandler{ return YES; }
      + (instancetype)shared { return nil; }
      - (void)log:(NSString *)format, ... { }
      - (void)quiet:(int)__unused value NS_SWIFT_NAME(quiet(_:)) { }
      - plain { return nil; }
      - (void)applicationDidBecomeActive:(UIApplication *)application;
      {
      }
      - (id)a:(int)x :(int)y { return nil; }
      @end
      """)
    let methods = try #require(file.types.first?.methods)
    #expect(
      methods.map(\.signature) == [
        "application:openURL:options:", "application:continueUserActivity:restorationHandler:", "shared", "log:",
        "quiet:", "plain", "applicationDidBecomeActive:", "a::",
      ])
    #expect(methods[0].callback?.id == "openURL")
    #expect(methods[0].parameters.map(\.name) == ["app", "url", "options"])
    #expect(methods[0].parameters.map(\.label) == ["application", "openURL", "options"])
    #expect(methods[0].parameters[1].type == "NSURL *")
    #expect(methods[0].returnType == "BOOL")
    #expect(methods[1].parameters.last?.name == "restorationHandler")
    #expect(methods[2].isStatic)
    #expect(methods[3].returnType == nil)
    #expect(methods[4].parameters.first?.name == "value")
    #expect(methods[7].parameters.map(\.name) == ["x", "y"])
    #expect(methods.allSatisfy { $0.body != nil })
    #expect(file.problems == [])
  }

  @Test func propertiesInEverySpelling() {
    let file = ObjC.file(
      """
      @interface A
      @property (nonatomic, strong, nullable) IBOutlet UIWindow *window;
      @property(class, readonly) A *shared;
      @property (nonatomic, copy) void (^handler)(NSURL *url);
      @property int a, b;
      @property (nonatomic, getter=isOn) BOOL on NS_AVAILABLE_IOS(9_0);
      @property NSArray<NSDictionary<NSString *, id> *> *list __attribute__((deprecated));
      @property (weak) id<UIApplicationDelegate> delegate UI_APPEARANCE_SELECTOR;
      @property UIWindow* NAME;
      @end
      """)
    let properties = file.types.first?.properties ?? []
    #expect(properties.map(\.name) == ["window", "shared", "handler", "a", "b", "on", "list", "delegate", "NAME"])
    #expect(properties[0].attributes == ["nonatomic", "strong", "nullable", "IBOutlet"])
    #expect(properties[1].isStatic)
    #expect(properties[5].attributes.contains("getter=isOn"))
    #expect(properties[6].type == "NSArray<NSDictionary<NSString *, id> *> *")
    #expect(file.text.string(in: properties[1].range) == "@property(class, readonly) A *shared;")
  }

  @Test func instanceVariablesAndSynthesizeAreTold() {
    let file = ObjC.file(
      """
      @implementation A {
        UIWindow *_window;
      @public
        BOOL flag, other;
      #if DEBUG
        int count;
      #endif
      }
      @synthesize window = _window, plain;
      @dynamic later;
      @end
      """)
    let type = file.types.first
    #expect(type?.properties.map(\.name) == ["_window", "flag", "other", "count"])
    #expect(type?.properties.map(\.isPrivate) == [true, false, false, false])
    #expect(type?.properties.last?.condition == "DEBUG")
    #expect(type?.synthesized.map(\.name) == ["window", "plain", "later"])
    #expect(type?.synthesized.map(\.storage) == ["_window", "plain", nil])
  }

  @Test func functionsGlobalsAndMacrosAreTold() {
    let file = ObjC.file(
      """
      #define KEY @"key" // name
      #define APP(x) [x go]
      static NSString *const Name = @"name";
      extern int Count;
      static UIWindow *gWindow;
      typedef NS_ENUM(NSInteger, Kind) { KindA, KindB };
      typedef struct { int a; } Pair;
      static inline BOOL isOn(NSString *key, int n) { return [Store on:key]; }
      void (*hook)(int);
      @implementation A
      static void local(void) { }
      - (void)a { }
      RCT_EXPORT_METHOD(go:(NSString *)x) { [self b]; }
      @end
      int main(int argc, char * argv[]) { return 0; }
      """)
    #expect(file.functions.map(\.signature) == ["isOn", "local", "RCT_EXPORT_METHOD", "main"])
    #expect(file.functions.first?.modifiers == ["static", "inline"])
    #expect(file.functions.first?.parameters.map(\.name) == ["key", "n"])
    #expect(file.functions.first?.body?.calls.map(\.callee) == ["Store.on:"])
    #expect(file.globals.map(\.name) == ["Name", "Count", "gWindow", "hook"])
    #expect(file.globals.first?.modifiers == ["static"])
    #expect(file.macros.map(\.name) == ["KEY", "APP"])
    #expect(
      file.macros.map(\.replacement) == ["@\"key\" // name", "[x go]"].map { $0.replacing(" // name", with: "") })
    #expect(file.types.first?.methods.map(\.signature) == ["a"])
    #expect(file.problems == [])
  }

  @Test func importsOfEveryForm() {
    let file = ObjC.file(
      """
      #import "AppDelegate.h"
      # include <FBSDKCoreKit/FBSDKCoreKit.h>
      @import Firebase.Auth;
      // #import "no.h"
      #if DEBUG
      #import "Debug.h"
      #endif
      """)
    #expect(file.imports.map(\.name) == ["AppDelegate.h", "FBSDKCoreKit/FBSDKCoreKit.h", "Firebase.Auth", "Debug.h"])
    #expect(file.imports.map(\.condition) == [nil, nil, nil, "DEBUG"])
  }

  @Test func cPlusPlusAroundTypesDoesNotConfuse() {
    let file = ObjC.file(
      """
      #ifdef __cplusplus
      extern "C" {
      #endif
      void plain(void);
      #ifdef __cplusplus
      }
      #endif
      namespace one::two {
        template <typename T, int N = (3 > 2)> class Box : public Base<T> {
         public:
          Box(int a) : value_{a}, other_(f(a)) { go(); }
          ~Box() noexcept override { [UIApplication sharedApplication]; }
          bool operator==(const Box &b) const { return true; }
         private:
          std::map<std::string, std::function<void(int)>> map_ = {};
        };
      }
      one::two::Box<int>::Box(int a) : value_(a) { run([=](int x) { return x; }); }
      @implementation A
      - (void)a { }
      @end
      """, path: "App/A.mm")
    #expect(file.types.map(\.name) == ["A"])
    #expect(file.types.first?.methods.map(\.signature) == ["a"])
    let callees = file.functions.flatMap { $0.body?.calls.map(\.callee) ?? [] }
    #expect(callees == ["go", "UIApplication.sharedApplication", "run"])
    #expect(file.problems == [])
  }

  @Test func conditionsOfDeclarationsAreKept() {
    let file = ObjC.file(
      """
      #ifndef A_H
      #define A_H
      @interface A
      #if TARGET_OS_WATCH
      - (void)a;
      #elif defined(DEBUG)
      - (void)b;
      #else
      - (void)c;
      #endif
      @end
      #endif
      """, path: "A.h")
    #expect(file.types.first?.condition == nil)
    let methods = file.types.first?.methods ?? []
    #expect(methods.map(\.signature) == ["a", "b", "c"])
    #expect(methods.map(\.neverCompiled) == [true, false, false])
    #expect(methods.map(\.condition) == ["TARGET_OS_WATCH", "defined(DEBUG)", "else of TARGET_OS_WATCH"])
    #expect(file.regions.count == 3)
  }

  @Test func aMethodSplitOverAConditionIsReadInBothSpellings() {
    let file = ObjC.file(
      """
      @implementation A
      #if NEW
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options
      #else
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url sourceApplication:(NSString *)s annotation:(id)a
      #endif
      {
        return [Links open:url];
      }
      #if NEW
      - (void)one:(int)a {
      #else
      - (void)two:(int)b {
      #endif
        [self go];
      }
      - (void)three { [self last]; }
      @end
      """)
    let methods = file.types.first?.methods ?? []
    #expect(
      methods.map(\.signature) == [
        "application:openURL:options:", "application:openURL:sourceApplication:annotation:", "one:", "two:", "three",
      ])
    #expect(
      methods.map { $0.body?.calls.map(\.callee) } == [
        ["Links.open:"], ["Links.open:"], ["self.go"], ["self.go"], ["self.last"],
      ])
    #expect(file.problems == [])
  }

  @Test func aHeadSplitOverAConditionIsOneType() {
    let file = ObjC.file(
      """
      #if TARGET_OS_WATCH
      @interface A : WKThing <W>
      #elif TARGET_OS_TV
      @interface A : UIResponder <P>
      #else
      @interface A : UIResponder <P, Q>
      #endif
      {
        int _x;
      }
      @property int y;
      @end
      @interface B
      @end
      """)
    #expect(file.types.map(\.name) == ["A", "B"])
    #expect(file.types.first?.supertypes == ["UIResponder", "P", "Q"])
    #expect(file.types.first?.properties.map(\.name) == ["_x", "y"])
    #expect(file.types.first?.condition == nil)
    #expect(file.types.first?.neverCompiled == false)
    #expect(file.problems == [])
  }

  @Test func aMacroMayStandForABody() {
    let file = ObjC.file("@implementation A\n- (id)init\n  UNAVAILABLE_USE(@selector(other:))\n\n- (void)b { }\n@end\n")
    #expect(file.types.first?.methods.map(\.signature) == ["init", "b"])
    #expect(file.problems == [])
  }
}
