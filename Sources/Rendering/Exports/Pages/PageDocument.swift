import HierarchyRecords

/// The page around the sections of a session.
public struct PageDocument: Sendable {
    private let title: String
    private let device: String
    private let system: SystemVersion
    private let language: ReaderLanguage
    /// Where a page that grows hears of what is new; nil for one that is complete.
    private var live: String?

    /// A page of a session. `live` is the address of a stream of events, relative to the page.
    public init(
        title: String, device: String, system: SystemVersion, live: String?,
        in language: ReaderLanguage = .english
    ) {
        self.language = language
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

    private func said(_ english: String) -> String { XMLText.escape(language.said(english)) }

    /// The rules as rows of a list, in the page's language.
    public func list(_ rules: Set<RuleID>) -> String { PageContents.list(rules, in: language) }

    /// What the page's script says, as attributes; it fills in the values.
    private var words: String {
        [
            ("step", said("Step % of %: %, %")),
            ("place", said("Step %: %, % (% of % on this page)")), ("callback", said("% callback")),
            ("callbacks", said("% callbacks")), ("one", said("% step")), ("many", said("% steps")),
            (
                "lost",
                said("The session cannot be reached: its program may be gone. Trying again.")
            ), ("found", said("The session is back.")), ("over", said("The session has ended.")),
            ("ended", said("% (ended)")),
        ].map { " data-\($0.0)=\"\($0.1)\"" }.joined()
    }

    /// The whole page.
    public func html(_ parts: [String], _ contents: PageContents) -> String {
        let title = XMLText.escape(title)
        let count = contents.count
        let steps = said(count == 1 ? "% step" : "% steps").filled(with: "\(count)")
        let attribute = live.map { " data-live=\"\(XMLText.escape($0))\"" } ?? ""
        return """
            <!doctype html>
            <!-- Exported by vcr. -->
            <html lang="\(language.code)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>\(PageParts.style)</style>
            </head>
            <body\(attribute)\(words)>
            <header>
            <h1>\(title)</h1>
            <p class="dim device">\(XMLText.escape(device)), iOS \(system), \
            <span id="count">\(steps)</span></p>
            \(controls(contents))
            <p id="status" role="status" aria-live="polite"></p>
            <p id="keys" class="dim" hidden>\(keys)</p>
            </header>
            <main>
            <div id="steps">
            \(parts.joined(separator: "\n"))
            </div>
            <aside id="now" aria-label="\(said("The world after the step"))" hidden></aside>
            </main>
            <footer>
            <h2>\(said("Rules"))</h2>
            <dl id="rules">
            \(list(contents.rules))
            </dl>
            </footer>
            <script>\(PageParts.script)</script>
            </body>
            </html>

            """
    }

    /// Which key does what, as the script has it.
    private var keys: String {
        [
            ("← →", "one step"), ("Home", "the first step"), ("End", "the last step"),
            ("/", "search"),
        ].map { "<kbd>\($0.0)</kbd> \(said($0.1))" }.joined(separator: " ")
    }

    private func controls(_ contents: PageContents) -> String {
        let count = max(1, contents.count)
        return """
            <form id="controls" hidden aria-label="\(said("Stepping"))">
            <button type="button" id="back" aria-label="\(said("Step back"))">◀</button>
            <input type="range" id="slider" min="1" max="\(count)" value="\(count)" aria-label="\(said("Step"))">
            <button type="button" id="forward" aria-label="\(said("Step forward"))">▶</button>
            <label>\(said("Search")) <input type="search" id="search" autocomplete="off"></label>
            <label>\(said("Object")) <select id="object"><option value="">\(said("all"))</option>\
            \(contents.objectOptions)</select></label>
            <label>\(said("Kind")) <select id="category"><option value="">\(said("all"))</option>\
            \(contents.categoryOptions)</select></label>
            </form>
            """
    }
}
