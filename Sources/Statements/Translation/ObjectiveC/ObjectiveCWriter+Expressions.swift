import CommandLanguage

extension ObjectiveCWriter {
    func text(_ value: CheckedExpression) throws(CodeGap) -> String {
        switch value.kind {
        case .constant(let constant): return try literal(constant, value.type)
        case .name(let name): return try text(name)
        case .member(let member): return try text(member, value.type)
        case .element(let element): return try text(element, value.type)
        case .literal(let literal): return try text(literal)
        case .operation(let operation): return try text(operation)
        case .optional(.chain(let inner)), .optional(.link(let inner)),
            .optional(.unwrap(let inner)):
            return try text(inner)
        case .call(let call): return try text(call)
        case .closure(let closure): return try block(closure)
        case .attempt: throw CodeGap("errors that are thrown are Swift's")
        case .address: throw CodeGap("'inout' is Swift's")
        }
    }

    private func text(_ name: CheckedExpression.Name) throws(CodeGap) -> String {
        switch name {
        case .world(let name, _): return Self.plain(name)
        case .local(let variable): return self.name(of: variable)
        case .function: throw CodeGap("a function outside of a class is Swift's")
        }
    }

    private func text(
        _ member: CheckedExpression.Member, _ type: ValueType
    ) throws(CodeGap) -> String {
        switch member {
        case .property(let object, let property, _): return try text(of: property, of: object)
        case .staticProperty(let property): return try staticText(property)
        case .method(let object, let method, let arguments, _):
            return try call(method, of: object, arguments)
        case .staticMethod(let type, let method, let arguments):
            return try call(method, of: type, arguments)
        case .initialiser(let method, let arguments): return try make(type, method, arguments)
        case .mutation(let place, let method, let arguments):
            return try mutate(place, method, arguments)
        }
    }

    private func text(_ call: CheckedExpression.Call) throws(CodeGap) -> String {
        switch call {
        case .value(let function, let arguments):
            let values = try arguments.texts(text).joined(separator: ", ")
            return "\(try operand(function))(\(values))"
        case .builtin(let function, let arguments): return try self.call(function, arguments)
        case .functionOfC(let function, let arguments):
            return "\(function.name)(\(try arguments.texts(text).joined(separator: ", ")))"
        case .function(let function, _):
            throw CodeGap("'\(function.name)' is a function outside of a class, which is Swift's")
        case .message, .computed: throw CodeGap("it is Objective-C's already")
        }
    }

    // MARK: Collections

    private func text(_ literal: CheckedExpression.Literal) throws(CodeGap) -> String {
        switch literal {
        case .interpolation(let parts): return try format(parts)
        case .array(let elements):
            return "@[" + (try elements.texts(boxed)).joined(separator: ", ") + "]"
        case .dictionary(let entries):
            let pairs = try entries.texts { entry throws(CodeGap) in
                try boxed(entry.key) + ": " + boxed(entry.value)
            }
            return "@{" + pairs.joined(separator: ", ") + "}"
        case .union(_, let options):
            let texts = try options.texts(text)
            return texts.isEmpty ? "0" : texts.joined(separator: " | ")
        case .tuple: throw CodeGap("tuples are Swift's")
        }
    }

    private func text(
        _ element: CheckedExpression.Element, _ type: ValueType
    ) throws(CodeGap) -> String {
        switch element {
        case .ofArray(let array, let index):
            return try unboxed("\(text(array))[\(text(index))]", type)
        case .ofDictionary(let dictionary, let key):
            return try unboxed("\(text(dictionary))[\(boxed(key))]", type)
        case .slice: throw CodeGap("ranges of a collection are Swift's")
        case .ofTuple: throw CodeGap("tuples are Swift's")
        }
    }

    /// In parentheses where an operator beside it would take a part of it.
    func operand(_ value: CheckedExpression) throws(CodeGap) -> String {
        let text = try text(value)
        return value.isCompound ? "(\(text))" : text
    }

    // MARK: Operators

    private func text(_ operation: CheckedExpression.Operation) throws(CodeGap) -> String {
        switch operation {
        case .prefix(let op, let operand): return op.rawValue + (try self.operand(operand))
        case .infix(let op, let left, let right): return try infix(op, left, right)
        case .conditional(let condition, let yes, let no):
            return "\(try operand(condition)) ? \(try operand(yes)) : \(try operand(no))"
        case .cast(let inner, let op, let type): return try cast(inner, op, type)
        case .range: throw CodeGap("ranges are Swift's")
        }
    }

    private func infix(
        _ op: InfixOperator, _ left: CheckedExpression, _ right: CheckedExpression
    ) throws(CodeGap) -> String {
        switch op {
        case .equal, .unequal: return try comparison(left, right, isEqual: op == .equal)
        case .identical: return "\(try operand(left)) == \(try operand(right))"
        case .different: return "\(try operand(left)) != \(try operand(right))"
        case .coalesce:
            // A message to nil gives 0.
            if right.isZero { return try text(left) }
            guard !right.type.unwrapped.isValueOfC else {
                throw CodeGap("'??' with a number is Swift's")
            }
            return "\(try operand(left)) ?: \(try operand(right))"
        case .plus where left.type.unwrapped.isNamed(.string):
            return "[\(try text(left)) stringByAppendingString:\(try text(right))]"
        case .plus where left.type.isArray:
            return "[\(try text(left)) arrayByAddingObjectsFromArray:\(try text(right))]"
        case .divided: return "\(try dividend(left)) / \(try dividend(right))"
        case .wrappingPlus, .wrappingMinus, .wrappingTimes, .maskingShiftLeft, .maskingShiftRight:
            throw CodeGap("'\(op.rawValue)' is Swift's")
        case .plus, .minus, .times, .remainder, .less, .greater, .lessOrEqual, .greaterOrEqual,
            .and, .or, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight:
            return "\(try operand(left)) \(op.rawValue) \(try operand(right))"
        }
    }

    /// A side of a division; a fraction shows that it is one, or C divides whole numbers.
    private func dividend(_ value: CheckedExpression) throws(CodeGap) -> String {
        guard case .constant(.double(let number)) = value.kind else { return try operand(value) }
        return "\(number)"
    }

    private func comparison(
        _ left: CheckedExpression, _ right: CheckedExpression, isEqual: Bool
    ) throws(CodeGap) -> String {
        let (first, second) = (try text(left), try text(right))
        let not = isEqual ? "" : "!"
        let type = left.type.unwrapped
        if right.type.unwrapped.isNull || !type.isStructure && !type.isNamed(.string) {
            return "\(try operand(left)) \(isEqual ? "==" : "!=") \(try operand(right))"
        }
        if type.isNamed(.string) { return "\(not)[\(first) isEqualToString:\(second)]" }
        guard let function = Self.equalities[type.name] else {
            throw CodeGap("nothing compares \(type.name) in Objective-C")
        }
        return "\(not)\(function)(\(first), \(second))"
    }

    private static let equalities = [
        "CGRect": "CGRectEqualToRect", "CGPoint": "CGPointEqualToPoint",
        "CGSize": "CGSizeEqualToSize", "UIEdgeInsets": "UIEdgeInsetsEqualToEdgeInsets",
        "CGAffineTransform": "CGAffineTransformEqualToTransform",
        "CATransform3D": "CATransform3DEqualToTransform",
    ]

    private func cast(
        _ inner: CheckedExpression, _ op: CastOperator, _ type: ValueType
    ) throws(CodeGap) -> String {
        let object = try text(inner)
        guard let name = type.description?.objectiveCName, type.description?.isClass == true else {
            throw CodeGap("only objects are cast in Objective-C")
        }
        switch op {
        case .forced: return "(\(name) *)\(object)"
        case .test: return "[\(object) isKindOfClass:[\(name) class]]"
        case .conditional:
            return "[\(object) isKindOfClass:[\(name) class]] ? (\(name) *)\(object) : nil"
        }
    }
}

@MainActor
extension CheckedExpression {
    /// Whether it is 0 or `false`.
    fileprivate var isZero: Bool {
        guard case .constant(let value) = kind, value.isPlainNumber else { return false }
        return value.number == 0
    }

    /// Whether an operator, and no bracket, holds it together.
    fileprivate var isCompound: Bool {
        switch kind {
        case .operation(let operation): operation.isCompound
        case .literal(.union(_, let options)): options.count > 1
        case .optional(.chain(let inner)), .optional(.link(let inner)),
            .optional(.unwrap(let inner)):
            inner.isCompound
        case .constant, .name, .member, .element, .literal, .call, .closure, .attempt, .address:
            false
        }
    }
}

@MainActor
extension CheckedExpression.Operation {
    fileprivate var isCompound: Bool {
        switch self {
        case .infix(.equal, let left, _), .infix(.unequal, let left, _),
            .infix(.plus, let left, _):
            !left.type.unwrapped.isNamed(.string)
        case .infix, .conditional, .cast(_, .forced, _), .cast(_, .conditional, _): true
        case .prefix, .range, .cast(_, .test, _): false
        }
    }
}

@MainActor
extension Array {
    /// The texts of all elements.
    func texts(
        _ text: @MainActor (Element) throws(CodeGap) -> String
    ) throws(CodeGap) -> [String] {
        var texts: [String] = []
        for element in self { texts.append(try text(element)) }
        return texts
    }
}
