import HeadlessUIKit

/// What a row or an item of a list made at the prompt stands for.
struct ListEntry {
    let title: String
    /// What a tap shows, in the way of the container around; nil for nothing.
    let shown: UIViewController?
}

extension [ListEntry] {
    /// Nil where there is none: another data source may have more rows.
    fileprivate func at(_ path: IndexPath) -> ListEntry? {
        indices.contains(path.row) ? self[path.row] : nil
    }
}

/// The table controller that `new NAME as table` makes: its rows have titles, and show controllers.
final class RowsController: UITableViewController {
    @Counted private var entries: [ListEntry] = []
    private static let key = ListKey()

    /// Makes one that logs under the name of UIKit's class.
    static func make(_ entries: [ListEntry], in simulator: Simulator) -> RowsController {
        let made = simulator.naming(
            class: "UITableViewController", key: key, type: RowsController.self
        ) { RowsController(style: .plain) }
        made.entries = entries
        return made
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        entries.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = entries.at(indexPath)?.title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let shown = entries.at(indexPath)?.shown { show(shown, sender: self) }
    }
}

/// The collection controller that `new NAME as collection` makes.
final class ItemsController: UICollectionViewController {
    @Counted private var entries: [ListEntry] = []
    private static let key = ListKey()

    /// Makes one that logs under the name of UIKit's class.
    static func make(_ entries: [ListEntry], in simulator: Simulator) -> ItemsController {
        let made = simulator.naming(
            class: "UICollectionViewController", key: key, type: ItemsController.self
        ) { ItemsController(collectionViewLayout: UICollectionViewFlowLayout()) }
        made.entries = entries
        return made
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { entries.count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        if let shown = entries.at(indexPath)?.shown { show(shown, sender: self) }
    }
}

/// Identifies one class of lists to the log, for as long as the program runs.
private final class ListKey: Sendable {}
