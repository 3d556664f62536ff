import SwiftOperators
import SwiftSyntax

/// Finds in one file what does not exist without the Objective-C runtime, and writes what stands for it.
final class FileRewriter: SyntaxVisitor {
    let declarations: Declarations
    let module: String
    let file: Int
    /// Whether its module is one for UIKit: only there is an `#if os(iOS)` meant.
    var isForUIKit = true
    var edits = Edits()
    var owners: [String] = []

    init(_ declarations: Declarations, module: String, file: Int) {
        self.declarations = declarations
        self.module = module
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        owners.append(node.name.plain)
        rewriteClass(node)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        owners.append(node.extendedType.lastName)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteProtocol(node)
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        rewriteAttribute(node)
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" { edits.remove(node) }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if emptyUnavailable(node) { return .skipChildren }
        if let stray = StrayMethod(node) { rename(stray.name, stray.newName, stray.override) }
        rewriteExtensionMember(node)
        openToOwnFile(node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let stray = StrayProperty(node) { rename(stray.name, stray.newName, stray.override) }
        rewriteExtensionMember(node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteMacro(node)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if rewriteResponds(node) { return .skipChildren }
        rewriteOptionalCall(node)
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if isForUIKit, let condition = node.condition { rewriteCondition(condition) }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteImport(node)
        return .skipChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        rewriteAvailability(node)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) { rewriteModule(base.baseName) }
        rewriteSuper(node)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { rewriteModule(base.name) }
        return .visitChildren
    }

    private func rename(_ name: TokenSyntax, _ newName: String, _ override: DeclModifierSyntax) {
        edits.replace(name, with: newName)
        edits.remove(override)
    }

    /// A private method in another file than its class is called from the class's braces.
    private func openToOwnFile(_ method: FunctionDeclSyntax) {
        guard let owner = owners.last, let known = declarations.find(owner, from: module),
            known.module == module, known.file != nil, known.file != file,
            method.isReachable(exposesAll: known.exposesAll)
        else { return }
        for word in method.modifiers where ["private", "fileprivate"].contains(word.name.text) {
            edits.remove(word)
        }
    }
}
