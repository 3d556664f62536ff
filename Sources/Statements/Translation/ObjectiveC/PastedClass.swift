import CommandLanguage

/// Members of Objective-C that were pasted into `class NAME: SUPER { … }`: all that they lack is
/// Objective-C's frame around them.
package struct PastedClass {
    package let lines: [String]

    /// Nil where a member is Swift's.
    package init?(_ line: StatementLine) {
        guard line.statements.count == 1,
            case .definition(.class(let declaration)) = line.statements[0],
            declaration.language == .swift, let superclass = declaration.superclass,
            declaration.computedProperties.isEmpty,
            case let members = declaration.methods + declaration.initialisers, !members.isEmpty,
            members.allSatisfy({ $0.language == .objectiveC }),
            let open = line.source.firstIndex(of: "{"), line.source.last == "}"
        else { return nil }
        let inside = line.source[line.source.index(after: open)...].dropLast()
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let properties = inside.filter(Self.isProperty)
        guard properties.count == declaration.storedProperties.count else { return nil }
        let methods = inside.filter { !Self.isProperty($0) }
        let blank = { (line: String) in line.allSatisfy(\.isWhitespace) }
        let body = methods.drop(while: blank).reversed().drop(while: blank).reversed()
        lines =
            ["@interface \(declaration.name.text) : \(superclass)", ""]
            + properties.map { $0.trimmedBlanks } + (properties.isEmpty ? [] : [""])
            + ["@end", "", "@implementation \(declaration.name.text)", ""] + body + ["", "@end"]
    }

    private static func isProperty(_ line: String) -> Bool {
        line.trimmedBlanks.hasPrefix("@property")
    }
}
