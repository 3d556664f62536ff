/// Declarations of names and functions.
extension SwiftParser {
    /// Reads `let a: T = x, b = y`.
    mutating func parseDeclarations(
        _ modifiers: DeclarationModifiers
    ) throws(Diagnostic) -> [Statement] {
        if modifiers.contains(.unowned) { throw unsupported("an unowned variable") }
        let isConstant = advance().word == "let"
        if token.isSign("(") { return [try parseDestructuring(isConstant)] }
        var statements: [Statement] = []
        repeat {
            statements.append(try parseDeclaration(isConstant, modifiers))
        } while take(",")
        return statements
    }

    private mutating func parseDeclaration(
        _ isConstant: Bool, _ modifiers: DeclarationModifiers
    ) throws(Diagnostic) -> Statement {
        let name = try parseName("a name after '\(isConstant ? "let" : "var")'")
        var type = take(":") ? try parseType() : try sharedType()
        if token.isSign("{"), !isConstant, let type, !isBeforeObserver {
            return try parseComputedVariable(name, type)
        }
        let value = take("=") ? try parseWithClosureBelow() : nil
        if token.isSign("{") { throw unsupported("an observed variable within code") }
        guard type != nil || value != nil else {
            throw expected("a type or a value for '\(name.text.clipped)'")
        }
        if value != nil, type.isBareCollection { type = nil }
        return .declaration(
            .variable(
                name: name, isConstant: isConstant, isWeak: modifiers.contains(.weak), type: type,
                value: value))
    }

    /// Reads a value; where it is a call, a closure may stand on the line below.
    private mutating func parseWithClosureBelow() throws(Diagnostic) -> Expression {
        let value = try parseExpression()
        guard token.isSign("{"), token.isAfterLineEnd, !isBeforeObserver,
            case .link(.call(let callee, let arguments)) = value.kind
        else { return value }
        return try make(
            .link(.call(callee, arguments + (try parseTrailingClosures()))), at: value.span)
    }

    /// Whether `{ willSet` or `{ didSet` comes next.
    private var isBeforeObserver: Bool { ["willSet", "didSet"].contains(following.word) }

    /// Reads `{ … }` or `{ get { … } }` behind a variable: a function without parameters, which is called where its name
    /// stands.
    private mutating func parseComputedVariable(
        _ name: Word, _ type: TypeSyntax
    ) throws(Diagnostic) -> Statement {
        var property = ClassDeclaration.ComputedProperty(name: name, type: type, getter: [])
        try parseAccessorsOrBody(of: &property, "the variable '\(name.text.clipped)'")
        if property.setter != nil {
            throw unsupported("a setter of a variable that belongs to no type")
        }
        return .declaration(
            .function(
                FunctionDeclaration(
                    name: name, parameters: [], result: type, body: property.getter,
                    modifiers: .getter, language: .swift)))
    }

    private mutating func parseDestructuring(_ isConstant: Bool) throws(Diagnostic) -> Statement {
        let names = try parseNames()
        let type = take(":") ? try parseType() : nil
        try expect("=", "after the names")
        var value = try parseExpression()
        if let type {
            value = try make(.operation(.cast(value, op: "as", type: type)), at: value.span)
        }
        return .declaration(
            .destructuring(names: names, isConstant: isConstant, value: value))
    }

    /// Reads `(a, b)`.
    mutating func parseNames() throws(Diagnostic) -> [Word] {
        advance()
        var names: [Word] = []
        repeat { names.append(try parseName("a name")) } while take(",")
        try expect(")", "after the names")
        return names
    }

    /// Reads a name that is no reserved word; `what` says which.
    mutating func parseName(_ what: Message) throws(Diagnostic) -> Word {
        guard case .identifier(let name, let isEscaped) = token.kind,
            isEscaped || !Self.reservedWords.contains(name)
        else { throw expected(what) }
        return Word(name, span: advance().span)
    }

    // MARK: Functions

    /// Reads `func name(…) -> T { … }`.
    mutating func parseFunction(
        _ modifiers: DeclarationModifiers, isMember: Bool = false
    ) throws(Diagnostic) -> FunctionDeclaration {
        advance()
        let name = try parseFunctionName()
        let generics = try parseGenerics()
        return try parseFunctionRest(name, modifiers, generics, isMember: isMember)
    }

    /// Reads the name of a function, which may be an operator.
    mutating func parseFunctionName() throws(Diagnostic) -> Word {
        if let own = operatorOfFunction {
            let span = token.span
            for _ in 0..<own.count { advance() }
            return Word(own.operator, span: span)
        }
        guard case .sign(let sign) = token.kind, Self.knownOperators.contains(sign),
            following.isSign("(") || following.isSign("<")
        else { return try parseName("the name of the function") }
        return Word(sign, span: advance().span)
    }

    /// Operators that code may define for its own types.
    private static let knownOperators: Set<String> = [
        "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "+=", "-=", "*=", "/=", "&&",
        "||", "!", "...", "..<", "??", "===", "&", "|", "^", "<<", ">>", "~",
    ]

    /// Reads the parameters, the result and the body of a function or an initialiser.
    mutating func parseFunctionRest(
        _ name: Word, _ modifiers: DeclarationModifiers,
        _ generics: [TypeParameter] = [], isMember: Bool = false
    ) throws(Diagnostic) -> FunctionDeclaration {
        var function = try parseFunctionHead(name, modifiers)
        var generics = generics
        try parseWhere(narrowing: &generics)
        function.generics = generics.map { ($0.name, $0.constraint) }
        if isMember, lacksBody {
            readings.append(try emptyBody(of: function))
            return function
        }
        let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
        function.body = try naming("\(name.text)(\(labels))") { parser throws(Diagnostic) in
            try parser.parseBlock("the function")
        }
        function.body.insert(contentsOf: function.variablesOfParameters, at: 0)
        return function
    }

    /// Whether the function ends with its head: pages print listings of methods without their bodies.
    private var lacksBody: Bool {
        isAtEnd || token.isAfterLineEnd && !token.isSign("{") || token.isSign("}")
            || token.isSign(";")
    }

    /// Says that a method without a body is read with an empty one.
    private func emptyBody(of function: FunctionDeclaration) throws(Diagnostic) -> CodeReading {
        let name = function.name
        let kind = function.modifiers.contains(.action) ? "action" : "method"
        let what = "the \(kind) '\(name.text.clipped)' has no body"
        if let result = function.result, !result.isVoid {
            let type = result.description.clipped
            throw Diagnostic(
                .syntax, at: name.span, "\(what), and an empty one gives no \(type)")
        }
        var place = tokens[index - 1].span
        place.column += place.length
        return CodeReading(
            at: name.span, "\(what): it was read with an empty one, which does nothing",
            repair: CodeRepair(at: place, "", as: " {}"))
    }

    /// Reads the parameters and the result of a function.
    mutating func parseFunctionHead(
        _ name: Word, _ modifiers: DeclarationModifiers
    ) throws(Diagnostic) -> FunctionDeclaration {
        try expect("(", "of the parameters")
        var parameters: [FunctionDeclaration.Parameter] = []
        while !token.isSign(")") {
            parameters.append(try parseParameter())
            guard take(",") else { break }
        }
        try expect(")", "after the parameters")
        if token.word == "async" { advance() }
        let throwing = try parseThrowing()
        let result = take("->") ? try parseType() : nil
        return FunctionDeclaration(
            name: name, parameters: parameters, result: result, body: [],
            modifiers: modifiers.union(throwing), language: .swift)
    }

    /// Reads `throws`, `throws(Failure)` or `rethrows`.
    private mutating func parseThrowing() throws(Diagnostic) -> DeclarationModifiers {
        switch token.word {
        case "throws":
            advance()
            if take("(") {
                _ = try parseType()
                try expect(")", "after the type of the errors")
            }
            return .throwing
        case "rethrows":
            advance()
            return .rethrowing
        default: return []
        }
    }

    /// Reads `label name: Type = value`; any word may be the label.
    private mutating func parseParameter() throws(Diagnostic) -> FunctionDeclaration.Parameter {
        try takeAttributes()
        let isVariable = takeOldMark()
        guard case .identifier(let label, _) = token.kind else {
            throw expected("the name of a parameter")
        }
        let first = Word(label, span: advance().span)
        let name = token.isSign(":") ? first : try parseName("the name of the parameter")
        try expect(":", "before the type of '\(name.text.clipped)'")
        let type = try parseType()
        let isVariadic = take("...")
        var value = take("=") ? try parseExpression() : nil
        if type.isDeferred, let given = value {
            let closure = Closure(captures: [], parameters: [], body: [.expression(given)])
            value = try make(.closure(closure), at: given.span)
        }
        var parameter = FunctionDeclaration.Parameter(
            label: label == "_" ? nil : label, name: name,
            type: isVariadic ? try makeType(.array(type), at: type.span) : type,
            defaultValue: value)
        parameter.isVariadic = isVariadic
        parameter.isVariable = isVariable
        return parameter
    }

    /// Takes `var`, `let` or `#`, which Swift 1 and 2 had before the name of a parameter; says whether it may change.
    private mutating func takeOldMark() -> Bool {
        if take("#") { return false }
        guard token.word == "var" || token.word == "let", case .identifier = following.kind else {
            return false
        }
        return advance().word == "var"
    }
}

/// Words and attributes before declarations.
extension SwiftParser {
    /// Takes what stands before a declaration, and keeps what matters of it.
    mutating func parseModifiers() throws(Diagnostic) -> DeclarationModifiers {
        var modifiers: DeclarationModifiers = []
        while true {
            if token.isSign("@") {
                modifiers.formUnion(try parseAttribute())
            } else if let word = token.word, isModifier(word) {
                advance()
                if token.isSign("(") { try skipParentheses() }
                modifiers.formUnion(Self.modifierMeanings[word] ?? [])
            } else {
                return modifiers
            }
        }
    }

    /// Whether the word changes the declaration behind it: some may be names as well.
    func isModifier(_ word: String) -> Bool {
        guard Self.modifierWords.contains(word) else { return false }
        if word == "class" {
            return following.word.map { Self.wordsBehindClass.contains($0) } ?? false
        }
        if following.isSign("(") {
            return word != "open" && index + 2 < tokens.count
                && ["set", "safe", "unsafe"].contains(tokens[index + 2].word)
        }
        guard case .identifier = following.kind else { return following.isSign("@") }
        return true
    }

    private static let modifierWords: Set<String> = [
        "private", "fileprivate", "public", "internal", "open", "final", "static", "class",
        "override", "required", "convenience", "weak", "unowned", "lazy", "dynamic", "nonisolated",
        "mutating", "nonmutating", "indirect", "optional", "prefix", "postfix", "infix",
    ]

    /// What shows that `class` begins a member of the type, and no type.
    private static let wordsBehindClass: Set<String> = [
        "func", "var", "let", "override", "private", "fileprivate", "public", "internal", "open",
    ]

    private static let modifierMeanings: [String: DeclarationModifiers] = [
        "static": .static, "class": .static, "override": .override, "required": .required,
        "convenience": .convenience, "weak": .weak, "unowned": .unowned, "lazy": .lazy,
        "mutating": .mutating, "optional": .optional, "dynamic": .dynamic,
    ]

    private static let attributeMeanings: [String: DeclarationModifiers] = [
        "objc": .objc, "IBOutlet": .outlet, "IBAction": .action, "Observable": .observable,
        "ObservationIgnored": .unobserved, "ObservationTracked": [], "NSManaged": .managed,
    ]

    /// Attributes that change nothing here of what code does.
    private static let plainAttributes: Set<String> = [
        "MainActor", "discardableResult", "escaping", "available", "Sendable", "preconcurrency",
        "IBSegueAction", "IBInspectable", "IBDesignable", "nonobjc", "objcMembers", "inline",
        "inlinable", "usableFromInline", "frozen", "unknown", "UIApplicationMain", "main",
        "convention", "warn_unqualified_access", "unchecked", "retroactive",
        "noescape", "NSCopying", "propertyWrapper", "GKInspectable", "autoclosure",
        "implementationOnly", "concurrent",
    ]

    /// Whether an attribute of that name is Swift's or UIKit's.
    static func isAttribute(_ name: String) -> Bool {
        plainAttributes.contains(name) || attributeMeanings[name] != nil
    }

    /// Attributes that take nothing: parentheses behind one are the type's, as in `@escaping(Int) -> Void`.
    private static let bareAttributes: Set<String> = [
        "escaping", "noescape", "Sendable", "autoclosure",
    ]

    /// Takes `@name` and what stands in parentheses right behind it.
    private mutating func parseAttribute() throws(Diagnostic) -> DeclarationModifiers {
        advance()
        guard case .identifier(let name, _) = token.kind, !token.isAfterSpace else {
            throw expected("the name of an attribute after '@'")
        }
        // What is published is heard by nobody here, as all of Combine is inert.
        guard Self.isAttribute(name) || name == "Published" else {
            throw Diagnostic(
                .unsupported, at: token.span,
                "the attribute '@\(name.clipped)' is not understood: code would mean another thing "
                    + "without it")
        }
        advance()
        if token.isSign("("), !token.isAfterSpace, !Self.bareAttributes.contains(name) {
            try skipParentheses()
        }
        return Self.attributeMeanings[name] ?? []
    }

    /// Takes attributes that change nothing: `@escaping`, `@MainActor`; their names.
    @discardableResult
    mutating func takeAttributes() throws(Diagnostic) -> [String] {
        var names: [String] = []
        while token.isSign("@") {
            if let name = following.word { names.append(name) }
            _ = try parseAttribute()
        }
        return names
    }

    private mutating func skipParentheses() throws(Diagnostic) {
        var depth = 0
        repeat {
            if isAtEnd { throw expected("')'") }
            if token.isSign("(") { depth += 1 }
            if token.isSign(")") { depth -= 1 }
            advance()
        } while depth > 0
    }
}

extension TypeSyntax {
    /// Whether `@autoclosure` stands before it.
    fileprivate var isDeferred: Bool {
        guard case .function(let function) = kind else { return false }
        return function.attributes.contains("autoclosure")
    }
}
