import CommandLanguage
import HierarchyRecords

/// `expect no|warning|exception … { … }`: the commands of the block run as steps, up to an exception,
/// and what they log is judged, and nothing else.
@MainActor
struct ExpectedBlock {
    private let interpreter: Interpreter
    private let expectation: EventExpectation
    private let commands: [ParsedCommand]

    /// Reads the expectation and its block; nothing runs.
    init(
        _ interpreter: Interpreter, _ expectation: EventExpectation, _ block: Block,
        at span: SourceSpan
    ) throws(Diagnostic) {
        if interpreter.isInsideBlock {
            throw Diagnostic(
                .illegal, at: span,
                "'expect' with a block takes steps, and cannot run inside 'on' or 'together'")
        }
        self.interpreter = interpreter
        self.expectation = expectation
        commands = try block.commands()
    }

    /// Runs the commands, and judges unless one of them has ended the script.
    func run() {
        let begin = interpreter.world.simulator.log.count
        var outer: [UnexpectedMisuse]?
        interpreter.changeExpectations { outer = $0.beginBlock() }
        let status = interpreter.runEach(commands)
        var misuses: [UnexpectedMisuse] = []
        interpreter.changeExpectations { misuses = $0.endBlock(within: outer) }
        interpreter.draft.clear()
        if !interpreter.stops(status) { misuses = judge(from: begin, misuses) }
        if status != .fine { interpreter.draft.status = status }
        interpreter.leave(misuses)
    }

    /// Says what is not as expected; returns the misuses that are nobody's yet.
    private func judge(from begin: Int, _ misuses: [UnexpectedMisuse]) -> [UnexpectedMisuse] {
        interpreter.draft.status = .fine
        let log = interpreter.world.simulator.log
        let range = min(begin, log.count)..<log.count
        guard
            let failure = expectation.failure(
                in: range, of: log, settled: interpreter.expectations.settled)
        else {
            interpreter.changeExpectations { $0.settle(expectation.named(in: range, of: log)) }
            return misuses.filter {
                let event = log.events[$0.eventIndex]
                return !expectation.names(event, log.text(event))
            }
        }
        interpreter.draft.fail(failure)
        // The failure tells of all of them.
        return misuses.filter {
            !expectation.categories.contains(log.events[$0.eventIndex].callback.category)
        }
    }
}

extension Interpreter {
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
