import HierarchyRecords

extension UISplitViewController {
    // MARK: During the split's own appearance

    func beginToShow(_ animated: Bool) {
        guard !isMounted else {
            // Adds the views of columns whose content was set while the split was not on the
            // screen.
            for column in seen where wrapperView(of: column) == nil { install(column) }
            for host in seenHosts { host.tellWill(appearing: true, animated: animated) }
            return
        }
        dropPresentedColumns()
        guard mayMount else { return }
        isMounted = true
        lastWidth = viewIfLoaded?.bounds.width
        if effectiveTraits.horizontal == .compact {
            mountCollapsed(animated)
        } else if isClassic {
            mountClassic(animated)
        } else {
            mountColumns(animated)
        }
    }

    func finishToShow() {
        finishTelling()
        for host in seenHosts { host.tellDid() }
    }

    /// Sends the delegate what is still to be told, even if the split disappeared before it had
    /// appeared.
    func finishTelling() {
        let due = afterAppearance
        afterAppearance = []
        for work in due { work() }
    }

    // MARK: The first appearance (R31)

    /// Loads the visible side columns, then the hidden ones, then the secondary column.
    private func mountColumns(_ animated: Bool) {
        let new = resolve(preferences.mode, isExplicit: false)
        tellWillChange(to: new)
        let side = new.sideColumns(of: style)
        let inOrder: [Column] = [.supplementary, .primary].sorted {
            side.contains($0) && !side.contains($1)
        }
        var shown: [Column] = []
        for column in inOrder + [.secondary] {
            guard mount(column) else { continue }
            guard column == .secondary || side.contains(column) else { continue }
            tellWillShow(column)
            shown.append(column)
        }
        mode = new
        seen = shown
        reveal(shown, animated)
        afterAppearance.append { for column in shown { self.tellDidShow(column) } }
    }

    private func mount(_ column: Column) -> Bool {
        guard has(column), let controller = contents[column], !simulator.isStopped else {
            return false
        }
        take(host(controller, for: column))
        controller.loadViewIfNeeded()
        return true
    }

    private func reveal(_ columns: [Column], _ animated: Bool) {
        for column in columns { install(column) }
        for column in columns { hosts[column]?.tellWill(appearing: true, animated: animated) }
    }

    /// Children get their `willMove` before they are loaded.
    private func mountClassic(_ animated: Bool) {
        let new = resolve(preferences.mode, isExplicit: false)
        tellWillChange(to: new)
        let side = new.sideColumns(of: style)
        var shown: [Column] = []
        for column in [Column.primary, .secondary] {
            guard let controller = contents[column] else { continue }
            take(host(controller, for: column))
            if column == .secondary || side.contains(column) { shown.append(column) }
        }
        for column in shown { tellWillShow(column) }
        mode = new
        seen = shown
        for column in shown { tellDidShow(column) }
        for column in shown {
            install(column)
            hosts[column]?.tellWill(appearing: true, animated: animated)
        }
    }

    /// R31, C50: in a compact width the columns are collapsed from the beginning.
    private func mountCollapsed(_ animated: Bool) {
        tellWillChange(to: .oneBesideSecondary)
        keepOutlook()
        defer { outlook = nil }
        mode = .oneBesideSecondary
        if contents[.compact] != nil, !isClassic { return mountCompact(animated) }
        if isClassic { return mountCollapsedClassic(animated) }
        let top = askForTopColumn()
        for column in [Column.primary, .supplementary, .secondary] { _ = mountForStack(column) }
        tellWillShow(.primary)
        if top != .primary {
            tellWillHide(.primary)
            tellWillShow(top)
        }
        stackUp(to: top)
        hasCollapsed = true
        seen = [.primary]
        outlook = nil
        reveal([.primary], animated)
        afterAppearance.append {
            if top != .primary { self.tellDidHide(.primary) }
            self.tellDidCollapse()
            self.tellDidShow(top)
        }
    }

    private func mountForStack(_ column: Column) -> Bool {
        guard has(column), let controller = contents[column], !simulator.isStopped else {
            return false
        }
        let host = host(controller, for: column)
        if column == .primary { take(host) }
        controller.loadViewIfNeeded()
        return true
    }

    private func mountCompact(_ animated: Bool) {
        guard mount(.compact) else { return }
        tellWillShow(.compact)
        hasCollapsed = true
        seen = [.compact]
        outlook = nil
        reveal([.compact], animated)
        afterAppearance.append {
            self.tellDidCollapse()
            self.tellDidShow(.compact)
        }
    }

    /// A secondary controller that the primary one does not collapse is neither loaded nor made a
    /// child.
    private func mountCollapsedClassic(_ animated: Bool) {
        if let primary = contents[.primary] {
            take(host(primary, for: .primary))
            if let secondary = contents[.secondary] {
                hosts[.secondary] = secondary
                collapseSecondary(secondary, onto: primary)
            }
        }
        hasCollapsed = true
        seen = [.primary]
        reveal([.primary], animated)
        afterAppearance.append { self.tellDidCollapse() }
    }
}
