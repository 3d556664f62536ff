import CommandLanguage

extension DeclaredClass {
    /// The names that its code has: what it is, what it declares, and what it uses.
    var codeWords: Set<String> {
        var words: Set<String> = [name]
        let types = [declaration.superclass].compactMap(\.self) + declaration.protocols
        words.formUnion(types.compactMap(\.wholeName))
        for method in declaration.methods { words.formUnion(method.codeWords) }
        for property in declaration.computedProperties { words.insert(property.name.text) }
        for property in declaration.storedProperties {
            words.insert(property.name.text)
            if let type = property.type?.unwrapped.wholeName { words.insert(type) }
            if let value = property.initialValue { words.formUnion(value.allWords) }
        }
        if declaration.deinitialiser != nil { words.insert("deinit") }
        for (method, statements) in bodies {
            words.insert(method)
            words.formUnion(statements.codeWords)
        }
        return words.union((declaration.deinitialiser ?? []).codeWords)
    }
}

/// A member of a class that has code.
struct CodeMember {
    /// Its name and the labels of its parameters.
    let names: Set<String>
    let method: String
    let body: [Statement]
}

extension DeclaredClass {
    /// The members that have code; the code of properties counts as theirs.
    var members: [CodeMember] {
        let methods = declaration.methods + declaration.initialisers
        let named = Set(methods.map(\.plainName))
        return declaration.methods.map {
            CodeMember(names: $0.codeWords, method: $0.plainName, body: $0.body)
        }
            + bodies.filter { $0.method == "init" || !named.contains($0.method) }.map {
                CodeMember(names: [$0.method], method: $0.method, body: $0.statements)
            }
    }
}

extension FunctionDeclaration {
    /// Its name and the labels of its parameters: `tableView`, `didSelectRowAt`.
    fileprivate var codeWords: Set<String> {
        Set([plainName] + parameters.flatMap { [$0.label, $0.name.text].compactMap(\.self) })
    }
}

extension [Statement] {
    /// The names that the code has.
    var codeWords: Set<String> {
        var words: Set<String> = []
        CodeWalk.expressions(of: self) { words.formUnion($0.words) }
        for setting in CodeSetting.all(in: self) { words.insert(setting.property) }
        return words
    }
}

extension CommandLanguage.Expression {
    fileprivate var allWords: Set<String> {
        var words: Set<String> = []
        CodeWalk.expressions(of: self) { expression in
            words.formUnion(expression.words)
            if case .closure(let closure) = expression.kind {
                words.formUnion(closure.body.codeWords)
            }
        }
        return words
    }

    /// The names that stand in the expression itself, and not in its parts: `tap` and `save` of `tap(save: x)`.
    var words: [String] {
        switch unchained.kind {
        case .name(let name), .implicitMember(let name): [name]
        case .link(.member(_, let name, _)): [name]
        case .link(.call(let called, let arguments)):
            called.words + arguments.compactMap(\.label)
        case .message(_, let selector, _):
            selector.split(separator: ":").map(String.init)
        case .operation(.cast(_, _, let type)): [type.unwrapped.wholeName].compactMap(\.self)
        case .literal(.selector(let name)): [String(name.prefix { !"(:".contains($0) })]
        case .type(let type): [type.wholeName ?? type.names.first].compactMap(\.self)
        case .literal, .link, .operation, .closure, .attempt, .address: []
        }
    }
}
