import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// All that can be seen of a session where it stands, as lines that can be compared with those of
/// another one: the tree, the log, each property of each object that a name leads to, what code has
/// declared, and what commands have set. To look changes nothing.
@MainActor
struct WorldFacts {
    private(set) var lines: [String] = []
    /// The properties whose reading changed the world, which none may do.
    private(set) var changing: [String] = []
    private let session: Session
    private let world: World
    /// The objects that were found, by the path that led to each first.
    private var found: [(path: String, object: AnyObject)] = []
    private var seen: Set<ObjectIdentifier> = []

    /// How many objects are read; what is behind them is too far away.
    private static let mostObjects = 4000

    init(of session: Session) {
        self.session = session
        world = session.world
        // Names and descriptions are those of the current world.
        world.simulator.makeCurrent()
        addSession()
        addWorld()
        addCode()
        lines += world.simulator.snapshot().canonicalLines
        addLog()
        addObjects()
    }

    private mutating func add(_ name: String, _ value: some Any) {
        lines.append("\(name): \(value)")
    }

    private mutating func addSession() {
        add("settings", session.settings.commands)
        for name in session.vocabulary.definitions.names {
            add("word \(name)", session.vocabulary.definitions[name]?.body.text ?? "")
        }
    }

    private mutating func addWorld() {
        let simulator = world.simulator
        add("names", world.names.order)
        add("living", world.names.living)
        add("storyboards", world.storyboards.titles)
        add("referred", world.storyboards.known.map(\.title))
        add("app", (world.app?.parts ?? []).map { "\($0.word) \($0.value)" })
        add("images", (world.app?.images ?? []).map(\.text))
        add("hooks", world.hooks.titles)
        add("held", world.isHeld)
        add("animates", world.animatesByDefault)
        add("mystery", world.mystery.map { "\($0)" } ?? "none")
        add("finger", world.finger != nil)
        add("own devices", world.ownDevices.map(\.name))
        add("device", world.device.name)
        add("system", simulator.version)
        add("orientation", simulator.display.orientation)
        add("share", simulator.display.share)
        add("snapshots", simulator.display.takesSnapshots)
        add("full screen", simulator.display.requiresFullScreen)
        let locations = simulator.system.locations
        add("location", locations.place.map { "\($0.coordinate)" } ?? "none")
        add("may know it", "\(locations.status) \(locations.question.map { "\($0)" } ?? "")")
        add("animations", UIView.areAnimationsEnabled)
        add("objects", simulator.objectCount)
        add("rest", simulator.rest)
    }

    private mutating func addCode() {
        add("types", world.statements.variables.classes.names)
        add("functions", world.statements.functionTitles)
        lines += world.statements.valueLines
    }

    /// The events of the steps that lead here.
    private mutating func addLog() {
        let log = world.simulator.log
        for step in session.journal.currentPath {
            lines += session.journal[step].events.map { log.text(log.events[$0]) }
        }
    }

    // MARK: Objects

    /// What names lead to, and what that leads to. The world stands still meanwhile: what reading would
    /// send is not sent.
    private mutating func addObjects() {
        let simulator = world.simulator
        let wasStopped = simulator.isStopped
        if !wasStopped { simulator.freeze() }
        defer { if !wasStopped { simulator.thaw() } }
        for name in world.names.living {
            if let object = world.names.object(name) { find(object, at: name) }
        }
        var next = 0
        while next < found.count {
            addProperties(of: found[next].object, at: found[next].path)
            next += 1
        }
    }

    private mutating func addProperties(of object: AnyObject, at path: String) {
        let readings = world.statements.readings(of: object)
        let mark = WorldMark(of: world)
        let values = readings.map { ($0.value(), path + "." + $0.name) }
        for (value, name) in values {
            lines.append(name + " = " + (value?.swiftText ?? "not readable"))
        }
        if !mark.stands(in: world) { addChanging(readings, of: object) }
        for case (let value?, let name) in values { findObjects(in: value, at: name) }
    }

    /// Reads once more, one after the other, since one of them changed the world; all where none does it again.
    private mutating func addChanging(_ readings: [Evaluator.Reading], of object: AnyObject) {
        let again = readings.filter { reading in
            let mark = WorldMark(of: world)
            _ = reading.value()?.swiftText
            return !mark.stands(in: world)
        }
        let names = (again.isEmpty ? readings : again).map(\.name)
        changing += names.map { "\(type(of: object)).\($0)" }
    }

    private mutating func findObjects(in value: Value, at path: String) {
        if case .object(let object) = value { return find(object, at: path) }
        guard case .array(let values) = value else { return }
        for (index, value) in values.enumerated() {
            findObjects(in: value, at: "\(path)[\(index)]")
        }
    }

    private mutating func find(_ object: AnyObject, at path: String) {
        guard found.count < Self.mostObjects, isPart(object),
            seen.insert(ObjectIdentifier(object)).inserted
        else { return }
        found.append((path, object))
    }

    /// Whether it is a part of the world, and no value that is an object for Swift alone.
    private func isPart(_ object: AnyObject) -> Bool {
        object is UIResponder || object is UIGestureRecognizer || object is NSLayoutConstraint
            || object is UILayoutGuide || object is UIBarItem || object is UINavigationItem
            || object is UIPresentationController || object is any ScriptedObject
    }
}

extension InterfaceFileStore.Entry {
    fileprivate var title: String { "\(path) \(digest)" }
}

extension OpenStoryboards {
    fileprivate var titles: [String] { entries.map(\.title) }
}
