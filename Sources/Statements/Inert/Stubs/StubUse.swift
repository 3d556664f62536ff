/// How code uses a value of which nothing is known: of what types it must be, and what is asked of it.
@MainActor
final class StubUse {
    /// The member that gives the value, by which a type of its own is called.
    let name: String
    /// What it must be, one type a use, without optionals.
    private(set) var types: [ValueType] = []
    /// Whether code takes it for optional.
    var isOptional = false
    /// Whether code sets it.
    private(set) var isSet = false
    /// Whether some code drops what a call gives.
    var isDropped = false
    /// What is asked of the value; nil where nothing is.
    private(set) var members: StubType?
    private var parts: [StubUse] = []
    private weak var sketch: StubSketch?
    /// The type of the value while it is checked.
    private(set) lazy var type = TypeDescription(unknown: self)

    init(_ name: String, in sketch: StubSketch) {
        self.name = name
        self.sketch = sketch
    }

    /// Notes that the value stands where one of that type is due, which may be an optional one.
    func stands(as type: ValueType) {
        if type.isNull { isOptional = true }
        add(type)
    }

    /// Notes that a value of that type is given to it.
    func takes(_ type: ValueType) {
        isSet = true
        switch type {
        case .null, .optional: isOptional = true
        case .void, .named, .array, .set, .dictionary, .function, .tuple, .range, .generic, .any:
            break
        }
        add(type)
    }

    private func add(_ type: ValueType) {
        let plain = type.unwrapped
        guard !plain.isVoid, !plain.isNull, !plain.isGeneric, plain.description !== self.type,
            plain.isUnknown || !plain.isAny,
            !types.contains(where: { $0.isSame(as: plain) })
        else { return }
        types.append(plain)
    }

    /// Notes that an override gives that.
    func overrides(_ type: ValueType) {
        if type.isVoid { isDropped = true }
        if case .optional = type { isOptional = true }
        add(type)
    }

    /// Takes over how another is used, which is the same value.
    func absorb(_ other: StubUse) {
        for type in other.types { add(type) }
        isOptional = isOptional || other.isOptional
        isSet = isSet || other.isSet
        isDropped = isDropped || other.isDropped
        guard let asked = other.members else { return }
        if let members { members.absorb(asked) } else { members = asked }
        if members !== asked { add(.named(other.type)) }
    }

    /// Drops what is asked of the value, which its type has.
    func forgetMembers() { members = nil }

    /// The place for what is asked of the value.
    func asked() -> StubType? {
        if members == nil { members = sketch?.makeType(of: self) }
        return members
    }

    /// What an element of the value is, where an index of that type names it.
    func indexed(by index: ValueType) -> StubUse? {
        guard let element = part(0) else { return nil }
        if index.isInteger {
            stands(as: .array(.named(element.type)))
        } else if !index.isAny {
            stands(as: .dictionary(index, .named(element.type)))
        }
        return element
    }

    /// What a call of the value gives, with arguments of those types.
    func called(with arguments: [ValueType]) -> StubUse? {
        guard let result = part(arguments.count) else { return nil }
        stands(as: .function(arguments, .named(result.type)))
        return result
    }

    /// A part of the value: an element, or what one of its closure's parameters is.
    func part(_ index: Int) -> StubUse? {
        guard index < 16 else { return nil }
        while parts.count <= index {
            guard let made = sketch?.makeUse(index == 0 ? name.singular : name) else { return nil }
            parts.append(made)
        }
        return parts[index]
    }
}

extension ValueType {
    /// Whether nothing is known of it, and how it is used is kept.
    @MainActor var isUnknown: Bool { description?.stubUse != nil }

    @MainActor
    fileprivate func isSame(as other: ValueType) -> Bool {
        if let own = description, let other = other.description { return own === other }
        return !isUnknown && !other.isUnknown && name == other.name
    }
}

extension String {
    /// `item` for `items`.
    fileprivate var singular: String {
        count > 2 && hasSuffix("s") && !hasSuffix("ss") ? String(dropLast()) : self
    }
}
