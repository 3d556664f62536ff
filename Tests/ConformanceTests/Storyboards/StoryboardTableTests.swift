import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A159, A160, A161: where the rows of a storyboard's table stand")
struct StoryboardTableTests {
    /// A static table of a table controller in the window.
    private func table(
        _ attributes: String, _ sections: String, ios: Int = 26, device: String? = nil
    ) throws -> UITableView {
        let scene =
            try device.map { Scene(ios: ios, device: try #require(.named($0))) } ?? Scene(ios: ios)
        let view = """
            <tableView key="view" \(attributes) id="t"><rect key="frame" x="0" y="0" width="320" \
            height="568"/><sections>\(sections)</sections><connections><outlet \
            property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" \
            id="o2"/></connections></tableView>
            """
        let board = try Board.make(
            [Board.scene("a", "tableViewController", view: nil, inside: view)], initial: "a")
        let controller = try #require(
            board.instantiateInitialViewController() as? UITableViewController)
        scene.show(controller)
        return controller.tableView
    }

    private func cell(_ id: String, _ attributes: String = "", inside: String = "") -> String {
        """
        <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="320" \
        height="44"/><tableViewCellContentView key="contentView" id="\(id)-c"><rect key="frame" \
        x="0" y="0" width="320" height="44"/>\(inside)</tableViewCellContentView></tableViewCell>
        """
    }

    private func section(_ cells: String, _ attributes: String = "") -> String {
        "<tableViewSection \(attributes) id=\"s\(cells.utf8.reduce(0) { $0 &* 31 &+ Int($1) })\">"
            + "<cells>\(cells)</cells></tableViewSection>"
    }

    nonisolated static let accessories: [(type: String, ios: Int, rest: CGFloat)] = [
        ("none", 26, 0), ("disclosureIndicator", 26, 30 + 1.0 / 3), ("checkmark", 26, 44),
        ("detailDisclosureButton", 26, 62 + 1.0 / 3), ("detailButton", 26, 52),
        ("disclosureIndicator", 12, 34), ("disclosureIndicator", 10, 33), ("checkmark", 10, 39),
        ("detailDisclosureButton", 10, 67), ("detailButton", 10, 47),
    ]

    @Test("A159: an accessory takes its room of the content", arguments: accessories)
    func accessory(type: String, ios: Int, rest: CGFloat) throws {
        let table = try table("", section(cell("c", "accessoryType=\"\(type)\"")), ios: ios)
        let cell = try #require(table.visibleCells.first)
        #expect(abs(table.bounds.width - cell.contentView.frame.width - rest) < 0.01)
        #expect(abs(cell.contentView.frame.height - (ios < 13 ? 43 + 2.0 / 3 : 44)) < 0.01)
    }

    @Test(
        "A159: the margins of the content view",
        arguments: [
            (26, "none", UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20)),
            (18, "none", UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20)),
            (18, "checkmark", UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 8)),
            (10, "none", UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
        ])
    func margins(ios: Int, type: String, margins: UIEdgeInsets) throws {
        let table = try table(
            "", section(cell("p") + cell("q") + cell("c", "accessoryType=\"\(type)\"")), ios: ios,
            device: "iPhone 8 Plus")
        #expect(try #require(table.visibleCells.last).contentView.layoutMargins == margins)
    }

    @Test("A159: rows of an inset grouped table leave the margin at both sides")
    func inset() throws {
        let table = try table(
            "style=\"insetGrouped\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"18\"",
            section(cell("c")))
        #expect(
            table.rectForRow(at: IndexPath(row: 0, section: 0))
                == CGRect(x: 20, y: 18, width: table.bounds.width - 40, height: 44))
    }

    private func tall(_ height: Int) -> String {
        """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w\(height)"/></subviews>\
        <constraints><constraint firstItem="w\(height)" firstAttribute="top" secondItem="c\(height)-c" \
        secondAttribute="top" id="a\(height)"/><constraint firstItem="w\(height)" \
        firstAttribute="bottom" secondItem="c\(height)-c" secondAttribute="bottom" id="b\(height)"/>\
        <constraint firstItem="w\(height)" firstAttribute="height" constant="\(height)" \
        id="h\(height)"/></constraints>
        """
    }

    @Test(
        "A160: automatic rows are as high as their cells ask for, before iOS 11 where estimated",
        arguments: [
            (26, "-1", true), (26, "0", false), (10, "-1", false), (10, "44", true),
        ])
    func automaticRows(ios: Int, estimated: String, fits: Bool) throws {
        let cells = cell("c120", inside: tall(120)) + cell("c70", inside: tall(70)) + cell("c0")
        let table = try table(
            "rowHeight=\"-1\" estimatedRowHeight=\"\(estimated)\" separatorStyle=\"none\"",
            section(cells), ios: ios)
        let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights == (fits ? [120, 70, 44] : [44, 44, 44]))
        #expect(table.contentSize.height == heights.reduce(0, +))
        #expect(table.visibleCells.map(\.frame.height) == heights)
        // What the cells ask for conflicts only with a height that is not theirs.
        let warnings = Simulator.current.log.events.filter { $0.callback == .warning }
        #expect(warnings.isEmpty == fits)
    }

    @Test("A160: a row with a height of its own keeps it")
    func ownHeight() throws {
        let cells =
            cell("c120", "rowHeight=\"60\"", inside: tall(120)) + cell("c70", inside: tall(70))
        let table = try table("rowHeight=\"-1\" estimatedRowHeight=\"-1\"", section(cells))
        #expect(
            (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [60, 70])
    }

    nonisolated static let headers:
        [(style: String, ios: Int, heights: String, titles: Bool, tops: [CGFloat])] = [
            ("plain", 26, "28", true, [50, 172]), ("plain", 14, "28", true, [28, 128]),
            ("plain", 26, "28", false, [0, 44]), ("plain", 26, "-1", true, [50, 172]),
            ("grouped", 18, "18", true, [55 + 1.0 / 3, 165 + 1.0 / 3]),
            ("grouped", 18, "10", false, [10, 74]),
        ]

    @Test("A161: the room of headers and footers", arguments: headers)
    func headers(style: String, ios: Int, heights: String, titles: Bool, tops: [CGFloat]) throws {
        let title = titles ? "headerTitle=\"Title\" footerTitle=\"Foot\"" : ""
        let table = try table(
            "style=\"\(style)\" sectionHeaderHeight=\"\(heights)\" sectionFooterHeight=\"\(heights)\"",
            section(cell("p"), title) + section(cell("q"), title), ios: ios)
        let rows = (0..<2).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
        #expect(zip(rows, tops).allSatisfy { abs($0 - $1) < 0.01 }, "\(rows)")
    }

    @Test("A161: no row is where a header is, and titles are shown and go with their sections")
    func titles() throws {
        let table = try table(
            "style=\"plain\"",
            section(cell("p"), "headerTitle=\"One\"")
                + section(cell("q"), "headerTitle=\"Two\""))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 40)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 60)) == IndexPath(row: 0, section: 0))
        let texts = table.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
        #expect(texts == ["One", "Two"])
    }

    @Test("A159: the text of a static cell's label is seen once")
    func textOfCell() throws {
        let label = """
            <subviews><label text="Examples" id="l"><rect key="frame" x="20" y="0" width="200" \
            height="44"/></label></subviews>
            """
        let style = "style=\"IBUITableViewCellStyleDefault\" textLabel=\"l\""
        _ = try table("", section(cell("c", style, inside: label)))
        let looks = Simulator.current.viewSnapshot(of: nil).nodes.map(\.look).filter {
            switch $0 {
            case .cell, .text: true
            case _: false
            }
        }
        #expect(looks == [.cell(""), .text("Examples")])
    }
}
