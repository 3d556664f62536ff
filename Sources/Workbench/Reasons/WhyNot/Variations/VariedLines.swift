import CommandLanguage

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
            case .insert(let insertion, let place):
                guard let line = rehearsal.parsed(insertion.source) else { return nil }
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
