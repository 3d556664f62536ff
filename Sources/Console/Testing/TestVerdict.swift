import Workbench

/// How one script of `vcr test` ended.
public struct TestVerdict: Sendable, Equatable {
    /// The script's path, as it was given or found.
    public var script: String
    public var status: ExitStatus
    /// What it said on the way: errors, failed expectations, notes.
    public var talk: [String]

    /// Makes a verdict.
    public init(script: String, status: ExitStatus, talk: [String] = []) {
        self.script = script
        self.status = status
        self.talk = talk
    }

    /// Whether the script ended well; `quit 0` is well.
    public var passed: Bool { status.code == 0 }

    /// The way it ended, in a few words.
    public var reason: String {
        switch status {
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
