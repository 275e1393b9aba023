import SwiftUI

@main
struct FerryApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            ContentView()
                .onOpenURL { url in
                    Router.open(url)
                }
        }
        .onChange(of: scenePhase) { phase in
            if phase == .background { print("ferry: saved") }
        }
    }
}
