import CommandLanguage

/// `recording`: what a device told.
extension CommandTable {
    static let recordingCommands = [
        Command(
            "recording", .looking,
            "Tells which rules a report of the device suite confirms or contradicts.",
            [Parameter("REPORT", .file)], effect: .look,
            details: [
                Command.Detail(
                    "REPORT", "what a suite of scripts/device-suite wrote on a device"
                ),
                Command.Detail("", "its steps are taken beside this session, on its system"),
            ],
            examples: []
        ) { (session, arguments) throws(Diagnostic) in
            guard let report = arguments.word(0) else { return }
            try Recordings(session: session).judge(report)
        }
    ]
}
