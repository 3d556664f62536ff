import CommandLanguage

@MainActor
extension ValueType {
    var isNumber: Bool { isInteger || isNamed(.double) || isNamed(.float) || isAny }

    /// Whether its values are whole numbers of one type.
    var isInteger: Bool { description?.isInteger ?? false }

    /// Whether it is a number with a type of its own.
    var isNamedNumber: Bool { description?.isNamedNumber ?? false }

    /// Whether it is Foundation's `Date`, which goes by its seconds.
    func isMoment(in classes: ClassTable) -> Bool {
        guard let description, description.name == "Date" else { return false }
        return classes.prelude.abbreviates(description)
    }

    var isArray: Bool { if case .array = self { true } else { false } }
    var isNull: Bool { if case .null = self { true } else { false } }
    var isAny: Bool { if case .any = self { true } else { isErased } }

    /// Whether it is what a type parameter stands for.
    var isErased: Bool { description === TypeDescription.erased || isForeign }

    /// Whether its values have an identity.
    var mayBeObject: Bool { description?.isClass ?? (isNull || isAny) }

    /// Whether a change of a member changes the value that it belongs to, in the place of that value:
    /// no object's members do.
    var isChangedInPlace: Bool {
        guard let description else { return !isNull && !isAny }
        if description.isProtocol, description.isScripted { return !description.isClassBound }
        return !description.isClass
    }

    /// The narrowest of the session's types that holds the values of both; nil when there is none.
    func joined(with other: ValueType, in classes: ClassTable) -> ValueType? {
        if isNull { return other.isVoid ? nil : other.wrapped }
        if other.isNull { return isVoid ? nil : wrapped }
        if isAny || other.isAny { return .any }
        if fits(other, in: classes) { return other }
        if other.fits(self, in: classes) { return self }
        if case .array(let first) = self, case .array(let second) = other {
            return first.joined(with: second, in: classes).map { .array($0) }
        }
        let (left, right) = (unwrapped, other.unwrapped)
        guard let first = left.description, let second = right.description else { return nil }
        let ancestors = first.lineage(in: classes)
        guard let shared = ancestors.first(where: { second.inherits(from: $0, in: classes) }) else {
            // Both are objects of `NSObject`.
            guard first.isObjectOfModel(in: classes), second.isObjectOfModel(in: classes) else {
                return nil
            }
            // What a class has that is known by its name alone is not told.
            return [first, second].contains { type in
                type.lineage(in: classes).contains(where: \.isUntold)
            } ? .foreign : .any
        }
        let type = ValueType.named(shared)
        return isOptional || other.isOptional ? type.wrapped : type
    }
}

extension TypeDescription {
    /// Whether it is a class of the model's, or inherits from one.
    @MainActor fileprivate func isObjectOfModel(in classes: ClassTable) -> Bool {
        isClass && !isProtocol && lineage(in: classes).contains { !$0.isScripted || $0.isInert }
    }
}
