import HierarchyRecords

/// What one environment on the way down gives its traits.
package struct TraitLayer {
    /// Who gives them.
    package enum Origin {
        case screen
        case view(UIView)
        /// What the controller overrides for a child.
        case parent(UIViewController, child: UIViewController)
        case controller(UIViewController)
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
        var layers = storedParent.map { $0.traitLayers + viewLayers(upTo: $0) } ?? simulator.layers
        guard let optional else { return layers }
        if let parent = storedParent, optional.overridesByParent != TraitValues() {
            layers.append(
                TraitLayer(.parent(parent, child: self), optional.overridesByParent))
        }
        layers.append(
            TraitLayer(
                .controller(self), optional.overrides, optional.station?.own ?? OwnTraits()))
        return layers
    }

    private func viewLayers(upTo parent: UIViewController) -> [TraitLayer] {
        guard simulator.systemVersion >= 17, let view = storedView?.storedSuperview,
            let last = parent.storedView, view.isDescendant(of: last)
        else { return [] }
        return view.overridingLayers(upTo: last)
    }
}

extension UIView {
    /// From the screen down to this view; a later one wins.
    package var traitLayers: [TraitLayer] {
        let controller = nearestController
        return (controller?.traitLayers ?? simulator.layers)
            + overridingLayers(upTo: controller?.storedView)
    }

    fileprivate func overridingLayers(upTo last: UIView?) -> [TraitLayer] {
        var result: [TraitLayer] = []
        var view: UIView? = self
        while let current = view, !(current is UIWindow) {
            if let station = current.looks?.station {
                result.append(TraitLayer(.view(current), station.values, station.own))
            }
            if current === last { break }
            view = current.storedSuperview
        }
        return result.reversed()
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
