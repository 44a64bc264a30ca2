/// The page's style sheet: system fonts, one accent for each severity, both colour schemes at readable contrast.
enum HTMLStyle {
  static let sheet = """
    :root {
      --ground: #ffffff; --panel: #f6f7f9; --line: #d9dde3; --text: #1c2128; --soft: #57606a;
      --error: #b3261e; --error-ground: #fdecea; --warning: #7a5200; --warning-ground: #fff4d6;
      --mark: #ffe08a; --help: #0b6b3a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14171b; --panel: #1d2127; --line: #343a43; --text: #e4e7eb; --soft: #9aa4b0;
        --error: #ff8a80; --error-ground: #3a1d1c; --warning: #f2c14e; --warning-ground: #362b12;
        --mark: #6b5618; --help: #7bd8a4;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 62rem; padding: 2rem 1.25rem; background: var(--ground); color: var(--text);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    }
    h1 { margin: 0; font-size: 1.75rem; }
    h2 { margin: 2.5rem 0 1rem; font-size: 1.3rem; }
    h3 { margin: 0 0 .25rem; font: 600 1rem ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    .lead { margin: .25rem 0 1rem; font-size: 1.15rem; }
    strong.error, .count.error { color: var(--error); }
    strong.warning, .count.warning { color: var(--warning); }
    nav ul { margin: 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
    nav a { color: inherit; }
    .file { margin: 1.5rem 0; }
    .file > summary {
      cursor: pointer; padding: .6rem .8rem; background: var(--panel); border: 1px solid var(--line);
      border-radius: .5rem; overflow-wrap: anywhere;
    }
    .path { font-weight: 600; }
    .count { margin-left: .5rem; font-size: .9rem; white-space: nowrap; }
    article {
      margin: .9rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-left: .3rem solid var(--line);
      border-radius: .5rem;
    }
    article.error { border-left-color: var(--error); }
    article.warning { border-left-color: var(--warning); }
    article p { margin: .35rem 0; overflow-wrap: anywhere; }
    .head { color: var(--soft); font-size: .9rem; }
    .badge { padding: .1rem .5rem; border-radius: 1rem; font-weight: 600; }
    .error .badge { color: var(--error); background: var(--error-ground); }
    .warning .badge { color: var(--warning); background: var(--warning-ground); }
    .rule { color: inherit; }
    .message { font-size: 1.05rem; font-weight: 600; }
    .note { color: var(--soft); }
    .help strong { color: var(--help); }
    .place { font-variant-numeric: tabular-nums; }
    code, pre { font: .88rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; tab-size: 4; }
    code { padding: .05rem .3rem; background: var(--panel); border-radius: .25rem; }
    pre {
      margin: .5rem 0; padding: .5rem .75rem; overflow-x: auto; background: var(--panel); border: 1px solid var(--line);
      border-radius: .4rem;
    }
    .line { display: inline-block; min-width: 100%; color: var(--soft); }
    .line.marked { color: var(--text); }
    .number {
      display: inline-block; width: 3rem; padding-right: 1rem; text-align: right; color: var(--soft); user-select: none;
    }
    mark { background: var(--mark); color: inherit; border-radius: .15rem; }
    .clean, footer { color: var(--soft); }
    footer { margin-top: 3rem; font-size: .85rem; }
    @media print { article, .file > summary { break-inside: avoid; } }
    """
}
