import HeadlessUIKit
import HierarchyRecords

/// A session's classes as storyboards and nibs name them.
extension StatementMethods: InterfaceClasses {
    package func make(
        _ name: String, for element: ElementRecord, _ coder: InterfaceCoder
    ) -> MadeObject {
        let known = classes.scriptClass(named: name) ?? classes.inert.namedClass(name)
        guard let kind = known, !kind.isStructure else {
            return modelObject(name, coder)
        }
        guard kind.fits(element) else { return .nothing }
        let initialiser =
            kind.initialisers.first { $0.name == "init(coder:)" }
            ?? kind.initialisers.first { $0.name == "init()" }
        guard let initialiser else { return .nothing }
        let arguments: [Value] = initialiser.name == "init(coder:)" ? [.object(coder)] : []
        guard case .object(let object) = kind.make(initialiser, arguments) else { return .nothing }
        return .object(object)
    }

    /// An object of UIKit's own class of that name or of the gallery's, which files may name as a custom
    /// class.
    private func modelObject(_ name: String, _ coder: InterfaceCoder) -> MadeObject {
        let type: AnyClass? = MemberTable.type(named: name)?.modelType
        if let type = type as? UIViewController.Type {
            return type.init(coder: coder).map { .object($0) } ?? .nothing
        }
        if let type = type as? UIView.Type {
            return type.init(coder: coder).map { .object($0) } ?? .nothing
        }
        return type == nil ? .unknownClass : .nothing
    }

    package func makeSegue(
        _ name: String, identifier: String?, source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue? {
        guard let kind = classes.scriptClass(named: name),
            kind.foundation == .model(.storyboardSegue),
            let initialiser = kind.initialisers.first(where: {
                $0.name == "init(identifier:source:destination:)"
            })
        else { return nil }
        let arguments = [identifier.value, source.value, destination.value]
        return UIStoryboardSegue.from(kind.make(initialiser, arguments))
    }

    package func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
        guard let type = MemberTable.type(of: object) else { return false }
        // A key is the property's name in Objective-C: `hidden`.
        let property =
            classes.property(key, of: .named(type)) ?? classes.propertyOfC(key, of: .named(type))
        guard let property, let set = property.set else { return false }
        var receiver = Value.object(object)
        let value = InterfaceValue.value(value, for: property.type)
        do throws(ConversionFailure) {
            try set(&receiver, value)
            return true
        } catch {
            return false
        }
    }

    package func perform(
        _ selector: String, on object: AnyObject, with arguments: [AnyObject?]
    ) -> AnyObject? {
        let values = arguments.map { InterfaceValue.value($0, for: .any) }
        let target = AnyTarget(object: object)
        guard target.knownMethod(selector) != nil else {
            target.send(selector, values)
            return nil
        }
        guard case .object(let result)? = target.call(selector, values) else { return nil }
        return result
    }
}

extension ScriptClass {
    /// Whether its objects are what the element stands for.
    fileprivate func fits(_ element: ElementRecord) -> Bool {
        if element.kind == .customObject { return true }
        if element.kind.isController { return foundation.isController }
        if element.kind.isRecognizer { return foundation.modelType is UIGestureRecognizer.Type }
        return foundation.modelType is UIView.Type
    }
}

/// What files give objects, as values of statements.
@MainActor
enum InterfaceValue {
    /// The value for a property of that type: numbers are what the property is.
    static func value(_ value: Any?, for type: ValueType) -> Value {
        switch value {
        case nil: .null
        case let text as InterfaceText: .string(text.text)
        case let text as String: .string(text)
        case let flag as Bool: .bool(flag)
        case let number as Double: self.number(number, for: type.unwrapped)
        case let point as CGPoint: point.value
        case let size as CGSize: size.value
        case let rect as CGRect: rect.value
        case let range as NSRange: range.value
        case let color as UIColor: color.value
        case let objects as [AnyObject]: .array(objects.map { .object($0) })
        case let object?: .object(object as AnyObject)
        }
    }

    private static func number(_ number: Double, for type: ValueType) -> Value {
        if type.isNamed(.int) { return .int(Int(clamping: number)) }
        if type.isNamed(.float) { return .float(Float(number)) }
        if type.isNamed(.bool) { return .bool(number != 0) }
        return .double(number)
    }
}

extension ScriptClass {
    /// Whether its objects answer the message.
    package func answers(_ selector: String) -> Bool {
        var kind: ScriptClass? = self
        while let current = kind {
            if current.description.objectiveC.instance[selector] != nil { return true }
            kind = current.superclass
        }
        return false
    }
}
