import HierarchyRecords

// A106: what a presentation overrides of the traits of the controller that it presents.

extension UIPresentationController: TraitBearer {
    /// Overrides of the presented controller's traits; nil for none. Deprecated from iOS 17 on.
    public var overrideTraitCollection: UITraitCollection? {
        get { overridingValues == TraitValues() ? nil : UITraitCollection(overridingValues) }
        set { override(with: newValue?.values ?? TraitValues()) }
    }

    /// From iOS 17: the same, trait by trait.
    public var traitOverrides: UITraitOverrides { UITraitOverrides(of: self) }

    var station: TraitStation? { core.value.station }

    var madeStation: TraitStation {
        let made = core.value.station ?? TraitStation()
        core.value.station = made
        return made
    }

    var overridingValues: TraitValues { station?.values ?? TraitValues() }

    func override(with values: TraitValues) {
        guard values != overridingValues else { return }
        madeStation.values = values
        guard isUnderWay else { return }
        presentedIfAlive?.changeOverrides(\.overridesByPresentation) { $0 = values }
    }

    func override(with own: OwnTraits) {
        simulator.core.pointee.hasOwnTraits = true
        guard isUnderWay, let presented = presentedIfAlive else { return madeStation.own = own }
        simulator.changeTraits(of: objectID, TraitPlaces(of: presented)) { madeStation.own = own }
    }

    /// What it overrides of traits that no number holds, while the presentation lasts.
    var ownTraitsUnderWay: OwnTraits { isUnderWay ? station?.own ?? OwnTraits() : OwnTraits() }

    /// Whether it runs the presentation that its controller is in.
    private var isUnderWay: Bool {
        guard let state = presentedIfAlive?.optional?.presentation else { return false }
        return state.presenting != nil && state.controller === self
    }

    /// A106: before the presented controller is shown, so that these are among its first traits.
    func beginOverridingTraits() {
        guard overridingValues != TraitValues() else { return }
        presentedIfAlive?.changeOverrides(\.overridesByPresentation) { $0 = overridingValues }
    }

    /// A106: the presentation is over.
    func endOverridingTraits() {
        guard overridingValues != TraitValues() else { return }
        presentedIfAlive?.changeOverrides(\.overridesByPresentation) { $0 = TraitValues() }
    }
}
