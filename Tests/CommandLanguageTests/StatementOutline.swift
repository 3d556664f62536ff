import CommandLanguage

extension Statement {
    /// The statement as nested lists, which show what belongs to what.
    var outline: String {
        switch self {
        case .expression(let value): value.outline
        case .assignment(let target, let op, let value):
            "(\(op ?? "")= \(target.outline) \(value.outline))"
        case .declaration(let declaration): declaration.outline
        case .definition(let definition): "\(definition)"
        case .branch(let branch): branch.outline
        case .loop(let loop): loop.outline
        case .exit(let exit): exit.outline
        case .block(let block): block.outline
        case .labeled(let label, let statement): "(\(label.text): \(statement.outline))"
        }
    }
}

extension Statement.Declaration {
    fileprivate var outline: String {
        switch self {
        case .variable(let name, let isConstant, let isWeak, let type, let value):
            "(\(isWeak ? "weak " : "")\(isConstant ? "let" : "var") \(name.text)"
                + (type.map { ": \($0)" } ?? "") + (value.map { " \($0.outline)" } ?? "") + ")"
        case .persistent(let declaration): "(static \(declaration.outline))"
        case .destructuring(let names, let isConstant, let value):
            "(\(isConstant ? "let" : "var") (\(names.texts)) \(value.outline))"
        case .function(let function): function.outline
        }
    }
}

extension Statement.Branch {
    fileprivate var outline: String {
        switch self {
        case .if(let conditions, let body, let otherwise):
            "(if \(conditions.outline) \(body.outline)"
                + (otherwise.map { " else \($0.outline)" } ?? "") + ")"
        case .guard(let conditions, let body): "(guard \(conditions.outline) \(body.outline))"
        case .switch(let value, let cases):
            "(switch \(value.outline)\(cases.map { " " + $0.outline }.joined()))"
        }
    }
}

extension Statement.Loop {
    fileprivate var outline: String {
        switch self {
        case .while(let conditions, let body): "(while \(conditions.outline) \(body.outline))"
        case .repeatWhile(let body, let condition): "(repeat \(body.outline) \(condition.outline))"
        case .forIn(let loop): loop.outline
        case .forClassic(let initial, let condition, let step, let body):
            "(for \(initial?.outline ?? "-"); \(condition?.outline ?? "-"); "
                + "\(step?.outline ?? "-") \(body.outline))"
        }
    }
}

extension Statement.Exit {
    fileprivate var outline: String {
        switch self {
        case .return(let value, _): "(return\(value.map { " \($0.outline)" } ?? ""))"
        case .break: "(break)"
        case .continue: "(continue)"
        case .fallthrough: "(fallthrough)"
        case .jump(let isBreak, let label): "(\(isBreak ? "break" : "continue") \(label.text))"
        case .throw(let value, _): "(throw \(value.outline))"
        }
    }
}

extension Statement.Block {
    fileprivate var outline: String {
        switch self {
        case .plain(let body): "(do \(body.outline))"
        case .defer(let body): "(defer \(body.outline))"
        case .doCatch(let body, let clauses):
            "(do \(body.outline)\(clauses.map { " " + $0.outline }.joined()))"
        }
    }
}

extension [Statement] {
    fileprivate var outline: String { "{\(map(\.outline).joined(separator: "; "))}" }
}

extension [Word] {
    fileprivate var texts: String { map(\.text).joined(separator: " ") }
}

extension [Condition] {
    fileprivate var outline: String { map(\.outline).joined(separator: ", ") }
}

extension Condition {
    fileprivate var outline: String {
        switch self {
        case .expression(let value): value.outline
        case .binding(let name, let isConstant, let type, let value):
            "\(isConstant ? "let" : "var") \(name.text)\(type.map { ": \($0)" } ?? "")"
                + (value.map { " \($0.outline)" } ?? "")
        case .pattern(let pattern, let value): "\(pattern.outline) = \(value.outline)"
        }
    }
}

extension ForIn {
    fileprivate var outline: String {
        let head = pattern?.outline ?? (isTuple ? "(\(names.texts))" : names.texts)
        return "(for \(head) in \(sequence.outline)"
            + (filter.map { " where \($0.outline)" } ?? "") + " \(body.outline))"
    }
}

extension Pattern {
    fileprivate var outline: String {
        let head =
            switch kind {
            case .value(let value): value.outline
            case .binding(let name, let isConstant, let unwraps):
                "\(isConstant ? "let" : "var") \(name.text)\(unwraps ? "?" : "")"
            case .instance(let name, _, let type): "\(name.map { $0.text + " " } ?? "")is \(type)"
            case .anything: "_"
            case .carrying(let owner, let name, let inner):
                "\(owner?.outline ?? "").\(name.text)(\(inner.outline))"
            case .tuple(let inner): "(\(inner.outline))"
            }
        return head + (filter.map { " where \($0.outline)" } ?? "")
    }
}

extension [Pattern] {
    fileprivate var outline: String { map(\.outline).joined(separator: " ") }
}

extension SwitchCase {
    fileprivate var outline: String {
        let head = patterns.isEmpty ? "default" : patterns.map(\.outline).joined(separator: " | ")
        return "\(head): \(body.outline)\(fallsThrough ? " falls through" : "")"
    }
}

extension CatchClause {
    fileprivate var outline: String {
        "(catch \(pattern.map { $0.outline + " " } ?? "")\(body.outline))"
    }
}

extension FunctionDeclaration {
    fileprivate var outline: String {
        let parameters = parameters.map { parameter in
            let label = parameter.label ?? "_"
            let names = label == parameter.name.text ? label : "\(label) \(parameter.name.text)"
            return " \(names): \(parameter.type)"
                + (parameter.defaultValue.map { " = \($0.outline)" } ?? "")
        }
        return "(func \(name.text)\(parameters.joined())\(result.map { " -> \($0)" } ?? "") "
            + "\(body.outline))"
    }
}

extension Expression {
    var outline: String {
        switch kind {
        case .attempt(let word, let value): "(\(word) \(value.outline))"
        case .address(let place): "(& \(place.outline))"
        case .name(let name): name
        case .type(let type): "\(type)"
        case .implicitMember(let name): ".\(name)"
        case .literal(.integer(let value)): "\(value)"
        case .literal(.number(let value)): "\(value)"
        case .literal(.string(let parts)): "\"\(parts.map(\.outline).joined())\""
        case .literal(.boolean(let value)): "\(value)"
        case .literal(.nil): "nil"
        case .literal(.array(let elements)): "[\(elements.map(\.outline).joined(separator: " "))]"
        case .literal(.dictionary(let entries)):
            "[:\(entries.map { " \($0.key.outline) \($0.value.outline)" }.joined())]"
        case .link(.member(let base, let name, let isOptional)):
            "(\(isOptional ? "?" : "").\(name) \(base.outline))"
        case .link(.call(let base, let arguments)): "(call \(base.outline)\(arguments.outline))"
        case .link(.index(let base, let arguments)): "(index \(base.outline)\(arguments.outline))"
        case .link(.forceUnwrap(let base)): "(! \(base.outline))"
        case .operation(.prefix(let op, let value)): "(\(op) \(value.outline))"
        case .operation(.infix(let op, let left, let right)):
            "(\(op) \(left.outline) \(right.outline))"
        case .operation(.ternary(let condition, let yes, let no)):
            "(?: \(condition.outline) \(yes.outline) \(no.outline))"
        case .operation(.cast(let value, let op, let type)): "(\(op) \(value.outline) \(type))"
        case .closure(let closure): closure.outline
        case .link(.optionalChain(let base)): "(? \(base.outline))"
        case .message(let receiver, let selector, let arguments):
            "[\(receiver.outline) \(selector)\(arguments.map { " " + $0.outline }.joined())]"
        case .literal(.selector(let name)): "@selector(\(name))"
        case .literal(.available(let major, let minor)):
            "#available(\(major)\(minor > 0 ? ".\(minor)" : ""))"
        case .literal(.tuple(let elements)): "(tuple\(elements.outline))"
        }
    }
}

extension Closure {
    var outline: String {
        let names = captures.map { capture in
            (capture.strength.map { "\($0) " } ?? "") + capture.name.text
                + (capture.value.map { " = \($0.outline)" } ?? "")
        }
        let captured = names.isEmpty ? "" : "[\(names.joined(separator: ", "))] "
        let head =
            captured
            + (parameters.isEmpty
                ? "" : parameters.map(\.name.text).joined(separator: " ") + " in ")
        return "{\(head)\(body.map(\.outline).joined(separator: "; "))}"
    }
}

extension StringPart {
    var outline: String {
        switch self {
        case .text(let text): text
        case .interpolation(let value): "\\\(value.outline)"
        }
    }
}

extension [Argument] {
    var outline: String {
        map { " " + ($0.label.map { "\($0): " } ?? "") + $0.value.outline }.joined()
    }
}

/// The outlines of a script's statements, or its first mistake's line.
func outline(_ script: String) -> String {
    var parser = ScriptParser(file: nil)
    parser.feed(script)
    parser.finish()
    var outlines: [String] = []
    do {
        while let command = try parser.next() {
            guard case .statement(let line) = command else { return "a command" }
            outlines.append(line.statements.map(\.outline).joined(separator: ", "))
        }
    } catch {
        return error.line
    }
    return outlines.joined(separator: " ; ")
}
