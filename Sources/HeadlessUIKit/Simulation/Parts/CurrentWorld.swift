import HierarchyRecords

// What code means that names no object of a world: UIKit's and Foundation's names are global, so they mean
// the current world. Other rooms ask here, or an object that they have, and never `Simulator.current`.

extension SimulatedRunLoop {
    /// That of the main thread.
    package static var main: SimulatedRunLoop { Simulator.current.runLoop }
}

extension UIDevice {
    /// The simulated system.
    package static var simulatedVersion: SystemVersion { Simulator.current.version }
}

extension EngineGates {
    /// Those of the current world.
    @MainActor
    package static var current: EngineGates { Simulator.current.gates }
}

/// An object of the current world, as its log calls it.
@MainActor
package struct LoggedObject {
    private let world: Simulator
    private let id: ObjectID

    /// Nil for what is no object of that world.
    package init?(_ object: AnyObject) {
        world = .current
        id = world.objectID(of: object)
        if id == .none { return nil }
    }

    /// `home`, or `UIViewController-2` where it has no name.
    package var name: String { world.name(of: id) }

    /// The name of its class.
    package var className: String { world.log.objects.className(id) }

    /// Makes an object of that type, which the log shows under the name of a script's class.
    package static func naming<Object>(
        class name: String, key: AnyObject, type: AnyClass, _ make: () throws -> Object
    ) rethrows -> Object {
        try Simulator.current.naming(class: name, key: key, type: type, make)
    }

    /// E64: code sent an object a message for which it has no method, be it one of this world or not.
    package static func raiseUnrecognized(_ selector: String, sentTo object: AnyObject) {
        Simulator.current.raiseUnrecognized(selector, sentTo: object)
    }
}
