import Foundation

/// Foundation's own property list reader as a second opinion on an edited file.
///
/// It logs to standard error when it refuses the old format, so it is asked only about text that our reader took
/// without leniency.
enum FoundationCheck {
  static func accepts(_ bytes: [UInt8]) -> Bool {
    (try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)) != nil
  }
}
