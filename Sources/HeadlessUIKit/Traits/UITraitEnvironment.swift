import HierarchyRecords

/// An object with traits: a view controller, a view, a window, a screen.
@preconcurrency @MainActor
@available(iOS 8, *)
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    @available(iOS, deprecated: 17)
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension Simulator {
    /// E60: reports that the object's class overrides `traitCollection`.
    package func reportOverriddenTraits(of object: ObjectID) {
        guard systemVersion >= 13 else { return }
        report(.overriddenTraits(log.objects.className(object)), about: object)
    }
}

/// An object that can override traits, and at which code can register for changes.
@MainActor
protocol TraitBearer: UITraitEnvironment {
    /// Its overrides and registrations; nil for nearly all objects.
    var station: TraitStation? { get }
    var madeStation: TraitStation { get }
    /// The overrides as plain values.
    var overridingValues: TraitValues { get }
    func override(with values: TraitValues)
    func override(with own: OwnTraits)
}

/// What few objects with traits have: overrides and registrations.
@MainActor
final class TraitStation {
    /// The overrides of a view; those of a controller are in its `OptionalState`.
    @Counted var values = TraitValues()
    @Counted var own = OwnTraits()
    @Counted var registrations: [UITraitChangeRegistration] = []
    /// The traits that the last layout callback has read, from iOS 18.
    @Counted var reads: Set<TraitID> = []

    /// R22: calls the registrations for any of these traits, in the order in which they were made.
    func tell(_ changes: Set<TraitID>, from previous: UITraitCollection) {
        for registration in registrations where !registration.ids.isDisjoint(with: changes) {
            registration.run(previous)
        }
    }
}

/// The result of `registerForTraitChanges`; the environment references it, too.
@preconcurrency @MainActor
@available(iOS 17, *)
public final class UITraitChangeRegistration {
    let ids: Set<TraitID>
    let run: (UITraitCollection) -> Void

    init(_ ids: Set<TraitID>, _ run: @escaping (UITraitCollection) -> Void) {
        self.ids = ids
        self.run = run
    }
}

extension UITraitEnvironment {
    /// Runs the handler after each change of one of the traits, before `traitCollectionDidChange`,
    /// with this environment and its previous traits (R22). From iOS 17.
    @available(iOS 17, *)
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> UITraitChangeRegistration {
        register(Set(traits.map { $0.id })) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    /// Removes a registration.
    @available(iOS 17, *)
    public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
        (self as? any TraitBearer)?.station?.registrations.removeAll { $0 === registration }
    }

    /// A122: registers for at least one trait.
    package func register(
        _ ids: Set<TraitID>,
        _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> UITraitChangeRegistration {
        if ids.isEmpty { Simulator.current.report(.registrationForNoTraits, about: .none) }
        let registration = UITraitChangeRegistration(ids) { [weak self] previous in
            if let self { handler(self, previous) }
        }
        (self as? any TraitBearer)?.madeStation.registrations.append(registration)
        return registration
    }
}

extension UIViewController: TraitBearer {
    var station: TraitStation? { optional?.station }

    var madeStation: TraitStation {
        Changes.made(station, TraitStation()) { box.station = $0 }
    }

    var overridingValues: TraitValues { optional?.overrides ?? TraitValues() }

    func override(with values: TraitValues) { changeOverrides { $0 = values } }

    func override(with own: OwnTraits) {
        simulator.core.hasOwnTraits = true
        simulator.changeTraits(of: objectID, TraitPlaces(of: self)) { madeStation.own = own }
    }

    /// Sends at once the trait changes that wait for the next layout, of this controller and its
    /// descendants (T08); from iOS 17.
    @available(iOS 17, *)
    public func updateTraitsIfNeeded() {
        var waiting = [self]
        while let controller = waiting.popLast() {
            guard controller.viewIfLoaded?.isInWindow ?? false else { continue }
            controller.updateTraitsForLayout()
            waiting += controller.childList.elements.reversed()
        }
    }
}

extension UIView: TraitBearer {
    var station: TraitStation? { looks?.station }

    var madeStation: TraitStation {
        Changes.made(station, TraitStation()) { madeLooks.station = $0 }
    }

    var overridingValues: TraitValues { station?.values ?? TraitValues() }

    func override(with values: TraitValues) {
        guard values != overridingValues else { return }
        simulator.core.hasViewOverrides = true
        simulator.changeTraits(of: objectID, TraitPlaces(in: self)) {
            madeStation.values = values
            if self is UIWindow { simulator.core.windowOverrides = values }
        }
    }

    func override(with own: OwnTraits) {
        simulator.core.hasOwnTraits = true
        simulator.changeTraits(of: objectID, TraitPlaces(in: self)) { madeStation.own = own }
    }

    /// Sends at once the trait changes that wait for the next layout, of the controllers in this
    /// view (T08); from iOS 17.
    @available(iOS 17, *)
    public func updateTraitsIfNeeded() {
        var waiting = [self]
        while let view = waiting.popLast() {
            if let controller = view.controller {
                controller.updateTraitsIfNeeded()
            } else {
                waiting += view.subviewList.elements.reversed()
            }
        }
    }
}
