import HierarchyRecords

extension UISplitViewController {
    // MARK: showDetail

    /// R31, R36: only a classic split asks its delegate.
    func showDetail(_ controller: UIViewController, sender: Any?) {
        guard !simulator.isStopped else { return }
        guard isClassic else { return setContent(controller, for: .secondary) }
        if asksDelegate(
            .splitShowDetail, controller,
            { delegate in
                delegate.splitViewController(self, showDetail: controller, sender: sender)
            })
        {
            return
        }
        guard isMounted else { return setContent(controller, for: .secondary) }
        if hasCollapsed { return showDetailCollapsed(controller) }
        blinkPrimary(for: controller)
    }

    /// C51: asks the delegate of a classic split whether it has shown the controller itself.
    private func asksDelegate(
        _ callback: Callback, _ controller: UIViewController,
        _ ask: (UISplitViewControllerDelegate) -> Bool
    ) -> Bool {
        var answer = false
        simulator.dispatch.note(callback, objectID, .object(controller.objectID), rule: .c51) {
            answer = delegate.map(ask) ?? false
        }
        return answer
    }

    /// R31: in a classic split the primary controller disappears and appears although nothing
    /// happens to it.
    private func blinkPrimary(for controller: UIViewController) {
        let old = hosts[.secondary]
        let primary = seen.contains(.primary) ? hosts[.primary] : nil
        primary?.tellWill(appearing: false, animated: false)
        if let old, old.storedParent === self {
            old.sendWillMove(to: nil, rule: .r31)
            old.core.isManaged = false
            old.leaveParent(rule: .r31)
            old.tellWill(appearing: false, animated: false)
        }
        let new = host(controller, for: .secondary)
        take(new)
        if !seen.contains(.secondary) { seen.append(.secondary) }
        tellAppears(primary)
        install(.secondary)
        tellAppears(new)
        if let old { takeOut(old) }
        primary?.tellDid()
        old?.tellDid()
        new.tellDid()
    }

    /// R31: the primary's navigation controller pushes it; any other primary controller presents
    /// it.
    private func showDetailCollapsed(_ controller: UIViewController) {
        guard let outer = outerStack else {
            return hosts[.primary]?.present(
                controller, animated: showsAnimated) ?? ()
        }
        let shown = topColumn
        contents[.secondary] = controller
        hosts[.secondary] = controller
        outer.holdsStacks = true
        outer.pushViewController(controller, animated: showsAnimated)
        tellWillHide(shown)
        // The push begins in the layout before; callbacks at its end come first.
        simulator.runLoop.performAfterCommit {
            self.simulator.runLoop.perform(after: UINavigationController.transitionDuration) {
                self.tellDidHide(shown)
            }
        }
    }

    // MARK: The secondary column

    /// R31: replaces the secondary controller if it is visible; in a compact width it is pushed
    /// instead.
    func showInSecondary(_ controller: UIViewController) {
        if pushesOntoSecondary(controller) { return }
        guard hasCollapsed, topColumn != .supplementary, let outer = outerStack,
            let inner = hosts[.secondary] as? UINavigationController,
            !(controller is UINavigationController)
        else { return replace(.secondary, with: controller) }
        let isOnTop = topColumn == .secondary
        contents[.secondary] = controller
        inner.setViewControllers([controller], animated: false)
        // C39: if the column is on top, its own navigation controller has replaced the controller
        // already.
        if isOnTop { return }
        controller.loadViewIfNeeded()
        tellWillHide(.primary)
        tellWillShow(.secondary)
        outer.pushViewController(inner, animated: false)
        simulator.runLoop.performAfterCommit {
            self.tellDidHide(.primary)
            self.tellDidShow(.secondary)
        }
    }

    /// C58: on iOS 14 a further plain controller is pushed onto the column's own stack.
    private func pushesOntoSecondary(_ controller: UIViewController) -> Bool {
        guard simulator.systemVersion == 14, !(controller is UINavigationController),
            let inner = hosts[.secondary] as? UINavigationController,
            let content = contents[.secondary], content !== inner
        else { return false }
        contents[.secondary] = controller
        inner.pushViewController(controller, animated: false)
        return true
    }

    // MARK: show

    /// A classic split asks its delegate; then the primary's navigation controller pushes the
    /// controller, or it replaces the primary one.
    func showController(_ controller: UIViewController, sender: Any?) {
        guard !simulator.isStopped else { return }
        if isClassic,
            asksDelegate(
                .splitShow, controller,
                { delegate in
                    delegate.splitViewController(self, show: controller, sender: sender)
                })
        {
            return
        }
        let target = hosts[.primary] ?? contents[.primary]
        if let stack = target as? UINavigationController {
            stack.pushViewController(controller, animated: showsAnimated)
        } else {
            setContent(controller, for: .primary)
        }
    }

    // MARK: The classic split's width (C51, R31)

    func collapseClassic() {
        guard let primary = hosts[.primary], let secondary = hosts[.secondary] else { return }
        let isIn = seen.contains(.primary)
        let top = ask(.splitPrimaryForCollapsing) { $0.primaryViewController(forCollapsing: self) }
        if let top, top !== primary { replace(.primary, with: top) }
        let isDone = asksToCollapse(secondary, onto: top ?? primary)
        tellWillHide(.secondary)
        hasCollapsed = true
        seen = [.primary]
        guard !isDone, let outer = outerStack else {
            if !isDone { (top ?? primary).collapseSecondaryViewController(secondary, for: self) }
            hide(secondary)
            drop(secondary)
            if !isIn { revealPrimary() }
            tellDidCollapse()
            return tellDidHide(.secondary)
        }
        tellWillHide(.primary)
        tellWillShow(.secondary)
        tellDidHide(.primary)
        outer.shown?.tellWill(appearing: false, animated: false)
        outer.shown?.tellDid()
        let emptied = wrapperView(of: .secondary)
        outer.collapseSecondaryViewController(secondary, for: self)
        if isIn { outer.showTopColumn() } else { revealPrimary() }
        emptied?.removeFromSuperview()
        layOutColumns()
        tellDidCollapse()
        tellDidShow(.secondary)
    }

    private func revealPrimary() {
        install(.primary)
        tellAppears(hosts[.primary])
        hosts[.primary]?.tellDid()
    }

    /// The secondary controller has no parent until the split expands.
    private func drop(_ secondary: UIViewController) {
        guard secondary.storedParent === self else { return }
        secondary.core.isManaged = false
        secondary.leaveParent(rule: .r31)
    }

    private func asksToCollapse(
        _ secondary: UIViewController, onto primary: UIViewController
    ) -> Bool {
        hasCollapsedUnasked = delegate == nil
        var answer = false
        let argument = EventArgument.pair(secondary.objectID, primary.objectID, label: .onto)
        simulator.dispatch.note(.splitCollapseSecondary, objectID, argument, rule: .c51) {
            answer =
                delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)
                ?? false
        }
        return answer
    }

    /// Collapses the secondary controller when the split first appears in a compact width.
    func collapseSecondary(_ secondary: UIViewController, onto primary: UIViewController) {
        _ = ask(.splitPrimaryForCollapsing) { $0.primaryViewController(forCollapsing: self) }
        if asksToCollapse(secondary, onto: primary) { return }
        primary.collapseSecondaryViewController(secondary, for: self)
    }

    private func ask(
        _ callback: Callback, _ question: (UISplitViewControllerDelegate) -> UIViewController?
    ) -> UIViewController? {
        var answer: UIViewController?
        simulator.dispatch.note(callback, objectID, rule: .c51) {
            answer = delegate.flatMap(question)
        }
        return answer
    }

    func expandClassic() {
        guard let primary = hosts[.primary] else { return }
        _ = ask(.splitPrimaryForExpanding) { $0.primaryViewController(forExpanding: self) }
        var separate: UIViewController?
        simulator.dispatch.note(
            .splitSeparateSecondary, objectID, .object(primary.objectID), rule: .c51
        ) {
            separate = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        }
        hasCollapsed = false
        mode = resolve(preferences.mode, isExplicit: false)
        let side = mode.sideColumns(of: style)
        if let separate { return expand(with: separate, side) }
        let own = primary.separateSecondaryViewController(for: self)
        guard let outer = outerStack, let top = own, outer.stack.count > 1,
            outer.stack.last === top
        else {
            if let other = own ?? contents[.secondary] { return expand(with: other, side) }
            seen = [.primary]
            return tellDidExpand()
        }
        top.sendWillMove(to: nil, rule: .r31)
        outer.let(go: top)
        if isComing {
            outer.beginToShow(false)
            outer.finishToShow(false)
        }
        contents[.secondary] = top
        hosts[.secondary] = top
        top.handOver(to: self)
        settleClassic(side)
        tellDidExpand()
    }

    private func settleClassic(_ side: [Column]) {
        seen = side + [.secondary]
        for column in seen { install(column) }
        guard !side.contains(.primary), let primary = hosts[.primary] else { return }
        hide(primary)
    }

    private func expand(with controller: UIViewController, _ side: [Column]) {
        let new = host(controller, for: .secondary)
        take(new)
        for column in side { tellWillShow(column) }
        tellWillShow(.secondary)
        settleClassic(side)
        tellAppears(new)
        tellDidExpand()
        tellDidShow(.secondary)
        for column in side { tellDidShow(column) }
        new.tellDid()
    }
}
