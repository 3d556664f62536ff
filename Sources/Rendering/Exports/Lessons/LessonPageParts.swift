import HierarchyRecords

/// What every page of a course has: its policy and its look.
enum LessonPageParts {
    /// No network, no frame, no form, no script, and no style but the one below, which is named by its
    /// digest.
    static let policy =
        "default-src 'none'; style-src 'sha256-\(styleDigest)'; base-uri 'none'; form-action 'none'"

    /// SHA-256 of `style`, in base 64.
    static let styleDigest = "ASV8hAgWN24ZFv1yp9H7ffYQUPIiNlsJcf17L9EeYwM="

    /// The colors have a contrast of 4.5 or more to their grounds.
    static let style = """

        :root { color-scheme: light dark; --ground: #ffffff; --panel: #f6f8fa; --text: #1f2328;
          --dim: #57606a; --line: #d0d7de; --blue: #0550ae; --sky: #0969da; --green: #116329;
          --pink: #99286e; --amber: #7d4e00; --red: #b31d28; }
        @media screen and (prefers-color-scheme: dark) { :root { --ground: #0d1117; --panel: #161b22;
          --text: #e6edf3; --dim: #9da7b3; --line: #3d444d; --blue: #79c0ff; --sky: #56b4e9;
          --green: #3fb950; --pink: #f0a6ca; --amber: #e3b341; --red: #ff7b72; } }
        * { box-sizing: border-box; }
        body { margin: 0 auto; padding: 1rem; max-width: 50rem; background: var(--ground);
          color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
        h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.2rem; margin: 1.5rem 0 0.4rem; }
        h3 { font-size: 1rem; margin: 1rem 0 0.3rem; } header p { margin: 0.2rem 0; }
        p { margin: 0.5rem 0; } .item { margin-left: 1rem; }
        code, pre, .log, .label { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas,
          "DejaVu Sans Mono", monospace; font-size: 0.9rem; }
        a, summary { color: var(--sky); } :focus-visible { outline: 2px solid var(--sky); }
        pre { margin: 0.4rem 0; padding: 0.4rem 0.6rem; background: var(--panel); white-space: pre-wrap;
          overflow-wrap: anywhere; }
        .command { border-left: 3px solid var(--sky); }
        details { margin: 0.5rem 0; padding-left: 0.8rem; border-left: 3px solid var(--line); }
        summary { cursor: pointer; }
        .log, .choices { margin: 0.4rem 0; padding: 0; list-style: none; }
        .log li, .choices li { overflow-wrap: anywhere; } .choices .label { display: inline-block; min-width: 2rem; }
        .depth-1 { margin-left: 1rem; } .depth-2 { margin-left: 2rem; } .depth-3 { margin-left: 3rem; }
        .depth-4 { margin-left: 4rem; } .depth-5 { margin-left: 5rem; } .depth-6 { margin-left: 6rem; }
        .depth-7 { margin-left: 7rem; } .depth-8 { margin-left: 8rem; } .depth-9 { margin-left: 9rem; }
        .rule { font-size: 0.8rem; } .dim, .rule { color: var(--dim); }
        .load { color: var(--blue); font-weight: bold; } .willAppear { color: var(--sky); }
        .didAppear { color: var(--green); } .willDisappear, .didDisappear { color: var(--pink); }
        .traits { color: var(--amber); text-decoration: underline; }
        .problem { color: var(--red); font-weight: bold; } .containment { font-weight: bold; }
        table { border-collapse: collapse; width: 100%; } th, td { text-align: start;
          padding: 0.15rem 0.8rem 0.15rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
        progress { width: 6rem; }
        .blank { height: 2rem; border-bottom: 1px solid var(--dim); }
        @media print { body { max-width: none; font-size: 11pt; } a { color: inherit; }
          .lesson { break-before: page; } h2, h3 { break-after: avoid; } li { break-inside: avoid; } }

        """

    /// A whole page.
    static func page(title: String, language: String, content: String) -> String {
        """
        <!doctype html>
        <html lang="\(XMLText.escape(language))">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(XMLText.escape(title))</title>
        <style>\(style)</style>
        </head>
        <body>
        \(content)
        </body>
        </html>

        """
    }

    /// The question of a prediction.
    static func question(about command: LoggedCommand, _ words: CourseWords) -> String {
        XMLText.escape(words.question.before) + "<code>\(XMLText.escape(command.source))</code>"
            + XMLText.escape(words.question.behind)
    }
}
