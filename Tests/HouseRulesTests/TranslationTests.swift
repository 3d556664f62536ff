import CheckoutFiles
import Foundation
import Testing

@testable import Measure

/// Functions that say one of their operands to a person: its position or its label.
private let speakers: [String: [String]] = [
    "Diagnostic": ["2", "hint"], "ConversionFailure": ["refusal", "limit"], "Misuse": ["hint"],
    "Condition": ["1"], "Remedy": ["0"], "expect": ["1"], "expected": ["0"], "unsupported": ["0"],
    "outside": ["0"], "parseName": ["0"], "parseTypeName": ["0"], "parseBlock": ["0"],
    "parseBody": ["0"], "parseAccessorsOrBody": ["1"], "parseArguments": ["1"], "missing": ["1"],
    "notOpen": ["0"], "wrong": ["0", "1"], "mistake": ["0"], "phrases": ["0"], "said": ["0"],
    "Fact": ["wording"], "FactList": ["title"], "HelpPage": ["heading"],
    "wrongChoice": ["0"], "hinting": ["0"], "note": ["0"], "notes": ["0"], "FileError": ["0"],
    "complain": ["0"], "StartError": ["message"], "OpenError": ["message"],
    "unreadable": ["1"], "ExpectationFailure": ["summary"], "defect": ["1"],
]

/// Whether a person reads the text, so that it has a translation.
private func isSaid(_ text: QuotedText) -> Bool {
    guard text.text.contains(where: \.isLetter) else { return false }
    if text.before.hasSuffix(": Message =") || text.before.hasSuffix(": Message? =") { return true }
    guard let place = text.place else { return false }
    // One word within a body is compared with something.
    if place.callee == "-> Message" { return text.text.contains(" ") }
    return speakers[place.callee]?.contains(place.label ?? "\(place.operand)") ?? false
}

/// The sentences that a table of another language has.
private func sentences(of table: String) throws -> Set<String> {
    let text = try String(
        contentsOf: Checkout.url("Sources/Lessons/Languages/\(table)"), encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    return Set(lines.filter { !$0.hasPrefix("  ") && !$0.hasPrefix("#") })
}

private func untranslated(in file: SourceFile, _ known: Set<String>) -> [String] {
    QuotedTextScanner.texts(in: file.text).filter { isSaid($0) && !known.contains($0.text) }
        .map { "\(file.path):\($0.line): \($0.text)" }
}

@Suite("What is said has its translation")
struct TranslationTests {
    @Test(arguments: ["zh.txt"])
    func `each message and each hint has its sentence in the table`(table: String) throws {
        let known = try sentences(of: table)
        let files = try Checkout.sources().filter { !$0.isGenerated }
        #expect(files.flatMap { untranslated(in: $0, known) } == [])
    }

    @Test func `each kind of finding has its sentence`() throws {
        let files = try Checkout.sources().filter { $0.path.hasPrefix("Sources/Workbench/") }
        let table = files.first { $0.path.hasSuffix("TeachingWords+Findings.swift") }
        let known = Set(table.map { QuotedTextScanner.texts(in: $0.text).map(\.text) } ?? [])
        let kinds = files.flatMap { QuotedTextScanner.texts(in: $0.text) }
            .filter { $0.place?.callee == "Finding" && $0.place?.operand == 0 }.map(\.text)
        #expect(kinds.count > 50)
        #expect(kinds.filter { !known.contains($0) } == [])
    }

    @Test func `a message without its sentence is found, with its values and its parts`() {
        let file = SourceFile(
            "Sources/Workbench/Tree.swift",
            #"""
            func check() throws(Diagnostic) {
                // throw Diagnostic(.illegal, at: span, "in a comment")
                throw Diagnostic(
                    .illegal, at: span, "'\(name.map { "a \($0)" } ?? "")' is "
                        + "no view", suggestion: "not said", hint: isOn ? "known" : "other")
            }
            var words: Message { isOn ? "known" : "a \"word\"" }
            let reason: Message = "why"
            let plain = "plain"
            print("plain")
            """#)
        #expect(
            untranslated(in: file, ["known"]).map { $0.dropFirst("Sources/Workbench/".count) } == [
                "Tree.swift:4: '%' is no view", "Tree.swift:5: other", "Tree.swift:7: a \"word\"",
                "Tree.swift:8: why",
            ])
    }
}
