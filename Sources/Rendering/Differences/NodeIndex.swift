import HierarchyRecords

/// The nodes of a snapshot by id, each with the one above it.
struct NodeIndex {
    /// A node and the name of the one above it.
    struct Place {
        let node: HierarchySnapshot.Node
        /// Empty at the top.
        let parent: String

        /// How the node hangs on the one above it: `child of home`.
        var relation: String {
            switch node.relation {
            case .root: "root"
            case .child: "child of \(parent)"
            case .presented: "presented by \(parent) \(node.relation.presentedAs ?? "")"
            }
        }
    }

    private let places: [ObjectID: Place]

    /// Indexes a snapshot.
    init(_ snapshot: HierarchySnapshot) {
        var places: [ObjectID: Place] = [:]
        var path: [String] = []
        for node in snapshot.nodes {
            path.removeLast(path.count - min(path.count, node.depth))
            places[node.id] = Place(node: node, parent: path.last ?? "")
            path.append(node.name)
        }
        self.places = places
    }

    /// Where the controller is; nil where it is not in the snapshot.
    subscript(id: ObjectID) -> Place? { places[id] }
}
