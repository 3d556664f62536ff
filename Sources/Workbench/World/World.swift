import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Everything that a step can change, so everything that replaying the steps makes again.
@MainActor
final class World {
    let simulator: Simulator
    let names: NameTable
    /// Runs statements on this world.
    let statements: Evaluator
    /// What the simulator knows of classes that statements define.
    private let methods: StatementMethods
    private let objectsAtStart: Int
    /// What is under a finger in a container of the gallery.
    @Counted var finger: (any Finger)?
    /// The blocks that `on` hung on callbacks.
    @Counted var hooks = CallbackHooks()
    /// The storyboards that are open.
    private(set) var storyboards = OpenStoryboards(InterfaceFileStore()) { false }
    /// What `app` said of the app that `launch` starts; nil where nothing did.
    @Counted var app: AppDescription?
    /// The mystery whose world it is; nil in the user's own.
    @Counted var mystery: MysteryID?
    /// Whether the run loop is held: after `hold` none of its turns runs by itself.
    @Counted var isHeld = false
    /// Whether verbs animate where no flag says so: `set animated`.
    @Counted var animatesByDefault = true

    /// Makes a fresh world, which is the current one from now on.
    init(_ settings: WorldSettings) {
        simulator = Simulator.reset(settings.configuration)
        simulator.isKept = true
        objectsAtStart = simulator.objectCount
        simulator.gates.placesElsewhere = StockClass.places
        names = NameTable(
            [("window", simulator.window), ("app", simulator.application)], in: simulator)
        statements = Evaluator(names: names, in: simulator)
        methods = StatementMethods(statements)
        simulator.gates.methods = methods
        simulator.gates.interfaceClasses = methods
    }

    /// Lets code and references find the storyboards of the session.
    func open(_ store: InterfaceFileStore, mayRead: @escaping () -> Bool) {
        guard simulator.interfaceFiles == nil else { return }
        let open = OpenStoryboards(store, mayRead: mayRead)
        storyboards = open
        simulator.interfaceFiles = { [weak open] in open?.find($0, $1, $2) }
    }

    isolated deinit {
        dismantle()
        simulator.letGo()
    }

    /// Lets go of every object, so that none of them says a last word in the next world's log. The
    /// simulator goes with the next world that becomes the current one.
    func dismantle() {
        simulator.isKept = false
        simulator.callbackObserver = nil
        simulator.isRecording = false
        statements.onPrint = { _ in }
        statements.onPrintPart = { _ in }
        statements.variables.classes.evaluator = nil
        names.removeAll()
        finger = nil
        statements.variables.removeAll()
    }

    /// The simulated device.
    var device: SimulatedDevice { simulator.display.device }

    /// The traits of the device as it stands, in the share of its screen that the window has.
    var deviceTraits: TraitValues {
        device.traits(in: simulator.display.orientation, share: simulator.display.share)
    }

    /// The devices that `device add` defined.
    @Counted var ownDevices: [SimulatedDevice] = []
    static let mostOwnDevices = 100

    /// The catalogue, and what this world has beside it.
    var devices: [SimulatedDevice] { SimulatedDevice.all + ownDevices }

    /// The device of that name, as `SimulatedDevice.named` compares names.
    func device(named name: String) -> SimulatedDevice? {
        let key = SimulatedDevice.key(name)
        return SimulatedDevice.named(name)
            ?? ownDevices.first { SimulatedDevice.key($0.name) == key }
    }

    /// Whether nothing was made and nothing changed yet, but for what another world takes over: the
    /// device, and the options that are steps.
    var isPristine: Bool {
        let display = simulator.display
        return names.order.count == Name.reserved.count && root == nil
            && simulator.now == 0
            && statements.isUntouched && simulator.objectCount == objectsAtStart
            && storyboards.known.isEmpty && app == nil
            && ownDevices.isEmpty && mystery == nil
            && (display.orientation, display.share) == (.portrait, .full)
            && !display.requiresFullScreen
    }

    /// The window's root, which commands call the root.
    var root: UIViewController? { simulator.window.rootViewController }

}

extension WorldSettings {
    /// The major numbers of what can be simulated: from 4 on, which had no containment (C54).
    static let systems = 4...26

    /// Whether that system version can be simulated.
    public static func isSupported(ios version: SystemVersion) -> Bool {
        mistake(ofSystem: version) == nil
    }

    /// Why that system version cannot be simulated; nil where it can.
    static func mistake(ofSystem version: SystemVersion) -> Message? {
        guard systems.contains(version.major) else {
            return "the system version is a number from 4 to 26, not \(version)"
        }
        guard let minor = version.minor else { return nil }
        guard let last = SystemVersion.lastMinors[version.major] else {
            return "there was no iOS \(version): 26 came after 18"
        }
        return minor <= last
            ? nil
            : "there was no iOS \(version): the last \(version.major) is \(version.major).\(last)"
    }

    /// Why its system cannot be simulated; nil where it can.
    public var mistakeOfSystem: Message? { Self.mistake(ofSystem: ios) }

    /// Whether a device of that name can be simulated; case, spaces and hyphens do not matter.
    @MainActor public static func isSupported(device name: String) -> Bool {
        SimulatedDevice.named(name) != nil
    }

    /// The devices that can be simulated, as `--device` takes them.
    @MainActor public static var deviceNames: [String] { SimulatedDevice.all.map(\.name) }

    /// The device that was probably meant, or the newest of the kind that was; nil where none is near.
    @MainActor public static func nearestDevice(to name: String) -> String? {
        NearestName.nearest(to: name, among: deviceNames)
            ?? deviceNames.first { $0.lowercased().hasPrefix(name.lowercased()) }
            ?? NearestName.nearest(to: name, among: kinds).flatMap { kind in
                deviceNames.last { $0.hasPrefix("\(kind) ") }
            }
    }

    /// `iPhone`, `iPad`: how the names of devices begin.
    @MainActor private static var kinds: Set<String> {
        Set(deviceNames.compactMap { $0.split(separator: " ").first.map(String.init) })
    }

    /// The commands that make the same world in a program that begins with the usual one.
    var commands: [String] {
        var commands: [String] = []
        if ios != WorldSettings().ios { commands.append("set ios \(ios)") }
        if let device { commands.append("set device \(device)") }
        return commands
    }

    /// The settings that such commands make; nil where they say something else.
    @MainActor init?(_ commands: some Sequence<ParsedCommand>) {
        self.init()
        for command in commands {
            guard case .verb(let verb) = command, verb.word.text == "set" else { return nil }
            let words = verb.operands.map(\.source)
            let value = words.dropFirst().joined(separator: " ")
            switch words.first {
            case "ios":
                guard let version = SystemVersion(value), Self.isSupported(ios: version) else {
                    return nil
                }
                ios = version
            case "device":
                guard Self.isSupported(device: value) else { return nil }
                device = value
            case _: return nil
            }
        }
    }

    /// The commands that make the usual world in a program that begins with this one.
    @MainActor var undoing: [String] {
        var commands: [String] = []
        if ios != WorldSettings().ios { commands.append("set ios \(WorldSettings().ios)") }
        if device != nil { commands.append("set device \(SimulatedDevice.iPhone16.name)") }
        return commands
    }

    @MainActor fileprivate var configuration: Simulator.Configuration {
        Simulator.Configuration(
            version: ios, device: device.flatMap(SimulatedDevice.named) ?? .iPhone16,
            misusePolicy: .record)
    }
}
