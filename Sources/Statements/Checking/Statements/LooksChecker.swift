import CommandLanguage

/// Leaves out statements that set or call what only changes looks, and what the model lacks.
@MainActor
struct LooksChecker {
    let line: LineUnderCheck

    /// Leaves a statement out that could not be checked since the model lacks a member that only
    /// changes looks; every other failure goes on.
    func leaveOut(
        _ statement: Statement, after failure: Diagnostic
    ) throws(Diagnostic) -> CheckedStatement {
        guard failure.isAboutMeaning, let member = looksMember(in: statement) else {
            if let checked = reading(statement, after: failure) { return checked }
            throw failure
        }
        guard line.cosmetics != .refuse else {
            throw Diagnostic(
                failure.code, at: failure.span, failure.summary, suggestion: failure.suggestion,
                hint: "it changes only looks: 'set cosmetics note' leaves it out")
        }
        line.found.leftOut.add(member)
        return .block(.plain(CheckedBlock(statements: [])))
    }

    /// The statement with members that change only looks taken as inert ones, where it reads one; nil where that is no
    /// help.
    private func reading(_ statement: Statement, after failure: Diagnostic) -> CheckedStatement? {
        guard failure.code == .unknownMember || failure.code == .unknownName,
            !line.place.readsLooks, line.cosmetics != .refuse, statement.isLeaf
        else { return nil }
        let before = line.memory
        let givesAdvice = line.givesAdvice
        line.place.readsLooks = true
        line.place.givesAdvice = false
        if let checked = try? line.statements.check(statement) {
            line.place.readsLooks = false
            line.place.givesAdvice = givesAdvice
            return checked
        }
        line.goBack(to: before)
        return nil
    }

    private func looksMember(in statement: Statement) -> String? {
        switch statement {
        case .assignment(let target, _, _): looksMember(in: target)
        case .expression(let expression): looksMember(in: expression)
        case .declaration, .definition, .branch, .loop, .exit, .block, .labeled: nil
        }
    }

    /// The member within a chain, such as `standardAppearance` in
    /// `bar.standardAppearance.backgroundColor`.
    private func looksMember(in expression: Expression) -> String? {
        switch expression.kind {
        case .link(.member(let base, let name, _)):
            looksMember([name], of: base) ?? looksMember(in: base)
        case .link(.call(let inner, _)), .link(.index(let inner, _)),
            .link(.optionalChain(let inner)),
            .link(.forceUnwrap(let inner)), .attempt(_, let inner):
            looksMember(in: inner)
        case .message(let receiver, let selector, _):
            looksMember(LooksMembers.names(of: selector), of: receiver) ?? looksMember(in: receiver)
        case .name, .type, .implicitMember, .literal, .operation, .closure, .address: nil
        }
    }

    private func looksMember(_ names: [String], of base: Expression) -> String? {
        let before = line.memory
        defer { line.goBack(to: before) }
        line.place.givesAdvice = false
        guard let type = try? line.expressions.check(base).type.unwrapped.description,
            let name = names.first(where: {
                LooksMembers.contain($0, of: type, in: line.classes)
            })
        else { return nil }
        return "\(type.name).\(name)"
    }
}

extension Diagnostic {
    /// Whether it says that a name, a member or a type is not known or does not fit.
    fileprivate var isAboutMeaning: Bool {
        switch code {
        case .unknownName, .unknownMember, .wrongType, .wrongArity, .unsupported, .illegal: true
        case .unfinished, .syntax, .unknownCommand, .ambiguousCommand, .duplicateName,
            .reservedName, .missed, .wrongValue, .notLoaded, .file, .sessionFormat, .limit,
            .endlessCalls, .expectation:
            false
        }
    }
}

extension Statement {
    /// Whether it has no statements of its own but those of closures.
    fileprivate var isLeaf: Bool {
        switch self {
        case .expression, .assignment, .declaration, .exit: true
        case .definition, .branch, .loop, .block, .labeled: false
        }
    }
}
