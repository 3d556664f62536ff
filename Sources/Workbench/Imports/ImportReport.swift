import CommandLanguage
import HierarchyRecords

/// What an import says of itself: what was made, what was taken for granted, what the text does not tell, and
/// what is not as it was printed.
struct ImportReport {
    let script: ImportScript
    let printed: PrintedHierarchy
    /// The controllers of the window as they are now.
    let live: HierarchySnapshot
    /// The views of the window as they are now.
    let views: ViewSnapshot

    private var nodes: [ImportedTree.Node] { script.tree.nodes }

    /// The lines, the most important first.
    func lines(called name: String, steps: [Int]) -> [Message] {
        let (first, last) = (steps.first ?? 0, steps.last ?? 0)
        let place: Message =
            steps.count == 1 ? "step \(first)" : "steps \(first) to \(last)"
        return ["\(name): \(made), in \(place)"] + differences + assumptions + unknowns
    }

    private var made: Message {
        let controllers: Message =
            nodes.count == 1 ? "1 controller" : "\(nodes.count) controllers"
        let views: Message =
            printed.views.count == 1 ? "1 view" : "\(printed.views.count) views"
        if printed.views.isEmpty { return controllers }
        return nodes.isEmpty ? views : "\(controllers), \(views)"
    }

    // MARK: What is not known

    private var assumptions: [Message] {
        var seen: Set<String> = []
        return nodes.compactMap { node in
            guard let reason = node.reason, script.classes.unknown.contains(node.className),
                seen.insert(node.className).inserted
            else { return nil }
            return
                "assumed: '\(node.className)' is a \(node.kind.rawValue), since \(Message(reason))"
        }
    }

    private var unknowns: [Message] {
        var lines: [Message] = []
        let classes = script.classes.unknown
        if !classes.isEmpty {
            lines.append(
                "not known: the code of \(Self.list(classes)); paste it first, and the import uses it"
            )
        }
        if printed.views.isEmpty {
            lines.append(
                "not known: frames and subviews; 'po [window recursiveDescription]' in the same file tells them"
            )
        }
        if printed.controllers.isEmpty {
            lines.append(
                "not known: the controllers; 'po [UIViewController _printHierarchy]' in the same file tells them"
            )
        }
        if script.tree.rootsLeftOut > 0 {
            lines.append(
                "left out: the controllers of other windows (\(script.tree.rootsLeftOut))")
        }
        return lines
    }

    private static func list(_ names: [String]) -> Message {
        let shown = names.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
        let rest = names.count - 4
        return rest > 0 ? "\(shown) and \(rest) more" : Message(shown)
    }

    // MARK: What differs

    /// What is not as it was printed.
    private var differences: [Message] {
        printed.controllers.isEmpty ? differencesOfViews : differencesOfControllers
    }

    /// The first view that is another one, or elsewhere.
    private var differencesOfViews: [Message] {
        let hasWindow = printed.views.first?.object.className.hasSuffix("Window") ?? false
        let printed = hasWindow ? printed.views[...] : []
        let others = views.nodes.indices.first { index in
            guard printed.indices.contains(index) else { return true }
            let (was, node) = (printed[index], views.nodes[index])
            return was.object.className != node.className || was.frame != node.frame
                || was.depth != node.depth
        }
        guard hasWindow,
            let index = others ?? (printed.count > views.nodes.count ? views.nodes.count : nil)
        else { return [] }
        let line: Message =
            printed.indices.contains(index) ? "line \(printed[index].place.line)" : "the end"
        return ["not as printed: the views from \(line) on"]
    }

    private var differencesOfControllers: [Message] {
        let byName = Dictionary(live.nodes.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        var lines = nodes.compactMap { node -> Message? in
            guard let live = byName[node.name] else {
                return "not as printed: '\(node.name)' is not in the window's tree"
            }
            let parts = Self.parts(node, live)
            guard let first = parts.first else { return nil }
            let all = parts.dropFirst().reduce(first) { "\($0), \($1)" }
            return "not as printed: '\(node.name)' \(all)"
        }
        let names = Set(nodes.map(\.name))
        lines += live.nodes.filter { !names.contains($0.name) }.map { (node) -> Message in
            "not as printed: there is a '\(node.name)', which its container makes itself"
        }
        let more = lines.count - Self.mostDifferences
        return lines.prefix(Self.mostDifferences)
            + (more > 0 ? ["not as printed: \(more) more controllers" as Message] : [])
    }

    private static let mostDifferences = 5

    private static func parts(
        _ node: ImportedTree.Node, _ live: HierarchySnapshot.Node
    ) -> [Message] {
        var parts: [Message] = []
        if live.depth != node.printed.depth { parts.append("stands elsewhere") }
        if live.className != node.className {
            parts.append("is a \(live.className), and was a \(node.className)")
        }
        if live.state != node.printed.state {
            parts.append("is \(live.state), and was \(node.printed.state)")
        } else if let view = live.view, view.isInWindow != node.isInWindow,
            node.printed.view?.object?.address != nil
        {
            parts.append(node.isInWindow ? "was in the window" : "was not in the window")
        }
        if let was = node.printed.view?.object?.className, let view = live.view?.className,
            view != was, !node.kind.placesViews
        {
            parts.append("has a \(view), and had a \(was)")
        }
        if case .presented(_, _, let controller, _) = live.relation,
            let was = node.printed.presentationClass, was != controller
        {
            parts.append("is presented with \(controller), and was with \(was)")
        }
        return parts
    }
}
