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
        let text = optional.map { "; " + standing(for: $0, of: node) }.joined()
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

    /// The protocol that has this one requirement.
    private func standing(for method: FunctionDeclSyntax, of owner: ProtocolDeclSyntax) -> String {
        let requirement = OptionalRequirement(owner: owner.name.plain, signature: Signature(method))
        let words = owner.modifiers.map { $0.trimmedDescription + " " }.joined()
        let actor = owner.attributes.has("MainActor") ? "@preconcurrency @MainActor " : ""
        let generics = method.genericParameterClause?.inOneLine ?? ""
        return "\(actor)\(words)protocol \(requirement.protocolName): AnyObject { "
            + "func \(method.name.text)\(generics)\(method.signature.inOneLine) }"
    }

    /// `delegate?.didMove?(x)`: for a requirement of the package, its own protocol is asked; UIKit's have a standard implementation.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        guard let (member, mark, isForced) = node.optionalMember, let base = member.base else {
            return
        }
        let signature = Signature(
            name: member.declName.baseName.plain, labels: node.labels)
        if let requirement = requirement(for: signature, closures: node.closureCount) {
            ask(base, for: requirement, mark, isForced: isForced)
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

    private func ask(
        _ base: ExprSyntax, for requirement: OptionalRequirement, _ mark: TokenSyntax,
        isForced: Bool
    ) {
        let cast = isForced ? " as! any " : " as? any "
        let end = cast + requirement.protocolName + ")" + (isForced ? "" : "?")
        edits.insert("(", at: base.positionAfterSkippingLeadingTrivia)
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            edits.replace(chain.questionMark, with: end)
        } else {
            edits.insert(end, at: base.endPositionBeforeTrailingTrivia)
        }
        edits.replace(mark, with: "")
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
