import CommandLanguage

/// Values of Objective-C where another type is due.
@MainActor
extension CheckedExpression {
    /// The value for a place of that type, converted as C and Objective-C do without being asked.
    func converted(
        to type: ValueType, for use: @autoclosure () -> String, in classes: ClassTable
    ) throws(Diagnostic) -> CheckedExpression {
        if self.type.isSame(as: type) { return self }
        guard self.type.converts(to: type, in: classes) else {
            throw mismatch(with: type, for: use(), in: classes)
        }
        if self.type.needsNoConversion(to: type) { return retyped(type) }
        if case .constant(let constant) = kind,
            let known = constant.converted(to: type, in: classes)
        {
            return CheckedExpression(.constant(known), type, at: span)
        }
        let span = span
        return .computed([self], type, at: span) { _, values throws(StatementStop) in
            guard let result = values[0].converted(to: type, in: classes) else {
                throw .failure(
                    Diagnostic(
                        .wrongType, at: span,
                        "\(values[0].swiftText) cannot be taken for \(type.name)"))
            }
            return result
        }
    }

    /// A collection as a loop goes over it: `nil` has no elements, and a dictionary its keys.
    var asSequenceOfC: CheckedExpression {
        let element: ValueType
        switch type.unwrapped {
        case .array(let type), .set(let type): element = type
        case .dictionary(let key, _): element = key
        case .any, .null: element = .any
        case .void, .named, .optional, .function, .tuple, .range, .generic: return self
        }
        return .computed([self], .array(element), at: span) { _, values throws(StatementStop) in
            if case .dictionary(let entries) = values[0] { return .array(entries.map(\.key)) }
            let isList = if case .array = values[0] { true } else { false }
            let isSet = if case .set = values[0] { true } else { false }
            return .array(isList || isSet ? values[0].elements : [])
        }
    }

}

@MainActor
extension ValueType {
    /// Whether both are the same simple type, so that nothing is to be done.
    fileprivate func isSame(as other: ValueType) -> Bool {
        if case .named(let left) = self, case .named(let right) = other { return left === right }
        return isVoid && other.isVoid
    }

    /// Whether a value of this type is one of the other as it is; `nil` is one of every class.
    fileprivate func needsNoConversion(to type: ValueType) -> Bool {
        let source = unwrapped
        return switch type.unwrapped {
        case .any: true
        case .named(let target):
            target.isClass && (source.isNull || source.description?.isClass ?? false)
        case .function: source.isNull || source.isFunction
        case .void, .null, .optional, .array, .set, .dictionary, .tuple, .range, .generic: false
        }
    }

    /// Whether Objective-C takes a value of this type where the other is needed.
    fileprivate func converts(to type: ValueType, in classes: ClassTable) -> Bool {
        let (source, target) = (unwrapped, type.unwrapped)
        if target.isVoid || source.isVoid { return target.isVoid && source.isVoid || target.isAny }
        if source.isAny || target.isAny { return true }
        if source.isScalar, target.isScalar { return true }
        if source.isText, target.isText { return true }
        // Whatever is an object is true, and `nil` is not.
        if target.isNamed(.bool) { return source.isNull || !source.isStructure }
        if source.isNull {
            return target.description.map { $0.isClass || $0.isBoxed } ?? true || target.isText
        }
        return source.convertsPlainly(to: target, in: classes)
    }

    private func convertsPlainly(to target: ValueType, in classes: ClassTable) -> Bool {
        switch self {
        case .named(let left):
            guard case .named(let right) = target else { return fits(target, in: classes) }
            if right.hasOpenParts {
                // Whether a value adopts the protocols is not asked either.
                let types = right.parts.filter { !$0.isProtocol }.map { ValueType.named($0) }
                return left.isClass && types.allSatisfy { converts(to: $0, in: classes) }
            }
            return left.inherits(from: right, in: classes)
                || left.isClass && right.inherits(from: left, in: classes)
                // What a class is whose header is not here, nobody knows.
                || left.isClass && right.isClass && classes.inert.learner == nil
                    && [left, right].contains { $0.isBelowAbsent(in: classes) }
                // The compiler only warns where a class does not say that it is such a delegate.
                || left.isScripted && right.isProtocol && !right.isScripted
                // What the system alone provides otherwise: a coordinator of a transition.
                || left.isScripted && left.promises(right.name)
        case .array: if case .array = target { return true }
        case .set: if case .set = target { return true }
        case .dictionary: if case .dictionary = target { return true }
        case .tuple: if case .tuple = target { return true }
        case .function(let parameters, let result):
            guard case .function(let others, let other) = target else {
                return fits(target, in: classes)
            }
            return parameters.count == others.count
                && (result.converts(to: other, in: classes) || other.isVoid)
        case .void, .null, .optional, .range, .generic, .any: break
        }
        return fits(target, in: classes)
    }

    private var isFunction: Bool { if case .function = self { true } else { false } }

    /// A number, a flag, an enumeration or an option set.
    var isScalar: Bool {
        guard let description else { return false }
        switch description.kind {
        case .choices, .options: return true
        case .simple:
            let scalars: [TypeDescription] = [
                .bool, .int, .double, .dispatchTime,
            ]
            return scalars.contains { description === $0 } || description.isNamedNumber
                || description === TypeDescription.float
                || description.isInteger
        case .object: return false
        }
    }

    /// A structure of the model that is an object in Objective-C.
    var isBoxed: Bool { unwrapped.description?.isBoxed ?? false }

    /// A rectangle and its like.
    var isStructure: Bool {
        guard let description, case .simple = description.kind else { return false }
        return !isScalar && !isText
    }

    /// A string, or the name of a notification, which is one in Objective-C.
    var isText: Bool {
        isNamed(.string) || isNamed(.notificationName) || isNamed(.detentIdentifier)
            || description?.isTextInC == true
    }
}
