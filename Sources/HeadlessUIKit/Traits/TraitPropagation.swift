import HierarchyRecords

extension UIViewController {
    /// The traits of this moment: those of the screen, changed by every override on the way down.
    var effectiveTraits: TraitValues {
        let path = Array(sequence(first: core) { $0.pointee.parent })
        return path.reversed().reduce(simulator.core.pointee.rootTraits) { $1.ownTraits(in: $0) }
    }

    /// T08: while a change goes down the tree, what it has not reached yet has its old traits.
    var presentTraits: TraitValues {
        simulator.isSpreadingTraits && isInShownTree ? knownTraits : effectiveTraits
    }

    /// T01, T02: before iOS 13 the first traits come as a change from nil; from 13 on they were
    /// predicted, and only what differs from the prediction is told. An unparented controller in
    /// another's view is told nothing (D23).
    func updateTraitsForLayout() {
        guard core.isDueToHearOfTraits, isInShownTree else { return }
        let traits = core.traitsForLayout
        if core.isWithoutInitialTraits {
            appearance.hasInitialTraits = true
            knownTraits = traits
            return sendTraitCollectionDidChange(from: nil, rule: .t01)
        }
        let previous = knownTraits
        knownTraits = traits
        tellRegistrations(from: previous)
        sendTraitCollectionDidChange(from: previous, rule: .t09)
    }

    /// R22: who registered hears before `traitCollectionDidChange`.
    private func tellRegistrations(from previous: TraitValues) {
        let stations = [optional?.presentation?.controller?.station, optional?.station]
        guard stations.contains(where: { $0 != nil }) else { return }
        let old = UITraitCollection(previous, ownTraitsHere)
        let changes = UITraitCollection(knownTraits, old.own).changes(from: old)
        for station in stations { station?.tell(changes, from: old) }
    }

    func sendTraitCollectionDidChange(from previous: UITraitCollection, rule: RuleID) {
        send(.traitCollectionDidChange, dispatch.recorder.argument(previous.values), rule: rule) {
            simulator.calling(self) { traitCollectionDidChange(previous) }
        }
    }

    func sendTraitCollectionDidChange(from previous: TraitValues?, rule: RuleID) {
        send(.traitCollectionDidChange, dispatch.recorder.argument(previous), rule: rule) {
            simulator.calling(self) {
                traitCollectionDidChange(previous.map(UITraitCollection.init))
            }
        }
    }

    /// T09: an override changes this controller and what is below it; `willTransition` is not sent.
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
            guard isInShownTree else {
                knownTraits = effectiveTraits
                return
            }
            simulator.spread(below: self, rule: .t09)
        }
    }

    fileprivate func takeTraits(_ traits: TraitValues, rule: RuleID) {
        guard traits != knownTraits else { return }
        let previous = knownTraits
        knownTraits = traits
        tellRegistrations(from: previous)
        optional?.presentation?.controllerOfApp?.sendTraitsDidChange(from: previous)
        sendTraitCollectionDidChange(from: previous, rule: rule)
        guard let view = storedView else { return }
        view.sendTraitsDidChange(from: previous, to: traits)
        view.markForLayout()
    }

    /// This controller and what is below it, children before presented ones.
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
        core.ownTraits(in: inherited)
    }

    /// Whether it hangs, as child or presented, on the window's root.
    var isInShownTree: Bool {
        var controller: UIViewController? = self
        while let current = controller {
            if simulator.isRoot(current) { return true }
            controller = current.storedParent ?? current.optional?.presentation?.presenting
        }
        return false
    }

    /// The parent overrides the traits of a child; what the child overrides for itself goes on top.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.changeOverrides(\.overridesByParent) {
            $0 = collection?.values ?? TraitValues()
        }
    }

    /// The parent's override ends with the parent.
    func dropOverridesByParent() {
        guard let optional, optional.overridesByParent != TraitValues() else { return }
        changeOverrides(\.overridesByParent) { $0 = TraitValues() }
    }

    /// The override set for the child; nil where there is none.
    public func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        let overrides = childViewController.optional?.overridesByParent ?? TraitValues()
        return overrides == TraitValues() ? nil : UITraitCollection(overrides)
    }

    /// Overrides traits by value: the REPL's `trait KEY VALUE for NAME`.
    package func overrideTraits(_ change: (inout TraitValues) -> Void) {
        changeOverrides(\.overrides, change)
    }

    /// T07, A80: the parent, or what presents it, hears of it at once; a size set before is no news.
    func setPreferredContentSize(_ size: CGSize) {
        guard size != preferredContentSize else { return }
        box.preferredContentSize = size
        optional?.presentation?.controller?.preferredSizeDidChange()
        guard let listener = storedParent else {
            optional?.presentation?.controllerOfApp?.sendPreferredSizeDidChange(of: self)
            return
        }
        dispatch.send(
            .preferredContentSizeDidChange, to: listener, .object(objectID), rule: .t07
        ) { listener.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
}

extension Simulator {
    /// D17, T04, T08: `willTransition` through the whole tree, then `traitCollectionDidChange`
    /// through the whole tree, parent first, then layout. Setting the present values does nothing.
    public func setScreenTraits(_ change: (inout TraitValues) -> Void) {
        var traits = screenTraits
        change(&traits)
        guard traits != screenTraits, pendingException == nil else { return }
        ScreenChange(self, traits: traits).perform()
    }

    /// T08: traits go down the tree, one by one, parents first; what a callback has put elsewhere
    /// gets those of its new place.
    func spread(below root: UIViewController, rule: RuleID = .t08) {
        let outer = isSpreadingTraits
        isSpreadingTraits = true
        for controller in root.subtree {
            controller.takeTraits(controller.core.traitsForLayout, rule: rule)
        }
        isSpreadingTraits = outer
    }

    /// D17: a controller whose own method does not call `super` keeps it from what is below.
    func sendWillTransition(
        from root: UIViewController, screen: TraitValues,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        let screen =
            core.pointee.hasViewOverrides
            ? screen.overridden(by: core.pointee.windowOverrides) : screen
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
                // A78: a secondary on a side column's stack goes to the split itself.
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
        optional?.presentation?.controllerOfApp?.sendWillTransition(to: traits, with: coordinator)
        return dispatch.send(
            .willTransitionToTraits, to: self, dispatch.recorder.argument(traits), rule: .t04
        ) { willTransition(to: UITraitCollection(traits), with: coordinator) }
    }
}

extension UIView {
    /// T08: this view and those in it that belong to the same controller, top down; where views
    /// override traits, those whose own have changed.
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
        if core.pointee.isConstrained, old.layoutDirection != new.layoutDirection {
            simulator.layout.engine?.turn(self)
        }
        if core.pointee.isConstrained, old.contentSize != new.contentSize {
            simulator.layout.engine?.refreshGuides(of: self)
        }
        if looks?.station != nil {
            let previous = UITraitCollection(old, inheritedOwnTraits)
            let changes = UITraitCollection(new, previous.own).changes(from: previous)
            return hear(of: changes, from: previous)
        }
        if old.contentSize != new.contentSize { contentSizeCategoryDidChange() }
        send(.viewTraitCollectionDidChange, dispatch.recorder.argument(old), rule: .t08) {
            simulator.calling(self) { traitCollectionDidChange(UITraitCollection(old)) }
        }
    }

    /// The collection, which notes what is read of it while this view is laid out (A75).
    func collection(_ values: TraitValues, _ own: OwnTraits) -> UITraitCollection {
        let collection = UITraitCollection(values, own)
        if let reader = simulator.traitReader, reader === self {
            collection.reader = madeStation
        }
        return collection
    }

    /// A75: from iOS 18 a layout callback is due again when what it read changes.
    func readingTraits(_ body: () -> Void) {
        guard !core.pointee.isPlain else { return body() }
        guard simulator.systemVersion >= 18 else { return simulator.calling(self, body) }
        let outer = simulator.traitReader
        simulator.traitReader = self
        station?.reads = []
        simulator.calling(self, body)
        simulator.traitReader = outer
    }
}

@MainActor
extension ControllerLink {
    fileprivate func ownTraits(in inherited: TraitValues) -> TraitValues {
        var traits = inherited
        if pointee.world.pointee.hasViewOverrides {
            traits = pointee.controller.throughViews(inherited)
        }
        guard let optional = pointee.optional else { return traits }
        if optional.narrowness(in: traits) != nil { traits.horizontal = .compact }
        for overrides in [
            optional.overridesByParent, optional.overridesByPresentation, optional.overrides,
        ] where overrides != TraitValues() {
            traits = traits.overridden(by: overrides)
        }
        return traits
    }

    /// The traits that it should know of when its view is laid out.
    fileprivate var traitsForLayout: TraitValues {
        let world = pointee.world
        return ownTraits(in: pointee.parent?.pointee.traits ?? world.pointee.rootTraits)
    }

    /// T02, A78, A79: from iOS 13 on the traits are predicted with the place where it will be.
    func predictTraits() {
        guard pointee.world.pointee.systemVersion >= 13, !pointee.appearance.hasInitialTraits,
            isGoingToNarrowPlace
        else { return }
        pointee.isInNarrowPlace = true
        pointee.traits.horizontal = .compact
    }

    /// Asks upwards as far as nobody was asked yet.
    private var isGoingToNarrowPlace: Bool {
        var link = self
        while true {
            let parent = link.pointee.parent
            let around = parent?.pointee.traits ?? link.pointee.world.pointee.rootTraits
            if link.pointee.optional?.narrowness(in: around) != nil { return true }
            guard let parent else { return false }
            if parent.pointee.viewLink != nil { return parent.pointee.isInNarrowPlace }
            link = parent
        }
    }

    /// T01: before iOS 13 the first traits come as a change from nil.
    fileprivate var isWithoutInitialTraits: Bool {
        pointee.world.pointee.systemVersion < 13 && !pointee.appearance.hasInitialTraits
    }

    /// T01, T02: whether its layout may begin with a change of traits.
    var isDueToHearOfTraits: Bool {
        guard pointee.viewLink?.isInWindow ?? false else { return false }
        return isWithoutInitialTraits || traitsForLayout != pointee.traits
    }
}
