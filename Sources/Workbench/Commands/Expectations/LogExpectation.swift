import CommandLanguage
import HierarchyRecords

/// `expect log`, with what it looks at and the lines it wants.
struct LogExpectation {
    /// Whether other events may stand between the lines.
    private(set) var allowsOthers = false
    /// Empty until one is named.
    private var named: EventCategories = []
    /// The objects whose events count; empty for all.
    private(set) var names: [Word] = []
    let lines: [String]

    /// The categories whose events count.
    var categories: EventCategories { named.isEmpty ? .shownByDefault : named }

    /// Reads `[contains] [CATEGORIES] [of NAMES] { LINES }`, which follow `expect log`.
    init(_ operands: ArraySlice<Operand>, at span: SourceSpan) throws(Diagnostic) {
        guard case .block(let block)? = operands.last else {
            throw Diagnostic(.wrongArity, at: span, "'expect log' needs a block { LINES }")
        }
        lines = block.lines
        var isNaming = false
        for operand in operands.dropLast() {
            guard case .word(let word) = operand else {
                throw Diagnostic(.wrongArity, at: block.span, "'expect log' takes one block")
            }
            switch word.text {
            case "contains": allowsOthers = true
            case "of": isNaming = true
            default: isNaming = try take(word, isNaming: isNaming)
            }
        }
        if isNaming, names.isEmpty {
            throw Diagnostic(.wrongArity, at: span, "'of' needs names: expect log of a,b { LINES }")
        }
    }

    /// Takes names or categories, and says whether names may go on.
    private mutating func take(_ word: Word, isNaming: Bool) throws(Diagnostic) -> Bool {
        guard isNaming else {
            named.formUnion(try EventCategories(words: [word]))
            return false
        }
        names += word.listed
        return word.text.hasSuffix(",") || names.isEmpty
    }

    /// The lines of the events that count, from `start` on.
    func actualLines(in log: EventLog, from start: Int) -> [String] {
        let wanted = Set(names.map(\.text))
        return (min(start, log.count)..<log.count).compactMap { index in
            let event = log.events[index]
            guard categories.contains(event.callback.category) else { return nil }
            guard wanted.isEmpty || wanted.contains(log.objects.name(event.object)) else {
                return nil
            }
            return log.text(event)
        }
    }

    /// Whether the lines are there: exactly, or in order with others between.
    func holds(for actual: [String]) -> Bool {
        guard allowsOthers else { return actual == lines }
        var rest = lines[...]
        for line in actual where line == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    /// The lines that came which are most like one that did not: of the same callback, or else of the same
    /// object; a few of them.
    func nearest(to missing: String, in actual: [String]) -> [String] {
        let parts = missing.prefix { $0 != "(" }.split(separator: ".")
        guard let object = parts.first, let callback = parts.last else { return [] }
        let ofCallback = actual.filter { $0.prefix { $0 != "(" }.hasSuffix(".\(callback)") }
        let ofObject = actual.filter { $0.hasPrefix("\(object).") }
        return Array((ofCallback.isEmpty ? ofObject : ofCallback).prefix(5))
    }

    /// The first line that is not found in order; nil where all are.
    func firstMissing(from actual: [String]) -> String? {
        var rest = lines[...]
        for line in actual where line == rest.first { rest.removeFirst() }
        return rest.first
    }
}
