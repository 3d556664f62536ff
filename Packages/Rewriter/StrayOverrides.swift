import SwiftSyntax

/// A method in an extension that overrides one of a superclass. Swift takes such an override only in the class's own
/// braces: there a declaration is added that calls this one, which gets another name.
struct StrayMethod {
    let name: TokenSyntax
    let newName: String
    let forwarder: String
    let override: DeclModifierSyntax

    init?(_ method: FunctionDeclSyntax) {
        guard let override = method.strayOverride else { return nil }
        self.override = override
        name = method.name
        newName = "_of_extension_" + method.name.plain
        let parameters = method.signature.parameterClause.parameters
        let arguments = parameters.map { parameter in
            let label = parameter.firstName.text
            return (label == "_" ? "" : label + ": ")
                + (parameter.secondName ?? parameter.firstName).text
        }
        let prefix = method.modifiers.inForwarder
        let call =
            method.signature.callPrefix + newName + "(" + arguments.joined(separator: ", ") + ")"
        forwarder = "\(prefix)func \(method.name.text)\(method.signature.inOneLine) { \(call) }"
    }
}

/// A computed property in an extension that overrides one of a superclass.
struct StrayProperty {
    let name: TokenSyntax
    let newName: String
    let forwarder: String
    let override: DeclModifierSyntax

    init?(_ property: VariableDeclSyntax) {
        guard let override = property.strayOverride, let binding = property.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            let type = binding.typeAnnotation, let block = binding.accessorBlock
        else { return nil }
        self.override = override
        name = pattern.identifier
        newName = "_of_extension_" + name.plain
        let setter = block.hasSetter ? " set { \(newName) = newValue }" : ""
        forwarder =
            "\(property.modifiers.inForwarder)var \(name.text)\(type.inOneLine) { get { \(newName) }\(setter) }"
    }
}

extension AccessorBlockSyntax {
    var hasSetter: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { $0.accessorSpecifier.text == "set" }
    }
}

extension FunctionSignatureSyntax {
    fileprivate var callPrefix: String {
        let isThrowing = effectSpecifiers?.throwsClause != nil
        let isAsync = effectSpecifiers?.asyncSpecifier != nil
        return (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    }
}

extension DeclModifierListSyntax {
    /// `override public class `: what the declaration in the class's braces says before its keyword.
    fileprivate var inForwarder: String {
        filter { $0.name.text != "dynamic" && $0.name.text != "final" }
            .map { $0.trimmedDescription + " " }.joined()
    }
}

extension DeclSyntaxProtocol where Self: WithModifiersSyntax {
    /// The word `override` of a declaration that stands in an extension.
    fileprivate var strayOverride: DeclModifierSyntax? {
        guard let word = modifiers.first(where: { $0.name.text == "override" }) else { return nil }
        var place: Syntax? = parent
        while let node = place {
            if node.is(ExtensionDeclSyntax.self) { return word }
            if node.is(ClassDeclSyntax.self) { return nil }
            place = node.parent
        }
        return nil
    }
}
