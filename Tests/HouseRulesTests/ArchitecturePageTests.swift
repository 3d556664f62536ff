import CheckoutFiles
import Testing

@testable import Measure

/// What a line of the page names in backquotes: files, and functions that stand in them.
private struct NamedCode {
    let files: [String]
    let functions: [String]

    /// A file is a path that ends in `.swift`; a function is any other word that begins in lower
    /// case, with or without parentheses, on a line that names a file.
    init(line: String) {
        let words = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        files = words.filter { $0.hasSuffix(".swift") }
        functions = words.filter { $0.first?.isLowercase == true && !$0.contains(" ") }
            .filter { !$0.hasSuffix(".swift") && !$0.contains("/") && !$0.contains(".") }
            .map { String($0.prefix { $0 != "(" }) }
    }
}

/// The sentences of the page: what is named together stands in one paragraph or list item.
private func paragraphs(_ page: String) -> [String] {
    var result: [String] = [""]
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
        let beginsItem = line.first.map { $0.isNumber || $0 == "|" || $0 == "#" } ?? true
        if beginsItem { result.append("") }
        result[result.count - 1] += line + "\n"
    }
    return result
}

/// What the page names and the sources lack.
private func missing(in page: String, among sources: [SourceFile]) -> [String] {
    paragraphs(page).map(NamedCode.init).flatMap { named -> [String] in
        let found = named.files.map { path in sources.filter { $0.path.hasSuffix("/" + path) } }
        let lost = zip(named.files, found).filter { $0.1.isEmpty }.map(\.0)
        if named.files.isEmpty { return [] }
        let declared = Set(
            found.joined().flatMap {
                $0.places { ["func", "var"].contains($0.before) }.map(\.word)
            })
        return lost + named.functions.filter { !declared.contains($0) && !isKnownWord($0) }
    }
}

/// Commands of the shell and UIKit's names, which the page speaks of beside functions of its files.
private func isKnownWord(_ word: String) -> Bool {
    [
        "add", "addSubview", "byHand", "settle", "super", "wait", "release", "hold", "vcr", "why",
        "viewWillAppear", "viewDidAppear",
        "viewIsAppearing", "willMove", "didMove", "goto", "beginAppearanceTransition", "bounds",
        "didMoveToWindow", "didMoveToSuperview", "didAddSubview", "willShow", "didShow",
        "didReceiveMemoryWarning", "send", "viewWillTransition",
    ].contains(word)
}

/// Files and folders of the checkout that a page names in backquotes, or at the top of a diff.
private func paths(in page: String) -> [String] {
    let roots = ["Sources/", "Tests/", "scripts/", "docs/", "Generators/", "Plugins/"]
    let quoted = page.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element)
    let heads = page.split(separator: "\n").filter { $0.hasPrefix(" // ") }.map { $0.dropFirst(4) }
    return (quoted + heads).compactMap { words in
        words.split(separator: " ").first.map(String.init)
    }.filter { path in
        roots.contains { path.hasPrefix($0) } && !path.contains { "<…*".contains($0) }
            && !path.contains("TARGET")
    }
}

@Suite("The pages")
struct PathsOfPagesTests {
    private static let pages =
        ["README.md"]
        + ["ADDING", "ARCHITECTURE", "CONTRIBUTING", "TEACHING", "TOUR", "security"]
        .map { "docs/\($0).md" }

    @Test(arguments: pages) func `each file and folder that a page names exists`(
        _ page: String
    ) throws {
        let text = try Checkout.text(page)
        #expect(paths(in: text).filter { !Checkout.exists($0) } == [])
        let files = paragraphs(text).flatMap { NamedCode(line: $0).files }
        let sources = try Checkout.sources() + Checkout.tests()
        #expect(
            files.filter { path in
                !Checkout.exists(path) && !path.contains("…")
                    && !sources.contains { $0.path.hasSuffix("/" + path) }
            } == [])
    }

    @Test func `paths are found in text and above a diff`() {
        let page = """
            See `Sources/A.swift`, `scripts/test --filter A` and `let a = 1`; `Sources/<Group>/` is any.
            ```diff
             // Sources/B.swift
            +    let b = 1
            ```
            """
        #expect(paths(in: page) == ["Sources/A.swift", "scripts/test", "Sources/B.swift"])
    }
}

@Suite("The page on the architecture")
struct ArchitecturePageTests {
    @Test func `each file and function that it names exists`() throws {
        let page = try Checkout.text("docs/ARCHITECTURE.md")
        let files = paragraphs(page).flatMap { NamedCode(line: $0).files }
        #expect(files.count > 20)
        #expect(missing(in: page, among: try Checkout.sources()) == [])
    }

    @Test func `a file or a function that went is found`() {
        let source = SourceFile("Sources/Console/Shell.swift", "func begin() {}\nvar end = 1\n")
        let page = """
            1. `Console/Shell.swift`: `begin()` and then
               `finish`, as `end` and `rest` say.
            2. `Console/Gone.swift`
            """
        #expect(
            missing(in: page, among: [source]) == ["finish", "rest", "Console/Gone.swift"])
    }
}
