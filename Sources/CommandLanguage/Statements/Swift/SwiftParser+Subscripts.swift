/// Subscripts of one's own: a method that reads, called `subscript`, and one that sets, called `subscript=`, whose last
/// parameter is the value.
extension SwiftParser {
    /// Reads `subscript(index: Int) -> T { get { … } set { … } }`.
    mutating func parseSubscript(
        of declaration: inout ClassDeclaration, _ modifiers: DeclarationModifiers
    ) throws(Diagnostic) {
        let name = Word(FunctionDeclaration.subscriptName, span: advance().span)
        let generics = try parseGenerics()
        var reader = try parseFunctionHead(name, modifiers)
        reader.generics = generics.map { ($0.name, $0.constraint) }
        // `subscript(index: Int)` is called as `[0]`: only a second name makes a label.
        for index in reader.parameters.indices
        where reader.parameters[index].label == reader.parameters[index].name.text {
            reader.parameters[index].label = nil
        }
        guard declaration.role != .protocol else {
            return declaration.methods += try parseRequiredAccessors(of: reader)
        }
        var property = ClassDeclaration.ComputedProperty(
            name: name, modifiers: modifiers,
            type: reader.result ?? .anything(at: name.span), getter: [])
        try parseAccessorsOrBody(of: &property, "the subscript")
        reader.body = property.getter
        declaration.methods.append(reader)
        if let setter = property.setter {
            declaration.methods.append(reader.setter(setter.parameter, setter.body))
        }
    }

    private mutating func parseRequiredAccessors(
        of reader: FunctionDeclaration
    ) throws(Diagnostic) -> [FunctionDeclaration] {
        try expect("{", "of the subscript's '{ get }' or '{ get set }'")
        var isSettable = false
        while !token.isSign("}"), !isAtEnd {
            if token.word == "set" { isSettable = true }
            advance()
        }
        try expect("}", "of the subscript")
        return isSettable ? [reader, reader.setter("newValue", [])] : [reader]
    }
}

extension FunctionDeclaration {
    /// What a subscript is called as a method.
    public static let subscriptName = "subscript"
    /// What the method is called that sets what a subscript reads.
    public static let subscriptSetterName = "subscript="

    /// The method that sets what this subscript reads.
    fileprivate func setter(_ parameter: String, _ body: [Statement]) -> FunctionDeclaration {
        var setter = self
        setter.name.text = Self.subscriptSetterName
        setter.parameters.append(
            Parameter(
                label: nil, name: Word(parameter, span: name.span),
                type: result ?? .anything(at: name.span)))
        setter.result = nil
        setter.body = body
        setter.modifiers.insert(.mutating)
        return setter
    }
}
