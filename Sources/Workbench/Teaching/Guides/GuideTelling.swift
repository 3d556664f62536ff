import CommandLanguage
import HierarchyRecords

/// Tells what the guides say, and what came of trying it.
@MainActor
struct GuideTelling {
    private let session: Session
    private let words: TeachingWords
    private let guides: [Guide]

    init(session: Session) {
        self.session = session
        words = session.teaching.words
        guides = GuideShelf.guides(in: words.language)
    }

    /// Does what the words behind `guide` ask for.
    func tell(_ operands: [Word]) throws(Diagnostic) {
        guard let first = operands.first else { return guides.forEach(list) }
        if operands.count > 2 {
            throw words.mistake(
                .wrongArity, at: operands[2].span,
                ("'guide' takes one TEXT, and a CLAIM of it", "guide 后面是一篇 TEXT 和其中的一条 CLAIM"))
        }
        guard let guide = guide(first.text) else { return try list(on: first, operands.count == 1) }
        guard let word = operands.dropFirst().first else { return tell(guide) }
        tell(try claim(word, of: guide))
    }

    // MARK: What is meant

    private func guide(_ word: String) -> Guide? {
        if let number = Int(word), guides.indices.contains(number - 1) { return guides[number - 1] }
        return guides.first { $0.id == word.lowercased() }
    }

    private func claim(_ word: Word, of guide: Guide) throws(Diagnostic) -> GuidePlace {
        let names = guide.claims.map { $0.finding?.id ?? "" }
        let number = Int(word.text).map { $0 - 1 }
        if let index = number ?? names.firstIndex(of: word.text.lowercased()),
            names.indices.contains(index)
        {
            return GuidePlace(guide: guide, index: index)
        }
        throw words.mistake(
            .unknownName, at: word.span,
            (
                "'\(guide.id)' has no claim '\(word.text)': they are 1 to \(names.count)",
                "“\(guide.id)”没有“\(word.text)”这一条：它有 1 到 \(names.count)"
            ), nearest: NearestName.nearest(to: word.text, among: names),
            hint: ("'guide' lists them", "guide 列出各条"))
    }

    /// Lists the claims about a topic; `mayBe`: a claim was asked for, so the word must be a text.
    private func list(on topic: Word, _ mayBe: Bool) throws(Diagnostic) {
        let places = mayBe ? guides.places(on: topic.text) : []
        if places.isEmpty {
            throw words.mistake(
                .unknownName, at: topic.span,
                ("there is no guide '\(topic.text)'", "没有叫“\(topic.text)”的文章或主题"),
                nearest: NearestName.nearest(
                    to: topic.text, among: guides.map(\.id) + guides.topics),
                hint: ("'guide' lists the texts and their claims", "guide 列出各篇文章和其中的各条"))
        }
        session.say(
            FactList(
                title: Message(topic.text),
                rows: places.map { Fact($0.address, row(of: $0.claim)) }))
    }

    // MARK: Lists

    private func list(_ guide: Guide) {
        let rows = guide.claims.indices.map { index in
            Fact("\(index + 1)", row(of: guide.claims[index]))
        }
        session.say(FactList(title: "\(guide.id): \(guide.title)", rows: rows))
    }

    private func row(of claim: GuideClaim) -> String {
        guard let verdict = claim.finding?.verdict else { return claim.title }
        return "\(claim.title) (\(words.guide.text(of: verdict)))"
    }

    // MARK: A text, a claim

    private func tell(_ guide: Guide) {
        session.say(TeachingAnswer([.heading(guide.title)] + guide.introduction))
        for index in guide.claims.indices where !session.watch.ends() {
            tell(GuidePlace(guide: guide, index: index))
        }
    }

    private func tell(_ place: GuidePlace) {
        let record = GuideRecorder(session: session).record(place)
        let part = record.part.map { [TeachingPart.heading($0)] } ?? []
        session.say(
            TeachingAnswer(part + [.heading("\(place.address): \(row(of: place.claim))")]))
        for passage in record.passages { tell(passage) }
        session.say(TeachingAnswer(verdict(of: record)))
    }

    private func tell(_ passage: LessonPassage) {
        if case .script(let commands) = passage {
            return commands.forEach { session.say($0) }
        }
        guard let part = TeachingPart(passage) else { return }
        session.say(TeachingAnswer([part]))
    }

    private func verdict(of record: GuideClaimRecord) -> [TeachingPart] {
        let text = words.guide.text(of: record.verdict)
        let isAsTold = record.verdict == .holds || record.verdict == .outside
        let verdict: TeachingPart = isAsTold ? .success(text) : .mistake(text)
        let rules = record.rules.map { id in
            let rule = Rulebook.rule(id)
            return TeachingPart.item(
                "-",
                "\(id.rawValue) \(words.title(of: id)) (\(words(Message(rule.confidence.rawValue))))"
            )
        }
        let lessons = record.lessons.map {
            TeachingPart.item("-", "`lesson \($0.id)`: \($0.title)")
        }
        return [verdict] + rules + lessons
    }
}

extension TeachingPart {
    /// A passage of prose; nil for others.
    fileprivate init?(_ passage: LessonPassage) {
        switch passage {
        case .heading(let text): self = .heading(text)
        case .paragraph(let text): self = .paragraph(text)
        case .item(let marker, let text): self = .item(marker, text)
        case .code(let lines): self = .code(lines)
        case .setup, .hint, .solution, .script, .question, .prediction: return nil
        }
    }
}

extension TeachingWords {
    /// What is said around guides.
    var guide: GuideWords {
        GuideWords(
            title: self("Five texts, tried", "五篇文章，逐条试过"), rules: self("Rules", "规则"),
            lessons: self("Lessons", "课程"), holds: self("holds", "成立"),
            differs: self("the program differs", "程序不同"),
            until: (self("was so up to iOS ", "到 iOS "), self("", " 为止如此")),
            outside: self("cannot be tried here", "这里不能试"))
    }
}

extension Workbench {
    /// The names of the guides.
    public nonisolated static var guideIDs: [String] { GuideShelf.ids }

    /// What is said around guides, in the language of teaching.
    public var guideWords: GuideWords { session.teaching.words.guide }
}
