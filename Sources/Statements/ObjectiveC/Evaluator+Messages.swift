import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Messages: to `nil` they do nothing and give zero; one that the receiver does not implement
/// raises Objective-C's exception.
extension Value {
    /// The type of the object that this is; nil for other values.
    @MainActor
    fileprivate var typeOfObject: TypeDescription? {
        if case .object(let object) = self { MemberTable.type(of: object) } else { nil }
    }
}

extension Evaluator {
    func send(
        _ message: CheckedMessage, _ frame: Frame, giving type: ValueType, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let receiver = try evaluate(message.receiver, frame)
        if receiver.isNull {
            _ = try evaluate(message.arguments, frame)
            return Value.zero(of: type)
        }
        switch message.target {
        case .getter(let property): return try read(property, of: receiver, at: span)
        case .setter(let property):
            let (value, text) = try spell(message.arguments[0], frame)
            try set(property, of: receiver, to: value, spelled: text, at: span)
            return .void
        case .method(let method):
            return try call(
                method, on: receiver, message.arguments, frame, takesNil: true, at: span)
        case .dynamic:
            let values = try evaluate(message.arguments, frame)
            return try send(message.selector, values, to: receiver, at: span)
        }
    }

    /// The value of a property with its text, as `spell` gives them.
    func spell(
        _ message: CheckedMessage, _ frame: Frame, giving type: ValueType, at span: SourceSpan
    ) throws(StatementStop) -> (value: Value, text: String) {
        guard case .getter(let property) = message.target else { return (.null, "nil") }
        let (owner, path) = try spell(message.receiver, frame)
        if owner.isNull {
            let zero = Value.zero(of: type)
            return (zero, zero.swiftText)
        }
        let value = try read(property, of: owner, at: span)
        let text = spelling(of: value, property, path: path, isPath: message.receiver.isPath)
        return (value, text)
    }

    /// Whether a parameter that needs an object is given `nil`: UIKit ignores that, but for the
    /// presentation of nothing (E15), and for identifiers (E44, E46).
    func lacksObject(
        _ method: MemberMethod, _ receiver: Value, _ values: [Value]
    ) throws(StatementStop) -> Bool {
        let lacks = zip(method.parameters, values).contains { parameter, value in
            value.isNull && !parameter.type.isOptional
        }
        guard lacks else { return false }
        if case .object(let object) = receiver, raisesForNil(method.base, of: object) {
            throw .exception
        }
        return true
    }

    /// Tells UIKit of the `nil` that it does not ignore; whether it raises an exception (E15, E44, E46).
    private func raisesForNil(_ method: String, of object: AnyObject) -> Bool {
        switch (method, object) {
        case ("present", _): simulator.raisePresentingNil(on: object)
        case ("performSegue", let controller as UIViewController):
            controller.performSegueWithoutIdentifier()
        case ("instantiateViewController", let storyboard as UIStoryboard):
            storyboard.refuseMissingIdentifier()
        case ("pushViewController", let stack as UINavigationController):
            simulator.reportPushingNil(on: stack)
            return false
        case _: return false
        }
        return true
    }

    /// E53: raises UIKit's exception where an object of an app's class surely has no property of that key.
    func raisesForUndefinedKey(_ key: String, of receiver: Value) -> Bool {
        let (setter, classes) = ("set\(key.capitalisedFirst):", variables.classes)
        guard case .object(let object) = receiver, let type = MemberTable.type(of: object),
            type.isScripted, receiver.member(for: setter, in: classes) == nil,
            UnmodelledMembers.surelyLacks(type, setter, in: classes)
        else { return false }
        simulator.raiseUndefinedKey(key, of: object)
        return true
    }

    /// Sends a message to what is only known now.
    func send(
        _ selector: String, _ arguments: [Value], to receiver: Value, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        if receiver.isNull { return .null }
        if let inert = receiver.inertOfC, !FoundationMessage.isOfEveryObject(selector) {
            return inert.answer(selector, arguments)
        }
        if let member = receiver.member(for: selector, in: variables.classes) {
            return try call(member, arguments, on: receiver, at: span)
        }
        if let message = FoundationMessage.find(selector, of: receiver) {
            return try message.run(self, receiver, arguments, span)
        }
        if arguments.isEmpty, let field = receiver.field(selector) {
            return try read(field, of: receiver, at: span)
        }
        if let answer = inertAnswer(selector, arguments, of: receiver) { return answer }
        if let refusal = refusal(of: selector, sentTo: receiver, at: span) {
            throw .failure(refusal)
        }
        raiseUnrecognized(selector, sentTo: receiver)
        throw .exception
    }

    /// What is said of a selector that UIKit or Foundation may know though the model does not; nil where
    /// the object surely lacks it: it is another class's, or the object is of a class of the app.
    private func refusal(
        of selector: String, sentTo receiver: Value, at span: SourceSpan
    ) -> Diagnostic? {
        let type = receiver.typeOfObject
        if UnmodelledMembers.surelyLacks(type, selector, in: variables.classes) { return nil }
        return .unmodelled(selector, of: type?.objectiveCName ?? receiver.classNameInC, at: span)
    }

    private func raiseUnrecognized(_ selector: String, sentTo receiver: Value) {
        if case .object(let object) = receiver, simulator.objectID(of: object) != .none {
            return simulator.raiseUnrecognized(selector, sentTo: object)
        }
        simulator.raiseUnrecognized(
            selector, sentTo: ObjectiveCFormat.describe(receiver), of: receiver.classNameInC)
    }

    /// Sends a message as `objc_msgSend` does, whose first arguments are the receiver and the selector.
    func sendMessage(_ values: [Value], at span: SourceSpan) -> Value {
        guard values.count >= 2, case .string(let selector) = values[1] else { return .null }
        do throws(StatementStop) {
            return try send(selector, Array(values.dropFirst(2)), to: values[0], at: span)
        } catch {
            if let diagnostic = error.diagnostic { closureFailure = .ofCode(diagnostic) }
            return .null
        }
    }

    /// Sends a message from the run loop.
    func sendLater(
        _ selector: String, _ arguments: [Value], to receiver: Value, at span: SourceSpan
    ) {
        do throws(StatementStop) {
            _ = try send(selector, arguments, to: receiver, at: span)
        } catch {
            if let diagnostic = error.diagnostic { closureFailure = .ofCode(diagnostic) }
        }
    }

    private func call(
        _ member: ObjectiveCNames.Member, _ arguments: [Value], on receiver: Value,
        at span: SourceSpan
    ) throws(StatementStop) -> Value {
        switch member {
        case .getter(let property): return try read(property, of: receiver, at: span)
        case .setter(let property):
            let value = try converted(arguments, [property.assignedType], at: span)[0]
            try set(property, of: receiver, to: value, spelled: value.swiftText, at: span)
            return .void
        case .method(let method, let positions):
            let given = try converted(
                arguments, positions.map { method.parameters[$0].type }, at: span)
            var values = method.parameters.map { $0.defaultValue ?? .void }
            for (value, position) in zip(given, positions) { values[position] = value }
            let expressions = zip(values, method.parameters).map { value, parameter in
                CheckedExpression(.constant(value), parameter.type, at: span)
            }
            return try call(
                method, on: receiver, expressions, Frame(slotCount: 0), takesNil: true, at: span)
        }
    }

    private func converted(
        _ arguments: [Value], _ types: [ValueType], at span: SourceSpan
    ) throws(StatementStop) -> [Value] {
        guard arguments.count == types.count else {
            throw .failure(
                Diagnostic(
                    .wrongArity, at: span,
                    "this message takes \(Message.arguments(types.count)), not \(arguments.count)"))
        }
        var values: [Value] = []
        for (argument, type) in zip(arguments, types) {
            guard let value = argument.converted(to: type, in: variables.classes) else {
                throw .failure(
                    Diagnostic(
                        .wrongType, at: span,
                        "\(argument.swiftText) cannot be taken for \(type.name)"))
            }
            values.append(value)
        }
        return values
    }

    private func set(
        _ property: MemberProperty, of receiver: Value, to value: Value, spelled text: String,
        at span: SourceSpan
    ) throws(StatementStop) {
        guard case .object(let object) = receiver else { return }
        try write(value, nil, to: .property(object, property, span), spelled: text, at: span)
    }

    /// Calls the block with each key, its value, and a flag that ends it.
    func enumerate(
        _ entries: NestedList<DictionaryEntry>, _ block: Value, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        guard case .function(let function) = block else { return .void }
        let stop = StopFlag()
        for entry in entries {
            _ = function.call([entry.key, entry.value, .object(stop)])
            try checkModel(at: span)
            if stop.pointee { break }
        }
        return .void
    }

    /// Calls the block with each element, its place, and a flag that ends it.
    func enumerate(
        _ elements: [Value], _ block: Value, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        guard case .function(let function) = block else { return .void }
        let stop = StopFlag()
        for (index, element) in elements.enumerated() {
            _ = function.call([element, .unsigned(index), .object(stop)])
            try checkModel(at: span)
            if stop.pointee { break }
        }
        return .void
    }
}

extension Value {
    /// The part of a structure that has that name; nil where this is no structure.
    @MainActor
    fileprivate func field(_ name: String) -> MemberProperty? {
        simpleType?.objectiveC.properties[name]
    }

    /// The class of one of Foundation's values.
    @MainActor
    fileprivate var classNameInC: String {
        switch self {
        case .string: "__NSCFString"
        case .array: "__NSArrayM"
        case .dictionary: "__NSDictionaryM"
        case .function: "__NSGlobalBlock__"
        case .object: typeName
        case .typed(let value, _): value.classNameInC
        case .void, .null, .bool, .int, .double, .sized, .float, .point, .size, .rect, .insets,
            .vector, .transform, .transform3D, .set, .structure, .choice, .carrying, .options,
            .tuple, .range, .weak:
            "__NSCFNumber"
        }
    }
}
