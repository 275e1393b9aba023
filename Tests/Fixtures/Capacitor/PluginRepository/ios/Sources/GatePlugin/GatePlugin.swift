import Capacitor
import UIKit

@objc(GatePlugin)
public class GatePlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "GatePlugin"
    public let jsName = "Gate"
    public let pluginMethods: [CAPPluginMethod] = []

    @objc func open(_ call: CAPPluginCall) {
        let window = UIApplication.shared.delegate?.window ?? nil
        if let bridge = bridge as? CapacitorBridge, bridge.tmpWindow != nil {
            print("gate: presents on its own")
        }
        print("gate: \(window == nil ? "no window" : "window")")
        call.resolve()
    }
}
