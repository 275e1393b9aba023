import Audit
import Testing

@testable import Apply

@Suite struct ReindenterTests {
  @Test func nestingIsKeptWithOtherSteps() {
    let code = "        if a {\n            b()\n\n            // note\n        }\n"
    #expect(Reindenter.reindent(code, to: "\t", unit: "\t") == "\tif a {\n\t\tb()\n\n\t\t// note\n\t}\n")
    #expect(Reindenter.reindent(code, to: "  ", unit: "  ") == "  if a {\n    b()\n\n    // note\n  }\n")
  }

  @Test func contentOfMultilineStringsIsKept() {
    let code = "    let a = \"\"\"\n      one\n    \ttwo \n\n        \\(b)\n      \"\"\"\n    c()"
    let moved = Reindenter.reindent(code, to: "", unit: "  ")
    #expect(moved.hasPrefix("let a = \"\"\"\n"))
    #expect(moved.hasSuffix("\nc()"))
    let same = "    let a = #\"\"\"\n    x\n      y \n    \"\"\"#\n"
    #expect(Reindenter.reindent(same, to: "\t\t", unit: "\t") == "\t\tlet a = #\"\"\"\n\t\tx\n\t\t  y \n\t\t\"\"\"#\n")
  }

  @Test func lineEndingsAndDirectivesAreKept() {
    let code = "\t\ta()\r\n#if DEBUG\r\n\t\tb()\r\n#endif\r\n"
    #expect(Reindenter.reindent(code, to: "  ", unit: "  ") == "  a()\r\n  #if DEBUG\r\n  b()\r\n  #endif\r\n")
  }
}
