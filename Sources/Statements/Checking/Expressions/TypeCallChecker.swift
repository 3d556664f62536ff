import CommandLanguage

/// Checks calls that a type answers: its initialisers and static methods.
@MainActor
struct TypeCallChecker {
    let line: LineUnderCheck

    /// `UIView(…)`: the type makes a value.
    func checkCall(
        of type: TypeDescription, _ callee: Expression, _ arguments: [Argument],
        at span: SourceSpan, expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> CheckedExpression {
        if case .name("Character") = callee.kind, type === TypeDescription.string {
            return try checkCharacter(arguments, at: span)
        }
        if callee.isSelfType, let made = try line.metatypes.checkSelf(type, arguments, at: span) {
            return made
        }
        if let made = try line.genericTypes.check(
            type, arguments, at: span, expecting: expected)
        {
            return made
        }
        if let collection = try checkPlain(type, arguments, at: span, expecting: expected) {
            return collection
        }
        return try checkInitialiser(type, arguments, at: span)
    }

    /// `Array()` where the place tells of what, and `Array(results)` of what only a library that is not here knows, which
    /// has no elements; nil for any other call.
    private func checkPlain(
        _ type: TypeDescription, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.language == .swift,
            type === TypeDescription.array || type === TypeDescription.set
        else { return nil }
        let due = expected.flatMap { $0.unwrapped.isKind(of: type) ? $0.unwrapped : nil }
        if arguments.isEmpty, let due, let empty = due.emptyCollection {
            return CheckedExpression(.constant(empty), due, at: span)
        }
        guard arguments.count == 1, arguments[0].label == nil else { return nil }
        let before = line.memory
        guard let value = try? line.expressions.check(arguments[0].value),
            value.type.sequenceElement == nil, line.foreign.isOpen(value.type)
        else {
            line.goBack(to: before)
            return nil
        }
        let made = due ?? (type === TypeDescription.array ? .array(.foreign) : .set(.foreign))
        let empty = made.emptyCollection ?? .array([])
        return .computed([value], made, at: span) { _, _ throws(StatementStop) in empty }
    }

    /// `Set<Int>([1, 2])`: the elements are of the type that is written.
    func checkCollection(
        _ type: ValueType, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink {
        if arguments.isEmpty, let empty = type.emptyCollection {
            return CheckedLink(CheckedExpression(.constant(empty), type, at: span))
        }
        if case .array = type, arguments.count > 1 {
            let call = try line.arguments.check(
                arguments, of: ArrayMembers.initialisers, receiver: type, owner: type.name, at: span
            )
            return CheckedLink(
                CheckedExpression(
                    .member(.initialiser(call.method, call.arguments)), type, at: span),
                isChained: false)
        }
        if case .set = type, let known = SetMembers.ofIndexes(labelled: arguments.first?.label) {
            let call = try line.arguments.check(
                arguments, of: [known], receiver: type, owner: type.name, at: span)
            return CheckedLink(
                CheckedExpression(
                    .member(.initialiser(call.method, call.arguments)), type, at: span))
        }
        if arguments.map(\.label) == ["from"], let empty = type.emptyCollection {
            let decoder = try line.expressions.check(arguments[0].value)
            return CheckedLink(
                .computed([decoder], type, at: span) { _, _ throws(StatementStop) in empty })
        }
        guard arguments.count == 1, arguments[0].label == nil else {
            throw Diagnostic(.wrongArity, at: span, "'\(type.name)' takes one sequence")
        }
        if case .array(let element) = type {
            return CheckedLink(try checkArray(of: element, arguments[0].value, at: span))
        }
        guard case .set(let element) = type else {
            return CheckedLink(
                try line.expressions.check(
                    arguments[0].value, as: type, for: "'\(type.name)'"),
                isChained: false)
        }
        let values = try line.expressions.check(
            arguments[0].value, as: .array(element), for: "'\(type.name)'")
        return CheckedLink(
            CheckedExpression(
                .member(.initialiser(SetMembers.fromArray, [values])), type, at: span),
            isChained: false)
    }

    /// `[Character](text)`: the elements of a sequence of whatever kind.
    private func checkArray(
        of element: ValueType, _ value: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let own = ValueType.array(element)
        let sequence = try line.expressions.check(value, expecting: own)
        let fitted = line.fitted(sequence, to: own).settled(as: own, in: line.classes)
        if fitted.type.fits(own, in: line.classes) { return fitted }
        guard let given = sequence.type.sequenceElement, given.fits(element, in: line.classes)
        else { throw sequence.mismatch(with: own, for: "'\(own.name)'", in: line.classes) }
        return .computed([sequence], own, at: span) { _, values throws(StatementStop) in
            .array(NestedList(values[0].elements))
        }
    }

    func checkStatic(
        _ name: String, of type: TypeDescription, _ arguments: [Argument],
        asking own: CheckedExpression? = nil, at span: SourceSpan,
        expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> CheckedExpression {
        if name == "init" { return try checkInitialiser(type, arguments, at: span) }
        var type = type
        var methods = type.lineage(in: line.classes).flatMap(\.members.staticMethods).filter {
            $0.base == name
        }
        let isOpen = line.genericTypes.isOpen(type)
        if isOpen { methods = methods.map { line.genericTypes.opened($0, of: type) } }
        if methods.isEmpty, let property = type.inheritedStatic(name, in: line.classes),
            case .function = property.type.unwrapped
        {
            let function = CheckedExpression(
                .member(.staticProperty(property)), property.type, at: span)
            return try line.functionCalls.checkApplication(of: function, arguments, at: span)
        }
        if methods.allSatisfy({ $0.positions(of: arguments) == nil }), line.language == .swift {
            if let old = try checkOldStatic(name, of: type, arguments, at: span) { return old }
        }
        var arguments = arguments
        if line.place.isOldCode, methods.allSatisfy({ $0.positions(of: arguments) == nil }),
            let given = line.oldSpellings.withFirstLabel(methods, arguments)
        {
            arguments = given
        }
        if methods.isEmpty {
            if name == "description", arguments.isEmpty, type.isClass, line.language == .swift {
                return description(of: own ?? line.members.reference(to: type, at: span), at: span)
            }
            throw Diagnostic(
                .unknownMember, at: span, "'\(type.name)' has no '\(name)' of its own",
                suggestion: NearestName.nearestMember(
                    to: name, among: type.staticNames(in: line.classes)))
        }
        let call = try line.arguments.check(
            arguments, of: methods, receiver: .named(type), owner: type.name, at: span,
            expecting: isOpen ? expected : nil)
        if isOpen { type = line.genericTypes.type(type, madeBy: call) }
        if let own, type.isScripted || !call.method.isRecorded {
            let dynamic = call.method.ofDynamicType(in: line.classes)
            return CheckedExpression(
                .member(.method(own, dynamic, call.arguments, isChained: false)), call.result,
                at: span)
        }
        if !call.method.isRecorded, !call.method.isCase,
            let own = line.members.dynamicType(in: type, at: span)
        {
            return CheckedExpression(
                .member(.method(own, call.method, call.arguments, isChained: false)), call.result,
                at: span)
        }
        let kind: CheckedExpression.Kind =
            call.method.isCase
            ? .member(.initialiser(call.method, call.arguments))
            : .member(.staticMethod(type, call.method, call.arguments))
        return CheckedExpression(kind, call.result, at: span)
    }

    /// `Type.description()`: what is printed of the type.
    private func description(
        of reference: CheckedExpression, at span: SourceSpan
    ) -> CheckedExpression {
        .computed([reference], .string, at: span) { _, values throws(StatementStop) in
            .string(values[0].printedText)
        }
    }

    /// A method of the type by an old name, or one that the model lacks.
    private func checkOldStatic(
        _ name: String, of type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        if arguments.isEmpty, let old = line.oldSpellings.staticProperty(name, of: type) {
            return CheckedExpression(.member(.staticProperty(old)), old.type, at: span)
        }
        var found = line.oldSpellings.adaptStatic(name, arguments, of: type)
        if found == nil {
            let inert = try line.inert.methods(name, of: type, isStatic: true, at: span)
            if inert.contains(where: { $0.positions(of: arguments) != nil }) {
                found = (inert, arguments)
            }
        }
        if found == nil,
            let open = try line.foreign.method(
                name, arguments, of: .named(type), isStatic: true, at: span)
        {
            found = ([open], arguments)
        }
        guard let found else { return nil }
        let call = try line.arguments.check(
            found.arguments, of: found.methods, receiver: .named(type), owner: type.name, at: span)
        return CheckedExpression(
            .member(.staticMethod(type, call.method, call.arguments)), call.result, at: span)
    }

    /// `String(format: "%d", x)`
    private func checkFormatted(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values = [
            try line.expressions.check(arguments[0].value, as: .string, for: "'String(format:)'")
        ]
        // Numbers look the same in each place of the world here.
        for argument in arguments.dropFirst() where argument.label != "locale" {
            values.append(try line.expressions.check(argument.value))
        }
        let isList = arguments.last?.label == "arguments"
        return CheckedExpression.computed(values, .string, at: span) {
            _, values throws(StatementStop) in
            let listed = isList ? values.dropLast() + (values.last?.elements ?? []) : values
            return .string(ObjectiveCFormat.text(listed))
        }
    }

    /// A text of characters, or of what stands for any value; nil for all other ways to make one.
    private func checkText(
        _ type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard type === TypeDescription.string, arguments.count == 1,
            [nil, "describing", "reflecting"].contains(arguments[0].label)
        else { return nil }
        let value = try line.expressions.check(arguments[0].value)
        let own = value.type
        switch arguments[0].label {
        case "reflecting":
            return CheckedExpression.computed([value], .string, at: span) {
                _, values throws(StatementStop) in
                .string(values[0].debugText(of: own))
            }
        case "describing":
            return CheckedExpression.computed([value], .string, at: span) {
                _, values throws(StatementStop) in
                .string(values[0].printedText(of: own))
            }
        default:
            guard case .array(let element) = own, element.isNamed(.string) else { return nil }
            return CheckedExpression.computed([value], .string, at: span) {
                _, values throws(StatementStop) in
                .string(values[0].elements.map(\.printedText).joined())
            }
        }
    }

    /// `String(number, radix: 16, uppercase: true)`
    private func checkDigits(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let labels = arguments.dropFirst().map(\.label)
        guard labels == ["radix"] || labels == ["radix", "uppercase"] else {
            throw Diagnostic(
                .wrongArity, at: span, "'String' has no such initializer",
                suggestion: "String(_:radix:uppercase:)")
        }
        let number = try line.expressions.check(arguments[0].value)
        guard number.type.isInteger else {
            throw number.mismatch(with: .int, for: "'String(_:radix:)'", in: line.classes)
        }
        var operands = [
            number, try line.expressions.check(arguments[1].value, as: .int, for: "'radix'"),
        ]
        if arguments.count > 2 {
            operands.append(
                try line.expressions.check(arguments[2].value, as: .bool, for: "'uppercase'"))
        }
        return CheckedExpression.computed(operands, .string, at: span) {
            _, values throws(StatementStop) in
            guard case .int(let radix) = values[1], (2...36).contains(radix) else {
                throw .fatal("Radix must be between 2 and 36", at: span)
            }
            let isUpper = values.count > 2 && values[2].equals(.bool(true))
            func digits(_ number: some ScriptInteger) -> Value {
                .string(String(number, radix: radix, uppercase: isUpper))
            }
            return values[0].whole.map { digits($0) } ?? .string("")
        }
    }

    /// A character of a text that is one.
    private func checkCharacter(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard arguments.count == 1, arguments[0].label == nil else {
            throw Diagnostic(.wrongArity, at: span, "'Character' takes one text here")
        }
        let text = try line.expressions.check(arguments[0].value, as: .string, for: "'Character'")
        return CheckedExpression.computed([text], .string, at: span) {
            _, values throws(StatementStop) in
            guard case .string(let text) = values[0], text.count != 1 else { return values[0] }
            throw .fatal(
                text.isEmpty
                    ? "Can't form a Character from an empty String"
                    : "Can't form a Character from a String containing more than one extended "
                        + "grapheme cluster", at: span)
        }
    }

    /// A call of one of the type's initialisers.
    func checkInitialiser(
        _ type: TypeDescription, _ given: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if type === TypeDescription.rootObject {
            return try checkInitialiser(line.plainObject, given, at: span).retyped(.any)
        }
        var arguments = given
        line.classes.inert.sketch?.makes(type)
        if type === TypeDescription.string, arguments.first?.label == "format" {
            return try checkFormatted(arguments, at: span)
        }
        if let text = try checkText(type, arguments, at: span) { return text }
        if let made = try line.registrations.checkHandler(of: type, arguments, at: span) {
            return made
        }
        if type === TypeDescription.string, arguments.dropFirst().first?.label == "radix" {
            return try checkDigits(arguments, at: span)
        }
        var initialisers = line.classes.initialisers(of: type)
        if let decoded = try checkDecoded(type, arguments, initialisers, at: span) {
            return decoded
        }
        if !initialisers.contains(where: { $0.positions(of: arguments) != nil }),
            line.language == .swift
        {
            if let old = line.oldSpellings.initialiser(arguments, of: type, among: initialisers) {
                let call = try line.arguments.check(
                    old.arguments, of: old.methods, receiver: .named(type), owner: type.name,
                    at: span)
                return CheckedExpression(
                    .member(.initialiser(call.method, call.arguments)), call.result, at: span)
            }
            let inert = line.inert.initialisers(of: type, at: span)
            if inert.contains(where: { $0.positions(of: arguments) != nil }) {
                initialisers = inert
            } else if let old = line.inert.oldInitialiser(arguments, of: type, at: span) {
                initialisers = [old.method]
                arguments = old.arguments
            } else if let open = line.foreign.initialiser(arguments, of: type, at: span) {
                initialisers = [open]
            }
        }
        try line.inert.use(type, at: span)
        if arguments.isEmpty, let plain = plainValue(of: type, initialisers, at: span) {
            return plain
        }
        if type === TypeDescription.dictionary,
            let made = try line.oldCollections.check(type.name, arguments, at: span)
        {
            return made
        }
        if initialisers.isEmpty { return try checkUnmade(type, arguments, at: span) }
        let call = try checkNumbers(type, initialisers, arguments, at: span)
        return CheckedExpression(
            .member(.initialiser(call.method, call.arguments)), call.result, at: span)
    }

    /// `Book(from: decoder)`, which Swift makes of what `Decodable` says: nothing decodes here; nil for any other call.
    private func checkDecoded(
        _ type: TypeDescription, _ arguments: [Argument], _ known: [MemberMethod],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard arguments.map(\.label) == ["from"], type.isScripted || type.valueNames != nil,
            type.promises("Decodable") || type.promises("Codable"),
            !known.contains(where: { $0.positions(of: arguments) != nil })
        else { return nil }
        _ = try line.expressions.check(arguments[0].value)
        let written = Expression(
            .type(TypeSyntax(.name(type.name), span: span)), span: span)
        let reference = Expression(
            .link(.member(written, name: "self", isOptional: false)), span: span)
        func made(_ name: String) -> Expression {
            Expression(.link(.call(Expression(.name(name), span: span), [])), span: span)
        }
        let decode = Expression(
            .link(.member(made("JSONDecoder"), name: "decode", isOptional: false)), span: span)
        let values = [Argument(value: reference), Argument(label: "from", value: made("Data"))]
        return try line.expressions.check(
            Expression(.link(.call(decode, values)), span: span), expecting: .named(type))
    }

    /// What has no initialiser here. Whoever makes a device gets another object that tells the same.
    private func checkUnmade(
        _ type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if type === TypeDescription.erased || ValueType.named(type).isForeign,
            !line.classes.inert.absent.isEmpty, line.language == .swift
        {
            try line.inert.use("init", at: span)
            let nothing = CheckedExpression(.constant(.foreignNothing), .foreign, at: span)
            return try line.foreign.answer(of: nothing, arguments, isCall: false, at: span)
        }
        guard type === TypeDescription.device, arguments.isEmpty,
            let current = type.staticProperty("current")
        else { throw Diagnostic(.unsupported, at: span, "a \(type.name) cannot be made here") }
        return CheckedExpression(.member(.staticProperty(current)), current.type, at: span)
    }

    /// The call of an initialiser; those of points, sizes and rectangles take whole numbers, too.
    private func checkNumbers(
        _ type: TypeDescription, _ initialisers: [MemberMethod], _ arguments: [Argument],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedCall {
        let before = type.isGeometry ? line.memory : nil
        do throws(Diagnostic) {
            return try line.arguments.check(
                arguments, of: initialisers, receiver: .named(type), owner: type.name, at: span)
        } catch {
            guard let before, error.code == .wrongType else { throw error }
            line.goBack(to: before)
            let call = try? line.arguments.check(
                arguments, of: type.initialisersOfWholeNumbers, receiver: .named(type),
                owner: type.name, at: span)
            guard let call else { throw error }
            return call
        }
    }

    /// `NSLayoutConstraint.FormatOptions()`, and `UIVisualEffectView()`, whose only initialiser takes what may be `nil`;
    /// nil where the type has such an initialiser or none like it.
    private func plainValue(
        of type: TypeDescription, _ initialisers: [MemberMethod], at span: SourceSpan
    ) -> CheckedExpression? {
        if case .options = type.kind {
            return CheckedExpression(.constant(.options(type, 0)), .named(type), at: span)
        }
        if type === TypeDescription.double || type === TypeDescription.float
            || type === TypeDescription.bool || type.isInteger
        {
            return CheckedExpression(
                .constant(.zero(of: .named(type))), .named(type), at: span)
        }
        if type === TypeDescription.color, let clear = type.staticProperty("clear") {
            return CheckedExpression(.member(.staticProperty(clear)), clear.type, at: span)
        }
        guard !type.isScripted, type.isClass,
            !initialisers.contains(where: { $0.positions(of: []) != nil }),
            let method = initialisers.first(where: { $0.parameters.allSatisfy(\.type.isOptional) })
        else { return nil }
        let values = method.parameters.map {
            CheckedExpression(.constant(.null), $0.type, at: span)
        }
        return CheckedExpression(
            .member(.initialiser(method, values)), method.result, at: span)
    }
}

extension ValueType {
    /// Whether it is an array, or a set, as the type is.
    @MainActor
    fileprivate func isKind(of type: TypeDescription) -> Bool {
        switch self {
        case .array: type === TypeDescription.array
        case .set: type === TypeDescription.set
        case .void, .null, .named, .optional, .dictionary, .function, .tuple, .range, .generic,
            .any:
            false
        }
    }

    /// The empty array, set or dictionary; nil for a type of anything else.
    var emptyCollection: Value? {
        switch self {
        case .array: .array([])
        case .set: .set([])
        case .dictionary: .dictionary([])
        case .void, .null, .named, .optional, .function, .tuple, .range, .generic, .any: nil
        }
    }
}
