import Audit

/// The frame of a page: one file, no script, nothing fetched. Every element is closed, so that XML readers take it too.
enum HTMLPage {
  static func document(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(Language.current.rawValue)">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <meta name="referrer" content="no-referrer"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
    <meta name="generator" content="\(Program.name) \(Program.version)"/>
    <title>\(HTML.text(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  /// Colours repeat what words say. The filter works by `:has`, so that no script is needed; a browser without it shows
  /// everything.
  private static let style = """
    :root { --back: #fff; --text: #1b1f24; --quiet: #57606a; --line: #d0d7de; --raised: #f6f8fa; --link: #0550ae;
      --blocker: #b3261e; --decision: #7a4d00; --informational: #0b5d7a; --good: #116329; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #14171c; --text: #e6e9ee; --quiet: #9aa4b1; --line: #363d47; --raised: #1c2129; --link: #7ab7ff;
        --blocker: #ff8b81; --decision: #f0b95b; --informational: #6fcbe8; --good: #7dd68f; } }
    * { box-sizing: border-box; }
    body { overflow-wrap: break-word; }
    body { margin: 0 auto; padding: 1rem 1.25rem 4rem; max-width: 68rem; background: var(--back); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    h1 { font-size: 1.7rem; line-height: 1.25; margin: 1.5rem 0 .5rem; }
    h2 { font-size: 1.25rem; margin: 2.25rem 0 .75rem; }
    h3 { font-size: 1.02rem; margin: 0; display: inline; }
    h3.part { display: block; margin: 1.25rem 0 .25rem; }
    h4 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
    a { color: var(--link); overflow-wrap: anywhere; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
    .skip { position: absolute; left: -999rem; }
    .skip:focus { position: static; }
    nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
    code, pre { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code { background: var(--raised); padding: .1em .3em; border-radius: 4px; overflow-wrap: anywhere; }
    pre { background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: .75rem; overflow-x: auto;
      tab-size: 4; }
    pre .n { color: var(--quiet); user-select: none; }
    .quiet { color: var(--quiet); }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: left; color: var(--quiet); padding-bottom: .5rem; }
    th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
    thead th { border-bottom-width: 2px; }
    tbody th { font-weight: 500; }
    .blocker-word, .no { color: var(--blocker); font-weight: 600; }
    .decision-word { color: var(--decision); font-weight: 600; }
    .informational-word { color: var(--informational); font-weight: 600; }
    .yes { color: var(--good); font-weight: 600; }
    details.finding { border: 1px solid var(--line); border-left: 4px solid var(--line); border-radius: 6px;
      padding: .6rem .9rem; margin: .6rem 0; }
    details.finding .body { scroll-margin-top: 4rem; }
    details.blocker { border-left-color: var(--blocker); }
    details.decision { border-left-color: var(--decision); }
    details.informational { border-left-color: var(--informational); }
    details.finding > summary { cursor: pointer; }
    details.finding > summary .place { display: block; margin-left: 1.1rem; }
    ol.choices li { margin: .35rem 0; }
    ul.checks { list-style: none; padding: 0; }
    ul.checks li { margin: .6rem 0; display: grid; grid-template-columns: 1.5rem minmax(0, 1fr); }
    ul.checks pre { margin: .35rem 0; }
    fieldset { border: 1px solid var(--line); border-radius: 6px; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
    body:has(#show-blocker:not(:checked)) .blocker, body:has(#show-decision:not(:checked)) .decision,
    body:has(#show-informational:not(:checked)) .informational { display: none; }
    @media print { nav, fieldset { display: none; } details.finding { break-inside: avoid; } }
    """
}
