import HierarchyRecords

/// What one environment on the way down gives its traits.
package struct TraitLayer {
    /// Who gives them.
    package enum Origin {
        case screen
        case view(UIView)
        /// What the controller overrides for a child.
        case parent(UIViewController, child: UIViewController)
        /// What the presentation of the controller overrides for it.
        case presentation(UIViewController)
        case controller(UIViewController)
        /// The place where a container puts it.
        case place(Narrowness)
    }

    package let origin: Origin
    package let values: TraitValues
    package let own: OwnTraits

    init(_ origin: Origin, _ values: TraitValues, _ own: OwnTraits = OwnTraits()) {
        self.origin = origin
        self.values = values
        self.own = own
    }
}

extension UIViewController {
    /// From the screen down to this controller; a later one wins.
    package var traitLayers: [TraitLayer] {
        fromRoot.reduce(into: simulator.layers) { $0 += $1.ownLayers(below: $0) }
    }

    /// What comes to the parent's on the way here.
    private func ownLayers(below inherited: [TraitLayer]) -> [TraitLayer] {
        var layers = viewsUpToParent.map(TraitLayer.init)
        guard let optional else { return layers }
        let traits = (inherited + layers).reduce(TraitValues()) { $0.overridden(by: $1.values) }
        if let narrowness = optional.narrowness(in: traits) {
            layers.append(TraitLayer(.place(narrowness), TraitValues(horizontal: .compact)))
        }
        if let parent = storedParent, optional.overridesByParent != TraitValues() {
            layers.append(
                TraitLayer(.parent(parent, child: self), optional.overridesByParent))
        }
        if let presentation = optional.presentation?.controller,
            presentation.overridingValues != TraitValues()
                || presentation.station?.own.isEmpty == false
        {
            layers.append(
                TraitLayer(
                    .presentation(self), optional.overridesByPresentation,
                    presentation.ownTraitsUnderWay))
        }
        layers.append(
            TraitLayer(
                .controller(self), optional.overrides, optional.station?.own ?? OwnTraits()))
        return layers
    }
}

extension UIView {
    /// From the screen down to this view; a later one wins.
    package var traitLayers: [TraitLayer] {
        let controller = nearestController
        return (controller?.traitLayers ?? simulator.layers)
            + overridingViews(upTo: controller?.storedView).map(TraitLayer.init)
    }
}

extension TraitLayer {
    @MainActor
    fileprivate init(_ overriding: OverridingView) {
        self.init(.view(overriding.view), overriding.station.values, overriding.station.own)
    }
}

extension Simulator {
    /// What every tree of controllers begins with.
    fileprivate var layers: [TraitLayer] {
        let screen = TraitLayer(.screen, screenTraits)
        let window: UIWindow = window
        guard let station = window.station else { return [screen] }
        return [screen, TraitLayer(.view(window), station.values, station.own)]
    }
}
