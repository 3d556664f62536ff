/// The classes under those of sessions, and the list of all members that these override.
extension TypeWriter {
    mutating func scriptedClasses() -> [String: String] {
        var files: [String: String] = [:]
        var names: Set<String> = []
        var heard: [String: String] = [:]
        let scripted = types.filter { isScripted($0) }
        for type in scripted {
            let lineage = lineage(of: type)
            guard let made = initialiser(of: lineage) else { continue }
            let writer = ScriptedClassWriter(
                types: scriptTypes, owner: type, lineage: lineage, initialiser: made,
                callbacks: callbacks)
            let members = overrides(writer, lineage, names: &names, heard: &heard)
            files[writer.name] = scriptedHeader(type.name) + writer.text(members)
        }
        files["OverridableMember+Generated"] = overridableMembers(names, heard)
        files["ScriptableClass+Generated"] = scriptableClasses(scripted)
        return files
    }

    private func scriptedHeader(_ name: String) -> String {
        header(name) + "import HierarchyRecords\n\n"
    }

    /// The class and its superclasses, the nearest first.
    func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
        [type] + (type.superclass.flatMap { declared[$0] }.map { lineage(of: $0) } ?? [])
    }

    /// Whether sessions may have classes under the type.
    mutating func isScripted(_ type: TypeDeclaration) -> Bool {
        guard type.kind == .class, type.isOpen, initialiser(of: lineage(of: type)) != nil else {
            return false
        }
        return overlay.reasonOfClosing(type.name) == nil
    }

    /// How objects for a session's classes are made: as the class or the nearest superclass says; nil
    /// where none does.
    mutating func initialiser(of lineage: [TypeDeclaration]) -> String? {
        for type in lineage {
            if let found = overlay.argument(of: .scripted, for: type.name) { return found }
        }
        return nil
    }

    private mutating func overrides(
        _ writer: ScriptedClassWriter, _ lineage: [TypeDeclaration], names: inout Set<String>,
        heard: inout [String: String]
    ) -> [String] {
        var texts: [String] = []
        for (type, member, first) in overridable(in: lineage) {
            if let callback = writer.callback(of: member, declaredIn: first.name) {
                names.insert(member.overridableName)
                heard[callback] = member.overridableName
                continue
            }
            guard let text = writer.override(member) else {
                problems.append(
                    "\(member.place): \(type.name).\(member.name) cannot be overridden")
                continue
            }
            names.insert(member.overridableName)
            if !membersOfSessions.contains("\(first.name).\(member.name)") { texts.append(text) }
        }
        return texts
    }

    /// What a session's class may override: the type of the lineage that has it, and the first one that had it.
    mutating func overridable(
        in lineage: [TypeDeclaration]
    ) -> [(type: TypeDeclaration, member: MemberDeclaration, first: TypeDeclaration)] {
        var seen: Set<String> = []
        var found: [(TypeDeclaration, MemberDeclaration, TypeDeclaration)] = []
        for type in lineage {
            for member in type.members
            where !member.isStatic && (member.isProperty || member.kind == .method) {
                guard seen.insert(member.name).inserted, member.isOpen else { continue }
                if isClosed(member, in: lineage) { continue }
                let first = lineage.last { $0.declares(member) }
                found.append((type, member, first ?? type))
            }
        }
        return found
    }

    /// The members that no room of ours uses, of each type that declares them: a session's class hears of them from the
    /// code of sessions alone, so that the tables ask it, and no class under it needs an override.
    mutating func findMembersOfSessions() -> Set<String> {
        var found: Set<String> = []
        for type in types where isScripted(type) {
            let lineage = lineage(of: type)
            for (_, member, first) in overridable(in: lineage) where !uses.contain(member) {
                let owners = lineage.filter { $0.declares(member) }
                if callbacks.callback(of: member, in: first.name) != nil { continue }
                if owners.contains(where: { overlay.writesByHand(member.name, of: $0.name) }) {
                    continue
                }
                found.formUnion(owners.map { "\($0.name).\(member.name)" })
            }
        }
        return found
    }

    /// Whether the overlay says so, of the class or of one above it.
    private mutating func isClosed(
        _ member: MemberDeclaration, in lineage: [TypeDeclaration]
    ) -> Bool {
        lineage.contains { overlay.find(.closed, member.name, of: $0.name) }
    }

    private func overridableMembers(_ names: Set<String>, _ heard: [String: String]) -> String {
        let callbacks = heard.sorted { $0.key < $1.key }.map { ".\($0.key): .\($0.value)" }
        return """
            // Generated by scripts/generate-bindings: the open members of all classes that sessions inherit from.

            import HierarchyRecords

            /// A member that a session's class may override, under its full name, whatever class has it.
            package enum OverridableMember: Int, CaseIterable {
            \(names.sorted().map { "case \($0)" }.joined(separator: "\n"))

            /// The methods that callbacks are.
            static let ofCallbacks: [Callback: OverridableMember] = [\(callbacks.joined(separator: ", "))]
            }

            """
    }
}

extension TypeDeclaration {
    /// Whether it has that member of objects, or overrides it.
    fileprivate func declares(_ member: MemberDeclaration) -> Bool {
        members.contains { $0.name == member.name && !$0.isStatic }
    }
}
