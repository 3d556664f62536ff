import CommandLanguage
import HierarchyRecords
import Statements

/// The code of a session's steps: its classes as they were typed last, with what extensions added,
/// and the statements outside of them.
struct TypedCode {
    private(set) var classes: [DeclaredClass] = []
    private(set) var loose: [(statements: [Statement], origin: Finding.Origin)] = []

    /// Reads the commands of one step, and those in the blocks of its verbs.
    mutating func read(
        _ commands: [ParsedCommand], of origin: Finding.Origin,
        inside parse: (Block) throws(Diagnostic) -> [ParsedCommand]
    ) {
        var statements: [Statement] = []
        for command in commands {
            switch command {
            case .statement(let line):
                for statement in line.statements {
                    if case .definition(.class(let declaration)) = statement {
                        take(declaration, of: origin)
                    } else {
                        statements.append(statement)
                    }
                }
            case .verb(let verb):
                for case .block(let block) in verb.operands {
                    read((try? parse(block)) ?? [], of: origin, inside: parse)
                }
            }
        }
        if !statements.isEmpty { loose.append((statements, origin)) }
    }

    private mutating func take(_ declaration: ClassDeclaration, of origin: Finding.Origin) {
        let known = classes.firstIndex { $0.name == declaration.name.text }
        switch declaration.role {
        case .definition:
            if let known { classes.remove(at: known) }
            classes.append(DeclaredClass(declaration: declaration, origin: origin))
        case .extension:
            if let known { classes[known].add(declaration, of: origin) }
        case .protocol: break
        }
    }
}
