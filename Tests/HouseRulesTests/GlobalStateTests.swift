import CheckoutFiles
import Testing

@testable import Measure

/// Variables that belong to the process, with the reason for each.
private let allowed = [
    // UIKit's names are global (`UIApplication.shared`), so one world must be the one they mean.
    "Sources/HeadlessUIKit/Simulation/Simulator.swift: world",
    // An accessor of a property knows no world, and a count that is too high only costs time.
    "Sources/HeadlessUIKit/Simulation/Memory/Counted.swift: count",
    "Sources/HeadlessUIKit/Simulation/Memory/Counted.swift: nonisolated(unsafe)",
    // Foundation's coder belongs to no actor; what writes and reads state runs on the main one.
    "Sources/HeadlessUIKit/Restoration/KeyedCoder.swift: nonisolated(unsafe)",
    "Sources/HeadlessUIKit/Restoration/KeyedCoder.swift: nonisolated(unsafe)",
    "Sources/HeadlessUIKit/Restoration/KeyedCoder.swift: nonisolated(unsafe)",
    // The tables of types are those of the process: what it adopts is settled before the first is read.
    "Sources/Statements/Members/AdoptedTypes.swift: state",
    // readline calls functions of C, which carry nothing that tells whose line it is.
    "Sources/vcr/Terminal/ReadlineLineSource.swift: current",
]

private let declarations: Set<String> = [
    "}", "var", "let", "func", "static", "init", "deinit", "subscript", "private", "fileprivate",
    "internal", "package", "public", "struct", "class", "enum", "extension", "@",
]

/// Variables that outlive every object and that anybody may change: `static var` and `var` outside
/// of types, unless they are computed, and whatever leaves the compiler's checks.
private func globalVariables(in file: SourceFile) -> [String] {
    let words = file.text.tokens.map(\.text)
    var depth = 0
    var found: [String] = []
    for index in words.indices {
        switch words[index] {
        case "{": depth += 1
        case "}": depth -= 1
        case "var" where index + 1 < words.count:
            let isGlobal = depth == 0 || isStatic(words[..<index])
            if isGlobal, isStored(words[(index + 2)...]) {
                found.append("\(file.path): \(words[index + 1])")
            }
        case "unsafe" where words[..<index].suffix(2) == ["nonisolated", "("]:
            found.append("\(file.path): nonisolated(unsafe)")
        default: break
        }
    }
    return found
}

/// Whether `static` or `class` stands among the modifiers at the end.
private func isStatic(_ lead: ArraySlice<String>) -> Bool {
    let modifiers: Set<String> = [
        "static", "private", "fileprivate", "package", "public", "set", "(", ")",
    ]
    return lead.reversed().prefix { modifiers.contains($0) }.contains("static")
}

/// Whether the variable whose type and value follow has a place of its own: `=` or the next
/// declaration comes before a brace, or observers are in it.
private func isStored(_ rest: ArraySlice<String>) -> Bool {
    for (index, word) in zip(rest.indices, rest) {
        if word == "{" {
            return ["didSet", "willSet"].contains(rest[(index + 1)...].first)
        }
        if word == "=" || declarations.contains(word) { return true }
    }
    return true
}

@Suite("Nothing that changes belongs to the process")
struct GlobalStateTests {
    @Test func `no variable is static or global, but for those with a reason`() throws {
        let found = try Checkout.sources().flatMap(globalVariables)
        #expect(found.sorted() == allowed.sorted())
    }

    @Test func `stored variables are found, computed ones and locals are not`() {
        let file = SourceFile(
            "Sources/Console/Cache.swift",
            """
            var count = 0
            var half: Int { count / 2 }
            enum Cache {
                static var all: [String: Int] = [:]
                private(set) static var last: Int?
                static private var observed = 1 { didSet {} }
                static var watched: Int { didSet {} }
                static var size: Int { all.count }
                static var long:
                    Int
                { 1 }
                nonisolated(unsafe) static let pointer = 1
                var own = 1
                static let fixed = 2
                func run() { var local = 1 }
            }
            """)
        #expect(
            globalVariables(in: file) == [
                "Sources/Console/Cache.swift: count", "Sources/Console/Cache.swift: all",
                "Sources/Console/Cache.swift: last", "Sources/Console/Cache.swift: observed",
                "Sources/Console/Cache.swift: watched",
                "Sources/Console/Cache.swift: nonisolated(unsafe)",
            ])
    }
}
