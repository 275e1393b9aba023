import Audit

/// How an audit can be written.
enum ReportFormat: String, CaseIterable {
  case text, json

  func render(_ report: AuditReport, style: TextStyle, width: Int) -> String {
    switch self {
    case .text: AuditText(style: style, width: width).document(report)
    case .json: AuditJSON.document(report).rendered
    }
  }
}
