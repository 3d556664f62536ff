import HierarchyRecords

/// A session as one page that needs nothing else: without scripts a long page, with them one that steps.
/// Its policy allows no script and no style but its own.
struct SessionPage: SessionWriter {
    let showsScreens = true
    private let session: SessionRecord
    private var parts: [String] = []
    private var sections = PageSectionWriter()
    private var contents = PageContents()
    /// The last section, and where it stands among the parts.
    private var last: (section: PageSection, place: Int)?

    init(_ session: SessionRecord) { self.session = session }

    mutating func add(_ step: SessionStep) {
        let section = sections.section(step, in: session)
        contents.add(section)
        last = (section, parts.count)
        parts.append(section.html)
    }

    mutating func add(_ look: SessionLook) {
        guard let (section, place) = last else { return }
        let answered = section.answering(look, session.language.said)
        last = (answered, place)
        parts[place] = answered.html
    }

    mutating func add(_ prose: [SessionProse]) {
        if !prose.isEmpty { parts.append(PageProse.html(prose)) }
    }

    mutating func finish() -> String {
        PageDocument(
            title: session.title, device: session.device, system: session.system, live: nil,
            in: session.language
        ).html(parts, contents)
    }
}

/// What all sections of a page have together.
public struct PageContents: Sendable {
    /// How many sections there are.
    public private(set) var count = 0
    private var objects: Set<String> = []
    private var categories: Set<EventCategory> = []
    /// The rules that the page cites.
    public private(set) var rules: Set<RuleID> = []

    /// Of a page without sections.
    public init() {}

    /// Takes in one more.
    public mutating func add(_ section: PageSection) {
        count += 1
        objects.formUnion(section.objects)
        categories.formUnion(section.categories)
        rules.formUnion(section.rules)
    }

    var objectOptions: String {
        objects.sorted().map { "<option>\(XMLText.escape($0))</option>" }.joined()
    }

    var categoryOptions: String {
        categories.map(\.rawValue).sorted().map { "<option>\($0)</option>" }.joined()
    }

    /// Rules with their statements, as rows of a list.
    static func list(_ rules: Set<RuleID>, in language: ReaderLanguage) -> String {
        Rulebook.all.filter { rules.contains($0.id) }.map { rule in
            "<dt id=\"rule-\(rule.id.rawValue)\" tabindex=\"-1\">\(rule.id.rawValue)</dt>"
                + "<dd>\(XMLText.escape(language.said(rule.statement))) "
                + "<span class=\"dim\">(\(language.said(rule.confidence.rawValue)))</span></dd>"
        }.joined(separator: "\n")
    }
}
