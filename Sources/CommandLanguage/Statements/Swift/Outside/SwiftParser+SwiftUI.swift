/// What SwiftUI has beside UIKit's code: its structures are left out, and their names stand for what is inert.
extension SwiftParser {
    /// Takes a structure of SwiftUI's, an extension of one, or a preview; nil where anything else comes next.
    mutating func parseSwiftUI() throws(Diagnostic) -> [Statement]? {
        if token.isSign("#"), following.word == "Preview" {
            advance()
            try skipBraces()
            return []
        }
        guard importsSwiftUI, let word = token.word, case .identifier(let name, _) = following.kind
        else { return nil }
        if word == "extension", Self.protocolsOfSwiftUI.contains(name) || views.contains(name) {
            try skipBraces()
            return []
        }
        guard word == "struct", conformsToSwiftUI else { return nil }
        advance()
        let place = token.span
        try skipBraces()
        views.insert(name)
        let view = TypeSyntax(.name("SwiftUIView"), span: place)
        return [.definition(.alias(name: Word(name, span: place), type: view))]
    }

    /// Whether one of SwiftUI's protocols stands behind the structure's name.
    private var conformsToSwiftUI: Bool {
        for token in tokens[index...].dropFirst(2) {
            if token.isSign("{") || token.word == "where" { return false }
            if let word = token.word, Self.protocolsOfSwiftUI.contains(word) { return true }
            if case .end = token.kind { return false }
        }
        return false
    }

    private static let protocolsOfSwiftUI: Set<String> = [
        "View", "App", "Scene", "PreviewProvider", "UIViewControllerRepresentable",
        "UIViewRepresentable", "ViewModifier", "ButtonStyle", "LabelStyle", "ToggleStyle", "Shape",
        "EnvironmentKey", "PreferenceKey", "Widget", "WidgetBundle", "Commands",
        "LibraryContentProvider",
    ]

    /// Steps over everything up to the next `{`, and to the brace that closes it.
    private mutating func skipBraces() throws(Diagnostic) {
        var depth = 0
        repeat {
            if token.isSign("{") { depth += 1 }
            if token.isSign("}") { depth -= 1 }
            guard !isAtEnd else { throw expected("'}'") }
        } while !(advance().isSign("}") && depth == 0)
    }
}
