import Foundation
import TestSupport
import Testing

/// The languages of the built program.
@Suite struct LanguageTests {
  private let plain: [String: String] = ["LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "LANGUAGE": ""]

  private func program(_ environment: [String: String]) throws -> Program {
    var program = try Program()
    program.environment = plain.merging(environment) { $1 }
    return program
  }

  private static func isChinese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }

  @Test func theLocaleChooses() throws {
    let example = try Program.example()
    for arguments in [["audit"], ["coverage"], ["--help"], ["explain", "callback.lifecycle"], ["rules"], ["man"]] {
      for (variables, language) in [
        (["LANG": "zh_CN.UTF-8"], "hans"), (["LC_ALL": "zh_TW.UTF-8"], "hant"), (["LANG": "C"], "english"),
        ([:], "english"),
      ] {
        let text = try program(variables).run(
          script: "exec \"$0\" " + arguments.joined(separator: " "), in: example.path + "/Harbour"
        ).standardOutput
        #expect(Self.isChinese(text) == (language != "english"), "\(arguments) \(variables)")
        #expect(text.contains { "场启".contains($0) } == (language == "hans"), "\(arguments) \(variables)")
        #expect(text.contains { "場啟".contains($0) } == (language == "hant"), "\(arguments) \(variables)")
      }
    }
  }

  @Test func theOptionOutranksTheLocaleBeforeAndBehindTheCommand() throws {
    let program = try program(["LANG": "zh_CN.UTF-8"])
    #expect(try program.run("--lang", "zh-Hant", "rules").standardOutput.contains("場景"))
    #expect(try program.run("rules", "--lang=zh-Hant").standardOutput.contains("場景"))
    #expect(try !Self.isChinese(program.run("--lang", "en", "--help").standardOutput))
    #expect(try program.run("rules", "--lang", "zh-Hans").standardOutput.contains("场景"))
  }

  @Test(arguments: [
    ["--lang"], ["--lang", "fr", "rules"], ["rules", "--lang", "en", "--lang", "en"], ["rules", "--lang="],
  ])
  func aLanguageThatIsNoneIsRefused(arguments: [String]) throws {
    let output = try program([:]).run(script: "exec \"$0\" " + arguments.joined(separator: " "))
    #expect(output.status == 2)
    #expect(output.standardError.contains("--lang"))
  }

  @Test(arguments: ["zh-Hans", "zh-Hant"]) func errorsAreInTheLanguageToo(language: String) throws {
    let example = try Program.example()
    let folder = example.path + "/Harbour"
    try example.write("list.json", "[]")
    for arguments in [
      ["adit"], ["audit", "--fromat"], ["audit", "nowhere"], ["audit", ""], ["audit", folder, "-o", folder],
      ["plan", folder], ["plan", folder, "--decisions", "nowhere"], ["plan", folder, "--decisions", "../list.json"],
      ["bundle", folder, "-o", "nowhere/a.bundle"], ["undo", folder], ["explain", "nothing"], ["completions"],
      ["decisions", folder, "--session", "nowhere"], ["apply", folder, "--recommended", "--decisions", "x"],
    ] {
      let output = try program([:]).run(
        script: "exec \"$0\" --lang \(language) " + arguments.map { "'\($0)'" }.joined(separator: " "), in: folder)
      for line in output.standardError.split(separator: "\n") {
        #expect(Self.isChinese(String(line)), "\(arguments): \(line)")
      }
      #expect(output.status > 1 && !output.standardError.isEmpty, "\(arguments)")
    }
  }

  @Test func whatIsWrittenAndGivenBackIsToldInTheLanguage() throws {
    let example = try Program.example()
    let folder = example.path + "/Harbour"
    let program = try program([:])
    try example.write("answers.json", program.answers(to: folder))
    let applied = try program.run(
      "apply", folder, "--decisions", example.path + "/answers.json", "--lang", "zh-Hans"
    ).standardOutput
    let undone = try program.run("undo", folder, "--lang", "zh-Hans").standardOutput
    let coverage = try program.run("coverage", folder, "--lang", "zh-Hans").standardOutput
    #expect(undone.split(separator: "\n").allSatisfy { Self.isChinese(String($0)) }, "\(undone)")
    for text in [applied, coverage] {
      for line in text.split(separator: "\n")
      where line.firstMatch(of: /^(?:[A-Z][a-z]+ [a-z]+ [a-z]+|  (?:given|removed|changed|new) )/) != nil {
        Issue.record("English: \(line)")
      }
    }
  }

  @Test(arguments: ["zh-Hans", "zh-Hant"]) func reportsHaveFullWidthMarks(language: String) throws {
    let example = try Program.example()
    let folder = example.path + "/Harbour"
    let answers = example.path + "/answers.json"
    let program = try program([:])
    try example.write("answers.json", program.answers(to: folder))
    for command in [
      ["audit", folder], ["audit", folder, "--format", "markdown"], ["audit", folder, "--format", "html"],
      ["plan", folder, "--decisions", answers, "--format", "markdown"], ["plan", folder, "--recommended"],
      ["decisions", folder, "--session", answers], ["verify", folder], ["verify", folder, "--format", "markdown"],
    ] {
      let output = try program.run(other: Program.path, command + ["--lang", language])
      for line in (output.standardOutput + output.standardError).split(separator: "\n")
      where line.firstMatch(of: #/\p{Han} \(|[\p{Han}*`)]: |\p{Han}[,;!?]/#) != nil {
        // A bundle's or a tool's own words, such as `$ xcrun …: …`, are not of the catalogues.
        if line.contains("$ ") || line.contains("{\"schema\"") { continue }
        Issue.record("\(command.first ?? ""): \(line)")
      }
    }
  }

  @Test func machinesReadTheSameInEveryLanguage() throws {
    let example = try Program.example()
    let english = try report("en", example)
    for language in ["zh-Hans", "zh-Hant"] {
      let report = try report(language, example)
      #expect(report.keys == english.keys)
      #expect(report.findings == english.findings)
      #expect(Self.isChinese(report.title))
    }
  }

  @Test func answersGivenInOneLanguageCountInAnother() throws {
    let example = try Program.example()
    let folder = example.path + "/Harbour"
    let program = try program([:])
    let plan = try program.run("plan", folder, "--recommended", "--format", "json")
    let chinese = try program.run("plan", folder, "--recommended", "--format", "json", "--lang", "zh-Hant")
    #expect(chinese.status == plan.status)
    let edits = { (text: String) in try Self.object(text)["files"] as? [[String: Any]] ?? [] }
    let texts = { (files: [[String: Any]]) in files.compactMap { $0["path"] as? String } }
    #expect(try texts(edits(chinese.standardOutput)) == texts(edits(plan.standardOutput)))
    let patch = try program.run("plan", folder, "--recommended", "--patch", "-").standardOutput
    #expect(
      try program.run("plan", folder, "--recommended", "--patch", "-", "--lang", "zh-Hans").standardOutput == patch)
    #expect(patch.contains("diff --git"))
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// Names of all members, ids of findings and choices, and the first title.
  private func report(
    _ language: String, _ example: ScratchFolder
  ) throws -> (keys: Set<String>, findings: [String], title: String) {
    let output = try program([:]).run("audit", example.path + "/Harbour", "--format", "json", "--lang", language)
    let root = try Self.object(output.standardOutput)
    var keys: Set<String> = []
    func walk(_ value: Any) {
      if let object = value as? [String: Any] {
        keys.formUnion(object.keys)
        object.values.forEach(walk)
      } else if let list = value as? [Any] {
        list.forEach(walk)
      }
    }
    walk(root)
    let projects = root["projects"] as? [[String: Any]] ?? []
    let findings = projects.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    let ids = findings.map { finding in
      let choices = (finding["choices"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
      return "\(finding["id"] ?? "") \(finding["kind"] ?? "") \(choices)"
    }
    return (keys, ids, findings.first?["title"] as? String ?? "")
  }
}
