import HierarchyRecords

// A106: the traits of the presented controller that a presentation overrides.

extension UIPresentationController: TraitBearer {
    /// The traits that override those of the presented controller; nil for none. Deprecated from
    /// iOS 17 on.
    @available(iOS, deprecated: 17)
    public var overrideTraitCollection: UITraitCollection? {
        get { overridingValues == TraitValues() ? nil : UITraitCollection(overridingValues) }
        set { override(with: newValue?.values ?? TraitValues()) }
    }

    /// From iOS 17: the overrides, trait by trait.
    @available(iOS 17, *)
    public var traitOverrides: UITraitOverrides { UITraitOverrides(of: self) }

    var station: TraitStation? { core.value.station }

    var madeStation: TraitStation {
        Changes.made(station, TraitStation()) { core.value.station = $0 }
    }

    var overridingValues: TraitValues { station?.values ?? TraitValues() }

    func override(with values: TraitValues) {
        guard values != overridingValues else { return }
        madeStation.values = values
        guard isUnderWay else { return }
        presentedIfAlive?.changeOverrides(\.overridesByPresentation) { $0 = values }
    }

    func override(with own: OwnTraits) {
        simulator.core.hasOwnTraits = true
        guard isUnderWay, let presented = presentedIfAlive else { return madeStation.own = own }
        simulator.changeTraits(of: objectID, TraitPlaces(of: presented)) { madeStation.own = own }
    }

    /// During the presentation, the overridden traits that are no numbers.
    var ownTraitsUnderWay: OwnTraits { isUnderWay ? station?.own ?? OwnTraits() : OwnTraits() }

    /// Whether this is the running presentation of its controller.
    private var isUnderWay: Bool {
        guard let state = presentedIfAlive?.optional?.presentation else { return false }
        return state.presenting != nil && state.controller === self
    }

    /// A106: applies the overrides before the presented controller is shown, so that its first
    /// traits include them.
    func beginOverridingTraits() {
        guard overridingValues != TraitValues() else { return }
        presentedIfAlive?.changeOverrides(\.overridesByPresentation) { $0 = overridingValues }
    }

    /// A106: removes the overrides at the end of the presentation.
    func endOverridingTraits() {
        guard overridingValues != TraitValues() else { return }
        presentedIfAlive?.changeOverrides(\.overridesByPresentation) { $0 = TraitValues() }
    }
}
