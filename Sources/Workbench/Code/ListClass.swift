import Statements

/// A class for the controller of one list, as an app would write it: what `new` had the list show is
/// what its overrides answer.
struct ListClass {
    /// What the rows or items are.
    enum Content {
        /// So many of them, with their numbers for titles.
        case numbered(Int)
        case titled([String])
    }

    private let owner: String
    private let isTable: Bool
    private let content: Content
    private let showsControllers: Bool

    /// A class for the controller of that name.
    init(owner: String, isTable: Bool, _ content: Content, showsControllers: Bool) {
        self.owner = owner
        self.isTable = isTable
        self.content = content
        self.showsControllers = showsControllers
    }

    /// `MenuTableViewController`
    var name: String {
        owner.swiftIdentifier.filter { $0 != "`" }.capitalisedFirst
            + (isTable ? "TableViewController" : "CollectionViewController")
    }

    /// The whole declaration.
    var declaration: String {
        let superclass = isTable ? "UITableViewController" : "UICollectionViewController"
        let members = [properties, loading, count, cell, selection].filter { !$0.isEmpty }
        let body = members.joined(separator: [""]).map { $0.isEmpty ? "" : "    " + $0 }
        return (["class \(name): \(superclass) {"] + body + ["}"]).joined(separator: "\n")
    }

    // MARK: Members

    private var properties: [String] {
        var lines: [String] = []
        if case .titled(let titles) = content {
            let list = titles.map { Value.quoted($0) }.joined(separator: ", ")
            lines.append("let titles = [\(list)]")
        }
        if showsControllers { lines.append("var shown: [Int: UIViewController] = [:]") }
        return lines
    }

    private var loading: [String] {
        let call =
            isTable
            ? "tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"row\")"
            : "collectionView.register("
                + "UICollectionViewCell.self, forCellWithReuseIdentifier: \"item\")"
        return ["override func viewDidLoad() {", "    super.viewDidLoad()", "    " + call, "}"]
    }

    private var count: [String] {
        let number =
            switch content {
            case .numbered(let number): String(number)
            case .titled: "titles.count"
            }
        return override("numberOf\(isTable ? "Rows" : "Items")InSection section: Int", "Int") + [
            "    return \(number)", "}",
        ]
    }

    private var cell: [String] {
        guard isTable else {
            return override("cellForItemAt indexPath: IndexPath", "UICollectionViewCell") + [
                "    return collectionView.dequeueReusableCell("
                    + "withReuseIdentifier: \"item\", for: indexPath)", "}",
            ]
        }
        let title =
            switch content {
            case .numbered: "\"Row \\(indexPath.row)\""
            case .titled: "titles[indexPath.row]"
            }
        return override("cellForRowAt indexPath: IndexPath", "UITableViewCell") + [
            "    let cell = tableView.dequeueReusableCell("
                + "withIdentifier: \"row\", for: indexPath)",
            "    cell.textLabel?.text = \(title)", "    return cell", "}",
        ]
    }

    private var selection: [String] {
        guard showsControllers else { return [] }
        return override("didSelect\(isTable ? "Row" : "Item")At indexPath: IndexPath", nil) + [
            "    if let controller = shown[indexPath.\(isTable ? "row" : "item")] {",
            "        show(controller, sender: self)", "    }", "}",
        ]
    }

    private func override(_ parameter: String, _ result: String?) -> [String] {
        let (base, type) =
            isTable
            ? ("tableView", "UITableView") : ("collectionView", "UICollectionView")
        let arrow = result.map { "-> \($0) " } ?? ""
        return [
            "override func \(base)(", "    _ \(base): \(type), \(parameter)", ") \(arrow){",
        ]
    }
}
