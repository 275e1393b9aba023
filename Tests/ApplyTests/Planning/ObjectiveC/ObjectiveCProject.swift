@testable import Apply
@testable import Audit

extension PlannedProject {
  /// An Objective-C app whose launch method makes the window.
  ///
  /// - Parameters:
  ///   - members: methods of the app delegate besides.
  ///   - launch: statements of the launch method; nil for those that make the window.
  ///   - header: members that the app delegate's header declares.
  ///   - extensionMembers: members of its class extension.
  ///   - files: further files.
  ///   - sources: names of those that the target compiles.
  static func objectiveC(
    _ members: String = "", launch: String? = nil, header: String = "", extensionMembers: String? = nil,
    imports: [String] = [], files: [String: String] = [:], sources: [String] = []
  ) -> PlannedProject {
    let statements =
      launch ?? """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.rootViewController = [[ViewController alloc] init];
        [self.window makeKeyAndVisible];
        """
    let body = statements.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    let own = extensionMembers.map { "@interface AppDelegate ()\n\n\($0)\n\n@end\n\n" } ?? ""
    let implementation =
      "#import \"AppDelegate.h\"\n#import \"ViewController.h\"\n" + imports.map { $0 + "\n" }.joined() + "\n" + own
        + """
        @implementation AppDelegate

        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        \(body)
            return YES;
        }

        """ + (members.isEmpty ? "" : "\n" + members + "\n") + "\n@end\n"
    let declared = """
      #import <UIKit/UIKit.h>

      @interface AppDelegate : UIResponder <UIApplicationDelegate>

      @property (strong, nonatomic) UIWindow *window;
      \(header.isEmpty ? "" : header + "\n")
      @end

      """
    var project = PlannedProject(
      .objectiveC,
      ["App/AppDelegate.h": declared, "App/AppDelegate.m": implementation].merging(files) { $1 })
    guard !sources.isEmpty else { return project }
    project.files["App.xcodeproj/project.pbxproj"] =
      ExampleXcodeProject(
        targets: [
          ExampleXcodeProject.Target(
            name: "App", sources: ["main.m", "AppDelegate.m", "ViewController.m", "Code.m"] + sources,
            resources: ["LaunchScreen.storyboard"],
            settings: ["INFOPLIST_FILE": "App/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app"])
        ], others: ["AppDelegate.h", "ViewController.h", "Info.plist"]
      ).text
    return project
  }
}
