import CheckoutFiles
import Testing

@testable import Measure

/// The reader of storyboards knows some of the words that Xcode writes; all others are one case.
private let filesOfForeignWords = "Sources/InterfaceBuilder/"

/// Cases of the standard library's enumerations, which a new version may add cases to.
private let foreignCases: Set<String> = [
    // Unicode.GeneralCategory
    "control", "decimalNumber", "enclosingMark", "format", "lineSeparator", "lowercaseLetter",
    "modifierLetter", "nonspacingMark", "otherLetter", "paragraphSeparator", "privateUse",
    "spacingMark", "surrogate", "titlecaseLetter", "unassigned", "uppercaseLetter",
]

/// Types of ours that are no enumerations, but name constants: bytes, descriptions of types.
private let namespaces: Set<String> = ["Byte", "TypeDescription"]

private func isOurs(_ name: ScannedSwitch.Name) -> Bool {
    if let type = name.type { return !namespaces.contains(type) }
    return !foreignCases.contains(name.name)
}

/// The places where a switch over one of our enumerations takes all other values together: a case
/// that is added to the enumeration later would go there without a decision.
private func partialSwitches(_ file: SourceFile) -> [String] {
    SwitchScanner.switches(in: file.text).compactMap { found in
        guard let line = found.catchAll, let name = found.enumerationCases.first(where: isOurs)
        else { return nil }
        return "\(file.path):\(line): beside .\(name.name)"
    }
}

@Suite("Switches are total")
struct SwitchTests {
    @Test func `a switch over our own enumeration has no default`() throws {
        let files = try Checkout.sources().filter {
            !$0.path.hasPrefix(filesOfForeignWords)
        }
        #expect(files.flatMap(partialSwitches) == [])
    }

    private func places(_ source: String) -> [String] {
        partialSwitches(SourceFile("Sources/Console/Console.swift", source))
            .map { String($0.split(separator: ":", maxSplits: 1)[1]) }
    }

    @Test func `a default beside a case of ours is found however it is written`() {
        #expect(places("switch a { case .b: 1; default: 2 }") == ["1: beside .b"])
        #expect(places("switch a {\ncase\n.b\n: 1\ndefault\n:\n2\n}") == ["5: beside .b"])
        #expect(
            places("switch a { case 1, .b(let c): c; @unknown default: 2 }") == ["1: beside .b"])
        #expect(places("switch a { case let .b(c) where c: 1; case _: 2 }") == ["1: beside .b"])
        #expect(places("switch a { case Kind.b: 1; case let other: 2 }") == ["1: beside .b"])
        #expect(places("switch a { case .b?: 1; case (_): 2 }") == ["1: beside .b"])
        #expect(places("switch (a, b) { case (1, .c): 1; case (_, let d): 2 }") == ["1: beside .c"])
        #expect(
            places("switch a({ .b }) { case .c: switch 1 { default: 1 }; default: 2 }") == [
                "1: beside .c"
            ])
        #expect(
            places("switch 1 { default: switch a { case .b: 1; default: 2 } }") == ["1: beside .b"])
    }

    @Test func `a total switch, a condition and foreign values are none`() {
        #expect(places("switch a { case .b: 1; case .c: 2 }") == [])
        #expect(places("switch a { case .b: f(default: 1); case .c where d: 2 }") == [])
        #expect(places("switch a { case .b: 1; case .c(_): 2; case .d(let e): e }") == [])
        #expect(places("switch a { case 1: if b, case .c = d { 1 }; default: 2 }") == [])
        #expect(places("switch a { case f(.b): 1; case \"c\", 1.5: 2; default: 3 }") == [])
        #expect(places("switch a { case ..<5, b...c, 7...: 1; default: 2 }") == [])
        #expect(places("switch a { case Byte.quote: 1; default: 2 }") == [])
        #expect(places("switch a { case .control, .format: 1; default: 2 }") == [])
        #expect(places("switch a { case 1: switch b { case .c: 1 }; default: 2 }") == [])
        #expect(
            places("let a = B.switch; enum A { case b }; // switch c { case .d: default:") == [])
    }
}
