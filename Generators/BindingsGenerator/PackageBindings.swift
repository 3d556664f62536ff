import Foundation

/// Writes the bindings of an app's own modules: `BindingsGenerator --package OVERLAY FOLDER FAULTS MODEL-GRAPH… -- GRAPH…`.
///
/// What statements cannot have is left out, with a line each, and is no error. FAULTS is what the compiler said of the
/// bindings when it was given them before: what it did not take is left out, too.
struct PackageBindings {
    private let overlay: Overlay
    private let folder: URL
    private let model: [SymbolGraph]
    private let own: [SymbolGraph]
    private let faults: Faults

    init(_ arguments: [String]) throws {
        let graphs = arguments.dropFirst(3).split(separator: "--", maxSplits: 1)
        guard graphs.count == 2 else {
            throw UnreadableDeclaration(description: "the package has no module with a graph")
        }
        overlay = try Overlay(String(contentsOfFile: arguments[0], encoding: .utf8))
        folder = URL(fileURLWithPath: arguments[1])
        faults = try Faults(
            of: String(contentsOf: folder.appending(path: Self.file), encoding: .utf8),
            told: String(contentsOfFile: arguments[2], encoding: .utf8))
        model = try graphs[0].map { try SymbolGraph(contentsOf: URL(fileURLWithPath: $0)) }
        own = try graphs[1].map { try SymbolGraph(contentsOf: URL(fileURLWithPath: $0)) }
    }

    private static let file = "Bindings.swift"

    /// Writes the bindings and what was left out.
    func write() throws {
        let bindings = try bindings(without: faults.leftOut)
        try bindings.text.write(
            to: folder.appending(path: Self.file), atomically: true, encoding: .utf8)
        let lines = bindings.leftOut.map { $0.text + "\n" }.sorted().joined()
        try lines.write(
            to: folder.appending(path: "left-out"), atomically: true, encoding: .utf8)
    }

    private func bindings(without faulty: [LeftOut]) throws -> AppBindings {
        let taken = Set(model.flatMap(\.symbols).map { $0.pathComponents[0] })
            .union(overlay.valueTypes)
        let modules = own.map(\.module.name)
        var seen: Set<String> = []
        var leftOut = faulty
        let mine = own.map { graph in
            let names = Set(graph.symbols.map { $0.pathComponents[0] })
            defer { seen.formUnion(names) }
            for name in names.intersection(taken).union(names.intersection(seen)) {
                let whose = taken.contains(name) ? "one of vcr's own" : "that of another module"
                leftOut.append(LeftOut(name: name, reason: "its name is \(whose)"))
            }
            let refused = taken.union(seen)
            return graph.filtered { !refused.contains($0.pathComponents[0]) }
        }
        var reader = DeclarationReader(model + mine, leavingOutOf: Set(modules))
        let types = try reader.types()
        leftOut += reader.unread
        var writer = TypeWriter(
            types, overlay, uses: .everything, callbacks: Generator.callbacks,
            modules: ["Gallery", "HeadlessUIKit"])
        return writer.bindings(ofModules: modules, leavingOut: leftOut)
    }
}

/// The bindings of an app's modules.
struct AppBindings {
    let text: String
    let leftOut: [LeftOut]
}

/// What the compiler did not take of bindings that it was given: a comment above each says whose it is.
struct Faults {
    private(set) var leftOut: [LeftOut] = []

    /// What was written, and the compiler's words of it.
    init(of text: String, told words: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for word in words.split(separator: "\n") {
            guard let match = word.wholeMatch(of: #/.*\.swift:([0-9]+):[0-9]+: error: (.*)/#),
                let line = Int(match.1), lines.indices.contains(line - 1)
            else { continue }
            let mark = lines[..<line].last { $0.hasPrefix(Self.mark) }
            guard let name = mark?.dropFirst(Self.mark.count) else { continue }
            let found = LeftOut(name: String(name), reason: Self.reason + String(match.2))
            if !leftOut.contains(where: { $0.name == found.name }) { leftOut.append(found) }
        }
        // What was left out before stays so.
        leftOut += lines.filter { $0.hasPrefix(Self.remark) }.compactMap { line in
            let parts = line.dropFirst(Self.remark.count).split(separator: "\t", maxSplits: 1)
            return parts.count == 2
                ? LeftOut(name: String(parts[0]), reason: String(parts[1])) : nil
        }
    }

    /// What its reason begins with.
    static let reason = "the compiler says: "
    private static let mark = "// of "
    private static let remark = "// not "

    /// The line above what is written of a declaration.
    static func mark(of name: String) -> String { mark + name }

    /// The line that keeps what the compiler did not take.
    static func remark(_ leftOut: LeftOut) -> String {
        "\(remark)\(leftOut.name)\t\(leftOut.reason)"
    }
}
