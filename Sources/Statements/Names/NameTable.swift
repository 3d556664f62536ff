import HeadlessUIKit

/// What names stand for: the REPL's own strong references, and what is left of them.
@MainActor
package final class NameTable {
    /// What a name stands for.
    package enum Meaning {
        /// An object that lives, whether or not the REPL holds it.
        case object(AnyObject)
        /// An object that was deallocated.
        case dead
        case unknown
    }

    private enum Binding {
        case held(AnyObject)
        case forgotten(Remnant)
    }

    /// A forgotten object, as long as something else holds it.
    private final class Remnant {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    /// Filled at the first question or change: the first prompt does not wait for it. It is no lazy
    /// property: to change one would copy all of it.
    private var table: [String: Binding] = [:]
    private var initial: [(name: String, object: AnyObject)]
    private let simulator: Simulator
    private let recent = RecentNames()
    private let reverse = NamesOfObjects()
    /// Counts the changes of what names stand for.
    private(set) var revision = 0
    /// Names in the order in which they were first given.
    package private(set) var order: [String]

    /// A table of a world's objects, which holds some from the start.
    package init(_ initial: [(name: String, object: AnyObject)], in simulator: Simulator) {
        self.initial = initial
        self.simulator = simulator
        order = initial.map(\.name)
    }

    private var bindings: [String: Binding] {
        _read {
            fill()
            yield table
        }
        _modify {
            fill()
            Changes.note()
            yield &table
        }
    }

    private func fill() {
        if initial.isEmpty { return }
        for (name, object) in initial { table[name] = .held(object) }
        initial = []
    }

    /// Living objects without a name, which the log calls by their class and number.
    private var unnamed: UnnamedObjects {
        UnnamedObjects(simulator: simulator, named: living.compactMap { object($0) })
    }

    /// The names that the log gives to living controllers that have none.
    package var namesOfUnnamed: [String] { unnamed.controllers }

    /// The living objects that the window and the names lead to, each once.
    package var reachable: [AnyObject] {
        var objects: [AnyObject] = []
        unnamed.visit { object in
            objects.append(object)
            return true
        }
        return objects
    }

    /// Whether the log may come to call an object so that has no name.
    package static func mayBeOfUnnamed(_ name: String) -> Bool { UnnamedObjects.mayBeOne(name) }

    private func unnamedObject(_ name: String) -> AnyObject? {
        UnnamedObjects.mayBeOne(name) ? unnamed.object(name) : nil
    }

    /// The living object of that name, or the one without a name that the log calls so.
    package func object(_ name: String) -> AnyObject? {
        if let controller = recent[name] { return controller }
        switch bindings[name] {
        case .held(let object):
            if let controller = object as? UIViewController {
                recent.remember(controller, as: name)
            }
            return object
        case .forgotten(let remnant): return remnant.object
        case nil: return unnamedObject(name)
        }
    }

    /// The living controller of that name.
    package func controller(_ name: String) -> UIViewController? {
        recent[name] ?? object(name) as? UIViewController
    }

    /// What the name stands for.
    package func meaning(_ name: String) -> Meaning {
        guard let binding = bindings[name] else {
            return unnamedObject(name).map { .object($0) } ?? .unknown
        }
        switch binding {
        case .held(let object): return .object(object)
        case .forgotten(let remnant): return remnant.object.map { .object($0) } ?? .dead
        }
    }

    /// Whether the name was ever given.
    package func isKnown(_ name: String) -> Bool { bindings[name] != nil }

    /// Whether the REPL itself holds the object.
    package func holds(_ name: String) -> Bool {
        if case .held = bindings[name] { true } else { false }
    }

    /// Gives the name to the object and holds it.
    package func hold(_ object: AnyObject, as name: String) {
        recent.forget(name)
        revision += 1
        if bindings.updateValue(.held(object), forKey: name) == nil { order.append(name) }
        reverse.note(name, of: object)
    }

    /// Drops the REPL's own reference; the name stays with the object as long as that lives.
    package func forget(_ name: String) {
        guard case .held(let object) = bindings[name] else { return }
        recent.forget(name)
        revision += 1
        bindings[name] = .forgotten(Remnant(object))
    }

    /// Lets a name stand for an object that is on its way out while `body` runs.
    package func lend(_ departing: DepartingObject, as name: String, _ body: () -> Void) {
        let before = bindings[name]
        bindings[name] = .held(departing)
        body()
        bindings[name] = before
    }

    /// Names of living objects, in the order in which they were given.
    package var living: [String] { order.filter { object($0) != nil } }

    /// The name that the object was given first; nil where it has none.
    package func name(of object: AnyObject) -> String? { reverse.first(of: object, in: self) }

    /// Forgets everything, since the world is dropped, or the app was ended.
    package func removeAll() {
        Changes.note()
        revision += 1
        recent.removeAll()
        reverse.removeAll()
        initial = []
        // Objects that go may ask for names.
        let before = table
        table = [:]
        order = []
        withExtendedLifetime(before) {}
    }
}
