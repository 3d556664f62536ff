import HierarchyRecords

/// Builds snapshots by hand, in preorder; ids count from 1.
struct SampleTree {
    private(set) var nodes: [HierarchySnapshot.Node] = []

    var snapshot: HierarchySnapshot { HierarchySnapshot(nodes: nodes) }

    /// The id of the node of that name.
    subscript(name: String) -> ObjectID { nodes.first { $0.name == name }?.id ?? .none }

    /// A view of the iPhone's size, with an id that follows from the controller's.
    static func view(
        of controller: Int, _ className: String = "UIView", isInWindow: Bool = true
    ) -> HierarchySnapshot.View {
        HierarchySnapshot.View(
            id: ObjectID(ordinal: UInt32(controller) + 100), className: className,
            frame: RectValue(x: 0, y: 0, width: 393, height: 852), isInWindow: isInWindow)
    }

    /// Adds a node; `view` is made by `SampleTree.view` unless one is given.
    mutating func add(
        _ name: String, depth: Int, _ state: AppearanceStateName = .appeared,
        className: String = "UIViewController", presented style: String? = nil,
        view: HierarchySnapshot.View?? = nil,
        traits: TraitValues = TraitValues(horizontal: .compact, vertical: .regular)
    ) {
        let ordinal = nodes.count + 1
        var relation = depth == 0 ? HierarchySnapshot.Relation.root : .child
        if let style {
            relation = .presented(
                style: style, controllerClass: "_UIPageSheetPresentationController",
                controllerID: ObjectID(ordinal: UInt32(ordinal) + 200))
        }
        nodes.append(
            HierarchySnapshot.Node(
                id: ObjectID(ordinal: UInt32(ordinal)), name: name, className: className,
                isNumbered: name.hasPrefix(className + "-"), depth: depth, relation: relation,
                state: state,
                view: view ?? SampleTree.view(of: ordinal), traits: traits))
    }

    /// A root with two children and what it presents, each in another condition.
    static var family: SampleTree {
        var tree = SampleTree()
        tree.add("home", depth: 0)
        tree.add("a", depth: 1, .unloaded, className: "SettingsController", view: .some(nil))
        tree.add("b", depth: 1, .disappeared, view: view(of: 3, isInWindow: false))
        tree.add("deep", depth: 2, .disappearing)
        tree.add(
            "p", depth: 1, .appearing, presented: "pageSheet",
            traits: TraitValues(horizontal: .regular, vertical: .regular, style: .dark))
        return tree
    }
}
