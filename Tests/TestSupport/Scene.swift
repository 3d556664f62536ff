import HeadlessUIKit
import HierarchyRecords

/// A fresh world for one test, whose log is read as canonical lines.
@MainActor
public final class Scene {
    /// The world.
    public let simulator: Simulator
    private let file: String
    private var mark = 0

    /// Makes the world current; misuse is recorded, not trapped.
    public init(
        ios: Int = 26, device: SimulatedDevice = .iPhone16, file: String = #fileID
    ) {
        self.file = file
        SeenCallbacks.note(system: ios, in: file)
        simulator = Simulator.reset(
            .init(
                systemVersion: Mutant.current?.system(ios) ?? ios, device: device,
                misusePolicy: .record))
    }

    /// Makes a world of a system with a minor part current.
    public init(version: SystemVersion, device: SimulatedDevice = .iPhone16, file: String = #fileID)
    {
        self.file = file
        simulator = Simulator.reset(
            .init(version: version, device: device, misusePolicy: .record))
    }

    /// A plain controller with that name.
    public func controller(_ name: String) -> UIViewController {
        named(UIViewController(), name)
    }

    /// Names an object in the log.
    public func named<Object: AnyObject>(_ object: Object, _ name: String) -> Object {
        simulator.setName(name, of: object)
        return object
    }

    /// Makes the controller the window's root, shows the window, runs until idle and forgets the events.
    public func show(_ root: UIViewController) {
        simulator.window.rootViewController = root
        simulator.window.makeKeyAndVisible()
        settle()
    }

    /// Runs until idle and forgets the events so far.
    public func settle() {
        simulator.runUntilIdle()
        _ = take()
    }

    /// The lines since the last call, in those categories.
    public func take(_ categories: EventCategories = .shownByDefault) -> [String] {
        let log = simulator.log
        defer { mark = log.count }
        let sent = log.events[mark...].filter { categories.contains($0.callback.category) }
        SeenCallbacks.note(sent.lazy.map { ($0, log.text($0)) }, in: file)
        guard let mutant = Mutant.current else { return sent.map(log.text) }
        return mutant.events(Array(sent)).map { mutant.line(log.text($0), of: $0) }
    }

    /// Runs until idle; the lines since the last call.
    public func run(_ categories: EventCategories = .shownByDefault) -> [String] {
        simulator.runUntilIdle()
        return take(categories)
    }

    /// Does the block and runs until idle; its lines.
    public func lines(
        _ categories: EventCategories = .shownByDefault, of work: () -> Void
    ) -> [String] {
        work()
        return run(categories)
    }
}

extension EventCategories {
    /// The set of several categories.
    public static func of(_ categories: EventCategory...) -> EventCategories {
        EventCategories(categories.map(EventCategories.init))
    }
}
