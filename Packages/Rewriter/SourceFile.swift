import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift file of a package.
struct SourceFile {
    let path: String
    /// Where its rewritten text lies below the folder of the overlay.
    let place: String
    /// The module to which it belongs.
    let module: String
    let text: String
    let tree: SourceFileSyntax
    let imports: Set<String>

    init?(path: String, place: String, module: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let text = String(data: data, encoding: .utf8)
        else { return nil }
        self.path = path
        self.place = place
        self.module = module
        self.text = text
        tree = Parser.parse(source: text)
        imports = ImportReader(tree).modules
    }

    /// A module of Apple's without which the file means nothing; it is imported outside of any condition.
    var absentModule: String? { needs.first(where: Conditions.absent.contains) }

    /// The modules that it imports outside of any condition.
    var needs: [String] {
        tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
    }

    var usesUIKit: Bool { !imports.isDisjoint(with: ["UIKit", "QuartzCore"]) }
    var isTest: Bool { !imports.isDisjoint(with: ["XCTest", "Testing"]) }
}

/// The modules that a file imports, wherever it does.
private final class ImportReader: SyntaxVisitor {
    private(set) var modules: Set<String> = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first { modules.insert(module.name.text) }
        return .skipChildren
    }
}

/// The sources of one package, by its targets.
struct PackageSources {
    let files: [SourceFile]

    /// Whether it is code for iOS: it names UIKit, or needs another module of the kit.
    var isForKit: Bool {
        files.contains { $0.usesUIKit || $0.needs.contains(where: KitModules.all.contains) }
    }

    /// What `swift package describe` says of a package.
    private struct Description: Decodable {
        struct Target: Decodable {
            let c99name: String
            let path: String
            let sources: [String]
            let type: String
        }
        let path: String
        let targets: [Target]
    }

    init(described file: String, number: Int) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let package = try JSONDecoder().decode(Description.self, from: data)
        let asked = package.targets.filter { $0.type != "macro" && $0.type != "plugin" }
            .flatMap { target in
                target.sources.filter { $0.hasSuffix(".swift") }.map { source in
                    let local =
                        target.path.isEmpty || target.path == "."
                        ? source : target.path + "/" + source
                    return (
                        path: package.path + "/" + local, place: "\(number)/\(local)",
                        target.c99name
                    )
                }
            }
        files = Self.concurrently(asked) {
            SourceFile(path: $0.path, place: $0.place, module: $0.2)
        }
    }

    /// All files below a folder, as one module.
    init(folder: String) {
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        let asked = names.filter { $0.hasSuffix(".swift") }.sorted()
        files = Self.concurrently(asked) {
            SourceFile(path: root + "/" + $0, place: $0, module: "Module")
        }
    }

    private static func concurrently<Asked: Sendable>(
        _ asked: [Asked], _ make: @Sendable (Asked) -> SourceFile?
    ) -> [SourceFile] {
        let results = Results(asked.count)
        DispatchQueue.concurrentPerform(iterations: asked.count) { place in
            results.set(make(asked[place]), at: place)
        }
        return results.values
    }
}

/// What several threads found, in the order of what they were asked.
private final class Results: @unchecked Sendable {
    private var list: [SourceFile?]
    private let lock = NSLock()

    init(_ count: Int) { list = Array(repeating: nil, count: count) }

    func set(_ value: SourceFile?, at place: Int) { lock.withLock { list[place] = value } }
    var values: [SourceFile] { list.compactMap { $0 } }
}
