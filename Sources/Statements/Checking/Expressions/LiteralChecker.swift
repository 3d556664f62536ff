import CommandLanguage
import HierarchyRecords

/// Checks literals: numbers, strings, arrays, dictionaries, `nil`.
@MainActor
struct LiteralChecker {
    let line: LineUnderCheck

    func check(
        _ literal: Expression.Literal, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        switch literal {
        case .integer(let number):
            return try checkInteger(number, at: span, expecting: expected?.unwrapped)
        case .number(let number):
            if expected?.unwrapped.isNamed(.float) == true {
                return CheckedExpression(
                    .constant(.float(Float(number))), .named(.float), at: span)
            }
            return CheckedExpression(.constant(.double(number)), .double, at: span)
        case .boolean(let flag):
            return CheckedExpression(.constant(.bool(flag)), .bool, at: span)
        case .nil:
            return CheckedExpression(.constant(.null), .null, at: span)
        case .string(let parts):
            return try checkString(parts, at: span)
        case .array(let elements):
            return try checkArray(elements, at: span, expecting: expected)
        case .dictionary(let entries):
            return try checkDictionary(entries, at: span, expecting: expected)
        case .selector(let name):
            return try checkSelector(name, at: span)
        case .tuple(let items):
            return try checkTuple(items, at: span, expecting: expected)
        case .available(let major, let minor):
            let isThere = MemberTable.isAvailable(ios: SystemVersion(major, minor))
            return CheckedExpression(.constant(.bool(isThere)), .bool, at: span)
        }
    }

    /// A whole number as it is written, of the type that its place needs.
    private func checkInteger(
        _ number: Int, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        if expected?.isNamed(.double) == true {
            return CheckedExpression(.constant(.double(Double(number))), .double, at: span)
        }
        if expected?.isNamed(.float) == true {
            return CheckedExpression(.constant(.float(Float(number))), .named(.float), at: span)
        }
        guard let type = expected?.description, let kind = type.integerKind else {
            return CheckedExpression(.constant(.int(number)), .int, at: span)
        }
        guard let value = kind.value(exactly: number) else {
            throw Diagnostic(
                .wrongValue, at: span,
                "integer literal '\(number)' overflows when stored into '\(type.name)'")
        }
        return CheckedExpression(.constant(value), .named(type), at: span)
    }

    /// `#selector(save(_:))`, of the class around, or of the one that it names: `#selector(Home.save(_:))`.
    private func checkSelector(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let path = name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
        let owner = path.dropLast().joined(separator: ".")
        let type =
            owner.isEmpty || owner == "self"
            ? line.classContext?.type : line.types.type(named: owner).map { .named($0) }
        if line.language == .swift, let base = path.last, let type,
            line.classes.methods(base, of: type).isEmpty,
            line.classes.property(base, of: type) == nil, !line.foreign.isOpen(type),
            type.description.map({ line.inert.has(base, $0) == nil }) ?? true,
            !line.foreign.addsAction(name, to: type)
        {
            throw line.members.unknownMember(base, of: type, at: span)
        }
        return CheckedExpression(.constant(.string(name)), .string, at: span)
    }

    /// `Selector("save:")`: what the receiver has decides when it is sent.
    func checkSelectorText(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard arguments.count == 1, arguments[0].label == nil else {
            throw Diagnostic(.wrongArity, at: span, "'Selector' takes one text")
        }
        return try line.expressions.check(arguments[0].value, as: .string, for: "'Selector'")
    }

    private func checkTuple(
        _ items: [Argument], at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        if items.isEmpty { return CheckedExpression(.constant(.void), .void, at: span) }
        if items.count == 1 {
            return try line.expressions.check(items[0].value, expecting: expected)
        }
        var known: [TupleElement] = []
        if case .tuple(let elements)? = expected?.unwrapped, elements.count == items.count {
            known = elements
        }
        var values: [CheckedExpression] = []
        var elements: [TupleElement] = []
        for (index, item) in items.enumerated() {
            let type = known.isEmpty ? nil : known[index].type
            let value = try line.expressions.check(item.value, expecting: type)
            values.append(value)
            let isWider = type.map { value.type.fits($0, in: line.classes) } ?? false
            elements.append(
                TupleElement(label: item.label, type: isWider ? type ?? value.type : value.type))
        }
        return CheckedExpression(.literal(.tuple(values)), .tuple(elements), at: span)
    }

    private func checkString(
        _ parts: [StringPart], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var pieces: [CheckedExpression] = []
        var isPlain = true
        for part in parts {
            switch part {
            case .text(let text):
                pieces.append(CheckedExpression(.constant(.string(text)), .string, at: span))
            case .interpolation(let expression):
                isPlain = false
                pieces.append(try line.expressions.check(expression))
            }
        }
        guard isPlain else {
            return CheckedExpression(.literal(.interpolation(pieces)), .string, at: span)
        }
        let text = parts.reduce(into: "") { result, part in
            if case .text(let text) = part { result += text }
        }
        return CheckedExpression(.constant(.string(text)), .string, at: span)
    }

    private func checkArray(
        _ elements: [Expression], at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        if let options = expected?.unwrapped.description, case .options = options.kind {
            return try checkUnion(elements, of: options, at: span)
        }
        if let own = expected?.unwrapped.description, own.isScripted, own.promises("OptionSet") {
            return try checkOwnUnion(elements, of: own, at: span)
        }
        if expected?.unwrapped.isNamed(.indexPath) == true, elements.count == 2 {
            let section = Argument(label: "section", value: elements[0])
            let row = Argument(label: "row", value: elements[1])
            let callee = Expression(.name("IndexPath"), span: span)
            return try line.typeCalls.checkCall(
                of: .indexPath, callee, [row, section], at: span)
        }
        if case .set(let element) = expected?.unwrapped {
            let array = try checkArray(elements, at: span, expecting: .array(element))
            return CheckedExpression(
                .member(.initialiser(SetMembers.fromArray, [array])), .set(element), at: span)
        }
        var element: ValueType?
        if case .array(let expectedElement) = expected?.unwrapped { element = expectedElement }
        if line.foreign.isOutside(expected) { element = .foreign }
        let due = element
        var values: [CheckedExpression] = []
        for expression in elements {
            values.append(try joining(expression, due, &element, within: expected))
        }
        if element?.isNamed(.double) == true { values = try asFractions(values) }
        if let element { values = values.map { $0.boxed(for: element, in: line.language) } }
        return CheckedExpression(.literal(.array(values)), .array(element ?? .any), at: span)
    }

    /// Options of a structure of the code's own: `Type().union(first).union(second)`.
    private func checkOwnUnion(
        _ elements: [Expression], of type: TypeDescription, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var value = Expression(
            .link(.call(Expression(.name(type.name), span: span), [])), span: span)
        for element in elements {
            let member = Expression(
                .link(.member(value, name: "union", isOptional: false)), span: element.span)
            value = Expression(
                .link(.call(member, [Argument(value: element)])), span: element.span)
        }
        return try line.expressions.check(value, expecting: .named(type))
    }

    /// One more value of a collection, whose type becomes what holds it as well: any, where the values have nothing in
    /// common and anything may stand in place of the collection.
    private func joining(
        _ expression: Expression, _ due: ValueType?, _ type: inout ValueType?,
        within expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        let before = line.memory
        do throws(Diagnostic) {
            let outer = expression.isCollection ? expected.holdingAnything : nil
            let value = try line.expressions.check(expression, expecting: due ?? type ?? outer)
            // `[String: Any?]` takes whatever there is.
            if let due, due.isOptional, due.unwrapped.isAny { return value }
            type = try common(type, value)
            return value
        } catch {
            guard let any = expected.holdingAnything, type != nil, due == nil else { throw error }
            line.goBack(to: before)
            type = any
            return try line.expressions.check(expression, expecting: any)
        }
    }

    /// The type that holds both the values so far and this one.
    private func common(
        _ type: ValueType?, _ value: CheckedExpression
    ) throws(Diagnostic) -> ValueType {
        guard let type else { return value.type }
        if type.isNamed(.int), value.isFractionLiteral { return .double }
        guard let joined = type.joined(with: value.type, in: line.classes) else {
            throw value.mismatch(with: type, for: "an array", in: line.classes)
        }
        return joined
    }

    /// Whole numbers as they are written among fractions.
    private func asFractions(
        _ values: [CheckedExpression]
    ) throws(Diagnostic) -> [CheckedExpression] {
        var fractions: [CheckedExpression] = []
        for value in values {
            var fraction = value
            if case .constant(.int(let number)) = value.kind {
                let number = Value.double(Double(number))
                fraction = CheckedExpression(.constant(number), .double, at: value.span)
            }
            guard fraction.type.fits(.double, in: line.classes) else {
                throw value.mismatch(with: .double, for: "an array", in: line.classes)
            }
            fractions.append(fraction)
        }
        return fractions
    }

    private func checkUnion(
        _ elements: [Expression], of options: TypeDescription, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values: [CheckedExpression] = []
        for element in elements {
            values.append(
                try line.expressions.check(element, as: .named(options), for: "an option"))
        }
        return CheckedExpression(.literal(.union(options, values)), .named(options), at: span)
    }

    private func checkDictionary(
        _ entries: [(key: Expression, value: Expression)], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        var key: ValueType?
        var value: ValueType?
        if case .dictionary(let expectedKey, let expectedValue) = expected?.unwrapped {
            (key, value) = (expectedKey, expectedValue)
        }
        let dueValue = value
        var checked: [(key: CheckedExpression, value: CheckedExpression)] = []
        for entry in entries {
            var entryKey = try line.expressions.check(entry.key, expecting: key)
            if let key, let taken = line.taken(entryKey, for: key) { entryKey = taken }
            let entryValue = try joining(entry.value, dueValue, &value, within: expected)
            key = try common(key, entryKey)
            checked.append((entryKey, entryValue))
        }
        return CheckedExpression(
            .literal(.dictionary(checked)), .dictionary(key ?? .any, value ?? .any), at: span)
    }
}

extension ValueType? {
    /// What the elements of a literal are there, where any value may stand in its place; nil elsewhere.
    @MainActor
    fileprivate var holdingAnything: ValueType? {
        self?.unwrapped.isAny == true || self?.unwrapped.isForeign == true ? .any : nil
    }
}

extension Expression {
    /// Whether it is a literal of an array or a dictionary.
    fileprivate var isCollection: Bool {
        switch kind {
        case .literal(.array), .literal(.dictionary): true
        case .literal, .name, .type, .link, .implicitMember, .message, .operation, .closure,
            .attempt, .address:
            false
        }
    }
}

extension CheckedExpression {
    /// Whether it is a fraction as it is written.
    fileprivate var isFractionLiteral: Bool {
        if case .constant(.double) = kind { true } else { false }
    }
}
