import HierarchyRecords

/// The overrides of a controller, a view or a window, for itself and its descendants; unspecified
/// traits are inherited. Each change takes effect at once (T09).
@available(iOS 17, *)
@preconcurrency @MainActor
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

    /// A collection from which only overridden traits can be read.
    package override var traitCollection: UITraitCollection {
        let collection = super.traitCollection
        collection.overrides = self
        return collection
    }

    /// A117: reports an exception if the trait is not overridden here.
    func checkReading(_ id: TraitID) {
        guard !contains(id) else { return }
        Simulator.current.refuse(.missingOverride(of: id.definitionName), about: .none)
    }

    /// Whether the trait is overridden here.
    public func contains(_ trait: UITrait) -> Bool { contains(trait.id) }

    /// Removes the override, so that the trait is inherited again.
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
    /// The overrides of this controller; `overrideUserInterfaceStyle` is one of them.
    @available(iOS 17, *)
    public var traitOverrides: UITraitOverrides { UITraitOverrides(of: self) }
}

extension UIView {
    /// The overrides of this view and its subviews; from iOS 17 controllers inherit those of the
    /// views that contain their view (T09).
    @available(iOS 17, *)
    public var traitOverrides: UITraitOverrides { UITraitOverrides(of: self) }

    /// Light or dark for this view and its subviews; a window's also for presented controllers.
    @available(iOS 13, *)
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { UIUserInterfaceStyle(overridingValues.style) }
        set {
            var values = overridingValues
            values.style = newValue.value
            override(with: values)
        }
    }
}
