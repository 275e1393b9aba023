import Audit
import Foundation

/// The XML form of a property list that is stored in another one: the same values, in the order in which Apple's own
/// `plutil` writes them (sorted by key).
public enum PropertyListConversion {
  /// - Throws: `notEditable` where Foundation does not read the file.
  public static func xml(_ plist: InfoPlist) throws(PropertyListEditingError) -> InfoPlist {
    do {
      let value = try PropertyListSerialization.propertyList(from: Data(plist.text.bytes), options: [], format: nil)
      let data = try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
      return InfoPlistReader.read(SourceText(path: plist.path, bytes: [UInt8](data)))
    } catch {
      throw .notEditable(path: plist.path, reason: localized("it could not be converted"))
    }
  }
}
