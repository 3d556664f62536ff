import CommandLanguage
import HeadlessUIKit
import Statements

/// `stub`: declares the types that the code which was refused last names and nobody knows, and takes the code.
@MainActor
struct StubTaking {
    let session: Session

    /// What to say of refused code that declarations of unknown types make run; nil where they do not.
    func offer() -> Message? {
        guard let code = session.refusedCode.program, code.source.contains("\n"),
            let stubs = try? session.stubs(for: code)
        else { return nil }
        // A member that a known type lacks is a mistake rather than another file's.
        return StubOffer(types: stubs.named).words(command: "stub")
    }

    /// Declares the types of those names, or all that are unknown, shows them, and takes the code where that is accepted
    /// then. Where it is not, nothing is declared.
    func take(_ names: [Word], at span: SourceSpan) throws(Diagnostic) {
        guard let code = session.refusedCode.program else {
            throw Diagnostic(
                .illegal, at: span, "no code was refused: paste it first",
                hint: "'stub' declares the types that it names and nobody knows")
        }
        for name in names { try check(name, in: code) }
        let stubs = try stubs(for: code, names)
        guard !stubs.isEmpty else {
            throw Diagnostic(.illegal, at: span, "the refused code names no unknown type")
        }
        guard let declarations = try stubs.line(in: span.script) else { return }
        // Declarations that name the code's own types are one program with it.
        let isPart = names.isEmpty && mistake(in: declarations) != nil
        if !isPart { try declare(declarations, at: span) }
        session.draft.begin()
        show(stubs)
        if !isPart, let rest = mistake(in: code) {
            session.note("the code is still refused: \(rest.message)")
            return
        }
        session.note(
            "declared: these answer with what is empty, and call nothing back; the code is taken")
        session.reply(0..<0, step: nil, span: span)
        let program = isPart ? declarations.joined(with: [code]) : code
        session.draft.status = session.execute(.statement(program))
    }

    private func show(_ stubs: StubDeclarations) {
        let lines = stubs.text.split(separator: "\n", omittingEmptySubsequences: false)
        session.say(.lines(lines.map(String.init)))
    }

    private func check(_ name: Word, in code: StatementLine) throws(Diagnostic) {
        let statements = session.world.statements
        if statements.isType(name.text) {
            throw Diagnostic(
                .duplicateName, at: name.span, "'\(name.text)' is known: it needs no stub")
        }
        guard code.source.contains(name.text), name.text.first?.isUppercase == true else {
            throw Diagnostic(
                .unknownName, at: name.span, "the refused code names no type '\(name.text)'")
        }
    }

    private func stubs(
        for code: StatementLine, _ names: [Word]
    ) throws(Diagnostic) -> StubDeclarations {
        do throws(Diagnostic) {
            return try session.stubs(for: code, named: names.isEmpty ? nil : Set(names.map(\.text)))
        } catch {
            throw error.hinting("no declaration of a type mends this: nothing was declared")
        }
    }

    private func mistake(in code: StatementLine) -> Diagnostic? {
        do throws(Diagnostic) {
            try session.world.statements.examineAlone(code)
            return nil
        } catch {
            return error
        }
    }

    /// Declares them as one step, as if they had been typed.
    private func declare(_ line: StatementLine, at span: SourceSpan) throws(Diagnostic) {
        let kept = session.refusedCode
        let status = session.host.hearing(.failures) { session.execute(.statement(line)) }
        session.refusedCode = kept
        guard status.isFine else {
            throw Diagnostic(.illegal, at: span, "the declarations were refused: nothing changed")
        }
    }
}

extension Session {
    /// The declarations that the code lacks, of those types or of all; nothing of it happens.
    func stubs(
        for code: StatementLine, named names: Set<String>? = nil
    ) throws(Diagnostic) -> StubDeclarations {
        try world.statements.stubs(for: code, named: names)
    }
}
