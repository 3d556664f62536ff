import CommandLanguage

/// A member of a class, or a type within it, that is left out where the rest of the class is written.
package struct Omission {
    /// `K.run()`
    package let name: String
    package let reason: String
    /// Whether other code can do without it: what it overrides is still there.
    package let isOverride: Bool
}

extension ObjectiveCWriter {
    /// What `write` gives of a member; where it cannot be said, the comment in its place.
    func member<Written>(
        _ member: String, at name: SourceSpan?, of kind: ScriptClass, isOverride: Bool = false,
        _ write: () throws(CodeGap) -> Written
    ) -> WrittenMember<Written> {
        do throws(CodeGap) {
            return .written(try trying(write))
        } catch {
            omissions.append(
                Omission(
                    name: "\(kind.name).\(member)", reason: error.reason, isOverride: isOverride))
            let code = name.flatMap { name in
                kind.declaration.map { source.lines(ofMemberAt: name, in: $0) }
            }
            return .comment(Self.comment("\(error.reason):", code ?? [member]))
        }
    }

    /// The reason and the code, as comments.
    static func comment(_ reason: String, _ code: [String]) -> [String] {
        ([reason] + code).map { $0.isEmpty ? "//" : "// " + $0 }
    }

    /// Throws where the member, or the type that has it, is left out.
    func require(_ member: String, of type: ValueType) throws(CodeGap) {
        if omitted.isEmpty { return }
        for owner in line.classes.lineage(of: type.unwrapped) {
            let name = "\(owner.name).\(member)"
            if omitted.contains(name) { throw CodeGap("'\(name)' is left out") }
        }
    }
}

/// A member as it was written, or why it was not.
enum WrittenMember<Written> {
    case written(Written)
    case comment([String])
}

extension WrittenMember<[String]> {
    var lines: [String] {
        switch self {
        case .written(let lines), .comment(let lines): lines
        }
    }
}

extension FunctionDeclaration {
    /// `run(_:for:)`
    var fullName: String {
        "\(name.text)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }
}

extension Statement.Definition {
    /// Why Objective-C cannot say it; nil for a class.
    package var reasonAgainstObjectiveC: String? {
        switch self {
        case .enumeration(let type): return "'\(type.name.text)' is an enumeration of Swift's"
        case .alias(let name, _): return "'\(name.text)' is a name for a type, as Swift gives it"
        case .class(let type):
            let name = type.name.text
            switch type.role {
            case .definition: return type.isStructure ? "'\(name)' is a structure of Swift's" : nil
            case .extension: return "an extension of '\(name)' is Swift's"
            case .protocol: return "'\(name)' is a protocol of Swift's"
            }
        }
    }

    /// The types and members that are missing where it is left out.
    package var definedNames: [String] {
        switch self {
        case .enumeration(let type): return [type.name.text]
        case .alias(let name, _): return [name.text]
        case .class(let type):
            guard type.role == .extension else { return [type.name.text] }
            let members =
                type.methods.map(\.fullName) + type.computedProperties.map(\.name.text)
                + type.storedProperties.map(\.name.text) + type.initialisers.map(\.fullName)
            return members.map { "\(type.name.text).\($0)" }
        }
    }
}
