import CheckoutFiles
import Testing

@testable import Measure

private let emptyWords: Set<String> = [
    "Manager", "Helper", "Helpers", "Util", "Utils", "Utility", "Utilities", "Handler", "Info",
    "Base", "Impl",
]
private let typeKeywords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
]

/// Whether it is one of UIKit's own names, or of Core Location's, which are Apple's matter.
private func isApples(_ name: some StringProtocol) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("CL")
}

/// Names of types in which a word says nothing.
private func emptyNames(in file: SourceFile) -> [String] {
    file.places { place in
        typeKeywords.contains(place.before) && !isApples(place.word)
            && !emptyWords.isDisjoint(with: words(of: place.word))
    }.map(\.description)
}

/// `["Hierarchy", "Manager"]` for `HierarchyManager`.
private func words(of name: String) -> [String] {
    name.reduce(into: []) { words, letter in
        if letter.isUppercase || words.isEmpty { words.append("") }
        words[words.count - 1].append(letter)
    }
}

@Suite("Names say something")
struct NamingTests {
    @Test func `no type is a Manager, a Helper or the like`() throws {
        let files = try Checkout.sources() + Checkout.tests()
        let found = files.flatMap(emptyNames)
        #expect(found == [])
    }

    @Test func `no file is a Manager, a Helper or the like`() throws {
        let names = try (Checkout.sources() + Checkout.tests()).map(\.path).filter { path in
            let name = path.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" } ?? ""
            return !isApples(name) && !emptyWords.isDisjoint(with: words(of: String(name)))
        }
        #expect(names == [])
    }

    @Test func `an empty name is found as a whole word only`() {
        let file = SourceFile(
            "Sources/Console/Console.swift",
            """
            final class EventManager {}
            struct Information {}
            enum ErrorHandler {}
            class UIBaseThing {}
            let manager = EventManager()
            """)
        #expect(
            emptyNames(in: file) == [
                "Sources/Console/Console.swift:1: EventManager",
                "Sources/Console/Console.swift:3: ErrorHandler",
            ])
    }
}
