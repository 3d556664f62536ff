import HierarchyRecords

/// The lines that make what was printed, each a step of the session.
struct ImportScript {
    /// A line, and the controller that it is about.
    struct Line {
        let source: String
        let controller: Int?
    }

    let tree: ImportedTree
    private(set) var classes: ImportedClasses
    private(set) var lines: [Line] = []

    /// Writes the lines for the controllers.
    init(_ tree: ImportedTree, _ classes: ImportedClasses) {
        self.tree = tree
        self.classes = classes
        for node in tree.nodes where !isMadeByContainer(node) {
            self.classes.needController(node.className, of: node.kind)
            needView(of: node)
        }
        for index in tree.fromLeaves where !isMadeByContainer(tree.nodes[index]) {
            make(index)
            fill(index)
        }
        if let root = tree.nodes.first { add("root \(root.name)", 0) }
        for index in tree.nodes.indices {
            tree.nodes[index].presented.map { present($0, by: index) }
        }
    }

    private mutating func add(_ source: String, _ controller: Int?) {
        lines.append(Line(source: source, controller: controller))
    }

    // MARK: Controllers

    private mutating func make(_ index: Int) {
        let node = tree.nodes[index]
        let isStock = ImportedKind(stock: node.className) != nil
        let arguments =
            hasThreeColumns(index)
            ? "(style: .tripleColumn)"
            : isStock || node.kind == .collection || node.kind == .search
                ? node.kind.arguments(presentedBy: node.printed.presentationClass) : "()"
        var source = "let \(node.name) = \(classes.made(node.className))\(arguments)"
        if let view = ownView(of: node) {
            source += "; \(node.name).view = \(view); \(node.name).view.frame = window.bounds"
        }
        add(source, index)
        if node.isAside, node.parent != nil { add("_ = \(node.name).view", index) }
    }

    /// The code that makes the view of a controller whose view is of a class of its own.
    private func ownView(of node: ImportedTree.Node) -> String? {
        guard node.kind == .plain || node.kind == .table,
            node.className == ImportedKind.plain.rawValue || classes.declares(node.className),
            let className = node.printed.view?.object?.className,
            className != (node.kind == .table ? "UITableView" : "UIView")
        else { return nil }
        return ImportedClasses.maker(classes.made(className))
    }

    private mutating func needView(of node: ImportedTree.Node) {
        guard ownView(of: node) != nil, let view = node.printed.view?.object else { return }
        classes.needView(view.className, base: nil)
    }

    /// Whether UIKit makes it itself: what stands behind More in a tab bar.
    private func isMadeByContainer(_ node: ImportedTree.Node) -> Bool {
        var node: ImportedTree.Node? = node
        while let current = node {
            if current.className == "UIMoreNavigationController" { return true }
            node = current.parent.map { tree.nodes[$0] }
        }
        return false
    }

    // MARK: Children

    private mutating func fill(_ index: Int) {
        let node = tree.nodes[index]
        let children = children(of: index)
        if children.isEmpty { return }
        let list = "[" + children.map { tree.nodes[$0].name }.joined(separator: ", ") + "]"
        switch node.kind {
        case .stack: add("\(node.name).setViewControllers(\(list), animated: false)", index)
        case .tabs: fillTabs(node, index, list, children)
        case .split where children.count == 3: fillColumns(node, index, children)
        case .split: add("\(node.name).viewControllers = \(list)", index)
        case .pages: fillPages(node, index, children)
        case .plain, .table, .collection, .alert, .search:
            for child in children { addChild(child, to: index) }
        }
    }

    /// The controllers that the lines give a container. A stack within a stack is the column of a split that has
    /// collapsed: the split gets it, and pushes it itself.
    private func children(of index: Int) -> [Int] {
        let node = tree.nodes[index]
        let own = node.children.filter { !isMadeByContainer(tree.nodes[$0]) }
        switch node.kind {
        case .split: return own.flatMap { [$0] + columns(on: $0) }
        case .stack: return own.filter { tree.nodes[$0].kind != .stack }
        case .plain, .tabs, .pages, .table, .collection, .alert, .search: return own
        }
    }

    /// The stacks that lie on a column of a split, each on the one before.
    private func columns(on index: Int) -> [Int] {
        guard tree.nodes[index].kind == .stack else { return [] }
        return tree.nodes[index].children.filter { tree.nodes[$0].kind == .stack }
            .flatMap { [$0] + columns(on: $0) }
    }

    /// Whether it is a split that only a style of columns makes.
    private func hasThreeColumns(_ index: Int) -> Bool {
        tree.nodes[index].kind == .split && children(of: index).count == 3
    }

    private mutating func fillColumns(
        _ node: ImportedTree.Node, _ index: Int, _ columns: [Int]
    ) {
        for (column, child) in zip(["primary", "supplementary", "secondary"], columns) {
            add(
                "\(node.name).setViewController(\(tree.nodes[child].name), for: .\(column))",
                index)
        }
    }

    private mutating func fillTabs(
        _ node: ImportedTree.Node, _ index: Int, _ list: String, _ children: [Int]
    ) {
        add("\(node.name).setViewControllers(\(list), animated: false)", index)
        guard let selected = seen(among: children), selected != children[0] else { return }
        add("\(node.name).selectedViewController = \(tree.nodes[selected].name)", index)
    }

    private mutating func fillPages(
        _ node: ImportedTree.Node, _ index: Int, _ children: [Int]
    ) {
        let shown = seen(among: children) ?? children[0]
        add(
            "\(node.name).setViewControllers([\(tree.nodes[shown].name)], direction: .forward, "
                + "animated: false)", index)
        for child in children where child != shown { addChild(child, to: index) }
    }

    /// The child that a container shows one of.
    private func seen(among children: [Int]) -> Int? {
        children.first { tree.nodes[$0].isInWindow }
            ?? children.first { [.appeared, .appearing].contains(tree.nodes[$0].printed.state) }
            ?? children.first { tree.nodes[$0].printed.view != nil }
    }

    private mutating func addChild(_ child: Int, to index: Int) {
        let (outer, inner) = (tree.nodes[index], tree.nodes[child])
        // Of a branch that is in no window it is not known which views stand in which.
        let isPlaced =
            inner.isInWindow || outer.isAside && inner.printed.view != nil
        add(
            "\(outer.name).addChild(\(inner.name))"
                + (isPlaced ? "; \(outer.name).view.addSubview(\(inner.name).view)" : "")
                + "; \(inner.name).didMove(toParent: \(outer.name))", index)
    }

    // MARK: Presentations

    private mutating func present(_ index: Int, by presenter: Int) {
        let (name, outer) = (tree.nodes[index].name, tree.nodes[presenter].name)
        var calls: [String] = []
        switch ImportedPresentation(tree.nodes[index].printed) {
        case .own: break
        case .style(let style):
            calls.append("\(name).modalPresentationStyle = .\(style)")
            if style == "popover" {
                calls.append("\(name).popoverPresentationController?.sourceView = \(outer).view")
            }
        case .custom(let className):
            let delegate = classes.needPresentation(className)
            calls = [
                "let \(name)Transition = \(delegate)()",
                "\(name).transitioningDelegate = \(name)Transition",
                "\(name).modalPresentationStyle = .custom",
            ]
        }
        add((calls + ["\(outer).present(\(name), animated: false)"]).joined(separator: "; "), index)
    }

    // MARK: Views

    /// Writes the lines for the views.
    mutating func take(_ views: [PrintedView], names: inout ImportedNames) {
        var path: [ImportedViewPlace] = []
        for view in views {
            path.removeLast(path.count - min(path.count, view.depth))
            if view.depth == 0, !path.isEmpty { path = [] }
            let place = place(of: view, in: path.last, names: &names)
            path.append(place)
        }
    }

    /// Writes the line for a view, and says where its subviews go.
    private mutating func place(
        of view: PrintedView, in outer: ImportedViewPlace?, names: inout ImportedNames
    ) -> ImportedViewPlace {
        if let index = tree.owner(of: view.object.address) {
            return placeRoot(view, of: index, in: outer)
        }
        guard let outer else { return placeFirst(view, names: &names) }
        guard let holder = outer.expression else { return .uikits }
        return .made(make(view, in: holder, names: &names))
    }

    private mutating func placeRoot(
        _ view: PrintedView, of index: Int, in outer: ImportedViewPlace?
    ) -> ImportedViewPlace {
        let name = tree.nodes[index].name
        if let holder = outer?.expression {
            add(
                "\(holder).addSubview(\(name).view); \(name).view.frame = \(Self.code(view.frame))",
                index)
        }
        return tree.nodes[index].kind.placesViews ? .uikits : .made("\(name).view!")
    }

    /// A window is ours; another view stands in it. Views of windows whose controllers are known are
    /// UIKit's down to those of the controllers.
    private mutating func placeFirst(
        _ view: PrintedView, names: inout ImportedNames
    ) -> ImportedViewPlace {
        if !tree.nodes.isEmpty { return .uikits }
        guard view.object.className.hasSuffix("Window"), !isWindowTaken else {
            return .made(make(view, in: "window", names: &names))
        }
        isWindowTaken = true
        let isHidden = view.settings.contains { $0.property == "isHidden" && $0.value == "true" }
        add("window.isHidden = \(isHidden)", nil)
        for setting in view.settings where setting.property == "alpha" {
            add("window.alpha = \(setting.value)", nil)
        }
        return .made("window")
    }

    private var isWindowTaken = false

    private mutating func make(
        _ view: PrintedView, in holder: String, names: inout ImportedNames
    ) -> String {
        classes.needView(view.object.className, base: view.baseClass)
        let name = names.view(view.object.className)
        let maker = ImportedClasses.maker(classes.made(view.object.className))
        var calls = ["let \(name) = \(maker)", "\(name).frame = \(Self.code(view.frame))"]
        let isText = ["Label", "Field", "TextView"].contains {
            view.object.className.hasSuffix($0) || view.baseClass?.hasSuffix($0) == true
        }
        calls += view.settings.filter { $0.property != "text" || isText }
            .map { "\(name).\($0.property) = \($0.value)" }
        calls.append("\(holder).addSubview(\(name))")
        add(calls.joined(separator: "; "), nil)
        return name
    }

    private static func code(_ rect: RectValue) -> String {
        "CGRect(x: \(numberText(rect.x)), y: \(numberText(rect.y)), "
            + "width: \(numberText(rect.width)), height: \(numberText(rect.height)))"
    }
}

/// What a printed view became, for those in it.
enum ImportedViewPlace {
    /// UIKit makes it, and what is in it, itself.
    case uikits
    /// The code that leads to it.
    case made(String)

    var expression: String? { if case .made(let code) = self { code } else { nil } }
}
