import HierarchyRecords

/// One step as a section of a page: what it did, and the tree and the screen where it changed them.
///
/// Names, titles and output are text wherever they stand: all of them pass `XMLText`, and pictures are
/// data of images.
public struct PageSection: Sendable {
    /// The names of the objects in its log.
    let objects: Set<String>
    let categories: Set<EventCategory>
    /// The rules that its log cites.
    public let rules: Set<RuleID>
    private let number: Int
    /// What leads to it on the page: an undone step shares its number with the one that follows.
    private let address: String
    private let look: String
    private let source: String
    private var body: String

    init(_ step: SessionStep, in session: SessionRecord, _ tree: String?, _ screen: String?) {
        let said = session.language.said
        var log = PageLog(session)
        var lines = log.lines(session.shown(step))
        if !step.output.isEmpty {
            let output = step.output.map(XMLText.escape).joined(separator: "\n")
            lines.append("<pre class=\"output\" aria-label=\"\(said("Output"))\">\(output)</pre>")
        }
        if step.outcome != .taken {
            lines.append("<p class=\"problem\">\(said("The step was undone."))</p>")
        }
        lines += [tree, screen].compactMap { $0 }
        (objects, categories, rules) = (log.objects, log.categories, log.rules)
        (number, look, source) = (
            step.number, step.outcome.rawValue, XMLText.escape(step.source)
        )
        address =
            step.outcome == .taken
            ? "step-\(step.number)" : "undone-\(step.events.lowerBound + 1)"
        body = lines.joined(separator: "\n")
    }

    /// The section, which has the step's number.
    public var html: String {
        """
        <section id="\(address)" class="step \(look)" tabindex="-1">
        <h2><a href="#\(address)">\(number)</a> <code>\(source)</code></h2>
        \(body)
        </section>
        """
    }

    /// The section with what was asked behind its step.
    public func answering(_ look: SessionLook, _ said: Wording) -> PageSection {
        var section = self
        let more = look.lines.count - Self.mostLines
        let lines =
            look.lines.prefix(Self.mostLines).map { XMLText.escape(VisibleText.of($0)) }
            + (more > 0 ? [said("and % more").filled(with: "\(more)")] : [])
        section.body += """
            \(body.isEmpty ? "" : "\n")<div class="answer">
            <p><code>\(XMLText.escape(look.source))</code></p>
            <pre aria-label="\(said("Answer"))">\(lines.joined(separator: "\n"))</pre>
            </div>
            """
        return section
    }

    /// Lines of an answer beyond which they are left out.
    private static let mostLines = 120

    /// About how many bytes it takes.
    public var size: Int { source.utf8.count + body.utf8.count }
}

/// Makes the sections of a page one after the other.
public struct PageSectionWriter: Sendable {
    private var tree = PageTree()
    private var screen = PageScreen()

    /// Makes the writer of a page without sections.
    public init() {}

    /// The section of the next step.
    public mutating func section(_ step: SessionStep, in session: SessionRecord) -> PageSection {
        PageSection(
            step, in: session, tree.text(step.tree, session.language.said),
            step.screen.flatMap { screen.image($0, session.language.said) })
    }

    /// The next section stands behind that of this step, or is the first, whatever was made last.
    public mutating func goBack(to step: SessionStep?) {
        tree.goBack(to: step?.tree)
        screen.goBack(to: step?.screen)
    }
}

/// The log of one step, a line each.
struct PageLog {
    private let session: SessionRecord
    private(set) var objects: Set<String> = []
    private(set) var categories: Set<EventCategory> = []
    private(set) var rules: Set<RuleID> = []

    init(_ session: SessionRecord) { self.session = session }

    mutating func lines(_ indices: [Int]) -> [String] {
        guard !indices.isEmpty else { return [] }
        var lines = ["<ol class=\"log\" aria-label=\"\(session.language.said("Callbacks"))\">"]
        for index in indices { lines.append(item(session.log.events[index])) }
        return lines + ["</ol>"]
    }

    private mutating func item(_ event: Event) -> String {
        let look = EventLook(of: event.callback, .unicode)
        let name = event.object == .none ? "" : session.log.objects.name(event.object)
        let category = event.callback.category
        if !name.isEmpty { objects.insert(name) }
        categories.insert(category)
        let attributes =
            "class=\"depth-\(min(event.depth, 9))\" data-object=\"\(XMLText.escape(name))\" "
            + "data-category=\"\(category.rawValue)\""
        // A long line breaks behind a dot, before it breaks within a word.
        let text = XMLText.escape(session.log.text(event)).replacing(".", with: ".<wbr>")
        return "<li \(attributes)><span class=\"mark \(look.role)\" aria-hidden=\"true\">"
            + "\(XMLText.escape(look.sign.text))</span> <span class=\"\(look.role)\">\(text)</span>"
            + reason(of: event) + "</li>"
    }

    /// The rule, which leads to its statement; what it says and what caused the event shows while the
    /// line is pointed at or the rule has the focus.
    private mutating func reason(of event: Event) -> String {
        guard let id = event.rule else { return "" }
        rules.insert(id)
        let said = session.language.said
        var words = said(Rulebook.rule(id).title)
        if event.cause >= 0, Int(event.cause) < session.log.count {
            let cause = session.log.text(session.log.events[Int(event.cause)])
            words = said("%. Caused by %").filled(with: words, cause)
        }
        return
            " <a class=\"rule\" href=\"#rule-\(id.rawValue)\" title=\"\(XMLText.escape(words))\">"
            + "\(id.rawValue)</a>"
    }
}
