// Which commands are looked at together with those behind them.

extension Result<ParsedCommand, Diagnostic> {
    /// Whether it is code of Objective-C.
    var isObjectiveC: Bool {
        if case .success(.statement(let line)) = self {
            line.language == .objectiveC
        } else {
            false
        }
    }
}

extension ParsedCommand {
    /// Whether definitions may begin with it that need those behind them.
    var beginsDefinitions: Bool {
        guard case .statement(let line) = self else { return false }
        return line.language == .swift
            ? line.isDefinition(isOfC: false)
            : line.isDefinition(isOfC: true)
                && (line.statements.isEmpty || line.statements.contains(where: \.definesType))
    }

    /// Whether it declares types, and does nothing else.
    public var onlyDeclaresTypes: Bool {
        guard case .statement(let line) = self else { return false }
        return line.statements.allSatisfy(\.definesType)
    }

    /// Whether it may belong to the definitions before it.
    func belongs(toProgramOfC isOfC: Bool) -> Bool {
        if case .statement(let line) = self { line.belongs(toProgramOfC: isOfC) } else { false }
    }
}

extension StatementLine {
    /// Whether it defines types of Swift and does nothing else; or it declares what a file of Objective-C
    /// may declare between classes.
    fileprivate func isDefinition(isOfC: Bool) -> Bool {
        isOfC
            ? language == .objectiveC && statements.allSatisfy(\.declaresInFile)
            : language == .swift && statements.allSatisfy(\.definesType)
    }

    /// Whether it is code between definitions, which may need them and be needed: it defines types, or declares
    /// functions or names.
    func belongs(toProgramOfC isOfC: Bool) -> Bool {
        if isOfC { return isDefinition(isOfC: true) }
        return language == .swift
            && statements.allSatisfy { statement in
                if case .declaration = statement { true } else { statement.definesType }
            }
    }
}

extension Statement {
    /// Whether it is a type, a function, a constant, or a variable that is marked as a file's own.
    fileprivate var declaresInFile: Bool {
        guard case .declaration(let declaration) = self else { return definesType }
        return switch declaration {
        case .function, .persistent, .variable(_, isConstant: true, _, _, _): true
        case .variable, .destructuring: false
        }
    }
}
