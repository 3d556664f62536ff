import CommandLanguage

/// Checks calls: of methods, initialisers, functions.
@MainActor
struct CallChecker {
    let line: LineUnderCheck

    func checkCall(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink {
        if case .type(let written) = callee.kind {
            return try line.genericTypes.checkCall(
                of: written, callee, arguments, at: span, expecting: expected)
        }
        if let type = line.types.reference(callee) {
            return CheckedLink(
                try line.typeCalls.checkCall(
                    of: type, callee, arguments, at: span, expecting: expected))
        }
        if let made = try line.typeArguments.checkCall(of: callee, arguments, at: span) {
            return CheckedLink(made)
        }
        switch callee.kind {
        case .link(.member(let base, let name, let isOptional)):
            return try checkMember(
                base, name, isOptional, arguments, at: span, expecting: expected)
        case .link(.optionalChain(let inner)):
            return try checkChained(inner, callee, arguments, at: span)
        case .link(.forceUnwrap(let inner)):
            guard case .link(.member(_, _, let isOptional)) = inner.kind,
                var call = try checkOptionalMethod(inner, arguments, at: span)
            else { return try checkCall(of: callee, arguments, at: span) }
            call.isChained = isOptional
            return call
        case .implicitMember(let name):
            return try line.openCalls.checkImplicit(
                name, arguments, at: span, callee.span, expecting: expected)
        case .name(let name):
            if let collection = line.types.collection(named: name) {
                return try line.typeCalls.checkCollection(collection, arguments, at: span)
            }
            return CheckedLink(
                try line.functionCalls.check(
                    name, callee, arguments, at: span, expecting: expected))
        case .literal(let literal): return try checkLiteral(literal, callee, arguments, at: span)
        case .closure:
            if let made = try checkClosure(callee, arguments, at: span, expecting: expected) {
                return made
            }
            if !arguments.isEmpty {
                return try line.openCalls.checkApplied(
                    callee, arguments, at: span, expecting: expected)
            }
            return try checkCall(of: callee, arguments, at: span)
        case .type, .link, .message, .operation, .attempt, .address:
            return try checkCall(of: callee, arguments, at: span)
        }
    }

    /// `object.method?()`, or `String?("a")`.
    private func checkChained(
        _ inner: Expression, _ callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink {
        if var call = try checkOptionalMethod(inner, arguments, at: span) {
            call.isChained = true
            return call
        }
        guard let type = line.types.type(namedBy: inner), arguments.count == 1 else {
            return try checkCall(of: callee, arguments, at: span)
        }
        return CheckedLink(
            try line.expressions.check(
                arguments[0].value, as: type.wrapped, for: "'\(type.name)'"
            ).retyped(type.wrapped))
    }

    /// `{ … }()` where the place tells what it gives; nil where it gives something else.
    private func checkClosure(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink? {
        guard let expected, arguments.isEmpty, !expected.isAny, !expected.isGeneric else {
            return nil
        }
        let before = line.memory
        do throws(Diagnostic) {
            let function = try line.expressions.check(
                callee, expecting: .function([], expected))
            return CheckedLink(
                try line.functionCalls.checkApplication(of: function, arguments, at: span))
        } catch {
            // Closures within closures are not looked at again and again.
            if callee.callsClosures { throw error }
            line.goBack(to: before)
            return nil
        }
    }

    /// `a.b(…)`: a type, `super`, `self` or a value answers.
    private func checkMember(
        _ base: Expression, _ name: String, _ isOptional: Bool, _ arguments: [Argument],
        at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink {
        if let type = line.types.reference(base) {
            if name == "init", base.isSelfType || base.isSelf && line.isInCodeOfType,
                let made = try line.metatypes.checkSelf(type, arguments, at: span)
            {
                return CheckedLink(made)
            }
            return CheckedLink(
                try line.typeCalls.checkStatic(
                    name, of: type, arguments, at: span, expecting: expected))
        }
        if name == "init",
            let made = try line.typeArguments.checkCall(of: base, arguments, at: span)
        {
            return CheckedLink(made)
        }
        if name == "init", line.isOtherType(base) {
            return try checkCall(base, arguments, at: span, expecting: expected)
        }
        if let type = try line.members.typeOfValue(base) {
            if name == "init" {
                let made = try line.metatypes.checkInitialiser(of: type.own, arguments, at: span)
                return CheckedLink(made.retyped(.named(type.known)))
            }
            return CheckedLink(
                try line.typeCalls.checkStatic(
                    name, of: type.known, arguments, asking: type.own, at: span))
        }
        if base.isSuper {
            return CheckedLink(try line.superMembers.checkCall(name, arguments, at: span))
        }
        if base.isSelf, name == "init" {
            return CheckedLink(try line.delegations.checkOwn(arguments, at: span))
        }
        return try checkMethod(
            base, name, isOptional, arguments, at: span, expecting: expected)
    }

    /// `delegate?.didClose?(self)`: a method that its owner may lack; nil where no such method is named.
    private func checkOptionalMethod(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink? {
        guard case .link(.member(let base, let name, let isOptional)) = callee.kind,
            line.types.reference(base) == nil, !base.isSuper
        else { return nil }
        let before = line.memory
        let type = try line.chains.checkReceiver(base, isOptional: isOptional, member: name)
            .value.type
        line.goBack(to: before)
        guard line.classes.property(name, of: type) == nil else { return nil }
        let required = line.openCalls.requirements(name, arguments, of: type)
        if !required.isEmpty {
            return try line.openCalls.checkRequirement(
                required, base, name, isOptional, arguments, at: span)
        }
        guard !line.classes.methods(name, of: type).isEmpty else { return nil }
        return try checkMethod(base, name, isOptional, arguments, at: span, expecting: nil)
    }

    /// `[UIView](…)`: a collection of the type that stands within brackets.
    private func checkLiteral(
        _ literal: Expression.Literal, _ callee: Expression, _ arguments: [Argument],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink {
        if case .array(let elements) = literal, elements.count == 1, !arguments.isEmpty {
            guard let element = line.types.reference(elements[0]) else {
                return try checkCall(of: callee, arguments, at: span)
            }
            return try line.typeCalls.checkCollection(.array(.named(element)), arguments, at: span)
        }
        if let empty = line.functionCalls.emptyCollection(literal, arguments, at: callee.span) {
            return CheckedLink(empty)
        }
        return try checkCall(of: callee, arguments, at: span)
    }

    /// The call of a value that is a function.
    private func checkCall(
        of callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink {
        let function = try line.chains.checkLink(callee)
        return CheckedLink(
            try line.functionCalls.checkApplication(of: function.value, arguments, at: span),
            isChained: function.isChained)
    }

    private func checkMethod(
        _ base: Expression, _ name: String, _ isOptional: Bool, _ arguments: [Argument],
        at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink {
        let link = try line.chains.checkLink(
            base, expecting: base.beginsImplicitly ? expected : nil)
        if !isOptional,
            let call = try checkOptionalCall(
                name, of: link, arguments, at: span, expecting: expected)
        {
            return call
        }
        let receiver = try line.chains.unwrapped(
            link, isOptional: isOptional, member: name, at: base.span)
        let type = receiver.value.type
        if let call = try checkElement(base, name, isOptional, of: type, arguments, at: span) {
            return call
        }
        if name == "init", receiver.value.type.isNamed(.anyClass) {
            return CheckedLink(
                try line.metatypes.checkInitialiser(of: receiver.value, arguments, at: span))
        }
        if let call = try checkStaticOfAnyClass(name, of: receiver.value, arguments, at: span) {
            return call
        }
        if let cell = try line.registrations.checkDequeue(name, from: receiver, arguments, at: span)
        {
            return cell
        }
        if name == "observe", line.classes.methods(name, of: type).isEmpty,
            let made = try line.observations.check(receiver.value, arguments, at: span)
        {
            return CheckedLink(made, isChained: receiver.isChained)
        }
        let arguments = try line.workItems.plain(arguments, to: type)
        let ofFoundation =
            base.isCastToFoundationText ? TextRanges.ofFoundation.filter { $0.base == name } : []
        let (methods, given) =
            ofFoundation.isEmpty
            ? try openMethods(name, arguments, of: type, at: span) : (ofFoundation, arguments)
        if methods.isEmpty {
            return try checkFunctionProperty(name, of: receiver, isOptional, given, at: span)
        }
        let call = try checkArguments(
            given, of: methods, name, receiver: type, at: span,
            expecting: isOptional ? expected?.unwrapped : expected)
        let kind: CheckedExpression.Kind
        if let place = try changedPlace(by: call.method, base.chained(isOptional), of: type) {
            kind = .member(.mutation(place, call.method, call.arguments))
        } else {
            kind = .member(
                .method(receiver.value, call.method, call.arguments, isChained: isOptional))
        }
        return CheckedLink(
            CheckedExpression(kind, call.result, at: span), isChained: receiver.isChained)
    }

    /// The place whose value the method changes; nil where it changes none. What only the run tells may be an object
    /// that stands in no place.
    private func changedPlace(
        by method: MemberMethod, _ base: Expression, of type: ValueType
    ) throws(Diagnostic) -> CheckedPlace? {
        guard method.mutate != nil else { return nil }
        guard type.isErased else { return try line.places.check(base).place }
        let before = line.memory
        do throws(Diagnostic) {
            return try line.places.check(base).place
        } catch {
            line.goBack(to: before)
            return nil
        }
    }

    /// `pair.first(1)`, where an element of the tuple is a function; nil for what is no tuple.
    private func checkElement(
        _ base: Expression, _ name: String, _ isOptional: Bool, of type: ValueType,
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink? {
        guard case .tuple = type else { return nil }
        return try checkCall(
            of: Expression(.link(.member(base, name: name, isOptional: isOptional)), span: span),
            arguments, at: span)
    }

    /// `kind.make()`, where a type that is a value answers by a static method of one that has it; nil for
    /// what is no such value.
    private func checkStaticOfAnyClass(
        _ name: String, of receiver: CheckedExpression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink? {
        guard receiver.type.isNamed(.anyClass), line.language == .swift,
            line.classes.methods(name, of: receiver.type).isEmpty,
            let owner = line.members.owner(ofStatic: name)
        else { return nil }
        return CheckedLink(
            try line.typeCalls.checkStatic(name, of: owner, arguments, asking: receiver, at: span))
    }

    /// The call of one of the methods, or of one that a framework beside UIKit adds for its own classes.
    private func checkArguments(
        _ arguments: [Argument], of methods: [MemberMethod], _ name: String, receiver: ValueType,
        at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedCall {
        let before = line.memory
        do throws(Diagnostic) {
            return try line.arguments.check(
                arguments, of: methods, receiver: receiver, owner: receiver.name, at: span,
                expecting: expected)
        } catch {
            guard error.code == .wrongType,
                let other = try line.foreign.overload(
                    name, arguments, of: methods, receiver, at: span)
            else { throw error }
            line.goBack(to: before)
            return try line.arguments.check(
                arguments, of: [other], receiver: receiver, owner: receiver.name, at: span)
        }
    }

    /// A method of a value whose type only the run tells.
    private func erasedMethod(_ name: String, _ arguments: [Argument]) -> MemberMethod {
        let parameters = arguments.map {
            MethodParameter(label: $0.label, type: .named(.erased), defaultValue: nil)
        }
        let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
        return line.classes.requirement(
            "\(name)(\(labels))", parameters, result: .named(.erased),
            changes: line.classes.mayChange(name))
    }

    /// The methods that a call may mean, be it by an old name, and its arguments as they take them; those that the model
    /// lacks where it has none.
    func methods(
        _ name: String, _ arguments: [Argument], of type: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> (methods: [MemberMethod], arguments: [Argument]) {
        let isInArray = line.classContext?.collection?.isArray == true
        // What Foundation's arrays answer is not what Swift's do.
        let known = line.classes.methods(name, of: type).filter {
            !isInArray || $0.name != "index(of:)"
        }
        guard line.language == .swift else { return (known, arguments) }
        if type.isForeign, let open = try line.foreign.method(name, arguments, of: type, at: span) {
            return ([open], arguments)
        }
        if type.isErased { return ([erasedMethod(name, arguments)], arguments) }
        if known.isEmpty, type.isProtocolOfObjects {
            let ofObjects = TypeDescription.rootObject.members.methods.filter { $0.base == name }
            if !ofObjects.isEmpty { return (ofObjects, arguments) }
        }
        let adapted = line.oldSpellings.adapt(name, arguments, of: type, known)
        if adapted.methods.contains(where: { $0.positions(of: adapted.arguments) != nil }) {
            return adapted
        }
        if line.classes.property(name, of: type) != nil { return (known, arguments) }
        if let description = type.description {
            let inert = try line.inert.methods(name, of: description, isStatic: false, at: span)
            if inert.contains(where: { $0.positions(of: arguments) != nil }) {
                return (inert, arguments)
            }
            if known.isEmpty,
                let old = try line.inert.oldMethods(name, arguments, of: description, at: span)
            {
                return old
            }
        }
        return (known, arguments)
    }

    /// The same of a value that is named: of a framework that no table has all of, any method.
    func openMethods(
        _ name: String, _ arguments: [Argument], of type: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> (methods: [MemberMethod], arguments: [Argument]) {
        let found = try methods(name, arguments, of: type, at: span)
        guard line.language == .swift,
            !found.methods.contains(where: { $0.positions(of: found.arguments) != nil }),
            line.classes.property(name, of: type) == nil,
            let open = try line.foreign.method(name, arguments, of: type, at: span)
        else { return found }
        return ([open], arguments)
    }

    /// `map` or `flatMap` of an optional; nil for anything else.
    private func checkOptionalCall(
        _ name: String, of link: CheckedLink, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink? {
        let methods = OptionalMembers.methods.filter { $0.base == name }
        if methods.isEmpty { return nil }
        var link = link
        if link.value.isImplicitlyUnwrapped, !link.value.type.isOptional,
            line.classes.methods(name, of: link.value.type).isEmpty
        {
            link.value = link.value.retyped(link.value.type.wrapped)
        }
        guard case .optional = link.value.type else { return nil }
        let call = try line.arguments.check(
            arguments, of: methods, receiver: link.value.type, owner: link.value.type.name,
            at: span, expecting: expected)
        let value = CheckedExpression(
            .member(.initialiser(call.method, call.arguments + [link.value])), call.result, at: span
        )
        return CheckedLink(value, isChained: link.isChained)
    }

    /// The call of what a property or an element of a tuple holds.
    private func checkFunctionProperty(
        _ name: String, of receiver: CheckedLink, _ isOptional: Bool, _ arguments: [Argument],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink {
        let type = receiver.value.type
        guard let property = line.classes.property(name, of: type),
            property.type.isFunction || line.foreign.isOpen(property.type)
        else {
            if let call = try line.openCalls.checkOfSubclass(
                name, receiver, isOptional, arguments, at: span)
            {
                return call
            }
            if arguments.isEmpty, line.place.isOldCode,
                let old = try oldProperty(name, of: type, at: span)
            {
                line.found.leftOut.addOld("\(type.name).\(name)()", old.name)
                let value = CheckedExpression(
                    .member(.property(receiver.value, old, isChained: isOptional)), old.type,
                    at: span)
                return CheckedLink(value, isChained: receiver.isChained)
            }
            throw noMethod(name, of: type, at: span)
        }
        let function = CheckedExpression(
            .member(.property(receiver.value, property, isChained: isOptional)), property.type,
            at: span)
        let value = try line.functionCalls.checkApplication(of: function, arguments, at: span)
        return CheckedLink(value, isChained: receiver.isChained)
    }

    /// A property that was a method in Swift 2.
    private func oldProperty(
        _ name: String, of type: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> MemberProperty? {
        if let known = line.classes.property(name, of: type) { return known }
        if let old = line.oldSpellings.property(name, of: type) { return old }
        return try line.inert.property(name, of: type, at: span)
    }

    private func noMethod(_ name: String, of type: ValueType, at span: SourceSpan) -> Diagnostic {
        if line.classes.property(name, of: type) != nil {
            return Diagnostic(.illegal, at: span, "'\(name)' is a property: leave '()' out")
        }
        return line.members.unknownMember(name, of: type, at: span)
    }
}

extension ValueType {
    /// Whether it is a protocol of the code's own that objects alone adopt.
    @MainActor fileprivate var isProtocolOfObjects: Bool {
        description.map { $0.isProtocol && $0.isScripted && $0.isClassBound } ?? false
    }

    fileprivate var isFunction: Bool { if case .function = self { true } else { false } }
}

extension Expression {
    /// The expression with `?` behind it, where one is asked for.
    func chained(_ isChained: Bool) -> Expression {
        isChained ? Expression(.link(.optionalChain(self)), span: span) : self
    }
}

extension Expression {
    /// Whether it is a text that is taken for one of Foundation's: `text as NSString`.
    fileprivate var isCastToFoundationText: Bool {
        switch kind {
        case .operation(.cast(_, "as", let type)): type.isNamed("NSString")
        case .link(.call(let callee, let arguments)):
            callee.isName("NSString") && arguments.map(\.label) == ["string"]
        case .operation, .link, .name, .type, .implicitMember, .literal, .message, .closure,
            .attempt, .address:
            false
        }
    }
}

extension Expression {
    /// Whether a closure is called at once within this one.
    fileprivate var callsClosures: Bool {
        guard case .closure(let closure) = kind else { return false }
        var isFound = false
        CodeWalk.expressions(of: closure.body) { part in
            if case .link(.call(let callee, _)) = part.kind, case .closure = callee.kind {
                isFound = true
            }
        }
        return isFound
    }
}

extension ClassTable {
    /// Whether a method of that name changes the values of some type: what stands for a type parameter may be one of it.
    fileprivate func mayChange(_ name: String) -> Bool {
        let known: [ValueType] = [
            .array(.any), .set(.any), .dictionary(.any, .any), .string, .bool,
        ]
        let own = names.compactMap { type(named: $0) }.filter { !$0.isClass }
        return (known + own.map { .named($0) }).contains { type in
            methods(name, of: type).contains { $0.mutate != nil }
        }
    }
}
