// swift-tools-version: 6.0
import Foundation
import PackageDescription

#if canImport(Darwin)
  import MachO
#endif

/// The toolchain's own SwiftSyntax: from the folder of the loaded `libPackageDescription` three levels up, then `host`.
/// nil where the toolchain ships none; then the package of the same release is used.
func hostLibraries() -> String? {
  #if canImport(Darwin)
    let image = (0..<_dyld_image_count()).lazy
      .compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
      .first { $0.hasSuffix("libPackageDescription.dylib") }
  #else
    // Not String(contentsOfFile:): it stops at the first short read, and the kernel gives this file page by page.
    let bytes = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let maps = String(decoding: bytes, as: UTF8.self)
    let line = maps.split(separator: "\n").first { $0.hasSuffix("libPackageDescription.so") }
    let image = line.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
  #endif
  guard let image else { return nil }
  var folder = URL(fileURLWithPath: image)
  for _ in 0..<3 { folder.deleteLastPathComponent() }
  let host = folder.appendingPathComponent("host")
  let module = host.appendingPathComponent("SwiftParser.swiftmodule").path
  return FileManager.default.fileExists(atPath: module) ? host.path : nil
}

let host = hostLibraries()
/// For `make install`: the program looks for its libraries beside itself alone.
let isRelocatable = Context.environment["SCENESHIFT_RELOCATABLE"] != nil
let toolchainPath = host.map { isRelocatable ? [] : ["-Xlinker", "-rpath", "-Xlinker", $0] } ?? []
let syntaxSettings: [SwiftSetting] = host.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking: [LinkerSetting] =
  host.map { [.unsafeFlags(["-L", $0, "-lSwiftParser", "-lSwiftSyntax"] + toolchainPath)] } ?? []
/// The old form of the search path counts for the libraries' own libraries too.
let relocatableLinking: [LinkerSetting] =
  isRelocatable
  ? [.unsafeFlags(["-no-toolchain-stdlib-rpath", "-Xlinker", "--disable-new-dtags"], .when(platforms: [.linux]))] : []
let syntaxProducts: [Target.Dependency] =
  host == nil
  ? [.product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax")]
  : []

let package = Package(
  name: "sceneshift",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "sceneshift", targets: ["sceneshift"])],
  dependencies: host == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "602.0.0")] : [],
  targets: [
    .systemLibrary(
      name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "CTerminal",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])), .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(
      name: "Audit", dependencies: ["CYaml"] + syntaxProducts, exclude: ["Localization/GLOSSARY.md"],
      swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinking),
    .target(name: "Apply", dependencies: ["Audit"], swiftSettings: syntaxSettings),
    .target(name: "TUI", dependencies: ["Apply", "Audit", "CTerminal"], swiftSettings: syntaxSettings),
    .executableTarget(
      name: "sceneshift", dependencies: ["TUI", "Apply", "Audit"], swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinking + relocatableLinking + [
        .unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/sceneshift"], .when(platforms: [.linux])),
        .unsafeFlags(
          ["-Xlinker", "-rpath", "-Xlinker", "@executable_path/../lib/sceneshift"], .when(platforms: [.macOS])),
      ]),
    .testTarget(name: "AuditTests", dependencies: ["Audit"], swiftSettings: syntaxSettings),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "ApplyTests", dependencies: ["Apply", "Audit", "TestSupport"], swiftSettings: syntaxSettings),
    .testTarget(
      name: "TUITests", dependencies: ["TUI", "TUIFixtures", "Apply", "Audit"], swiftSettings: syntaxSettings),
    .target(
      name: "TUIFixtures", dependencies: ["TUI", "Apply", "Audit"], path: "Tests/TUIFixtures",
      swiftSettings: syntaxSettings),
    .executableTarget(
      name: "TUIDemo", dependencies: ["TUI", "TUIFixtures"], path: "Tests/TUIDemo", swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinking),
    .target(
      name: "Hostile", dependencies: ["Apply", "Audit"], path: "Tests/Hostile", exclude: ["Inputs", "README.md"],
      swiftSettings: syntaxSettings),
    .executableTarget(
      name: "Fuzz", dependencies: ["Hostile"], path: "Tests/Fuzz", swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinking),
    .testTarget(
      name: "ProofTests", dependencies: ["Apply", "Audit", "Hostile", "TestSupport"], swiftSettings: syntaxSettings),
    .testTarget(
      name: "EndToEndTests", dependencies: ["Apply", "Audit", "TUI", "TestSupport", "TUIDemo", "sceneshift"],
      swiftSettings: syntaxSettings),
  ],
  swiftLanguageModes: [.v6]
)
