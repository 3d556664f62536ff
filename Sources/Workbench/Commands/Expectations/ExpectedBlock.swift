import CommandLanguage
import HierarchyRecords

/// `expect no|warning|exception … { … }`: the commands of the block run as steps, up to an exception,
/// and what they log is judged, and nothing else.
@MainActor
struct ExpectedBlock {
    private let session: Session
    private let expectation: EventExpectation
    private let commands: [ParsedCommand]

    /// Reads the expectation and its block; nothing runs.
    init(
        _ session: Session, _ expectation: EventExpectation, _ block: Block,
        at span: SourceSpan
    ) throws(Diagnostic) {
        if session.isInsideBlock {
            throw Diagnostic(
                .illegal, at: span,
                "'expect' with a block takes steps, and cannot run inside 'on' or 'together'")
        }
        self.session = session
        self.expectation = expectation
        commands = try block.commands()
    }

    /// Runs the commands, and judges unless one of them has ended the script.
    func run() {
        let begin = session.world.simulator.log.count
        var outer: [UnexpectedMisuse]?
        session.changeExpectations { outer = $0.beginBlock() }
        let status = session.runEach(commands)
        var misuses: [UnexpectedMisuse] = []
        session.changeExpectations { misuses = $0.endBlock(within: outer) }
        session.draft.clear()
        if !session.stops(status) { misuses = judge(from: begin, misuses) }
        if status != .fine { session.draft.status = status }
        session.leave(misuses)
    }

    /// Says what is not as expected; returns the misuses that are nobody's yet.
    private func judge(from begin: Int, _ misuses: [UnexpectedMisuse]) -> [UnexpectedMisuse] {
        session.draft.status = .fine
        let log = session.world.simulator.log
        let range = min(begin, log.count)..<log.count
        guard
            let failure = expectation.failure(
                in: range, of: log, settled: session.expectations.settled)
        else {
            session.changeExpectations { $0.settle(expectation.named(in: range, of: log)) }
            return misuses.filter {
                let event = log.events[$0.eventIndex]
                return !expectation.names(event, log.text(event))
            }
        }
        session.draft.fail(failure)
        // The failure tells of all of them.
        return misuses.filter {
            !expectation.categories.contains(log.events[$0.eventIndex].callback.category)
        }
    }
}

extension Session {
    /// Leaves what the block of an `expect` did not expect to those that follow it; where a person
    /// types, it is told at once.
    fileprivate func leave(_ misuses: [UnexpectedMisuse]) {
        for content in report(misuses) { say(content) }
    }
}

extension Verb {
    /// Whether it is an `expect` that runs its block.
    var runsExpectedBlock: Bool {
        guard word.text.lowercased() == "expect", case .word(let form)? = operands.first,
            !form.isQuoted, EventExpectation.forms.contains(form.text)
        else { return false }
        return operands.contains { if case .block = $0 { true } else { false } }
    }
}

extension ArraySlice<Operand> {
    /// The block that ends the operands of `expect FORM`, where one may; nil without one.
    func expectedBlock(of form: String) throws(Diagnostic) -> Block? {
        guard let index = firstIndex(where: { if case .block = $0 { true } else { false } }),
            case .block(let block) = self[index]
        else { return nil }
        switch self[(index + 1)...].first {
        case .word(let word)?:
            throw Diagnostic(
                .wrongArity, at: word.span, "'expect \(form)' takes nothing behind its block")
        case .block(let second)?:
            throw Diagnostic(.wrongArity, at: second.span, "'expect \(form)' takes one block")
        case nil: return block
        }
    }

    /// Refuses a block behind `expect FORM`.
    func refuseBlock(of form: String) throws(Diagnostic) {
        for case .block(let block) in self {
            throw Diagnostic(
                .wrongArity, at: block.span,
                "'expect \(form)' takes no block: no, warning and exception run one, log and tree "
                    + "compare its lines")
        }
    }
}
