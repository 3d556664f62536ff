import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

@testable import Statements
@testable import Workbench

/// A script run in a fresh world, with what it answered.
@MainActor
final class ScriptRun {
    let workbench: Workbench
    /// Errors, failed expectations and results, one line each and in order.
    private(set) var talk: [String] = []
    private var isLineOpen = false
    /// What the errors advise.
    private(set) var hints: [String] = []
    /// Events and answers in the order in which they were told.
    private(set) var told: [String] = []

    init(_ script: String = "", world: WorldSettings = WorldSettings()) {
        workbench = Workbench(world: world, policy: RunPolicy(keepsGoing: true))
        workbench.onReply = { [unowned self] reply in
            let lines = reply.contents.flatMap(Self.lines)
            for content in reply.contents { hear(content) }
            hints += reply.contents.compactMap {
                if case .diagnostic(let diagnostic) = $0 { diagnostic.hint } else { nil }
            }
            told += log(in: reply.events) + lines
        }
        run(script)
    }

    /// Runs more commands; the lines that they answered.
    @discardableResult
    func run(_ script: String) -> [String] {
        let begin = talk.count
        var parser = ScriptParser(file: nil)
        parser.feed(script)
        parser.finish()
        while true {
            do {
                guard let command = try parser.next() else { break }
                _ = workbench.execute(command)
            } catch {
                talk.append(error.line)
            }
        }
        _ = workbench.finishScript()
        return Array(talk[begin...])
    }

    /// Takes what was told; what was printed goes on where a line was not ended.
    private func hear(_ content: ReplyContent) {
        var lines = Self.lines(of: content)
        if isLineOpen, case .printed = content { lines[0] = talk.removeLast() + lines[0] }
        if isLineOpen, case .unfinished = content { lines[0] = talk.removeLast() + lines[0] }
        if !lines.isEmpty { isLineOpen = if case .unfinished = content { true } else { false } }
        talk += lines
    }

    /// The canonical lines of the log in those categories.
    func log(_ categories: EventCategories = .shownByDefault) -> [String] {
        let log = workbench.log
        return log.events.filter { categories.contains($0.callback.category) }.map(log.text)
    }

    private func log(in range: Range<Int>) -> [String] {
        let log = workbench.log
        let shown = EventCategories.shownByDefault
        return log.events[range].filter { shown.contains($0.callback.category) }.map(log.text)
    }

    /// What code called.
    var calls: [String] { log(EventCategories(.call)) }

    private static func lines(of content: ReplyContent) -> [String] {
        switch content {
        case .lines(let lines), .printed(let lines), .echoed(let lines): lines
        case .notes(let notes): notes.map(\.text)
        case .unfinished(let text): [text]
        case .diagnostic(let diagnostic): [diagnostic.line]
        case .failure(let failure): ["\(failure.span.text): \(failure.summary)"]
        case .exception(_, let misuse): ["exception: \(misuse.text)"]
        default: []
        }
    }
}
