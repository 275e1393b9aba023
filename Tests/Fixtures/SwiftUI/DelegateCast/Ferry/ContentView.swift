import SwiftUI

struct ContentView: View {
    private var token: String { (UIApplication.shared.delegate as! AppDelegate).token }

    var body: some View {
        Text(token)
    }
}
