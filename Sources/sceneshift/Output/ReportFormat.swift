import Audit

/// How an audit can be written.
enum ReportFormat: String, CaseIterable {
  case text, json, sarif, markdown, html

  /// Whether it has a column for what comes after the plan, which takes a second audit to fill.
  var showsPlan: Bool {
    switch self {
    case .json, .markdown, .html: true
    case .text, .sarif: false
    }
  }

  /// - Parameter after: the audit of the plan's result, for a format that shows it.
  func render(_ report: AuditReport, after: AuditReport? = nil, style: TextStyle, width: Int) -> String {
    switch self {
    case .text: AuditText(style: style, width: width).document(report)
    case .json: AuditJSON.document(report, after: after).rendered
    case .sarif: AuditSARIF.document(report).rendered
    case .markdown: AuditMarkdown().document(report, after: after)
    case .html: AuditHTML().document(report, after: after)
    }
  }
}
