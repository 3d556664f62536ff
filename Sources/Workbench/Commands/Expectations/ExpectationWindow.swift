import CommandLanguage
import HierarchyRecords

/// An exception, or under `--strict` a warning, that ends the script unless an `expect` names it.
struct UnexpectedMisuse {
    let eventIndex: Int
    let misuse: Misuse
    let span: SourceSpan

    init(eventIndex: Int, misuse: Misuse, span: SourceSpan) {
        self.eventIndex = eventIndex
        self.misuse = misuse
        self.span = span
    }

    /// A warning that stands in the log.
    init(warning index: Int, in log: EventLog, span: SourceSpan) {
        let event = log.events[index]
        self.init(
            eventIndex: index,
            misuse: Misuse(
                event.rule ?? .e01, .warning, log.arguments(event).first ?? "", hint: ""),
            span: span)
    }
}

/// Where in the log expectations begin to look, and what they have yet to name.
///
/// `expect` commands that follow each other make a row. All of a row but the exact `expect log`
/// look from where the row's first one does, so that several can tell of the same step.
struct ExpectationWindow {
    /// The end of the log at the last `mark` or exact `expect log`.
    private(set) var mark = 0
    /// Where the row that is under way looks from.
    private(set) var rowStart: Int?
    /// The end of the log at the row's last `expect log contains`: the next row looks from there.
    private var containedEnd: Int?
    /// What no `expect` of the row has named yet.
    var unexpected: [UnexpectedMisuse] = []
    /// The events that the blocks of `expect warning` and `expect exception` expected.
    private(set) var settled: Set<Int> = []
    /// What no `expect` within the block of an `expect` has named, which that one is to judge; nil
    /// where no such block runs.
    private var ofBlock: [UnexpectedMisuse]?

    /// Stretches of the log that were found to have no event of some categories, so that a script that
    /// asks again and again looks at what is new.
    private var clean: [EventCategories: Range<Int>] = [:]

    /// Whether a command that is no `expect` has something to close.
    var isOpen: Bool { rowStart != nil || !unexpected.isEmpty }

    /// Where an expectation of the present row looks from.
    mutating func beginRow() -> Int {
        if let rowStart { return rowStart }
        rowStart = mark
        return mark
    }

    /// The rest of the range, which begins behind what is known to have no event of these categories.
    func unseen(_ range: Range<Int>, of categories: EventCategories) -> Range<Int> {
        guard let clean = clean[categories], clean.contains(range.lowerBound) else { return range }
        return min(clean.upperBound, range.upperBound)..<range.upperBound
    }

    /// That part of the log has no event of these categories.
    mutating func sawNone(of categories: EventCategories, in range: Range<Int>) {
        clean[categories] = range
    }

    /// Everything up to `end` was compared exactly.
    mutating func compared(upTo end: Int) {
        mark = end
        containedEnd = nil
    }

    /// Some of what stands before `end` was found.
    mutating func found(upTo end: Int) { containedEnd = end }

    /// Ends the row and returns what it did not name.
    mutating func close() -> [UnexpectedMisuse] {
        if let containedEnd { mark = max(mark, containedEnd) }
        rowStart = nil
        containedEnd = nil
        defer { unexpected = [] }
        guard ofBlock != nil else { return unexpected }
        ofBlock? += unexpected
        return []
    }

    // MARK: The block of an `expect`

    /// Whether the commands of such a block run, so that nothing is unexpected yet.
    var isInBlock: Bool { ofBlock != nil }

    /// Whether an exception has ended the block.
    var isBlockOver: Bool {
        guard let ofBlock else { return false }
        return (ofBlock + unexpected).contains { $0.misuse.kind != .warning }
    }

    /// Begins a block; returns what the one around it has so far.
    mutating func beginBlock() -> [UnexpectedMisuse]? {
        defer { ofBlock = [] }
        return ofBlock
    }

    /// Ends the block and returns what no `expect` within it has named.
    mutating func endBlock(within outer: [UnexpectedMisuse]?) -> [UnexpectedMisuse] {
        _ = close()
        defer { ofBlock = outer }
        return ofBlock ?? []
    }

    /// A mark was written: the window begins behind it.
    mutating func place(mark end: Int) {
        mark = end
        containedEnd = nil
    }

    /// The log was cut off at `end`: expectations look from there at the latest.
    mutating func clamp(to end: Int) {
        mark = min(mark, end)
        clean = [:]
        settled = settled.filter { $0 < end }
    }

    /// The block of an `expect` has expected these events of the log.
    mutating func settle(_ events: [Int]) { settled.formUnion(events) }
}
