import HierarchyRecords

extension UIViewController {
    /// The present traits: the screen's, with all overrides on the way down.
    var effectiveTraits: TraitValues {
        let path = Array(sequence(first: link) { $0.core.parent })
        return path.reversed().reduce(simulator.core.rootTraits) { $1.ownTraits(in: $0) }
    }

    /// T08: while a change spreads down the hierarchy, controllers that it has not reached yet keep
    /// their old traits.
    var presentTraits: TraitValues {
        simulator.traits.isSpreading && isInShownTree ? knownTraits : effectiveTraits
    }

    /// T01, T02: before iOS 13 the first traits are sent as a change from nil. From iOS 13 on they
    /// are predicted, and a callback is sent only if they differ from the prediction. A controller
    /// without a parent whose view is in another one's view gets no callback (D23).
    func updateTraitsForLayout() {
        guard link.isDueToHearOfTraits, isInShownTree else { return }
        let traits = link.traitsForLayout
        if link.isWithoutInitialTraits {
            appearance.hasInitialTraits = true
            knownTraits = traits
            return sendTraitCollectionDidChange(from: nil, rule: .t01)
        }
        let previous = knownTraits
        knownTraits = traits
        optional?.scene?.variations?.apply(traits)
        tellRegistrations(from: previous)
        sendTraitCollectionDidChange(from: previous, rule: .t09)
    }

    /// R22: calls the registrations before `traitCollectionDidChange`.
    private func tellRegistrations(from previous: TraitValues) {
        let stations = [optional?.presentation?.controller?.station, optional?.station]
        guard stations.contains(where: { $0 != nil }) else { return }
        let old = UITraitCollection(previous, ownTraitsHere)
        let changes = UITraitCollection(knownTraits, old.own).changes(from: old)
        for station in stations { station?.tell(changes, from: old) }
    }

    func sendTraitCollectionDidChange(from previous: UITraitCollection, rule: RuleID) {
        guard simulator.hasTraits else { return }
        send(
            .traitCollectionDidChange, dispatch.recorder.argument(previous.values), rule: rule,
            given: [.object(previous)], readsTraits: true
        ) { traitCollectionDidChange(previous) }
    }

    func sendTraitCollectionDidChange(from previous: TraitValues?, rule: RuleID) {
        guard simulator.hasTraits else { return }
        send(
            .traitCollectionDidChange, dispatch.recorder.argument(previous), rule: rule,
            given: [.object(previous.map(UITraitCollection.init))],
            readsTraits: true
        ) { traitCollectionDidChange(previous.map(UITraitCollection.init)) }
    }

    /// T09: an override affects this controller and its descendants; `willTransition` is not sent.
    func changeOverrides(
        _ path: ReferenceWritableKeyPath<OptionalState, TraitValues> = \.overrides,
        _ change: (inout TraitValues) -> Void
    ) {
        let old = optional?[keyPath: path] ?? TraitValues()
        var overrides = old
        change(&overrides)
        guard overrides != old else { return }
        simulator.settleTraits(of: objectID) {
            box[keyPath: path] = overrides
            guard isInShownTree else { return takeTraitsOutOfSight() }
            simulator.spread(below: self, rule: .t09)
        }
    }

    /// R22: outside of the window an override reaches the controller and its root view.
    private func takeTraitsOutOfSight() {
        if simulator.systemVersion >= 13, box.traitsOfSubviews == nil {
            box.traitsOfSubviews = knownTraits
        }
        knownTraits = effectiveTraits
    }

    fileprivate func takeTraits(_ traits: TraitValues, rule: RuleID) {
        guard traits != knownTraits else { return }
        let previous = knownTraits
        knownTraits = traits
        optional?.scene?.variations?.apply(traits)
        tellRegistrations(from: previous)
        optional?.presentation?.controllerOfApp?.sendTraitsDidChange(from: previous)
        sendTraitCollectionDidChange(from: previous, rule: rule)
        guard let view = storedView else { return }
        view.sendTraitsDidChange(from: previous, to: traits)
        view.markForLayout()
    }

    /// This controller and its descendants; children come before presented controllers.
    fileprivate var subtree: [UIViewController] {
        var result: [UIViewController] = []
        var waiting = [self]
        while let controller = waiting.popLast() {
            result.append(controller)
            if let presented = controller.presentedApart { waiting.append(presented) }
            waiting += controller.childList.elements.reversed()
        }
        return result
    }

    fileprivate func ownTraits(in inherited: TraitValues) -> TraitValues {
        link.ownTraits(in: inherited)
    }

    /// Whether it is in the window's controller hierarchy, as a descendant or presented.
    var isInShownTree: Bool {
        var controller: UIViewController? = self
        while let current = controller {
            if simulator.isRoot(current) { return true }
            controller = current.storedParent ?? current.optional?.presentation?.presenting
        }
        return false
    }

    /// Sets the parent's overrides for a child; the child's own overrides are applied after these.
    @available(iOS, introduced: 8, deprecated: 17)
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.changeOverrides(\.overridesByParent) {
            $0 = collection?.values ?? TraitValues()
        }
    }

    /// Removes the overrides of the parent when the child leaves it.
    func dropOverridesByParent() {
        guard let optional, optional.overridesByParent != TraitValues() else { return }
        changeOverrides(\.overridesByParent) { $0 = TraitValues() }
    }

    /// The overrides that were set for the child; nil if there are none.
    @available(iOS, introduced: 8, deprecated: 17)
    public func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        let overrides = childViewController.optional?.overridesByParent ?? TraitValues()
        return overrides == TraitValues() ? nil : UITraitCollection(overrides)
    }

    /// Overrides traits by value, for the command `trait KEY VALUE for NAME`.
    package func overrideTraits(_ change: (inout TraitValues) -> Void) {
        changeOverrides(\.overrides, change)
    }

    /// T07, A80: tells the parent or the presentation controller at once; setting the same size
    /// again tells nothing.
    func setPreferredContentSize(_ size: CGSize) {
        guard size != preferredContentSize else { return }
        box.preferredContentSize = size
        optional?.presentation?.controller?.preferredSizeDidChange()
        guard let listener = storedParent else {
            optional?.presentation?.controllerOfApp?.sendPreferredSizeDidChange(of: self)
            return
        }
        dispatch.send(
            .preferredContentSizeDidChange, to: listener, .object(objectID), rule: .t07,
            given: [.container(self)]
        ) { listener.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
}

extension Simulator {
    /// D17, T04, T08: changes the screen's traits. Sends `willTransition` through the whole
    /// hierarchy, then `traitCollectionDidChange` likewise, parents first, then lays out. Setting
    /// the present values has no effect.
    public func setScreenTraits(_ change: (inout TraitValues) -> Void) {
        var traits = screenTraits
        change(&traits)
        guard traits != screenTraits, pendingException == nil else { return }
        ScreenChange(self, traits: traits).perform()
    }

    /// T08: spreads new traits down the hierarchy, parents first; a controller that a callback has
    /// moved gets the traits of its new place.
    func spread(below root: UIViewController, rule: RuleID = .t08) {
        traits.spreading {
            for controller in root.subtree {
                controller.takeTraits(controller.link.traitsForLayout, rule: rule)
            }
        }
    }

    /// D17: a controller whose override does not call `super` ends the propagation to its
    /// descendants.
    func sendWillTransition(
        from root: UIViewController, screen: TraitValues,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        let screen = core.rootTraits(on: screen)
        var waiting = [(controller: root, traits: root.ownTraits(in: screen))]
        var ofSplits: [ObjectID: TraitValues] = [:]
        while let (controller, own) = waiting.popLast() {
            if controller is UISplitViewController { ofSplits[controller.objectID] = own }
            let goesOn =
                own == controller.knownTraits
                || controller.sendWillTransition(to: own, with: coordinator)
            guard goesOn else { continue }
            if let presented = controller.presentedApart {
                waiting.append((presented, presented.ownTraits(in: screen)))
            }
            for child in controller.childList.elements.reversed() {
                // A78: a secondary controller on a side column's stack gets the traits of the split
                // itself.
                let split = child.optional?.columnOfSplit?.split
                let around = split.flatMap { ofSplits[$0.objectID] } ?? own
                waiting.append((child, child.ownTraits(in: around)))
            }
        }
    }
}

extension UIViewController {
    fileprivate func sendWillTransition(
        to traits: TraitValues, with coordinator: UIViewControllerTransitionCoordinator
    ) -> Bool {
        guard simulator.hasTraits else { return true }
        optional?.presentation?.controllerOfApp?.sendWillTransition(to: traits, with: coordinator)
        let new = UITraitCollection(traits)
        return dispatch.send(
            .willTransitionToTraits, to: self, dispatch.recorder.argument(traits), rule: .t04,
            given: [.object(new), .coordinator(coordinator)]
        ) { willTransition(to: new, with: coordinator) }
    }
}

extension Simulator {
    /// Whether the system has traits, presentation controllers and transitions to another size; they
    /// came with iOS 8.
    var hasTraits: Bool { systemVersion >= 8 }
}

extension UIView {
    /// T08: sends the change to this view and its subviews of the same controller, top down; where
    /// views have overrides, only to those whose own traits have changed.
    func sendTraitsDidChange(from previous: TraitValues, to present: TraitValues) {
        var waiting = [(view: self, old: previous, new: present)]
        while let (view, oldAbove, newAbove) = waiting.popLast() {
            let overrides = view.looks?.station?.values ?? TraitValues()
            let (old, new) = (
                oldAbove.overridden(by: overrides), newAbove.overridden(by: overrides)
            )
            if old != new { view.sendTraitsDidChange(old, new) }
            for subview in view.subviewList.elements.reversed() where subview.controller == nil {
                waiting.append((subview, old, new))
            }
        }
    }

    private func sendTraitsDidChange(_ old: TraitValues, _ new: TraitValues) {
        if core.isConstrained, old.layoutDirection != new.layoutDirection {
            simulator.layout.engine?.turn(self)
        }
        if core.isConstrained, old.contentSize != new.contentSize {
            simulator.layout.engine?.refreshGuides(of: self)
        }
        if old.vertical != new.vertical || old.horizontal != new.horizontal {
            sizeClassesDidChange()
        }
        if looks?.station != nil {
            let previous = UITraitCollection(old, inheritedOwnTraits)
            let changes = UITraitCollection(new, previous.own).changes(from: previous)
            return hear(of: changes, from: previous)
        }
        if old.contentSize != new.contentSize { contentSizeCategoryDidChange() }
        guard simulator.hasTraits else { return }
        send(
            .viewTraitCollectionDidChange, dispatch.recorder.argument(old), rule: .t08,
            given: [.object(UITraitCollection(old))],
            readsTraits: true
        ) { traitCollectionDidChange(UITraitCollection(old)) }
    }

    /// The collection; if this view is being laid out, it records which traits are read (A75).
    func collection(_ values: TraitValues, _ own: OwnTraits) -> UITraitCollection {
        let collection = UITraitCollection(values, own)
        if let reader = simulator.traits.reader, reader === self {
            collection.reader = madeStation
        }
        return collection
    }

    /// A75: from iOS 18, records which traits the view's layout reads; a change of these makes the
    /// layout due again.
    func layOutReadingTraits(_ body: () -> Void) {
        guard !core.isPlain else { return body() }
        guard simulator.systemVersion >= 18 else { return simulator.traits.calling(self, body) }
        station?.reads = []
        simulator.traits.noting(readsOf: self, body)
    }
}

@MainActor
extension ControllerLink {
    fileprivate func ownTraits(in inherited: TraitValues) -> TraitValues {
        var traits = inherited
        if core.world.core.hasViewOverrides {
            traits = core.controller.throughViews(inherited)
        }
        guard let optional = core.optional else { return traits }
        if optional.narrowness(in: traits) != nil { traits.horizontal = .compact }
        for overrides in [
            optional.overridesByParent, optional.overridesByPresentation, optional.overrides,
        ] where overrides != TraitValues() {
            traits = traits.overridden(by: overrides)
        }
        return traits
    }

    /// The traits that the controller should know when its view is laid out.
    fileprivate var traitsForLayout: TraitValues {
        let world = core.world
        return ownTraits(in: core.parent?.core.traits ?? world.core.rootTraits)
    }

    /// T02, A78, A79: from iOS 13 on predicts the traits that the controller will have in its
    /// place.
    func predictTraits() {
        guard core.world.core.systemVersion >= 13, !core.appearance.hasInitialTraits,
            isGoingToNarrowPlace
        else { return }
        core.isInNarrowPlace = true
        core.traits.horizontal = .compact
    }

    /// Whether the controller's place will have a compact width; examines the ancestors up to the
    /// first whose view is loaded, because that one has the answer already.
    private var isGoingToNarrowPlace: Bool {
        var link = self
        while true {
            let parent = link.core.parent
            let around = parent?.core.traits ?? link.core.world.core.rootTraits
            if link.core.optional?.narrowness(in: around) != nil { return true }
            guard let parent else { return false }
            if parent.core.viewLink != nil { return parent.core.isInNarrowPlace }
            link = parent
        }
    }

    /// T01: whether the first traits are still to be sent as a change from nil, before iOS 13.
    fileprivate var isWithoutInitialTraits: Bool {
        core.world.core.systemVersion < 13 && !core.appearance.hasInitialTraits
    }

    /// C02, T01, T02, T14: whether the layout of its view may begin with `traitCollectionDidChange`.
    var isDueToHearOfTraits: Bool {
        guard core.viewLink?.isInWindow ?? false else { return false }
        return isWithoutInitialTraits || traitsForLayout != core.traits
    }
}
