import CommandLanguage
import HierarchyRecords

/// All steps ever taken, as a tree: an undone step stays, and a new one after it begins a branch.
///
/// Steps are numbered from 1 in the order in which they were first taken; 0 is the start. A number is
/// given once. A step that failed takes none: what it left in the log carries the number of the next.
struct Journal {
    /// One step.
    struct Entry {
        /// As it runs again: command words in full, aliases and definitions written out.
        let source: String
        private let line: Int32
        private let column: Int32
        private let script: ScriptName
        /// The step it follows.
        fileprivate let parent: Int32
        /// The last step that was taken or redone after it; 0 where that is the one of the next
        /// number, as nearly everywhere, or none.
        fileprivate var next: Int32 = 0
        private var firstEvent: UInt32
        private var eventCount: UInt32
        /// Whether the run loop is held after it.
        let isHeld: Bool

        fileprivate init(
            source: String, span: SourceSpan, parent: Int, events: Range<Int>, isHeld: Bool
        ) {
            self.isHeld = isHeld
            self.source = source
            line = Int32(truncatingIfNeeded: span.line)
            column = Int32(truncatingIfNeeded: span.column)
            script = span.script
            self.parent = Int32(parent)
            firstEvent = UInt32(truncatingIfNeeded: events.lowerBound)
            eventCount = UInt32(truncatingIfNeeded: events.count)
        }

        /// Its events in the log, as long as it leads to where we are.
        fileprivate(set) var events: Range<Int> {
            get { Int(firstEvent)..<Int(firstEvent) + Int(eventCount) }
            set {
                firstEvent = UInt32(truncatingIfNeeded: newValue.lowerBound)
                eventCount = UInt32(truncatingIfNeeded: newValue.count)
            }
        }

        /// Where the step stood when it was taken.
        var span: SourceSpan { SourceSpan(in: script, line: Int(line), column: Int(column)) }
    }

    private var entries = PiecewiseArray<Entry>()
    private var numbers = StepNumbers()
    private var firstNext: Int32 = 0
    /// The versions of files that references and names in code led a step to when it was taken first.
    private var filesFound: [Int: [InterfaceFileStore.Entry]] = [:]
    /// The step we stand on.
    private(set) var current = 0
    /// Steps that were undone when they failed, as long as their events are in the log.
    private(set) var undone: [UndoneStep] = []
    /// The number that the next new step will have.
    private(set) var nextNumber = 1

    /// The number of steps in all branches.
    var count: Int { entries.count }

    /// The last step that was taken first; 0 where there is none.
    var newest: Int { count == 0 ? 0 : numbers.number(at: count - 1) }

    /// The numbers of all steps, in order.
    var all: some Sequence<Int> { (0..<count).lazy.map { numbers.number(at: $0) } }

    /// Whether a step has that number.
    func has(_ step: Int) -> Bool { numbers.place(of: step, among: count) != nil }

    /// The step of that number, from 1.
    subscript(_ step: Int) -> Entry { entries[place(of: step)] }

    private func place(of step: Int) -> Int {
        guard let place = numbers.place(of: step, among: count) else {
            preconditionFailure("no step has the number \(step)")
        }
        return place
    }

    /// The step that it follows.
    func parent(of step: Int) -> Int { Int(self[step].parent) }

    /// The step that `redo` leads to; nil where nothing follows.
    func next(after step: Int) -> Int? {
        let next = step == 0 ? firstNext : self[step].next
        if next != 0 { return Int(next) }
        let following = step == 0 ? 0 : place(of: step) + 1
        guard following < count, entries[following].parent == step else { return nil }
        return numbers.number(at: following)
    }

    /// Where the log ends when we go back from the current step to one before it: marks and undone
    /// exceptions that followed that step stay.
    func logEnd(of step: Int) -> Int {
        path(from: step, to: current).first.map { self[$0].events.lowerBound } ?? 0
    }

    /// Whether the newest step of all does not follow from where we stand.
    var isBesideTheNewestBranch: Bool {
        count > 0 && commonAncestor(current, newest) != current
    }

    /// Adds a step after the current one and stands on it.
    mutating func append(
        _ source: String, at span: SourceSpan, events: Range<Int>, isHeld: Bool = false
    ) {
        let isFirst = next(after: current) == nil
        let followsNewest = newest == current
        numbers.give(nextNumber, at: count)
        entries.append(
            Entry(source: source, span: span, parent: current, events: events, isHeld: isHeld))
        // Where the step that was taken next follows, `next` stays 0.
        if isFirst, followsNewest { current = nextNumber } else { moveForward(to: nextNumber) }
        nextNumber += 1
    }

    /// Keeps which files the current step found beside others, so that it finds the same ones again.
    mutating func keep(filesFound files: [InterfaceFileStore.Entry]) {
        if !files.isEmpty { filesFound[current] = files }
    }

    /// The files that a step found beside others when it was taken first.
    func filesFound(by step: Int) -> [InterfaceFileStore.Entry] { filesFound[step] ?? [] }

    /// Keeps a step that failed behind the current one after its events were shown: they stay in the log,
    /// with the number that the next step gets.
    mutating func keepUndone(
        _ source: String, at span: SourceSpan, events: Range<Int>, wasRefused: Bool = false
    ) {
        undone.append(
            UndoneStep(
                source: source, span: span, parent: current, number: nextNumber, events: events,
                wasRefused: wasRefused))
    }

    /// Forgets the undone steps whose events do not all stand before that one of the log.
    mutating func forgetUndone(from end: Int) {
        undone.removeAll { $0.events.upperBound > end }
    }

    /// The last undone step whose events carry that number; nil where a step has the number, or none of
    /// those events is in the log.
    func undoneStep(_ number: Int) -> UndoneStep? {
        has(number) ? nil : undone.last { $0.number == number }
    }

    /// The events in the log that carry that number: those of the step, or of the last one that failed where
    /// it would have been; nil where there are none.
    func events(of step: Int) -> Range<Int>? {
        has(step) ? self[step].events : undoneStep(step)?.events
    }

    /// Why nobody can go to a number that no step has.
    func absence(of step: Int) -> Message {
        if let undone = undoneStep(step) {
            return "there is no step \(step): '\(TypedStep.oneLine(undone.source))' "
                + "failed and was undone"
        }
        if newest == 0 { return "there is no step \(step) yet" }
        return step > 0 && step < nextNumber
            ? "there is no step \(step): what had the number was undone"
            : "no step \(step): the last is \(newest)"
    }

    /// Gives the next step that number, or the next free one where it was given already.
    mutating func skip(to number: Int) {
        guard number <= Int(Int32.max) / 2 else { return }
        nextNumber = max(nextNumber, number)
    }

    /// Stands on a step that was taken again after the current one.
    mutating func redo(_ step: Int, events: Range<Int>) {
        entries[place(of: step)].events = events
        moveForward(to: step)
    }

    /// Stands on an earlier step.
    mutating func moveBack(to step: Int) { current = step }

    private mutating func moveForward(to step: Int) {
        if next(after: current) != step { setNext(step) }
        current = step
    }

    private mutating func setNext(_ step: Int) {
        if current == 0 {
            firstNext = Int32(step)
        } else {
            entries[place(of: current)].next = Int32(step)
        }
    }

    /// The steps that lead from `start`, left out, to `step`; all from the first by default.
    func path(from start: Int = 0, to step: Int) -> [Int] {
        var path: [Int] = []
        var at = step
        while at != start && at != 0 {
            path.append(at)
            at = parent(of: at)
        }
        return path.reversed()
    }

    /// The steps that lead to where we stand.
    var currentPath: [Int] { path(to: current) }

    /// The last step that both have behind them.
    func commonAncestor(_ first: Int, _ second: Int) -> Int {
        var (low, high) = (min(first, second), max(first, second))
        while low != high {
            high = parent(of: high)
            if low > high { swap(&low, &high) }
        }
        return low
    }
}
