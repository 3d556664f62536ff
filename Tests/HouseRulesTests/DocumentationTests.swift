import CheckoutFiles
import Testing

@testable import Measure

private let documentedKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "init", "subscript",
    "var",
]

/// Public types, functions, initialisers and computed properties without `///`. A stored property
/// whose name says all needs none, and an override says what it overrides.
private func undocumented(in file: SourceFile) -> [String] {
    let lines = file.text.lines
    return zip(file.text.codeLines.indices, file.text.codeLines).compactMap { index, line in
        guard isPublicDeclaration(line), !isDocumented(lines, index) else { return nil }
        let declaration = line.drop { $0 == " " }.prefix { $0 != "{" }
        return "\(file.path):\(index + 1): \(declaration)"
    }
}

private func isPublicDeclaration(_ line: String) -> Bool {
    let words = line.split { !$0.isLetter && $0 != "@" }.map(String.init)
    guard let kind = words.firstIndex(where: documentedKinds.contains) else { return false }
    let modifiers = words[..<kind]
    guard modifiers.contains("public") || modifiers.contains("open") else { return false }
    if modifiers.contains("override") || line.contains("init(rawValue:") { return false }
    return words[kind] != "var" || isComputed(line)
}

private func isComputed(_ line: String) -> Bool {
    guard let brace = line.firstIndex(of: "{") else { return false }
    return !line[..<brace].contains("=")
}

/// Whether a doc comment stands above the declaration and its attributes.
private func isDocumented(_ lines: [String], _ index: Int) -> Bool {
    let above = lines[..<index].reversed().map { $0.drop { $0 == " " } }
    let first = above.first { !$0.hasPrefix("@") } ?? ""
    return first.hasPrefix("///") || first.hasSuffix("*/")
}

@Suite("What is public is explained")
struct DocumentationTests {
    @Test func `every public declaration says what its name cannot`() throws {
        let found = try Checkout.sources().flatMap(undocumented)
        #expect(found == [])
    }

    @Test func `a declaration without a doc comment is found`() {
        let file = SourceFile(
            "Sources/Rendering/Theme.swift",
            """
            /// Colours.
            @MainActor
            public struct Theme {
                public let name: String
                public var isDark: Bool { true }
                // No doc comment.
                public init(name: String) { self.name = name }
                public override var description: String { name }
                private func apply() {}
                @discardableResult open func reset() -> Bool { true }
            }
            """)
        #expect(
            undocumented(in: file) == [
                "Sources/Rendering/Theme.swift:5: public var isDark: Bool ",
                "Sources/Rendering/Theme.swift:7: public init(name: String) ",
                "Sources/Rendering/Theme.swift:10: @discardableResult open func reset() -> Bool ",
            ])
    }
}
