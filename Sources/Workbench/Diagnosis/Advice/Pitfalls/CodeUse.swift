import CommandLanguage
import HierarchyRecords

/// One thing that code does, as a pattern says it.
struct CodeUse: Sendable {
    enum Kind: Sendable {
        /// It has the name: `state`, or a member behind another: `main.sync`.
        case any
        /// It calls the method with that argument: `completeTransition(true)`, or, as `addSubview(new)`, with an
        /// object that it makes.
        case call(argument: String)
        /// It sets the property, to a value where one is named: `delegate=`, `isHidden=true`; `self.view.alpha=` is
        /// the object's own alone.
        case setting(value: String?)
        /// It sets the property to what another one has: `additionalSafeAreaInsets<safeAreaInsets`.
        case copy(of: String)
        /// A closure that the call is given does that: `asyncAfter{self.dismiss}`.
        indirect case closure(CodeUse)
        /// The class declares the method, with that label where one is named: `func touchesBegan`,
        /// `func tableView(didDeselectRowAt)`.
        case declaration(label: String?)
    }

    /// The last part of the path.
    let name: String
    /// What stands before it; empty for anything.
    let owner: String
    let kind: Kind

    init?(_ text: String) {
        let word: String
        if text.hasPrefix("func ") {
            let parts = text.dropFirst(5).split { "()".contains($0) }.map(String.init)
            (word, kind) = (parts[0], .declaration(label: parts.dropFirst().first))
        } else if text.hasSuffix("}"), let place = text.firstIndex(of: "{"),
            let inner = CodeUse(String(text[text.index(after: place)...].dropLast()))
        {
            (word, kind) = (String(text[..<place]), .closure(inner))
        } else if let place = text.firstIndex(of: "=") {
            let value = String(text[text.index(after: place)...])
            (word, kind) = (String(text[..<place]), .setting(value: value.isEmpty ? nil : value))
        } else if let place = text.firstIndex(of: "<") {
            (word, kind) = (
                String(text[..<place]), .copy(of: String(text[text.index(after: place)...]))
            )
        } else if text.hasSuffix(")"), let place = text.firstIndex(of: "(") {
            let argument = String(text[text.index(after: place)...].dropLast())
            (word, kind) = (String(text[..<place]), .call(argument: argument))
        } else {
            (word, kind) = (text, .any)
        }
        if word.isEmpty { return nil }
        (owner, name) = word.splitAtLastDot ?? ("", word)
    }

    func isDeclaration(of method: FunctionDeclaration) -> Bool {
        guard case .declaration(let label) = kind, method.plainName == name else { return false }
        guard let label else { return true }
        return method.parameters.contains { $0.label == label || $0.name.text == label }
    }

    /// The name by which people know it: the label of a delegate's method.
    var knownName: String {
        if case .declaration(let label?) = kind { label } else { name }
    }

    /// Where the code does it first.
    func place(in statements: [Statement]) -> SourceSpan? {
        switch kind {
        case .any: firstUse(in: statements)
        case .call(let argument):
            calls(in: statements).first { call in
                call.arguments.contains {
                    argument == "new"
                        ? statements.meaning(of: $0.value).madeClass != nil
                        : $0.value.shortText == argument
                }
            }?.span
        case .setting(let value):
            settings(in: statements).first { value == nil || $0.value.shortText == value }?.span
        case .copy(let other):
            settings(in: statements).first {
                statements.meaning(of: $0.value).shortText == other
            }?.span
        case .closure(let inner):
            calls(in: statements).first { call in
                call.closures.contains { inner.place(in: $0.body) != nil }
            }?.span
        case .declaration: nil
        }
    }

    private func settings(in statements: [Statement]) -> [CodeSetting] {
        // `view` in a loop over views is not the controller's own.
        if owner.hasPrefix("self."), statements.binds(owner.dropFirst(5)) { return [] }
        return CodeSetting.all(in: statements).filter { setting in
            guard setting.property == name else { return false }
            return owner.hasPrefix("self")
                ? "self." + setting.path == "\(owner).\(name)" : isMeant(setting.owner)
        }
    }

    private func calls(in statements: [Statement]) -> [CodeCall] {
        var found: [CodeCall] = []
        CodeWalk.expressions(of: statements) { expression in
            guard let call = CodeCall.orOwn(expression), call.name == name,
                isMeant(call.receiver.pathOfCalled)
            else { return }
            found.append(call)
        }
        return found
    }

    private func firstUse(in statements: [Statement]) -> SourceSpan? {
        var found: SourceSpan?
        CodeWalk.expressions(of: statements) { expression in
            guard found == nil, expression.words.contains(name) else { return }
            let path =
                CodeCall.orOwn(expression)?.receiver.ownPath
                ?? expression.member?.base.ownPath ?? ""
            if isMeant(path) { found = expression.span }
        }
        return found
    }

    /// Whether a path ends with what is to stand before the name; `self` is no path, or the word itself.
    private func isMeant(_ path: String) -> Bool {
        if owner.isEmpty { return true }
        if owner == "self" { return path.isEmpty || path == "self" }
        if owner.hasPrefix("self.") { return path == owner.dropFirst(5) }
        return path == owner || path.hasSuffix("." + owner)
    }
}

extension [Statement] {
    /// Whether a loop, a closure or a declaration gives that name to something.
    fileprivate func binds(_ name: Substring) -> Bool {
        var isBound = contains { $0.binds(name) }
        CodeWalk.expressions(of: self) { expression in
            guard case .closure(let closure) = expression.kind else { return }
            if closure.parameters.contains(where: { $0.name.text == name }) { isBound = true }
        }
        return isBound
    }

    /// What a value stands for: that which a local variable of that name was made with.
    fileprivate func meaning(of value: CommandLanguage.Expression) -> CommandLanguage.Expression {
        guard case .name(let name) = value.unchained.kind else { return value }
        return localObjects.first { $0.name.text == name }?.value ?? value
    }
}

extension Statement {
    fileprivate func binds(_ name: Substring) -> Bool {
        if case .loop(.forIn(let loop)) = self, loop.names.contains(where: { $0.text == name }) {
            return true
        }
        if case .declaration(.variable(let variable, _, _, _, _)) = self, variable.text == name {
            return true
        }
        return blocks.contains { $0.contains { $0.binds(name) } }
    }
}

extension CommandLanguage.Expression {
    /// Its path; of what a call gives the path of the call: `DispatchQueue.global` of `DispatchQueue.global()`.
    fileprivate var pathOfCalled: String {
        if case .link(.call(let called, _)) = unchained.kind { return called.ownPath }
        return ownPath
    }

    /// A value in a word: `true`, `nil`, `0`, `self`, `popover` of `.popover`, `UIView` of `[UIView class]`; empty for
    /// what takes more.
    fileprivate var shortText: String {
        switch unchained.kind {
        case .literal(.boolean(let value)): "\(value)"
        case .literal(.integer(let value)): "\(value)"
        case .literal(.nil): "nil"
        case .literal(.array(let elements)): elements.last?.shortText ?? ""
        case .implicitMember(let name): name
        case .name("YES"): "true"
        case .name("NO"): "false"
        case .name(let name): name
        case .link(.member(_, let name, _)): name
        case .message(let receiver, "class", _): receiver.shortText
        case .type(let type): type.wholeName ?? ""
        case .literal, .link, .message, .operation, .closure, .attempt, .address: ""
        }
    }
}
