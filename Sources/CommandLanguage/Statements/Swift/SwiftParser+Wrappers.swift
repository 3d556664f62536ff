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

    /// Whether `@Wrapper(…)` comes next.
    var isAtWrapper: Bool {
        var parser = self
        guard let wrapper = try? parser.parseWrapper() else { return false }
        return wrapper.name.text.first?.isUppercase == true
    }

    /// Those of SwiftUI and SwiftData, which mean more than a value.
    private static let wrappersOfFrameworks: Set<String> = [
        "State", "Binding", "ObservedObject", "StateObject", "EnvironmentObject",
        "Environment", "AppStorage", "SceneStorage", "FocusState", "FetchRequest", "Query",
        "Observable", "Model", "ViewBuilder", "Bindable", "GestureState", "Namespace", "Test",
        "Suite", "TaskLocal", "UIApplicationDelegateAdaptor",
    ]
}

extension ClassDeclaration {
    /// Puts a stored property that was read last into its wrapper.
    mutating func wrapLast(in wrapper: SwiftParser.Wrapper) throws(Diagnostic) {
        if wrapper.name.text == "Published" { return publishLast(at: wrapper.name.span) }
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

extension ClassDeclaration {
    /// `@Published var size = 3` is a stored `_size` that holds the value, a computed `size`, and the publisher `$size`.
    /// A property whose type nothing here tells stays as it is.
    private mutating func publishLast(at span: SourceSpan) {
        guard let property = storedProperties.last, let type = property.typeAsWritten,
            !property.isConstant
        else { return }
        storedProperties.removeLast()
        let value = type.asOptional
        let name = Word("_" + property.name.text, span: property.name.span)
        let holder = TypeSyntax.generic("Published", [value], at: span)
        var stored = property
        stored.name = name
        stored.type = holder
        stored.initialValue = property.initialValue(heldAs: holder, isOptional: value.isOptional)
        stored.willSet = nil
        stored.didSet = nil
        storedProperties.append(stored)
        var computed = property.computed(of: name, type)
        if isObservable { computed.setter?.body.insert(.sendingChange(at: span), at: 0) }
        computedProperties.append(computed)
        computedProperties.append(
            ComputedProperty(
                name: Word("$" + property.name.text, span: span), modifiers: property.modifiers,
                type: .generic(
                    "AnyPublisher", [value, TypeSyntax(.name("Never"), span: span)], at: span),
                getter: [.exit(.return(.member("projectedValue", of: name), span))]))
    }
}

extension ClassDeclaration {
    /// Whether its objects say when they will change.
    private var isObservable: Bool {
        ([superclass].compactMap(\.self) + protocols).contains { $0.isNamed("ObservableObject") }
    }

    /// Gives the objects of a class with published properties what tells of their changes.
    mutating func addChangePublisher() {
        let isPublishing = storedProperties.contains { property in
            guard case .generic(let base, _)? = property.type?.kind else { return false }
            return base.isNamed("Published")
        }
        guard isObservable, isPublishing,
            !storedProperties.contains(where: { $0.name.text == Statement.changePublisher })
        else { return }
        let callee = Expression(.name("ObservableObjectPublisher"), span: name.span)
        storedProperties.append(
            StoredProperty(
                name: Word(Statement.changePublisher, span: name.span), isConstant: true,
                type: nil, initialValue: Expression(.link(.call(callee, [])), span: name.span)))
    }
}

extension Statement {
    fileprivate static var changePublisher: String { "objectWillChange" }

    /// `objectWillChange.send()`
    fileprivate static func sendingChange(at span: SourceSpan) -> Statement {
        let callee = Expression.member("send", of: Word(changePublisher, span: span))
        return .expression(Expression(.link(.call(callee, [])), span: span))
    }
}

extension TypeSyntax {
    /// The type in angle brackets behind the name of another.
    fileprivate static func generic(
        _ name: String, _ arguments: [TypeSyntax], at span: SourceSpan
    ) -> TypeSyntax {
        TypeSyntax(.generic(TypeSyntax(.name(name), span: span), arguments: arguments), span: span)
    }

    /// `View?` for `View!`.
    fileprivate var asOptional: TypeSyntax {
        if case .implicitlyUnwrapped(let type) = kind {
            TypeSyntax(.optional(type), span: span)
        } else {
            self
        }
    }
}

extension Expression {
    fileprivate static func member(_ member: String, of name: Word) -> Expression {
        let base = Expression(.name(name.text), span: name.span)
        return Expression(
            .link(.member(base, name: member, isOptional: false)), span: name.span)
    }
}

extension ClassDeclaration.StoredProperty {
    /// `Published<Int>(wrappedValue: value)`; an optional begins with nil, and what has no value yet holds none.
    fileprivate func initialValue(heldAs holder: TypeSyntax, isOptional: Bool) -> Expression {
        let none = isOptional ? Expression(.literal(.nil), span: name.span) : nil
        let arguments = (initialValue ?? none).map { [Argument(label: "wrappedValue", value: $0)] }
        let callee = Expression(.type(holder), span: name.span)
        return Expression(.link(.call(callee, arguments ?? [])), span: name.span)
    }

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
        let wrapped = Expression.member("wrappedValue", of: stored)
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
