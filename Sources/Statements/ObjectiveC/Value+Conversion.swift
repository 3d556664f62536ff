import CommandLanguage
import HeadlessUIKit

@MainActor
extension Value {
    /// The value as one of the type, as C converts numbers and Objective-C takes `nil`; nil where
    /// that is not possible.
    func converted(to type: ValueType, in classes: ClassTable) -> Value? {
        if let inertOfC,
            let other = inertOfC.empty(of: type) ?? inertOfC.object(of: type, in: classes)
        {
            return other
        }
        switch type {
        case .any, .generic, .void: return self
        case .optional(let inner): return isNull ? self : converted(to: inner, in: classes)
        case .named(let description): return converted(to: description, in: classes)
        case .array(let element):
            guard case .array(let values) = self else { return isNull ? .array([]) : nil }
            return .array(values.map { $0.converted(to: element, in: classes) ?? $0 })
        case .dictionary: return isNull ? .dictionary([]) : self
        case .function:
            if case .function = self { return self }
            return isNull ? self : nil
        case .null, .tuple, .range, .set: return self
        }
    }

    private func converted(to type: TypeDescription, in classes: ClassTable) -> Value? {
        switch type.kind {
        case .object:
            guard case .object(let object) = self else { return isNull || isZero ? .null : nil }
            if type === TypeDescription.anyClass, let described = object as? TypeDescription {
                return .object(TypeReference(described))
            }
            let classParts = type.hasOpenParts ? type.parts.filter { !$0.isProtocol } : [type]
            let isInstance = classParts.allSatisfy { $0.hasInstance(object, in: classes) }
            return isInstance || isOfClass(named: type.name, in: classes) ? self : nil
        case .options: return wholeNumber.map { .options(type, UInt(bitPattern: $0)) }
        case .choices: return choice(of: type)
        case .simple: return simple(type)
        }
    }

    /// Whether the object's class, which may have been extended since, has that name.
    private func isOfClass(named name: String, in classes: ClassTable) -> Bool {
        guard case .object(let object) = self, let scripted = object as? any ScriptedObject else {
            return false
        }
        return scripted.script.kind.description.lineage(in: classes).contains { $0.name == name }
    }

    private func choice(of type: TypeDescription) -> Value? {
        if case .choice(let own, _) = self, own === type { return self }
        if case .string(let text) = self, case .choices(let names) = type.kind, type.isTextInC {
            return names.firstIndex { type.constantName($0) == text }.map { .choice(type, $0) }
        }
        return wholeNumber.flatMap { type.choicePosition(ofRawValue: $0) }.map { .choice(type, $0) }
    }

    private func simple(_ type: TypeDescription) -> Value? {
        switch type {
        case TypeDescription.bool: return .bool(isTrue)
        case TypeDescription.int:
            if case .sized(let number) = self { return .int(Int(truncatingIfNeeded: number.bits)) }
            return wholeNumber.map { .int($0) }
        case TypeDescription.float: return number.map { .float(Float($0)) }
        case TypeDescription.double, TypeDescription.dispatchTime, TypeDescription.layoutPriority,
            TypeDescription.windowLevel:
            return number.map { .double($0) }
        case TypeDescription.string, TypeDescription.notificationName,
            TypeDescription.detentIdentifier:
            if case .string = self { return self }
            if case .choice(let own, let index) = self, own.isTextInC {
                return .string(own.constantName(own.choiceName(index)))
            }
            return isNull ? self : nil
        default:
            if let kind = type.integerKind { return converted(to: kind) }
            if isNull { return Value.zero(of: .named(type)) }
            return simpleType === type || simpleType == nil ? self : nil
        }
    }

    /// The number's last bits, as many as the type has.
    private func converted(to kind: SizedInteger.Kind) -> Value? {
        if let whole { return kind.value(truncating: whole) }
        return wholeNumber.map { kind.value(truncating: $0) }
    }

    /// What a condition takes it for: objects are true, `nil` and 0 are not.
    var isTrue: Bool {
        if isNull || inertOfC?.isNothing == true { return false }
        return number.map { $0 != 0 } ?? true
    }

    private var isZero: Bool { number == 0 }

    /// The number that C sees in a number, a flag, an enumeration's member or an option set.
    var number: Double? {
        switch self {
        case .bool(let flag): flag ? 1 : 0
        case .int(let number): Double(number)
        case .double(let number): number
        case .sized(let number): number.double
        case .float(let number): Double(number)
        case .typed(let value, _): value.number
        case .choice(let type, let index): Double(type.rawValue(ofChoice: index))
        case .options(_, let bits): Double(Int(bitPattern: bits))
        case .null: 0
        case .object: inertOfC?.isNothing == true ? 0 : nil
        case .void, .string, .point, .size, .rect, .insets, .vector, .transform,
            .transform3D, .array, .set, .dictionary, .structure, .carrying, .function, .tuple,
            .range, .weak:
            nil
        }
    }

    /// The same number without its fraction: the one way from a value to an index, a count, a set of
    /// options or a member of an enumeration; nil where no `Int` is that large.
    var wholeNumber: Int? {
        switch self {
        case .int(let number): number
        case .options(_, let bits): Int(bitPattern: bits)
        case .sized(let number): number.whole
        case .typed(let value, _): value.wholeNumber
        case .void, .null, .bool, .double, .float, .string, .object, .point, .size, .rect, .insets,
            .vector, .transform, .transform3D, .array, .set, .dictionary, .structure, .choice,
            .carrying, .function, .tuple, .range, .weak:
            number.flatMap { Int(exactly: $0.rounded(.towardZero)) }
        }
    }

    /// What a message to `nil` gives.
    static func zero(of type: ValueType) -> Value {
        switch type {
        case .named(let description):
            switch description.kind {
            case .options: return .options(description, 0)
            case .choices:
                return .choice(description, description.choicePosition(ofRawValue: 0) ?? 0)
            case .object: return .null
            case .simple: return zero(of: description)
            }
        case .void: return .void
        case .null, .optional, .array, .set, .dictionary, .function, .tuple, .range, .generic, .any:
            return .null
        }
    }

    private static func zero(of type: TypeDescription) -> Value {
        switch type {
        case TypeDescription.bool: .bool(false)
        case TypeDescription.int: .int(0)
        case TypeDescription.float: .float(0)
        case TypeDescription.double, TypeDescription.dispatchTime,
            TypeDescription.dispatchTimeInterval, TypeDescription.layoutPriority,
            TypeDescription.windowLevel:
            .double(0)
        case TypeDescription.point: .point(.zero)
        case TypeDescription.size: .size(.zero)
        case TypeDescription.rect: .rect(.zero)
        case TypeDescription.insets: .insets(.zero)
        case TypeDescription.vector: .vector(.zero)
        case TypeDescription.transform3D: .transform3D(CATransform3D())
        case TypeDescription.transform:
            .transform(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
        default: type.integerKind.map { $0.value(truncating: 0) } ?? .null
        }
    }

    /// Whether it is a number or a flag, and no member of an enumeration.
    var isPlainNumber: Bool {
        switch self {
        case .bool, .int, .double, .sized, .float: true
        case .typed(let value, _): value.isPlainNumber
        case .void, .null, .string, .object, .point, .size, .rect, .insets, .vector, .transform,
            .transform3D, .array, .set, .dictionary, .structure, .choice, .carrying, .options,
            .function, .tuple, .range, .weak:
            false
        }
    }

    /// The element of an array or the entry of a dictionary; of `nil` it is `nil`.
    func subscripted(by index: Value, at span: SourceSpan) throws(StatementStop) -> Value {
        switch self {
        case .array(let elements):
            guard let place = index.wholeNumber else {
                throw .failure(Diagnostic(.wrongType, at: span, "an array's index is a number"))
            }
            guard elements.indices.contains(place) else {
                throw .outOfBounds(place, count: elements.count, at: span)
            }
            return elements[place]
        case .dictionary(let entries):
            return entries.value(for: index) ?? .null
        case .null: return .null
        case .typed(let value, _): return try value.subscripted(by: index, at: span)
        case .object(is InertObjectOfC):
            return .object(InertObjectOfC("NSObject", isNothing: true))
        case .void, .bool, .int, .double, .sized, .float, .string, .object, .point, .size, .rect,
            .insets, .vector, .transform, .transform3D, .set, .structure, .choice, .carrying,
            .options, .function, .tuple, .range, .weak:
            throw .failure(
                Diagnostic(.wrongType, at: span, "\(swiftText) has no elements"))
        }
    }
}

extension StatementStop {
    /// Foundation's own words.
    static func outOfBounds(_ index: Int, count: Int, at span: SourceSpan) -> StatementStop {
        let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
        return .failure(
            Diagnostic(
                exception: "NSRangeException",
                "-[__NSArrayI objectAtIndexedSubscript:]: index \(index) beyond bounds \(bounds)",
                at: span))
    }
}

extension StatementStop {
    /// Foundation's own words for a literal with `nil` in it.
    static func nilInserted(
        into initialiser: String, _ place: String, at span: SourceSpan
    ) -> StatementStop {
        .failure(
            Diagnostic(
                exception: "NSInvalidArgumentException",
                "*** -[__NSPlaceholder\(initialiser)]: attempt to insert nil object from \(place)",
                at: span))
    }
}

extension TypeDescription {
    /// UIKit's number of an enumeration's member: its position, but for two that are negative.
    func rawValue(ofChoice index: Int) -> Int {
        switch choiceName(index) {
        case "none" where self === TypeDescription.modalPresentationStyle: -1
        case "automatic" where self === TypeDescription.modalPresentationStyle: -2
        case "unspecified" where startsBelowZero: -1
        default: startsBelowZero ? index - 1 : index
        }
    }

    /// Enumerations whose `unspecified` is -1.
    private var startsBelowZero: Bool {
        let types: [TypeDescription] = [
            .userInterfaceIdiom, .traitEnvironmentLayoutDirection, .accessibilityContrast,
            .userInterfaceLevel, .legibilityWeight,
        ]
        return types.contains { $0 === self }
    }

    /// The position of the member with that number.
    func choicePosition(ofRawValue number: Int) -> Int? {
        guard case .choices(let names) = kind else { return nil }
        return names.indices.first { rawValue(ofChoice: $0) == number }
    }
}

extension TypeDescription {
    /// Whether its members are texts in Objective-C, as the keys of a transition are.
    var isTextInC: Bool {
        [
            "UITransitionContextViewKey", "UITransitionContextViewControllerKey",
            "UIContentSizeCategory",
        ].contains(name)
    }

    /// For patterns that compare types.
    static func ~= (pattern: TypeDescription, value: TypeDescription) -> Bool { pattern === value }
}
