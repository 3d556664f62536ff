import CommandLanguage
import HierarchyRecords

/// The first iOS that has a type or a member, as the model's declarations give it; what names none is as
/// old as the oldest system.
///
/// A type's is the first system of its initialisers and of all that the type itself has.
@MainActor
enum Availability {
    /// Closes what the simulated system is too old for.
    static func limit(_ members: TypeMembers, of type: String) {
        guard types[type] != nil || self.members[type] != nil else { return }
        let listed = self.members[type] ?? [:]
        for property in members.properties + members.staticProperties {
            if let version = listed[property.name] { property.limit(to: version) }
        }
        for method in members.methods {
            if let version = listed[method.name] { method.limit(to: version) }
        }
        for method in members.staticMethods + members.initialisers {
            if let version = listed[method.name] {
                method.limit(to: version)
            } else if let version = types[type] {
                method.limit(to: version, as: type)
            }
        }
    }

    /// The first system that has a value of an enumeration or of an option set; nil where all have it.
    static func firstSystem(of name: String, in type: TypeDescription) -> SystemVersion? {
        members[type.name]?[name] ?? types[type.name]
    }

    /// Such a value as code names it: where the session's system lacks it, it is refused when it is read, and not
    /// before, since a question for the system may stand around it.
    static func value(
        _ value: Value, named name: String, since version: SystemVersion?, as type: ValueType,
        at span: SourceSpan
    ) -> CheckedExpression {
        guard let version, !MemberTable.isAvailable(ios: version) else {
            return CheckedExpression(.constant(value), type, at: span)
        }
        let property = MemberProperty(name, type: type, get: { _ in value })
        property.limit(to: version)
        property.constant = value
        return CheckedExpression(.member(.staticProperty(property)), type, at: span)
    }

    /// Refuses a word that names such a value where the system lacks it.
    static func check(
        _ name: String, of type: TypeDescription, at span: SourceSpan
    ) throws(Diagnostic) {
        guard let version = firstSystem(of: name, in: type),
            !MemberTable.isAvailable(ios: version)
        else { return }
        throw Diagnostic(.illegal, at: span, refusal(name, since: version))
    }

    /// Whether the system calls a delegate's method of that full name.
    static func calls(_ requirement: String) -> Bool {
        requirements[requirement].map { MemberTable.isAvailable(ios: $0) } ?? true
    }

    /// In Swift's own words, with the system that the session has.
    static func failure(_ name: String, since version: SystemVersion) -> ConversionFailure {
        ConversionFailure(refusal: refusal(name, since: version))
    }

    /// What is said of a member that the session's system is too old for.
    static func refusal(_ name: String, since version: SystemVersion) -> Message {
        "'\(name)' is only available in iOS \(version) or newer; "
            + "this session is iOS \(MemberTable.systemVersion)"
    }
}

@MainActor
extension MemberProperty {
    /// Systems before that one do not have it: there, it is what the class of the object has of its own.
    func limit(to version: SystemVersion) {
        since = version
        anywhere = get
        let (name, get, set, look) = (name, get, set, look)
        func limited(_ getter: @escaping Getter) -> Getter {
            { (receiver) throws(ConversionFailure) in
                if MemberTable.isAvailable(ios: version) { return try getter(receiver) }
                guard let own = OwnMember(name, of: receiver) else {
                    throw Availability.failure(name, since: version)
                }
                return own.object.script.kind.get(own.member, of: own.object)
            }
        }
        func limited(_ setter: @escaping Setter) -> Setter {
            { (receiver, value) throws(ConversionFailure) in
                if MemberTable.isAvailable(ios: version) { return try setter(&receiver, value) }
                guard let own = OwnMember(name, of: receiver) else {
                    throw Availability.failure(name, since: version)
                }
                own.object.script.kind.set(own.member, of: own.object, to: value)
            }
        }
        replace(get: limited(get), set: set.map(limited), look: look.map(limited))
    }
}

@MainActor
extension MemberMethod {
    /// Systems before that one do not have it: there, it is what the class of the object has of its own.
    fileprivate func limit(to version: SystemVersion, as type: String? = nil) {
        since = version
        let (name, text, call) = (name, type ?? name, call)
        replace { (receiver, arguments) throws(ConversionFailure) in
            if MemberTable.isAvailable(ios: version) { return try call(receiver, arguments) }
            guard let own = OwnMember(name, of: receiver) else {
                throw Availability.failure(text, since: version)
            }
            return own.object.script.kind.call(own.member.call, on: own.object, arguments)
        }
    }
}

/// What a session's class wrote as an override of a member that the system does not have: a member of its own, which
/// code may use and UIKit does not call.
@MainActor
private struct OwnMember {
    let object: any ScriptedObject
    let member: ScriptMember

    /// Nil where the class has none, and behind `super`.
    init?(_ name: String, of receiver: Value) {
        guard case .object(let object) = receiver, let object = object as? any ScriptedObject,
            let model = OverridableMember.named(name), object.script.superCall != model,
            let member = object.script.kind.overrides[model.rawValue]
        else { return nil }
        (self.object, self.member) = (object, member)
    }
}
