/// Writes the lines that give a type's description its members.
struct MemberWriter {
    let types: ScriptTypes
    let owner: TypeDeclaration
    /// Whether statements hold its objects within a type of their own.
    var isHeld = false

    /// The line for a member; nil where one of its types cannot cross. `look` reads a property
    /// without changing the world; where the member is of sessions, their classes are asked first.
    func line(
        for member: MemberDeclaration, isReadOnly: Bool = false, look: String? = nil,
        isOfSessions: Bool = false
    ) -> String? {
        let asking = isOfSessions ? ", asking: .\(member.overridableName)" : ""
        return switch member.kind {
        case .property(let isSettable):
            property(member, isSettable: isSettable && !isReadOnly, look: look, asking)
        case .method: method(member, asking)
        case .initialiser(let isFailable): initialiser(member, isFailable: isFailable)
        case .enumerationCase: nil
        }
    }

    // MARK: Properties

    /// What a closure calls the object behind the value that it is given.
    private func object(_ value: String) -> String { isHeld ? value + ".object" : value }

    private func property(
        _ member: MemberDeclaration, isSettable: Bool, look: String?, _ asking: String
    ) -> String? {
        guard !member.canThrow, let type = types.type(for: member.type) else { return nil }
        let name = member.name
        if member.isStatic {
            return """
                type.staticProperty("\(member.name)") { \(type.wrapped("\(owner.name).\(name)")) }
                """
        }
        let word = if case .unwrapped = member.type { "unwrappedProperty" } else { "property" }
        let getter = "{ \(type.wrapped("\(object("$0")).\(name)")) }"
        let setter = isSettable ? ", { \(object("$0")).\(name) = \(type.unwrapped("$1")) }" : ""
        let looker = look.map { ", look: { \($0) }" } ?? ""
        return "type.\(word)(\"\(member.name)\"\(asking), \(getter)\(setter)\(looker))"
    }

    // MARK: Methods

    private func method(_ member: MemberDeclaration, _ asking: String) -> String? {
        guard !member.canThrow, !member.isAsynchronous, let arguments = arguments(of: member),
            let result = result(of: member)
        else { return nil }
        let base = member.base
        if member.isStatic {
            let call = result("\(owner.name).\(base)(\(arguments.call))")
            return "type.staticMethod(\"\(member.name)\"\(arguments.defaults))"
                + " { \(arguments.head)\(call) }"
        }
        if member.isMutating {
            guard member.type == .void, arguments.defaults.isEmpty else { return nil }
            let head = arguments.list.isEmpty ? "" : ", " + arguments.list
            return "type.mutatingMethod(\"\(member.name)\")"
                + " { (own: inout \(owner.name)\(head)) in own.\(base)(\(arguments.call)) }"
        }
        let call = result("\(object("own")).\(base)(\(arguments.call))")
        return "type.method(\"\(member.name)\"\(asking)\(arguments.defaults))"
            + " { own in { \(arguments.head)\(call) } }"
    }

    private func initialiser(_ member: MemberDeclaration, isFailable: Bool) -> String? {
        guard !member.canThrow, let arguments = arguments(of: member) else { return nil }
        let word = isFailable ? "failableInitialiser" : "initialiser"
        if isFailable, !arguments.defaults.isEmpty { return nil }
        return "type.\(word)(\"\(member.name)\"\(arguments.defaults))"
            + " { \(arguments.head)\(owner.name)(\(arguments.call)) }"
    }

    /// What an initialiser does to an object of a session's class, which is there already.
    func adopting(_ member: MemberDeclaration) -> String? {
        guard !member.canThrow, let arguments = arguments(of: member) else { return nil }
        let word = member.isConvenience ? ", isConvenience: true" : ""
        return "ScriptInitialiser(\"\(member.name)\"\(word)\(arguments.defaults))"
            + " { (own: \(owner.name), \(arguments.list)) in own.adopt(\(arguments.call)) }"
    }

    /// By which an object of a session's class under an app's is made.
    func maker(_ member: MemberDeclaration) -> AppInitialiser? {
        guard !member.canThrow, !member.isAsynchronous, let arguments = arguments(of: member) else {
            return nil
        }
        let names = member.parameters.map { $0.name == "own" ? "other" : $0.name }
        return AppInitialiser(
            name: member.name, parameters: arguments.list, defaults: arguments.defaults,
            arguments: names.map { ", \($0): \($0)" }.joined(), call: "init(\(arguments.call))")
    }

    private func result(of member: MemberDeclaration) -> ((String) -> String)? {
        if member.type == .void { return { $0 } }
        guard let type = types.type(for: member.type) else { return nil }
        return type.wrapped
    }

    /// The parameters as a closure has them, and the arguments of the call within.
    private struct Arguments {
        var list = ""
        var head = ""
        var call = ""
        var defaults = ""
    }

    private func arguments(of member: MemberDeclaration) -> Arguments? {
        var (list, call, defaults): ([String], [String], [String]) = ([], [], [])
        for parameter in member.parameters {
            guard let type = types.type(for: parameter.type) else { return nil }
            let name = parameter.name == "own" ? "other" : parameter.name
            list.append("\(name): \(type.name)")
            let label = parameter.label.map { $0 + ": " } ?? ""
            call.append(label + type.unwrapped(name))
            guard let standard = parameter.standard else { continue }
            guard let label = parameter.label else { return nil }
            defaults.append("\"\(label)\": (\(standard) as \(type.name)).value")
        }
        var result = Arguments(
            list: list.joined(separator: ", "), call: call.joined(separator: ", "))
        if !list.isEmpty { result.head = "(\(result.list)) in " }
        if !defaults.isEmpty {
            result.defaults = ", defaults: [\(defaults.joined(separator: ", "))]"
        }
        return result
    }
}
