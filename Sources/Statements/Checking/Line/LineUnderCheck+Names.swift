import CommandLanguage

/// What names mean that the line has declared so far, or the session before it.
extension LineUnderCheck {
    /// The variable or constant of that name.
    func entry(_ name: String) -> StatementVariables.Entry? {
        declared.names[name] ?? variables.entry(name)
    }

    /// The type of what has the name.
    func type(ofName name: String) -> ValueType? {
        declared.names[name]?.type ?? variables.type(of: name)
    }

    /// Whether something other than a function or a type has the name.
    func isName(_ name: String) -> Bool { type(ofName: name) != nil }

    /// Whether the name stands for the same thing as long as it lives.
    func isConstant(_ name: String) -> Bool { entry(name)?.isConstant ?? true }

    /// The functions of that name, whatever their labels.
    func functions(named name: String) -> [FunctionSignature] {
        declared.functions[name] ?? variables.functions(name)
    }

    /// The class whose objects `NSObject()` makes.
    var plainObject: TypeDescription { classes.inert.plainObject.description }

    /// Whether the expression names a type that only calls know, as `IndexSet` in `IndexSet.init(integer: 1)`.
    func isOtherType(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .type: true
        case .name(let name):
            name.first?.isUppercase == true && !scope.knows(name) && !isName(name)
        case .implicitMember, .literal, .link, .message, .operation, .closure, .attempt, .address:
            false
        }
    }

    /// Whether the name is one of C's, of Swift's earlier versions, or of what the model lacks.
    func isNameElsewhere(_ name: String) -> Bool {
        if FunctionOfC.table[name] != nil || ConstantsOfC.find(name) != nil { return true }
        if InertFunctions.declaration(name) != nil || InertFunctions.isConstant(name)
            || InertFunctions.status(name) != nil
        {
            return true
        }
        if FunctionOfC.member(name, in: classes) != nil
            || ConstantsOfC.property(name, in: classes) != nil
        {
            return true
        }
        guard let type = classContext?.description else { return false }
        return inert.has(name, type) != nil || oldSpellings.isOld(name, of: type)
    }
}
