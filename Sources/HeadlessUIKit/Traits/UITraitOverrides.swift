import HierarchyRecords

/// What a controller, a view or a window overrides of its own traits and of those below it;
/// unspecified values follow what is above. Each change takes effect at once (T09).
@MainActor
public final class UITraitOverrides: UIMutableTraits {
    private unowned let owner: any TraitBearer

    init(of owner: any TraitBearer) {
        self.owner = owner
        super.init()
    }

    package override var values: TraitValues {
        get { owner.overridingValues }
        set { owner.override(with: newValue) }
    }

    package override var own: OwnTraits {
        get { owner.station?.own ?? OwnTraits() }
        set { owner.override(with: newValue) }
    }

    /// A collection that reads no trait that is not overridden.
    package override var traitCollection: UITraitCollection {
        let collection = super.traitCollection
        collection.overrides = self
        return collection
    }

    /// A117: only what is overridden here has a value to read.
    func checkReading(_ id: TraitID) {
        guard !contains(id) else { return }
        Simulator.current.report(.missingOverride(of: id.definitionName), about: .none)
    }

    /// Whether the trait is overridden here.
    public func contains(_ trait: UITrait) -> Bool { contains(trait.id) }

    /// Leaves the trait to what is above again.
    public func remove(_ trait: UITrait) { remove(trait.id) }

    package func contains(_ id: TraitID) -> Bool {
        id.text(in: values) != nil || own[id.ownName] != nil
    }

    package func remove(_ id: TraitID) {
        var changed = values
        id.clear(&changed)
        if changed != values { values = changed }
        guard !id.ownName.isEmpty, own[id.ownName] != nil else { return }
        own.remove(id.ownName)
    }
}

extension UIViewController {
    /// Overrides of this controller's own traits; `overrideUserInterfaceStyle` is one of them.
    public var traitOverrides: UITraitOverrides { UITraitOverrides(of: self) }
}

extension UIView {
    /// Overrides of this view's traits and of those in it; from iOS 17 controllers whose views are
    /// in it have them too (T09).
    public var traitOverrides: UITraitOverrides { UITraitOverrides(of: self) }

    /// Light or dark for this view and what is in it; a window's also for what is presented.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { UIUserInterfaceStyle(overridingValues.style) }
        set {
            var values = overridingValues
            values.style = newValue.value
            override(with: values)
        }
    }
}
