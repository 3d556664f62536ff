import HierarchyRecords

/// Which part of a tree is shown.
public struct TreeSelection: Sendable, Equatable {
    /// The node to start from; nil is the whole tree.
    public var start: ObjectID?
    /// How many levels below the first are shown; nil is all.
    public var maximumDepth: Int?
    /// Only these nodes, and the way down to them; empty is all.
    public var only: Set<ObjectID>

    /// Makes a selection.
    public init(
        start: ObjectID? = nil, maximumDepth: Int? = nil, only: Set<ObjectID> = []
    ) {
        self.start = start
        self.maximumDepth = maximumDepth
        self.only = only
    }

    /// The whole tree.
    public static let all = TreeSelection()
}
