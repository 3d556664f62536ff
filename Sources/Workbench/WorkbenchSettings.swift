import CommandLanguage
import HierarchyRecords

/// How the world begins, from the command line.
public struct WorldSettings: Sendable, Equatable {
    /// The system version, `--ios`; the last 26 by default.
    public var ios: SystemVersion
    /// `--device`; nil for an iPhone 16.
    public var device: String?

    /// Makes settings.
    public init(ios: SystemVersion = 26, device: String? = nil) {
        self.ios = ios
        self.device = device
    }

    /// Makes settings with the last system of that major number.
    public init(ios major: Int, device: String? = nil) {
        self.init(ios: SystemVersion(major), device: device)
    }
}

/// How a run goes on and what it may touch, from the command line.
public struct RunPolicy: Sendable, Equatable {
    /// `--keep-going`: a failed command does not end the script.
    public var keepsGoing: Bool
    /// A failed expectation does not end the script, so that all of them are told; what else fails does.
    public var tellsAllExpectations = false
    /// `--strict`: a warning ends the script.
    public var isStrict: Bool
    /// Warnings that nothing expected are counted; under `--strict` they end the script.
    public var watchesWarnings = false
    /// `--safe`: no file but the script itself is opened.
    public var isSafe: Bool
    /// `--log json`: no script chooses another format, so that whoever reads it gets nothing else.
    public var staysJSON = false
    /// `--allow-write`: folders below which scripts may write, besides the working directory.
    public var writableFolders: [String] = []
    /// The folder of the package whose classes the program knows, without links; nil where there is none.
    public var packageFolder: String?
    /// A person types: command words may be cut short, and a failure ends nothing.
    public var isInteractive: Bool

    /// Makes a policy.
    public init(
        keepsGoing: Bool = false, isStrict: Bool = false, isSafe: Bool = false,
        isInteractive: Bool = false
    ) {
        self.keepsGoing = keepsGoing
        self.isStrict = isStrict
        self.isSafe = isSafe
        self.isInteractive = isInteractive
    }
}

extension RunPolicy {
    /// Whether a script goes on behind what ended so.
    public func goesOn(after status: ExitStatus) -> Bool {
        keepsGoing || tellsAllExpectations && status == .expectationFailed
    }

    /// What is wrong with a folder of `--allow-write`; nil where all are folders.
    public var mistake: Message? {
        guard let wrong = writableFolders.first(where: { !SessionStore.isFolder($0) }) else {
            return nil
        }
        return "'\(wrong)', which --allow-write names, is no folder"
    }

    /// Refuses files where `--safe` was asked for.
    func checkSafety(_ file: Word) throws(Diagnostic) {
        guard isSafe else { return }
        throw Diagnostic(.file, at: file.span, "'\(file.text)' is not opened: --safe")
    }
}

/// What `set` changes of the display; the Console reads it after every command.
public struct DisplaySettings: Sendable, Equatable {
    /// The forms of the log.
    public enum LogFormat: String, Sendable, CaseIterable { case plain, pretty, objc, json, none }
    /// When a tree is printed by itself.
    public enum TreeMode: String, Sendable, CaseIterable { case none, after, end }

    /// The themes' names.
    public static let themes = ["default", "mono", "high-contrast", "quiet"]

    public var categories: EventCategories
    public var format: LogFormat
    public var treeMode: TreeMode
    /// A theme's name.
    public var theme: String
    /// Linear output for screen readers.
    public var isLinear: Bool
    /// `<Class: 0x…>` in place of `<Class: name>`.
    public var showsAddresses: Bool
    /// Whether the pretty log names each event's rule at its right, outside of lessons.
    public var showsRules = true
    /// Whether a lesson draws the screen beside the log of a step that changed it.
    public var showsPicture = true
    /// Whether what is longer than the screen is shown page by page, where a person types.
    public var usesPager = true

    /// Makes settings.
    public init(
        categories: EventCategories = .shownByDefault, format: LogFormat = .plain,
        treeMode: TreeMode = .none, theme: String = "default", isLinear: Bool = false,
        showsAddresses: Bool = false
    ) {
        self.categories = categories
        self.format = format
        self.treeMode = treeMode
        self.theme = theme
        self.isLinear = isLinear
        self.showsAddresses = showsAddresses
    }
}

/// What the prompt shows.
public struct PromptState: Sendable, Equatable {
    /// The number of the step that we stand on; 0 is the start.
    public var step: Int
    public var isHeld: Bool
    /// An interactive transition is under the finger.
    public var isInteracting: Bool
    /// Whether we are on a branch that the newest step is not on.
    public var isBesideTheNewestBranch: Bool
    /// Whether a step is stopped in the middle.
    public var isStepping: Bool
    /// Whether another session is followed; nil where none is.
    public var following: Following?

    /// How another session is followed.
    public enum Following: Sendable {
        /// Its steps are taken here as they happen.
        case attached
        /// The person tries things of their own.
        case detached
    }

    /// Makes a state.
    public init(
        step: Int, isHeld: Bool = false, isInteracting: Bool = false,
        isBesideTheNewestBranch: Bool = false, isStepping: Bool = false,
        following: Following? = nil
    ) {
        self.step = step
        self.isHeld = isHeld
        self.isInteracting = isInteracting
        self.isBesideTheNewestBranch = isBesideTheNewestBranch
        self.isStepping = isStepping
        self.following = following
    }
}
