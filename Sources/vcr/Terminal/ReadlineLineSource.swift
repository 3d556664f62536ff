import CReadline
import Console
import POSIX

/// Lines from a terminal, by GNU readline.
@MainActor
final class ReadlineLineSource: LineSource {
    /// The one line source of the process. readline itself edits one line at a time, and the functions
    /// of C that it calls back carry nothing that tells whose line it is: they find it here.
    private(set) static var current: ReadlineLineSource?

    let assistant: any LineAssistant
    /// The completions that were found last; readline asks for their listing afterwards.
    var lastChoice: CompletionChoice?
    private let history: HistoryFile
    private var isStarted = false
    /// What is done while there is no key to read.
    private var meanwhile: @MainActor (@escaping () -> Bool) -> Void = { _ in }

    /// Makes the program's one line source.
    init(_ assistant: any LineAssistant, history: HistoryFile) {
        self.assistant = assistant
        self.history = history
        Self.current = self
    }

    var columns: Int { Surroundings.size(STDOUT_FILENO).columns }
    var rows: Int { Surroundings.size(STDOUT_FILENO).rows }

    func readLine(
        _ prompt: String, meanwhile: @escaping @MainActor (@escaping () -> Bool) -> Void
    ) -> LineInput {
        if !isStarted { start() }
        self.meanwhile = meanwhile
        var outcome = VCRLineEnd
        let line = vcr_readline(prompt, &outcome) {
            MainActor.assumeIsolated { ReadlineLineSource.current?.history.read() }
        } _: {
            MainActor.assumeIsolated { ReadlineLineSource.current?.meanwhile { vcr_is_idle() } }
        }
        defer { free(line) }
        switch outcome {
        case VCRLineInterrupted: return .interrupted
        case VCRLineEntered: return line.map { .line(String(cString: $0)) } ?? .end
        case VCRLineMalformed: return line.map { .malformed(String(cString: $0)) } ?? .end
        case VCRLineHangup: return .hangup
        default: return .end
        }
    }

    var wakes: Bool {
        get { vcr_wakes() }
        set { vcr_set_waking(newValue) }
    }

    func writeAbove(_ body: () -> Void, prompt: () -> String) {
        vcr_begin_writing_above()
        body()
        vcr_end_writing_above(prompt())
    }

    func edit(_ text: String) -> String? { vcr.edit(text) { system($0) } }

    func draft(_ text: String) { vcr_draft_line(text) }

    func remember(_ entry: String) { history.add(entry) }

    private func start() {
        isStarted = true
        vcr_readline_start(completeWord, showMatches)
        for key in LineKey.allCases {
            switch key {
            case .help: vcr_readline_bind(key.sequence, showHelp, rl_possible_completions)
            case .edit: vcr_readline_bind(key.sequence, editLine, nil)
            }
        }
    }
}
