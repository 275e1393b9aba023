import Capacitor
import SwiftUI

struct CapacitorView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> CAPBridgeViewController {
        CAPBridgeViewController()
    }

    func updateUIViewController(_ controller: CAPBridgeViewController, context: Context) {}
}
