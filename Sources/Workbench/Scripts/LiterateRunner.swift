import CommandLanguage
import HierarchyRecords

/// Runs the blocks of literate scripts: what the words behind `vcr` ask for stands here.
@MainActor
struct LiterateRunner {
    let session: Session

    /// Runs the blocks in order, each by `body`, up to one that ends the script; the first failure
    /// where the script goes on after it.
    func run(
        _ script: LiterateScript, _ body: (inout ScriptParser) -> ExitStatus
    ) -> ExitStatus {
        var result = ExitStatus.fine
        session.files.prose += script.prose.map {
            ScriptProse(
                span: SourceSpan(in: script.script, line: $0.line, column: 1),
                part: SessionProse($0))
        }
        for block in script.blocks {
            let status = run(block, body)
            if session.stops(status) { return status }
            if result == .fine { result = status }
        }
        return result
    }

    private func run(
        _ block: LiterateScript.Block, _ body: (inout ScriptParser) -> ExitStatus
    ) -> ExitStatus {
        if block.isFresh || block.fails {
            let status = session.closeExpectations()
            if session.stops(status) { return status }
        }
        if block.isFresh { startAgain() }
        var parser = block.parser
        return block.fails ? runFailing(block) { body(&parser) } : body(&parser)
    }

    /// Begins a new world, as the program began its first.
    private func startAgain() {
        session.startAgain()
        session.remember("reset")
    }

    /// Runs a block of which at least one command must fail.
    private func runFailing(
        _ block: LiterateScript.Block, _ body: () -> ExitStatus
    ) -> ExitStatus {
        let outer = (session.forgiven, session.policy.keepsGoing)
        session.forgiven = 0
        session.policy.keepsGoing = true
        let status = body()
        if status == .fine { _ = session.closeExpectations() }
        let forgiven = session.forgiven ?? 0
        (session.forgiven, session.policy.keepsGoing) = outer
        session.forgive(forgiven)
        if session.stopsAnyway(status) { return status }
        if forgiven > 0 || status != .fine { return .fine }
        return refuse(block)
    }

    private func refuse(_ block: LiterateScript.Block) -> ExitStatus {
        let failure = ExpectationFailure(
            span: block.span, summary: "no command of this block fails")
        session.host.onReply(
            Reply(contents: [.failure(failure)], span: block.span, status: .expectationFailed))
        return .expectationFailed
    }
}

/// A part of a literate script's text.
struct ScriptProse {
    /// Where it stands; nil where the steps around it have gone since: a session was loaded.
    var span: SourceSpan?
    let part: SessionProse
}

extension SessionProse {
    fileprivate init(_ prose: LiterateScript.Prose) {
        switch prose {
        case .heading(let level, let text, _): self = .heading(level: level, text)
        case .paragraph(let text, _): self = .paragraph(text)
        case .item(let marker, let text, _): self = .item(marker, text)
        case .code(let text, _): self = .code(text)
        }
    }
}

/// Blocks in which commands are to fail.
extension Session {
    /// Runs what a story has gone wrong in: failures, warnings and exceptions of it count for nothing.
    func withoutConsequences(_ body: () -> Void) {
        let outer = (policy, forgiven)
        policy.keepsGoing = true
        policy.isStrict = false
        policy.watchesWarnings = false
        forgiven = 0
        body()
        changeExpectations { $0.unexpected = [] }
        (policy, forgiven) = outer
    }

    /// A command failed where that may be; elsewhere this does nothing.
    func forgive(_ count: Int = 1) {
        if let forgiven { self.forgiven = forgiven + count }
    }
}

extension Workbench {
    /// Runs the blocks of a literate script in order, each by `body`, up to one that ends the script.
    public func run(
        _ script: LiterateScript, _ body: (inout ScriptParser) -> ExitStatus
    ) -> ExitStatus {
        LiterateRunner(session: session).run(script, body)
    }

    /// Takes note of a command that failed; false where it is to count as any other, since it stands
    /// in no block of which at least one command must fail.
    public func forgives() -> Bool {
        session.forgive()
        return session.forgiven != nil
    }
}
