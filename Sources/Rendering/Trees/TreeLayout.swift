import HierarchyRecords

/// The selected nodes of a tree that is given in preorder, and how each hangs on the one above it.
/// It is made without recursion, in time linear in the number of nodes.
struct TreeLayout {
    /// One node that is shown.
    struct Row: Equatable {
        /// The node's place in preorder.
        let index: Int
        /// The place of the node above it, shown or not; nil at the top.
        let parent: Int?
        /// Levels below the first shown node.
        let depth: Int
        let hasLaterSibling: Bool
        /// How many nodes below it, and below no shown node between, are not shown.
        let hidden: Int
    }

    /// In preorder.
    let rows: [Row]

    /// Lays out nodes, given their ids and depths in preorder.
    init(ids: [ObjectID], depths: [Int], selection: TreeSelection) {
        let range = TreeLayout.range(ids, depths, selection.start)
        let parents = TreeLayout.parents(of: depths)
        let top = range.isEmpty ? 0 : depths[range.lowerBound]
        let shown = TreeLayout.shown(range, ids, depths, parents, selection)
        let hidden = TreeLayout.hidden(range, parents, shown)
        let siblings = TreeLayout.laterSiblings(range, depths, shown)
        rows = range.compactMap { index in
            guard shown[index] else { return nil }
            return Row(
                index: index, parent: parents[index], depth: depths[index] - top,
                hasLaterSibling: siblings[index], hidden: hidden[index])
        }
    }

    /// The nodes of the subtree that `start` is the top of; none where there is no such node.
    private static func range(
        _ ids: [ObjectID], _ depths: [Int], _ start: ObjectID?
    ) -> Range<Int> {
        guard let start else { return depths.indices }
        guard let first = ids.firstIndex(of: start) else { return 0..<0 }
        let end = depths[(first + 1)...].firstIndex { $0 <= depths[first] } ?? depths.count
        return first..<end
    }

    private static func parents(of depths: [Int]) -> [Int?] {
        var path: [Int] = []
        return depths.enumerated().map { index, depth in
            path.removeLast(path.count - min(path.count, depth))
            defer { path.append(index) }
            return path.last
        }
    }

    private static func shown(
        _ range: Range<Int>, _ ids: [ObjectID], _ depths: [Int], _ parents: [Int?],
        _ selection: TreeSelection
    ) -> [Bool] {
        var shown = [Bool](repeating: false, count: depths.count)
        let limit = selection.maximumDepth ?? Int.max
        for index in range.reversed() {
            let isWithin = depths[index] - depths[range.lowerBound] <= limit
            let isWanted = selection.only.isEmpty || selection.only.contains(ids[index])
            if isWithin && isWanted { shown[index] = true }
            if shown[index], let parent = parents[index], parent >= range.lowerBound {
                shown[parent] = true
            }
        }
        return shown
    }

    private static func hidden(
        _ range: Range<Int>, _ parents: [Int?], _ shown: [Bool]
    ) -> [Int] {
        var hidden = [Int](repeating: 0, count: shown.count)
        for index in range.reversed() where !shown[index] {
            if let parent = parents[index] { hidden[parent] += 1 + hidden[index] }
        }
        return hidden
    }

    private static func laterSiblings(
        _ range: Range<Int>, _ depths: [Int], _ shown: [Bool]
    ) -> [Bool] {
        var result = [Bool](repeating: false, count: shown.count)
        var isOpen: [Bool] = []
        for index in range.reversed() where shown[index] {
            let depth = depths[index]
            if isOpen.count > depth + 1 { isOpen.removeLast(isOpen.count - depth - 1) }
            while isOpen.count <= depth { isOpen.append(false) }
            result[index] = isOpen[depth]
            isOpen[depth] = true
        }
        return result
    }
}
