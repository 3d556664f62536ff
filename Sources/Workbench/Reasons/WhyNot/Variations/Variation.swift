/// One way in which the steps could have gone otherwise: a few changes, each to one line.
struct Variation: Hashable {
    /// A change; positions are those of the lines as they were.
    enum Change: Hashable {
        /// Another line in place of that one.
        case replace(Int, String)
        /// A line more, before that position.
        case insert(Insertion, before: Int)
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

    /// The line more; nil for any other change.
    var insertion: Insertion? {
        switch self {
        case .insert(let insertion, _): insertion
        case .replace, .leaveOut, .move: nil
        }
    }
}

extension Variation {
    /// The same changes at other positions.
    func shifted(_ place: (Int) -> Int) -> Variation {
        var result = self
        result.changes = changes.map { change in
            switch change {
            case .replace(let position, let source): .replace(place(position), source)
            case .insert(let insertion, let position): .insert(insertion, before: place(position))
            case .leaveOut(let position): .leaveOut(place(position))
            case .move(let position, let target): .move(place(position), before: place(target))
            }
        }
        return result
    }
}
