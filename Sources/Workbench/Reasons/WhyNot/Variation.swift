import CommandLanguage

/// One way in which the steps could have gone otherwise: a few changes, each to one line.
struct Variation: Hashable {
    /// A change; positions are those of the lines as they were.
    enum Change: Hashable {
        /// Another line in place of that one.
        case replace(Int, String)
        /// A line more, before that position.
        case insert(String, before: Int)
        case leaveOut(Int)
        /// A line in another place: before that position.
        case move(Int, before: Int)
    }

    var changes: [Change]

    /// A variation of these changes.
    init(_ changes: Change...) { self.changes = changes }

    /// Both variations' changes; nil where they touch the same line.
    func joined(with other: Variation) -> Variation? {
        guard
            Set(changes.compactMap(\.touched)).isDisjoint(
                with: other.changes.compactMap(\.touched))
        else { return nil }
        var result = self
        result.changes += other.changes
        return result
    }
}

extension Variation.Change {
    /// The line that it changes; nil for a line more.
    fileprivate var touched: Int? {
        switch self {
        case .replace(let position, _), .leaveOut(let position), .move(let position, _): position
        case .insert: nil
        }
    }

    /// The source of a line more.
    var insertion: String? { if case .insert(let source, _) = self { source } else { nil } }
}

/// The lines of a variation, and where in them the callback may come.
struct VariedLines {
    /// A line, with the position it had; nil for a line more.
    struct Line {
        let line: RehearsedLine
        let position: Int?
        /// Whether it was added or moved here.
        let isNew: Bool
    }

    private(set) var lines: [Line] = []

    /// Nil where a changed line makes no sense.
    @MainActor
    init?(_ variation: Variation, of original: [RehearsedLine], in rehearsal: Rehearsal) {
        var insertions: [Int: [Line]] = [:]
        var replacements: [Int: Line?] = [:]
        for change in variation.changes {
            switch change {
            case .insert(let source, let place):
                guard let line = rehearsal.parsed(source) else { return nil }
                insertions[place, default: []].append(
                    Line(line: line, position: nil, isNew: true))
            case .replace(let position, let source):
                guard let line = rehearsal.parsed(source) else { return nil }
                replacements[position] = Line(line: line, position: position, isNew: false)
            case .leaveOut(let position): replacements[position] = .some(nil)
            case .move(let position, let place):
                replacements[position] = .some(nil)
                insertions[place, default: []].append(
                    Line(line: original[position], position: position, isNew: true))
            }
        }
        for position in 0...original.count {
            lines += insertions[position] ?? []
            guard position < original.count else { break }
            let usual = Line(line: original[position], position: position, isNew: false)
            if let line = replacements[position] ?? usual { lines.append(line) }
        }
    }

    /// Where the callback counts as sent: in the step itself, and in new lines beside it.
    func places(around target: Int) -> Set<Int> {
        guard let centre = lines.firstIndex(where: { $0.position == target }) else { return [] }
        var places: Set<Int> = [centre]
        var before = centre - 1
        while before >= 0, lines[before].isNew {
            places.insert(before)
            before -= 1
        }
        var after = centre + 1
        while after < lines.count, lines[after].isNew {
            places.insert(after)
            after += 1
        }
        // The step was moved: what it passed stands beside it.
        if lines[centre].isNew {
            places.formUnion(lines.indices.filter { (lines[$0].position ?? -1) > target })
        }
        return places
    }
}
