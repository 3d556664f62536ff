import HierarchyRecords

/// Changes of rows or items that count together: U32. Rows that go, move or are shown anew are counted as before
/// them, rows that come and places that rows move to as after them.
struct RowUpdates {
    enum Change {
        case insert(IndexPath)
        case delete(IndexPath)
        case reload(IndexPath)
        case move(from: IndexPath, to: IndexPath)
    }

    /// Calls of `beginUpdates` that have not ended.
    var depth = 0
    var changes: [Change] = []
    /// Whether one of them is animated.
    var isAnimated = false
    /// What is called when the animation ends.
    var completions: [(Bool) -> Void] = []

    /// The rows whose cells are asked for anew, as they were counted before.
    var reloaded: Set<IndexPath> {
        Set(changes.compactMap { if case .reload(let path) = $0 { path } else { nil } })
    }

    /// E80: what does not fit; nil where the numbers after are those before with the changes.
    func misuse(
        from before: [Int], to after: [Int], in list: Misuse.ListKind, ios: Int
    ) -> Misuse? {
        if let missing = missingRow(in: before, after, list) { return missing }
        var numbers = Misuse.RowNumbers(
            list: list, before: before, after: after,
            changes: changes.map { $0.words(list.element) })
        guard before.count == after.count else { return .sectionsDoNotFit(numbers, ios: ios) }
        for section in before.indices {
            count(section, in: &numbers)
            let expected =
                before[section] + numbers.inserted - numbers.deleted + numbers.movedIn
                - numbers.movedOut
            if after[section] != expected {
                return .rowsDoNotFit(inSection: section, numbers, ios: ios)
            }
        }
        return nil
    }

    private func count(_ section: Int, in numbers: inout Misuse.RowNumbers) {
        (numbers.inserted, numbers.deleted, numbers.movedIn, numbers.movedOut) = (0, 0, 0, 0)
        for change in changes {
            switch change {
            case .insert(let path) where path.section == section: numbers.inserted += 1
            case .delete(let path) where path.section == section: numbers.deleted += 1
            case .move(let old, let new) where old.section != new.section:
                if new.section == section { numbers.movedIn += 1 }
                if old.section == section { numbers.movedOut += 1 }
            case .insert, .delete, .reload, .move: break
            }
        }
    }

    private func missingRow(
        in before: [Int], _ after: [Int], _ list: Misuse.ListKind
    ) -> Misuse? {
        for change in changes {
            if let path = change.old, let count = count(without: path, in: before) {
                return .deletingMissingRow(path.row, section: path.section, of: count, in: list)
            }
            if let path = change.new, let count = count(without: path, in: after) {
                return .insertingMissingRow(path.row, section: path.section, of: count, in: list)
            }
        }
        return nil
    }

    /// How many rows the section has; nil where the row is one of them.
    private func count(without path: IndexPath, in counts: [Int]) -> Int? {
        let count = counts.indices.contains(path.section) ? counts[path.section] : 0
        return path.row >= 0 && path.row < count ? nil : count
    }
}

/// Where rows stand after an update that stood in the table before it.
struct RowMap {
    /// The numbers of the rows that go or move away, and of those that come, by section and in order.
    private var leaving: [Int: [Int]] = [:]
    private var arriving: [Int: [Int]] = [:]
    private var moves: [IndexPath: IndexPath] = [:]

    init(_ updates: RowUpdates) {
        for change in updates.changes {
            switch change {
            case .insert(let path): arriving[path.section, default: []].append(path.row)
            case .delete(let path): leaving[path.section, default: []].append(path.row)
            case .move(let old, let new):
                leaving[old.section, default: []].append(old.row)
                arriving[new.section, default: []].append(new.row)
                moves[old] = new
            case .reload: break
            }
        }
        for section in leaving.keys { leaving[section]?.sort() }
        for section in arriving.keys { arriving[section]?.sort() }
    }

    /// The row's new place; nil for one that goes.
    func place(of path: IndexPath) -> IndexPath? {
        if let place = moves[path] { return place }
        let gone = leaving[path.section] ?? []
        if gone.contains(path.row) { return nil }
        var row = path.row - gone.count { $0 < path.row }
        for other in arriving[path.section] ?? [] where other <= row { row += 1 }
        return IndexPath(row: row, section: path.section)
    }
}

extension RowUpdates.Change {
    /// The row that it is about, as rows were counted before.
    fileprivate var old: IndexPath? {
        switch self {
        case .delete(let path), .reload(let path), .move(let path, _): path
        case .insert: nil
        }
    }

    /// The place that it fills, as rows are counted after. AD-HOC: a row that moves to no place raises
    /// as one that is inserted there.
    fileprivate var new: IndexPath? {
        switch self {
        case .insert(let path), .move(_, let path): path
        case .delete, .reload: nil
        }
    }

    /// As UIKit lists it. AD-HOC: only deletions were seen in a log.
    fileprivate func words(_ element: String) -> String {
        func place(_ path: IndexPath) -> String { "\(path.section) - \(path.row)" }
        return switch self {
        case .insert(let path): "Insert \(element) (\(place(path)))"
        case .delete(let path): "Delete \(element) (\(place(path)))"
        case .reload(let path): "Reload \(element) (\(place(path)))"
        case .move(let old, let new): "Move \(element) (\(place(old)) to \(place(new)))"
        }
    }
}
