import CommandLanguage
import HierarchyRecords
import Workbench

/// What the command line says of a run.
public struct RunOptions: Sendable, Equatable {
    public var world = WorldSettings()
    /// All versions of `--ios` and all names of `--device`, where several were given.
    private var versions: [SystemVersion] = []
    private var devices: [String] = []
    public var policy = RunPolicy()
    /// `--log`; nil leaves it to where the output goes.
    public var format: DisplaySettings.LogFormat?
    /// `--tree`.
    public var treeMode = DisplaySettings.TreeMode.none
    /// `--only`: these categories and no others.
    public var only: EventCategories?
    /// `--also`: these categories besides.
    public var also: EventCategories = []
    /// `--calls`: also what the user's code called.
    public var showsCalls = false
    /// `--color`; nil where it was not given.
    public var color: ColorChoice?
    /// `--echo`: each command is shown before its events.
    public var echoes = false
    /// `--language`, or what the environment asks for.
    public var language: TeachingLanguage?
    /// What the environment asks for where `--language` is not given.
    public var usualLanguage = TeachingLanguage.english
    /// `--plain`: linear output for screen readers.
    public var isLinear = false

    /// Nothing said.
    public init() {}

    /// Takes what `--ios` says, `17`, `17.2` or `13,17,26`; false where that is no list of numbers.
    public mutating func setVersions(_ text: String) -> Bool {
        guard let list = SystemVersion.list(text), let first = list.first else { return false }
        world.ios = first
        versions = list
        return true
    }

    /// Takes what `--device` says: a name, or several with commas between them; false where one is empty.
    public mutating func setDevices(_ text: String) -> Bool {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard !names.contains("") else { return false }
        world.device = names.first
        devices = names
        return true
    }

    /// Whether `--ios` can be read: a number, or several with commas between them.
    public static func takesVersions(_ text: String) -> Bool {
        var options = RunOptions()
        return options.setVersions(text)
    }

    /// Whether `--device` can be read: a name, or several with commas between them.
    public static func takesDevices(_ text: String) -> Bool {
        var options = RunOptions()
        return options.setDevices(text)
    }

    /// The worlds that are asked for, each once: every version on every device.
    public var worlds: [WorldSettings] {
        var worlds: [WorldSettings] = []
        for ios in versions.isEmpty ? [world.ios] : versions {
            for device in devices.isEmpty ? [world.device] : devices.map(Optional.some) {
                let world = WorldSettings(ios: ios, device: device)
                if !worlds.contains(world) { worlds.append(world) }
            }
        }
        return worlds
    }

    /// The display that the run begins with.
    public func display(on terminal: TerminalTraits) -> DisplaySettings {
        var categories = (only ?? .shownByDefault).union(also)
        if showsCalls { categories.insert(EventCategories(.call)) }
        return DisplaySettings(
            categories: categories, format: format ?? (terminal.isTerminal ? .pretty : .plain),
            treeMode: treeMode, isLinear: isLinear)
    }
}

extension RunOptions {
    /// Why no world can be made as the options say; nil where one can.
    @MainActor public var mistake: Message? {
        worlds.count > 1 ? "only 'vcr test' takes several systems or devices" : mistakeOfTests
    }

    /// The same of a run that may have several worlds.
    @MainActor public var mistakeOfTests: Message? {
        for world in worlds {
            if let mistake = Self.mistake(of: world) { return mistake }
        }
        return policy.mistake
    }

    @MainActor private static func mistake(of world: WorldSettings) -> Message? {
        if let mistake = world.mistakeOfSystem { return mistake }
        guard let device = world.device, !WorldSettings.isSupported(device: device) else {
            return nil
        }
        if let nearest = WorldSettings.nearestDevice(to: device) {
            return "unknown device '\(device)'; did you mean '\(nearest)'?"
        }
        let names = WorldSettings.deviceNames.map { "'\($0)'" }.joined(separator: ", ")
        return "unknown device '\(device)'; the devices are \(names)"
    }
}

/// The languages of `--language`.
public typealias LessonLanguage = TeachingLanguage
/// The forms of `--log`.
public typealias LogForm = DisplaySettings.LogFormat
/// The moments of `--tree`.
public typealias TreeMoment = DisplaySettings.TreeMode
/// Why `reload` has failed.
public typealias ReloadFailure = FailedReload
/// The categories of `--only` and `--also`.
public typealias LogCategories = EventCategories
