/// Declarations by the names that Objective-C has for them.
extension DeclaredPage {
    /// What a selector, a constant or a type of Objective-C stands for; with and without colons.
    @MainActor
    package static func named(inObjectiveC text: String) -> [DeclaredPage] {
        let base = text.prefix { $0 != ":" }
        if text.hasPrefix("NS"), case let types = named(String(text.dropFirst(2))), !types.isEmpty {
            return types
        }
        return MemberTable.types.flatMap { type -> [DeclaredPage] in
            if type.objectiveCName == text { return named(type.name) }
            return type.swiftNames(inObjectiveC: text, base: base).flatMap {
                named("\(type.name).\($0)")
            }
        }
    }
}

extension TypeDescription {
    /// The members that are called so in Objective-C, or whose selector begins so.
    fileprivate func swiftNames(inObjectiveC text: String, base: Substring) -> [String] {
        let members = objectiveC.listed.filter { entry in
            entry.objectiveC.contains { $0 == text || $0.prefix { $0 != ":" } == base }
        }.map(\.swift)
        return members + constants.filter { constantName($0) == text }
    }

    /// The cases of an enumeration, or the members of an option set.
    private var constants: [String] {
        switch kind {
        case .choices(let names): names
        case .options(let options): options.map(\.name)
        case .simple, .object: []
        }
    }
}
