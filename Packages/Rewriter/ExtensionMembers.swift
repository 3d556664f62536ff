import SwiftSyntax

/// A method or a computed property in an extension of a class, which a subclass overrides: the Objective-C runtime finds
/// the override, Swift takes none. The member of the extension asks whether the object has one of its own, which
/// stands under another name and is the requirement of a protocol.
struct ExtensionMember {
    /// The class that is extended.
    let owner: String
    let name: String
    /// The labels of the arguments; nil for a property.
    let labels: [String]?

    private var suffix: String {
        ([owner, name] + (labels ?? []).map { $0 == "_" ? "" : $0 }).joined(separator: "_")
    }
    var protocolName: String { "OverridesOf_" + suffix }
    /// What the override is called.
    var ownName: String { "_own_" + name }
    /// What the member of the extension is called, for which an override calls `super`.
    var baseName: String { "_base_" + name }
}

extension ExtensionMember: Hashable {}

extension Declarations {
    /// The member of an extension that a declaration in the class's own braces overrides.
    func extensionMember(_ name: String, _ labels: [String]?, overriddenIn known: KnownClass)
        -> ExtensionMember?
    {
        lineage(of: known).dropFirst().lazy.map {
            ExtensionMember(owner: $0.name, name: name, labels: labels)
        }.first(where: extensionMembers.contains)
    }

    /// Whether a class above it overrides the member, too.
    func inheritsOverride(of member: ExtensionMember, _ known: KnownClass) -> Bool {
        lineage(of: known).dropFirst().contains { above in
            above.overrides.contains { $0 == member.name && $1 == member.labels }
        }
    }

    /// The protocols of such members that the class is the first to override.
    func membersFirstOverridden(in known: KnownClass) -> [ExtensionMember] {
        known.overrides.compactMap { extensionMember($0, $1, overriddenIn: known) }
            .filter { !inheritsOverride(of: $0, known) }
    }
}

extension FileRewriter {
    /// The method of an extension asks for an override, or the override gets its other name.
    func rewriteExtensionMember(_ method: FunctionDeclSyntax) {
        let signature = Signature(method)
        rewriteMember(
            signature.name, signature.labels, method.name, method.modifiers, method,
            extending: {
                self.methodThatAsks(method, $0)
            })
    }

    func rewriteExtensionMember(_ property: VariableDeclSyntax) {
        guard let binding = property.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return }
        rewriteMember(
            pattern.identifier.plain, nil, pattern.identifier, property.modifiers, property,
            extending: { self.propertyThatAsks(property, binding, $0) })
    }

    private func rewriteMember(
        _ name: String, _ labels: [String]?, _ token: TokenSyntax,
        _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol,
        extending: (ExtensionMember) -> (member: String, requirement: String)?
    ) {
        guard let owner = owners.last else { return }
        if let place = node.enclosingExtension {
            let member = ExtensionMember(owner: owner, name: name, labels: labels)
            guard declarations.overriddenMembers.contains(member), let texts = extending(member)
            else { return }
            edits.replace(token, with: member.baseName)
            edits.insert("; " + texts.member, at: node.endPositionBeforeTrailingTrivia)
            let access = accessWord(modifiers) ?? accessWord(place.modifiers) ?? ""
            edits.insert(
                "; @MainActor \(access)protocol \(member.protocolName): AnyObject { \(texts.requirement) }",
                at: place.endPositionBeforeTrailingTrivia)
            return
        }
        guard let word = modifiers.first(where: { $0.name.text == "override" }),
            let known = declarations.find(owner, from: module),
            let member = declarations.extensionMember(name, labels, overriddenIn: known)
        else { return }
        edits.replace(token, with: member.ownName)
        if !declarations.inheritsOverride(of: member, known) { edits.remove(word) }
    }

    private func accessWord(_ modifiers: DeclModifierListSyntax) -> String? {
        modifiers.lazy.map(\.name.text).first {
            ["public", "open", "private", "fileprivate"].contains($0)
        }.map { ["public", "open"].contains($0) ? "public " : "fileprivate " }
    }

    private func methodThatAsks(_ method: FunctionDeclSyntax, _ member: ExtensionMember)
        -> (member: String, requirement: String)?
    {
        guard method.genericParameterClause == nil else { return nil }
        let arguments = method.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text
            return (label == "_" ? "" : label + ": ")
                + (parameter.secondName ?? parameter.firstName).text
        }.joined(separator: ", ")
        let asking =
            "if let own = self as? any \(member.protocolName) { return own.\(member.ownName)(\(arguments)) }"
        let signature = method.signature.inOneLine
        return (
            "\(kept(method.modifiers))func \(method.name.text)\(signature) { \(asking); return \(member.baseName)(\(arguments)) }",
            "func \(member.ownName)\(method.signature.withoutDefaults)"
        )
    }

    private func propertyThatAsks(
        _ property: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ member: ExtensionMember
    ) -> (member: String, requirement: String)? {
        guard let type = binding.typeAnnotation?.inOneLine, let block = binding.accessorBlock else {
            return nil
        }
        let asking = "if let own = self as? any \(member.protocolName)"
        let setter =
            " set { \(asking) { own.\(member.ownName) = newValue } else { \(member.baseName) = newValue } }"
        return (
            "\(kept(property.modifiers))var \(member.name)\(type) { get { \(asking) { return own.\(member.ownName) }; return \(member.baseName) }\(block.hasSetter ? setter : "") }",
            "var \(member.ownName)\(type) { get \(block.hasSetter ? "set " : "")}"
        )
    }

    private func kept(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.filter { !["dynamic", "final"].contains($0.name.text) }
            .map { $0.trimmedDescription + " " }.joined()
    }

    /// `super` of an override means the extension's own member, or the override of a class above.
    func rewriteSuper(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, base.is(SuperExprSyntax.self), let owner = owners.last,
            let known = declarations.find(owner, from: module)
        else { return }
        let name = node.declName.baseName.plain
        let overridden = declarations.lineage(of: known).dropFirst().lazy.compactMap { above in
            self.declarations.overriddenMembers.first { $0.owner == above.name && $0.name == name }
        }.first
        guard let member = overridden else { return }
        if declarations.inheritsOverride(of: member, known) {
            edits.replace(node.declName.baseName, with: member.ownName)
        } else {
            edits.replace(base, with: "self")
            edits.replace(node.declName.baseName, with: member.baseName)
        }
    }
}

extension SyntaxProtocol {
    /// The extension in whose braces it stands itself.
    var enclosingExtension: ExtensionDeclSyntax? {
        parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    }
}

extension FunctionSignatureSyntax {
    /// A protocol's requirement has no default arguments.
    fileprivate var withoutDefaults: String {
        var copy = self
        copy.parameterClause.parameters = FunctionParameterListSyntax(
            parameterClause.parameters.map { $0.with(\.defaultValue, nil) })
        return copy.inOneLine
    }
}
