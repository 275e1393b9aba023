import XCTest

final class PierTests: XCTestCase {}
