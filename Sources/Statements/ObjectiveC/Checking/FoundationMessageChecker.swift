import CommandLanguage

/// Checks messages to Foundation's classes, and those that change an array or a dictionary.
@MainActor
struct FoundationMessageChecker {
    let line: LineUnderCheck

    /// `[NSString stringWithFormat:…]`, `[NSMutableArray array]` and their like; nil for another
    /// receiver.
    func checkClass(
        _ receiver: Expression, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        if case .name("NSException") = receiver.kind, selector == "raise:format:" {
            return try checkRaise(arguments, at: span)
        }
        var owner = receiver
        var isMade = selector == "new"
        if case .message(let name, "alloc", _) = receiver.kind {
            owner = name
            isMade = selector == "init"
        }
        guard case .name(let name) = owner.kind, let kind = Self.foundationClasses[name],
            !line.scope.knows(name), line.variables.type(of: name) == nil
        else { return nil }
        if isMade { return CheckedExpression(.constant(kind.empty), kind.type, at: span) }
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try line.expressions.check(argument)) }
        guard let maker = FoundationMaker.table[selector], maker.makes == kind.makes else {
            let known = FoundationMaker.table.values.filter { $0.makes == kind.makes }
            throw Diagnostic(
                .unknownMember, at: span, "the class '\(name)' has no '\(selector.clipped)'",
                suggestion: NearestName.nearest(
                    to: selector, among: known.map(\.selector).sorted() + ["alloc", "new"]))
        }
        return CheckedExpression.computed(values, kind.type, at: span) {
            _, values throws(StatementStop) in
            maker.make(values)
        }
    }

    /// `[NSException raise:name format:…]`
    private func checkRaise(
        _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try line.expressions.check(argument)) }
        return CheckedExpression.computed(values, .void, at: span) {
            _, values throws(StatementStop) in
            let exception = ScriptException(
                name: ObjectiveCFormat.describe(values[0]),
                reason: ObjectiveCFormat.text(Array(values.dropFirst())))
            throw .thrown(ThrownError(.object(exception), at: span))
        }
    }

    private struct FoundationClass {
        let makes: FoundationMaker.Product
        let type: ValueType
        let empty: Value
    }

    private static let foundationClasses: [String: FoundationClass] = {
        let text = FoundationClass(makes: .text, type: .string, empty: .string(""))
        let array = FoundationClass(makes: .array, type: .array(.any), empty: .array([]))
        let dictionary = FoundationClass(
            makes: .dictionary, type: .dictionary(.any, .any), empty: .dictionary([]))
        let set = FoundationClass(makes: .set, type: .set(.any), empty: .set([]))
        let number = FoundationClass(makes: .number, type: .any, empty: .null)
        return [
            "NSString": text, "NSMutableString": text, "NSArray": array, "NSMutableArray": array,
            "NSDictionary": dictionary, "NSMutableDictionary": dictionary, "NSNumber": number,
            "NSValue": number, "NSSet": set, "NSMutableSet": set, "NSOrderedSet": set,
            "NSMutableOrderedSet": set,
        ]
    }()

    /// `[array addObject:x]`: the place that holds the array gets another one.
    func checkMutation(
        _ receiver: Expression, _ object: CheckedExpression, _ selector: String,
        _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard object.type.isCollection, let change = CollectionChange.table[selector] else {
            return nil
        }
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try line.expressions.check(argument)) }
        guard values.count == selector.count(where: { $0 == ":" }) else {
            throw Diagnostic(.wrongArity, at: span, "'\(selector)' takes no further arguments")
        }
        let method = MemberMethod(
            "\(selector.filter { $0 != ":" })(\(values.map { _ in "_:" }.joined()))",
            parameters: values.map(\.type), result: .void,
            mutate: { (collection, arguments) throws(ConversionFailure) in
                try change(&collection, arguments)
                return .void
            })
        let place = try line.placesOfC.check(receiver)
        return CheckedExpression(.member(.mutation(place.place, method, values)), .void, at: span)
    }
}
