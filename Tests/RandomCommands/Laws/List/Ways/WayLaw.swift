/// A script that comes another way than by `-c`.
struct WayLaw: Law {
    enum Way: String {
        case file = "a-file", standardInput = "standard-input", sourced
    }

    let way: Way

    var name: String { "from-\(way.rawValue)" }
    var sentence: String {
        switch way {
        case .file: "A script in a file does what it does on the command line."
        case .standardInput:
            "A script on standard input, in pieces of any length, does what it does on the command line."
        case .sourced: "A script that 'source' runs does what it does on the command line."
        }
    }

    func breach(in trial: Trial) throws -> Breach? {
        let path = try trial.folder.write(trial.text, to: "script.vcr")
        let expected = ScriptRun(.text(trial.text))
        let found =
            switch way {
            case .file: ScriptRun(.file(path))
            case .standardInput: ScriptRun(.standardInput(trial.text))
            case .sourced: ScriptRun(.text("source \"\(path)\"\n"))
            }
        return Breach(expected: expected.output.lines, found: found.output.lines)
            ?? Breach(expected: expected.talk.lines, found: found.talk(at: path).lines)
            ?? Breach(expected: ["\(expected.status)"], found: ["\(found.status)"])
    }
}
