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
    func lines(called name: String, steps: [Int]) -> [String] {
        let (first, last) = (steps.first ?? 0, steps.last ?? 0)
        let place = steps.count == 1 ? "step \(first)" : "steps \(first) to \(last)"
        return ["\(name): \(made), in \(place)"] + differences + assumptions + unknowns
    }

    private var made: String {
        var parts: [String] = []
        if !nodes.isEmpty { parts.append(Self.count(nodes.count, "controller")) }
        if !printed.views.isEmpty { parts.append(Self.count(printed.views.count, "view")) }
        return parts.joined(separator: ", ")
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    // MARK: What is not known

    private var assumptions: [String] {
        var seen: Set<String> = []
        return nodes.compactMap { node in
            guard let reason = node.reason, script.classes.unknown.contains(node.className),
                seen.insert(node.className).inserted
            else { return nil }
            return "taken for granted: '\(node.className)' is a \(node.kind.rawValue), as \(reason)"
        }
    }

    private var unknowns: [String] {
        var lines: [String] = []
        let classes = script.classes.unknown
        if !classes.isEmpty {
            lines.append(
                "not known: what \(Self.list(classes)) \(classes.count == 1 ? "does" : "do"); "
                    + "paste the code first, and the import uses it")
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
                "left out: what \(Self.count(script.tree.rootsLeftOut, "other window")) "
                    + (script.tree.rootsLeftOut == 1 ? "shows" : "show"))
        }
        return lines
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(4).map { "'\($0)'" }
        let rest = names.count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    // MARK: What differs

    /// What is not as it was printed.
    private var differences: [String] {
        printed.controllers.isEmpty ? differencesOfViews : differencesOfControllers
    }

    /// The first view that is another one, or elsewhere.
    private var differencesOfViews: [String] {
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
        let line = printed.indices.contains(index) ? "line \(printed[index].place.line)" : "the end"
        return ["not as printed: the views from \(line) on"]
    }

    private var differencesOfControllers: [String] {
        let byName = Dictionary(live.nodes.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        var lines = nodes.compactMap { node -> String? in
            guard let live = byName[node.name] else {
                return "not as printed: '\(node.name)' is not in the window's tree"
            }
            let parts = Self.parts(node, live)
            return parts.isEmpty
                ? nil : "not as printed: '\(node.name)' \(parts.joined(separator: ", "))"
        }
        let names = Set(nodes.map(\.name))
        lines += live.nodes.filter { !names.contains($0.name) }.map {
            "not as printed: there is a '\($0.name)', which its container makes itself"
        }
        let more = lines.count - Self.mostDifferences
        return lines.prefix(Self.mostDifferences)
            + (more > 0 ? ["not as printed: \(Self.count(more, "controller")) more"] : [])
    }

    private static let mostDifferences = 5

    private static func parts(
        _ node: ImportedTree.Node, _ live: HierarchySnapshot.Node
    ) -> [String] {
        var parts: [String] = []
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
