import HeadlessUIKit

extension MemberList<UITableViewCell> {
    mutating func addByHand() {
        initialiser("init()") { UITableViewCell() }
        property(
            "contentConfiguration", { $0.contentConfiguration.map(CellContent.init) },
            { $0.contentConfiguration = $1?.content })
    }
}

extension MemberList<UITableView> {
    mutating func addByHand() {
        initialiser("init()") { UITableView() }
        method("register(_:forCellReuseIdentifier:)") { table in
            { (nib: UINib?, identifier: String) in
                guard let nib else { return }
                table.register(identifier: identifier) {
                    nib.cell(UITableViewCell.self)
                        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
                }
            }
        }
        method("register(_:forCellReuseIdentifier:)") { table in
            { (kind: CellClass<UITableViewCell>?, identifier: String) in
                kind?.register(identifier, in: table)
            }
        }
    }
}

extension MemberList<UITableViewController> {
    mutating func addByHand() {
        initialiser("init(nibName:bundle:)") { (name: String?, bundle: AnyTarget) in
            UITableViewController(nibName: name, bundle: nil)
        }
    }
}
