@_exported import UIKit

public protocol View {
  associatedtype Body
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view without a body") }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second) -> First { first }
}

public struct VStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("a view without a body") }
}

public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { fatalError("a view without a body") }
}

public protocol Scene {
  associatedtype Body
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("a scene without a body") }
}

public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
  public init(_ type: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { fatalError("nothing runs here") }
}

public enum ScenePhase: Comparable { case background, inactive, active }

public struct EnvironmentValues {
  public var scenePhase: ScenePhase { .active }
}

@propertyWrapper
public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError("nothing runs here") }
}

extension Scene {
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
    self
  }
}

public struct UIViewControllerRepresentableContext {}

public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype Controller: UIViewController
  typealias Context = UIViewControllerRepresentableContext
  func makeUIViewController(context: Context) -> Controller
  func updateUIViewController(_ controller: Controller, context: Context)
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("a view without a body") }
}

extension View {
  public func ignoresSafeArea() -> some View { self }
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    self
  }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func onContinueUserActivity(
    _ type: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
