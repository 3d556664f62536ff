import CheckoutFiles
import Foundation
import Testing

@testable import Measure

/// The one file that writes escape sequences.
private let encodes = "Sources/Rendering/Text/TextEncoding"

private let spellings = ["\u{1B}", "\\u{1b}", "\\u{01b}", "\\u{001b}", "\\u{9b}", "\\u{009b}"]

/// Escape characters in string literals, and their number in code; a comment may speak of them.
private func rawEscapes(in file: SourceFile) -> [String] {
    let numbers = file.places { $0.word.lowercased() == "0x1b" }.map(\.description)
    let literals = zip(file.text.lines, file.text.codeLines).enumerated().compactMap {
        index, line in
        let isComment = line.1.allSatisfy { $0 == " " }
        let text = line.0.lowercased()
        let hasEscape = !isComment && spellings.contains { text.contains($0) }
        return hasEscape ? "\(file.path):\(index + 1)" : nil
    }
    return numbers + literals
}

@Suite("Escape sequences have one source")
struct EscapeTests {
    @Test func `no escape is written outside the text encoding`() throws {
        let files = try Checkout.sources().filter { !$0.path.hasPrefix(encodes) }
        let found = files.flatMap(rawEscapes)
        #expect(found == [])
    }

    @Test func `an escape is found in each spelling`() {
        let file = SourceFile(
            "Sources/Console/Prompt.swift",
            #"""
            let red = "\u{1B}[31m"
            let plain = "\u{1F600}"
            let byte: UInt8 = 0x1B
            /// Never `\u{1B}`.
            let wide = 0x1B2FF
            """#)
        #expect(
            rawEscapes(in: file) == [
                "Sources/Console/Prompt.swift:3: 0x1B", "Sources/Console/Prompt.swift:1",
            ])
    }
}
