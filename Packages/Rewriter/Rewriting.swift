import SwiftParser
import SwiftSyntax

/// Rewrites the files of packages, which are read together, since a protocol of one is adopted in another.
struct Rewriting {
    private let declarations = Declarations()
    private let files: [SourceFile]
    /// Files of packages that are not for iOS alone, and know what Linux has.
    private let apart: [SourceFile]

    /// Files that need a module of Apple's that is not here: they are left out.
    let leftOut: [(file: SourceFile, module: String)]
    private let remains: [String: TypeRemains]

    init(index: KitIndex, packages: [PackageSources]) {
        let all = packages.filter { $0.files.contains(where: \.usesUIKit) }.flatMap(\.files)
        apart = packages.filter { !$0.isForKit }.flatMap(\.files)
        leftOut = all.compactMap { file in file.absentModule.map { (file, $0) } }
        files = all.filter { $0.absentModule == nil }
        index.fill(declarations)
        // Only then can the first name behind a class be told from its superclass.
        for file in files { ProtocolNames(into: declarations).walk(file.tree) }
        for (number, file) in files.enumerated() {
            DeclarationReader(into: declarations, module: file.module, file: number).walk(file.tree)
        }
        var remains: [String: TypeRemains] = [:]
        for (module, gone) in Dictionary(grouping: leftOut.map(\.file), by: \.module) {
            remains[module] = TypeRemains(
                of: gone, beside: files.filter { $0.module == module }, declarations)
        }
        self.remains = remains
    }

    /// Calls the body with each file that changes, and its new text.
    func forEachChange(_ body: (SourceFile, String) throws -> Void) rethrows {
        for file in apart {
            let edits = KitModules.hidden(from: file)
            if !edits.isEmpty { try body(file, edits.applied(to: file.text)) }
        }
        for (file, _) in leftOut {
            let lines = String(repeating: "\n", count: file.text.utf8.count { $0 == 10 })
            try body(file, (remains[file.module]?.text(of: file) ?? "") + lines)
        }
        let modulesOfUIKit = Set(files.filter(\.usesUIKit).map(\.module))
        for (number, file) in files.enumerated() {
            let rewriter = FileRewriter(declarations, module: file.module, file: number)
            rewriter.isForUIKit = modulesOfUIKit.contains(file.module) || file.isTest
            rewriter.walk(file.tree)
            if rewriter.isForUIKit {
                rewriter.importUIKit(into: file)
            }
            if !rewriter.edits.isEmpty { try body(file, rewriter.edits.applied(to: file.text)) }
        }
    }
}

/// The names of all protocols.
private final class ProtocolNames: SyntaxVisitor {
    private let declarations: Declarations

    init(into declarations: Declarations) {
        self.declarations = declarations
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.protocols[node.name.plain, default: []].formUnion([])
        return .skipChildren
    }
}

extension FileRewriter {
    private static let bringUIKit: Set<String> = [
        "Foundation", "XCTest", "Testing", "CoreGraphics", "QuartzCore",
    ]

    /// On iOS, Foundation and XCTest bring names of UIKit along. Where all imports stand in conditions, one stands in each.
    func importUIKit(into file: SourceFile) {
        guard !file.imports.contains("UIKit"), !file.imports.isDisjoint(with: Self.bringUIKit)
        else { return }
        for first in FirstImports(file.tree).found {
            let access = first.modifiers.map { $0.trimmedDescription + " " }.joined()
            edits.insert("\(access)import UIKit; ", at: first.positionAfterSkippingLeadingTrivia)
        }
    }
}

/// The first import of a file, or where it has none outside of conditions, the first in each part of these.
private final class FirstImports: SyntaxVisitor {
    private(set) var found: [ImportDeclSyntax] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        if let first = first(in: tree.statements) { found = [first] } else { walk(tree) }
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard case .statements(let statements)? = node.elements else { return .skipChildren }
        guard let first = first(in: statements) else { return .visitChildren }
        found.append(first)
        return .skipChildren
    }

    private func first(in statements: CodeBlockItemListSyntax) -> ImportDeclSyntax? {
        statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }.first
    }
}
