/// Writes what a protocol is that objects of a session's classes adopt: its description, and the answers of such an
/// object, which has the methods that its class defines.
struct DelegateWriter {
    let types: ScriptTypes
    let owner: TypeDeclaration
    /// What the protocol's description is called.
    let description: String
    /// The descriptions of the protocols that it inherits from.
    let inherited: [String]

    /// The name of the type by which statements hold objects of the protocol.
    static func reference(to name: String) -> String { "ProtocolReference<\(name)Type>" }

    // MARK: The description

    /// The protocol's description, with what a class must have to conform.
    func descriptionText(requiring required: [MemberDeclaration]) -> String? {
        var requirements: [String] = []
        for member in required {
            guard let line = requirement(member) else { return nil }
            requirements.append(line)
        }
        let list =
            requirements.isEmpty ? "" : ", requiring: [\(requirements.joined(separator: ", "))]"
        let conformances =
            inherited.isEmpty
            ? "" : ".conforming(to: [\(inherited.map { "." + $0 }.joined(separator: ", "))])"
        return """
            enum \(owner.name)Type: ModelProtocol {
            typealias Conformer = any \(owner.name)
            static var type: TypeDescription { .\(description) }
            }

            extension TypeDescription {
            static let \(description) = modelProtocol("\(owner.name)", isInstance: { $0 is any \(owner.name) }\(list))\(conformances)
            }

            """
    }

    private func requirement(_ member: MemberDeclaration) -> String? {
        var parameters: [String] = []
        for parameter in member.parameters {
            guard let type = types.type(for: parameter.type) else { return nil }
            parameters.append("\(type.spelling).valueType")
        }
        guard member.type != .void else {
            return "(\"\(member.name)\", [\(parameters.joined(separator: ", "))], .void)"
        }
        guard let result = types.type(for: member.type) else { return nil }
        return
            "(\"\(member.name)\", [\(parameters.joined(separator: ", "))], \(result.spelling).valueType)"
    }

    // MARK: Answers

    /// What an object of a session's class does when the method is called; nil where a type of it cannot cross.
    func answer(to member: MemberDeclaration, hasStandard: Bool = true) -> String? {
        guard member.kind == .method, !member.isStatic, !member.canThrow, !member.isAsynchronous
        else { return nil }
        var arguments: [String] = []
        for parameter in member.parameters {
            guard let argument = argument(parameter) else { return nil }
            arguments.append(argument)
        }
        let call = "answer(\"\(member.name)\", [\(arguments.joined(separator: ", "))])"
        let body = hasStandard ? body(of: member, call) : required(member, call)
        guard let body else { return nil }
        let result = member.type == .void ? "" : " -> \(member.type.text)"
        // An app's protocol need not say that it belongs to the main actor, which its callers are on all the same.
        let head = hasStandard ? "func" : "public nonisolated func"
        return """
            @_semantics("optimize.sil.specialize.generic.never")
            \(head) \(member.base)(\(member.parameterList))\(result) {
            \(hasStandard ? body : "MainActor.assumeIsolated { \(body) }")
            }

            """
    }

    private func argument(_ parameter: MemberDeclaration.Parameter) -> String? {
        let name = parameter.name
        switch parameter.type {
        case .existential: return ".object(\(name))"
        case .optional(.existential): return "\(name).map { .object($0) } ?? .null"
        case .optional(.named("Any", [])): return "Value(sender: \(name))"
        case .named, .optional, .unwrapped, .array, .dictionary, .function, .tuple, .inOut,
            .variadic:
            guard let type = types.type(for: parameter.type), type.wrap == nil else { return nil }
            return "\(name).value"
        }
    }

    /// The class's answer, where it must have one.
    private func required(_ member: MemberDeclaration, _ call: String) -> String? {
        if member.type == .void { return "_ = \(call)" }
        guard let type = types.type(for: member.type), type.wrap == nil else { return nil }
        return "\(call) { Self.hasNoScript() }"
    }

    /// The class's answer, or that of an object that has none of the optional methods.
    private func body(of member: MemberDeclaration, _ call: String) -> String? {
        let standard = "SilentDelegate.shared.\(member.base)(\(member.argumentList))"
        switch member.type {
        case .void: return "_ = \(call)"
        case .existential(let name):
            return "\(call).flatMap { $0.objectOrNil as? any \(name) } ?? \(standard)"
        case .optional(.existential(let name)):
            return "\(call).map { $0.objectOrNil as? any \(name) } ?? \(standard)"
        case .named, .optional, .unwrapped, .array, .dictionary, .function, .tuple, .inOut,
            .variadic:
            guard let type = types.type(for: member.type), type.wrap == nil else { return nil }
            return "\(call) { \(standard) }"
        }
    }
}

extension ScriptType {
    /// The type's name, so that a member can follow: `Optional<UIView>`.
    var spelling: String { name.hasSuffix("?") ? "Optional<\(name.dropLast())>" : name }
}
