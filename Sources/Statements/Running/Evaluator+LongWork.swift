import CommandLanguage

/// Loops over many values within one statement, such as sorting: they ask now and then whether the person has
/// ended the work.
extension Evaluator {
    /// Whether such work is to end, since the person has asked for that; to be asked for each value.
    /// What was made by then is of no use: the statement stops behind it.
    func endsLongWork() -> Bool {
        valuesGoneThrough &+= 1
        if valuesGoneThrough & 0x1FF == 0 { hear() }
        return isEnding
    }

    /// Throws where the person has asked for the end of what runs.
    func checkEnding(at span: @autoclosure () -> SourceSpan) throws(StatementStop) {
        if isEnding { throw .failure(.interruption(of: span())) }
    }

    /// Asks whether to go on. What stops a closure stops the statement as well, however it was called.
    func hear() {
        if !isEnding, isInterrupted() { beginEnding() }
    }

    /// From here on nothing goes on.
    func beginEnding() {
        isEnding = true
        closureFailure = .ofCode(.interruption(of: SourceSpan(line: 1, column: 1)))
    }

    /// Asks whether the code that runs now, if any, is to go on.
    static func isToEnd() -> Bool {
        guard let running else { return false }
        running.hear()
        return running.isEnding
    }
}

extension Diagnostic {
    /// What a statement throws that ends because the person has asked for it.
    static func interruption(of span: SourceSpan) -> Diagnostic {
        Diagnostic(.limit, at: span, "interrupted")
    }
}

extension Value {
    /// The same for work that has no evaluator at hand.
    @MainActor
    static func endsLongWork() -> Bool { Evaluator.running?.endsLongWork() ?? false }
}

/// Elements that are gone through until the person has asked for the end.
@MainActor
struct HeardElements {
    /// All of them.
    let all: [Value]

    init(_ all: [Value]) { self.all = all }
}

extension HeardElements: @MainActor Sequence {
    @MainActor
    struct Iterator: @MainActor IteratorProtocol {
        fileprivate var rest: IndexingIterator<[Value]>
        fileprivate let evaluator: Evaluator?

        mutating func next() -> Value? {
            if evaluator?.endsLongWork() == true { return nil }
            return rest.next()
        }
    }

    func makeIterator() -> Iterator {
        Iterator(rest: all.makeIterator(), evaluator: Evaluator.running)
    }
}
