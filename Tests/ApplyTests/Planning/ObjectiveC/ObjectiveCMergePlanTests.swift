import Testing

@testable import Apply

/// A scene delegate in Objective-C that is there already.
@Suite struct ObjectiveCMergePlanTests {
  private static let header = """
    #import <UIKit/UIKit.h>

    @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>

    @property (strong, nonatomic) UIWindow *window;

    @end

    """

  private func project(_ members: String, sceneDelegate: String) -> PlannedProject {
    var project = PlannedProject.objectiveC(
      members, launch: "// Nothing but services.\n[[Session shared] start];",
      files: [
        "App/SceneDelegate.h": Self.header,
        "App/SceneDelegate.m": "#import \"SceneDelegate.h\"\n\n@implementation SceneDelegate\n\n" + sceneDelegate
          + "\n\n@end\n",
      ])
    project.files["App.xcodeproj/project.pbxproj"] = project.files["App.xcodeproj/project.pbxproj"]?
      .replacing("Code.m", with: "SceneDelegate.m")
    project.files["App/Info.plist"] = project.files["App/Info.plist"]?.replacing(
      "<key>CFBundleExecutable</key>",
      with: """
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UISceneConfigurations</key>
          <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
              <dict>
                <key>UISceneConfigurationName</key>
                <string>Default Configuration</string>
                <key>UISceneDelegateClassName</key>
                <string>SceneDelegate</string>
              </dict>
            </array>
          </dict>
        </dict>
        <key>CFBundleExecutable</key>
        """)
    return project
  }

  private static let connect = """
    - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
        self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
        [self.window makeKeyAndVisible];
    }
    """

  @Test func whatIsMissingIsAdded() throws {
    let planned = try project(
      """
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
          return [[Router shared] open:url];
      }
      """, sceneDelegate: Self.connect
    ).plan(["callback.open-url": "move"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        [self.window makeKeyAndVisible];
        for (UIOpenURLContext *context in options.URLContexts) {
        [self handleURLContext:context];
        }
        }
        - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
        for (UIOpenURLContext *context in URLContexts) {
        [self handleURLContext:context];
        }
        }
        """)
  }

  @Test func theColdHalfOfAnEventIsAdded() throws {
    let planned = try project(
      "",
      sceneDelegate: Self.connect + """


        - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts {
            for (UIOpenURLContext *context in contexts) {
                [[Router shared] open:context.URL];
            }
        }
        """
    ).plan(["scene.cold-warm": "add"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        [self.window makeKeyAndVisible];
        if (options.URLContexts.count > 0) {
        [self scene:scene openURLContexts:options.URLContexts];
        }
        """)
  }

  @Test func whatTheAddedCodeNeedsIsImported() throws {
    let planned = try project(
      """
      - (void)applicationDidBecomeActive:(UIApplication *)application {
          [self refresh];
      }

      - (void)refresh {
      }
      """, sceneDelegate: Self.connect
    ).plan(["callback.lifecycle": "move"])
    planned.expect("App/SceneDelegate.m", contains: "#import \"SceneDelegate.h\"\n#import \"AppDelegate.h\"")
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        - (void)sceneDidBecomeActive:(UIScene *)scene {
        AppDelegate *appDelegate = (AppDelegate *)UIApplication.sharedApplication.delegate;
        [appDelegate refresh];
        }
        """)
  }

  @Test func aSwiftSceneDelegateCallsTheProtocolsMethods() throws {
    var project = project(
      """
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
          return [[Router shared] open:url];
      }

      - (void)applicationDidBecomeActive:(UIApplication *)application {
          [[Router shared] wake];
      }
      """, sceneDelegate: "")
    project.files["App/SceneDelegate.h"] = nil
    project.files["App/SceneDelegate.m"] = nil
    project.files["App/SceneDelegate.swift"] = """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
              guard let scene = scene as? UIWindowScene else { return }
              window = UIWindow(windowScene: scene)
              window?.makeKeyAndVisible()
          }
      }

      """
    project.files["App/Info.plist"] = project.files["App/Info.plist"]?.replacing(
      "<string>SceneDelegate</string>", with: "<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>")
    project.files["App.xcodeproj/project.pbxproj"] = project.files["App.xcodeproj/project.pbxproj"]?
      .replacing("SceneDelegate.m", with: "SceneDelegate.swift")
    let planned = try project.plan(["callback.open-url": "call", "callback.lifecycle": "call"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: "UIApplication.shared.delegate?.applicationDidBecomeActive?(UIApplication.shared)")
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        return UIApplication.shared.delegate?.application?(UIApplication.shared, open: context.url, options: options) ?? false
        """)
  }
}
