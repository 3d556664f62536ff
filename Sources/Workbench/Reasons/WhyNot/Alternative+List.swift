import HierarchyRecords

extension Alternative {
    /// The variations that were found, as the user reads them: those that differ only in where a
    /// line is added, or where a step goes, are one.
    static func list(_ found: [Trials.Success], of lines: [RehearsedLine]) -> [Alternative] {
        var order: [[String]] = []
        var groups: [[String]: [Trials.Success]] = [:]
        for success in found {
            let key = success.variation.changes.map(\.key).sorted()
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(success)
        }
        return order.compactMap { groups[$0] }.map { Alternative($0, of: lines) }
    }

    private init(_ group: [Trials.Success], of lines: [RehearsedLine]) {
        let changes = group.flatMap(\.variation.changes)
        self.changes = group[0].variation.changes.map { change in
            change.told(lines, places: changes.filter { $0.key == change.key })
        }
        events = group[0].events
        self.lines = group[0].lines.map { Line(step: $0.step, source: $0.source) }
    }
}

extension Variation.Change {
    /// What it is, but for where a line is added or a step goes.
    fileprivate var key: String {
        switch self {
        case .replace(let position, let source): "\(position) is \(source)"
        case .insert(let insertion, _): "add \(insertion.source)"
        case .leaveOut(let position): "\(position) is out"
        case .move(let position, _): "\(position) elsewhere"
        }
    }

    /// With the steps' numbers; `places` are the same change wherever it was found to do.
    fileprivate func told(
        _ lines: [RehearsedLine], places: [Variation.Change]
    ) -> Alternative.Change {
        switch self {
        case .replace(let position, let source):
            return .replace(
                step: lines[position].number, source: lines[position].source, with: source)
        case .leaveOut(let position):
            return .leaveOut(step: lines[position].number, source: lines[position].source)
        case .move(let position, let place):
            return .move(
                step: lines[position].number, source: lines[position].source,
                lines.place(place))
        case .insert(let insertion, _):
            let positions = places.compactMap {
                if case .insert(_, let place) = $0 { place } else { nil }
            }
            return .add(insertion.source, Set(positions.map { lines.place($0) }).sorted())
        }
    }
}

extension RehearsedLine {
    fileprivate var number: Int { step ?? 0 }
}

extension [RehearsedLine] {
    fileprivate func place(_ position: Int) -> Alternative.Place {
        position < count
            ? .before(step: self[position].number) : .after(step: self[count - 1].number)
    }
}
