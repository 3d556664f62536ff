import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("E83: rows whose constraints ask for no height")
struct RowHeightTests {
    /// A cell whose label is tied to the top, the sides, and where it is told so to the bottom.
    private final class Cell: UITableViewCell {
        func fill(toBottom: Bool) {
            let label = UILabel()
            label.text = "a"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            var constraints = [
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
            ]
            if toBottom {
                constraints.append(
                    label.bottomAnchor.constraint(
                        equalTo: contentView.bottomAnchor, constant: -20))
            }
            NSLayoutConstraint.activate(constraints)
        }
    }

    private final class Home: UITableViewController {
        var reachesBottom = false
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
            -> Int
        { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.fill(toBottom: reachesBottom)
            return cell
        }
    }

    private func warnings(ios: Int, toBottom: Bool) -> [String] {
        let scene = Scene(ios: ios)
        let home = scene.named(Home(style: .plain), "home")
        home.reachesBottom = toBottom
        scene.simulator.window.rootViewController = home
        scene.simulator.window.makeKeyAndVisible()
        scene.simulator.runUntilIdle()
        return scene.take(EventCategories(.warning))
    }

    @Test(
        "E83: one text for all rows; none where the constraints reach the bottom",
        arguments: [12, 26])
    func warned(ios: Int) {
        let told = warnings(ios: ios, toBottom: false)
        #expect(told.count == 1)
        #expect(
            told.first?.contains(
                ios < 13
                    ? "a height of zero for a tableview cell's content view."
                    : "a height of zero for a table view cell's content view.") == true)
        #expect(warnings(ios: ios, toBottom: true) == [])
    }
}
