/// What differs between two snapshots of the same world.
public struct SnapshotDifference: Sendable, Equatable {
    /// What became of one controller.
    public enum Change: Sendable, Equatable, CaseIterable {
        case added, removed
        /// Another parent, depth or relation.
        case moved
        /// Another state, view or traits in the same place.
        case changed
    }

    /// In order of the later snapshot; removed ones last, in order of the earlier.
    public let changes: [(id: ObjectID, change: Change)]

    /// Compares two snapshots.
    public init(from old: HierarchySnapshot, to new: HierarchySnapshot) {
        let before = SnapshotDifference.byID(old)
        let after = SnapshotDifference.byID(new)
        var changes: [(id: ObjectID, change: Change)] = []
        for node in new.nodes {
            guard let earlier = before[node.id] else {
                changes.append((node.id, .added))
                continue
            }
            if earlier.parent != after[node.id]?.parent || earlier.node.relation != node.relation {
                changes.append((node.id, .moved))
            } else if !SnapshotDifference.sameFacts(earlier.node, node) {
                changes.append((node.id, .changed))
            }
        }
        for node in old.nodes where after[node.id] == nil { changes.append((node.id, .removed)) }
        self.changes = changes
    }

    /// What became of the controller; nil where nothing did.
    public func change(of id: ObjectID) -> Change? { changes.first { $0.id == id }?.change }

    /// Whether both have the same changes in the same order.
    public static func == (left: SnapshotDifference, right: SnapshotDifference) -> Bool {
        left.changes.elementsEqual(right.changes) { $0 == $1 }
    }

    private static func sameFacts(
        _ left: HierarchySnapshot.Node, _ right: HierarchySnapshot.Node
    ) -> Bool {
        left.state == right.state && left.view == right.view && left.traits == right.traits
            && left.name == right.name
    }

    private static func byID(
        _ snapshot: HierarchySnapshot
    ) -> [ObjectID: (node: HierarchySnapshot.Node, parent: ObjectID)] {
        var result: [ObjectID: (node: HierarchySnapshot.Node, parent: ObjectID)] = [:]
        var path: [ObjectID] = []
        for node in snapshot.nodes {
            path.removeLast(path.count - min(path.count, node.depth))
            result[node.id] = (node, path.last ?? .none)
            path.append(node.id)
        }
        return result
    }
}
