import CommandLanguage

/// The way back: from a member to what Objective-C calls it.
extension ObjectiveCNames {
    /// A selector or a function of C, and the parameters that its arguments go to.
    struct Spelling {
        let name: String
        let positions: [Int]
    }

    /// The shortest name of a method that leaves out only what `isOmitted` allows.
    static func spelling(
        of method: MemberMethod, in group: [String: Member], isOmitted: (Int) -> Bool
    ) -> Spelling? {
        let found = group.compactMap { name, member -> Spelling? in
            guard case .method(let known, var positions) = member, known.isNamed(as: method)
            else { return nil }
            // A function of C takes all arguments.
            if !name.contains(":") { positions = Array(method.parameters.indices) }
            guard
                method.parameters.indices.allSatisfy({ positions.contains($0) || isOmitted($0) })
            else { return nil }
            return Spelling(name: name, positions: positions)
        }
        return found.min { ($0.positions.count, $0.name) < ($1.positions.count, $1.name) }
    }

    /// What stands behind the dot: `hidden` where Swift has `isHidden`.
    func dotName(of property: MemberProperty) -> String? {
        properties.filter { $0.value.name == property.name }.keys.min {
            ($0.count, $0) < ($1.count, $1)
        }
    }

    /// The function of C or the constant that a property of a structure is.
    func functionName(of property: MemberProperty) -> String? {
        for (name, member) in functions {
            if case .getter(let known) = member, known === property { return name }
        }
        return nil
    }

    /// The message to the class that a property of the type is.
    func classMessage(of property: MemberProperty) -> String? {
        for (name, member) in ofClass {
            if case .getter(let known) = member, known === property { return name }
        }
        return nil
    }
}

extension MemberMethod {
    /// Whether it is the other method, or the one that it overrides.
    @MainActor
    fileprivate func isNamed(as other: MemberMethod) -> Bool {
        self === other
            || name == other.name
                && zip(parameters, other.parameters).allSatisfy { $0.type.name == $1.type.name }
    }
}
