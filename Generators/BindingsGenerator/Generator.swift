import Foundation
import HierarchyRecords

/// Writes the bindings of the model's declarations: `BindingsGenerator OVERLAY FOLDER SOURCES GRAPH…`, or those of an
/// app's own.
@main
enum Generator {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            fail(["\(error)"])
        }
    }

    private static func run(_ arguments: [String]) throws {
        if arguments.first == "--package" {
            return try PackageBindings(Array(arguments.dropFirst())).write()
        }
        if arguments.first == "--modules" {
            let package = try PackageDescription(contentsOf: URL(fileURLWithPath: arguments[1]))
            let target = arguments.count > 2 && !arguments[2].isEmpty ? arguments[2] : nil
            return print(try package.modules(of: target).joined(separator: "\n"))
        }
        let overlay = try Overlay(String(contentsOfFile: arguments[0], encoding: .utf8))
        let graphs = try arguments.dropFirst(3).map {
            try SymbolGraph(contentsOf: URL(fileURLWithPath: $0))
        }
        var reader = DeclarationReader(graphs)
        let types = try reader.types().map { overlay.dated($0) }
        var uses = MemberUses(of: types.flatMap(\.members).filter(\.isOpen))
        try uses.add(
            below: URL(fileURLWithPath: arguments[2]), except: "Statements/Generated/")
        var writer = TypeWriter(
            types, overlay, uses: uses, callbacks: callbacks,
            modules: ["Gallery", "HeadlessUIKit"])
        var files = writer.files()
        guard writer.problems.isEmpty else { return fail(writer.problems) }
        files = Dictionary(uniqueKeysWithValues: files.map { ("\($0).swift", $1) })
        files["DeclaredPages.txt"] = PageWriter(types: types).text
        try write(files, to: URL(fileURLWithPath: arguments[1]))
    }

    /// The callbacks that are methods of objects of UIKit's own, rather than of delegates.
    static var callbacks: CallbackNames {
        let own = Callback.allCases.filter {
            ![.delegate, .datasource].contains($0.category) && !"\($0)".hasSuffix("Completion")
        }
        func names(_ isOfViews: Bool) -> [String: String] {
            let pairs = own.filter { ($0.category == .view) == isOfViews }
                .map { ($0.spelling.swift.replacing("()", with: ""), "\($0)") }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        return CallbackNames(ofViews: names(true), ofOthers: names(false))
    }

    private static func write(_ files: [String: String], to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            try text.write(
                to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
    }

    private static func fail(_ problems: [String]) {
        for problem in problems {
            FileHandle.standardError.write(Data("\(problem)\n".utf8))
        }
        exit(1)
    }
}
