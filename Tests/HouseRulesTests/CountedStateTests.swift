import CheckoutFiles
import Testing

@testable import Measure

/// Files whose classes keep nothing that a step could leave behind, with the reason for each.
private let uncounted = [
    // What follows from the constraints and the views, whose own changes are counted.
    "Sources/HeadlessUIKit/Constraints/Engine/FittingSizes.swift",
    "Sources/HeadlessUIKit/Constraints/Engine/LayoutEngine.swift",
    "Sources/HeadlessUIKit/Constraints/Solver/SolverWatch.swift",
    // Objects that wait for their end, which the log tells.
    "Sources/HeadlessUIKit/Simulation/Memory/Graveyard.swift",
    // What was read of a file that does not change, and what lives while a scene is made of it.
    "Sources/HeadlessUIKit/Storyboards/StoryboardIndex.swift",
    "Sources/HeadlessUIKit/Storyboards/UINib.swift",
    "Sources/HeadlessUIKit/Storyboards/Decoding/InterfaceCoder.swift",
    "Sources/HeadlessUIKit/Storyboards/Decoding/ObjectArchive.swift",
    "Sources/HeadlessUIKit/Storyboards/Decoding/SceneArchive.swift",
]

/// Single properties of the same kind.
private let uncountedProperties = [
    // What a program around the model sets before anything happens, and the parts of each world.
    "Sources/HeadlessUIKit/Simulation/Simulator.swift: application",
    "Sources/HeadlessUIKit/Simulation/Simulator.swift: gates",
    "Sources/HeadlessUIKit/Simulation/Simulator.swift: interfaceFiles",
    "Sources/HeadlessUIKit/Simulation/Simulator.swift: isKept",
    "Sources/HeadlessUIKit/Simulation/Simulator.swift: scenes",
    "Sources/HeadlessUIKit/Simulation/Simulator.swift: screen",
    "Sources/HeadlessUIKit/Simulation/Simulator.swift: window",
    // A collection is a value, which is given them as it is made.
    "Sources/HeadlessUIKit/Traits/UITraitCollection.swift: overrides",
    "Sources/HeadlessUIKit/Traits/UITraitCollection.swift: reader",
    // It is set when the cell's source is made.
    "Sources/HeadlessUIKit/Storyboards/Decoding/ListDecoding.swift: owner",
    // The files that the running step leads to: the journal keeps them with the step.
    "Sources/Workbench/Storyboards/OpenStoryboards.swift: foundBefore",
    "Sources/Workbench/Storyboards/OpenStoryboards.swift: foundInStep",
    // It is set once, before the first step.
    "Sources/Workbench/World/World.swift: storyboards",
]

/// Where what steps change is kept: the model, and what the session adds to a world.
private func keepsWorlds(_ path: String) -> Bool {
    ["Sources/HeadlessUIKit/", "Sources/Workbench/World/"].contains { path.hasPrefix($0) }
        || path == "Sources/Workbench/Storyboards/OpenStoryboards.swift"
}

private let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "final", "override", "weak",
    "unowned", "unsafe", "lazy", "(", ")", "set", "nonisolated",
]

/// Stored variables of classes whose changes nobody counts: neither the wrapper `@Counted` nor
/// `Changes.note()` in an observer. What is lazy and private to set is only made.
private func uncountedVariables(in file: SourceFile) -> [String] {
    let words = file.text.tokens.map(\.text)
    var isClass: [Bool] = []
    var opensClass = false
    var found: [String] = []
    for index in words.indices {
        switch words[index] {
        case "class" where index + 1 < words.count && !modifiers.contains(words[index + 1]):
            opensClass = !["var", "func", "let", "subscript"].contains(words[index + 1])
        case "{":
            isClass.append(opensClass)
            opensClass = false
        case "}": _ = isClass.popLast()
        case "var" where isClass.last == true && index + 1 < words.count:
            let lead = Array(words[..<index].reversed().prefix { modifiers.contains($0) })
            let rest = words[(index + 2)...]
            let isMade = lead.contains("lazy") && lead.contains("private")
            let isFixed = lead.contains("override") || words[..<index].last == "static"
            let isCounted = words[..<(index - lead.count)].suffix(2).joined() == "@Counted"
            if !isMade, !isFixed, !isCounted, !words[..<index].suffix(1).contains("static"),
                isStored(rest), !notes(rest)
            {
                found.append("\(file.path): \(words[index + 1])")
            }
        default: break
        }
    }
    return found
}

private let declarations: Set<String> = [
    "}", "var", "let", "func", "static", "init", "deinit", "subscript", "private", "fileprivate",
    "internal", "package", "public", "open", "struct", "class", "enum", "extension", "@", "weak",
    "lazy", "unowned", "final", "override", "required", "convenience", "typealias", "isolated",
]

/// Whether the variable whose type and value follow has a place of its own.
private func isStored(_ rest: ArraySlice<String>) -> Bool {
    for (index, word) in zip(rest.indices, rest) {
        if word == "{" { return ["didSet", "willSet"].contains(rest[(index + 1)...].first) }
        if word == "=" || declarations.contains(word) { return true }
    }
    return true
}

/// Whether the first observer counts the change.
private func notes(_ rest: ArraySlice<String>) -> Bool {
    guard let observer = rest.firstIndex(of: "didSet") else { return false }
    return rest[observer...].prefix(5).elementsEqual(["didSet", "{", "Changes", ".", "note"])
}

@Suite("What a step can change counts its changes")
struct CountedStateTests {
    @Test func `each stored variable of what belongs to a world is counted`() throws {
        let files = try Checkout.sources().filter {
            keepsWorlds($0.path) && !uncounted.contains($0.path)
        }
        let found = files.flatMap(uncountedVariables)
        #expect(found.sorted() == uncountedProperties.sorted())
    }

    @Test func `each exception is still needed`() throws {
        for path in uncounted {
            let file = try #require(try Checkout.sources().first { $0.path == path })
            #expect(uncountedVariables(in: file) != [], "\(path)")
        }
    }

    @Test func `what is not counted is found, and nothing else`() {
        let file = SourceFile(
            "Sources/HeadlessUIKit/Thing.swift",
            """
            open class Thing: UIView {
                @Counted open var one = 1
                @Counted private(set) var two: Int? { didSet { change() } }
                open weak var three: Thing? { didSet { Changes.note() } }
                open weak var four: Thing?
                private(set) lazy var five = Thing()
                var six: Int { 6 }
                open override var seven: Int { didSet {} }
                var eight = 8
                static let nine = 9
                class var ten: Int { 10 }
                struct Part { var eleven = 11 }
                private var twelve: [Int] { get { [] } set {} }
                func run() { var local = 1 }
                final class Inner { var thirteen: Int }
            }
            struct Other { var fourteen = 14 }
            """)
        #expect(
            uncountedVariables(in: file).map { $0.split(separator: " ").last } == [
                "four", "eight", "thirteen",
            ])
    }
}
