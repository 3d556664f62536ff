import HierarchyRecords

/// The page around the sections of a session.
public struct PageDocument: Sendable {
    private let title: String
    private let device: String
    private let system: SystemVersion
    /// Where a page that grows hears of what is new; nil for one that is complete.
    private var live: String?

    /// A page of a session. `live` is the address of a stream of events, relative to the page.
    public init(title: String, device: String, system: SystemVersion, live: String?) {
        self.title = title
        self.device = device
        self.system = system
        self.live = live
    }

    /// The same, for a browser that has the events up to that one.
    public func growing(after event: String) -> PageDocument {
        var document = self
        document.live = live.map { "\($0)?after=\(event)" }
        return document
    }

    /// What a browser may do with the page.
    public var policy: String { live == nil ? PageParts.policy : PageParts.livePolicy }

    /// The whole page.
    public func html(_ parts: [String], _ contents: PageContents) -> String {
        let title = XMLText.escape(title)
        let count = contents.count
        let attribute = live.map { " data-live=\"\(XMLText.escape($0))\"" } ?? ""
        return """
            <!doctype html>
            <!-- Exported by vcr. -->
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>\(PageParts.style)</style>
            </head>
            <body\(attribute)>
            <header>
            <h1>\(title)</h1>
            <p class="dim">\(XMLText.escape(device)), iOS \(system), \
            <span id="count">\(count) step\(count == 1 ? "" : "s")</span></p>
            \(controls(contents))
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
            <dl id="rules">
            \(contents.ruleList)
            </dl>
            </footer>
            <script>\(PageParts.script)</script>
            </body>
            </html>

            """
    }

    private func controls(_ contents: PageContents) -> String {
        let count = max(1, contents.count)
        return """
            <form id="controls" hidden aria-label="Stepping">
            <button type="button" id="back" aria-label="Step back">◀</button>
            <input type="range" id="slider" min="1" max="\(count)" value="\(count)" aria-label="Step">
            <button type="button" id="forward" aria-label="Step forward">▶</button>
            <label>Search <input type="search" id="search" autocomplete="off"></label>
            <label>Object <select id="object"><option value="">all</option>\
            \(contents.objectOptions)</select></label>
            <label>Kind <select id="category"><option value="">all</option>\
            \(contents.categoryOptions)</select></label>
            </form>
            """
    }
}
