/// Whether the cases of a `switch` take every value.
@MainActor
extension [CheckedCase] {
    /// Whether one of the cases takes any value of the type.
    func isExhaustive(for type: ValueType, in classes: ClassTable) -> Bool {
        if contains(where: \.patterns.isEmpty) { return true }
        let patterns = flatMap(\.patterns).filter { $0.filter == nil }
        return type.shapes.allSatisfy { shape in
            patterns.contains { $0.kind.takes(shape, of: type, in: classes) }
        }
    }
}

/// Values of a type that patterns cannot tell apart.
private indirect enum Shape {
    /// All of the type.
    case any
    /// All of an optional but `nil`.
    case present
    case one(Value)
    /// A case of an enumeration, whatever it carries.
    case choice(Int)
    case tuple([Shape])
}

@MainActor
extension ValueType {
    /// More than a few shapes are taken for one, so that there is a `default`.
    private static let mostShapes = 256

    fileprivate var shapes: [Shape] {
        switch self {
        case .optional(let inner):
            let some = inner.shapes
            if some.count == 1, case .any = some[0] { return [.one(.null), .present] }
            return [.one(.null)] + some
        case .tuple(let elements):
            let parts = elements.map(\.type.shapes)
            guard parts.reduce(1, { $0 * min($1.count, 1000) }) <= Self.mostShapes else {
                return [.any]
            }
            let all = parts.reduce([[]]) { rows, column in
                rows.flatMap { row in column.map { row + [$0] } }
            }
            return all.map { .tuple($0) }
        case .named(let type) where type === TypeDescription.bool:
            return [.one(.bool(true)), .one(.bool(false))]
        case .named(let type):
            guard case .choices(let names) = type.kind else { return [.any] }
            return names.indices.map { .choice($0) }
        case .void, .null, .array, .set, .dictionary, .function, .range, .generic, .any:
            return [.any]
        }
    }
}

@MainActor
extension CheckedPattern.Kind {
    /// Whether the pattern takes every value of that shape.
    fileprivate func takes(_ shape: Shape, of type: ValueType, in classes: ClassTable) -> Bool {
        switch self {
        case .anything, .binding(_, unwraps: false): return true
        case .binding(_, unwraps: true):
            if case .one(.null) = shape { return false }
            if case .any = shape { return !type.isOptional }
            return true
        case .instance(_, let target):
            if case .one(.null) = shape { return type.fits(target, in: classes) }
            return type.unwrapped.fits(target, in: classes)
        case .equal(let value), .equalInC(let value): return value.isConstant(of: shape)
        case .within, .never: return false
        case .carrying(let own, let index, let inner):
            guard case .choice(index) = shape else { return false }
            return inner.isIrrefutable(for: own.carried(by: index), in: classes)
        case .tuple(let inner):
            guard case .tuple(let elements) = type else { return false }
            guard case .tuple(let parts) = shape else {
                return inner.isIrrefutable(for: elements, in: classes)
            }
            return zip(zip(inner, parts), elements).allSatisfy { pair, element in
                pair.0.filter == nil && pair.0.kind.takes(pair.1, of: element.type, in: classes)
            }
        }
    }
}

@MainActor
extension [CheckedPattern] {
    /// Whether they take whatever is there.
    fileprivate func isIrrefutable(for elements: [TupleElement], in classes: ClassTable) -> Bool {
        let types = count == 1 && elements.count > 1 ? [.tuple(elements)] : elements.map(\.type)
        return zip(self, types).allSatisfy { pattern, type in
            pattern.filter == nil && pattern.kind.takes(.any, of: type, in: classes)
        }
    }
}

extension CheckedExpression {
    /// Whether it is the one value that has the shape.
    @MainActor
    fileprivate func isConstant(of shape: Shape) -> Bool {
        guard case .constant(let constant) = kind else { return false }
        switch shape {
        case .one(let value): return constant.equals(value)
        case .choice(let index):
            if case .choice(_, index) = constant { return true }
            return false
        case .any, .present, .tuple: return false
        }
    }
}
