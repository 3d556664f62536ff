import SwiftSyntax

/// The modules of the kit, which are Apple's elsewhere.
enum KitModules {
    static let all: Set<String> = [
        "UIKit", "CoreGraphics", "QuartzCore", "Combine", "ObjectiveC", "os", "OSLog",
    ]

    /// A package that runs on Linux without the kit asks for such a module to tell Apple's systems; it is told
    /// that there is none, as without the kit.
    static func hidden(from file: SourceFile) -> Edits {
        let finder = Questions(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        return finder.edits
    }

    /// `canImport(os)` in the conditions of a file.
    private final class Questions: SyntaxVisitor {
        var edits = Edits()

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            for call in node.condition.map({ CallsWithin($0).calls }) ?? []
            where call.calledExpression.inOneLine == "canImport"
                && call.arguments.contains(where: { all.contains($0.expression.inOneLine) })
            {
                edits.replace(call, with: "false")
            }
            return .visitChildren
        }
    }
}
