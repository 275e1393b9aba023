extension Statement {
  /// Where the statement takes the app delegate's window from, as a path: `window = container.window`. nil for one that makes
  /// a window, or does anything else.
  public var takenWindow: [String]? {
    guard kind == .expression, blocks.isEmpty, calls.isEmpty,
      let write = references.first(where: { $0.access == .write }),
      ["window", "_window"].contains(write.memberPath.first),
      write.memberPath.count == 1, write.range.lowerBound == range.lowerBound
    else { return nil }
    let read = references.filter { $0.access == .read }
    return read.count == 1 && read[0].memberPath.count > 1 ? read[0].memberPath : nil
  }
}
