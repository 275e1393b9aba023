import Capacitor
import UIKit

class FerryBridgeController: CAPBridgeViewController {
    override func capacitorDidLoad() {
        bridge?.registerPluginInstance(GatePlugin())
        print("ferry: gate plugin registered")
    }
}

@objc(GatePlugin)
class GatePlugin: CAPPlugin, CAPBridgedPlugin {
    let identifier = "GatePlugin"
    let jsName = "Gate"
    let pluginMethods: [CAPPluginMethod] = []
}
