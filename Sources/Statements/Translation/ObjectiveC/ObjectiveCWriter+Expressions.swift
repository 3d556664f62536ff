import CommandLanguage

extension ObjectiveCWriter {
    func text(_ value: CheckedExpression) throws(CodeGap) -> String {
        switch value.kind {
        case .constant(let constant): return try literal(constant, value.type)
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
        case .worldName(let name, _): return Self.plain(name)
        case .local(let variable): return name(of: variable)
        case .property(let object, let property, _): return try text(of: property, of: object)
        case .staticProperty(let property): return try staticText(property)
        case .chain(let inner), .unwrap(let inner), .chainLink(let inner):
            return try text(inner)
        case .closure(let closure): return try block(closure)
        default: return try callOrOperation(value)
        }
    }

    private func callOrOperation(_ value: CheckedExpression) throws(CodeGap) -> String {
        switch value.kind {
        case .method(let object, let method, let arguments, _):
            return try call(method, of: object, arguments)
        case .staticMethod(let type, let method, let arguments):
            return try call(method, of: type, arguments)
        case .initialiser(let method, let arguments):
            return try make(value.type, method, arguments)
        case .mutation(let place, let method, let arguments):
            return try mutate(place, method, arguments)
        case .apply(let function, let arguments, _):
            let values = try arguments.texts(text).joined(separator: ", ")
            return "\(try operand(function))(\(values))"
        case .builtin(let function, let arguments): return try call(function, arguments)
        case .functionOfC(let function, let arguments):
            return "\(function.name)(\(try arguments.texts(text).joined(separator: ", ")))"
        case .element(let array, let index):
            return try unboxed("\(text(array))[\(text(index))]", value.type)
        case .entry(let dictionary, let key):
            return try unboxed("\(text(dictionary))[\(boxed(key))]", value.type)
        case .prefix(let op, let operand): return op.rawValue + (try self.operand(operand))
        case .infix(let op, let left, let right): return try infix(op, left, right)
        case .conditional(let condition, let yes, let no):
            return "\(try operand(condition)) ? \(try operand(yes)) : \(try operand(no))"
        case .cast(let inner, let op, let type): return try cast(inner, op, type)
        default: throw CodeGap("Objective-C has nothing like it")
        }
    }

    /// In parentheses where an operator beside it would take a part of it.
    func operand(_ value: CheckedExpression) throws(CodeGap) -> String {
        let text = try text(value)
        return value.isCompound ? "(\(text))" : text
    }

    // MARK: Operators

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
        case .divided where left.type.isNamed(.int) && right.type.isNamed(.int):
            return "\(try operand(left)) / \(try operand(right))"
        default: return "\(try operand(left)) \(op.rawValue) \(try operand(right))"
        }
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
        switch kind {
        case .constant(.int(0)), .constant(.bool(false)): true
        case .constant(.double(let number)): number == 0
        default: false
        }
    }

    /// Whether an operator, and no bracket, holds it together.
    fileprivate var isCompound: Bool {
        switch kind {
        case .infix(.equal, let left, _), .infix(.unequal, let left, _):
            !left.type.unwrapped.isNamed(.string)
        case .infix(.plus, let left, _): !left.type.unwrapped.isNamed(.string)
        case .infix, .conditional, .cast(_, .forced, _), .cast(_, .conditional, _): true
        case .union(_, let options): options.count > 1
        case .chain(let inner), .unwrap(let inner), .chainLink(let inner): inner.isCompound
        default: false
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
