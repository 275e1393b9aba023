import Capacitor
import UIKit

/// The web view with the plugin that talks to the gate of the pontoon.
class HarbourBridgeController: CAPBridgeViewController {
    override func capacitorDidLoad() {
        bridge?.registerPluginInstance(GatePlugin())
    }
}

@objc(GatePlugin)
class GatePlugin: CAPPlugin, CAPBridgedPlugin {
    let identifier = "GatePlugin"
    let jsName = "Gate"
    let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "open", returnType: CAPPluginReturnPromise)
    ]

    @objc func open(_ call: CAPPluginCall) {
        Toast.show("Opening the gate")
        call.resolve()
    }
}
