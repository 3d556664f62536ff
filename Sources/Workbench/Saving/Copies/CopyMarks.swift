import CommandLanguage

/// Where a running copy says on which step the session stood behind each of its commands.
struct CopyMarks {
    /// The step by the line on which the command before begins.
    private var steps: [Int: Int] = [:]
    /// The line behind the settings with which the session began; 0 where there is none.
    private var endOfSettings = 0

    /// Reads the records among the lines of a copy.
    init(of text: String) {
        for (index, line) in SessionFile.lines(of: text).enumerated() {
            guard case .at(let step, _, let lines)? = StreamRecord(line) else { continue }
            let number = index + 1
            if step == 0, endOfSettings == 0 { endOfSettings = number }
            if lines > 0, lines < number { steps[number - lines] = step }
        }
    }

    /// The step on which the session stood after the command; nil where the copy does not say.
    func step(after command: ParsedCommand) -> Int? {
        command.span.line < endOfSettings ? nil : steps[command.span.line]
    }

    /// How many of the commands only make the world in which the session began.
    func settingCount(of commands: [ParsedCommand]) -> Int {
        commands.prefix { $0.span.line < endOfSettings }.count
    }

    /// The settings of the world in which the session began; nil where the copy does not say.
    @MainActor
    func settings(of commands: [ParsedCommand]) -> WorldSettings? {
        guard endOfSettings > 0 else { return nil }
        return WorldSettings(commands.prefix(settingCount(of: commands)))
    }
}
