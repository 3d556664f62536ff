import CheckoutFiles
import Testing

@testable import Measure

private let documentedKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "init", "subscript",
    "var", "let",
]

/// The rooms whose comments `explain` shows: there each property says what it is.
private let explainedRooms: Set<String> = ["HeadlessUIKit", "Gallery"]

/// Public types, functions, initialisers and properties without `///`. Constants of a type, such as options,
/// need none, like cases of enumerations, nor do stored properties of records whose name says all; an override
/// says what it overrides.
private func undocumented(in file: SourceFile) -> [String] {
    let lines = file.text.lines
    let isExplained = explainedRooms.contains(file.room)
    return zip(file.text.codeLines.indices, file.text.codeLines).compactMap { index, line in
        guard isPublicDeclaration(line, withStored: isExplained), !isDocumented(lines, index)
        else { return nil }
        let declaration = line.drop { $0 == " " }.prefix { $0 != "{" }
        return "\(file.path):\(index + 1): \(declaration)"
    }
}

private func isPublicDeclaration(_ line: String, withStored: Bool) -> Bool {
    // With its dot, a case of a pattern is no modifier: `case .open(let size)`.
    let words = line.split { !$0.isLetter && $0 != "@" && $0 != "." }.map(String.init)
    guard let kind = words.firstIndex(where: documentedKinds.contains) else { return false }
    let modifiers = words[..<kind]
    guard modifiers.contains("public") || modifiers.contains("open") else { return false }
    if modifiers.contains("override") || line.contains("rawValue:") { return false }
    guard ["var", "let"].contains(words[kind]), !isComputed(line) else { return true }
    return withStored && !modifiers.contains("static")
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

    @Test func `a stored property without a comment is found where explain shows it`() {
        let text = """
            /// Colours.
            public struct Theme {
                public let name: String
                public static let plain = Theme(name: "plain")
                /// The colour behind.
                public var back: Int
                public private(set) var front = 0 { didSet { change() } }
                open weak var owner: Owner?
                public let rawValue: UInt
                var inner = 0
            }
            """
        #expect(
            undocumented(in: SourceFile("Sources/HeadlessUIKit/Theme.swift", text)) == [
                "Sources/HeadlessUIKit/Theme.swift:3: public let name: String",
                "Sources/HeadlessUIKit/Theme.swift:7: public private(set) var front = 0 ",
                "Sources/HeadlessUIKit/Theme.swift:8: open weak var owner: Owner?",
            ])
        #expect(undocumented(in: SourceFile("Sources/Rendering/Theme.swift", text)) == [])
    }
}
