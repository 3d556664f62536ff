import CommandLanguage
import HeadlessUIKit

/// A message that Foundation's own values answer, and every object.
@MainActor
struct FoundationMessage {
    /// What answers it.
    enum Receiver { case string, array, set, dictionary, number, object, block, any }

    package typealias Run =
        @MainActor (Evaluator, Value, [Value], SourceSpan) throws(StatementStop) ->
        Value

    let selector: String
    let receiver: Receiver
    /// The result's type, given the receiver's.
    let result: @MainActor (ValueType) -> ValueType
    let run: Run

    /// The message that a value of the type answers; nil where it answers none of that name, or
    /// where its members come from the table.
    static func find(_ selector: String, of type: ValueType) -> FoundationMessage? {
        let kinds = receivers(of: type)
        return table[selector]?.first { kinds.contains($0.receiver) }
    }

    /// Whether any value of Foundation answers a message of that name.
    static func isKnown(_ selector: String) -> Bool { table[selector] != nil }

    /// Whether every object answers it by what it is, rather than by what its class does.
    static func isOfEveryObject(_ selector: String) -> Bool {
        ["self", "class", "isEqual:", "isKindOfClass:", "isMemberOfClass:", "description"]
            .contains(selector) || selector.hasPrefix("performSelector:")
    }

    /// The message that the value itself answers.
    static func find(_ selector: String, of value: Value) -> FoundationMessage? {
        let kinds: [Receiver]
        switch value {
        case .string: kinds = [.string, .any]
        case .array: kinds = [.array, .any]
        case .set: kinds = [.set, .any]
        case .dictionary: kinds = [.dictionary, .any]
        case .function: kinds = [.block, .any]
        case .object: kinds = [.object, .any]
        case .typed(let value, _): return find(selector, of: value)
        case .void, .null, .bool, .int, .double, .sized, .float, .point, .size, .rect, .insets,
            .vector, .transform, .transform3D, .structure, .choice, .carrying, .options, .tuple,
            .range, .weak:
            kinds = value.number == nil ? [.any] : [.number, .any]
        }
        return table[selector]?.first { kinds.contains($0.receiver) }
    }

    /// The messages that a value of the type answers.
    static func names(of type: ValueType) -> [String] {
        let kinds = receivers(of: type)
        return all.filter { kinds.contains($0.receiver) }.map(\.selector)
    }

    private static func receivers(of type: ValueType) -> [Receiver] {
        switch type.unwrapped {
        case .array: [.array, .any]
        case .set: [.set, .any]
        case .dictionary: [.dictionary, .any]
        case .function: [.block, .any]
        case .named(let description):
            description === TypeDescription.string
                ? [.string, .any] : description.isClass ? [.object, .any] : [.number, .any]
        case .void, .null, .optional, .tuple, .range, .generic, .any: [.any]
        }
    }

    private static let all =
        objects + strings + arrays + sets + dictionaries + numbers + furtherStrings
        + charactersOfTexts
        + furtherCollections + furtherObjects
    private static let table = Dictionary(grouping: all, by: \.selector)

    static func element(of type: ValueType) -> ValueType {
        if case .array(let element) = type.unwrapped { element.wrapped } else { .any }
    }
}

/// What every object answers.
extension FoundationMessage {
    private static let objects: [FoundationMessage] = [
        message("self", .any, { $0 }) { value, _ in value },
        message("copy", .any, { $0 }) { value, _ in value },
        message("mutableCopy", .any, { $0 }) { value, _ in value },
        message("description", .any, .string) { value, _ in
            .string(ObjectiveCFormat.describe(value))
        },
        message("debugDescription", .any, .string) { value, _ in
            .string(ObjectiveCFormat.describe(value))
        },
        message("class", .any, .any) { value, _ in
            guard case .object(let object) = value, let type = MemberTable.type(of: object) else {
                return .null
            }
            return .object(type)
        },
        message("isEqual:", .any, .bool) { value, arguments in
            .bool(value.isEqualInC(to: arguments[0]))
        },
        FoundationMessage(selector: "isKindOfClass:", receiver: .any, result: { _ in .bool }) {
            evaluator, value, arguments, _ in
            .bool(value.isKind(of: arguments[0], in: evaluator.variables.classes))
        },
        message("isMemberOfClass:", .any, .bool) { value, arguments in
            guard case .object(let object) = value, case .object(let type) = arguments[0] else {
                return .bool(false)
            }
            return .bool(MemberTable.type(of: object) === type)
        },
        FoundationMessage(selector: "respondsToSelector:", receiver: .any, result: { _ in .bool }) {
            evaluator, value, arguments, _ in
            guard case .string(let selector) = arguments[0] else { return .bool(false) }
            return .bool(value.responds(to: selector, in: evaluator.variables.classes))
        },
        FoundationMessage(selector: "performSelector:", receiver: .any, result: { _ in .any }) {
            evaluator, value, arguments, span throws(StatementStop) in
            guard case .string(let selector) = arguments[0] else { return .null }
            return try evaluator.send(selector, [], to: value, at: span)
        },
        FoundationMessage(
            selector: "performSelector:withObject:", receiver: .any, result: { _ in .any }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            guard case .string(let selector) = arguments[0] else { return .null }
            return try evaluator.send(selector, [arguments[1]], to: value, at: span)
        },
        FoundationMessage(
            selector: "performSelector:withObject:afterDelay:", receiver: .any,
            result: { _ in .void }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            guard case .string(let selector) = arguments[0] else { return .void }
            let given = selector.hasSuffix(":") ? [arguments[1]] : []
            guard case .object(let object) = value else { return .void }
            DelayedCall.wait(arguments[2].number ?? 0, for: selector, of: object) {
                [weak object] in
                guard let object else { return }
                evaluator.sendLater(selector, given, to: .object(object), at: span)
            }
            return .void
        },
    ]

    static func message(
        _ selector: String, _ receiver: Receiver, _ result: ValueType,
        _ run: @escaping @MainActor (Value, [Value]) -> Value
    ) -> FoundationMessage {
        message(selector, receiver, { _ in result }, run)
    }

    static func message(
        _ selector: String, _ receiver: Receiver,
        _ result: @escaping @MainActor (ValueType) -> ValueType,
        _ run: @escaping @MainActor (Value, [Value]) -> Value
    ) -> FoundationMessage {
        let count = selector.count { $0 == ":" }
        return FoundationMessage(selector: selector, receiver: receiver, result: result) {
            _, value, arguments, span throws(StatementStop) in
            guard arguments.count >= count else {
                throw .failure(
                    Diagnostic(
                        .wrongArity, at: span,
                        "'\(selector)' takes \(Message.arguments(count)), not \(arguments.count)"))
            }
            return run(value, arguments)
        }
    }
}

@MainActor
extension Value {
    /// Whether the object is of the class, or of one under it.
    func isKind(of type: Value, in classes: ClassTable) -> Bool {
        guard case .object(let type as TypeDescription) = type else { return false }
        if let own = typeOfValue {
            return own === type
                || own === TypeDescription.boxedNumber
                    && type === TypeDescription.boxedValue
        }
        guard case .object(let object) = self, let own = MemberTable.type(of: object) else {
            return false
        }
        return own.inherits(from: type, in: classes)
    }

    /// What stands for the class of one of Foundation's values; nil for an object.
    private var typeOfValue: TypeDescription? {
        switch self {
        case .string: .string
        case .array: .array
        case .dictionary: .dictionary
        case .set: .set
        case .bool, .int, .double, .sized, .float, .choice, .options: .boxedNumber
        case .point, .size, .rect, .insets, .vector, .transform, .transform3D: .boxedValue
        case .void, .null, .object, .structure, .carrying, .function, .tuple, .range, .weak,
            .typed:
            nil
        }
    }

    /// Whether a message of that name finds a member.
    func responds(to selector: String, in classes: ClassTable) -> Bool {
        member(for: selector, in: classes) != nil
            || FoundationMessage.find(selector, of: self) != nil
    }

    /// The member of the table that the message leads to.
    func member(for selector: String, in classes: ClassTable) -> ObjectiveCNames.Member? {
        guard case .object(let object) = self, let type = MemberTable.type(of: object) else {
            return nil
        }
        for ancestor in type.lineage(in: classes) {
            if let member = ancestor.objectiveC.instance[selector] { return member }
        }
        return classes.memberOfEveryObject(selector)
    }
}
