import SwiftSyntax

extension FileRewriter {
    private static let objectiveC: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
        "IBSegueAction", "NSCopying", "GKInspectable", "_implementationOnly",
    ]

    func rewriteAttribute(_ node: AttributeSyntax) {
        let name = node.attributeName.trimmedDescription
        if Self.objectiveC.contains(name) { edits.remove(node) }
        if name == "UIApplicationMain" { edits.replace(node, with: "@main") }
    }

    func rewriteMacro(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": rewriteSelector(node)
        case "keyPath": rewriteKeyPath(node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let name = SelectorName(node) else { return }
        let type = (name.type ?? owners.last).flatMap { declarations.find($0, from: module) }
        let text: String
        switch name.kind {
        case .method: text = declarations.selector(named: name.name, labels: name.labels, in: type)
        case .getter: text = name.name
        case .setter: text = "set" + name.name.prefix(1).uppercased() + name.name.dropFirst() + ":"
        }
        edits.replace(node, with: "Selector(\"\(text)\")")
    }

    private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let path = node.arguments.first?.expression.inOneLine else { return }
        let steps = path.split(separator: ".")
        let named = steps.drop { $0.first?.isUppercase == true || $0 == "self" }
        edits.replace(node, with: "\"\(named.joined(separator: "."))\"")
    }

    /// Code for iOS is meant, on the simulator.
    func rewriteCondition(_ condition: ExprSyntax) {
        for call in CallsWithin(condition).calls {
            let text = call.inOneLine
            if text == "os(iOS)" || text == "targetEnvironment(simulator)" {
                edits.replace(call, with: "canImport(UIKit)")
            }
        }
    }

    /// `import os.log`, `import class UIKit.UIView`: these modules have no parts here.
    func rewriteImport(_ node: ImportDeclSyntax) {
        guard let module = node.path.first?.name.text else { return }
        if module == "Darwin" { return edits.replace(node.path, with: "Glibc") }
        guard module == "Foundation" || KitModules.all.contains(module), node.path.count > 1 else {
            return
        }
        if let kind = node.importKindSpecifier { edits.remove(kind) }
        edits.replace(node.path, with: module)
    }

    /// `CoreGraphics.cos(x)`: a module that UIKit brings along is named without an import of its own.
    func rewriteModule(_ name: TokenSyntax) {
        if ["CoreGraphics", "QuartzCore"].contains(name.text) {
            edits.replace(name, with: "UIKit")
        }
    }

    /// `#available(iOS 13, *)` asks for the simulated system.
    func rewriteAvailability(_ node: AvailabilityConditionSyntax) {
        let versions = node.availabilityArguments.compactMap { argument -> String? in
            guard case .availabilityVersionRestriction(let version) = argument.argument,
                version.platform.text == "iOS", let number = version.version
            else { return nil }
            return number.trimmedDescription
        }
        guard let version = versions.first else { return }
        let parts = version.split(separator: ".")
        let list = (parts + ["0", "0"]).prefix(2).joined(separator: ", ")
        let sign = node.availabilityKeyword.text == "#unavailable" ? "!" : ""
        edits.replace(node, with: "\(sign)UIKit.isSystem(atLeast: \(list))")
    }
}

/// What `#selector` names.
struct SelectorName {
    enum Kind { case method, getter, setter }

    let kind: Kind
    let type: String?
    let name: String
    let labels: [String]?

    init?(_ node: MacroExpansionExprSyntax) {
        guard node.macroName.text == "selector", let argument = node.arguments.first else {
            return nil
        }
        switch argument.label?.text {
        case "getter": kind = .getter
        case "setter": kind = .setter
        default: kind = .method
        }
        var expression = argument.expression
        while let cast = expression.castAway { expression = cast }
        guard let reference = expression.referenced else { return nil }
        name = reference.name.baseName.plain
        labels = reference.name.argumentNames?.arguments.map(\.name.plain)
        let owner = reference.base?.trimmedDescription.split(separator: ".").last.map(String.init)
        type = owner.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil }
    }
}

extension ExprSyntax {
    /// Without parentheses and `as` around it.
    fileprivate var castAway: ExprSyntax? {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.expression
        }
        if let cast = self.as(AsExprSyntax.self) { return cast.expression }
        return self.as(SequenceExprSyntax.self)?.elements.first
    }

    fileprivate var referenced: (name: DeclReferenceExprSyntax, base: ExprSyntax?)? {
        if let own = self.as(DeclReferenceExprSyntax.self) { return (own, nil) }
        return self.as(MemberAccessExprSyntax.self).map { ($0.declName, $0.base) }
    }
}
