import CheckoutFiles
import Testing

@testable import Measure

/// The one file that writes to standard output and standard error.
private let writes = "Sources/vcr/StandardOutputSink.swift"

/// What writes to a standard channel without a look at how the write ended.
private let unchecked: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "puts", "putchar", "fputs", "fwrite", "fputc", "printf",
    "vprintf", "stdout", "stderr", "FileHandle", "TextOutputStream",
]

@Suite("Every byte to standard output goes through one checked writer")
struct OutputTests {
    @Test func `nothing else prints`() throws {
        let files = try Checkout.sources().filter { $0.path != writes }
        #expect(files.flatMap { $0.uses(of: unchecked) }.map(\.description) == [])
    }

    @Test func `a print is found`() {
        let file = SourceFile("Sources/Console/Prompt.swift", "func greet() { print(1) }")
        #expect(
            file.uses(of: unchecked).map(\.description) == ["Sources/Console/Prompt.swift:1: print"]
        )
    }
}
