import HeadlessUIKit

extension UITableView.Style: ScriptChoice {
    static var type: TypeDescription { .tableStyle }
    static let choices: [Self] = [.plain, .grouped, .insetGrouped]
}

extension UITableView.ScrollPosition: ScriptChoice {
    static var type: TypeDescription { .tableScrollPosition }
    static let choices: [Self] = [.none, .top, .middle, .bottom]
}

extension UITableView.RowAnimation: ScriptChoice {
    static var type: TypeDescription { .rowAnimation }
    static var choices: [Self] { allCases }
}

extension UITableViewCell.CellStyle: ScriptChoice {
    static var type: TypeDescription { .cellStyle }
    static let choices: [Self] = [.default, .value1, .value2, .subtitle]
}

extension UITableViewCell.AccessoryType: ScriptChoice {
    static var type: TypeDescription { .accessoryType }
    static let choices: [Self] = [
        .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
}

extension TypeDescription {
    static let tableStyle = TypeDescription(
        "UITableView.Style", choices: ["plain", "grouped", "insetGrouped"])
    static let tableScrollPosition = TypeDescription(
        "UITableView.ScrollPosition", choices: ["none", "top", "middle", "bottom"])
    static let rowAnimation = TypeDescription(
        "UITableView.RowAnimation", choices: UITableView.RowAnimation.allCases.map { "\($0)" })
    static let cellStyle = TypeDescription(
        "UITableViewCell.CellStyle", choices: ["default", "value1", "value2", "subtitle"])
    static let accessoryType = TypeDescription(
        "UITableViewCell.AccessoryType",
        choices: [
            "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
        ])

    static let tableViewCell = TypeDescription(
        "UITableViewCell", class: UITableViewCell.self, superclass: .view
    ) { type in
        type.initialiser("init(style:reuseIdentifier:)") {
            (style: UITableViewCell.CellStyle, identifier: String?) in
            UITableViewCell(style: style, reuseIdentifier: identifier)
        }
        type.initialiser("init()") { UITableViewCell() }
        type.property("style", { $0.style })
        type.property("reuseIdentifier", { $0.reuseIdentifier })
        type.property("contentView", { $0.contentView })
        type.property("textLabel", { $0.textLabel })
        type.property("detailTextLabel", { $0.detailTextLabel })
        type.property("accessoryType", { $0.accessoryType }, { $0.accessoryType = $1 })
        type.property("isSelected", { $0.isSelected }, { $0.isSelected = $1 })
        type.property("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
        type.method("prepareForReuse()", UITableViewCell.prepareForReuse)
        type.method("setSelected(_:animated:)", UITableViewCell.setSelected)
        type.method("setHighlighted(_:animated:)", UITableViewCell.setHighlighted)
    }

    static let tableView = TypeDescription(
        "UITableView", class: UITableView.self, superclass: .scrollView
    ) { type in
        type.initialiser("init()") { UITableView() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UITableView(frame: frame) }
        type.initialiser("init(frame:style:)") { (frame: CGRect, style: UITableView.Style) in
            UITableView(frame: frame, style: style)
        }
        type.staticProperty("automaticDimension") { UITableView.automaticDimension }
        type.property("style", { $0.style })
        type.property(
            "dataSource", { ProtocolReference<TableDataSource>($0.dataSource) },
            { $0.dataSource = $1?.object })
        type.property("rowHeight", { $0.rowHeight }, { $0.rowHeight = $1 })
        type.property("allowsSelection", { $0.allowsSelection }, { $0.allowsSelection = $1 })
        type.property(
            "allowsMultipleSelection", { $0.allowsMultipleSelection },
            { $0.allowsMultipleSelection = $1 })
        type.property("isEditing", { $0.isEditing }, { $0.isEditing = $1 })
        type.property("tableHeaderView", { $0.tableHeaderView }, { $0.tableHeaderView = $1 })
        type.property("tableFooterView", { $0.tableFooterView }, { $0.tableFooterView = $1 })
        addRows(&type)
        addSelection(&type)
    }

    private static func addRows(_ type: inout MemberList<UITableView>) {
        type.method("reloadData()", UITableView.reloadData)
        type.property(
            "numberOfSections", { $0.numberOfSections }, look: { $0.countsIfKnown?.count })
        type.method("numberOfRows(inSection:)", UITableView.numberOfRows)
        type.property("visibleCells", { $0.visibleCells })
        type.property("indexPathsForVisibleRows", { $0.indexPathsForVisibleRows })
        type.method("cellForRow(at:)", UITableView.cellForRow)
        type.method("indexPath(for:)", UITableView.indexPath)
        type.method("rectForRow(at:)", UITableView.rectForRow)
        type.method("indexPathForRow(at:)", UITableView.indexPathForRow)
        type.method("scrollToRow(at:at:animated:)", UITableView.scrollToRow)
        type.method("reloadRows(at:with:)", UITableView.reloadRows)
        type.method("register(_:forCellReuseIdentifier:)") { table in
            { (kind: CellClass<UITableViewCell>?, identifier: String) in
                kind?.register(identifier, in: table)
            }
        }
        type.method("dequeueReusableCell(withIdentifier:)") { table in
            { (identifier: String) in table.dequeueReusableCell(withIdentifier: identifier) }
        }
        type.method("dequeueReusableCell(withIdentifier:for:)") { table in
            { (identifier: String, path: IndexPath) in
                table.dequeueReusableCell(withIdentifier: identifier, for: path)
            }
        }
    }

    private static func addSelection(_ type: inout MemberList<UITableView>) {
        type.property("indexPathForSelectedRow", { $0.indexPathForSelectedRow })
        type.property("indexPathsForSelectedRows", { $0.indexPathsForSelectedRows })
        type.method("selectRow(at:animated:scrollPosition:)", UITableView.selectRow)
        type.method("deselectRow(at:animated:)", UITableView.deselectRow)
    }

    static let tableViewController = TypeDescription(
        "UITableViewController", class: UITableViewController.self, superclass: .viewController
    ) { type in
        type.initialiser("init()") { UITableViewController() }
        type.initialiser("init(style:)") { (style: UITableView.Style) in
            UITableViewController(style: style)
        }
        type.unwrappedProperty(
            "tableView", { $0.tableView }, { $0.tableView = $1 },
            look: { $0.viewIfLoaded as? UITableView })
        type.property(
            "clearsSelectionOnViewWillAppear", { $0.clearsSelectionOnViewWillAppear },
            { $0.clearsSelectionOnViewWillAppear = $1 })
        addAnswers(&type)
        addMessages(&type)
    }.conforming(to: [.tableDataSource, .tableDelegate, .scrollDelegate])

    private static func addAnswers(_ type: inout MemberList<UITableViewController>) {
        type.method("numberOfSections(in:)", UITableViewController.numberOfSections)
        type.method("tableView(_:numberOfRowsInSection:)") { controller in
            { (table: UITableView, section: Int) in
                controller.tableView(table, numberOfRowsInSection: section)
            }
        }
        type.method("tableView(_:cellForRowAt:)") { controller in
            { (table: UITableView, path: IndexPath) in
                controller.tableView(table, cellForRowAt: path)
            }
        }
        type.method("tableView(_:titleForHeaderInSection:)") { controller in
            { (table: UITableView, section: Int) in
                controller.tableView(table, titleForHeaderInSection: section)
            }
        }
        type.method("tableView(_:heightForRowAt:)") { controller in
            { (table: UITableView, path: IndexPath) in
                controller.tableView(table, heightForRowAt: path)
            }
        }
        type.method("tableView(_:shouldHighlightRowAt:)") { controller in
            { (table: UITableView, path: IndexPath) in
                controller.tableView(table, shouldHighlightRowAt: path)
            }
        }
        type.method("tableView(_:willSelectRowAt:)") { controller in
            { (table: UITableView, path: IndexPath) in
                controller.tableView(table, willSelectRowAt: path)
            }
        }
        type.method("tableView(_:willDeselectRowAt:)") { controller in
            { (table: UITableView, path: IndexPath) in
                controller.tableView(table, willDeselectRowAt: path)
            }
        }
    }

    private static func addMessages(_ type: inout MemberList<UITableViewController>) {
        type.method("tableView(_:willDisplay:forRowAt:)") { controller in
            { (table: UITableView, cell: UITableViewCell, path: IndexPath) in
                controller.tableView(table, willDisplay: cell, forRowAt: path)
            }
        }
        type.method("tableView(_:didEndDisplaying:forRowAt:)") { controller in
            { (table: UITableView, cell: UITableViewCell, path: IndexPath) in
                controller.tableView(table, didEndDisplaying: cell, forRowAt: path)
            }
        }
        type.method("tableView(_:didHighlightRowAt:)") { controller in
            { (table: UITableView, path: IndexPath) in
                controller.tableView(table, didHighlightRowAt: path)
            }
        }
        type.method("tableView(_:didUnhighlightRowAt:)") { controller in
            { (table: UITableView, path: IndexPath) in
                controller.tableView(table, didUnhighlightRowAt: path)
            }
        }
        type.method("tableView(_:didSelectRowAt:)") { controller in
            { (table: UITableView, path: IndexPath) in
                controller.tableView(table, didSelectRowAt: path)
            }
        }
        type.method("tableView(_:didDeselectRowAt:)") { controller in
            { (table: UITableView, path: IndexPath) in
                controller.tableView(table, didDeselectRowAt: path)
            }
        }
        type.method("scrollViewDidScroll(_:)", UITableViewController.scrollViewDidScroll)
    }
}

extension TypeDescription {
    /// The same type, known to conform to those protocols: for the table, where it is made.
    func conforming(to protocols: [TypeDescription]) -> TypeDescription {
        self.protocols = protocols
        return self
    }
}
