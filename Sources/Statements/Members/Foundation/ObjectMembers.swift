import CommandLanguage
import HeadlessUIKit

/// What `NSObject` gives every object, in Swift. In Objective-C these are messages of Foundation.
extension TypeDescription {
    static let rootObject = TypeDescription("NSObject", .object(isInstance: { _ in false })) {
        var members = TypeMembers()
        members.properties = [
            MemberProperty("classForCoder", type: .named(.anyClass)) { receiver in
                guard case .object(let object) = receiver,
                    let type = MemberTable.type(of: object)
                else { return .null }
                return .object(TypeReference(type))
            }
        ]
        members.methods = [
            ofObjects("isKind(of:)", [.named(.anyClass)], .bool) { object, arguments in
                .bool(
                    Value.object(object).isKind(
                        of: arguments[0].described, in: .ofSession(of: object)))
            },
            ofObjects("isEqual(_:)", [.any.wrapped], .bool) { object, arguments in
                .bool(Value.object(object).equals(arguments[0].untyped))
            },
            ofObjects("isMember(of:)", [.named(.anyClass)], .bool) { object, arguments in
                guard case .object(let type) = arguments[0].described else { return .bool(false) }
                return .bool(MemberTable.type(of: object) === type)
            },
            ofObjects("setValue(_:forKey:)", [.any.wrapped, .string], .void) {
                setValue($0, $1)
            },
            ofObjects("setValue(_:forKeyPath:)", [.any.wrapped, .string], .void) {
                setValue($0, $1)
            },
            ofObjects("value(forKey:)", [.string], .any.wrapped) { value(of: $0, $1) },
            ofObjects("value(forKeyPath:)", [.string], .any.wrapped) { value(of: $0, $1) },
            ofObjects("setValue(_:forUndefinedKey:)", [.any.wrapped, .string], .void) {
                setUndefined($0, $1)
            },
            ofObjects("setValuesForKeys(_:)", [.dictionary(.string, .any)], .void) {
                object, arguments in
                if case .dictionary(let entries) = arguments[0] {
                    for entry in entries { _ = setValue(object, [entry.value, entry.key]) }
                }
                return .void
            },
            ofObjects("willChangeValue(forKey:)", [.string], .void) { _, _ in .void },
            ofObjects("didChangeValue(forKey:)", [.string], .void) { object, arguments in
                ClassTable.ofSession(of: object).evaluator?.observers.note(
                    .object(object), arguments[0].text, isAnnounced: true)
                return .void
            },
            ofObjects("awakeFromNib()", [], .void) { _, _ in .void },
            ofObjects("responds(to:)", [.string], .bool) { object, arguments in
                .bool(AnyTarget(object: object).answers(arguments[0].text))
            },
            ofObjects("perform(_:)", [.string], .void) { object, arguments in
                AnyTarget(object: object).send(arguments[0].text, [])
                return .void
            },
            ofObjects("perform(_:with:)", [.string, .any.wrapped], .void) { object, arguments in
                AnyTarget(object: object).send(arguments[0].text, [arguments[1]])
                return .void
            },
            // Nothing runs beside the run loop: both wait for its next turn.
            ofObjects("performSelector(inBackground:with:)", [.string, .any.wrapped], .void) {
                object, arguments in
                SimulatedRunLoop.main.perform {
                    AnyTarget(object: object).send(arguments[0].text, [arguments[1]])
                }
                return .void
            },
            ofObjects(
                "performSelector(onMainThread:with:waitUntilDone:)",
                [.string, .any.wrapped, .bool], .void
            ) { object, arguments in
                let send = { AnyTarget(object: object).send(arguments[0].text, [arguments[1]]) }
                // The main thread does not wait for itself: it runs the method at once.
                if arguments[2].isTrue { send() } else { SimulatedRunLoop.main.perform { send() } }
                return .void
            },
            ofObjects("perform(_:with:afterDelay:)", [.string, .any.wrapped, .double], .void) {
                object, arguments in
                let target = AnyTarget(object: object)
                DelayedCall.wait(arguments[2].number ?? 0, for: arguments[0].text, of: object) {
                    target.send(arguments[0].text, [arguments[1]])
                }
                return .void
            },
        ]
        members.methods += observing
        members.staticMethods = cancelling
        return members
    }

    // AD-HOC: a key of UIKit's own classes that the model does not know is kept and given back, as those of their secrets
    // are on a device; there a key that no object has raises an exception, as one of an app's class does here (E53).
    private static func setValue(_ object: AnyObject, _ arguments: [Value]) -> Value {
        let (key, classes) = (arguments[1].text, ClassTable.ofSession(of: object))
        var receiver = Value.object(object)
        if let set = classes.property(key, ofValue: receiver)?.set {
            try? set(&receiver, arguments[0])
            return .void
        }
        // A class that is asked for what it has not may have a method for that.
        let method = classes.method("setValue(_:forUndefinedKey:)", ofValue: receiver)
        return (try? method?.call(receiver, arguments)) ?? setUndefined(object, arguments)
    }

    /// What UIKit's own method does with a key that the class has no method for.
    private static func setUndefined(_ object: AnyObject, _ arguments: [Value]) -> Value {
        let (key, classes) = (arguments[1].text, ClassTable.ofSession(of: object))
        let receiver = Value.object(object)
        if classes.evaluator?.raisesForUndefinedKey(key, of: receiver) == true { return .void }
        Changes.note()
        classes.inertValues.keep("key." + key, of: receiver, arguments[0])
        return .void
    }

    private static func value(of object: AnyObject, _ arguments: [Value]) -> Value {
        let (key, classes) = (arguments[0].text, ClassTable.ofSession(of: object))
        let receiver = Value.object(object)
        if let property = classes.property(key, ofValue: receiver) {
            return (try? property.get(receiver)) ?? .null
        }
        return classes.inertValues.value(of: "key." + key, receiver) ?? .null
    }

    /// Observing by keys.
    private static let observing: [MemberMethod] = [
        ofObjects(
            "addObserver(_:forKeyPath:options:context:)",
            [.any, .string, .named(.observingOptions), .any.wrapped],
            .void
        ) { object, arguments in
            ClassTable.ofSession(of: object).evaluator?.observe(.object(object), arguments)
            return .void
        },
        ofObjects("removeObserver(_:forKeyPath:)", [.any, .string], .void) { object, arguments in
            endObserving(object, arguments)
        },
        ofObjects(
            "removeObserver(_:forKeyPath:context:)", [.any, .string, .any.wrapped], .void
        ) { object, arguments in
            endObserving(object, arguments)
        },
        ofObjects(
            "observeValue(forKeyPath:of:change:context:)",
            [.string.wrapped, .any.wrapped, .any.wrapped, .any.wrapped], .void
        ) { _, _ in .void },
    ]

    /// What takes back calls that wait for their time.
    private static let cancelling: [MemberMethod] = [
        MemberMethod(
            "cancelPreviousPerformRequests(withTarget:)", types: [.any], defaults: [:],
            result: .void
        ) { (_, arguments) throws(ConversionFailure) in
            DelayedCall.cancel(of: AnyTarget.from(arguments[0])?.object)
            return .void
        },
        MemberMethod(
            "cancelPreviousPerformRequests(withTarget:selector:object:)",
            types: [.any, .string, .any.wrapped], defaults: [:], result: .void
        ) { (_, arguments) throws(ConversionFailure) in
            DelayedCall.cancel(
                of: AnyTarget.from(arguments[0])?.object, selector: arguments[1].text)
            return .void
        },
    ]

    private static func endObserving(_ object: AnyObject, _ arguments: [Value]) -> Value {
        let evaluator = ClassTable.ofSession(of: object).evaluator
        do throws(StatementStop) {
            try evaluator?.endObserving(
                .object(object), arguments, at: SourceSpan(line: 1, column: 1))
        } catch {
            if let diagnostic = error.diagnostic { evaluator?.closureFailure = .ofCode(diagnostic) }
        }
        return .void
    }

    private static func ofObjects(
        _ name: String, _ types: [ValueType], _ result: ValueType,
        _ run: @escaping @MainActor (AnyObject, [Value]) -> Value
    ) -> MemberMethod {
        MemberMethod(name, types: types, defaults: [:], result: result) {
            (receiver, arguments) throws(ConversionFailure) in
            guard case .object(let object) = receiver else {
                throw ConversionFailure(argument: nil)
            }
            return run(object, arguments)
        }
    }
}

@MainActor
extension Value {
    fileprivate var text: String { String.from(self) ?? "" }

    /// The description that a type as a value stands for.
    fileprivate var described: Value {
        guard case .object(let reference as TypeReference) = self else { return self }
        return .object(reference.described)
    }
}
