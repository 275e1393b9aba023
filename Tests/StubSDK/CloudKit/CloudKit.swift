@_exported import UIKit

open class CKContainer: NSObject {
  public static func `default`() -> CKContainer { CKContainer() }
  public convenience init(identifier: String) { self.init() }
  open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { CKShare() }
}
