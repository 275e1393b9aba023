/// Lock files of the native dependency managers.
enum NativeLocks {
  /// `Package.resolved`, versions 1 to 3. Packages go by the last component of their address, lower case, as Swift
  /// Package Manager identifies them. Pins to a branch or commit have no version and are left out.
  static func packageResolved(_ text: SourceText) -> [PackageVersion] {
    guard let root = try? JSONNode(text.bytes) else { return [] }
    let pins = root["pins"]?.array ?? root["object"]?["pins"]?.array ?? []
    return pins.compactMap { pin in
      guard let version = pin["state"]?["version"], let number = version.string else { return nil }
      let address = pin["location"]?.string ?? pin["repositoryURL"]?.string
      guard let identity = pin["identity"]?.string ?? address.map(identity) else { return nil }
      return PackageVersion(
        package: identity, text: number, source: text.path, line: text.lineIndex(at: version.offset) + 1)
    }
  }

  /// `facebook-ios-sdk` of `https://github.com/facebook/facebook-ios-sdk.git`.
  static func identity(_ address: String) -> String {
    var name = TreePath.name(address.hasSuffix("/") ? String(address.dropLast()) : address).lowercased()
    if name.hasSuffix(".git") { name.removeLast(4) }
    return name
  }

  /// The `PODS` of a `Podfile.lock`; subspecs count as their pod. Flutter's plugins are left out: their pods keep a
  /// number of their own, mostly 0.0.1, and the version that counts stands in `pubspec.lock`.
  static func podfileLock(_ text: SourceText) -> [PackageVersion] {
    let ofFlutter = podsOfFlutter(text)
    return pods(text).filter { !ofFlutter.contains($0.package) }
  }

  /// Pods whose `EXTERNAL SOURCES` are Flutter itself or lie in the folder where Flutter links its plugins.
  private static func podsOfFlutter(_ text: SourceText) -> Set<String> {
    var names: Set<String> = []
    var isInSources = false
    var pod = ""
    for index in 0..<text.lineCount {
      let line = text.line(index)
      if !line.hasPrefix(" "), line.hasSuffix(":") { isInSources = line == "EXTERNAL SOURCES:" }
      guard isInSources else { continue }
      let entry = line.trimmed.filter { $0 != "\"" }
      if !line.hasPrefix("    "), entry.hasSuffix(":") { pod = String(entry.dropLast()) }
      guard entry.hasPrefix(":path:") else { continue }
      let path = entry.dropFirst(":path:".count).trimmed
      if path.contains(".symlinks/plugins/") || path == "Flutter" { names.insert(pod) }
    }
    return names
  }

  private static func pods(_ text: SourceText) -> [PackageVersion] {
    var found: [PackageVersion] = []
    var seen: Set<String> = []
    var isInPods = false
    for index in 0..<text.lineCount {
      let line = text.line(index)
      if !line.hasPrefix(" "), line.hasSuffix(":") { isInPods = line == "PODS:" }
      // Two blanks: a pod. Four: what it depends on.
      guard isInPods, line.hasPrefix("  - ") else { continue }
      let entry = line.dropFirst(4).filter { $0 != "\"" }
      guard let open = entry.lastIndex(of: "("), let close = entry.lastIndex(of: ")"), open < close else { continue }
      let name = entry[..<open].trimmed
      let pod = name.split(separator: "/").first.map(String.init) ?? name
      let version = String(entry[entry.index(after: open)..<close])
      guard seen.insert(pod).inserted else { continue }
      found.append(PackageVersion(package: pod, text: version, source: text.path, line: index + 1))
    }
    return found
  }

  /// `Cartfile.resolved`: `github "owner/name" "1.2.3"`.
  static func cartfileResolved(_ text: SourceText) -> [PackageVersion] {
    (0..<text.lineCount).compactMap { index in
      let line = text.line(index).trimmed
      if line.hasPrefix("#") { return nil }
      let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard quoted.count >= 4 else { return nil }
      return PackageVersion(
        package: identity(String(quoted[1])), text: String(quoted[3]), source: text.path, line: index + 1)
    }
  }

  /// The versions that a `Package.swift` fixes: `.package(url: "…", exact: "8.4.1")`, and `from:` where it says no more.
  static func packageManifest(_ text: SourceText) -> [PackageVersion] {
    var found: [PackageVersion] = []
    for index in 0..<text.lineCount {
      let line = text.line(index)
      guard let start = line.firstRange(of: ".package(")?.upperBound,
        line.prefix(while: { $0 == " " || $0 == "/" })
          .contains("/") == false
      else { continue }
      let parts = line[start...].split(separator: "\"", omittingEmptySubsequences: false)
      // Strings stand at the odd places, what leads to them at the even ones.
      var address: String?
      var version: String?
      for place in stride(from: 1, to: parts.count, by: 2) {
        let label = parts[place - 1]
        if label.contains("url:") { address = String(parts[place]) }
        if label.contains("exact") || label.contains("from:") { version = String(parts[place]) }
      }
      guard let address, let version else { continue }
      found.append(
        PackageVersion(package: identity(address), text: version, source: text.path, line: index + 1))
    }
    return found
  }

  /// `pubspec.lock`: the packages.
  static func pubspecLock(_ text: SourceText) -> [PackageVersion] {
    guard let root = try? YAMLNode.read(text.bytes) else { return [] }
    return (root["packages"]?.mapping ?? []).compactMap { name, entry in
      guard let version = entry["version"], let number = version.string else { return nil }
      return PackageVersion(package: name, text: number, source: text.path, line: version.line)
    }
  }
}
