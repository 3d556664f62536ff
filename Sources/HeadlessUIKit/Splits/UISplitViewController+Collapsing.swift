import HierarchyRecords

extension UISplitViewController {
    /// C51: collapses or expands the columns, because the horizontal size class has changed.
    func followWidth() {
        guard isMounted, !simulator.isStopped else { return }
        let isCompact = effectiveTraits.horizontal == .compact
        guard isCompact != hasCollapsed else { return }
        lastWidth = nil
        // A23: running and requested changes of the columns' stack end at once.
        outerStack?.startDeferredTransition()
        outerStack?.endTransitionAtOnce()
        dropLostColumns()
        keepOutlook()
        if isCompact { collapse() } else { expand() }
        outlook = nil
        viewIfLoaded?.setNeedsLayout()
    }

    /// The navigation controller into which the columns collapse.
    var outerStack: UINavigationController? { hosts[.primary] as? UINavigationController }

    /// The column on top of its stack.
    var topColumn: Column {
        guard hasCollapsed, let top = outerStack?.viewControllers.last else { return .primary }
        return [Column.secondary, .supplementary].first { hosts[$0] === top } ?? .primary
    }

    func askForTopColumn() -> Column {
        hasCollapsedUnasked = delegate == nil
        var answer = Column.secondary
        let argument = dispatch.recorder.argument(text: answer.name)
        simulator.dispatch.note(.splitTopColumn, objectID, argument, rule: .c51) {
            answer =
                delegate?.splitViewController(
                    self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
        }
        return has(answer) && contents[answer] != nil ? answer : .primary
    }

    /// Pushes the columns up to that one on the primary column's stack.
    func stackUp(to top: Column) {
        guard let outer = outerStack else { return }
        let columns: [Column] =
            top == .primary ? [] : top == .secondary ? [.supplementary, .secondary] : [top]
        for column in columns { if let host = hosts[column] { outer.hold(host) } }
    }

    // MARK: Collapsing (R31)

    private func collapse() {
        hideInspector()
        if isClassic { return collapseClassic() }
        if contents[.compact] != nil { return collapseToCompact() }
        let top = askForTopColumn()
        let wasSeen = seen
        let isTriple = style == .tripleColumn && hosts[.supplementary] != nil
        if isTriple {
            if wasSeen.contains(.supplementary) { tellWillHide(.supplementary) }
            if !wasSeen.contains(.primary) { tellWillShow(.primary) }
        }
        tellWillHide(.secondary)
        if top == .primary { return collapseToPrimary(wasSeen) }
        if isTriple || wasSeen.contains(.primary) { tellWillHide(.primary) }
        tellWillShow(top)
        hasCollapsed = true
        seen = [.primary]
        if isTriple {
            if wasSeen.contains(.supplementary) { tellDidHide(.supplementary) }
            tellDidHide(.primary)
            tellDidShow(top)
            hideColumns(wasSeen, keeping: top)
            restack(wasSeen, to: top)
            tellDidCollapse()
        } else {
            if wasSeen.contains(.primary) { tellDidHide(.primary) }
            hideColumns(wasSeen, keeping: top)
            restack(wasSeen, to: top)
            tellDidCollapse()
            tellDidShow(top)
        }
    }

    /// Sends wills and dids to the columns that leave, except the one that stays visible.
    private func hideColumns(_ columns: [Column], keeping top: Column) {
        for column in columns where column != top {
            // The primary column's navigation controller stays; the controller that it shows
            // disappears.
            let leaving = column == .primary ? outerStack?.shown : hosts[column]
            leaving?.tellWill(appearing: false, animated: false)
            leaving?.tellDid()
        }
    }

    /// Makes the primary column's navigation controller fill the split, with the columns on its
    /// stack.
    private func restack(_ wasSeen: [Column], to top: Column) {
        let isIn = wasSeen.contains(.primary)
        let emptied = [Column.supplementary, .secondary].compactMap(wrapperView)
        for column in [Column.supplementary, .secondary] {
            guard let host = hosts[column] else { continue }
            if column != top { takeOut(host) }
        }
        stackUp(to: top)
        if isIn {
            outerStack?.showTopColumn()
        } else {
            install(.primary)
            tellAppears(outerStack)
            outerStack?.tellDid()
        }
        for wrapper in emptied { wrapper.removeFromSuperview() }
        layOutColumns()
    }

    private func collapseToPrimary(_ wasSeen: [Column]) {
        hasCollapsed = true
        seen = [.primary]
        for column in wasSeen where column != .primary {
            if let host = hosts[column] { hide(host) }
        }
        restack(wasSeen, to: .primary)
        tellDidCollapse()
        if wasSeen.contains(.supplementary) { tellDidHide(.supplementary) }
        tellDidHide(.secondary)
    }

    /// R31: the compact column replaces all others.
    private func collapseToCompact() {
        guard let controller = contents[.compact] else { return }
        let wasSeen = seen
        let side = wasSeen.filter { $0 != .secondary }
        for column in side { tellWillHide(column) }
        take(host(controller, for: .compact))
        tellWillShow(.compact)
        tellWillHide(.secondary)
        hasCollapsed = true
        seen = [.compact]
        for column in side { tellDidHide(column) }
        exchange(wasSeen, for: [.compact])
        tellDidCollapse()
        tellDidShow(.compact)
        tellDidHide(.secondary)
    }

    private func exchange(_ old: [Column], for new: [Column]) {
        for column in old { hosts[column]?.tellWill(appearing: false, animated: false) }
        for column in new {
            install(column)
            tellAppears(hosts[column])
        }
        for column in old {
            guard let host = hosts[column] else { continue }
            takeOut(host)
            host.tellDid()
        }
        for column in new { hosts[column]?.tellDid() }
    }

    // MARK: Expanding (R31)

    private func expand() {
        if isClassic { return expandClassic() }
        let top = topColumn
        let new = askForExpandedMode()
        hasCollapsed = false
        let side = new.sideColumns(of: style).filter { (hosts[$0] ?? contents[$0]) != nil }
        if !seen.contains(.primary) { return expandFromCompact(new, side) }
        let hidesPrimary = !side.contains(.primary)
        if hidesPrimary, top != .primary { unstack(showing: true) }
        mode = new
        seen = side + [.secondary]
        for column in side where column != .primary { tellWillShow(column) }
        if top == .primary {
            if hidesPrimary { tellWillHide(.primary) }
            tellWillShow(.secondary)
        } else if !hidesPrimary {
            tellWillShow(.primary)
        }
        if top == .supplementary {
            if !side.contains(top) { tellWillHide(top) }
            tellWillShow(.secondary)
        }
        finishExpanding(side, top, hidesPrimary)
    }

    private func finishExpanding(_ side: [Column], _ top: Column, _ hidesPrimary: Bool) {
        let arriving =
            side.filter { $0 != .primary && $0 != top } + (top == .secondary ? [] : [.secondary])
        if !hidesPrimary, top != .primary { unstack(showing: false) }
        for column in [Column.supplementary, .secondary] where hosts[column] != nil {
            outerStack?.let(go: hosts[column])
            if let host = hosts[column], host.storedParent !== self { host.handOver(to: self) }
        }
        for column in seen where column != .primary || !hidesPrimary { install(column) }
        hideSupplementary()
        if !hidesPrimary, top != .primary, isComing { outerStack?.beginToShow(false) }
        for column in arriving { tellAppears(hosts[column]) }
        tellExpanded(arriving, top)
        if hidesPrimary {
            if top == .primary { tellDidHide(.primary) }
            hosts[.primary]?.tellWill(appearing: false, animated: false)
        } else if top != .primary {
            tellDidShow(.primary)
            if isComing { outerStack?.finishToShow(false) }
        }
        for column in arriving { hosts[column]?.tellDid() }
        if hidesPrimary, let primary = hosts[.primary] {
            takeOut(primary)
            primary.tellDid()
        }
    }

    /// R31: hides a column that was on top of the stack but has no place beside the secondary one.
    private func hideSupplementary() {
        guard !seen.contains(.supplementary), let host = hosts[.supplementary] else { return }
        host.tellWill(appearing: false, animated: false)
        outerStack?.takeOut(host)
        host.tellDid()
    }

    /// R31: sends the callbacks in the order that depends on the column that was on top.
    private func tellExpanded(_ arriving: [Column], _ top: Column) {
        let hasSupplementary = arriving.contains(.supplementary)
        if top == .primary, hasSupplementary {
            tellDidShow(.secondary)
            tellDidExpand()
            return tellDidShow(.supplementary)
        }
        if hasSupplementary { tellDidShow(.supplementary) }
        tellDidExpand()
        if top != .secondary { tellDidShow(.secondary) }
        if top == .supplementary, !seen.contains(top) { tellDidHide(top) }
    }

    /// Takes the columns off the primary column's stack, which then shows the controller below. If
    /// the primary column is about to be hidden, a placeholder is shown for it (R31).
    private func unstack(showing: Bool) {
        guard let outer = outerStack else { return }
        for column in [Column.secondary, .supplementary] {
            guard let host = hosts[column] else { continue }
            outer.let(go: host)
            host.handOver(to: self)
        }
        guard showing, isComing else { return }
        outer.beginToShow(false)
        outer.finishToShow(false)
    }

    /// Expands from the compact column, or from no column if that was removed.
    private func expandFromCompact(_ new: DisplayMode, _ side: [Column]) {
        let shown = side + [.secondary]
        let old = seen
        mode = new
        for column in shown { tellWillShow(column) }
        for column in old { tellWillHide(column) }
        for column in shown {
            guard hosts[column] == nil, let controller = contents[column] else { continue }
            take(host(controller, for: column))
            controller.loadViewIfNeeded()
        }
        seen = shown
        exchange(old, for: shown)
        tellDidExpand()
        for column in shown { tellDidShow(column) }
        for column in old { tellDidHide(column) }
    }

    private func askForExpandedMode() -> DisplayMode {
        hasCollapsed = false
        let proposed = resolve(preferences.mode, isExplicit: false)
        hasCollapsed = true
        var answer = proposed
        let argument = dispatch.recorder.argument(text: proposed.name)
        simulator.dispatch.note(.splitModeForExpanding, objectID, argument, rule: .c51) {
            answer =
                delegate?.splitViewController(
                    self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        }
        return answer == .automatic ? proposed : answer
    }

    // MARK: Showing and hiding columns in a compact width (R31)

    func showCollapsed(_ column: Column) {
        guard let outer = outerStack, column != topColumn else { return }
        let old = topColumn
        tellWillHide(old)
        if column == .primary, let first = outer.viewControllers.first {
            outer.popToViewController(first, animated: false)
        } else if let host = hosts[column] {
            outer.pushViewController(host, animated: false)
        }
        simulator.runLoop.performAfterCommit { self.tellDidHide(old) }
    }

    func hideCollapsed(_ column: Column) {
        guard let outer = outerStack, column == topColumn, column != .primary else { return }
        outer.popViewController(animated: false)
        let new = topColumn
        tellWillShow(new)
        simulator.runLoop.performAfterCommit { self.tellDidShow(new) }
    }
}
