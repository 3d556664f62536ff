import CommandLanguage
import HeadlessUIKit

/// What a message does to the array or the dictionary that it goes to.
@MainActor
enum CollectionChange {
    package typealias Change =
        @MainActor (inout Value, [Value]) throws(ConversionFailure) -> Void

    private static let table: [String: Change] = [
        "addObject:": { (value, arguments) throws(ConversionFailure) in
            let name = if case .set = value { "__NSSetM addObject:" } else { insertion }
            try checkObject(arguments[0], name)
            if case .set(var members) = value {
                value = .void
                defer { value = .set(members) }
                return SetMembers.add(arguments, to: &members)
            }
            try edit(&value, adding: arguments) { (elements) throws(ConversionFailure) in
                elements.append(arguments[0])
            }
        },
        "addObjectsFromArray:": array { elements, arguments in
            if case .array(let others) = arguments[0] { elements += others.elements }
        },
        "insertObject:atIndex:": array { (elements, arguments) throws(ConversionFailure) in
            try checkObject(arguments[0], insertion)
            let index = try position(arguments[1], upTo: elements.count, of: elements) {
                "\(insertion)]: index \($0) beyond bounds"
            }
            elements.insert(arguments[0], at: index)
        },
        "replaceObjectAtIndex:withObject:": array {
            (elements, arguments) throws(ConversionFailure) in
            let name = "__NSArrayM replaceObjectAtIndex:withObject:"
            try checkObject(arguments[1], name)
            let index = try position(arguments[0], upTo: elements.count - 1, of: elements) {
                "\(name)]: index \($0) beyond bounds"
            }
            elements[index] = arguments[1]
        },
        "setObject:atIndexedSubscript:": array {
            (elements, arguments) throws(ConversionFailure) in
            let name = "__NSArrayM setObject:atIndexedSubscript:"
            try checkObject(arguments[0], name)
            let index = try position(arguments[1], upTo: elements.count, of: elements) {
                "\(name)]: index \($0) beyond bounds"
            }
            if index == elements.count {
                elements.append(arguments[0])
            } else {
                elements[index] = arguments[0]
            }
        },
        "removeObject:": array { elements, arguments in
            elements.removeAll { $0.isEqualInC(to: arguments[0]) }
        },
        "removeObjectAtIndex:": array { (elements, arguments) throws(ConversionFailure) in
            let index = try position(arguments[0], upTo: elements.count - 1, of: elements) {
                "__NSArrayM removeObjectsInRange:]: range {\($0), 1} extends beyond bounds"
            }
            elements.remove(at: index)
        },
        "removeLastObject": array { elements, _ in _ = elements.popLast() },
        "removeAllObjects": { value, _ in
            if case .dictionary = value {
                value = .dictionary([])
            } else if case .set = value {
                value = .set([])
            } else {
                value = .array([])
            }
        },
        "setObject:forKey:": { (value, arguments) throws(ConversionFailure) in
            let name = "__NSDictionaryM setObject:forKey:"
            if arguments[1].isNull { throw invalid("\(name)]: key cannot be nil") }
            if arguments[0].isNull {
                let key = ObjectiveCFormat.describe(arguments[1])
                throw invalid("\(name)]: object cannot be nil (key: \(key))")
            }
            value.set(arguments[0], forKey: arguments[1])
        },
        "removeObjectForKey:": { (value, arguments) throws(ConversionFailure) in
            if arguments[0].isNull {
                throw invalid("__NSDictionaryM removeObjectForKey:]: key cannot be nil")
            }
            value.set(nil, forKey: arguments[0])
        },
    ]

    private static let insertion = "__NSArrayM insertObject:atIndex:"

    /// The further changes of arrays, sets, dictionaries and texts.
    private static let further: [String: Change] = [
        "exchangeObjectAtIndex:withObjectAtIndex:": array { elements, arguments in
            guard let first = arguments[0].wholeNumber, let second = arguments[1].wholeNumber,
                elements.indices.contains(first), elements.indices.contains(second)
            else { return }
            elements.swapAt(first, second)
        },
        "removeObjectIdenticalTo:": array { elements, arguments in
            elements.removeAll { $0.isEqualInC(to: arguments[0]) }
        },
        "removeObjectsInArray:": array { elements, arguments in
            let others = arguments[0].elements
            elements.removeAll { element in others.contains { $0.isEqualInC(to: element) } }
        },
        "removeObjectsInRange:": array { elements, arguments in
            guard let range: NSRange = .from(arguments[0]), range.location <= elements.count
            else { return }
            let end = min(elements.count, range.location + max(0, range.length))
            elements.removeSubrange(range.location..<end)
        },
        "setArray:": { value, arguments in value = .array(arguments[0].elements) },
        "setSet:": { value, arguments in value = arguments[0] },
        "unionSet:": { value, arguments in
            value = .set(SetMembers.distinct(value.elements + arguments[0].elements))
        },
        "minusSet:": { value, arguments in
            let others = arguments[0].elements
            value = .set(
                SetMembers.distinct(
                    value.elements.filter { element in
                        !others.contains { $0.isEqualInC(to: element) }
                    }))
        },
        "intersectSet:": { value, arguments in
            let others = arguments[0].elements
            value = .set(
                SetMembers.distinct(
                    value.elements.filter { element in
                        others.contains { $0.isEqualInC(to: element) }
                    }))
        },
        "addEntriesFromDictionary:": { value, arguments in
            guard case .dictionary(let entries) = arguments[0] else { return }
            for entry in entries { value.set(entry.value, forKey: entry.key) }
        },
        "setDictionary:": { value, arguments in value = arguments[0] },
        "setValue:forKey:": { value, arguments in
            value.set(arguments[0].isNull ? nil : arguments[0], forKey: arguments[1])
        },
        "setObject:forKeyedSubscript:": { value, arguments in
            value.set(arguments[0].isNull ? nil : arguments[0], forKey: arguments[1])
        },
        "removeObjectsForKeys:": { value, arguments in
            for key in arguments[0].elements { value.set(nil, forKey: key) }
        },
        "appendString:": { value, arguments in value = .string(text(value) + text(arguments[0])) },
        "appendFormat:": { value, arguments in
            value = .string(text(value) + ObjectiveCFormat.text(arguments))
        },
        "setString:": { value, arguments in value = .string(text(arguments[0])) },
        "insertString:atIndex:": { value, arguments in
            var units = Array(text(value).utf16)
            let index = min(max(arguments[1].wholeNumber ?? 0, 0), units.count)
            units.insert(contentsOf: text(arguments[0]).utf16, at: index)
            value = .string(String(decoding: units, as: UTF16.self))
        },
        "deleteCharactersInRange:": { value, arguments in
            guard let range: NSRange = .from(arguments[0]),
                let place = Range(range, in: text(value))
            else { return }
            var changed = text(value)
            changed.removeSubrange(place)
            value = .string(changed)
        },
        "replaceCharactersInRange:withString:": { value, arguments in
            guard let range: NSRange = .from(arguments[0]),
                let place = Range(range, in: text(value))
            else { return }
            var changed = text(value)
            changed.replaceSubrange(place, with: text(arguments[1]))
            value = .string(changed)
        },
    ]

    private static func text(_ value: Value) -> String {
        if case .string(let text) = value { text } else { "" }
    }

    /// The change that a message of that name makes; nil where none does.
    static func find(_ selector: String) -> Change? { table[selector] ?? further[selector] }

    /// A change of an array; what is none, as `nil`, stays as it is.
    private static func array(
        _ body: @escaping @MainActor (inout [Value], [Value]) throws(ConversionFailure) -> Void
    ) -> Change {
        { (value, arguments) throws(ConversionFailure) in
            try edit(&value, adding: arguments) { (elements) throws(ConversionFailure) in
                try body(&elements, arguments)
            }
        }
    }

    private static func edit(
        _ value: inout Value, adding added: [Value],
        _ body: (inout [Value]) throws(ConversionFailure) -> Void
    ) throws(ConversionFailure) {
        if case .array(var elements) = value {
            value = .void
            defer { value = .array(elements) }
            try elements.edit(adding: added, body)
        } else if case .set(let old) = value {
            var elements = old.elements
            try body(&elements)
            value = .set(SetMembers.distinct(elements))
        }
    }

    // MARK: Foundation's exceptions

    /// The index, or Foundation's exception where the array has none of that number; `text` is what
    /// it says before the bounds.
    private static func position(
        _ value: Value, upTo last: Int, of elements: [Value], _ text: (String) -> String
    ) throws(ConversionFailure) -> Int {
        if let index = value.wholeNumber, index >= 0, index <= last { return index }
        let index = value.wholeNumber.map { "\(UInt(bitPattern: $0))" } ?? value.swiftText
        let bounds =
            elements.isEmpty ? "for empty array" : "[0 .. \(elements.count - 1)]"
        throw ConversionFailure(
            exception: "NSRangeException", reason: "*** -[\(text(index)) \(bounds)")
    }

    private static func checkObject(
        _ value: Value, _ method: String
    ) throws(ConversionFailure) {
        if value.isNull { throw invalid("\(method)]: object cannot be nil") }
    }

    private static func invalid(_ text: String) -> ConversionFailure {
        ConversionFailure(exception: "NSInvalidArgumentException", reason: "*** -[\(text)")
    }
}

@MainActor
extension Value {
    fileprivate mutating func set(_ new: Value?, forKey key: Value) {
        guard case .dictionary(var entries) = self else { return }
        self = .void
        defer { self = .dictionary(entries) }
        let place = entries.position(of: key)
        switch (place, new) {
        case (let place?, let new?): entries[place].value = new
        case (let place?, nil): entries.remove(at: place)
        case (nil, let new?): entries.append(DictionaryEntry(key, new))
        case (nil, nil): break
        }
    }
}

extension ValueType {
    /// Whether it is an array or a dictionary.
    var isCollection: Bool {
        switch unwrapped {
        case .array, .set, .dictionary: true
        case .void, .null, .named, .optional, .function, .tuple, .range, .generic, .any: false
        }
    }
}
