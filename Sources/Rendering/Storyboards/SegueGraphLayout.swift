import HierarchyRecords

/// Where the boxes of a graph stand in a picture: what is one segue further from the initial scene
/// stands one column further right.
struct SegueGraphLayout {
    /// The height of a box's name and class, and of the row of a segue.
    static let head = 46.0
    static let row = 20.0
    private static let width = 220.0
    private static let gap = 16.0
    /// Between two columns.
    private static let alley = 110.0
    private static let margin = 24.0

    /// By scene.
    private(set) var boxes: [RectValue]
    private(set) var size = (width: 0.0, height: 0.0)
    private let graph: SegueGraph
    /// Scenes in the order of the walk: what holds others before them.
    private var order: [Int] = []

    init(_ graph: SegueGraph) {
        self.graph = graph
        boxes = graph.scenes.map { _ in RectValue(x: 0, y: 0, width: 0, height: 0) }
        for step in SegueGraphWalk(graph) {
            switch step {
            case .opens(let scene, _), .leaf(let scene, _): order.append(scene)
            case .closes: break
            }
        }
        for scene in order.reversed() { measure(scene) }
        place(in: columns())
        for scene in order { placeInner(scene) }
    }

    private mutating func measure(_ scene: Int) {
        let inner = graph.inner(scene).map { boxes[$0] }
        let rows = Self.row * Double(graph.scenes[scene].arrows.count)
        let isReference = graph.scenes[scene].reference != nil
        boxes[scene].width = max(
            Self.width, PictureText.width(of: graph.scenes[scene]),
            (inner.map(\.width).max() ?? 0) + 2 * Self.gap)
        boxes[scene].height =
            (isReference ? 32 : Self.head) + rows
            + inner.reduce(0) { $0 + $1.height + Self.gap }
    }

    /// The outermost scenes and the references, by how many segues they are away from the first.
    private func columns() -> [[Int]] {
        let outermost = self.outermost()
        let targets = self.targets(outermost)
        var column: [Int: Int] = [:]
        var columns: [[Int]] = []
        for start in order where outermost[start] == start && column[start] == nil {
            var waiting = [start], next = 0
            column[start] = 0
            while next < waiting.count {
                let root = waiting[next]
                next += 1
                let depth = column[root] ?? 0
                if depth == columns.count { columns.append([]) }
                columns[depth].append(root)
                for target in targets[root] ?? [] where column[outermost[target]] == nil {
                    column[outermost[target]] = depth + 1
                    waiting.append(outermost[target])
                }
            }
        }
        return columns
    }

    /// For each scene the outermost one around it.
    private func outermost() -> [Int] {
        var outermost = Array(graph.scenes.indices)
        for scene in order {
            for inner in graph.inner(scene) { outermost[inner] = outermost[scene] }
        }
        return outermost
    }

    /// Where the scenes inside of each outermost one lead.
    private func targets(_ outermost: [Int]) -> [Int: [Int]] {
        var targets: [Int: [Int]] = [:]
        for (index, scene) in graph.scenes.enumerated() {
            targets[outermost[index], default: []] +=
                scene.held.map(\.scene) + scene.arrows.compactMap(\.target)
        }
        return targets
    }

    private mutating func place(in columns: [[Int]]) {
        var x = Self.margin
        for column in columns {
            var y = Self.margin
            for scene in column {
                boxes[scene].x = x
                boxes[scene].y = y
                y += boxes[scene].height + 2 * Self.gap
            }
            size.height = max(size.height, y)
            x += (column.map { boxes[$0].width }.max() ?? 0) + Self.alley
        }
        size.width = x
    }

    private mutating func placeInner(_ scene: Int) {
        var y = boxes[scene].y + Self.head
        for inner in graph.inner(scene) {
            boxes[inner].x = boxes[scene].x + Self.gap
            boxes[inner].y = y
            y += boxes[inner].height + Self.gap
        }
    }
}
