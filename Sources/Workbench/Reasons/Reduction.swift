/// Delta debugging: the few elements of a list for which something still holds.
enum Reduction {
    /// A part of the list, in order, of which no element can go without `holds` failing. `holds` is
    /// true for the whole list. Ends early with what it has where `isStopped` says so.
    static func reduce<Element>(
        _ elements: [Element], isStopped: () -> Bool = { false },
        while holds: ([Element]) -> Bool
    ) -> [Element] {
        var kept = elements
        var size = max(1, kept.count / 2)
        while !kept.isEmpty {
            let before = kept.count
            var end = kept.count
            // From the end: what comes later needs what came earlier, not the other way round.
            while end > 0 {
                if isStopped() { return kept }
                let start = max(0, end - size)
                let rest = Array(kept[..<start] + kept[end...])
                if holds(rest) { kept = rest }
                end = start
            }
            if size == 1, kept.count == before { break }
            size = size > 1 ? max(1, min(size / 2, kept.count / 2)) : 1
        }
        return kept
    }
}
