/// What Swift gives a structure that is a set of options.
extension ClassDeclaration {
    /// Adds the members that a set of options has, unless code wrote them.
    mutating func addMembersOfOptionSet() throws(Diagnostic) {
        guard protocols.contains(where: { $0.isNamed("OptionSet") }),
            let members = try Self.membersOfOptionSet()
        else { return }
        let own = Set(methods.map(\.name.text))
        methods += members.methods.filter { !own.contains($0.name.text) }
        computedProperties += members.computedProperties
        var added = members.initialisers
        let raw = storedProperties.first { $0.name.text == "rawValue" }
        if let type = raw?.type, added.count > 1 { added[1].parameters[0].type = type }
        initialisers += initialisers.isEmpty ? added : Array(added.prefix(1))
    }

    private static func membersOfOptionSet() throws(Diagnostic) -> ClassDeclaration? {
        var lexer = SwiftLexer(file: .prompt, place: SourcePlace(line: 1))
        let bytes = Array(optionSetSource.utf8)
        var parser = SwiftParser(file: .prompt, tokens: try lexer.tokens(of: bytes.span))
        guard case .definition(.class(let members))? = try parser.parseStatements(until: nil).first
        else { return nil }
        return members
    }

    private static let optionSetSource = """
        class Options {
            init() { rawValue = 0 }
            init(rawValue: Int) { self.rawValue = rawValue }
            var isEmpty: Bool { rawValue == 0 }
            func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
            func isSubset(of other: Self) -> Bool { other.contains(self) }
            func isSuperset(of other: Self) -> Bool { contains(other) }
            func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
            func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
            func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
            func subtracting(_ other: Self) -> Self {
                Self(rawValue: rawValue & ~other.rawValue)
            }
            func symmetricDifference(_ other: Self) -> Self {
                Self(rawValue: rawValue ^ other.rawValue)
            }
            mutating func insert(_ member: Self) { self = union(member) }
            mutating func remove(_ member: Self) { self = subtracting(member) }
            mutating func formUnion(_ other: Self) { self = union(other) }
            mutating func formIntersection(_ other: Self) { self = intersection(other) }
            mutating func formSymmetricDifference(_ other: Self) {
                self = symmetricDifference(other)
            }
            mutating func subtract(_ other: Self) { self = subtracting(other) }
        }
        """
}
