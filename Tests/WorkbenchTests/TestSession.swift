import CommandLanguage
import HierarchyRecords

@testable import Statements
@testable import Workbench

/// A workbench that is fed text, with what it answered.
@MainActor
final class TestSession {
    let workbench: Workbench
    private(set) var replies: [Reply] = []

    init(
        _ policy: RunPolicy = RunPolicy(), world: WorldSettings = WorldSettings(),
        display: DisplaySettings = DisplaySettings()
    ) {
        workbench = Workbench(world: world, policy: policy, display: display)
        workbench.onReply = { [unowned self] in replies.append($0) }
        recordDifferencesFromJournal()
    }

    /// Runs a script up to the command that ends it.
    @discardableResult
    func run(_ text: String, file: String? = nil) -> ExitStatus {
        var parser = ScriptParser(file: file)
        parser.feed(text + "\n")
        parser.finish()
        do {
            while let command = try parser.next() {
                let status = workbench.execute(command)
                if status != .fine { return status }
            }
        } catch {
            return .commandFailed
        }
        return .fine
    }

    /// Runs a script to its end, and what its end brings.
    func runToEnd(_ text: String) -> ExitStatus {
        let status = run(text)
        return status == .fine ? workbench.finishScript() : status
    }

    /// The lines of the errors so far.
    var errors: [String] {
        contents.compactMap {
            if case .diagnostic(let diagnostic) = $0 { diagnostic.line } else { nil }
        }
    }

    /// The summaries of the expectations that did not hold.
    var failures: [ExpectationFailure] {
        contents.compactMap { if case .failure(let failure) = $0 { failure } else { nil } }
    }

    /// The texts of the exceptions and warnings that nothing expected.
    var misuses: [String] {
        contents.compactMap { if case .exception(_, let misuse) = $0 { misuse.text } else { nil } }
    }

    /// The lines of results so far.
    var lines: [String] {
        contents.flatMap { content -> [String] in
            switch content {
            case .lines(let lines), .printed(let lines), .echoed(let lines): lines
            case .unfinished(let text): [text]
            default: []
            }
        }
    }

    /// The lines of talk so far.
    var notes: [String] {
        contents.flatMap { content -> [String] in
            if case .notes(let notes) = content { notes.map { workbench.phrases($0) } } else { [] }
        }
    }

    private var contents: [ReplyContent] { replies.flatMap(\.contents) }

    /// The whole log in the categories that are shown by default.
    var log: [String] { log(.shownByDefault) }

    /// The whole log in some categories.
    func log(_ categories: EventCategories) -> [String] {
        let log = workbench.log
        return log.events.filter { categories.contains($0.callback.category) }.map(log.text)
    }

    var tree: [String] { workbench.snapshot.canonicalLines }

    /// What `tree` marked each time; nil where it marked nothing.
    var differences: [SnapshotDifference?] {
        contents.compactMap { content -> SnapshotDifference?? in
            content.told(TreeAnswer.self).map(\.request.difference)
        }
    }

    /// What `doctor` found last; nil where the last command was another.
    var foundLast: [Finding]? {
        replies.last?.contents.first?.told(FindingsAnswer.self)?.findings
    }

    /// The steps in the order in which they were taken, as `history` lists them.
    var history: [HistoryEntry] {
        run("history")
        return replies.last?.contents.lazy.compactMap { $0.told(HistoryAnswer.self) }.first?.entries
            ?? []
    }
}

extension ReplyContent {
    /// What a command answered, where it is of that type.
    func told<Kind: Answer>(_ kind: Kind.Type) -> Kind? {
        if case .answer(let answer as Kind) = self { answer } else { nil }
    }
}
