import Foundation

/// The part of JSON Schema that the schemas of this repository (2020-12) and of SARIF (draft 4) use. An unknown keyword
/// is an error, so that no rule of a schema goes unchecked.
struct SchemaValidator {
  private let schema: [String: Any]

  struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }

  init(_ data: Data) throws {
    guard let schema = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Mismatch(description: "the schema is no object")
    }
    self.schema = schema
  }

  func validate(_ data: Data) throws {
    try check(JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed), schema, at: "$")
  }

  private func check(_ value: Any, _ schema: [String: Any], at path: String) throws {
    for (keyword, argument) in schema {
      switch keyword {
      case "$schema", "$id", "id", "$defs", "definitions", "title", "description", "default": break
      case "$ref":
        guard let name = (argument as? String)?.split(separator: "/").last,
          let definitions = (self.schema["$defs"] ?? self.schema["definitions"]) as? [String: Any],
          let target = definitions[String(name)] as? [String: Any]
        else { throw Mismatch(description: "no definition for \(argument)") }
        try check(value, target, at: path)
      case "type":
        let types = argument as? [String] ?? [argument as? String ?? ""]
        if !types.contains(where: { has(value, $0) }) { throw Mismatch(description: "\(path) is not \(types)") }
      case "const": if !equal(value, argument) { throw Mismatch(description: "\(path) is not \(argument)") }
      case "enum":
        let allowed = argument as? [Any] ?? []
        if !allowed.contains(where: { equal(value, $0) }) {
          throw Mismatch(description: "\(path) is none of \(allowed)")
        }
      case "minimum":
        if let number = value as? NSNumber, let least = argument as? NSNumber, number.intValue < least.intValue {
          throw Mismatch(description: "\(path) is below \(least)")
        }
      case "maximum":
        if let number = value as? NSNumber, let most = argument as? NSNumber, number.intValue > most.intValue {
          throw Mismatch(description: "\(path) is above \(most)")
        }
      case "pattern":
        if let text = value as? String, let pattern = argument as? String,
          text.range(of: pattern, options: .regularExpression) == nil
        {
          throw Mismatch(description: "\(path) does not match \(pattern)")
        }
      case "format": try checkFormat(value, argument as? String ?? "", at: path)
      case "minItems":
        if let array = value as? [Any], let least = argument as? NSNumber, array.count < least.intValue {
          throw Mismatch(description: "\(path) has fewer than \(least) elements")
        }
      case "uniqueItems":
        guard let array = value as? [NSObject] else { continue }
        if Set(array).count < array.count { throw Mismatch(description: "\(path) has an element twice") }
      case "oneOf":
        let options = argument as? [[String: Any]] ?? []
        if options.count(where: { (try? check(value, $0, at: path)) != nil }) != 1 {
          throw Mismatch(description: "\(path) does not fit exactly one alternative")
        }
      case "anyOf":
        let options = argument as? [[String: Any]] ?? []
        if !options.contains(where: { (try? check(value, $0, at: path)) != nil }) {
          throw Mismatch(description: "\(path) fits no alternative")
        }
      case "required":
        guard let object = value as? [String: Any] else { continue }
        for name in argument as? [String] ?? [] where object[name] == nil {
          throw Mismatch(description: "\(path).\(name) is missing")
        }
      case "properties":
        guard let object = value as? [String: Any], let properties = argument as? [String: [String: Any]] else {
          continue
        }
        for (name, property) in properties {
          if let member = object[name] { try check(member, property, at: "\(path).\(name)") }
        }
      case "additionalProperties":
        guard let object = value as? [String: Any] else { continue }
        let known = schema["properties"] as? [String: Any] ?? [:]
        for (name, member) in object where known[name] == nil {
          if let property = argument as? [String: Any] {
            try check(member, property, at: "\(path).\(name)")
          } else if (argument as? NSNumber)?.boolValue == false {
            throw Mismatch(description: "\(path) has no member \(name)")
          }
        }
      case "items":
        guard let array = value as? [Any], let item = argument as? [String: Any] else { continue }
        for (index, element) in array.enumerated() { try check(element, item, at: "\(path)[\(index)]") }
      default: throw Mismatch(description: "the validator does not know the keyword \(keyword)")
      }
    }
  }

  private func checkFormat(_ value: Any, _ format: String, at path: String) throws {
    guard let text = value as? String else { return }
    let isRight =
      switch format {
      case "uri": URL(string: text)?.scheme != nil
      case "uri-reference": URL(string: text) != nil
      case "date-time": (try? Date(text, strategy: .iso8601)) != nil
      default: throw Mismatch(description: "the validator does not know the format \(format)")
      }
    if !isRight { throw Mismatch(description: "\(path) is no \(format): \(text)") }
  }

  private func has(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": isBoolean(value)
    case "number": value is NSNumber && !isBoolean(value)
    case "integer":
      (value as? NSNumber).map { !isBoolean(value) && $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: false
    }
  }

  private func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return CFNumberTypeIsBoolean(number)
  }

  private func equal(_ one: Any, _ other: Any) -> Bool {
    switch (one, other) {
    case (let one as String, let other as String): one == other
    case (let one as NSNumber, let other as NSNumber): one == other
    default: false
    }
  }
}

/// Foundation keeps JSON's booleans as numbers of C's `char`/`bool` type.
private func CFNumberTypeIsBoolean(_ number: NSNumber) -> Bool {
  String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
}
