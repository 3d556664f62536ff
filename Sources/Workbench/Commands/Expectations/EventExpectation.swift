import CommandLanguage
import HierarchyRecords

/// `expect no CATEGORY`, `expect warning "TEXT"` and `expect exception "TEXT"`: events that may not
/// come, or one that must.
struct EventExpectation {
    private enum Wish {
        /// No event of these categories.
        case none(EventCategories)
        /// A warning or an exception with that text in its line.
        case some(EventCategory, text: String)
    }

    /// The words that begin one.
    static let forms: Set<String> = ["no", "warning", "exception"]
    /// What is shown where none of the wanted kind came.
    private static let misuses: EventCategories = [
        EventCategories(.warning), EventCategories(.exception),
    ]

    private let wish: Wish
    private let form: Word
    /// The categories as they were written.
    private let names: String

    /// Reads what follows `expect`.
    init(_ form: Word, _ words: [Word]) throws(Diagnostic) {
        self.form = form
        names = words.map(\.text).joined(separator: " ")
        guard form.text != "no" else {
            wish = .none(try Self.categories(words, at: form.span))
            return
        }
        guard let text = words.first?.text, words.count == 1 else {
            let operand = form.text == "exception" ? "NAME|\"TEXT\"" : "\"TEXT\""
            throw Diagnostic(
                .wrongArity, at: form.span, "'expect \(form.text)' needs one \(operand)")
        }
        wish = .some(form.text == "warning" ? .warning : .exception, text: text)
    }

    private static func categories(
        _ words: [Word], at span: SourceSpan
    ) throws(Diagnostic) -> EventCategories {
        if let mistake = words.lazy.compactMap(ofOneCallback).first { throw mistake }
        let categories = try EventCategories(words: words)
        if categories.isEmpty {
            throw Diagnostic(.wrongArity, at: span, "'expect no' needs a category")
        }
        return categories
    }

    /// That `home.viewWillAppear` is no category, and how one expects none of its kind.
    private static func ofOneCallback(_ word: Word) -> Diagnostic? {
        let parts = word.text.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2,
            let callback = Callback.named(String(parts[1].prefix { $0 != "(" })).first
        else { return nil }
        return Diagnostic(
            .wrongValue, at: word.span, "'expect no' takes categories, not one callback",
            suggestion: "expect log \(callback.category) of \(parts[0]) { }",
            hint: "it is met where \(parts[0]) gets none of these callbacks since the mark")
    }

    /// The categories of the events that decide.
    var categories: EventCategories {
        switch wish {
        case .none(let categories): categories
        case .some(let category, _): EventCategories(category)
        }
    }

    /// The categories of which there is to be no event; nil where one is to come.
    var unwanted: EventCategories? {
        switch wish {
        case .none(let categories): categories
        case .some: nil
        }
    }

    /// Whether it expects this very event.
    func names(_ event: Event, _ line: String) -> Bool {
        guard case .some(let category, let text) = wish else { return false }
        return event.callback.category == category && line.contains(text)
    }

    /// The events of that range that it expects.
    func named(in range: Range<Int>, of log: EventLog) -> [Int] {
        range.filter { names(log.events[$0], log.text(log.events[$0])) }
    }

    /// Why it does not hold for the events of that range; nil where it does. That there is none does not
    /// mean those that were `settled`.
    func failure(
        in range: Range<Int>, of log: EventLog, settled: Set<Int>
    ) -> ExpectationFailure? {
        let found = lines(of: categories, in: range, log)
        switch wish {
        case .none:
            let found = lines(of: categories, in: range.filter { !settled.contains($0) }, log)
            if found.isEmpty { return nil }
            return ExpectationFailure(
                span: form.span, summary: "expected no \(names), found \(found.count)",
                actual: found)
        case .some(let category, let text):
            if found.contains(where: { $0.contains(text) }) { return nil }
            let others = found.isEmpty ? lines(of: Self.misuses, in: range, log) : found
            return ExpectationFailure(
                span: form.span,
                summary: found.isEmpty
                    ? category == .warning
                        ? "expected a warning, found none" : "expected an exception, found none"
                    : "no \(form.text) has '\(text)' in it",
                expected: others.isEmpty ? [] : [text], actual: others)
        }
    }

    private func lines(
        of categories: EventCategories, in indices: some Collection<Int>, _ log: EventLog
    ) -> [String] {
        indices.map { log.events[$0] }.filter { categories.contains($0.callback.category) }
            .map(log.text)
    }
}
