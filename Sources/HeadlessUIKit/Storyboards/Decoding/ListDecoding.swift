import HierarchyRecords

extension ObjectArchive {
    /// Registers a prototype, of which cells are made when the data source asks for them.
    func register(_ element: ElementRecord, in table: UITableView) {
        guard let identifier = element.text("reuseIdentifier") else { return }
        let source = CellSource(element, self)
        table.register(identifier: identifier) { source.make() as? UITableViewCell ?? fallback() }
        func fallback() -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
    }

    /// The same for a collection view.
    func register(_ element: ElementRecord, in list: UICollectionView) {
        guard element.kind == .collectionViewCell, let identifier = element.text("reuseIdentifier")
        else { return }
        let source = CellSource(element, self)
        list.register(identifier: identifier) {
            source.make() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
        }
    }

    /// Adds a section of cells that stand in the file.
    func addStaticSection(_ element: ElementRecord, to table: UITableView) {
        let rows = table.staticRows ?? StaticRows()
        table.staticRows = rows
        let cells = element.parts.compactMap { makeView($0) as? UITableViewCell }
        rows.sections.append(
            StaticRows.Section(
                title: element.text("headerTitle"), footer: element.text("footerTitle"),
                cells: cells,
                heights: element.parts.map { $0.number("rowHeight").map { CGFloat($0) } }))
    }
}

/// Makes the cells of a prototype, each an archive of its own with its own outlets.
@MainActor
private final class CellSource {
    private let element: ElementRecord
    private let storyboard: UIStoryboard?
    private let simulator: Simulator
    private weak var owner: AnyObject?

    init(_ element: ElementRecord, _ archive: ObjectArchive) {
        self.element = element
        storyboard = archive.storyboard
        simulator = archive.simulator
        owner = archive.owner
    }

    func make() -> UIView? {
        let archive = ObjectArchive(of: storyboard, in: simulator)
        archive.owner = owner
        if let scene = (owner as? UIViewController)?.optional?.scene {
            archive.objects = scene.objects
            if let id = scene.element?.id { archive.objects[id] = owner }
        }
        let view = archive.makeView(element)
        archive.makeConstraints()
        archive.connect()
        return view
    }
}

/// The rows of a table with static content.
@MainActor
final class StaticRows {
    struct Section {
        let title: String?
        let footer: String?
        let cells: [UITableViewCell]
        let heights: [CGFloat?]
    }

    @Counted var sections: [Section] = []

    func rows(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].cells.count : 0
    }

    func title(ofSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].title : nil
    }

    func footer(ofSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].footer : nil
    }

    func cell(at path: IndexPath) -> UITableViewCell? {
        guard sections.indices.contains(path.section),
            sections[path.section].cells.indices.contains(path.row)
        else { return nil }
        return sections[path.section].cells[path.row]
    }

    func height(at path: IndexPath) -> CGFloat? {
        guard sections.indices.contains(path.section),
            sections[path.section].heights.indices.contains(path.row)
        else { return nil }
        return sections[path.section].heights[path.row]
    }
}
