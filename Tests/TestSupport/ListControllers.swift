import HeadlessUIKit

/// A table controller with as many rows as it is told, as an app would write it.
public final class MenuController: UITableViewController {
    /// The rows of each section.
    public var rows = [3]
    /// What a selected row does.
    public var onSelect: (IndexPath) -> Void = { _ in }
    /// What a new cell is given.
    public var onCell: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    public override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    public override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { rows[section] }

    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        onCell(cell, indexPath)
        return cell
    }

    public override func tableView(
        _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) { onSelect(indexPath) }
}

/// A collection controller with as many items as it is told.
public final class GridController: UICollectionViewController {
    /// The items of its section.
    public var items = 3

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
