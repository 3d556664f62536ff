/// A request as far as its command line has been read.
struct RequestDraft {
    let subcommand: Subcommand?
    var plan = RunPlan()
    var options = RunOptions()
    var testOptions = TestOptions()
    var file: String?
    var isTree = false
    /// Of `vcr compare-log`.
    var pattern: String?
    var names: String?
    /// The words that are neither options nor their values.
    var operands: [String] = []

    /// The request; nil where there are too few operands, too many, or one that means nothing.
    var request: Request? {
        switch subcommand {
        case nil: run
        case .test: operands.isEmpty ? nil : .test(paths: operands, testOptions, options)
        case .check: operands.isEmpty ? nil : .check(paths: operands, options)
        case .stub: operands.isEmpty ? nil : .stub(paths: operands, options)
        case .lesson: .lesson(words: operands, options)
        case .guide: .guide(words: operands, options)
        case .export: operands.count == 2 ? export : nil
        case .compareLog: operands.count == 2 ? compareLog : nil
        case .importRecording:
            operands.count == 1 ? .importRecording(file: operands[0], options) : nil
        // Its options are those of another program.
        case .swift: nil
        case .kit: operands.count == 1 ? .kit(directory: operands[0]) : nil
        case .help: operands.count < 2 ? .help(topic: operands.first, options) : nil
        case .completions: operands.count == 1 ? completions : nil
        case .manual: operands.isEmpty ? .manual : nil
        }
    }

    private var run: Request {
        var plan = plan
        plan.files = operands
        return .run(plan, options)
    }

    private var export: Request {
        .export(
            format: operands[0], isTree: isTree, script: operands[1], file: file, options)
    }

    private var compareLog: Request {
        .compareLog(
            file: operands[0], script: operands[1], pattern: pattern, names: names, options)
    }

    private var completions: Request? { ShellName(rawValue: operands[0]).map(Request.completions) }
}
