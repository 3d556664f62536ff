import CommandLanguage
import HierarchyRecords
import Workbench

/// How one script of `vcr test` ended.
public struct TestVerdict: Sendable, Equatable {
    /// The script's path, as it was given or found.
    public var script: String
    public var ending: TestEnding
    /// The name of the test, where the script has several; nil where it is one.
    public var part: String?
    /// The world that it ran in, where there are several; nil for that of the command line.
    public var world: String?
    /// The fingerprint of its log, where it ran in several worlds.
    var log = ""
    /// What it said on the way: errors, failed expectations, notes.
    public var talk: [String]
    /// What went wrong, each with its place; up to `maximumOfFailures`.
    var failures: [TestFailure] = []
    /// How many annotations GitHub shows of a step.
    static let maximumOfFailures = 10
    /// What tells it from other scripts that pass.
    public var notes: [TestNote]
    /// How long it took, in milliseconds.
    public var milliseconds: Int
    /// What it has gone through; nil where that was not asked for, or it did not end.
    public var coverage: LifeCoverage?

    /// Makes a verdict.
    public init(
        script: String, ending: TestEnding, talk: [String] = [], notes: [TestNote] = [],
        milliseconds: Int = 0
    ) {
        self.script = script
        self.ending = ending
        self.talk = talk
        self.notes = notes
        self.milliseconds = milliseconds
    }

    /// Makes a verdict on a script in one of several worlds.
    init(
        of task: TestTask, ending: TestEnding, talk: [String] = [], notes: [TestNote] = [],
        milliseconds: Int = 0
    ) {
        self.init(
            script: task.script, ending: ending, talk: talk, notes: notes,
            milliseconds: milliseconds)
        part = task.part?.name
        world = task.worldName
    }

    /// Whether the script ended well; `quit 0` is well.
    public var passed: Bool { code == 0 }

    /// The test and the world, to stand behind the script; nothing where there is one alone.
    var place: String {
        (part.map { ": \($0)" } ?? "") + (world.map { " (\($0))" } ?? "")
    }

    /// The script, and the world where there are several.
    var title: String { script + place }

    /// The exit status of a run in which this is the first script that failed.
    public var code: Int32 {
        switch ending {
        case .status(let status): status.code
        case .crashed, .hung: ExitStatus.commandFailed.code
        }
    }

    /// The way it ended, in a few words.
    public var reason: Message {
        switch ending {
        case .status(let status): status.reason
        case .crashed(let how): "its process crashed: \(how)"
        case .hung(let seconds): "it took longer than \(seconds) s and was stopped"
        }
    }
}

/// The ways in which a script of `vcr test` can end.
public enum TestEnding: Sendable, Equatable {
    /// As in a run of its own.
    case status(ExitStatus)
    /// With its process: by which signal or status.
    case crashed(Message)
    /// Not within its seconds, spelt as they were given.
    case hung(String)
}

/// What tells a script that passes from others that do.
public enum TestNote: String, Sendable, CaseIterable {
    case empty = "no commands"
    case warned = "it logged a warning"
    case updated = "what it expects was updated"

    /// The same for people.
    var words: Message {
        switch self {
        case .empty: "no commands"
        case .warned: "it logged a warning"
        case .updated: "what it expects was updated"
        }
    }
}

extension ExitStatus {
    fileprivate var reason: Message {
        switch self {
        case .fine: "passed"
        case .expectationFailed: "an expectation failed"
        case .usage: "it cannot be read"
        case .commandFailed: "a command failed"
        case .exception: "an exception or a warning that nothing expected"
        case .interrupted: "interrupted"
        case .quit(let code): "it quit with \(code)"
        }
    }
}
