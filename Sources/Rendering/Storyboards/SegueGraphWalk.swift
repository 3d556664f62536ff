/// Goes through a graph from the outside to the inside, however deep that is.
struct SegueGraphWalk: Sequence, IteratorProtocol {
    /// A place on the way.
    enum Step {
        /// A scene that holds others, which follow.
        case opens(Int, depth: Int)
        /// A scene, or a reference, that holds none.
        case leaf(Int, depth: Int)
        case closes(Int, depth: Int)
    }

    private let graph: SegueGraph
    private var waiting: [Step] = []

    init(_ graph: SegueGraph) {
        self.graph = graph
        let references = graph.scenes.indices.filter { graph.scenes[$0].reference != nil }
        waiting = (graph.roots + references).reversed().map { .leaf($0, depth: 0) }
    }

    mutating func next() -> Step? {
        guard let step = waiting.popLast() else { return nil }
        guard case .leaf(let scene, let depth) = step else { return step }
        let inner = graph.inner(scene)
        if inner.isEmpty { return step }
        waiting.append(.closes(scene, depth: depth))
        waiting += inner.reversed().map { .leaf($0, depth: depth + 1) }
        return .opens(scene, depth: depth)
    }
}

extension SegueGraph {
    /// The scenes of this file that a scene holds.
    func inner(_ scene: Int) -> [Int] {
        scenes[scene].held.map(\.scene).filter { scenes[$0].reference == nil }
    }
}
