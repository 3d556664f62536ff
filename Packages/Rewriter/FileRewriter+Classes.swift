import SwiftSyntax

extension FileRewriter {
    /// What a class gets: its selectors, the overrides that stand in extensions, the protocols of optional requirements.
    func rewriteClass(_ node: ClassDeclSyntax) {
        guard let known = declarations.find(node.name.plain, from: module),
            known.file == file
        else { return }
        var adopted = declarations.met(by: known).map(\.protocolName)
        let isFirst = !declarations.inheritsPerform(known)
        let needsPerform = declarations.needsPerform(known)
        if needsPerform && isFirst { adopted.append("UIKit.MessageReceiver") }
        adopted += declarations.membersFirstOverridden(in: known).map(\.protocolName)
        adopt(adopted, in: node)
        makeTestClassLenient(node)
        var members = known.strays.map(\.forwarder)
        if needsPerform { members += performMembers(of: known, in: node, isFirst: isFirst) }
        guard !members.isEmpty else { return }
        edits.insert(
            "; " + members.joined(separator: "; ") + " ",
            at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
    }

    private func adopt(_ names: [String], in node: ClassDeclSyntax) {
        guard !names.isEmpty else { return }
        let list = names.joined(separator: ", ")
        if let last = node.inheritanceClause?.inheritedTypes.last {
            edits.insert(", " + list, at: last.endPositionBeforeTrailingTrivia)
        } else {
            let end = node.genericParameterClause?.endPositionBeforeTrailingTrivia
            edits.insert(": " + list, at: end ?? node.name.endPositionBeforeTrailingTrivia)
        }
    }

    private func performMembers(
        of known: KnownClass, in node: ClassDeclSyntax, isFirst: Bool
    ) -> [String] {
        let methods = known.reachable.filter { !$0.isOverride }
        var seen: Set<String> = []
        let own = methods.filter { seen.insert($0.selector).inserted }
        let head = "@MainActor " + access(of: node) + (isFirst ? "" : "override ")
        let cases = own.map { "case \"\($0.selector)\": return UIKit.sent(\(call($0)))" }
        let rest = isFirst ? "return nil" : "return super.perform(action, with: arguments)"
        let names = own.map { "\"\($0.selector)\"" }.joined(separator: ", ")
        let isOwn = "([\(names)] as [String]).contains(action)"
        return [
            head
                + "func perform(_ action: String, with arguments: [AnyObject?]) -> AnyObject? { switch action { "
                + (cases + ["default: " + rest]).joined(separator: "; ") + " } }",
            head + "func responds(to action: String) -> Bool { \(isOwn)"
                + (isFirst ? "" : " || super.responds(to: action)") + " }",
        ]
    }

    private func call(_ method: ReachableMethod) -> String {
        let arguments = method.signature.labels.enumerated().map { place, label in
            (label == "_" ? "" : label + ": ") + "UIKit.argument(arguments, \(place))"
        }
        return "self.`\(method.signature.name)`(\(arguments.joined(separator: ", ")))"
    }

    private func access(of node: ClassDeclSyntax) -> String {
        if node.modifiers.has("open") { return "open " }
        return node.modifiers.has("public") ? "public " : ""
    }

    /// XCTest's initialisers belong to no actor on Linux; on Apple's systems this conflict is forgiven.
    private func makeTestClassLenient(_ node: ClassDeclSyntax) {
        let line = declarations.lineage(of: declarations.find(node.name.plain, from: module))
        guard line.contains(where: { $0.superclass == "XCTestCase" }),
            let actor = node.attributes.named("MainActor"), !node.attributes.has("preconcurrency")
        else { return }
        edits.insert("@preconcurrency ", at: actor.positionAfterSkippingLeadingTrivia)
    }
}
