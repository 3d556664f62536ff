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
        let bases = Dictionary(
            listed.map { (String($0.key.prefix { $0 != "(" }), $0.value) }, uniquingKeysWith: max)
        for property in members.properties + members.staticProperties {
            if let version = listed[property.name] { property.limit(to: version) }
        }
        for method in members.methods {
            if let version = listed[method.name] ?? bases[method.base] {
                method.limit(to: version)
            }
        }
        for method in members.staticMethods + members.initialisers {
            if let version = listed[method.name] {
                method.limit(to: version)
            } else if let version = types[type] {
                method.limit(to: version, as: type)
            }
        }
    }

    /// In Swift's own words, with the system that the session has.
    static func check(_ name: String, since version: Int) throws(ConversionFailure) {
        guard !MemberTable.isAvailable(ios: version) else { return }
        throw ConversionFailure(refusal: refusal(name, since: version))
    }

    /// What is said of a member that the session's system is too old for.
    static func refusal(_ name: String, since version: Int) -> String {
        "'\(name)' is only available in iOS \(version) or newer; "
            + "this session is iOS \(MemberTable.systemVersion)"
    }
}

@MainActor
extension MemberProperty {
    /// Systems before that one do not have it.
    func limit(to version: Int) {
        let (name, get, set, look) = (name, get, set, look)
        func limited(_ getter: @escaping Getter) -> Getter {
            { (receiver) throws(ConversionFailure) in
                try Availability.check(name, since: version)
                return try getter(receiver)
            }
        }
        func limited(_ setter: @escaping Setter) -> Setter {
            { (receiver, value) throws(ConversionFailure) in
                try Availability.check(name, since: version)
                try setter(&receiver, value)
            }
        }
        replace(get: limited(get), set: set.map(limited), look: look.map(limited))
    }
}

@MainActor
extension MemberMethod {
    /// Systems before that one do not have it.
    fileprivate func limit(to version: Int, as type: String? = nil) {
        let (name, call) = (type ?? name, call)
        replace { (receiver, arguments) throws(ConversionFailure) in
            try Availability.check(name, since: version)
            return try call(receiver, arguments)
        }
    }
}
