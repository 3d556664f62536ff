import HierarchyRecords
import Workbench

/// What the command line says of a run.
public struct RunOptions: Sendable, Equatable {
    public var world = WorldSettings()
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
    /// `--plain`: linear output for screen readers.
    public var isLinear = false

    /// Nothing said.
    public init() {}

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
    @MainActor public var mistake: String? {
        if !WorldSettings.isSupported(ios: world.ios) {
            return "the system version is a number from 4 to 26, not \(world.ios)"
        }
        if let mistake = policy.mistake { return mistake }
        guard let device = world.device, !WorldSettings.isSupported(device: device) else {
            return nil
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
/// The categories of `--only` and `--also`.
public typealias LogCategories = EventCategories
