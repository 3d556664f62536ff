import CommandLanguage

/// What files of Objective-C declare: one class has any number of `@interface`s and `@implementation`s,
/// in any order, and functions and variables of C stand between them.
extension DefinitionGroup {
    /// Nil where the statements do something else than to declare, or where there is only one.
    /// `isOwnClass` tells of a name that no class here defines whether it is one of the session's.
    init?(programOfC statements: [Statement], isOwnClass: (ClassDeclaration) -> Bool) {
        guard statements.count > 1, statements.contains(where: \.definesType) else { return nil }
        self.init()
        var parts: [ClassDeclaration] = []
        var last: [String: Int] = [:]
        for (index, statement) in statements.enumerated() {
            if let name = statement.variableName { last[name] = index }
        }
        for (index, statement) in statements.enumerated() {
            // `int count;` in a header, of which the definition comes behind.
            if let name = statement.variableName, last[name] != index { continue }
            switch statement {
            case .definition(.class(let declaration))
            where declaration.language == .objectiveC && !declaration.isProtocol:
                parts.append(declaration)
            case .definition(let definition): add(definition)
            case .declaration(let declaration): declarations.append(declaration)
            case .expression(let expression) where expression.isMacro: continue
            case .expression, .assignment, .branch, .loop, .exit, .block, .labeled: return nil
            }
        }
        join(parts, isOwnClass)
        sortClasses()
    }

    /// Makes one class of all its parts. What no part defines and is no class of the session is a
    /// category.
    private mutating func join(
        _ parts: [ClassDeclaration], _ isOwnClass: (ClassDeclaration) -> Bool
    ) {
        var order: [String] = []
        var joined: [String: ClassDeclaration] = [:]
        let defined = Set(parts.filter { $0.role == .definition }.map(\.name.text))
        for part in parts {
            let name = part.name.text
            guard defined.contains(name) || isOwnClass(part) else {
                extensions.append(part)
                continue
            }
            if let before = joined[name] {
                joined[name] = before.joined(with: part)
            } else {
                order.append(name)
                joined[name] = part
            }
        }
        for name in order { if let whole = joined[name] { add(.class(whole.asDefinition)) } }
    }
}

extension ClassDeclaration {
    fileprivate var isProtocol: Bool {
        switch role {
        case .protocol: true
        case .definition, .extension: false
        }
    }

    /// The class itself, whatever part of it came first.
    fileprivate var asDefinition: ClassDeclaration {
        var result = self
        result.role = .definition
        result.lacksCode = isInterface && promisesMethods
        return result
    }
}

extension Statement {
    /// The name of the variable that it declares.
    fileprivate var variableName: String? {
        guard case .declaration(.variable(let name, _, _, _, _)) = self else { return nil }
        return name.text
    }
}

extension Expression {
    /// Whether it is a macro with parameters that no file here defines, between definitions: `SINGLETON_FOR_CLASS(Manager);`
    fileprivate var isMacro: Bool {
        guard case .link(.call(let callee, _)) = kind, case .name(let name) = callee.kind else {
            return false
        }
        return name.contains("_") && !name.contains(where: \.isLowercase)
    }
}
