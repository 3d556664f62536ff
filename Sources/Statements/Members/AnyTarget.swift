import HeadlessUIKit

/// Any object or none: a delegate that is kept and not asked, or the target of an action.
package struct AnyTarget: ScriptValue {
    private(set) weak var object: AnyObject?

    static var valueType: ValueType { .optional(.any) }
    static func from(_ value: Value) -> AnyTarget? {
        switch value {
        case .object(let object): AnyTarget(object: object)
        case .null: AnyTarget(object: nil)
        case .void, .bool, .int, .double, .sized, .float, .string, .point, .size, .rect, .insets,
            .vector, .transform, .transform3D, .array, .set, .dictionary, .choice, .carrying,
            .structure, .options, .function, .tuple, .range, .weak, .typed:
            nil
        }
    }
    var value: Value { object.map { .object($0) } ?? .null }

    /// An action that sends the message with the sender; nil where there is no message.
    @MainActor
    func action(
        _ selector: String?, from sender: @escaping @MainActor () -> AnyObject?
    ) -> UIAction? {
        selector.map { selector in
            UIAction { _ in if let sender = sender() { perform(selector, from: sender) } }
        }
    }

    /// U22: sends an action as UIKit does, without a target up the responder chain.
    @MainActor @discardableResult
    func perform(_ selector: String, from sender: AnyObject?) -> Bool {
        UIApplication.shared.sendAction(selector, to: object, from: sender) { receiver in
            AnyTarget(object: receiver).send(selector, [sender.map { .object($0) } ?? .null])
        }
    }

    /// Sends the message, named in Swift (`save(_:)`) or in Objective-C (`save:`), with the sender
    /// where it takes one.
    @MainActor
    func send(_ selector: String, from sender: AnyObject) { send(selector, [.object(sender)]) }

    /// Sends the message with as many of the arguments as it takes.
    @MainActor
    func send(_ selector: String, _ values: [Value]) {
        guard let object else { return }
        var receiver = Value.object(object)
        guard let method = method(selector, of: receiver) else {
            if set(selector, values.first) { return }
            return refuse(selector.selectorInObjectiveC, sentTo: object)
        }
        _ = try? method.call(receiver, Self.arguments(values, of: method))
        receiver = .null
    }

    /// Sets the property whose setter the message is, as a storyboard's action may be; false where it is none.
    @MainActor
    private func set(_ selector: String, _ new: Value?) -> Bool {
        guard let object, case let receiver = Value.object(object),
            case .setter(let property)? = receiver.member(
                for: selector, in: .ofSession(of: object)), let set = property.set
        else { return false }
        var owner = receiver
        try? set(&owner, new ?? .null)
        return true
    }

    /// Raises UIKit's exception where the object surely has no such method; what UIKit's class may have,
    /// and the model has not, stops what runs.
    @MainActor
    private func refuse(_ selector: String, sentTo object: AnyObject) {
        let classes = ClassTable.ofSession(of: object)
        let type = MemberTable.type(of: object)
        guard !UnmodelledMembers.surelyLacks(type, selector, in: classes),
            let evaluator = classes.evaluator, let type
        else { return LoggedObject.raiseUnrecognized(selector, sentTo: object) }
        evaluator.closureFailure = .unmodelled(selector, of: type.objectiveCName)
    }

    /// Calls the method that the selector leads to, with as many of the arguments as it takes; nil where
    /// there is none.
    @MainActor
    func call(_ selector: String, _ values: [Value]) -> Value? {
        guard let object, let method = method(selector, of: .object(object)) else { return nil }
        return try? method.call(.object(object), Self.arguments(values, of: method))
    }

    /// As many of the values as the method takes. Where it takes a Bool, a sender counts as true, as its address does:
    /// so `endEditing(_:)` is an action.
    @MainActor
    private static func arguments(_ values: [Value], of method: MemberMethod) -> [Value] {
        method.parameters.enumerated().map { index, parameter in
            guard index < values.count else { return parameter.defaultValue ?? .null }
            if case .object = values[index], parameter.type.isNamed(.bool) { return .bool(true) }
            return values[index]
        }
    }

    /// The full name of the method that the selector leads to; the selector where there is none.
    @MainActor
    func methodName(_ selector: String) -> String {
        object.flatMap { method(selector, of: .object($0))?.name } ?? selector
    }

    /// The method that the selector leads to; nil where there is none.
    @MainActor
    package func knownMethod(_ selector: String) -> KnownMethod? {
        guard let object, let method = method(selector, of: .object(object)) else { return nil }
        return KnownMethod(name: method.name, isOfApp: !method.isRecorded)
    }

    /// Whether a message of that name finds a member.
    @MainActor
    func answers(_ selector: String) -> Bool {
        guard let object else { return false }
        let receiver = Value.object(object)
        return method(selector, of: receiver) != nil
            || receiver.responds(to: selector.selectorInObjectiveC, in: .ofSession(of: object))
    }

    @MainActor
    private func method(_ selector: String, of receiver: Value) -> MemberMethod? {
        let classes = object.map(ClassTable.ofSession) ?? .ofNoSession
        if case .method(let method, _)? = receiver.member(for: selector, in: classes) {
            return method
        }
        let name = selector.unqualifiedSelector
        let base = String(name.prefix { $0 != "(" })
        let type = ValueType.named(MemberTable.type(of: object ?? self as AnyObject) ?? .responder)
        let methods = classes.methods(base, of: type)
        return methods.first { $0.name == name } ?? (name == base ? methods.first : nil)
    }
}

extension String {
    /// `saveAs:with:` of `save(as:with:)`, as Swift exposes a method of a class; a selector as it is.
    var selectorInObjectiveC: String {
        let name = unqualifiedSelector
        let parts = name.split(separator: "(", maxSplits: 1)
        guard parts.count == 2, parts[1].hasSuffix(")") else { return name }
        let labels = parts[1].dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) }
        guard let first = labels.first else { return String(parts[0]) }
        let head = String(parts[0]).exposed(with: first.isEmpty ? nil : first)
        return ([head] + labels.dropFirst()).map { $0 + ":" }.joined()
    }

    /// `save(_:)` of `Container.save(_:)`.
    var unqualifiedSelector: String {
        let head = prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: ".") else { return self }
        return String(self[index(after: dot)...])
    }
}
