import CommandLanguage

/// A method with a value for each of its parameters, and the type of what it gives.
struct CheckedCall {
    let method: MemberMethod
    fileprivate(set) var arguments: [CheckedExpression]
    private(set) var result: ValueType
    /// What the type parameters stand for.
    private(set) var bindings: GenericBindings

    /// `let cell: ShopCell = table.dequeue()`: what only the result's type tells is what is needed there.
    @MainActor
    mutating func settle(by expected: ValueType, in classes: ClassTable) {
        var told = bindings
        told.learn(
            method.result, from: method.result.isOptional ? expected : expected.unwrapped)
        var isNew = false
        for (name, constraint) in method.constraints where bindings.type(of: name) == nil {
            guard let type = told.type(of: name) else { continue }
            guard !type.isAny, type.fits(constraint, in: classes) else { return }
            isNew = true
        }
        if isNew {
            result = told.resolve(method.result)
            bindings = told
        }
    }
}

/// Finds out which of several methods a call means, and what its arguments are.
@MainActor
struct ArgumentChecker {
    let line: LineUnderCheck

    /// Picks the method by labels, then by types. `receiver` settles the types of what collections
    /// answer; what the place of the call needs settles what only the result's type tells.
    func check(
        _ arguments: [Argument], of methods: [MemberMethod], receiver: ValueType, owner: String,
        at span: SourceSpan, expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> CheckedCall {
        if methods.isEmpty {
            throw Diagnostic(
                .unsupported, at: span, "'\(owner)' has nothing here that could be called so")
        }
        let fitting = methods.filter { $0.positions(of: arguments) != nil }
        guard !fitting.isEmpty else { throw wrongLabels(arguments, methods, owner, at: span) }
        var known: [Int: CheckedExpression] = [:]
        let method =
            fitting.count == 1 ? fitting[0] : try choose(among: fitting, arguments, &known)
        var call = try bindHoping(
            for: expected, arguments, known, to: method, receiver, at: span)
        if let expected { call.settle(by: expected, in: line.classes) }
        call.arguments += line.typeArguments.of(call, at: span)
        return call
    }

    /// What a closure gives may need what only the place of the call tells: `views = rows.map { .init(row: $0) }`.
    private func bindHoping(
        for expected: ValueType?, _ arguments: [Argument], _ known: [Int: CheckedExpression],
        to method: MemberMethod, _ receiver: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedCall {
        guard let expected, !expected.isAny, method.result.isGeneric, line.language == .swift,
            !arguments.isEmpty
        else { return try bindRetrying(arguments, known, to: method, receiver, at: span) }
        let before = line.memory
        let plain: Result<CheckedCall, Diagnostic>
        do throws(Diagnostic) {
            let call = try bindRetrying(arguments, known, to: method, receiver, at: span)
            if call.result.unwrapped.fits(expected.unwrapped, in: line.classes) { return call }
            plain = .success(call)
        } catch {
            plain = .failure(error)
        }
        let found = line.memory
        line.goBack(to: before)
        var hopes = GenericBindings(receiver: receiver)
        hopes.learn(
            method.result,
            from: method.result.isOptional ? expected.unwrapped.wrapped : expected.unwrapped)
        let hoped = try? bind(arguments, known, to: method, receiver, hoping: hopes, at: span)
        if let hoped { return hoped }
        line.goBack(to: before)
        if case .success = plain { line.goBack(to: found) }
        return try plain.get()
    }

    /// A whole number as it is written may be one of what the collection holds, or of what the closure adds:
    /// `[0.5].reduce(1, +)`, `rows.reduce(0) { $0 + $1.height }`.
    private func bindRetrying(
        _ arguments: [Argument], _ known: [Int: CheckedExpression], to method: MemberMethod,
        _ receiver: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedCall {
        let before = ["reduce", "flatMap"].contains(method.base) ? line.memory : nil
        do throws(Diagnostic) {
            return try bind(arguments, known, to: method, receiver, at: span)
        } catch {
            if method.base == "flatMap", let before, line.language == .swift,
                let present = line.classes.methods("compactMap", of: receiver).first
            {
                line.goBack(to: before)
                guard let call = try? bind(arguments, known, to: present, receiver, at: span) else {
                    throw error
                }
                line.found.leftOut.addOld(method.name, present.name)
                return call
            }
            guard let before, let first = arguments.first?.value, first.isIntegerLiteral,
                line.language == .swift
            else { throw error }
            let element = GenericBindings(receiver: receiver).type(of: .element)
            let isNumber =
                element.map { $0.isNumber && !$0.isNamed(.int) && !$0.isAny } ?? false
            let number = isNumber ? element ?? .double : .double
            line.goBack(to: before)
            var typed = arguments
            typed[0].value = Expression(
                .operation(.cast(first, op: "as", type: number.syntax(at: first.span))),
                span: first.span)
            guard let call = try? bind(typed, known, to: method, receiver, at: span) else {
                throw error
            }
            return call
        }
    }

    private func bind(
        _ arguments: [Argument], _ known: [Int: CheckedExpression], to method: MemberMethod,
        _ receiver: ValueType, hoping hopes: GenericBindings? = nil, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedCall {
        if method.canThrow, !method.throwsAgain, line.place.attempts == 0, line.language == .swift {
            throw Diagnostic(
                .illegal, at: span, "call can throw but is not marked with 'try'",
                hint: "write 'try \(method.base)(…)'")
        }
        var bindings = GenericBindings(receiver: receiver)
        var values = method.parameters.map { parameter in
            CheckedExpression(
                .constant(parameter.defaultValue ?? .void), parameter.type, at: span)
        }
        let positions = method.positions(of: arguments) ?? []
        var gathered: [Int: [CheckedExpression]] = [:]
        for (index, (given, position)) in inTurn(arguments, positions, of: method) {
            let declared = method.parameters[position].type
            var argument = method.parameters[position].isAutoclosure ? given.asClosure : given
            if method.parameters[position].givesPlace { argument = try argument.changingFirst() }
            let type = bindings.resolve(declared)
            if let value = known[index], value.type.fits(type, in: line.classes),
                !type.isGeneric
            {
                values[position] = value
                continue
            }
            let parameter = method.parameters[position]
            guard case .array(let element) = parameter.type, parameter.isVariadic else {
                values[position] = try bind(
                    argument, to: method, parameter.type, isInout: parameter.isInout,
                    hoping: hopes, &bindings)
                learn(parameter, from: argument, &bindings)
                continue
            }
            gathered[position, default: []].append(
                try bind(argument, to: method, element, isInout: false, &bindings))
            values[position] = CheckedExpression(
                .literal(.array(gathered[position] ?? [])), parameter.type, at: span)
        }
        let result = GenericBindings(method.constraints).resolve(bindings.resolve(method.result))
        if case .optional(.generic(let name)) = method.result,
            let bound = bindings.type(of: name), bound.isOptional, !bound.isAny,
            line.language == .swift
        {
            throw Diagnostic.nestedOptional(at: span)
        }
        return CheckedCall(method: method, arguments: values, result: result, bindings: bindings)
    }

    /// The arguments with their places in the method; a key path comes last where the other arguments tell what it begins
    /// at: `assign(to: \.text, on: label)`.
    private func inTurn(
        _ arguments: [Argument], _ positions: [Int], of method: MemberMethod
    ) -> [(offset: Int, element: (Argument, Int))] {
        let pairs = Array(zip(arguments, positions).enumerated())
        guard arguments.contains(where: \.isKeyPath) else { return pairs }
        let late = pairs.filter { pair in
            pair.element.0.isKeyPath && method.parameters[pair.element.1].beginsAnywhere
        }
        let offsets = Set(late.map(\.offset))
        return pairs.filter { !offsets.contains($0.offset) } + late
    }

    /// Learns from `Book.self` what `T` of a parameter `T.Type` is.
    private func learn(
        _ parameter: MethodParameter, from argument: Argument, _ bindings: inout GenericBindings
    ) {
        guard let named = parameter.named,
            let given = line.types.type(ofReference: argument.value)
        else { return }
        bindings.learn(named, from: given)
    }

    /// The value of one argument, which may tell what type parameters stand for.
    private func bind(
        _ argument: Argument, to method: MemberMethod, _ declared: ValueType, isInout: Bool,
        hoping hopes: GenericBindings? = nil, _ bindings: inout GenericBindings
    ) throws(Diagnostic) -> CheckedExpression {
        let told = bindings.resolve(declared)
        let hoped = hopes?.resolve(told) ?? told
        var value =
            isInout
            ? try checkAddress(argument.value)
            : try line.expressions.check(
                method.isInert ? argument.value.addressed : argument.value,
                expecting: GenericBindings(method.constraints.filter { !$0.value.isAny })
                    .resolve(hoped).expectation)
        // `let last: Box<Int?> = Box(nil)`: the place alone tells what nil is.
        bindings.learn(declared, from: value.type.isNull ? hoped : value.type)
        let type = bindings.resolve(declared)
        value = line.unwrappedInOldCode(value, for: type)
        if !isInout, let taken = line.taken(value, for: type) { value = taken }
        let isExact = !isInout || type.fits(value.type, in: line.classes)
        guard value.type.fits(type, in: line.classes), isExact else {
            throw value.mismatch(with: type, for: "'\(method.name)'", in: line.classes)
        }
        for (name, constraint) in method.constraints {
            guard let learned = bindings.type(of: name),
                !learned.fits(constraint, in: line.classes)
            else { continue }
            throw value.mismatch(with: constraint, for: "'\(method.name)'", in: line.classes)
        }
        type.description?.stubUse?.takes(value.type)
        if value.type.isForeign { return value.settled(as: type, in: line.classes) }
        return method.isRecorded ? value : value.boxed(for: declared, in: line.language)
    }

    /// `&place`
    func checkAddress(
        _ argument: Expression
    ) throws(Diagnostic) -> CheckedExpression {
        guard case .address(let inner) = argument.kind else {
            throw Diagnostic(
                .illegal, at: argument.span,
                "an argument for an 'inout' parameter needs an explicit '&'")
        }
        let place = try line.places.check(inner)
        return CheckedExpression(.address(place.place), place.type, at: argument.span)
    }

    /// Of methods of which one defers its argument those that a closure, or any other value, is for: `times { … }` and
    /// `times(block: count())` are two.
    private static func deferring(
        _ methods: [MemberMethod], _ index: Int, _ arguments: [Argument]
    ) -> [MemberMethod] {
        func defers(_ method: MemberMethod) -> Bool? {
            method.parameter(ofArgument: index, in: arguments)?.isAutoclosure
        }
        guard methods.contains(where: { defers($0) == true }) else { return methods }
        let fitting = methods.filter { defers($0) == !arguments[index].value.isClosure }
        return fitting.isEmpty ? methods : fitting
    }

    /// Of methods with equal labels, the one whose types fit those arguments that tell them apart;
    /// what was checked for that is kept.
    private func choose(
        among methods: [MemberMethod], _ arguments: [Argument],
        _ known: inout [Int: CheckedExpression]
    ) throws(Diagnostic) -> MemberMethod {
        var remaining = methods
        for (index, argument) in arguments.enumerated() {
            let types = remaining.compactMap { $0.type(ofArgument: index, in: arguments) }
            let isClosure = argument.value.isClosure
            remaining = Self.deferring(remaining, index, arguments)
            if isClosure {
                let taking = remaining.filter { method in
                    if case .named? = method.type(ofArgument: index, in: arguments) {
                        false
                    } else {
                        true
                    }
                }
                if !taking.isEmpty { remaining = taking }
                continue
            }
            guard remaining.count > 1, Set(types.map(\.name)).count > 1 else { continue }
            if let name = argument.value.implicitName {
                let taking = remaining.filter { method in
                    method.type(ofArgument: index, in: arguments)?.unwrapped.description?
                        .hasImplicit(name, in: line.classes) == true
                }
                if !taking.isEmpty { remaining = taking }
                continue
            }
            let given: CheckedExpression
            if case .address = argument.value.kind {
                given = try checkAddress(argument.value)
            } else {
                given = try line.expressions.check(argument.value)
                known[index] = given
            }
            let fitting = remaining.filter { method in
                method.type(ofArgument: index, in: arguments).map {
                    given.type.fits($0.erased, in: line.classes)
                }
                    == true
            }
            if fitting.isEmpty {
                let names = types.map(\.name).joined(separator: " or ")
                throw Diagnostic(
                    .wrongType, at: argument.value.span,
                    "'\(remaining[0].name)' needs \(names), not \(given.type.name)")
            }
            // What takes anything comes behind what takes less.
            let exact = fitting.filter { method in
                if case .generic? = method.type(ofArgument: index, in: arguments) { return false }
                return true
            }
            remaining = exact.isEmpty ? fitting : exact
        }
        return remaining[0]
    }

    private func wrongLabels(
        _ arguments: [Argument], _ methods: [MemberMethod], _ owner: String, at span: SourceSpan
    ) -> Diagnostic {
        let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
        let written = "\(methods[0].base)(\(labels))"
        let nearest = methods.max { $0.likeness(to: arguments) < $1.likeness(to: arguments) }
        return Diagnostic(
            .wrongArity, at: span, "'\(owner)' has no '\(written)'",
            suggestion: nearest.map { MendedCall($0, arguments).text ?? $0.name },
            hint: Message(methods.map(\.name).joined(separator: ", ")))
    }
}

extension MemberMethod {
    /// The parameter that each argument goes to; nil when the labels do not fit. Parameters with a
    /// default may be left out, and a closure without a label goes to the next parameter that takes
    /// one.
    @MainActor
    func positions(of arguments: [Argument]) -> [Int]? {
        var result: [Int] = []
        var next = 0
        for argument in arguments {
            if let last = result.last, parameters[last].isVariadic, argument.label == nil {
                result.append(last)
                continue
            }
            while next < parameters.count,
                !parameters[next].takes(argument) || isNotForClosure(next, argument)
            {
                guard parameters[next].defaultValue != nil else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            result.append(next)
            next += 1
        }
        return parameters[next...].allSatisfy { $0.defaultValue != nil } ? result : nil
    }

    /// Whether the argument is a closure, and a parameter with a default takes none, but one behind it does:
    /// `animate { … }` of `func animate(_ isOn: Bool = true, _ work: () -> Void)`.
    @MainActor
    private func isNotForClosure(_ index: Int, _ argument: Argument) -> Bool {
        guard argument.label == nil, case .closure = argument.value.kind,
            parameters[index].defaultValue != nil, !parameters[index].mayBeClosure
        else { return false }
        return parameters[(index + 1)...].contains { $0.label == nil && $0.mayBeClosure }
    }

    /// How much the labels look like those of the parameters.
    fileprivate func likeness(to arguments: [Argument]) -> Int {
        let shared = parameters.filter { parameter in
            arguments.contains { $0.label == parameter.label }
        }
        return 2 * shared.count - abs(parameters.count - arguments.count)
    }

    /// The type of the parameter that takes an argument.
    @MainActor
    fileprivate func type(ofArgument index: Int, in arguments: [Argument]) -> ValueType? {
        let parameter = parameter(ofArgument: index, in: arguments)
        if let parameter, parameter.isVariadic, case .array(let element) = parameter.type {
            return element
        }
        return parameter?.type
    }

    /// The parameter that takes an argument.
    @MainActor
    fileprivate func parameter(
        ofArgument index: Int, in arguments: [Argument]
    ) -> MethodParameter? {
        positions(of: arguments).map { parameters[$0[index]] }
    }
}

extension MethodParameter {
    @MainActor
    fileprivate func takes(_ argument: Argument) -> Bool {
        if label == argument.label { return true }
        guard argument.label == nil, case .closure = argument.value.kind else { return false }
        return mayBeClosure
    }

    /// Whether a closure may stand there.
    @MainActor
    fileprivate var mayBeClosure: Bool {
        if case .function = type.unwrapped { return true }
        return type.unwrapped.isForeign || type.unwrapped.isAny || type.isGeneric
    }
}

extension Expression {
    /// The name behind the `.` that it begins with, where it has no other part.
    fileprivate var implicitName: String? {
        switch kind {
        case .implicitMember(let name): name
        case .link(.call(let callee, _)), .link(.member(let callee, _, _)): callee.implicitName
        case .name, .type, .literal, .link, .message, .operation, .closure, .attempt, .address: nil
        }
    }
}

extension Expression {
    /// Whether it is a closure as it is written.
    fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}

extension MethodParameter {
    /// Whether it takes a key path that begins at what only another argument tells.
    @MainActor
    fileprivate var beginsAnywhere: Bool {
        guard case .function(let roots, _) = type.unwrapped else { return false }
        return roots.first?.isGeneric == true
    }
}

extension Argument {
    fileprivate var isKeyPath: Bool {
        if case .closure(let closure) = value.kind { !closure.keyPath.isEmpty } else { false }
    }

    /// The closure, which may change the first value that it is given.
    fileprivate func changingFirst() throws(Diagnostic) -> Argument {
        guard case .closure(var closure) = value.kind else {
            throw Diagnostic(
                .unsupported, at: value.span, "only a closure in braces can stand here",
                hint: "write '{ $0.append($1) }'")
        }
        closure.changesFirst = true
        return Argument(label: label, value: Expression(.closure(closure), span: value.span))
    }

    /// Whether it is a closure that does not write what it gives.
    fileprivate var isPlainClosure: Bool {
        if case .closure(let closure) = value.kind { closure.result == nil } else { false }
    }

    /// The argument as the code of a closure.
    fileprivate var asClosure: Argument {
        var closure = Argument(label: label, value: value)
        closure.value = Expression(
            .closure(Closure(captures: [], parameters: [], body: [.expression(value)])),
            span: value.span)
        return closure
    }
}

extension TypeDescription {
    /// Whether `.name` may be a value of the type.
    fileprivate func hasImplicit(_ name: String, in classes: ClassTable) -> Bool {
        valueNames?.contains(name) == true || inheritedStatic(name, in: classes) != nil
            || hasStaticMethod(name, in: classes)
    }
}

extension Expression {
    /// What `&` stands before: what is inert writes nothing there.
    fileprivate var addressed: Expression {
        if case .address(let inner) = kind { inner } else { self }
    }
}
