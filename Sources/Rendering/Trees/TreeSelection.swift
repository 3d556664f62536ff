/// Which part of a tree is shown.
public struct TreeSelection: Sendable, Equatable {
    /// The name of the node to start from; nil is the whole tree.
    public var start: String?
    /// How many levels below the first are shown; nil is all.
    public var maximumDepth: Int?
    /// Only nodes of these names, and the way down to them; empty is all.
    public var names: Set<String>

    /// Makes a selection.
    public init(start: String? = nil, maximumDepth: Int? = nil, names: Set<String> = []) {
        self.start = start
        self.maximumDepth = maximumDepth
        self.names = names
    }

    /// The whole tree.
    public static let all = TreeSelection()
}
