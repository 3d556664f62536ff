import Foundation
import Testing

@testable import Measure

/// The one file that writes escape sequences.
private let encodes = "Sources/Rendering/TextEncoding"

private let escapes = [
    "\u{1B}", "\\u{1b}", "\\u{01b}", "\\u{001b}", "\\u{9b}", "\\u{009b}", "0x1b",
]

private func rawEscapes(in file: SourceFile) -> [String] {
    zip(1..., file.text.lines).compactMap { number, line in
        let line = line.lowercased()
        return escapes.contains { line.contains($0) } ? "\(file.path):\(number)" : nil
    }
}

@Suite("Escape sequences have one source")
struct EscapeTests {
    @Test func `no escape is written outside the text encoding`() throws {
        let files = try Checkout.sources().filter { !$0.path.hasPrefix(encodes) }
        #expect(files.flatMap(rawEscapes) == [])
    }

    @Test func `an escape is found in each spelling`() {
        let file = SourceFile(
            "Sources/Console/Prompt.swift",
            #"""
            let red = "\u{1B}[31m"
            let plain = "\u{1F600}"
            let byte: UInt8 = 0x1B
            """#)
        #expect(
            rawEscapes(in: file) == [
                "Sources/Console/Prompt.swift:1", "Sources/Console/Prompt.swift:3",
            ])
    }
}
