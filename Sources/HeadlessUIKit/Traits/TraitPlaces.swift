import HierarchyRecords

/// All objects with traits in a part of the hierarchy, parents first: a controller, then its views,
/// then its children.
@MainActor
struct TraitPlaces {
    private(set) var places: [any TraitBearer] = []

    /// Collects a controller and its descendants, including presented ones.
    init(of controller: UIViewController) { add(.controller(controller)) }

    /// Collects a view, its subviews and the controllers of these; for a window the whole
    /// hierarchy.
    init(in view: UIView) {
        guard let root = (view as? UIWindow)?.rootViewController else {
            add(.views(view))
            return
        }
        places.append(view)
        add(.controller(root))
    }

    /// Collects a scene and all that its windows show.
    init(of scene: UIWindowScene) {
        places.append(scene)
        for window in scene.windows { places += TraitPlaces(in: window).places }
    }

    /// A part of the hierarchy that is still to be visited.
    fileprivate enum Part {
        case controller(UIViewController)
        /// A view, with the subviews that belong to the same controller.
        case ownViews(UIView)
        /// A view, with its subviews and their controllers.
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
    /// T09: makes a change and sends the callbacks of all objects on the screen whose traits differ
    /// afterwards.
    func changeTraits(of owner: ObjectID, _ places: TraitPlaces, _ change: () -> Void) {
        settleTraits(of: owner) {
            let before = places.places.map { (place: $0, traits: $0.traitCollection) }
            change()
            traits.spreading(false) {
                for (place, old) in before {
                    let new = place.traitCollection
                    let changes = new.changes(from: old)
                    guard !changes.isEmpty else { continue }
                    place.hear(of: changes, from: old, to: new)
                }
            }
        }
    }

    /// Makes a change of overrides. Nested changes, made in the callbacks of other changes, are
    /// dropped beyond a certain depth.
    func settleTraits(of owner: ObjectID, _ change: () -> Void) {
        if !isStopped { traits.settle(of: owner, change) }
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
        case let scene as UIWindowScene:
            scene.station?.tell(changes, from: old)
        default: break
        }
    }
}

extension UIView {
    /// R22, A75: calls the registrations, then the view's own callback; marks it for layout if its
    /// layout has read one of the changed traits.
    func hear(of changes: Set<TraitID>, from old: UITraitCollection) {
        if changes.contains(.contentSize) { contentSizeCategoryDidChange() }
        if let station = looks?.station {
            station.tell(changes, from: old)
            if !station.reads.isDisjoint(with: changes) { setNeedsLayout() }
        }
        send(
            .viewTraitCollectionDidChange, dispatch.recorder.argument(old.values), rule: .t08,
            given: [.object(old)], readsTraits: true
        ) { traitCollectionDidChange(old) }
    }

    /// R22: the traits that the view says it has. Outside of a window these are the ones that it was
    /// last told: its controller reads new ones at once and passes an override on to its root view alone.
    var toldTraits: TraitValues {
        guard simulator.systemVersion >= 13, !isInWindow, let controller = nearestController else {
            return inheritedTraits
        }
        let isRoot = controller.storedView === self
        let above =
            (isRoot ? nil : controller.optional?.traitsOfSubviews) ?? controller.knownTraits
        guard simulator.core.hasViewOverrides else { return above }
        return overridingViews(upTo: controller.storedView).reduce(above) {
            $0.overridden(by: $1.station.values)
        }
    }

    /// T08, T09: the traits of the view's controller or else of the window, with the overrides of
    /// the views above it.
    var inheritedTraits: TraitValues {
        let controller = nearestController
        let above = controller?.presentTraits ?? simulator.core.rootTraits
        guard simulator.core.hasViewOverrides else { return above }
        return overridingViews(upTo: controller?.storedView).reduce(above) {
            $0.overridden(by: $1.station.values)
        }
    }

    /// The traits that are no numbers, inherited from the window down to this controller.
    var inheritedOwnTraits: OwnTraits {
        guard simulator.core.hasOwnTraits else { return OwnTraits() }
        let controller = nearestController
        let above = controller?.ownTraitsHere ?? simulator.rootOwnTraits
        return overridingViews(upTo: controller?.storedView).reduce(above) {
            $0.overridden(by: $1.station.own)
        }
    }
}

extension UIViewController {
    /// The traits that are no numbers, from the window down to this view.
    var ownTraitsHere: OwnTraits {
        guard simulator.core.hasOwnTraits else { return OwnTraits() }
        let above = simulator.rootOwnTraits
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

    /// The parent's traits with the overrides of the views that contain this controller's view.
    func throughViews(_ inherited: TraitValues) -> TraitValues {
        viewsUpToParent.reduce(inherited) { $0.overridden(by: $1.station.values) }
    }
}

extension SimulatorCore {
    /// The traits with which every hierarchy of controllers begins: the screen's, with the
    /// overrides of the scene (T21) and of the window.
    @MainActor
    var rootTraits: TraitValues { rootTraits(on: screenTraits) }

    /// The same on a screen with those traits.
    @MainActor
    func rootTraits(on screen: TraitValues) -> TraitValues {
        guard hasViewOverrides else { return screen }
        return screen.overridden(by: sceneOverrides).overridden(by: windowOverrides)
    }
}

extension Simulator {
    /// The traits that are no numbers, as scene and window override them.
    fileprivate var rootOwnTraits: OwnTraits {
        let ofScene = window.windowScene?.station?.own ?? OwnTraits()
        return window.station.map { ofScene.overridden(by: $0.own) } ?? ofScene
    }
}
