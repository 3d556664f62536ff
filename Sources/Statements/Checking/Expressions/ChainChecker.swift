import CommandLanguage

/// A part of a chain. While `isChained`, a `?` stands before it, and its type is what it is
/// when nothing was `nil`.
struct CheckedLink {
    var value: CheckedExpression
    var isChained: Bool

    init(_ value: CheckedExpression, isChained: Bool = false) {
        self.value = value
        self.isChained = isChained
    }
}

/// Checks chains: members, calls and indexes, with `?` and `!` between them.
@MainActor
struct ChainChecker {
    let line: LineUnderCheck

    /// A whole chain: where there is a `?` in it, it is optional.
    func check(
        _ link: Expression.Link, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        let link = try checkLink(link, at: span, expecting: expected)
        guard link.isChained else { return link.value }
        let type = link.value.type.isVoid ? .void : link.value.type.wrapped
        return CheckedExpression(.optional(.chain(link.value)), type, at: span)
    }

    func checkLink(
        _ expression: Expression, expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> CheckedLink {
        guard case .link(let link) = expression.kind else {
            let value = try line.expressions.check(expression, expecting: expected)
            let isAnyObject = expression.isCastToAnyObject || value.isAnyObjectParameter
            return CheckedLink(isAnyObject ? value.asAnyObject : value)
        }
        return try checkLink(link, at: expression.span, expecting: expected)
    }

    private func checkLink(
        _ link: Expression.Link, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink {
        switch link {
        case .member(let base, let name, let isOptional):
            return try checkMember(base, name, isOptional, at: span, expecting: expected)
        case .call(let callee, let arguments):
            return try line.calls.checkCall(callee, arguments, at: span, expecting: expected)
        case .index(let base, let arguments):
            return try checkIndex(base, arguments, at: span, expecting: expected)
        case .forceUnwrap(let inner):
            return try checkUnwrap(inner, at: span, expecting: expected)
        case .optionalChain(let inner): return try checkChainLink(inner, at: span)
        }
    }

    /// What stands before a `.` or a `[`; an optional must have been unwrapped.
    func checkReceiver(
        _ expression: Expression, isOptional: Bool, member: @autoclosure () -> String,
        expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> CheckedLink {
        try unwrapped(
            try checkLink(
                expression, expecting: expression.beginsImplicitly ? expected : nil),
            isOptional: isOptional, member: member(), at: expression.span)
    }

    /// What a link gives to the member behind it.
    func unwrapped(
        _ link: CheckedLink, isOptional: Bool, member: @autoclosure () -> String,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink {
        var link = link
        if isOptional {
            if !link.value.type.isOptional, link.value.isImplicitlyUnwrapped { return link }
            if wasOptional(link.value) { return link }
            guard link.value.type.isOptional || link.value.type.isErased else {
                throw Diagnostic(
                    .wrongType, at: span,
                    "'?' needs an optional before it, not \(link.value.type.name)")
            }
            link.isChained = true
            link.value = link.value.retyped(link.value.type.unwrapped)
        } else if case .optional(let inner) = link.value.type {
            if line.classes.hasOfOptional(member()) { return link }
            if link.value.isResultImplicitlyUnwrapped {
                link.value = CheckedExpression(.optional(.unwrap(link.value)), inner, at: span)
                return link
            }
            if line.place.isOldCode, link.value.isMemberOfModel, !link.isChained {
                line.found.leftOut.addOld(member(), "behind an optional")
                link.value = CheckedExpression(
                    .optional(.unwrap(link.value)), inner, at: span)
                return link
            }
            throw Diagnostic(
                .wrongType, at: span,
                "\(inner.name)? must be unwrapped before '\(member())'",
                hint: "write '?.\(member())' or '!.\(member())'")
        }
        return link
    }

    /// Whether the value is a member of UIKit's that was optional in earlier systems' Swift, or is `UIView!` there: in the
    /// code of a class, `?` and `!` behind it do nothing.
    private func wasOptional(_ value: CheckedExpression) -> Bool {
        value.type.description?.stubUse?.isOptional = true
        if value.type.isForeign || line.foreign.isOpen(value.type) { return true }
        // The surface does not tell which of them are optional.
        if line.language == .swift, value.isInertMember, !value.type.isOptional { return true }
        if line.place.isOldCode, !value.type.isOptional, value.type.mayBeObject {
            if !value.isMemberOfModel {
                line.found.leftOut.addOld(value.type.wrapped.name, value.type.name)
            }
            return true
        }
        guard line.classContext != nil, line.language == .swift, !value.type.isOptional,
            value.type.mayBeObject, value.isMemberOfModel || value.isLocalOfModel
        else { return false }
        return true
    }

    /// A member of a type, or the type itself behind `.self`; nil where the base is a value.
    private func checkOfType(
        _ base: Expression, _ name: String, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression? {
        if name == "self", line.types.leavesOpen(base) {
            return line.members.reference(to: .erased, at: span)
        }
        if let type = line.types.reference(base) {
            if case .function? = expected?.unwrapped,
                let made = try line.methodValues.checkStatic(
                    name, of: base, type, at: span, expecting: expected)
            {
                return made
            }
            return try line.members.checkStatic(name, of: type, at: span)
        }
        if name == "self", let type = try line.typeArguments.value(base) { return type.own }
        if let type = try line.members.typeOfValue(base) {
            return try line.members.checkStatic(name, of: type.known, asking: type.own, at: span)
        }
        guard name == "self", let named = line.types.type(namedBy: base) else { return nil }
        return line.members.reference(to: named.nearestDescription, at: span)
    }

    private func checkMember(
        _ base: Expression, _ name: String, _ isOptional: Bool, at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink {
        if let ofType = try checkOfType(base, name, at: span, expecting: expected) {
            return CheckedLink(ofType)
        }
        if base.isSuper {
            return CheckedLink(try line.superMembers.checkProperty(name, at: span))
        }
        if name == "self", line.language == .swift {
            return isOptional ? try checkChainLink(base, at: span) : try checkLink(base)
        }
        let receiver = try fraction(
            try checkReceiver(base, isOptional: isOptional, member: name, expecting: expected),
            of: base, for: name)
        let type = receiver.value.type
        if case .tuple(let elements) = type {
            return try checkElement(name, of: receiver, elements, isOptional, at: span)
        }
        if line.classes.property(name, of: type) == nil, case .function? = expected?.unwrapped,
            let method = try line.methodValues.check(
                name, of: base, type, at: span, expecting: expected)
        {
            return CheckedLink(method)
        }
        let property = line.ownMembers.initialising(
            try line.members.property(name, of: type, at: span), of: receiver.value)
        if let getter = property.mutatingGetter {
            let place = try line.places.check(base.chained(isOptional)).place
            let value = CheckedExpression(
                .member(.mutation(place, getter, [])), property.type, at: span)
            return CheckedLink(value, isChained: receiver.isChained)
        }
        if case .optional(.generic(let name)) = property.type, line.language == .swift,
            case let bound? = GenericBindings(receiver: type).type(of: name), bound.isOptional,
            !bound.isAny
        {
            throw Diagnostic.nestedOptional(at: span)
        }
        let value = CheckedExpression(
            .member(.property(receiver.value, property, isChained: isOptional)),
            GenericBindings(receiver: type).resolve(property.type), at: span)
        return CheckedLink(value, isChained: receiver.isChained)
    }

    /// `0.clockText`, where only an extension of `Double` has such a member: a whole number as it is written may be one.
    private func fraction(
        _ number: CheckedLink, of base: Expression, for name: String
    ) throws(Diagnostic) -> CheckedLink {
        guard base.isIntegerLiteral, number.value.type.isNamed(.int),
            line.classes.property(name, of: .int) == nil,
            line.classes.property(name, of: .double) != nil
        else { return number }
        return CheckedLink(try line.expressions.check(base, expecting: .double))
    }

    /// An element of a tuple, by its label or its position.
    private func checkElement(
        _ name: String, of tuple: CheckedLink, _ elements: [TupleElement], _ isOptional: Bool,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink {
        let position = elements.firstIndex { $0.label == name } ?? Int(name) ?? -1
        guard elements.indices.contains(position) else {
            throw Diagnostic(
                .unknownMember, at: span, "'\(tuple.value.type.name)' has no member '\(name)'",
                suggestion: NearestName.nearest(to: name, among: elements.compactMap(\.label)))
        }
        let value = CheckedExpression(
            .element(.ofTuple(tuple.value, position, isChained: isOptional)),
            elements[position].type,
            at: span)
        return CheckedLink(value, isChained: tuple.isChained)
    }

    /// `value?` before a call or an index.
    private func checkChainLink(
        _ inner: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink {
        let link = try checkLink(inner)
        if link.value.isImplicitlyUnwrapped || wasOptional(link.value) { return link }
        guard link.value.type.isOptional || link.value.type.isErased else {
            throw Diagnostic(
                .wrongType, at: span,
                "'?' needs an optional before it, not \(link.value.type.name)")
        }
        let value = CheckedExpression(
            .optional(.link(link.value)), link.value.type.unwrapped, at: link.value.span)
        return CheckedLink(value, isChained: true)
    }

    private func checkUnwrap(
        _ inner: Expression, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink {
        let (link, isUnwrapped) = try line.nestedOptionals.checkUnwrapped(
            inner, expecting: inner.beginsImplicitly ? expected : nil)
        if isUnwrapped { return link }
        if wasOptional(link.value) || link.value.type.isVoid { return link }
        guard
            link.value.type.isOptional || link.value.isImplicitlyUnwrapped
                || link.value.type.isErased
        else {
            throw Diagnostic(
                .wrongType, at: span, "'!' needs an optional before it, not \(link.value.type.name)"
            )
        }
        let value = CheckedExpression(
            .optional(.unwrap(link.value)), link.value.type.unwrapped, at: span)
        return CheckedLink(value, isChained: link.isChained)
    }

    /// What stands before a `[`: of a list that is written there, the elements are what the place expects.
    private func checkIndexed(
        _ base: Expression, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink {
        guard let expected, !expected.isAny, !expected.isGeneric,
            case .literal(.array(let elements)) = base.kind,
            elements.contains(where: \.beginsImplicitly)
        else { return try checkReceiver(base, isOptional: false, member: "[…]") }
        return CheckedLink(
            try line.expressions.check(base, expecting: .array(expected.unwrapped)))
    }

    private func checkIndex(
        _ base: Expression, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink {
        let receiver = try checkIndexed(base, expecting: expected)
        if line.foreign.isOpen(receiver.value.type) {
            return CheckedLink(
                try line.foreign.answer(of: receiver.value, arguments, isCall: false, at: span),
                isChained: receiver.isChained)
        }
        if let read = try line.keyPaths.checkReading(receiver.value, arguments, at: span) {
            return CheckedLink(read, isChained: receiver.isChained)
        }
        if let own = try line.subscripts.checkReading(base, receiver.value, arguments, at: span) {
            return CheckedLink(own, isChained: receiver.isChained)
        }
        if let added = try line.foreign.element(of: receiver.value, arguments, at: span) {
            return CheckedLink(added, isChained: receiver.isChained)
        }
        guard let argument = arguments.first, argument.label == nil else {
            throw noSubscript(arguments, of: receiver.value.type, at: span)
        }
        if let property = try line.traits.property(arguments, of: receiver.value.type) {
            let value = CheckedExpression(
                .member(.property(receiver.value, property, isChained: false)), property.type,
                at: span)
            return CheckedLink(value, isChained: receiver.isChained)
        }
        if case .dictionary(let key, let entry) = receiver.value.type {
            let index = try line.expressions.check(
                argument.value, as: key, for: "a dictionary's key")
            if entry.isOptional, !entry.isAny, arguments.count == 1, line.language == .swift {
                throw Diagnostic.nestedOptional(at: span)
            }
            let value = CheckedExpression(
                .element(.ofDictionary(receiver.value, index)), entry.wrapped, at: span)
            return try adding(Array(arguments.dropFirst()), to: value, entry, receiver, at: span)
        }
        guard arguments.count == 1 else {
            throw Diagnostic(.wrongArity, at: span, "an index is one value")
        }
        return CheckedLink(
            try checkElement(argument.value, of: receiver.value, at: span),
            isChained: receiver.isChained)
    }

    /// What to say of an index that no subscript of the type takes: `rows[safe: 1]` needs one of the code's own.
    private func noSubscript(
        _ arguments: [Argument], of type: ValueType, at span: SourceSpan
    ) -> Diagnostic {
        let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
        return Diagnostic(
            .unknownMember, at: span, "'\(type.name)' has no subscript '[\(labels)]'",
            hint: arguments.isEmpty
                ? nil : "an extension in another file may have it: give that file, too")
    }

    /// `[key, default: value]`
    private func adding(
        _ rest: [Argument], to value: CheckedExpression, _ type: ValueType, _ receiver: CheckedLink,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink {
        guard let argument = rest.first else {
            return CheckedLink(value, isChained: receiver.isChained)
        }
        guard rest.count == 1, argument.label == "default" else {
            throw Diagnostic(.wrongArity, at: span, "an index is one value")
        }
        let other = try line.expressions.check(argument.value, as: type, for: "'default'")
        let joined = CheckedExpression(.operation(.infix(.coalesce, value, other)), type, at: span)
        return CheckedLink(joined, isChained: receiver.isChained)
    }

    /// A character of a text, or those in a range: places in a text are whole numbers here.
    private func checkCharacter(
        _ index: Expression, of text: CheckedExpression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let index = try line.expressions.check(index, expecting: .int)
        let isRange = if case .range = index.type { true } else { false }
        guard isRange || index.type.fits(.int, in: line.classes) else {
            throw index.mismatch(with: .int, for: "a text's index", in: line.classes)
        }
        return .computed([text, index], .string, at: span) { _, values throws(StatementStop) in
            guard case .string(let text) = values[0], let part = text.part(values[1]) else {
                throw .fatal("String index is out of bounds", at: span)
            }
            return .string(part)
        }
    }

    /// An element of an array, or those in a range.
    private func checkElement(
        _ index: Expression, of array: CheckedExpression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if array.type.isNamed(.string) { return try checkCharacter(index, of: array, at: span) }
        if array.type.isErased {
            let index = try line.expressions.check(index)
            return CheckedExpression(.element(.ofArray(array, index)), .named(.erased), at: span)
        }
        guard case .array(let element) = array.type else {
            throw Diagnostic(.wrongType, at: span, "'\(array.type.name)' has no elements")
        }
        let index = try line.expressions.check(index, expecting: .int)
        if case .range(let bound) = index.type, bound.isNamed(.int) {
            return CheckedExpression(.element(.slice(array, index)), array.type, at: span)
        }
        guard index.type.fits(.int, in: line.classes) else {
            throw index.mismatch(with: .int, for: "an array's index", in: line.classes)
        }
        return CheckedExpression(.element(.ofArray(array, index)), element, at: span)
    }
}

extension CheckedExpression {
    /// Whether it is a parameter that was declared as `AnyObject`.
    fileprivate var isAnyObjectParameter: Bool {
        if case .name(.local(let variable)) = kind { variable.isAnyObject } else { false }
    }

    /// The value where its members are those of any object, which it is asked for when the code runs.
    @MainActor
    fileprivate var asAnyObject: CheckedExpression {
        if case .optional = type { return retyped(ValueType.foreign.wrapped) }
        return retyped(.foreign)
    }
}

extension Expression {
    /// Whether it is `value as AnyObject`, perhaps with a `?`.
    fileprivate var isCastToAnyObject: Bool {
        guard case .operation(.cast(_, "as", let type)) = kind else { return false }
        return type.unwrapped.isNamed("AnyObject")
    }

    /// Whether a chain begins with `.name`, whose type the place tells: `.white.withAlphaComponent(0.5)`.
    var beginsImplicitly: Bool {
        switch kind {
        case .implicitMember: true
        case .link(.member(let inner, _, _)), .link(.call(let inner, _)),
            .link(.index(let inner, _)), .link(.forceUnwrap(let inner)),
            .link(.optionalChain(let inner)):
            inner.beginsImplicitly
        case .name, .type, .literal, .message, .operation, .closure, .attempt, .address: false
        }
    }
}

extension CheckedExpression {
    /// Whether it reads or calls a member of UIKit's.
    var isMemberOfModel: Bool {
        switch kind {
        case .member(.property(_, let property, _)): property.isRecorded || property.isInert
        case .member(.method(_, let method, _, _)): method.isRecorded
        case .member(.initialiser(let method, _)): method.isInert
        case .member, .constant, .name, .element, .literal, .operation, .optional, .call,
            .closure, .attempt, .address:
            false
        }
    }

    /// Whether it is a local name of such a member's value: `let view = controller.view`.
    var isLocalOfModel: Bool {
        if case .name(.local(let variable)) = kind { variable.isOfModel } else { false }
    }

    /// Whether a condition may bind it as if it were optional: the surface does not tell of inert members whether they are,
    /// and in earlier systems' Swift much was that is none today.
    @MainActor func mayBeBound(in line: LineUnderCheck) -> Bool {
        guard line.language == .swift else { return false }
        // What a type parameter stands for may be optional.
        if type.isErased || line.foreign.isOpen(type) { return true }
        if isInertMember { return true }
        guard type.mayBeObject else { return false }
        return isLocalOfModel || line.place.isOldCode
    }

    fileprivate var isInertMember: Bool {
        switch kind {
        case .member(.property(_, let property, _)): property.isInert
        case .member(.method(_, let method, _, _)), .member(.initialiser(let method, _)):
            method.isInert
        case .member, .constant, .name, .element, .literal, .operation, .optional, .call,
            .closure, .attempt, .address:
            false
        }
    }

    /// Whether it calls a method whose result is written as `UIView!`.
    var isResultImplicitlyUnwrapped: Bool {
        switch kind {
        case .member(.method(_, let method, _, _)), .member(.staticMethod(_, let method, _)),
            .member(.initialiser(let method, _)):
            method.givesImplicitlyUnwrapped
        case .call(.function(let function, _)): function.method.givesImplicitlyUnwrapped
        case .member, .constant, .name, .element, .literal, .operation, .optional, .call,
            .closure, .attempt, .address:
            false
        }
    }

    /// The same value, taken for another type.
    func retyped(_ type: ValueType) -> CheckedExpression {
        CheckedExpression(kind, type, at: span)
    }

    /// Whether it reads what was declared like `view: UIView!`.
    var isImplicitlyUnwrapped: Bool {
        switch kind {
        case .member(.property(_, let property, _)): property.isImplicitlyUnwrapped
        case .name(.world(_, let isUnwrapped)): isUnwrapped
        case .name(.local(let variable)): variable.isImplicitlyUnwrapped && !type.isOptional
        case .name(.function), .member, .constant, .element, .literal, .operation, .optional,
            .call, .closure, .attempt, .address:
            false
        }
    }
}
