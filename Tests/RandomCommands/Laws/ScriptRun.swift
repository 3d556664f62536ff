import CommandLanguage
import Console

/// A script that ran as the program runs it.
@MainActor
struct ScriptRun {
    enum Origin {
        case text(String)
        case file(String)
        case standardInput(String)
    }

    let output: String
    let talk: String
    let status: Int32

    /// Runs the script, and then another command, which is shown as well.
    init(_ origin: Origin, then command: String? = nil) {
        var options = RunOptions()
        options.format = .json
        options.also = .all
        options.policy.keepsGoing = command == nil
        let capture = CapturedOutput()
        let shell = Shell(options, output: Output(capture))
        var plan = RunPlan()
        var piped = ""
        switch origin {
        case .text(let text): plan.commands = [text]
        case .file(let path): plan.files = [path]
        case .standardInput(let text):
            plan.files = ["-"]
            piped = text
        }
        if command != nil { plan.files.append("-") }
        let inputs = Shell.Inputs(standardInput: {
            command.map { TextSource($0 + "\n", in: .commandLine) }
                ?? PipedText(piped) as any ByteSource
        })
        status = shell.run(plan, inputs)
        output = capture.dataText
        talk = capture.talkText
    }

    /// What it said, as if the script had stood on the command line.
    func talk(at path: String) -> String {
        talk.replacing(path, with: "-c").replacing("<stdin>", with: "-c")
    }
}

/// A script that arrives in pieces of every length.
@MainActor
private final class PipedText: ByteSource {
    let name = "<stdin>"
    let isLive = true
    private var rest: ArraySlice<UInt8>
    private var length = 1

    init(_ text: String) { rest = Array(text.utf8)[...] }

    func read(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> ReadOutcome {
        if rest.isEmpty { return .end }
        length = length * 5 % 97 + 1
        Array(rest.prefix(length)).withUnsafeBufferPointer(body)
        rest = rest.dropFirst(length)
        return .block
    }
}
