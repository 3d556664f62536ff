import HierarchyRecords

/// The rows of one tree on their way to lines.
struct TreeBody {
    let rows: [TreeLayout.Row]
    let snapshot: HierarchySnapshot
    let glyphs: Glyphs
    /// Names take no more columns than this.
    let nameColumns: Int
    /// Nil where changes are not to be marked.
    let changes: [ObjectID: SnapshotDifference.Change]?
    var art: TreeArt
    let said: Wording
    private let paths: [ObjectID: String]
    private let style: TreeRenderer.Style

    /// The rows that the renderer selects.
    init(
        _ renderer: TreeRenderer, _ snapshot: HierarchySnapshot, _ changes: SnapshotDifference?
    ) {
        let nodes = snapshot.nodes
        rows =
            TreeLayout(
                ids: nodes.map(\.id), depths: nodes.map(\.depth),
                selection: renderer.selection
            ).rows
        self.snapshot = snapshot
        paths = renderer.paths
        style = renderer.style
        said = renderer.said
        glyphs = renderer.encoding.glyphs
        nameColumns = max(16, (renderer.width ?? 160) / 2)
        art = TreeArt(glyphs: glyphs, width: renderer.width)
        self.changes = changes.map {
            Dictionary($0.changes.map { ($0.id, $0.change) }) { first, _ in first }
        }
    }

    /// Appends the row's line. Rows must come in order.
    mutating func append<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        switch style {
        case .pretty: appendPretty(row, to: &line)
        case .plain: appendLinear(row, to: &line)
        case .canonical: appendCanonical(row, to: &line)
        case .uikit: appendUIKit(row, to: &line)
        }
    }

    /// The row in lines of at most so many columns; what another program compares is never broken.
    mutating func lines(at position: Int, in columns: Int) -> [StyledText] {
        let row = rows[position]
        var hanging = HangingText()
        switch style {
        case .pretty:
            appendLead(row, to: &hanging.lead)
            appendText(row, to: &hanging.text)
            let next = position + 1
            let isParent = rows.indices.contains(next) && rows[next].depth > row.depth
            appendLeadBelow(row, isParent: isParent, to: &hanging.below)
        case .plain:
            appendLinear(row, to: &hanging.text)
            hanging.below.appendSpaces(2)
        case .canonical, .uikit:
            append(row, to: &hanging.text)
            return [hanging.text]
        }
        return hanging.lines(in: columns)
    }

    /// The node of the row.
    func node(_ row: TreeLayout.Row) -> HierarchySnapshot.Node { snapshot.nodes[row.index] }

    /// The node above the row's.
    func parent(_ row: TreeLayout.Row) -> HierarchySnapshot.Node? {
        row.parent.map { snapshot.nodes[$0] }
    }

    /// What became of the row's controller in the last step.
    func change(_ row: TreeLayout.Row) -> SnapshotDifference.Change? { changes?[node(row).id] }

    /// The traits worth telling: all size classes at the top, what differs from the parent below.
    func traits(_ row: TreeLayout.Row) -> String {
        let traits = node(row).traits
        if let parent = parent(row) {
            return TraitRenderer.differences(traits, from: parent.traits)
        }
        let isSpecified = traits.horizontal != .unspecified || traits.vertical != .unspecified
        return isSpecified ? traits.sizeClassText : ""
    }

    /// The property that holds a controller without a name of its own; nil where none is known.
    func path(_ row: TreeLayout.Row) -> String? {
        let node = node(row)
        return node.isNumbered ? paths[node.id] : nil
    }

    /// The class, where it is worth telling; nil for a plain controller and where the name says it.
    func className(_ row: TreeLayout.Row) -> String? {
        let node = node(row)
        if node.className == "UIViewController" { return nil }
        return node.isNumbered ? nil : node.className
    }
}
