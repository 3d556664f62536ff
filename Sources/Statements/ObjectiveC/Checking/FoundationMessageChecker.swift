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
        guard case .name(let written) = owner.kind, !line.scope.knows(written),
            line.variables.type(of: written) == nil
        else { return nil }
        let name = Self.foundationClasses[written] == nil ? meant(by: written) : written
        guard let kind = Self.foundationClasses[name] else { return nil }
        if isMade { return CheckedExpression(.constant(kind.empty), kind.type, at: span) }
        if selector == "class" || selector == "self" {
            let type = name == "NSValue" ? TypeDescription.boxedValue : kind.description
            return CheckedExpression(.constant(.object(type)), .any, at: span)
        }
        guard let maker = FoundationMaker.find(selector, making: kind.makes) else {
            if let own = try checkCategory(kind.type, selector, arguments, at: span) { return own }
            let known = FoundationMaker.names(making: kind.makes) + ["alloc", "new"]
            if let inert = try line.inertOfC.checkValueClass(
                name, kind.type, selector, arguments, besides: known, at: span)
            {
                return inert
            }
            throw Diagnostic(
                .unknownMember, at: span, "the class '\(name)' has no '\(selector.clipped)'",
                suggestion: NearestName.nearest(to: selector, among: known))
        }
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try line.expressions.check(argument)) }
        return CheckedExpression.computed(values, kind.type, at: span) {
            _, values throws(StatementStop) in
            maker.make(values)
        }
    }

    /// The class that another name stands for: `typedef NSMutableDictionary<NSString *, Contact *> Contacts;`
    private func meant(by name: String) -> String {
        switch line.types.alias(named: name)?.unwrapped {
        case .array: "NSArray"
        case .dictionary: "NSDictionary"
        case .set: "NSSet"
        case .named, .void, .null, .optional, .function, .tuple, .range, .generic, .any, nil: name
        }
    }

    /// A message to the class that a category of the code's own answers; nil where none does.
    private func checkCategory(
        _ type: ValueType, _ selector: String, _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        for owner in line.classes.lineage(of: type) {
            guard case .method(let method, let positions)? = owner.objectiveC.ofClass[selector]
            else { continue }
            let values = try line.messages.bind(
                arguments, to: method, positions, selector, at: span)
            return CheckedExpression(
                .member(.staticMethod(owner, method, values)), method.result, at: span)
        }
        return nil
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

        /// What stands for the class where it is a value.
        @MainActor
        var description: TypeDescription {
            switch makes {
            case .text: .string
            case .array: .array
            case .set: .set
            case .dictionary: .dictionary
            case .number: .boxedNumber
            }
        }
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
            "NSMutableOrderedSet": set, "NSCountedSet": set,
        ]
    }()

    /// `[array addObject:x]`: the place that holds the array gets another one.
    func checkMutation(
        _ receiver: Expression, _ object: CheckedExpression, _ selector: String,
        _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        if let sorting = try checkSorting(receiver, object, selector, arguments, at: span) {
            return sorting
        }
        guard object.type.isCollection || object.type.unwrapped.isNamed(.string),
            let change = CollectionChange.find(selector)
        else { return nil }
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try line.expressions.check(argument)) }
        let isFormat = selector == "appendFormat:"
        guard values.count == selector.count(where: { $0 == ":" }) || isFormat else {
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

    /// `[array sortUsingSelector:@selector(compare:)]`: the place gets the sorted one.
    private func checkSorting(
        _ receiver: Expression, _ object: CheckedExpression, _ selector: String,
        _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        let copies = [
            "sortUsingComparator:": "sortedArrayUsingComparator:",
            "sortUsingSelector:": "sortedArrayUsingSelector:",
        ]
        guard case .array = object.type.unwrapped, let copy = copies[selector] else { return nil }
        let sorted = Expression(
            .message(receiver: receiver, selector: copy, arguments: arguments), span: span)
        return try line.expressions.check(
            Expression(.operation(.infix("=", receiver, sorted)), span: span))
    }
}
