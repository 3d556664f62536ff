import CommandLanguage
import HierarchyRecords

/// All steps ever taken, as a tree: an undone step stays, and a new one after it begins a branch.
///
/// Steps are numbered from 1 in the order in which they were first taken; 0 is the start.
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
        /// How many steps lead to it from the start, itself included.
        fileprivate let depth: Int32
        /// Whether the run loop is held after it.
        let isHeld: Bool

        fileprivate init(
            source: String, span: SourceSpan, parent: Int, depth: Int32,
            events: Range<Int>, isHeld: Bool
        ) {
            self.isHeld = isHeld
            self.source = source
            line = Int32(truncatingIfNeeded: span.line)
            column = Int32(truncatingIfNeeded: span.column)
            script = span.script
            self.parent = Int32(parent)
            self.depth = depth
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
    private var firstNext: Int32 = 0
    /// The step we stand on.
    private(set) var current = 0
    /// Steps that exceptions undid, as long as their events are in the log.
    var undone: [UndoneStep] = []

    /// The number of steps in all branches.
    var count: Int { entries.count }

    /// The number that the next new step will have.
    var nextNumber: Int { entries.count + 1 }

    /// The step of that number, from 1.
    subscript(_ step: Int) -> Entry { entries[step - 1] }

    /// The step that it follows.
    func parent(of step: Int) -> Int { Int(entries[step - 1].parent) }

    /// The step that `redo` leads to; nil where nothing follows.
    func next(after step: Int) -> Int? {
        let next = step == 0 ? firstNext : entries[step - 1].next
        if next != 0 { return Int(next) }
        return step < entries.count && entries[step].parent == step ? step + 1 : nil
    }

    /// Where the log ends when we go back from the current step to one before it: marks and undone
    /// exceptions that followed that step stay.
    func logEnd(of step: Int) -> Int {
        path(from: step, to: current).first.map { entries[$0 - 1].events.lowerBound } ?? 0
    }

    /// How many steps lead from the start to where we stand.
    var depth: Int { current == 0 ? 0 : Int(entries[current - 1].depth) }

    /// Whether the newest step of all does not follow from where we stand.
    var isBesideTheNewestBranch: Bool {
        count > 0 && commonAncestor(current, count) != current
    }

    /// Adds a step after the current one and stands on it.
    mutating func append(
        _ source: String, at span: SourceSpan, events: Range<Int>, isHeld: Bool = false
    ) {
        let isFirst = next(after: current) == nil
        let isNextNumber = entries.count == current
        entries.append(
            Entry(
                source: source, span: span, parent: current, depth: Int32(depth + 1),
                events: events, isHeld: isHeld))
        // Where the step of the next number follows, `next` stays 0.
        if isFirst, isNextNumber { current += 1 } else { moveForward(to: entries.count) }
    }

    /// Stands on a step that was taken again after the current one.
    mutating func redo(_ step: Int, events: Range<Int>) {
        entries[step - 1].events = events
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
            entries[current - 1].next = Int32(step)
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
