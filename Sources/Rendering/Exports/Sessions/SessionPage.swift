import HierarchyRecords

/// A session as one HTML page that needs nothing else. Without scripts it is a long page: each step with its
/// events, and the tree and the screen where they changed. With them it steps.
///
/// Names, titles and output are text wherever they stand: all of them pass `XMLText`, pictures are data of
/// images, and the page's policy allows no script and no style but its own.
struct SessionPage: SessionWriter {
    /// Lines of a tree, and bytes of a picture, beyond which they are left out, so that a page grows with its
    /// steps and not with steps times objects.
    private static let mostTreeLines = 400
    private static let mostPictureBytes = 60_000

    private let session: SessionRecord
    private let trees = TreeRenderer(.pretty)
    private var parts: [String] = []
    private var before: SessionStep?
    private var picture = ""
    private var objects: Set<ObjectID> = []
    private var categories: Set<EventCategory> = []
    private var rules: Set<RuleID> = []

    init(_ session: SessionRecord) { self.session = session }

    mutating func add(_ step: SessionStep) {
        let place = parts.count + 1
        let shown = session.shown(step)
        var lines = [
            "<section id=\"step-\(place)\" class=\"step \(step.outcome.rawValue)\" tabindex=\"-1\">",
            "<h2><a href=\"#step-\(place)\">\(place)</a> <code>\(XMLText.escape(step.source))</code></h2>",
        ]
        lines += events(shown)
        if !step.output.isEmpty {
            let output = step.output.map(XMLText.escape).joined(separator: "\n")
            lines.append("<pre class=\"output\" aria-label=\"Output\">\(output)</pre>")
        }
        if step.outcome != .taken { lines.append("<p class=\"problem\">The step was undone.</p>") }
        lines += state(after: step)
        parts.append((lines + ["</section>"]).joined(separator: "\n"))
        before = step
    }

    private mutating func events(_ indices: [Int]) -> [String] {
        guard !indices.isEmpty else { return [] }
        var lines = ["<ol class=\"log\" aria-label=\"Callbacks\">"]
        for index in indices { lines.append(item(session.log.events[index])) }
        return lines + ["</ol>"]
    }

    private mutating func item(_ event: Event) -> String {
        let look = EventLook(of: event.callback, .unicode)
        let name = event.object == .none ? "" : session.log.objects.name(event.object)
        let category = event.callback.category
        objects.insert(event.object)
        categories.insert(category)
        let attributes =
            "class=\"depth-\(min(event.depth, 9))\" data-object=\"\(XMLText.escape(name))\" "
            + "data-category=\"\(category.rawValue)\""
        let text = XMLText.escape(session.log.text(event))
        return "<li \(attributes)><span class=\"mark \(look.role)\" aria-hidden=\"true\">"
            + "\(XMLText.escape(look.sign.text))</span> <span class=\"\(look.role)\">\(text)</span>"
            + link(to: event.rule) + "</li>"
    }

    private mutating func link(to id: RuleID?) -> String {
        guard let id else { return "" }
        rules.insert(id)
        let title = XMLText.escape(Rulebook.rule(id).title)
        return
            " <a class=\"rule\" href=\"#rule-\(id.rawValue)\" title=\"\(title)\">\(id.rawValue)</a>"
    }

    /// The tree and the screen, where the step changed them.
    private mutating func state(after step: SessionStep) -> [String] {
        var lines: [String] = []
        if step.tree != before?.tree {
            lines.append("<pre class=\"tree\" aria-label=\"Controllers\">\(tree(of: step))</pre>")
        }
        let drawing = ScreenDrawing(step.screen, before: nil)
        let svg = ScreenSVG(title: step.screen.device.name).document(drawing)
        if svg != picture {
            picture = svg
            lines.append(image(svg, ScreenSpeech(drawing)))
        }
        return lines
    }

    private func tree(of step: SessionStep) -> String {
        let changes = before.map { SnapshotDifference(from: $0.tree, to: step.tree) }
        let all = trees.lines(step.tree, changes: changes)
        let more = all.count - Self.mostTreeLines
        let lines = all.prefix(Self.mostTreeLines).map(Self.markup)
        return (lines + (more > 0 ? ["and \(more) more"] : [])).joined(separator: "\n")
    }

    private func image(_ svg: String, _ speech: ScreenSpeech) -> String {
        guard svg.utf8.count <= Self.mostPictureBytes else {
            return "<p class=\"screen dim\">The picture of the screen is too large.</p>"
        }
        let words = speech.lines.prefix(30).map(\.text).joined(separator: ". ")
        return "<img class=\"screen\" alt=\"\(XMLText.escape(words))\" "
            + "src=\"data:image/svg+xml,\(Self.percentEncoded(svg))\">"
    }

    private static func markup(_ line: StyledText) -> String {
        line.runs.map { run in
            let text = XMLText.escape(run.text)
            return run.role == .plain ? text : "<span class=\"\(run.role)\">\(text)</span>"
        }.joined()
    }

    /// As RFC 3986 writes bytes that are not letters, digits or one of a few signs.
    private static func percentEncoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        let kept = Set(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/:=,;()".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if kept.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func finish() -> String {
        let title = XMLText.escape(session.title)
        let count = parts.count
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(PageParts.policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>\(PageParts.style)</style>
            </head>
            <body>
            <header>
            <h1>\(title)</h1>
            <p class="dim">\(XMLText.escape(session.device)), iOS \(session.system), \
            \(count) step\(count == 1 ? "" : "s")</p>
            <form id="controls" hidden aria-label="Stepping">
            <button type="button" id="back" aria-label="Step back">◀</button>
            <input type="range" id="slider" min="1" max="\(max(1, count))" value="\(count)" aria-label="Step">
            <button type="button" id="forward" aria-label="Step forward">▶</button>
            <label>Search <input type="search" id="search" autocomplete="off"></label>
            <label>Object <select id="object"><option value="">all</option>\(objectOptions)</select></label>
            <label>Kind <select id="category"><option value="">all</option>\(categoryOptions)</select></label>
            </form>
            <p id="status" role="status" aria-live="polite"></p>
            </header>
            <main>
            <div id="steps">
            \(parts.joined(separator: "\n"))
            </div>
            <aside id="now" aria-label="The world after the step" hidden></aside>
            </main>
            <footer>
            <h2>Rules</h2>
            <dl>
            \(ruleList)
            </dl>
            </footer>
            <script>\(PageParts.script)</script>
            </body>
            </html>

            """
    }

    private var objectOptions: String {
        let names = Set(objects.filter { $0 != .none }.map { session.log.objects.name($0) })
        return names.sorted().map { "<option>\(XMLText.escape($0))</option>" }.joined()
    }

    private var categoryOptions: String {
        categories.map(\.rawValue).sorted().map { "<option>\($0)</option>" }.joined()
    }

    private var ruleList: String {
        Rulebook.all.filter { rules.contains($0.id) }.map { rule in
            "<dt id=\"rule-\(rule.id.rawValue)\" tabindex=\"-1\">\(rule.id.rawValue)</dt>"
                + "<dd>\(XMLText.escape(rule.statement)) "
                + "<span class=\"dim\">(\(rule.confidence.rawValue))</span></dd>"
        }.joined(separator: "\n")
    }
}
