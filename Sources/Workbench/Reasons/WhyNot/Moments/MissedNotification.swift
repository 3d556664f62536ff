import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Why notifications pass by a method that its class registers for one.
enum MissedNotification: Equatable {
    /// It observes one name, and another, which is nearly the same, was posted.
    case ofOtherName(posted: String, observed: String)
    /// It is registered with a center of its own, by `NotificationCenter()`, at that place.
    case atOtherCenter(place: String)
    /// `removeObserver(self)` at that place took all of the object's observations back.
    case takenBack(place: String)
}

extension MissedNotification {
    /// Nil where the method may hear, and where its class does not register it.
    @MainActor
    init?(of method: String, by object: AnyObject, in world: World, _ classes: [DeclaredClass]) {
        let center = world.simulator.system.notifications
        let observed = center.namesObserved(by: object) { OwnMethods.base(of: $0) == method }
        if !observed.isEmpty {
            guard let missed = Self.misspelt(observed.compactMap(\.self), in: center) else {
                return nil
            }
            self = missed
            return
        }
        let lineage = classes.lineage(of: world.className(of: object))
        guard let registration = lineage.registration(of: method) else { return nil }
        if registration.call.receiver.isCallOfNotificationCenter {
            self = .atOtherCenter(place: registration.text)
        } else if let removal = lineage.removalOfAll {
            self = .takenBack(place: removal.text)
        } else {
            return nil
        }
    }

    @MainActor
    private static func misspelt(
        _ observed: [Notification.Name], in center: SimulatedNotificationCenter
    ) -> Self? {
        for name in observed {
            for posted in center.unheardNames
            where posted != name && posted.rawValue.isProbablyMeantAs(name.rawValue) {
                return .ofOtherName(posted: posted.rawValue, observed: name.rawValue)
            }
        }
        return nil
    }
}

extension [DeclaredClass] {
    /// The class of that name, and those of the session that it inherits from.
    func lineage(of name: String?) -> [DeclaredClass] {
        var found: [DeclaredClass] = []
        var next = name
        while let name = next, !found.contains(where: { $0.name == name }),
            let declared = first(where: { $0.name == name })
        {
            found.append(declared)
            next = declared.declaration.superclass?.wholeName
        }
        return found
    }

    /// Where they add the method as that of an observer.
    fileprivate func registration(of method: String) -> PlaceInCode? {
        place { call in
            call.name == "addObserver"
                && call.arguments.contains { $0.value.isSelector(of: method) }
        }
    }

    /// Where they take back everything that the object observes.
    fileprivate var removalOfAll: PlaceInCode? {
        place { $0.name == "removeObserver" && $0.arguments.count == 1 && $0.isOfSelf }
    }

    private func place(where fits: (CodeCall) -> Bool) -> PlaceInCode? {
        for declared in self {
            for (method, statements) in declared.bodies {
                if let call = statements.firstCall(where: fits) {
                    return PlaceInCode(call, in: method, of: declared)
                }
            }
        }
        return nil
    }
}

extension CodeCall {
    /// Whether its first argument is the object itself.
    var isOfSelf: Bool { arguments.first?.value.isName("self") == true }
}

extension CommandLanguage.Expression {
    /// `NotificationCenter()`, `[[NSNotificationCenter alloc] init]`
    fileprivate var isCallOfNotificationCenter: Bool {
        ["NotificationCenter", "NSNotificationCenter"].contains(madeClass)
    }
}
