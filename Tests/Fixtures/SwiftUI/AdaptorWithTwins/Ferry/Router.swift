import Foundation

enum Router {
    static func open(_ url: URL) {
        print("ferry: \(url.absoluteString)")
    }
}
