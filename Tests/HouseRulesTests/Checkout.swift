import CheckoutFiles
import Foundation

@testable import Measure

extension Checkout {
    static let tree = SourceTree(root: root)

    /// The only files of the workbench that touch the disk.
    static let diskAccess = "Sources/Workbench/Saving/"

    private static let scannedSources = Result { try tree.files(in: "Sources") }
    private static let scannedTests = Result { try tree.files(in: "Tests") }

    static func sources() throws -> [SourceFile] { try scannedSources.get() }

    static func tests() throws -> [SourceFile] { try scannedTests.get() }

    /// Whether the checkout has a file or a folder there.
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url(path).path)
    }

    /// The names in a folder of the checkout (`.` for its top), sorted.
    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(folder).path)
            .sorted()
    }
}

extension SourceFile {
    /// A file made up for a test of a rule.
    init(_ path: String, _ text: String) { self.init(path: path, text: SourceText(text)) }

    /// Each of the words in the file's code, unless it is declared there or a member (`.print`).
    func uses(of words: Set<String>) -> [Place] {
        places { words.contains($0.word) && !["func", "case", "."].contains($0.before) }
    }

    /// Each member of one of these names (`.shuffled`).
    func memberUses(of names: Set<String>) -> [Place] {
        places { names.contains($0.word) && $0.before.hasSuffix(".") }
    }

    /// Each token of the file's code at which the test holds.
    func places(where holds: (Place) -> Bool) -> [Place] {
        let tokens = text.tokens
        let words = tokens.map(\.text)
        return tokens.indices.map { index in
            Place(
                path: path, line: tokens[index].line, word: words[index],
                lead: words[max(0, index - 40)..<index],
                after: words[(index + 1)...].prefix(40))
        }.filter(holds)
    }
}

/// A word of code and what stands around it.
struct Place: CustomStringConvertible {
    var path: String
    var line: Int
    var word: String
    /// Up to forty tokens before the word.
    var lead: ArraySlice<String>
    /// Up to forty tokens after it.
    var after: ArraySlice<String>

    var before: String { lead.last ?? "" }

    var description: String { "\(path):\(line): \(word)" }
}
