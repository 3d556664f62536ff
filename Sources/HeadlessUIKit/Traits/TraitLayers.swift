import HierarchyRecords

/// The traits that one environment on the way down the hierarchy contributes.
package struct TraitLayer {
    /// The environment that contributes them.
    package enum Origin {
        case screen
        case view(UIView)
        /// The controller overrides them for a child.
        case parent(UIViewController, child: UIViewController)
        /// The controller's presentation overrides them.
        case presentation(UIViewController)
        case controller(UIViewController)
        /// The place in a container determines them.
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
    /// The layers from the screen down to this controller; later ones win.
    package var traitLayers: [TraitLayer] {
        fromRoot.reduce(into: simulator.layers) { $0 += $1.ownLayers(below: $0) }
    }

    /// The layers that are added between the parent and this controller.
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
    /// The layers from the screen down to this view; later ones win.
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
    /// The layers with which every hierarchy of controllers begins.
    fileprivate var layers: [TraitLayer] {
        let screen = TraitLayer(.screen, screenTraits)
        let window: UIWindow = window
        guard let station = window.station else { return [screen] }
        return [screen, TraitLayer(.view(window), station.values, station.own)]
    }
}
