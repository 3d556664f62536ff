import CommandLanguage
import HierarchyRecords

/// An override that does not call `super` where UIKit asks for it (B10, B11).
enum MissingSuper: Advice {
    /// The callbacks whose overrides call `super`, by their base name.
    private static let callbacks: [String: RuleID] = [
        "viewDidLoad": .b10, "viewWillAppear": .b10, "viewIsAppearing": .b10,
        "viewDidAppear": .b10, "viewWillDisappear": .b10, "viewDidDisappear": .b10,
        "willMove": .c17, "didMove": .c17, "addChild": .b10, "removeFromParent": .b10,
        "viewWillTransition": .b10, "willTransition": .b10, "updateViewConstraints": .b10,
        "setEditing": .b10, "traitCollectionDidChange": .b10, "didReceiveMemoryWarning": .b10,
        "awakeFromNib": .b10, "becomeFirstResponder": .b10, "resignFirstResponder": .b10,
        "prepareForReuse": .b10, "setSelected": .b10, "setHighlighted": .b10,
        "updateConstraints": .b10,
    ]

    /// What a container passes on to its children by its own implementation.
    private static let passingOn = ["viewWillTransition", "willTransition"]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        return declared.methods.compactMap { method in
            let isOverride =
                method.modifiers.contains(.override) || method.language == .objectiveC
            guard isOverride, let rule = callbacks[method.plainName], !callsSuper(method) else {
                return nil
            }
            return finding(method, rule, declared)
        }
    }

    /// Whether the override calls what it overrides.
    static func callsSuper(_ method: FunctionDeclaration) -> Bool {
        var found = false
        CodeWalk.expressions(of: method.body) { expression in
            guard let call = CodeCall(expression), call.isSuper else { return }
            if call.name == method.plainName || method.isSelector(call.name) { found = true }
        }
        return found
    }

    private static func finding(
        _ method: FunctionDeclaration, _ rule: RuleID, _ declared: DeclaredClass
    ) -> Finding {
        let isListing = declared.forwardsByHand && forwards(method)
        let isHeldBack = passingOn.contains(method.plainName) && declared.addsChildren
        return declared.advice(
            "super-missing", rule == .c17 || isHeldBack ? .fault : .advice,
            rule: isListing ? .b11 : rule,
            method: method.plainName, at: method.name.span,
            isListing
                ? "forwards to its child and never calls super, as in the guide's listing"
                : isHeldBack
                    ? "does not call super, which passes it on: the children of \(declared.name) hear "
                        + "nothing of the change" : "does not call super", mend: [method.superCall])
    }

    /// Whether it begins or ends a child's transition, as the guide's listing does.
    private static func forwards(_ method: FunctionDeclaration) -> Bool {
        var found = false
        CodeWalk.expressions(of: method.body) { expression in
            let name = CodeCall(expression)?.name
            if name == "beginAppearanceTransition" || name == "endAppearanceTransition" {
                found = true
            }
        }
        return found
    }
}

extension FunctionDeclaration {
    fileprivate func isSelector(_ name: String) -> Bool {
        objcSelector?.prefix { $0 != ":" } == name[...]
    }

    /// The call of `super` that it lacks, in its own language.
    var superCall: String {
        if language == .objectiveC {
            let words = (objcSelector ?? name.text).split(separator: ":")
            if parameters.isEmpty { return "[super \(objcSelector ?? name.text)];" }
            let parts = zip(words, parameters).map { "\($0):\($1.name.text)" }
            return "[super \(parts.joined(separator: " "))];"
        }
        let values = parameters.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + parameter.name.text
        }
        return "super.\(name.text)(\(values.joined(separator: ", ")))"
    }
}

extension DeclaredClass {
    /// Whether its code adds children.
    fileprivate var addsChildren: Bool {
        ["addChild", "addChildViewController"].contains(where: calls)
    }
}
