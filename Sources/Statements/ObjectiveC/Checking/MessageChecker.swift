import CommandLanguage

/// Checks messages to objects, and properties behind dots.
@MainActor
struct MessageChecker {
    let line: LineUnderCheck

    func check(
        _ receiver: Expression, _ selector: String, _ arguments: [Expression],
        expecting expected: ValueType? = nil, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let joined = try line.joinedMessages.read(receiver, selector, arguments, at: span) {
            return try check(
                joined.receiver, joined.selector, joined.arguments, expecting: expected, at: span)
        }
        if let type = line.classMessages.typeOfC(receiver), selector != "raise:format:" {
            return try line.classMessages.check(type, selector, arguments, at: span)
        }
        if let owner = receiver.allocated(by: selector),
            let type = line.classMessages.typeOfC(owner)
        {
            return try line.classMessages.checkInitialiser(type, selector, arguments, at: span)
        }
        if let foundation = try line.foundationMessages.checkClass(
            receiver, selector, arguments, at: span)
        {
            return foundation
        }
        if let inert = try line.inertOfC.checkClass(receiver, selector, arguments, at: span) {
            return inert
        }
        if receiver.isSuper { return try line.superMessages.check(selector, arguments, at: span) }
        let object = try line.expressions.check(receiver, expecting: .any)
        if receiver.isSelf, selector.hasPrefix("init"), line.classContext?.isInitialiser == true,
            line.classes.resolve(selector, of: object.type) == nil
        {
            return try line.superMessages.checkInitialiser(
                selector, arguments, object, isSuper: false, at: span)
        }
        // An object that was made is as its initialiser left it.
        if selector == "init", !receiver.isSelf,
            object.type.unwrapped.description?.isScripted == true,
            line.classes.resolve(selector, of: object.type) == nil
        {
            return object
        }
        if let mutation = try line.foundationMessages.checkMutation(
            receiver, object, selector, arguments, at: span)
        {
            return mutation
        }
        return try check(
            to: line.kinds.read(object, receiver, for: selector), selector, arguments,
            expecting: expected, isDot: false, at: span)
    }

    private func check(
        to object: CheckedExpression, _ selector: String, _ arguments: [Expression],
        expecting expected: ValueType?, isDot: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let isName = object.type.unwrapped.isNamed(.notificationName)
        let object = isName ? object.retyped(.string) : object
        if let member = line.classes.resolve(selector, of: object.type) {
            return try checkSend(member, object, selector, arguments, at: span)
        }
        let message = FoundationMessage.find(selector, of: object.type)
        if let present = OldSpellingOfC.messages[selector], message != nil {
            line.found.leftOut.addOld(selector, present)
        }
        if message == nil,
            let inert = try line.inertOfC.check(to: object, selector, arguments, at: span)
        {
            return inert
        }
        if message == nil,
            let added = try line.inertOfC.checkAdded(to: object, selector, arguments, at: span)
        {
            return added
        }
        guard message != nil || object.type.answersAnything else {
            throw line.selectorAdvice.unknown(selector, arguments, of: object, at: span)
        }
        if message == nil,
            let slip = line.selectorAdvice.runTogetherSlip(
                selector, arguments, of: object, at: span)
        {
            throw slip
        }
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try line.expressions.check(argument)) }
        if message == nil, let type = object.type.unwrapped.description, type.isScripted,
            !type.hasOpenParts
        {
            guard isOfOwnClass(object) else {
                throw line.selectorAdvice.unknown(selector, arguments, of: object, at: span)
            }
            try refuseUnmodelled(selector, written: selector, of: type, at: span)
            try line.selectorAdvice.refuseSlip(
                selector, of: object.type, at: span,
                orPaste: isDot
                    ? UndefinedMembers.stub(property: selector, type: expected)
                    : UndefinedMembers.stub(message: selector, values, result: expected))
            if isDot {
                line.found.undefined.add(property: selector, type: expected, at: span)
            } else {
                line.found.undefined.add(message: selector, values, result: expected, at: span)
            }
        }
        let dynamic = CheckedMessage(object, selector, .dynamic, values)
        let result = message?.result(object.type) ?? .any
        return CheckedExpression(.call(.message(dynamic)), result, at: span)
    }

    /// A message that every object answers, as to `super`.
    func checkFoundation(
        _ message: FoundationMessage, _ object: CheckedExpression, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values = [object]
        for argument in arguments { values.append(try line.expressions.check(argument)) }
        return CheckedExpression.computed(values, message.result(object.type), at: span) {
            evaluator, values throws(StatementStop) in
            try message.run(evaluator, values[0], Array(values.dropFirst()), span)
        }
    }

    /// Whether it is an object of the class whose code this is, or of one without code so far:
    /// what they lack may still come.
    func isOfOwnClass(_ object: CheckedExpression) -> Bool {
        guard let type = object.type.unwrapped.description else { return false }
        let classes = line.classes
        if let own = line.classContext?.description,
            own.inherits(from: type, in: classes) || type.inherits(from: own, in: classes)
        {
            return true
        }
        let declaration = line.types.scriptClass(named: type.name)?.declaration
        return declaration.map { $0.language == .objectiveC && $0.methods.isEmpty } ?? false
    }

    /// Refuses a member that UIKit's class has and the simulator does not model.
    func refuseUnmodelled(
        _ selector: String, written name: String, of type: TypeDescription, at span: SourceSpan
    ) throws(Diagnostic) {
        guard UnmodelledMembers.contain(selector, of: type, in: line.classes) else { return }
        throw .unmodelled(name, of: type.objectiveCName, at: span)
    }

    /// A message whose member is known: the arguments are converted, those left out filled in.
    func checkSend(
        _ member: ObjectiveCNames.Member, _ object: CheckedExpression, _ selector: String,
        _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        switch member {
        case .getter(let property):
            let message = CheckedMessage(object, selector, .getter(property), [])
            return CheckedExpression(.call(.message(message)), property.type, at: span)
        case .setter(let property):
            let value = try checkArguments(arguments, [property.assignedType], selector, at: span)
            let message = CheckedMessage(object, selector, .setter(property), value)
            return CheckedExpression(.call(.message(message)), .void, at: span)
        case .method(let method, let positions):
            let values = try bind(arguments, to: method, positions, selector, at: span)
            let message = CheckedMessage(object, selector, .method(method), values)
            return CheckedExpression(.call(.message(message)), method.result, at: span)
        }
    }

    private func checkArguments(
        _ arguments: [Expression], _ types: [ValueType], _ selector: String, at span: SourceSpan
    ) throws(Diagnostic) -> [CheckedExpression] {
        guard arguments.count == types.count else {
            throw Diagnostic(
                .wrongArity, at: span,
                "'\(selector)' takes \(Message.arguments(types.count)), not \(arguments.count)")
        }
        var values: [CheckedExpression] = []
        for (argument, type) in zip(arguments, types) {
            values.append(try line.expressions.check(argument, as: type, for: "'\(selector)'"))
        }
        return values
    }

    /// The values of a method's parameters.
    func bind(
        _ arguments: [Expression], to method: MemberMethod, _ positions: [Int], _ selector: String,
        at span: SourceSpan
    ) throws(Diagnostic) -> [CheckedExpression] {
        let types = positions.map { method.parameters[$0].type }
        let given = try checkArguments(arguments, types, selector, at: span)
        var values = method.parameters.map { parameter in
            CheckedExpression(
                .constant(parameter.defaultValue ?? .void), parameter.type, at: span)
        }
        for (value, position) in zip(given, positions) { values[position] = value }
        return values
    }

    /// `a.b`: a property, a field, or a message without arguments.
    func checkDot(
        _ base: Expression, _ name: String, expecting expected: ValueType? = nil,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let type = line.classMessages.typeOfC(base) {
            return try line.classMessages.check(type, name, [], at: span)
        }
        if let inert = try line.inertOfC.checkClass(base, name, [], at: span) { return inert }
        if base.isSuper { return try line.superMessages.check(name, [], at: span) }
        let object = try line.expressions.check(base, expecting: .any)
        if let target = base.behindPointer(of: object.type, to: name) {
            return try checkDot(target, name, expecting: expected, at: span)
        }
        if object.type.isStructure { return try checkField(of: object, name, at: span) }
        return try check(
            to: line.kinds.read(object, base, for: name), name, [], expecting: expected,
            isDot: true, at: span)
    }

    /// A field of a structure.
    private func checkField(
        of value: CheckedExpression, _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard case .named(let type) = value.type.unwrapped else {
            throw line.selectorAdvice.unknown(name, [], of: value, at: span)
        }
        let names = type.objectiveC
        if let field = names.properties[name] {
            return CheckedExpression(
                .member(.property(value, field, isChained: false)), field.type, at: span)
        }
        if let function = names.listed.first(where: { $0.swift == name })?.objectiveC.first {
            throw Diagnostic(
                .unknownMember, at: span,
                "'\(type.objectiveCName)' has no field '\(name)' in Objective-C",
                suggestion: "\(function)(…)")
        }
        throw Diagnostic(
            .unknownMember, at: span, "'\(type.objectiveCName)' has no field '\(name.clipped)'",
            suggestion: NearestName.nearest(to: name, among: names.properties.keys.sorted()))
    }
}

@MainActor
extension ValueType {
    /// Whether what it answers is not known before it runs: `id`, objects of a user's class, and delegates, which
    /// have the methods that their classes define.
    var answersAnything: Bool {
        switch unwrapped {
        case .any, .null, .function: true
        case .named(let type): type.isScripted || type.isProtocol && type.isClass
        case .void, .optional, .array, .set, .dictionary, .tuple, .range, .generic: false
        }
    }
}
