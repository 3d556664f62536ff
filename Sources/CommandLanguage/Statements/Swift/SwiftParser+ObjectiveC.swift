/// Members of Objective-C in a class that is written as Swift's are.
extension SwiftParser {
    /// Reads `- (void)name { … }`, `@property …;` and their like; false for a member of Swift.
    mutating func parseObjectiveCMember(
        of declaration: inout ClassDeclaration
    ) throws(Diagnostic) -> Bool {
        guard startsObjectiveC else { return false }
        var parser = ObjectiveCParser(file: file, tokens: tokens, index: index, depth: depth)
        guard try parser.parseMember(into: &declaration) else { return false }
        index = parser.index
        return true
    }

    private var startsObjectiveC: Bool {
        switch token.kind {
        case .sign("@"): following.word.map(Self.directives.contains) ?? false
        case .sign(let sign): ["-", "+", "("].contains(sign)
        case .identifier(let word, _): word.hasPrefix("NS_ASSUME_NONNULL")
        case .integer, .number, .string, .end: false
        }
    }

    private static let directives: Set<String> = [
        "property", "synthesize", "dynamic", "optional", "required", "private", "public",
    ]
}
