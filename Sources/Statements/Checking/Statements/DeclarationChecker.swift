import CommandLanguage

/// Checks declarations of variables and constants.
@MainActor
struct DeclarationChecker {
    let line: LineUnderCheck

    func check(
        _ declaration: Statement.Declaration
    ) throws(Diagnostic) -> CheckedStatement {
        switch declaration {
        case .variable(let name, let isConstant, let isWeak, let type, let value):
            return try checkVariable(name, isConstant: isConstant, isWeak: isWeak, type, value)
        case .persistent(let declaration):
            let checked = try check(declaration)
            if case .declaration(.local(let variable, _)) = checked { variable.persist() }
            return checked
        case .destructuring(let names, let isConstant, let value):
            return try checkDestructuring(names, isConstant: isConstant, value)
        case .function(let function): return try line.functions.checkFunction(function)
        }
    }

    private func checkVariable(
        _ name: Word, isConstant: Bool, isWeak: Bool, _ annotation: TypeSyntax?,
        _ value: Expression?
    ) throws(Diagnostic) -> CheckedStatement {
        let expected = try annotation.map { written throws(Diagnostic) -> ValueType in
            if written.isNamed("Set"), let value,
                case .array(let element) = try line.expressions.check(value).type
            {
                return .set(element)
            }
            if let value, let plain = try plainCollection(written, value) { return plain }
            return try line.types.type(written)
        }
        if line.language == .objectiveC, let expected {
            try checkPointer(annotation, expected, name)
        }
        let initial = try initialValue(value, expected, of: name)
        var type = expected ?? initial?.type ?? .any
        let isDropped = name.text == "_" && annotation != nil
        if type.isNull || type.isVoid && !isDropped {
            throw Diagnostic(
                .wrongType, at: value?.span ?? name.span,
                "'\(name.text)' needs a type: the value tells none",
                hint: "let \(name.text): UIViewController? = nil")
        }
        if isWeak { type = type.wrapped }
        if let initial, isWindow(name, initial) { return .expression(initial) }
        if let initial, makesWindow(name, initial) {
            let window = CheckedExpression.Name.world("window", isUnwrapped: false)
            return .expression(CheckedExpression(.name(window), initial.type, at: name.span))
        }
        if name.text == "_", let initial, line.language == .swift {
            return .assignment(.nowhere, nil, initial)
        }
        var traits: VariableTraits = isWeak ? .weak : []
        if isConstant, value != nil, !isMutableObject(annotation, value) {
            traits.insert(.constant)
        }
        if isImplicitlyUnwrapped(annotation, type) { traits.insert(.implicitlyUnwrapped) }
        let span = name.span
        switch try declare(name, type, traits) {
        case .local(let variable):
            variable.isOfModel = annotation == nil && initial?.isMemberOfModel == true
            return .declaration(.local(variable, initial))
        case .world(let name, let type, let traits):
            let value = initial ?? CheckedExpression(.constant(.null), .null, at: span)
            return .declaration(.world(name, value, type, traits))
        }
    }

    /// Refuses `UIView view`, where the `*` is missing.
    private func checkPointer(
        _ annotation: TypeSyntax?, _ type: ValueType, _ name: Word
    ) throws(Diagnostic) {
        guard case .named(let known) = type, known.isPointerInC,
            annotation?.wholeName == known.name
        else { return }
        throw Diagnostic(
            .wrongType, at: name.span, "an object is declared with '*'",
            suggestion: "\(known.name) *\(name.text)")
    }

    /// Whether it gives the app's window the name that it has anyway, as code for an app does.
    private func isWindow(_ name: Word, _ value: CheckedExpression) -> Bool {
        guard line.scope.isTop, name.text == "window", value.type.unwrapped.isNamed(.window) else {
            return false
        }
        return switch value.kind {
        case .element(.ofArray), .member(.property), .call(.computed): true
        case .element, .member, .call, .constant, .name, .literal, .operation, .optional,
            .closure, .attempt, .address:
            false
        }
    }

    /// Whether it makes a window of that name, as code for an app does: the app has one, which is meant.
    private func makesWindow(_ name: Word, _ value: CheckedExpression) -> Bool {
        guard line.scope.isTop, name.text == "window", value.type.unwrapped.isNamed(.window),
            line.isName("window"), case .member(.initialiser) = value.kind
        else { return false }
        return true
    }

    /// Whether Swift reads the name without `!`, as it does what Objective-C declares.
    private func isImplicitlyUnwrapped(_ annotation: TypeSyntax?, _ type: ValueType) -> Bool {
        guard type.isOptional, let annotation else { return false }
        return line.language == .objectiveC || annotation.isImplicitlyUnwrapped
    }

    /// `let all: Array = values`: what it holds is what the value holds.
    private func plainCollection(
        _ written: TypeSyntax, _ value: Expression
    ) throws(Diagnostic) -> ValueType? {
        guard written.isNamed("Array") || written.isNamed("Dictionary") else { return nil }
        let type = try line.expressions.check(value).type
        switch type {
        case .array where written.isNamed("Array"): return type
        case .dictionary where written.isNamed("Dictionary"): return type
        case .array, .dictionary, .void, .null, .named, .optional, .set, .function, .tuple, .range,
            .generic, .any:
            return nil
        }
    }

    /// The value that a declaration gives; nil where a later statement is to give it.
    private func initialValue(
        _ value: Expression?, _ type: ValueType?, of name: Word
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let value else {
            if let type, line.language == .objectiveC {
                if let empty = try emptyStructure(type, at: name.span) { return empty }
                return CheckedExpression(.constant(zeroOfC(type)), type, at: name.span)
            }
            if let type, type.isOptional {
                return CheckedExpression(.constant(.null), .null, at: name.span)
            }
            if line.scope.isTop {
                throw Diagnostic(.wrongArity, at: name.span, "'\(name.text)' needs a value")
            }
            return nil
        }
        if line.language == .objectiveC,
            let own = line.pointersOfC.ownAddress(of: name.text, in: value)
        {
            return own
        }
        guard let type else { return try line.expressions.check(value) }
        return try line.expressions.check(value, as: type, for: "'\(name.text)'")
    }

    /// `let all = NSMutableArray()`: the object changes, which is no change of the constant.
    private func isMutableObject(_ annotation: TypeSyntax?, _ value: Expression?) -> Bool {
        if annotation?.wholeName?.hasPrefix("NSMutable") == true { return true }
        guard case .link(.call(let callee, _))? = value?.kind, case .name(let name) = callee.kind
        else { return false }
        return name.hasPrefix("NSMutable")
    }

    /// What a variable of C holds that is given nothing.
    private func zeroOfC(_ type: ValueType) -> Value {
        let zero = Value.zero(of: type)
        guard zero.isNull, let named = type.description else { return zero }
        if case .choices = named.kind { return .choice(named, 0) }
        return named.isClass ? zero : line.classes.emptyValue(of: type, for: .null)
    }

    /// A structure of the code's own, whose parts are zeros at first.
    private func emptyStructure(
        _ type: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard case .named(let own) = type,
            line.types.scriptClass(named: own.name)?.isStructure == true
        else { return nil }
        let call = try line.arguments.check(
            [], of: own.members.initialisers, receiver: .any, owner: own.name, at: span)
        return CheckedExpression(
            .member(.initialiser(call.method, call.arguments)), type, at: span)
    }

    /// Adds a name to the braces around, or to the session.
    func declare(
        _ name: Word, _ type: ValueType, _ traits: VariableTraits
    ) throws(Diagnostic) -> CheckedBinding {
        guard !line.scope.isTop else {
            try checkNewName(name)
            line.declared.names[name.text] = StatementVariables.Entry(
                value: nil, type: type, traits: traits)
            return .world(name.text, type, traits)
        }
        return .local(try declareLocal(name, type, traits))
    }

    /// Adds a name to the braces around.
    func declareLocal(
        _ name: Word, _ type: ValueType, _ traits: VariableTraits
    ) throws(Diagnostic) -> LocalVariable {
        guard
            let variable = line.scope.declare(
                name.text, type: type, isConstant: traits.contains(.constant),
                strength: traits.contains(.weak) ? .weak : .strong)
        else { throw duplicate(name) }
        variable.isImplicitlyUnwrapped = traits.contains(.implicitlyUnwrapped)
        return variable
    }

    func checkNewName(_ name: Word) throws(Diagnostic) {
        if line.types.type(named: name.text) != nil
            || BuiltinFunction(rawValue: name.text) != nil && name.text != "type"
        {
            throw Diagnostic(
                .reservedName, at: name.span, "'\(name.text)' is a name of the language")
        }
        if line.isName(name.text) {
            throw duplicate(name)
        }
    }

    private func duplicate(_ name: Word) -> Diagnostic {
        Diagnostic(.duplicateName, at: name.span, "'\(name.text)' is a name already")
    }

    /// So many values of what only the run tells: where that is no tuple, each of them is nothing.
    private func parts(
        of value: CheckedExpression, _ type: ValueType, count: Int
    ) -> CheckedExpression {
        .computed([value], type, at: value.span) { _, values throws(StatementStop) in
            if case .tuple(let parts) = values[0], parts.count == count { return values[0] }
            return .tuple(NestedList(repeating: .foreignNothing, count: count))
        }
    }

    /// `let (a, b) = value`
    private func checkDestructuring(
        _ names: [Word], isConstant: Bool, _ value: Expression
    ) throws(Diagnostic) -> CheckedStatement {
        var value = try line.expressions.check(value)
        if value.type.isForeign || value.type.isErased {
            let part = TupleElement(label: nil, type: value.type)
            value = parts(of: value, .tuple(names.map { _ in part }), count: names.count)
        }
        guard case .tuple(let elements) = value.type, elements.count == names.count else {
            throw Diagnostic(
                .wrongType, at: value.span,
                "\(names.count) names need as many values, not \(value.type.name)")
        }
        var bindings: [CheckedBinding?] = []
        for (name, element) in zip(names, elements) {
            let isNeeded = name.text != "_"
            bindings.append(
                isNeeded ? try declare(name, element.type, isConstant ? .constant : []) : nil)
        }
        return .declaration(.destructuring(bindings, value))
    }
}
