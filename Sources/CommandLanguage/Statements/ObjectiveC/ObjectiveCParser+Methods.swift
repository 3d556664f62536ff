extension ObjectiveCParser {
    /// Whether `- (` or `+ (` comes next, or `- name`.
    var startsMethod: Bool {
        guard token.isSign("-") || token.isSign("+") else { return false }
        if following.isSign("(") { return true }
        let behind = token(after: 2)
        return following.word != nil && (behind.isSign("{") || behind.isSign(":"))
    }

    /// Whether `+ shared;` comes next, which within a class declares a method that gives an object.
    var startsUntypedMethod: Bool {
        (token.isSign("-") || token.isSign("+")) && following.word != nil
            && token(after: 2).isSign(";")
    }

    /// Reads a method; nil for one that is only declared.
    mutating func parseMethod() throws(Diagnostic) -> FunctionDeclaration? {
        let isStatic = advance().isSign("+")
        var result = ObjectiveCType(at: token.span)
        if take("(") {
            result = try parseResult()
            try expect(")", "after the method's type")
        }
        // What is named as an initialiser is and returns nothing is a method like any other.
        var method = try parseSignature(mayBeInitialiser: !isStatic && !result.isVoid)
        if isStatic { method.modifiers.insert(.static) }
        if !result.isVoid { method.result = result.syntax }
        if result.isAction { method.modifiers.insert(.action) }
        skipAnnotations()
        let isEnded = take(";")
        // In a class a body may stand behind the `;`, be it on the next line.
        if isEnded, !token.isSign("{") || token.isAfterLineEnd && className.isEmpty { return nil }
        guard token.isSign("{") else { throw expected("'{' of the method") }
        self.method = (isStatic ? "+" : "-", method.objcSelector ?? method.name.text)
        defer { self.method = nil }
        method.body = try nested { parser throws(Diagnostic) in try parser.parseBraces() }
        return method
    }

    private mutating func parseResult() throws(Diagnostic) -> ObjectiveCType {
        let isAction = token.word == "IBAction"
        var type = try parseBareType()
        if token.isSign("("), following.isSign("^") {
            try parseBlockType(&type)
        }
        type.isAction = isAction
        return type
    }

    /// Reads `first:(Type)a second:(Type)b`.
    private mutating func parseSignature(
        mayBeInitialiser: Bool
    ) throws(Diagnostic) -> FunctionDeclaration {
        guard case .identifier(let first, _) = token.kind else {
            throw expected("the name of the method")
        }
        let span = advance().span
        var selector = first
        var labels: [String] = [first]
        var parameters: [FunctionDeclaration.Parameter] = []
        if token.isSign(":") {
            selector = ""
            labels = []
            index -= 1
            while startsParameter {
                let (label, parameter) = try parseParameter()
                selector += label + ":"
                labels.append(label)
                parameters.append(parameter)
            }
        }
        let (name, swiftLabels) = SwiftSelector.imported(
            labels, isInitialiser: mayBeInitialiser)
        for (index, label) in swiftLabels.enumerated() where index < parameters.count {
            parameters[index].label = label
        }
        if take(",") { try expect("...", "behind the last parameter") }
        return FunctionDeclaration(
            name: Word(name, span: span), objcSelector: selector, parameters: parameters,
            result: nil, body: [], modifiers: .objc, language: .objectiveC)
    }

    /// Whether a further part of the selector comes next, rather than the end of the method's
    /// head or words of the compiler's.
    private var startsParameter: Bool {
        if token.isSign("{") || token.isSign(";") || token.isSign(",") || isAtEnd { return false }
        return token.isSign(":") || token.word == nil || following.isSign(":")
    }

    private mutating func parseParameter() throws(Diagnostic) -> (
        label: String, FunctionDeclaration.Parameter
    ) {
        var label = ""
        if case .identifier(let word, _) = token.kind {
            label = word
            advance()
        }
        try expect(":", "after '\(label.clipped)'")
        var type = ObjectiveCType(at: token.span)
        if take("(") {
            type = try parseType()
            try expect(")", "after the parameter's type")
        }
        let name = try parseName("the name of the parameter")
        // `BOOL *` is the flag of an enumeration in a block; a method is given any variable.
        if type.written?.isNamed("ObjCBool") == true {
            type.written = .anything(at: type.span)
        }
        return (label, .init(label: nil, name: name, type: type.syntax))
    }

    // MARK: Slips

    /// What to say of `(void)name {`, where the `-` is missing; nil for anything else.
    func misspeltMethod() throws(Diagnostic) -> Diagnostic? {
        guard token.isSign("("), let type = following.word, Self.isTypeWord(type) else {
            return nil
        }
        var count = 2
        while token(after: count).isSign("*") { count += 1 }
        guard token(after: count).isSign(")"), let name = token(after: count + 1).word else {
            return nil
        }
        let behind = token(after: count + 2)
        let isMethod =
            behind.isSign("{")
            || behind.isSign(":") && token(after: count + 3).isSign("(")
        guard isMethod else { return nil }
        return Diagnostic(
            .syntax, at: token.span, "'-' is missing before the method '\(name.clipped)'",
            suggestion: "- (\(type)\(count > 2 ? " *" : ""))\(name)\(behind.isSign(":") ? ":" : "")"
        )
    }
}

/// How Swift imports a selector that no table knows.
enum SwiftSelector {
    /// The base name and the labels of `parts`, which are the selector's words without colons.
    static func imported(
        _ parts: [String], isInitialiser: Bool
    ) -> (name: String, labels: [String?]) {
        guard let first = parts.first else { return ("", []) }
        let rest = parts.dropFirst().map { $0.isEmpty ? nil : Optional($0) }
        let isInit = isInitialiser && (first == "init" || first.hasPrefix("initWith"))
        guard isInit else { return (first, [nil] + rest) }
        let word = first.dropFirst("initWith".count)
        let label = word.isEmpty ? nil : word.withSmallInitial
        return ("init", [label] + rest)
    }
}
