import HierarchyRecords

/// Everybody in a part of the tree who has traits, parents first: a controller, its views, then its
/// children.
@MainActor
struct TraitPlaces {
    private(set) var places: [any TraitBearer] = []

    /// A controller and what is below it, presented ones too.
    init(of controller: UIViewController) { add(.controller(controller)) }

    /// A view, those in it, and the controllers whose views are in it; of a window, everybody.
    init(in view: UIView) {
        guard let root = (view as? UIWindow)?.rootViewController else {
            add(.views(view))
            return
        }
        places.append(view)
        add(.controller(root))
    }

    /// What is still to be walked through.
    fileprivate enum Part {
        case controller(UIViewController)
        /// A view and those in it that belong to the same controller.
        case ownViews(UIView)
        /// A view, those in it, and the controllers whose views are in it.
        case views(UIView)
    }

    private mutating func add(_ first: Part) {
        var open = [first]
        while let part = open.popLast() {
            places.append(part.place)
            open += part.below.reversed()
        }
    }
}

@MainActor
extension TraitPlaces.Part {
    fileprivate var place: any TraitBearer {
        switch self {
        case .controller(let controller): controller
        case .ownViews(let view), .views(let view): view
        }
    }

    fileprivate var below: [Self] {
        switch self {
        case .controller(let controller):
            (controller.storedView.map { [.ownViews($0)] } ?? [])
                + controller.childList.elements.map { .controller($0) }
                + (controller.presentedApart.map { [.controller($0)] } ?? [])
        case .ownViews(let view):
            view.subviewList.elements.filter { $0.controller == nil }.map { .ownViews($0) }
        case .views(let view):
            view.subviewList.elements.map { subview in
                subview.controller.map { .controller($0) } ?? .views(subview)
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
        if changes.contains(.contentSize) { contentSizeCategoryDidChange() }
        if let station = looks?.station {
            station.tell(changes, from: old)
            if !station.reads.isDisjoint(with: changes) { setNeedsLayout() }
        }
        send(
            .viewTraitCollectionDidChange, dispatch.recorder.argument(old.values), rule: .t08
        ) { simulator.calling(self) { traitCollectionDidChange(old) } }
    }

    /// T08, T09: the traits of the controller that the view belongs to, else of the window, with
    /// what views override on the way down.
    var inheritedTraits: TraitValues {
        let controller = nearestController
        let above = controller?.presentTraits ?? simulator.core.pointee.rootTraits
        guard simulator.core.pointee.hasViewOverrides else { return above }
        return overridingViews(upTo: controller?.storedView).reduce(above) {
            $0.overridden(by: $1.station.values)
        }
    }

    /// What no number holds, from the window down to here.
    var inheritedOwnTraits: OwnTraits {
        guard simulator.core.pointee.hasOwnTraits else { return OwnTraits() }
        let controller = nearestController
        let above = controller?.ownTraitsHere ?? simulator.window.station?.own ?? OwnTraits()
        return overridingViews(upTo: controller?.storedView).reduce(above) {
            $0.overridden(by: $1.station.own)
        }
    }
}

extension UIViewController {
    /// What no number holds, from the window down to here.
    var ownTraitsHere: OwnTraits {
        guard simulator.core.pointee.hasOwnTraits else { return OwnTraits() }
        let above = simulator.window.station?.own ?? OwnTraits()
        return fromRoot.reduce(above) { traits, controller in
            let around = controller.viewsUpToParent.reduce(traits) {
                $0.overridden(by: $1.station.own)
            }
            let presented =
                controller.optional?.presentation?.controller.map {
                    around.overridden(by: $0.ownTraitsUnderWay)
                } ?? around
            return controller.station.map { presented.overridden(by: $0.own) } ?? presented
        }
    }

    /// What the views around override of its parent's traits.
    func throughViews(_ inherited: TraitValues) -> TraitValues {
        viewsUpToParent.reduce(inherited) { $0.overridden(by: $1.station.values) }
    }
}

extension SimulatorCore {
    /// What every tree of controllers begins with: the screen's, with what the window overrides.
    @MainActor
    var rootTraits: TraitValues {
        hasViewOverrides ? screenTraits.overridden(by: windowOverrides) : screenTraits
    }
}
