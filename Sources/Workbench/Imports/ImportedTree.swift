import CommandLanguage
import HierarchyRecords

/// The controllers of one window that were printed, each with the name that it gets here.
struct ImportedTree {
    /// A controller and its place in the tree.
    struct Node {
        let printed: PrintedController
        let name: String
        let parent: Int?
        var children: [Int] = []
        var presented: Int?
        var kind = ImportedKind.plain
        /// Why it is taken for more than a plain controller; nil where that is known.
        var reason: String?

        var className: String { printed.object.className }
        /// Whether its view is in the window, where it has one.
        var isInWindow: Bool { printed.view?.isInWindow ?? false }
        /// Whether its view is loaded and stands in no window.
        var isAside: Bool { printed.view != nil && !isInWindow }
    }

    private(set) var nodes: [Node] = []
    /// By the addresses of their views.
    private var owners: [String: Int] = [:]
    /// How many controllers are roots of other windows.
    private(set) var rootsLeftOut = 0

    /// Takes the first window's controllers; a container that makes some of its children itself keeps them.
    init(_ controllers: [PrintedController], names: inout ImportedNames) {
        let ends = controllers.indices.dropFirst().first { controllers[$0].depth == 0 }
        rootsLeftOut = controllers.dropFirst().count { $0.depth == 0 }
        var path: [Int] = []
        for printed in controllers[..<(ends ?? controllers.count)] {
            path.removeLast(path.count - min(path.count, printed.depth))
            let name = names.controller(printed.object.className, called: printed.name)
            let node = Node(printed: printed, name: name, parent: path.last)
            if let parent = path.last {
                if printed.isPresented {
                    nodes[parent].presented = nodes.count
                } else {
                    nodes[parent].children.append(nodes.count)
                }
            }
            if let address = printed.view?.object?.address, owners[address] == nil {
                owners[address] = nodes.count
            }
            path.append(nodes.count)
            nodes.append(node)
        }
        for index in nodes.indices { judge(index) }
    }

    private mutating func judge(_ index: Int) {
        let node = nodes[index]
        if let kind = ImportedKind(stock: node.className) {
            nodes[index].kind = kind
            return
        }
        let assumed = ImportedKind.assumed(
            node.className, view: node.printed.view?.object?.className,
            children: node.children.map { nodes[$0].printed })
        (nodes[index].kind, nodes[index].reason) = assumed
    }

    /// The places so that children and presented ones come before what they hang on.
    var fromLeaves: [Int] {
        var order: [Int] = []
        var waiting = nodes.isEmpty ? [] : [(index: 0, isDone: false)]
        while let (index, isDone) = waiting.popLast() {
            if isDone {
                order.append(index)
                continue
            }
            waiting.append((index, true))
            let below = nodes[index].children + [nodes[index].presented].compactMap(\.self)
            waiting += below.reversed().map { ($0, false) }
        }
        return order
    }

    /// The controller whose view has that address.
    func owner(of address: String?) -> Int? { address.flatMap { owners[$0] } }

    /// Takes the controller for a plain one: UIKit did not take its children as they were printed.
    mutating func simplify(_ index: Int) { nodes[index].kind = .plain }
}
