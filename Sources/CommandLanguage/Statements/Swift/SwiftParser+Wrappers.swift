/// Property wrappers of code's own: `@Clamped var size = 3` is a stored `_size` and a computed `size`.
extension SwiftParser {
    /// A wrapper as it stands before a property.
    struct Wrapper {
        let name: Word
        let arguments: [Argument]
    }

    /// Takes `@Wrapper(…)`, if that comes next.
    mutating func parseWrapper() throws(Diagnostic) -> Wrapper? {
        guard token.isSign("@"), case .identifier(let name, _) = following.kind,
            name.first?.isUppercase == true, !following.isAfterSpace, !Self.isAttribute(name),
            !Self.wrappersOfFrameworks.contains(name)
        else { return nil }
        advance()
        let word = Word(name, span: advance().span)
        skipTypeArguments(behind: name, before: nil)
        var arguments: [Argument] = []
        if token.isSign("("), !token.isAfterSpace {
            advance()
            arguments = try parseArguments(until: ")", "after the arguments")
        }
        return Wrapper(name: word, arguments: arguments)
    }

    /// Those of SwiftUI, Combine and SwiftData, which mean more than a value.
    private static let wrappersOfFrameworks: Set<String> = [
        "Published", "State", "Binding", "ObservedObject", "StateObject", "EnvironmentObject",
        "Environment", "AppStorage", "SceneStorage", "FocusState", "FetchRequest", "Query",
        "Observable", "Model", "ViewBuilder", "Bindable", "GestureState", "Namespace", "Test",
        "Suite", "TaskLocal", "UIApplicationDelegateAdaptor",
    ]
}

extension ClassDeclaration {
    /// Puts a stored property that was read last into its wrapper.
    mutating func wrapLast(in wrapper: SwiftParser.Wrapper) throws(Diagnostic) {
        guard let property = storedProperties.popLast() else {
            throw Diagnostic(
                .unsupported, at: wrapper.name.span, "a wrapper of a computed property")
        }
        let span = property.name.span
        guard let type = property.typeAsWritten else {
            throw Diagnostic(
                .unsupported, at: span,
                "'\(property.name.text)' needs a type here: it is in '@\(wrapper.name.text)'",
                hint: "var \(property.name.text): Int")
        }
        let name = Word("_" + property.name.text, span: span)
        var stored = property
        stored.name = name
        stored.type = nil
        stored.initialValue = property.initialValue(in: wrapper)
        stored.willSet = nil
        stored.didSet = nil
        storedProperties.append(stored)
        computedProperties.append(property.computed(of: name, type))
    }
}

extension ClassDeclaration.StoredProperty {
    /// `Wrapper(wrappedValue: value, …)`
    fileprivate func initialValue(in wrapper: SwiftParser.Wrapper) -> Expression {
        var arguments = wrapper.arguments
        if let initialValue {
            arguments.insert(Argument(label: "wrappedValue", value: initialValue), at: 0)
        }
        let callee = Expression(.name(wrapper.name.text), span: wrapper.name.span)
        return Expression(.link(.call(callee, arguments)), span: wrapper.name.span)
    }

    /// The property as code reads and sets it, with its observers.
    fileprivate func computed(
        of stored: Word, _ type: TypeSyntax
    ) -> ClassDeclaration.ComputedProperty {
        let span = name.span
        let wrapped = Expression(
            .link(
                .member(
                    Expression(.name(stored.text), span: span), name: "wrappedValue",
                    isOptional: false)), span: span)
        var computed = ClassDeclaration.ComputedProperty(
            name: name, modifiers: modifiers, type: type,
            getter: [.exit(.return(wrapped, span))])
        if isConstant { return computed }
        var body: [Statement] = [
            .assignment(
                target: wrapped, op: nil, value: Expression(.name("newValue"), span: span))
        ]
        if let willSet { body = willSet.body + body }
        if let didSet {
            let old = Word(didSet.parameter, span: span)
            body.insert(
                .declaration(
                    .variable(
                        name: old, isConstant: true, isWeak: false, type: nil, value: wrapped)),
                at: 0)
            body += didSet.body
        }
        computed.setter = ClassDeclaration.Observer(parameter: "newValue", body: body)
        return computed
    }
}
