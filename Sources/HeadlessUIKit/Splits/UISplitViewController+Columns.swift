import HierarchyRecords

extension UISplitViewController {
    var isClassic: Bool { style == .unspecified }

    /// The columns of the style, without the compact one.
    private var columns: [Column] {
        switch style {
        case .tripleColumn: [.primary, .supplementary, .secondary]
        case .unspecified, .doubleColumn: [.primary, .secondary]
        }
    }

    /// Whether the style has the column; all styles with columns have a compact one.
    package func has(_ column: Column) -> Bool {
        columns.contains(column) || !isClassic && [.compact, .inspector].contains(column)
    }

    var seenHosts: [UIViewController] { allSeen.compactMap { hosts[$0] } }

    /// R31: the primary controller alone if the columns are collapsed.
    var shownControllers: [UIViewController] {
        if hasCollapsed { return seenHosts }
        let isFilled = isMounted && !hosts.isEmpty
        let source = isFilled ? hosts : isClassic ? contents : [:]
        return columns.compactMap { source[$0] }
    }

    // MARK: Content

    /// A07: whether the split is not contained in, or presented by, a controller that waits for one
    /// of its columns.
    var mayMount: Bool {
        for column in columns where !simulator.allows(contents[column], in: column, of: self) {
            return false
        }
        return true
    }

    /// R36: a controller can be in one column only.
    func setContent(_ controller: UIViewController?, for column: Column) {
        guard !simulator.isStopped, has(column), contents[column] !== controller,
            simulator.allows(controller, in: column, of: self)
        else { return }
        guard isMounted else {
            contents[column] = controller
            return
        }
        if column == .secondary, let controller, !isClassic { return showInSecondary(controller) }
        replace(column, with: controller)
    }

    func setClassicControllers(_ controllers: [UIViewController]) {
        for (index, column) in columns.enumerated() {
            setContent(controllers.indices.contains(index) ? controllers[index] : nil, for: column)
        }
    }

    /// R31: wraps the controller of a column in a navigation controller.
    func host(_ controller: UIViewController, for column: Column) -> UIViewController {
        contents[column] = controller
        let host: UIViewController
        if isClassic || column == .compact || controller is UINavigationController {
            host = controller
        } else {
            host = UINavigationController(holdingStacksAbove: controller)
        }
        hosts[column] = host
        return host
    }

    /// A78: marks which controllers are beside the secondary column and which are in it.
    func markColumns(_ old: [Column: UIViewController]) {
        for column in Column.allCases where old[column] !== hosts[column] {
            old[column]?.box.columnOfSplit = nil
            let isSide = column == .primary || column == .supplementary
            hosts[column]?.box.columnOfSplit = ColumnOfSplit(split: self, isSide: isSide)
        }
    }

    func take(_ host: UIViewController) {
        guard host.storedParent !== self else { return }
        admit(host, rule: .r31)
        guard host.storedParent === self else { return }
        host.core.isManaged = true
        host.sendDidMove(to: self, rule: .r31)
    }

    /// R31: the old controller is removed and has its callbacks before the new one becomes a child.
    func replace(_ column: Column, with controller: UIViewController?) {
        let isSeen = shows(column)
        if let old = hosts[column] { remove(old, from: column, isSeen: isSeen) }
        contents[column] = nil
        guard let controller else { return }
        let new = host(controller, for: column)
        take(new)
        controller.loadViewIfNeeded()
        guard isSeen, !simulator.isStopped else { return }
        if !allSeen.contains(column) { seen.insert(column, at: 0) }
        guard isComing else { return }
        install(column)
        new.tellWill(appearing: true, animated: false)
        new.tellDid()
    }

    private func remove(_ old: UIViewController, from column: Column, isSeen: Bool) {
        let content = contents[column] ?? old
        // C51: after a collapse the secondary controller may have no parent, or another container
        // as its parent.
        if let parent = content.storedParent,
            parent === self || parent === old || parent === outerStack
        {
            content.sendWillMove(to: nil, rule: .r31)
        }
        if isSeen { old.tellWill(appearing: false, animated: false) }
        takeOut(old)
        if isSeen { old.tellDid() }
        hosts[column] = nil
        if content !== old, content.storedParent === old { content.leaveParent(rule: .r31) }
        if old.storedParent === self { old.core.isManaged = false }
        // A controller that waits for the split to expand may have become a child of another
        // container.
        if let parent = old.storedParent, parent === self || parent === outerStack {
            old.leaveParent(rule: .r31)
        }
    }

    /// Removes a column's controller that code took out of the split.
    func forget(_ child: UIViewController) {
        for column in Column.allCases where hosts[column] === child {
            takeOut(child)
            hosts[column] = nil
            contents[column] = nil
            seen.removeAll { $0 == column }
        }
        // The view left the window before the controller did, so the controller gets its callbacks
        // now.
        guard child.viewIfLoaded?.window == nil else { return }
        child.tellWill(appearing: false, animated: false)
        child.tellDid()
    }

    /// C53, A07: forgets waiting columns that were lost. A column that waits for its place has no
    /// parent, so it may have become a child of another container meanwhile, or an ancestor of the
    /// split.
    func dropLostColumns() {
        for column in Column.allCases {
            guard let host = hosts[column] ?? contents[column], hasLost(host) else { continue }
            hosts[column] = nil
            contents[column] = nil
            seen.removeAll { $0 == column }
        }
    }

    /// Forgets a controller that code removed from the navigation controller of its column.
    func forget(_ controller: UIViewController, in stack: UINavigationController) {
        for column in Column.allCases
        where hosts[column] === stack && contents[column] === controller {
            contents[column] = nil
        }
    }

    /// Forgets controllers that are presented meanwhile; they stay presented.
    func dropPresentedColumns() {
        for column in Column.allCases where contents[column]?.isPresentedItself ?? false {
            contents[column] = nil
        }
    }

    private func hasLost(_ host: UIViewController) -> Bool {
        if let parent = host.storedParent, parent === self || parent === outerStack {
            return false
        }
        return host.isChild || host.isPresentedItself || hangs(on: host)
    }

    /// M4: the host gets its will if the split itself is on the screen.
    func tellAppears(_ host: UIViewController?) {
        if isComing { host?.tellWill(appearing: true, animated: false) }
    }

    /// Whether a column is visible as soon as it gets content.
    private func shows(_ column: Column) -> Bool {
        if column == .inspector { return isInspectorShown }
        if hasCollapsed { return seen.isEmpty ? column == collapsed : seen.contains(column) }
        return column == .secondary || mode.sideColumns(of: style).contains(column)
    }

    /// The column whose content is shown in a compact width.
    private var collapsed: Column { contents[.compact] == nil ? .primary : .compact }

    // MARK: Views

    /// R34: adds the view of a column at its place; side columns are in front.
    func install(_ column: Column) {
        // Code that runs while the view is loaded may remove the controller.
        guard let host = hosts[column] else { return }
        host.loadViewIfNeeded()
        guard let hostView = host.viewInPlace, let view, hosts[column] === host else { return }
        let old = hostView.storedSuperview
        let place = geometry.place(of: column)
        let wrapper = UIViewControllerWrapperView.filling(place.frame)
        wrapper.autoresizingMask = []
        wrapper.coveredInsets = place.covered
        view.addSubview(wrapper)
        for front in [Column.supplementary, .primary] where front != column {
            if let above = wrapperView(of: front) { view.bringSubviewToFront(above) }
        }
        if column == .secondary { view.sendSubviewToBack(wrapper) }
        wrapper.hold(hostView)
        if let old = old as? UIViewControllerWrapperView { old.removeFromSuperview() }
    }

    func wrapperView(of column: Column) -> UIView? {
        guard let wrapper = hosts[column]?.viewInPlace?.storedSuperview,
            wrapper.storedSuperview === viewIfLoaded
        else { return nil }
        return wrapper
    }

    func takeOut(_ host: UIViewController) { host.leaveWrapper(in: viewIfLoaded) }

    /// Removes a column's view at once.
    func hide(_ host: UIViewController) {
        host.tellWill(appearing: false, animated: false)
        takeOut(host)
        host.tellDid()
    }

    // MARK: The delegate

    /// R31: before iOS 14 a delegate had no methods for what becomes of columns.
    private var tellsOfColumns: Bool { simulator.systemVersion >= 14 }

    /// Logs the callback with the column's name, and sends it.
    func tell(
        _ callback: Callback, _ column: Column,
        _ call: (UISplitViewControllerDelegate) -> Void
    ) {
        guard tellsOfColumns else { return }
        let argument = dispatch.recorder.argument(text: column.name)
        simulator.dispatch.note(callback, objectID, argument, rule: .r31) {
            if let delegate { call(delegate) }
        }
    }

    func tellWillShow(_ column: Column) {
        tell(.splitWillShow, column) { $0.splitViewController(self, willShow: column) }
    }
    /// R31: properties keep their old values until the first did.
    func keepOutlook() {
        outlook = SplitOutlook(
            mode: mode, isCollapsed: hasCollapsed, controllers: shownControllers)
    }

    func tellDidShow(_ column: Column) {
        outlook = nil
        tell(.splitDidShow, column) { $0.splitViewController(self, didShow: column) }
    }
    func tellWillHide(_ column: Column) {
        tell(.splitWillHide, column) { $0.splitViewController(self, willHide: column) }
    }
    func tellDidHide(_ column: Column) {
        outlook = nil
        tell(.splitDidHide, column) { $0.splitViewController(self, didHide: column) }
    }

    func tellWillChange(to mode: DisplayMode) {
        let argument = dispatch.recorder.argument(text: mode.name)
        simulator.dispatch.note(.splitWillChange, objectID, argument, rule: .r31) {
            delegate?.splitViewController(self, willChangeTo: mode)
        }
    }

    func tellDidCollapse() {
        outlook = nil
        guard tellsOfColumns else { return }
        simulator.dispatch.note(.splitDidCollapse, objectID, rule: .r31) {
            delegate?.splitViewControllerDidCollapse(self)
        }
    }

    func tellDidExpand() {
        outlook = nil
        guard tellsOfColumns else { return }
        simulator.dispatch.note(.splitDidExpand, objectID, rule: .r31) {
            delegate?.splitViewControllerDidExpand(self)
        }
    }

    // MARK: What a style allows (R36)

    func requiresStyle() -> Bool {
        guard isClassic, !simulator.isStopped else { return !isClassic }
        return simulator.refuse(.splitWithoutStyle, about: objectID)
    }

    func requiresTriple() -> Bool {
        if style == .tripleColumn { return true }
        guard !simulator.isStopped else { return false }
        return simulator.refuse(
            isClassic ? .splitWithoutStyle : .splitWithoutSupplementary, about: objectID)
    }
}

extension Simulator {
    /// R36: whether the controller is in no other column.
    fileprivate func allows(
        _ controller: UIViewController?, in column: UISplitViewController.Column,
        of split: UISplitViewController
    ) -> Bool {
        guard let controller else { return true }
        if split.hangs(on: controller) {
            return refuse(
                .childOfItself(describe(controller), of: describe(split)), about: split.objectID)
        }
        let other = UISplitViewController.Column.allCases.first {
            $0 != column && split.contents[$0] === controller
        }
        guard let other else { return true }
        return refuse(
            .inAnotherColumn(describe(controller), other.name, of: describe(split)),
            about: split.objectID)
    }
}
