import HeadlessUIKit

/// A type of the model that statements can hold: it turns into a `Value` and back.
@MainActor
protocol ScriptValue {
    static var valueType: ValueType { get }
    /// Nil when the value is of another type.
    static func from(_ value: Value) -> Self?
    var value: Value { get }
}

extension Bool: ScriptValue {
    static var valueType: ValueType { .bool }
    static func from(_ value: Value) -> Bool? {
        if case .bool(let flag) = value { flag } else { nil }
    }
    var value: Value { .bool(self) }
}

extension Int: ScriptValue {
    static func from(_ value: Value) -> Int? {
        if case .int(let number) = value { number } else { nil }
    }
    var value: Value { .int(self) }
}

extension Float: ScriptValue {
    static var valueType: ValueType { .named(.float) }
    static func from(_ value: Value) -> Float? {
        if case .float(let number) = value { number } else { nil }
    }
    var value: Value { .float(self) }
}

extension Double: ScriptValue {
    static var valueType: ValueType { .double }
    static func from(_ value: Value) -> Double? {
        if case .double(let number) = value { number } else { nil }
    }
    var value: Value { .double(self) }
}

extension CGFloat: ScriptValue {
    static var valueType: ValueType { .double }
    static func from(_ value: Value) -> CGFloat? { Double.from(value).map { CGFloat($0) } }
    var value: Value { .double(Double(self)) }
}

extension String: ScriptValue {
    static var valueType: ValueType { .string }
    static func from(_ value: Value) -> String? {
        if case .string(let text) = value { text } else { nil }
    }
    var value: Value { .string(self) }
}

extension Optional: ScriptValue where Wrapped: ScriptValue {
    static var valueType: ValueType { Wrapped.valueType.wrapped }
    static func from(_ value: Value) -> Wrapped?? {
        if value.isNull { return .some(nil) }
        return Wrapped.from(value).map { .some($0) }
    }
    var value: Value { self?.value ?? .null }
}

extension Array: ScriptValue where Element: ScriptValue {
    static var valueType: ValueType { .array(Element.valueType) }
    static func from(_ value: Value) -> [Element]? {
        guard case .array(let values) = value else { return nil }
        var result: [Element] = []
        for value in values {
            guard let element = Element.from(value) else { return nil }
            result.append(element)
        }
        return result
    }
    var value: Value { .array(map(\.value)) }
}

/// A class of the model.
@MainActor
protocol ScriptObject: AnyObject, ScriptValue {}

extension ScriptObject {
    static var valueType: ValueType { .named(MemberTable.type(of: Self.self)) }
    static func from(_ value: Value) -> Self? {
        if case .object(let object) = value { object as? Self } else { nil }
    }
    var value: Value { .object(self) }
}

/// An enumeration of the model.
@MainActor
protocol ScriptChoice: ScriptValue, Equatable {
    static var type: TypeDescription { get }
    /// In the order of the type's names.
    static var choices: [Self] { get }
}

extension ScriptChoice {
    static var valueType: ValueType { .named(type) }
    @_semantics("optimize.sil.specialize.generic.never")
    static func from(_ value: Value) -> Self? {
        guard case .choice(let type, let index) = value, type === Self.type else { return nil }
        return choices[index]
    }
    @_semantics("optimize.sil.specialize.generic.never")
    var value: Value { .choice(Self.type, Self.choices.firstIndex(of: self) ?? 0) }
}

/// An option set of the model.
@MainActor
protocol ScriptOptions: ScriptValue, OptionSet where RawValue == UInt {
    static var type: TypeDescription { get }
}

extension ScriptOptions {
    static var valueType: ValueType { .named(type) }
    @_semantics("optimize.sil.specialize.generic.never")
    static func from(_ value: Value) -> Self? {
        guard case .options(let type, let bits) = value, type === Self.type else { return nil }
        return Self(rawValue: bits)
    }
    @_semantics("optimize.sil.specialize.generic.never")
    var value: Value { .options(Self.type, rawValue) }
}

/// A structure of the model that statements hold in a box; variables copy it as any structure, since a
/// change makes another box.
@MainActor
protocol ScriptBoxed: ScriptValue {
    static var type: TypeDescription { get }
}

extension ScriptBoxed {
    static var valueType: ValueType { .named(type) }
    @_semantics("optimize.sil.specialize.generic.never")
    static func from(_ value: Value) -> Self? {
        guard case .object(let box as StructureBox<Self>) = value else { return nil }
        return box.structure
    }
    @_semantics("optimize.sil.specialize.generic.never")
    var value: Value { .object(StructureBox(self)) }
}

/// What holds a structure of the model.
@MainActor
protocol AnyStructureBox: AnyObject {
    var type: TypeDescription { get }
}

@MainActor
final class StructureBox<Structure: ScriptBoxed>: AnyStructureBox {
    let structure: Structure
    var type: TypeDescription { Structure.type }

    init(_ structure: Structure) { self.structure = structure }
}
