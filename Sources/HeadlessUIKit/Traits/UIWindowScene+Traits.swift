import HierarchyRecords

// T21: the traits of a scene, which its windows inherit.

@available(iOS 13, *)
extension UIWindowScene: TraitBearer {
    /// The screen's traits, with the scene's overrides.
    public var traitCollection: UITraitCollection {
        let core = simulator.core
        return UITraitCollection(
            core.screenTraits.overridden(by: overridingValues), station?.own ?? OwnTraits())
    }

    /// Never called: subclasses of a scene are not told.
    @available(iOS, deprecated: 17)
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The overrides for all windows of the scene; a window's own stand above them. From iOS 17.
    @available(iOS 17, *)
    public var traitOverrides: UITraitOverrides { UITraitOverrides(of: self) }

    var madeStation: TraitStation { Changes.made(station, TraitStation()) { station = $0 } }

    var overridingValues: TraitValues { station?.values ?? TraitValues() }

    func override(with values: TraitValues) {
        guard values != overridingValues else { return }
        simulator.core.hasViewOverrides = true
        simulator.changeTraits(of: objectID, TraitPlaces(of: self)) {
            madeStation.values = values
            simulator.core.sceneOverrides = values
        }
    }

    func override(with own: OwnTraits) {
        simulator.core.hasOwnTraits = true
        simulator.changeTraits(of: objectID, TraitPlaces(of: self)) {
            madeStation.own = own
        }
    }
}
