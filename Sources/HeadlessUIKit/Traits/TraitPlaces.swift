import HierarchyRecords

/// Everybody in a part of the tree who has traits, parents first: a controller, its views, then its
/// children.
@MainActor
struct TraitPlaces {
    private(set) var places: [any TraitBearer] = []

    /// A controller and what is below it, presented ones too.
    init(of controller: UIViewController) { add(controller) }

    /// A view, those in it, and the controllers whose views are in it; of a window, everybody.
    init(in view: UIView) {
        guard let root = (view as? UIWindow)?.rootViewController else {
            addViews(in: view)
            return
        }
        places.append(view)
        add(root)
    }

    private mutating func add(_ controller: UIViewController) {
        places.append(controller)
        if let view = controller.storedView { addOwnViews(of: view) }
        for child in controller.childList.elements { add(child) }
        if let presented = controller.presentedApart { add(presented) }
    }

    /// The views that belong to the same controller.
    private mutating func addOwnViews(of view: UIView) {
        places.append(view)
        for subview in view.subviewList.elements where subview.controller == nil {
            addOwnViews(of: subview)
        }
    }

    private mutating func addViews(in view: UIView) {
        places.append(view)
        for subview in view.subviewList.elements {
            if let controller = subview.controller {
                add(controller)
            } else {
                addViews(in: subview)
            }
        }
    }
}

extension Simulator {
    /// T09: everybody whose traits are others after the change hears of it, if they are shown.
    func changeTraits(of owner: ObjectID, _ places: TraitPlaces, _ change: () -> Void) {
        settleTraits(of: owner) {
            let before = places.places.map { (place: $0, traits: $0.traitCollection) }
            change()
            let outer = isSpreadingTraits
            isSpreadingTraits = false
            for (place, old) in before {
                let new = place.traitCollection
                let changes = new.changes(from: old)
                guard !changes.isEmpty else { continue }
                place.hear(of: changes, from: old, to: new)
            }
            isSpreadingTraits = outer
        }
    }

    /// How many changes of overrides may be made inside each other.
    private static let traitDepthLimit = 32

    /// A change of overrides that makes another, and that another, is let go at some depth.
    func settleTraits(of owner: ObjectID, _ change: () -> Void) {
        guard endlessTraits == nil, !isStopped else { return }
        guard traitDepth < Self.traitDepthLimit else { return endlessTraits = owner }
        traitDepth += 1
        change()
        traitDepth -= 1
    }

    /// Whose traits did not settle since this was last asked.
    package func takeEndlessTraits() -> ObjectID? {
        defer { endlessTraits = nil }
        return endlessTraits
    }
}

extension TraitBearer {
    fileprivate func hear(
        of changes: Set<TraitID>, from old: UITraitCollection, to new: UITraitCollection
    ) {
        switch self {
        case let controller as UIViewController:
            controller.knownTraits = new.values
            guard controller.isInShownTree else { return }
            station?.tell(changes, from: old)
            controller.sendTraitCollectionDidChange(from: old, rule: .t09)
            controller.storedView?.markForLayout()
        case let view as UIView:
            guard view.isInWindow else { return }
            view.hear(of: changes, from: old)
        default: break
        }
    }
}

extension UIView {
    /// R22, A75: who registered, then the view itself; what its layout read makes it due for layout.
    func hear(of changes: Set<TraitID>, from old: UITraitCollection) {
        if let station = looks?.station {
            station.tell(changes, from: old)
            if !station.reads.isDisjoint(with: changes) { setNeedsLayout() }
        }
        send(
            .viewTraitCollectionDidChange, dispatch.recorder.argument(old.values), rule: .t08
        ) { traitCollectionDidChange(old) }
    }

    /// The plain values that views override from here up to the root view of the controller,
    /// innermost first.
    fileprivate func overrides(upTo last: UIView?) -> [TraitStation] {
        var result: [TraitStation] = []
        var view: UIView? = self
        while let current = view, !(current is UIWindow) {
            if let station = current.looks?.station { result.append(station) }
            if current === last { break }
            view = current.storedSuperview
        }
        return result
    }

    /// T08, T09: the traits of the controller that the view belongs to, else of the window, with
    /// what views override on the way down.
    var inheritedTraits: TraitValues {
        let controller = nearestController
        let above = controller?.presentTraits ?? simulator.core.pointee.rootTraits
        guard simulator.core.pointee.hasViewOverrides else { return above }
        return overrides(upTo: controller?.storedView).reversed().reduce(above) {
            $0.overridden(by: $1.values)
        }
    }

    /// What no number holds, from the window down to here.
    var inheritedOwnTraits: OwnTraits {
        guard simulator.core.pointee.hasOwnTraits else { return OwnTraits() }
        let controller = nearestController
        let above = controller?.ownTraitsHere ?? simulator.window.station?.own ?? OwnTraits()
        return overrides(upTo: controller?.storedView).reversed().reduce(above) {
            $0.overridden(by: $1.own)
        }
    }
}

extension UIViewController {
    /// What no number holds, from the window down to here.
    var ownTraitsHere: OwnTraits {
        guard simulator.core.pointee.hasOwnTraits else { return OwnTraits() }
        let above = storedParent.map { parent in
            viewsUpToParent(parent).reversed().reduce(parent.ownTraitsHere) {
                $0.overridden(by: $1.own)
            }
        }
        let base = above ?? simulator.window.station?.own ?? OwnTraits()
        return station.map { base.overridden(by: $0.own) } ?? base
    }

    /// From iOS 17 a controller has the traits of the views that its view is in, innermost first.
    fileprivate func viewsUpToParent(_ parent: UIViewController) -> [TraitStation] {
        guard simulator.systemVersion >= 17, let view = storedView?.storedSuperview,
            let last = parent.storedView, view.isDescendant(of: last)
        else { return [] }
        return view.overrides(upTo: last)
    }

    /// What the views around override of its parent's traits.
    func throughViews(_ inherited: TraitValues) -> TraitValues {
        guard let parent = storedParent else { return inherited }
        return viewsUpToParent(parent).reversed().reduce(inherited) {
            $0.overridden(by: $1.values)
        }
    }
}

extension SimulatorCore {
    /// What every tree of controllers begins with: the screen's, with what the window overrides.
    @MainActor
    var rootTraits: TraitValues {
        hasViewOverrides ? screenTraits.overridden(by: windowOverrides) : screenTraits
    }
}
