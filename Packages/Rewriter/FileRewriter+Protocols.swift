import SwiftSyntax

extension FileRewriter {
    func rewriteProtocol(_ node: ProtocolDeclSyntax) {
        bindToClasses(node)
        let optional = node.memberBlock.members.compactMap { member in
            member.decl.as(FunctionDeclSyntax.self).flatMap {
                $0.modifiers.has("optional") ? $0 : nil
            }
        }
        optional.forEach { edits.remove($0) }
        for member in node.memberBlock.members {
            let word = member.decl.as(VariableDeclSyntax.self)?.modifiers.first {
                $0.name.text == "optional"
            }
            if let word { edits.remove(word) }
        }
        let text = optional.enumerated().map { number, method in
            "; " + standing(for: method, of: node, number: number)
        }.joined()
        edits.insert(text, at: node.endPositionBeforeTrailingTrivia)
    }

    /// A protocol of Objective-C is one of classes, and a responder here is no `NSObject`.
    private func bindToClasses(_ node: ProtocolDeclSyntax) {
        let types = node.inheritanceClause?.inheritedTypes
        let root = types?.first { $0.type.trimmedDescription == "NSObjectProtocol" }
        if let root { edits.replace(root.type, with: "AnyObject") }
        guard node.attributes.has("objc"), root == nil else { return }
        if let last = types?.last {
            guard
                types?.contains(where: {
                    ["AnyObject", "class"].contains($0.type.trimmedDescription)
                }) == false
            else { return }
            edits.insert(", AnyObject", at: last.endPositionBeforeTrailingTrivia)
        } else {
            edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
        }
    }

    /// The protocol that has this one requirement, and the method that asks for it: `optional_didMove(_:)`.
    private func standing(
        for method: FunctionDeclSyntax, of owner: ProtocolDeclSyntax, number: Int
    ) -> String {
        let name = declarations.protocolName(of: owner.name.plain, number)
        let words = owner.modifiers.map { $0.trimmedDescription + " " }.joined()
        let actor = owner.attributes.has("MainActor") ? "@preconcurrency @MainActor " : ""
        let head = "func \(method.name.text)" + method.rest
        let asking = OptionalAsking(method, protocolName: name)
        return "\(actor)\(words)protocol \(name): AnyObject { \(head) }; "
            + "\(actor)\(words)extension \(owner.name.text) { \(asking.text) }"
    }

    /// `delegate?.didMove?(x)`: a requirement of the package is asked for; UIKit's have a standard implementation.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        guard let (member, mark, isForced) = node.optionalMember, let base = member.base else {
            return
        }
        let signature = Signature(name: member.declName.baseName.plain, labels: node.labels)
        if requirement(for: signature, closures: node.closureCount) != nil {
            edits.insert(
                "optional_", at: member.declName.baseName.positionAfterSkippingLeadingTrivia)
            edits.replace(mark, with: "")
            if isForced { edits.insert("!", at: node.endPositionBeforeTrailingTrivia) }
        } else if isKitRequirement(signature, closures: node.closureCount) {
            edits.replace(mark, with: "")
            guard !isForced, !base.hasOptionalChain, !node.standsAlone else { return }
            edits.insert("Optional(", at: node.positionAfterSkippingLeadingTrivia)
            edits.insert(")", at: node.endPositionBeforeTrailingTrivia)
        }
    }

    private func requirement(for signature: Signature, closures: Int) -> OptionalRequirement? {
        if let exact = declarations.optionals[signature]?.first { return exact }
        guard closures > 0 else { return nil }
        return declarations.optionals.first { $0.key.fits(signature, closures: closures) }?.value
            .first
    }

    private func isKitRequirement(_ signature: Signature, closures: Int) -> Bool {
        declarations.kitRequirements.contains(signature)
            || closures > 0
                && declarations.kitRequirements.contains { $0.fits(signature, closures: closures) }
    }

    /// `delegate?.responds(to: #selector(Watcher.didMove(_:)))`, of an optional requirement of the package.
    func rewriteResponds(_ node: FunctionCallExprSyntax) -> Bool {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "responds", let base = member.base,
            let macro = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
            let name = SelectorName(macro), name.kind == .method,
            let requirement = declarations.optionals.values.joined().first(where: {
                $0.signature.name == name.name
                    && (name.labels.map { [l = $0.signature.labels] in $0 == l } ?? true)
            })
        else { return false }
        let text = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        edits.replace(node, with: "((\(text.inOneLine)) is any \(requirement.protocolName))")
        return true
    }
}

/// The method in an extension of the protocol that asks whether a requirement is met, and calls it.
private struct OptionalAsking {
    let text: String

    init(_ method: FunctionDeclSyntax, protocolName: String) {
        let effects = method.signature.effectSpecifiers
        let prefix =
            (effects?.throwsClause == nil ? "" : "try ")
            + (effects?.asyncSpecifier == nil ? "" : "await ")
        let arguments = method.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text
            let name = (parameter.secondName ?? parameter.firstName).text
            return label == "_" ? name : "\(label): \(name)"
        }
        let result = method.signature.returnClause?.type.inOneLine ?? "Void"
        let isOptional = result.hasSuffix("?") || result.hasSuffix("!")
        let type = isOptional ? result : result.contains(" ") ? "(\(result))?" : result + "?"
        let clause = method.signature.parameterClause.inOneLine
        let words = [clause, effects?.inOneLine ?? "", "->", type].filter { !$0.isEmpty }
        let call = "(self as? any \(protocolName))?.\(method.name.text)"
        text =
            "@discardableResult func optional_\(method.name.plain)"
            + (method.genericParameterClause?.inOneLine ?? "") + words.joined(separator: " ")
            + " { \(prefix)\(call)(\(arguments.joined(separator: ", "))) }"
    }
}

extension FunctionDeclSyntax {
    /// What stands behind its name.
    fileprivate var rest: String {
        (genericParameterClause?.inOneLine ?? "") + signature.inOneLine
    }
}

extension Signature {
    /// Whether a call with those labels and trailing closures can mean it.
    func fits(_ call: Signature, closures: Int) -> Bool {
        name == call.name && labels.count == call.labels.count + closures
            && Array(labels.prefix(call.labels.count)) == call.labels
    }
}

extension FunctionCallExprSyntax {
    var labels: [String] { arguments.map { $0.label?.plain ?? "_" } }
    var closureCount: Int { (trailingClosure == nil ? 0 : 1) + additionalTrailingClosures.count }

    /// The member and the mark of `base.member?(…)` or `base.member!(…)`.
    var optionalMember: (MemberAccessExprSyntax, TokenSyntax, isForced: Bool)? {
        if let chain = calledExpression.as(OptionalChainingExprSyntax.self) {
            return chain.expression.as(MemberAccessExprSyntax.self).map {
                ($0, chain.questionMark, false)
            }
        }
        guard let forced = calledExpression.as(ForceUnwrapExprSyntax.self) else { return nil }
        return forced.expression.as(MemberAccessExprSyntax.self).map {
            ($0, forced.exclamationMark, true)
        }
    }

    /// Whether nobody reads its value.
    var standsAlone: Bool { parent?.is(CodeBlockItemSyntax.self) ?? false }
}

extension ExprSyntax {
    var hasOptionalChain: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
    }
}
