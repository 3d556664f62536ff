import SwiftSyntax

/// Reads what one file declares.
final class DeclarationReader: SyntaxVisitor {
    private let declarations: Declarations
    private let file: Int
    private let module: String
    private var owners: [String] = []

    init(into declarations: Declarations, module: String, file: Int) {
        self.declarations = declarations
        self.module = module
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let known = declarations.makeClass(node.name.plain, in: module)
        known.file = file
        known.exposesAll = node.attributes.has("objcMembers")
        adopt(node.inheritanceClause, into: known, named: true)
        owners.append(known.name)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.lastName
        adopt(node.inheritanceClause, into: declarations.makeClass(name, in: module), named: false)
        owners.append(name)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in Conditions.live(node) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.names ?? []
        declarations.protocols[node.name.plain, default: []].formUnion(inherited)
        let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        if isOfKit { declarations.kitRequirements.formUnion(methods.map(Signature.init)) }
        let optional = methods.filter { $0.modifiers.has("optional") }
        for (number, method) in optional.enumerated() {
            require(method, of: node.name.plain, number: number)
        }
        return .skipChildren
    }

    private var isOfKit: Bool { module == Declarations.kit }

    private func require(_ method: FunctionDeclSyntax, of owner: String, number: Int) {
        let signature = Signature(method)
        declarations.optionals[signature, default: []].append(
            OptionalRequirement(
                owner: owner, signature: signature, types: method.argumentTypes,
                protocolName: declarations.protocolName(of: owner, number)))
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let owner = owners.last {
            let known = declarations.makeClass(owner, in: module)
            keep(node, in: known)
            let signature = Signature(node)
            note(signature.name, signature.labels, node.modifiers, node, in: known)
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let known = owners.last.map({ declarations.makeClass($0, in: module) }),
            let stray = StrayProperty(node)
        {
            known.strays.append(StrayOverride(forwarder: stray.forwarder))
        }
        if let owner = owners.last, let pattern = node.bindings.first?.pattern,
            let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plain
        {
            let known = declarations.makeClass(owner, in: module)
            note(name, nil, node.modifiers, node, in: known)
        }
        return .skipChildren
    }

    /// Notes what an extension declares, and what a class's own braces override.
    private func note(
        _ name: String, _ labels: [String]?, _ modifiers: DeclModifierListSyntax,
        _ node: some SyntaxProtocol, in known: KnownClass
    ) {
        if isOfKit || modifiers.has("static") || modifiers.has("class") { return }
        let isOverride = modifiers.has("override")
        if node.enclosingExtension != nil {
            if !isOverride {
                declarations.extensionMembers.insert(
                    ExtensionMember(owner: known.name, name: name, labels: labels))
            }
        } else if isOverride {
            known.overrides.append((name, labels))
        }
    }

    private func keep(_ method: FunctionDeclSyntax, in known: KnownClass) {
        let signature = Signature(method)
        known.methods.append((signature, method.argumentTypes))
        if let stray = StrayMethod(method) {
            known.strays.append(StrayOverride(forwarder: stray.forwarder))
        }
        guard method.isReachable(exposesAll: known.exposesAll) else { return }
        known.reachable.append(
            ReachableMethod(
                signature: signature, selector: method.selector,
                isOverride: method.modifiers.has("override")))
    }

    private func adopt(_ clause: InheritanceClauseSyntax?, into known: KnownClass, named: Bool) {
        var names = clause?.names ?? []
        if named, let first = names.first, !declarations.protocols.keys.contains(first) {
            known.superclass = first
            names.removeFirst()
            known.protocols.insert(first)
        }
        known.protocols.formUnion(names)
    }
}

extension InheritanceClauseSyntax {
    var names: [String] {
        inheritedTypes.flatMap { item -> [String] in
            let type = item.type.as(AttributedTypeSyntax.self)?.baseType ?? item.type
            if let composition = type.as(CompositionTypeSyntax.self) {
                return composition.elements.map(\.type.lastName)
            }
            return [type.lastName]
        }
    }
}

extension TypeSyntax {
    /// Its name without those that it stands in, and without generic arguments.
    var lastName: String {
        if let member = self.as(MemberTypeSyntax.self) { return member.name.plain }
        if let name = self.as(IdentifierTypeSyntax.self) { return name.name.plain }
        return trimmedDescription
    }
}

extension AttributeListSyntax {
    func named(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
            $0.attributeName.trimmedDescription == name
        }
    }

    func has(_ name: String) -> Bool { named(name) != nil }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
}

extension FunctionDeclSyntax {
    /// Whether a message of Objective-C may reach it.
    func isReachable(exposesAll: Bool) -> Bool {
        guard genericParameterClause == nil, !modifiers.has("static"), !modifiers.has("class"),
            signature.effectSpecifiers?.asyncSpecifier == nil,
            signature.effectSpecifiers?.throwsClause == nil, isNamed
        else { return false }
        if attributes.has("objc") || attributes.has("IBAction") || attributes.has("IBSegueAction") {
            return true
        }
        return exposesAll && !attributes.has("nonobjc") && !modifiers.has("private")
    }

    private var isNamed: Bool {
        signature.parameterClause.parameters.allSatisfy { parameter in
            !parameter.type.trimmedDescription.contains("inout") && parameter.ellipsis == nil
        } && (name.text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false)
    }

    var selector: String {
        if case .objCName(let pieces) = attributes.named("objc")?.arguments {
            return pieces.trimmedDescription
        }
        return Signature(self).selector
    }
}
