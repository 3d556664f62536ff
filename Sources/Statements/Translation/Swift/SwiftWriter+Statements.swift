import CommandLanguage

extension SwiftWriter {
    func lines(_ statement: Statement) throws(CodeGap) -> [String] {
        switch statement {
        case .expression(let value): return split(try text(value).text)
        case .assignment(let target, let op, let value): return try assign(target, op, value)
        case .declaration(.variable(let name, let isConstant, let isWeak, let type, let value)):
            return try declare(name.text, isConstant, isWeak, type, value)
        case .definition(.class(let declaration)): return try lines(declaration)
        case .branch(.if(let conditions, let then, let otherwise)):
            return try choice(conditions, then, otherwise)
        case .loop(let loop): return try lines(loop)
        case .exit(let exit): return try lines(exit)
        case .block(.plain(let body)): return ["do {"] + (try inner(body)) + ["}"]
        case .declaration(.persistent), .declaration(.destructuring), .declaration(.function),
            .definition(.enumeration), .definition(.alias), .branch(.guard), .branch(.switch),
            .block(.defer), .block(.doCatch), .labeled:
            throw CodeGap("Swift has nothing like it")
        }
    }

    private func lines(_ loop: Statement.Loop) throws(CodeGap) -> [String] {
        switch loop {
        case .while(let conditions, let body):
            return ["while \(try test(conditions)) {"] + (try inner(body)) + ["}"]
        case .repeatWhile(let body, let condition):
            return ["repeat {"] + (try inner(body)) + ["} while \(try self.condition(condition))"]
        case .forIn(let loop): return try lines(loop)
        case .forClassic: throw CodeGap("Swift has nothing like it")
        }
    }

    private func lines(_ exit: Statement.Exit) throws(CodeGap) -> [String] {
        switch exit {
        case .return(let value, _):
            guard let value else { return ["return"] }
            return split("return " + (try text(value).text))
        case .break: return ["break"]
        case .continue: return ["continue"]
        case .fallthrough: return ["fallthrough"]
        case .jump, .throw: throw CodeGap("Swift has nothing like it")
        }
    }

    private func split(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func assign(
        _ target: Expression, _ op: String?, _ value: Expression
    ) throws(CodeGap) -> [String] {
        let place = try text(target)
        let sign = op.map { ($0 == "++" ? "+" : $0 == "--" ? "-" : $0) + "=" } ?? "="
        let type = place.type?.description?.isClass == true ? place.type?.wrapped : place.type
        guard let type else { return split("\(place.text) \(sign) \(try text(value).text)") }
        return split("\(place.text) \(sign) \(try argument(value, type))")
    }

    // MARK: Declarations

    private func declare(
        _ name: String, _ isConstant: Bool, _ isWeak: Bool, _ written: TypeSyntax?,
        _ value: Expression?
    ) throws(CodeGap) -> [String] {
        let declared = written.flatMap(valueType)
        let new = try value.map { value throws(CodeGap) in try text(value, expecting: declared) }
        let word = isWeak || assigned.contains(name) ? "var" : "let"
        let identifier = name.swiftIdentifier
        guard let new, new.type?.isNull != true else {
            declare(name, declared)
            let start = declared.flatMap(\.startText)
            let type = declared?.codeName ?? "Any"
            return ["var \(identifier): \(type)\(start.map { " = " + $0 } ?? "!")"]
        }
        if isWeak {
            declare(name, (declared ?? new.type)?.wrapped)
            return split("weak var \(identifier) = \(new.text)")
        }
        declare(name, declared ?? new.type?.unwrapped)
        let given = isStructure(declared) && new.isOptional ? new.unwrapped : new.text
        return split("\(word) \(identifier)\(annotation(declared, new)) = \(given)")
    }

    /// Whether it is a structure of UIKit's, which is never nil.
    private func isStructure(_ type: ValueType?) -> Bool {
        guard case .named(let description)? = type else { return false }
        return !description.isClass
    }

    /// The type annotation that the declaration needs, as far as the value alone does not give the
    /// type: `!` for an object that is used without a check for nil, `CGFloat` for a number, and
    /// what a closure takes.
    private func annotation(_ declared: ValueType?, _ value: Text) -> String {
        guard let declared else { return "" }
        switch declared {
        case .named(let type) where type.isClass:
            let isMade = value.type?.unwrapped.description === type && !value.isOptional
            return isMade ? "" : ": \(declared.name)!"
        case .named: return value.type?.name == declared.name ? "" : ": \(declared.codeName)"
        case .function: return ": \(declared.name)"
        case .void, .null, .optional, .array, .set, .dictionary, .tuple, .range, .generic, .any:
            return value.isOptional ? ": \(declared.name)!" : ""
        }
    }

    // MARK: Control

    private func test(_ conditions: [CommandLanguage.Condition]) throws(CodeGap) -> String {
        guard conditions.count == 1, case .expression(let value) = conditions[0] else {
            throw CodeGap("Swift has nothing like it")
        }
        return try condition(value)
    }

    private func choice(
        _ conditions: [CommandLanguage.Condition], _ then: [Statement], _ otherwise: [Statement]?
    ) throws(CodeGap) -> [String] {
        let head = ["if \(try test(conditions)) {"] + (try inner(then))
        guard let otherwise else { return head + ["}"] }
        if otherwise.count == 1, case .branch(.if(let next, let body, let last)) = otherwise[0] {
            let rest = try choice(next, body, last)
            return head + ["} else " + rest[0]] + rest.dropFirst()
        }
        return head + ["} else {"] + (try inner(otherwise)) + ["}"]
    }

    private func lines(_ loop: ForIn) throws(CodeGap) -> [String] {
        guard loop.names.count == 1 else { throw CodeGap("Swift has nothing like it") }
        let name = loop.names[0].text
        let sequence = try text(loop.sequence)
        var element = ValueType.any
        if case .array(let type)? = sequence.type?.unwrapped { element = type }
        let head = "for \(name.swiftIdentifier) in \(sequence.operand) {"
        return [head] + (try inner(loop.body, [(name, element)])) + ["}"]
    }
}

@MainActor
extension ValueType {
    /// What a variable of C is before anything is assigned; nil of an object.
    fileprivate var startText: String? {
        if isNamed(.bool) { return "false" }
        if isNamed(.int) || isNamed(.double) { return "0" }
        return isStructure ? ".zero" : nil
    }
}
