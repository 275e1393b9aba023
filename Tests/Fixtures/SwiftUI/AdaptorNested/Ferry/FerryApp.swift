import SwiftUI

@main
struct FerryApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self)
    private var delegate

    var body: some Scene {
        WindowGroup {
            VStack {
                Text("Ferry")
                Text("Pier 2")
            }
            .ignoresSafeArea()
        }
    }

    final class Delegate: NSObject, UIApplicationDelegate {
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            print("ferry: \(url.absoluteString)")
            return true
        }
    }
}
