import HeadlessUIKit
import HierarchyRecords
import Statements

/// Compares live controllers with what was printed of them, and writes the calls that are missing.
@MainActor
struct ImportedStates {
    private let names: NameTable
    /// Every controller of the window, by its name.
    private let states: [String: AppearanceStateName]

    /// Looks at a world as it stands.
    init(of world: World) {
        names = world.names
        states = Dictionary(
            world.simulator.snapshot().nodes.map { ($0.name, $0.state) }, uniquingKeysWith: { $1 })
    }

    private func controller(_ node: ImportedTree.Node) -> UIViewController? {
        names.controller(node.name)
    }

    /// The call that loads a controller's view, or puts it where it was printed; nil where it is there.
    func placing(_ node: ImportedTree.Node, in tree: ImportedTree) -> String? {
        guard let controller = controller(node), let view = node.printed.view else { return nil }
        let isInWindow = controller.viewIfLoaded?.window != nil
        if view.isInWindow, !isInWindow, let parent = node.parent, !node.printed.isPresented,
            tree.nodes[parent].isInWindow, !tree.nodes[parent].kind.placesViews
        {
            return "\(tree.nodes[parent].name).view.addSubview(\(node.name).view)"
        }
        if !view.isInWindow, isInWindow,
            node.parent == nil || tree.nodes[node.parent ?? 0].isInWindow
        {
            return "\(node.name).view.removeFromSuperview()"
        }
        return controller.isViewLoaded ? nil : "\(node.name).loadViewIfNeeded()"
    }

    /// Whether it is for the container above to show the controller, which does not.
    private func isKeptAside(_ node: ImportedTree.Node, in tree: ImportedTree) -> Bool {
        guard let parent = node.parent, !node.printed.isPresented,
            tree.nodes[parent].kind.placesViews
        else { return false }
        return node.isInWindow && controller(node)?.viewIfLoaded?.window == nil
    }

    /// The calls that bring a controller into the state in which it was printed; nil where it is.
    func moving(_ node: ImportedTree.Node, in tree: ImportedTree) -> String? {
        guard let live = states[node.name], live != node.printed.state, live != .unloaded,
            !isKeptAside(node, in: tree)
        else { return nil }
        switch node.printed.state {
        case .unloaded: return nil
        case .appeared:
            return live == .appearing
                ? end(node) : begin(node, isAppearing: true) + "; " + end(node)
        case .disappeared:
            return live == .disappearing
                ? end(node) : begin(node, isAppearing: false) + "; " + end(node)
        case .appearing:
            let down = begin(node, isAppearing: false) + "; " + end(node) + "; "
            return (live == .appeared ? down : "") + begin(node, isAppearing: true)
        case .disappearing:
            let up = begin(node, isAppearing: true) + "; " + end(node) + "; "
            return (live == .disappeared ? up : "") + begin(node, isAppearing: false)
        }
    }

    private func begin(_ node: ImportedTree.Node, isAppearing: Bool) -> String {
        "\(node.name).beginAppearanceTransition(\(isAppearing), animated: false)"
    }

    private func end(_ node: ImportedTree.Node) -> String {
        "\(node.name).endAppearanceTransition()"
    }
}
