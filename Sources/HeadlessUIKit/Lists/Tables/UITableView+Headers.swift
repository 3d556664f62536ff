import HierarchyRecords

// The titles above and below the rows of a section: A161.

extension UITableView {
    // MARK: Heights

    /// A161: the room that a section's header takes, with what is left free above it.
    func headerHeight(of section: Int) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section)
        let own = asked.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? sectionHeaderHeight
        let hasTitle = headerTitle(of: section) != nil
        if style == .plain {
            guard hasTitle, own != 0 else { return 0 }
            return topPadding + (own >= 0 ? own : 28)
        }
        // A delegate's height counts; that of the table only where there is no title.
        if own >= 0, !hasTitle || own != sectionHeaderHeight { return own }
        if hasTitle { return 38 + (section == 0 ? gap : 0) }
        return section == 0 ? 35 : gap
    }

    /// A161: the room that a section's footer takes.
    func footerHeight(of section: Int) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForFooterInSection: section)
        let own = asked.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? sectionFooterHeight
        let hasTitle = footerTitle(of: section) != nil
        if style == .plain { return hasTitle ? own >= 0 ? own : 28 : 0 }
        if own >= 0, !hasTitle || own != sectionFooterHeight { return own }
        return hasTitle ? 28 : gap
    }

    /// A161: 22 points above each header of a plain table from iOS 15 on.
    private var topPadding: CGFloat {
        guard style == .plain, simulator.systemVersion >= 15 else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
    }

    /// Half of the space between groups, on a pixel: a header or a footer without a title.
    private var gap: CGFloat {
        let scale = CGFloat(simulator.display.device.scale)
        return (17.5 * scale).rounded(.down) / scale
    }

    // MARK: Titles

    private func headerTitle(of section: Int) -> String? {
        dataSource?.tableView(self, titleForHeaderInSection: section)
    }

    private func footerTitle(of section: Int) -> String? {
        dataSource?.tableView(self, titleForFooterInSection: section)
    }

    // MARK: Layout

    /// Shows the titles of the sections that can be seen.
    func layOutTitles() {
        guard isInWindow, !simulator.isStopped else { return }
        var shown: [SectionEdge: SectionTitle] = [:]
        var section = places.firstSection(endingBelow: storedBounds.minY)
        while section < places.sections.count,
            places.sections[section].header < storedBounds.maxY
        {
            for edge in [SectionEdge(section, .header), SectionEdge(section, .footer)] {
                if let view = titleView(at: edge) { shown[edge] = view }
            }
            section += 1
        }
        for (edge, view) in titles where shown[edge] == nil { view.removeFromSuperview() }
        titles = shown
    }

    private func titleView(at edge: SectionEdge) -> SectionTitle? {
        let text: String?
        switch edge.kind {
        case .header: text = headerTitle(of: edge.section)
        case .footer: text = footerTitle(of: edge.section)
        }
        let frame = frame(of: edge)
        guard let text, frame.height > 0 else { return nil }
        let view = titles[edge] ?? SectionTitle(frame: frame)
        view.show(text, in: frame, margin: systemMargin)
        if view.storedSuperview !== self { addSubview(view) }
        return view
    }

    /// The frame of a header or a footer; a plain table's header stays in sight with its section.
    private func frame(of edge: SectionEdge) -> CGRect {
        let place = places.sections[edge.section]
        var frame = CGRect(
            x: sideInset, y: place.footer, width: max(0, storedBounds.width - 2 * sideInset),
            height: place.footerHeight)
        guard edge.kind == .header else { return frame }
        let height = max(0, place.headerHeight - topPadding)
        frame.size.height = height
        frame.origin.y = place.rows - height
        if style == .plain {
            let top = storedBounds.minY + adjustedContentInset.top
            frame.origin.y = max(frame.minY, min(top, place.footer - height))
        }
        return frame
    }
}

/// The header or the footer of a section.
struct SectionEdge: Hashable {
    enum Kind { case header, footer }

    let section: Int
    let kind: Kind

    init(_ section: Int, _ kind: Kind) {
        self.section = section
        self.kind = kind
    }
}

/// Shows a title above or below the rows of a section.
// AD-HOC: UIKit's is a UITableViewHeaderFooterView, which apps can register and make themselves.
final class SectionTitle: UIView {
    private let label = UILabel()

    func show(_ text: String, in frame: CGRect, margin: CGFloat) {
        if self.frame != frame { self.frame = frame }
        if label.text != text { label.text = text }
        if label.storedSuperview == nil { addSubview(label) }
        let height = min(label.intrinsicContentSize.height, frame.height)
        let place = CGRect(
            x: margin, y: frame.height - height, width: max(0, frame.width - 2 * margin),
            height: height)
        if label.frame != place { label.frame = place }
    }
}
