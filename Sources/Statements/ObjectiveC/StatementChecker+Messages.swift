import CommandLanguage

/// Messages, and properties behind dots.
extension StatementChecker {
    mutating func checkMessage(
        _ receiver: Expression, _ selector: String, _ arguments: [Expression],
        expecting expected: ValueType? = nil, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let type = typeOfC(receiver), selector != "raise:format:" {
            return try checkClassMessage(type, selector, arguments, at: span)
        }
        if case .message(let owner, "alloc", _) = receiver.kind, let type = typeOfC(owner) {
            return try checkInitialiser(type, selector, arguments, at: span)
        }
        if let foundation = try checkFoundationClass(receiver, selector, arguments, at: span) {
            return foundation
        }
        if receiver.isSuper { return try checkSuperMessage(selector, arguments, at: span) }
        let object = try check(receiver, expecting: .any)
        if receiver.isSelf, selector.hasPrefix("init"), context?.isInitialiser == true {
            return try checkInitialiserMessage(
                selector, arguments, object, isSuper: false, at: span)
        }
        if let mutation = try checkMutation(receiver, object, selector, arguments, at: span) {
            return mutation
        }
        return try checkMessage(
            to: object, selector, arguments, expecting: expected, isDot: false, at: span)
    }

    /// A message to a value: its type tells the member, or it is looked for when it runs.
    func resolve(_ selector: String, of type: ValueType) -> ObjectiveCNames.Member? {
        guard case .named(let description) = type.unwrapped else { return nil }
        for ancestor in description.lineage(in: variables.classes) {
            if let member = ancestor.objectiveC.instance[selector] { return member }
        }
        return nil
    }

    private mutating func checkMessage(
        to object: CheckedExpression, _ selector: String, _ arguments: [Expression],
        expecting expected: ValueType?, isDot: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let isName = object.type.unwrapped.isNamed(.notificationName)
        let object = isName ? object.retyped(.string) : object
        if let member = resolve(selector, of: object.type) {
            return try checkSend(member, object, selector, arguments, at: span)
        }
        let message = FoundationMessage.find(selector, of: object.type)
        guard message != nil || object.type.answersAnything else {
            throw unknownSelector(selector, arguments, of: object, at: span)
        }
        if message == nil, let slip = runTogetherSlip(selector, arguments, of: object, at: span) {
            throw slip
        }
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try check(argument)) }
        if message == nil, let type = object.type.unwrapped.description, type.isScripted {
            guard isOfOwnClass(object) else {
                throw unknownSelector(selector, arguments, of: object, at: span)
            }
            try refuseUnmodelled(selector, written: selector, of: type, at: span)
            if isDot {
                undefined.add(property: selector, type: expected, at: span)
            } else {
                undefined.add(message: selector, values, result: expected, at: span)
            }
        }
        let dynamic = CheckedMessage(object, selector, .dynamic, values)
        let result = message?.result(object.type) ?? .any
        return CheckedExpression(.call(.message(dynamic)), result, at: span)
    }

    /// Whether it is an object of the class whose code this is, or of one without code so far:
    /// what they lack may still come.
    func isOfOwnClass(_ object: CheckedExpression) -> Bool {
        guard let type = object.type.unwrapped.description else { return false }
        let classes = variables.classes
        if let own = context?.description,
            own.inherits(from: type, in: classes) || type.inherits(from: own, in: classes)
        {
            return true
        }
        let declaration = scriptClass(named: type.name)?.declaration
        return declaration.map { $0.language == .objectiveC && $0.methods.isEmpty } ?? false
    }

    /// Refuses a member that UIKit's class has and the simulator does not model.
    func refuseUnmodelled(
        _ selector: String, written name: String, of type: TypeDescription, at span: SourceSpan
    ) throws(Diagnostic) {
        guard UnmodelledMembers.contain(selector, of: type, in: variables.classes) else { return }
        throw .unmodelled(name, of: type.objectiveCName, at: span)
    }

    /// A message whose member is known: the arguments are converted, those left out filled in.
    mutating func checkSend(
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

    private mutating func checkArguments(
        _ arguments: [Expression], _ types: [ValueType], _ selector: String, at span: SourceSpan
    ) throws(Diagnostic) -> [CheckedExpression] {
        guard arguments.count == types.count else {
            throw Diagnostic(
                .wrongArity, at: span,
                "'\(selector)' takes \(types.count) arguments, not \(arguments.count)")
        }
        var values: [CheckedExpression] = []
        for (argument, type) in zip(arguments, types) {
            values.append(try check(argument, as: type, for: "'\(selector)'"))
        }
        return values
    }

    /// The values of a method's parameters.
    mutating func bind(
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

    // MARK: Classes

    /// The class that a name means, as `UIView` in `[UIView new]`.
    func typeOfC(_ expression: Expression) -> TypeDescription? {
        guard case .name(let name) = expression.kind, name != "super" else { return nil }
        if name == "self" {
            return context.flatMap { $0.hasSelf ? nil : $0.description }
        }
        if scope.knows(name) || declared[name] != nil || variables.type(of: name) != nil {
            return nil
        }
        return type(named: name)
    }

    private mutating func checkClassMessage(
        _ type: TypeDescription, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        switch selector {
        case "new", "alloc": return try checkInitialiser(type, "init", arguments, at: span)
        case "class", "self":
            return CheckedExpression(.constant(.object(type)), .any, at: span)
        default: break
        }
        for ancestor in type.lineage(in: variables.classes) {
            guard let member = ancestor.objectiveC.ofClass[selector] else { continue }
            return try checkStatic(member, of: type, selector, arguments, at: span)
        }
        let known = type.lineage(in: variables.classes).flatMap {
            $0.objectiveC.ofClass.keys.sorted()
        }
        throw Diagnostic(
            .unknownMember, at: span,
            "the class '\(type.objectiveCName)' has no '\(selector.clippedSelector)'",
            suggestion: NearestName.nearest(to: selector, among: known + ["alloc", "new"]))
    }

    private mutating func checkStatic(
        _ member: ObjectiveCNames.Member, of type: TypeDescription, _ selector: String,
        _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        switch member {
        case .getter(let property), .setter(let property):
            return CheckedExpression(.member(.staticProperty(property)), property.type, at: span)
        case .method(let method, let positions):
            let values = try bind(arguments, to: method, positions, selector, at: span)
            let kind: CheckedExpression.Kind =
                method.base == "init"
                ? .member(.initialiser(method, values))
                : .member(.staticMethod(type, method, values))
            return CheckedExpression(kind, method.result, at: span)
        }
    }

    private mutating func checkInitialiser(
        _ type: TypeDescription, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if case .method(let method, let positions)? = type.objectiveC.initialisers[selector] {
            let values = try bind(arguments, to: method, positions, selector, at: span)
            return CheckedExpression(.member(.initialiser(method, values)), method.result, at: span)
        }
        let known = type.objectiveC.initialisers.keys.sorted()
        if known.isEmpty {
            throw Diagnostic(
                .unsupported, at: span, "a \(type.objectiveCName) cannot be made here")
        }
        throw Diagnostic(
            .unknownMember, at: span,
            "'\(type.objectiveCName)' has no initialiser '\(selector.clippedSelector)'",
            suggestion: NearestName.nearest(to: selector, among: known),
            hint: known.joined(separator: ", "))
    }

    // MARK: Dots

    /// `a.b`: a property, a field, or a message without arguments.
    mutating func checkDot(
        _ base: Expression, _ name: String, expecting expected: ValueType? = nil,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let type = typeOfC(base) { return try checkClassMessage(type, name, [], at: span) }
        if base.isSuper { return try checkSuperMessage(name, [], at: span) }
        let object = try check(base, expecting: .any)
        if let target = base.behindPointer(of: object.type, to: name) {
            return try checkDot(target, name, expecting: expected, at: span)
        }
        if object.type.isStructure { return try checkField(of: object, name, at: span) }
        return try checkMessage(
            to: object, name, [], expecting: expected, isDot: true, at: span)
    }

    /// A field of a structure.
    private func checkField(
        of value: CheckedExpression, _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard case .named(let type) = value.type.unwrapped else {
            throw unknownSelector(name, [], of: value, at: span)
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

    // MARK: Errors

    /// A selector that goes on where this one ends, or has its parts in another order.
    private static func mended(_ selector: String, among known: [String]) -> String? {
        guard selector.hasSuffix(":") else { return nil }
        let parts = selector.split(separator: ":").sorted()
        let longer = known.filter { $0.hasPrefix(selector) }
        return longer.min { ($0.count, $0) < ($1.count, $1) }
            ?? known.first { $0.split(separator: ":").sorted() == parts }
    }

    /// What to say of a message that the receiver does not know.
    func unknownSelector(
        _ selector: String, _ arguments: [Expression], of object: CheckedExpression,
        at span: SourceSpan
    ) -> Diagnostic {
        if let slip = runTogetherSlip(selector, arguments, of: object, at: span) { return slip }
        let type = object.type.unwrapped
        let known = selectors(of: type)
        let described = type.description?.objectiveCName ?? type.name
        if let own = type.description,
            UnmodelledMembers.contain(selector, of: own, in: variables.classes)
        {
            return .unmodelled(selector.clippedSelector, of: described, at: span)
        }
        return Diagnostic(
            .unknownMember, at: span, "'\(described)' has no '\(selector.clippedSelector)'",
            suggestion: swiftTwin(of: selector, in: type)
                ?? Self.mended(selector, among: known)
                ?? NearestName.nearest(to: selector, among: known)
                ?? known.filter { $0.lowercased().hasSuffix(selector.lowercased()) }.min())
    }

    private func runTogetherSlip(
        _ selector: String, _ arguments: [Expression], of object: CheckedExpression,
        at span: SourceSpan
    ) -> Diagnostic? {
        guard selector.contains("::") else { return nil }
        let known = selectors(of: object.type.unwrapped)
        return runTogether(selector, arguments, among: known).map { joined in
            Diagnostic(
                .syntax, at: span, "'\(joined.written)' runs two words together",
                suggestion: joined.meant)
        }
    }

    /// Every message and property that a value of the type answers.
    private func selectors(of type: ValueType) -> [String] {
        guard case .named(let description) = type else { return FoundationMessage.names(of: type) }
        return description.lineage(in: variables.classes).flatMap {
            $0.objectiveC.instance.keys.sorted()
        }
            + FoundationMessage.names(of: type)
    }

    /// The name in Objective-C of a member that is called by its name in Swift.
    private func swiftTwin(of selector: String, in type: ValueType) -> String? {
        guard case .named(let description) = type else { return nil }
        let base = selector.prefix { $0 != ":" }
        for ancestor in description.lineage(in: variables.classes) {
            let twin = ancestor.objectiveC.listed.first { listed in
                listed.swift.prefix { $0 != "(" } == base
            }
            if let name = twin?.objectiveC.first { return name }
        }
        return nil
    }

    /// `vcanimated:` for `vc animated:`: an argument that took in the next part of the selector.
    private func runTogether(
        _ selector: String, _ arguments: [Expression], among known: [String]
    ) -> (written: String, meant: String)? {
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
        for (index, part) in parts.enumerated() where part.isEmpty && index > 0 {
            guard arguments.indices.contains(index - 1),
                case .name(let name) = arguments[index - 1].kind
            else { continue }
            for candidate in known {
                let words = candidate.split(separator: ":", omittingEmptySubsequences: false)
                guard words.count == parts.count + 1, words[0] == parts[0], index < words.count,
                    name.hasSuffix(words[index]), !words[index].isEmpty
                else { continue }
                let argument = name.dropLast(words[index].count)
                return ("\(name):", "\(argument) \(words[index]):")
            }
        }
        return nil
    }
}

/// A message with what it leads to.
package final class CheckedMessage {
    /// What is known before it runs.
    enum Target {
        case getter(MemberProperty)
        case setter(MemberProperty)
        /// The arguments stand for all parameters.
        case method(MemberMethod)
        /// Whatever the receiver is when it runs decides.
        case dynamic
    }

    let receiver: CheckedExpression
    let selector: String
    let target: Target
    let arguments: [CheckedExpression]

    init(
        _ receiver: CheckedExpression, _ selector: String, _ target: Target,
        _ arguments: [CheckedExpression]
    ) {
        self.receiver = receiver
        self.selector = selector
        self.target = target
        self.arguments = arguments
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

extension String {
    /// A selector for a message that quotes it: longer ones than UIKit's are cut.
    var clippedSelector: String { count > 120 ? clipped : self }
}
