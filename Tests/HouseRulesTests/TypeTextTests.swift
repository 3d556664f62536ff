import CheckoutFiles
import Testing

@testable import Measure

/// Where statements are read, checked and written.
private let rooms =
    ["Tree", "Swift", "ObjectiveC"].map { "Sources/CommandLanguage/Statements/\($0)/" }
    + ["Sources/Statements/"]

/// The words of commands, and paths in them, are taken apart there.
private let words = "Sources/Statements/Paths/"

private func isOfStatements(_ file: SourceFile) -> Bool {
    rooms.contains { file.path.hasPrefix($0) } && !file.path.hasPrefix(words) && !file.isGenerated
}

/// Questions after the signs that only types end or begin with.
private let questions = [
    #"hasSuffix("?")"#, #"hasSuffix("!")"#, #"hasSuffix(">")"#, #"hasSuffix("]")"#,
    #"hasSuffix(".Type")"#, #"hasPrefix("[")"#, #"hasPrefix("any ")"#, #"hasPrefix("some ")"#,
    #"hasPrefix("inout ")"#, #"hasPrefix("->")"#, #"contains("->")"#, #"last == "?""#,
    #"last == "!""#, #"last == ">""#, #"last == "]""#, #"first == "[""#, #"of: "<""#, #"of: "->""#,
]

/// Declarations that hold a type as text.
private let holders = ["type", "types", "result", "constraint", "superclass", "protocols"]
    .flatMap { name in ["String", "[String]", "Word", "[Word]"].map { "\(name): \($0)" } }

/// The lines of code in which one of the texts stands, as far as no letter follows it.
private func places(of texts: [String], in file: SourceFile) -> [String] {
    zip(file.text.lines, file.text.codeLines).enumerated().compactMap { index, line in
        let isComment = line.1.allSatisfy { $0 == " " }
        let isThere = texts.contains { text in
            line.0.ranges(of: text).contains { place in
                let (before, behind) = (
                    line.0[..<place.lowerBound].last, line.0[place.upperBound...].first
                )
                return before?.isLetter != true && behind?.isLetter != true
            }
        }
        return isThere && !isComment ? "\(file.path):\(index + 1)" : nil
    }
}

@Suite("Types are trees, not text")
struct TypeTextTests {
    @Test func `no type's text is taken apart where statements are read and checked`() throws {
        let files = try Checkout.sources().filter(isOfStatements)
        #expect(files.flatMap { places(of: questions, in: $0) } == [])
    }

    @Test func `the syntax tree holds no type as text`() throws {
        let files = try Checkout.sources().filter {
            $0.path.hasPrefix("Sources/CommandLanguage/Statements/Tree/")
        }
        #expect(!files.isEmpty)
        #expect(files.flatMap { places(of: holders, in: $0) } == [])
    }

    @Test func `a question after a type's signs is found, and a field that holds its text`() {
        let file = SourceFile(
            "Sources/Statements/Types.swift",
            #"""
            let isOptional = text.hasSuffix("?")
            // Never text.hasSuffix("?").
            let isNoPath = text.hasPrefix("(")
            let open = text.firstIndex(of: "<")
            var type: String?
            var types: Strings
            var subtype: String
            case alias(name: Word, type: String)
            """#)
        #expect(
            places(of: questions, in: file).map { $0.suffix(2) } == [":1", ":4"])
        #expect(
            places(of: holders, in: file).map { $0.suffix(2) } == [":5", ":8"])
    }
}
