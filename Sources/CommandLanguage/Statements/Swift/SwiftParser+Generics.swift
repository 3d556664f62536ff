/// A type parameter of a type or of a function.
struct TypeParameter {
    let name: Word
    var constraint: TypeSyntax

    /// Adds what `where` says of it.
    mutating func narrow(by type: TypeSyntax) {
        constraint =
            constraint.isNamed("Any")
            ? type : TypeSyntax(.composition([constraint, type]), span: constraint.span)
    }

    /// The same of a type: where nothing is said of it, it is what its values turn out to be.
    var erasing: TypeParameter {
        guard constraint.isNamed("Any") else { return self }
        return TypeParameter(
            name: name, constraint: TypeSyntax(.some(constraint), span: constraint.span))
    }
}

/// Type parameters and what `where` says of them.
extension SwiftParser {
    /// Reads `<T: UIView, U>`, if that comes next.
    mutating func parseGenerics() throws(Diagnostic) -> [TypeParameter] {
        guard take("<") else { return [] }
        var generics: [TypeParameter] = []
        repeat {
            let name = try parseName("the name of a type")
            let isConstrained = take(":")
            generics.append(
                TypeParameter(
                    name: name,
                    constraint: isConstrained ? try parseType() : .anything(at: name.span)))
        } while take(",")
        // Swift 2 had it within the angle brackets.
        try parseWhere(narrowing: &generics)
        guard takeAngle() else { throw expected("'>' of the type parameters") }
        return generics
    }

    /// Reads a declaration within which type parameters stand for what they must be.
    mutating func naming<Result>(
        _ generics: [TypeParameter],
        _ read: (inout SwiftParser) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        let outer = typeParameters
        defer { typeParameters = outer }
        for generic in generics { typeParameters[generic.name.text] = generic.constraint }
        return try read(&self)
    }

    /// What a type parameter of the types around stands for; nil for any other name.
    func typeParameter(_ name: Word) -> TypeSyntax? {
        guard !typeParameters.isEmpty, let type = typeParameters[name.text] else { return nil }
        return TypeSyntax(type.kind, span: name.span)
    }

    /// One condition of a `where`: what it is said of, and what that must be.
    struct Requirement {
        let subject: TypeSyntax
        let type: TypeSyntax
    }

    /// Reads `where T: UIView, U == Int`, if that comes next.
    mutating func parseWhere() throws(Diagnostic) -> [Requirement] {
        guard token.word == "where" else { return [] }
        advance()
        var requirements: [Requirement] = []
        repeat {
            let subject = try parseType()
            guard take(":") || take("==") else { throw expected("':' or '==' of 'where'") }
            requirements.append(Requirement(subject: subject, type: try parseType()))
        } while take(",")
        return requirements
    }

    /// Reads `where` behind the head of a type, and narrows its type parameters by it.
    mutating func parseWhere(
        narrowing generics: inout [TypeParameter]
    ) throws(Diagnostic) {
        for requirement in try parseWhere() {
            for index in generics.indices
            where requirement.subject.isNamed(generics[index].name.text) {
                generics[index].narrow(by: requirement.type)
            }
        }
    }
}
