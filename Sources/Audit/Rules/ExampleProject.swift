/// Small complete projects that rule examples are laid over. Written for this program.
public enum ExampleProject: String, Sendable, CaseIterable {
  /// Nothing but the files of the example.
  case empty
  /// Capacitor 8.4 app as its template makes it, Swift Package Manager.
  case capacitor84
  /// The same after adoption, with Capacitor 8.5.
  case capacitor85
  /// UIKit app with a window built in code, Swift.
  case uiKit
  /// UIKit app with a storyboard and scenes adopted, Swift.
  case uiKitScenes
  /// UIKit app with a window built in code, Objective-C.
  case objectiveC
  /// SwiftUI `App` with an app delegate adaptor.
  case swiftUI
}
