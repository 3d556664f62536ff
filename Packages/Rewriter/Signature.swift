import SwiftSyntax

/// A method's name and the labels of its arguments, `_` for one without.
struct Signature: Hashable {
    let name: String
    let labels: [String]

    init(name: String, labels: [String]) {
        self.name = name
        self.labels = labels
    }

    init(_ method: FunctionDeclSyntax) {
        name = method.name.plain
        labels = method.signature.parameterClause.parameters.map(\.firstName.plain)
    }

    /// `tap:`, as Objective-C would call the method; its name for an attribute goes before.
    var selector: String {
        guard let first = labels.first else { return name }
        let head = first == "_" ? name : name + Self.joined(first)
        return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// What the compiler puts between a method's name and its first label: `moveWithGesture:`, but `moveTo:`.
    private static func joined(_ label: String) -> String {
        let capital = label.prefix(1).uppercased() + label.dropFirst()
        let word = label.prefix { !$0.isUppercase }
        return (prepositions.contains(String(word)) ? "" : "With") + capital
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
        "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
        "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

}

extension FunctionDeclSyntax {
    /// The types of its arguments, without attributes and modules, as they are compared.
    var argumentTypes: [String] {
        signature.parameterClause.parameters.map { parameter in
            let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
            let words = type.trimmedDescription.split { $0 == " " || $0 == "." }
            return words.last.map(String.init) ?? ""
        }
    }
}

extension TokenSyntax {
    /// Its text without backquotes.
    var plain: String { text.filter { $0 != "`" } }
}

extension SyntaxProtocol {
    /// Its text in one line, without comments.
    var inOneLine: String {
        tokens(viewMode: .sourceAccurate).map { token in
            let gap = token.trailingTrivia.isEmpty ? "" : " "
            let lead = token.leadingTrivia.contains(where: \.isNewline) ? " " : ""
            return lead + token.text + gap
        }.joined().trimmed
    }
}

extension String {
    var trimmed: String {
        let head = drop(while: \.isWhitespace)
        return String(
            head.prefix(
                upTo: head.lastIndex { !$0.isWhitespace }.map(head.index(after:)) ?? head.startIndex
            ))
    }
}
