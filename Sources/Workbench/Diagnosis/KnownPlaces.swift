import HeadlessUIKit
import HierarchyRecords

/// What is worked out once in a diagnosis, and serves every finding: the places of children among
/// their siblings, and of all controllers in their order.
@MainActor
final class KnownPlaces {
    private var places: [ObjectID: [ObjectID: Int]] = [:]
    private var ranks: [ObjectID: Int]?

    /// The index of a controller among the children of its parent.
    func place(of child: UIViewController, in parent: UIViewController) -> Int? {
        if places[parent.objectID] == nil {
            let children = parent.children.enumerated().map { ($1.objectID, $0) }
            places[parent.objectID] = Dictionary(uniqueKeysWithValues: children)
        }
        return places[parent.objectID]?[child.objectID]
    }

    /// Where each controller stands among all.
    func ranks(of controllers: [UIViewController]) -> [ObjectID: Int] {
        if let ranks { return ranks }
        let made = Dictionary(
            uniqueKeysWithValues: controllers.enumerated().map { ($1.objectID, $0) })
        ranks = made
        return made
    }
}

/// What the user's code holds, gathered when the first finding asks for it.
@MainActor
final class LazyHolders {
    private let world: World
    private var known: ObjectHolders?

    init(in world: World) { self.world = world }

    /// The holders of an object, beside the name that it is called by.
    func holders(of object: AnyObject, called name: String) -> [ObjectHolder] {
        let holders = known ?? ObjectHolders(in: world)
        known = holders
        return holders.holders(of: object, called: name)
    }
}
