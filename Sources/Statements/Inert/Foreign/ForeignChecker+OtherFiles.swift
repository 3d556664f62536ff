import CommandLanguage

/// What other files of the code have, while it is found out what code uses of all that nobody knows.
extension ForeignChecker {
    /// Notes that a class overrides a method that its superclass has in another file; false where it is not found out what
    /// code uses, or where the name misses a member by a slip.
    func addsOverridden(_ signature: MethodSignature, of superclass: TypeDescription) -> Bool {
        let base = String(signature.name.prefix { $0 != "(" })
        guard isSketching,
            NearestName.slip(of: base, among: baseNames(of: .named(superclass))) == nil,
            let member = sketched(.named(superclass))?.member(
                .method, base, signature.parameters.map(\.label))
        else { return false }
        member.isAction = true
        for (known, given) in zip(signature.parameters, member.parameters) {
            given.use.takes(known.type)
        }
        member.use.overrides(signature.result)
        return true
    }

    /// A function of another file that belongs to no type; nil where it is not found out what code uses.
    func function(_ name: String, _ arguments: [Argument]) -> MemberMethod? {
        guard isSketching else { return nil }
        let member = line.classes.inert.sketch?.ofNoType.member(
            .method, name, arguments.map(\.label))
        return member.map { make(name, arguments, $0) }
    }

    /// A constant of another file that belongs to no type; nil where it is not found out what code uses, or where a slip
    /// of a known name is likelier.
    func global(_ name: String, at span: SourceSpan) -> CheckedExpression? {
        guard isSketching, name.first?.isLowercase == true, name != "self",
            line.classes.inert.absent.mayHave(name: name), !line.found.mistakes.doubts(name),
            NearestName.slip(of: name, among: line.scope.names + line.ownMembers.names) == nil,
            let use = line.classes.inert.sketch?.ofNoType.property(name, isStatic: false)
        else { return nil }
        return CheckedExpression(.constant(.string(name)), .named(use.type), at: span)
    }

    /// Notes that a selector names a method which a class of the code's own has in another file; false where it is not found
    /// out what code uses, or where the name misses a member by a slip.
    func addsAction(_ selector: String, to type: ValueType) -> Bool {
        let name = selector.split(separator: ".").last.map(String.init) ?? selector
        let base = String(name.prefix { $0 != "(" })
        guard isSketching, let sketch = line.classes.inert.sketch,
            let own = type.description, own.isScripted, !own.isInert,
            NearestName.slip(of: base, among: baseNames(of: type)) == nil
        else { return false }
        let labels = name.dropFirst(base.count).filter { !"()".contains($0) }
            .split(separator: ":").map { $0 == "_" ? nil : String($0) }
        sketch.addition(to: own.name).member(.method, base, labels)?.isAction = true
        return true
    }

    /// `rows[safe: 1]`, whose subscript another file adds to arrays; nil where it is not found out what code uses.
    func element(
        of value: CheckedExpression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard isSketching, case .array(let element) = value.type, arguments.count == 1,
            let label = arguments[0].label
        else { return nil }
        let index = try line.expressions.check(arguments[0].value, as: .int, for: "an index")
        _ = line.classes.inert.sketch?.addition(to: "Array").member(.index, label, [])
        return .computed([value, index], element.wrapped, at: span) {
            _, _ throws(StatementStop) in .null
        }
    }
}
