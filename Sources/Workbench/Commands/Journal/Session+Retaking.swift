import CommandLanguage
import HierarchyRecords

/// Steps that are taken once more, on another past, as new steps of a branch of their own.
extension Session {
    /// Takes what those sources do behind the step `base`, until one fails. 'undo' takes all of it back at once.
    func retake(_ sources: [String], behind base: Int, at span: SourceSpan) throws(Diagnostic) {
        let start = journal.current
        if base != start {
            guard go(to: base) else { return draft.status = .interrupted }
            remember("goto \(base)")
        }
        let knew = knowsBranches
        knowsBranches = true
        defer { knowsBranches = knew }
        var status = ExitStatus.fine
        for source in sources where status == .fine {
            status = runEach(try parse(Block(text: source, span: span)))
        }
        draft.clear()
        draft.status = status
        if journal.current != start { beforeRetaking[journal.current] = start }
    }
}

extension Journal {
    /// The end of the branch that was left last before a step on the way here was taken; nil where none was.
    var leftBranch: Int? {
        let path = Set(currentPath)
        let left = all.filter { step in
            let parent = parent(of: step)
            return !path.contains(step) && parent != current
                && (parent == 0 || path.contains(parent))
        }
        guard var end = left.max(by: { (parent(of: $0), $0) < (parent(of: $1), $1) }) else {
            return nil
        }
        while let following = next(after: end) { end = following }
        return end
    }
}

/// The changes that 'why not' has found, each as the whole session that it makes.
struct FoundChanges {
    /// The step on which the session stood when it was asked.
    let current: Int
    /// The lines of each, and what followed the step that was asked about.
    private let sessions: [[Alternative.Line]]

    /// Nil where nothing was found.
    init?(_ answer: WhyNotAnswer, in journal: Journal) {
        guard case .notSent(_, let alternatives) = answer.finding, !alternatives.list.isEmpty else {
            return nil
        }
        current = journal.current
        let asked = answer.step.number
        let behind =
            journal.currentPath.contains(asked) ? journal.path(from: asked, to: current) : []
        let rest = behind.map { Alternative.Line(step: $0, source: journal[$0].source) }
        sessions = alternatives.list.map { $0.lines + rest }
    }

    /// How many there are.
    var count: Int { sessions.count }

    /// The last step that a change leaves as it was, and what is to be taken behind it.
    func change(_ number: Int, in journal: Journal) -> (base: Int, sources: [String]) {
        let lines = sessions[number - 1]
        let path = journal.path(to: current)
        let kept = zip(lines, path).prefix { line, step in
            line.step == step && line.source == journal[step].source
        }
        let count = kept.reduce(0) { count, _ in count + 1 }
        return (count == 0 ? 0 : path[count - 1], lines.dropFirst(count).map(\.source))
    }
}
