import HierarchyRecords

extension UISplitViewController {
    private var scale: CGFloat { UIScreen.main.scale }

    /// The display mode to which a request leads.
    func resolve(_ wish: DisplayMode, isExplicit: Bool) -> DisplayMode {
        geometry.resolve(wish, isExplicit: isExplicit, scale: scale)
    }

    // MARK: Requests by code

    /// R32, R33: stores a request, and follows it if the columns are on the screen.
    func prefer(_ wish: DisplayMode) {
        guard !simulator.isStopped else { return }
        preferences.mode = wish
        if let behavior = wish.behavior { preferences.behavior = behavior }
        guard isMounted, !hasCollapsed else { return }
        apply(resolve(wish, isExplicit: true), tellsColumns: true)
        // R34: two columns over the third stand otherwise where three were asked for.
        if mode == .twoOverSecondary { viewIfLoaded?.setNeedsLayout() }
    }

    func change(_ change: (inout SplitPreferences) -> Void) {
        guard !simulator.isStopped else { return }
        change(&preferences)
        viewIfLoaded?.setNeedsLayout()
    }

    /// R31: the delegate is told the display mode once more.
    func setBackground(_ background: BackgroundStyle) {
        guard requiresStyle(), background != preferences.background else { return }
        change { $0.background = background }
        if isMounted, !hasCollapsed { tellWillChange(to: mode) }
    }

    /// R33: chooses the mode again if a tiled layout gets another width; an overlay stays.
    func followResize() {
        guard !hasCollapsed, let width = viewIfLoaded?.bounds.width else { return }
        guard let last = lastWidth, last != width else {
            lastWidth = width
            return
        }
        lastWidth = width
        apply(modeAfterResize(geometry), tellsColumns: true)
    }

    func modeAfterResize(_ geometry: SplitGeometry) -> DisplayMode {
        if mode == .oneOverSecondary || mode == .twoOverSecondary { return mode }
        return geometry.resolve(preferences.mode, isExplicit: false, scale: scale)
    }

    /// R31: tells the delegate and sends the wills; the dids follow after the commit.
    /// `tellsColumns` is false for columns that the app itself shows or hides by name.
    func apply(_ new: DisplayMode, tellsColumns: Bool) {
        guard new != mode, !simulator.isStopped else { return }
        tellWillChange(to: new)
        let old = mode.sideColumns(of: style).filter { hosts[$0] != nil }
        let next = new.sideColumns(of: style).filter { hosts[$0] != nil }
        let hidden = old.filter { !next.contains($0) }
        let shown = next.filter { !old.contains($0) }
        for column in hidden {
            if tellsColumns { tellWillHide(column) }
            hosts[column]?.tellWill(appearing: false, animated: false)
        }
        for column in shown where tellsColumns { tellWillShow(column) }
        mode = new
        seen = next + [.secondary]
        for column in shown {
            let isUnheard = comesUnheard(column)
            install(column)
            if !isUnheard { tellAppears(hosts[column]) }
        }
        viewIfLoaded?.setNeedsLayout()
        simulator.runLoop.performAfterCommit {
            self.finish(hidden: hidden, shown: shown, tellsColumns: tellsColumns)
        }
    }

    /// X51: whether it is a primary column that was hidden from the beginning, on iOS 10.
    private func comesUnheard(_ column: Column) -> Bool {
        simulator.systemVersion == 10 && isClassic && column == .primary
            && hosts[column]?.isViewLoaded == false
    }

    private func finish(hidden: [Column], shown: [Column], tellsColumns: Bool) {
        guard !simulator.isStopped else { return }
        for column in hidden where !seen.contains(column) {
            if tellsColumns { tellDidHide(column) }
            if let host = hosts[column] {
                takeOut(host)
                host.tellDid()
            }
        }
        for column in shown where seen.contains(column) {
            if tellsColumns { tellDidShow(column) }
            hosts[column]?.tellDid()
        }
    }

    // MARK: Showing and hiding columns

    func showColumn(_ column: Column) {
        if column == .inspector { return showInspector() }
        guard isMounted, !simulator.isStopped, hosts[column] != nil else { return }
        if hasCollapsed { return showCollapsed(column) }
        guard let new = modeShowing(column) else { return }
        apply(new, tellsColumns: false)
    }

    func hideColumn(_ column: Column) {
        if column == .inspector { return hideInspector() }
        guard isMounted, !simulator.isStopped, hosts[column] != nil else { return }
        if hasCollapsed { return hideCollapsed(column) }
        guard seen.contains(column), column != .secondary else { return }
        let isLast = column == .supplementary || style != .tripleColumn
        apply(isLast ? .secondaryOnly : .oneBesideSecondary, tellsColumns: false)
    }

    /// U45: the user has tapped the button of the display mode.
    func changeModeByButton() {
        guard isMounted, !hasCollapsed, !simulator.isStopped else { return }
        let isShown = seen.contains { $0 != .secondary }
        guard let new = isShown ? .secondaryOnly : modeShowing(.primary) else { return }
        apply(new, tellsColumns: true)
    }

    private func modeShowing(_ column: Column) -> DisplayMode? {
        guard !seen.contains(column) else { return nil }
        let isOver = preferences.behavior == .overlay
        switch (column, style) {
        case (.primary, .tripleColumn): return resolve(.twoBesideSecondary, isExplicit: true)
        case (.primary, _), (.supplementary, _):
            return isOver ? .oneOverSecondary : .oneBesideSecondary
        case (.secondary, _), (.compact, _), (.inspector, _): return nil
        }
    }
}
