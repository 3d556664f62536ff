import CommandLanguage
import HierarchyRecords

/// Container code that touches what lies below a child's root view (B01).
enum ChildsOwnViews: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        let views = viewNames(of: all.filter { $0.name != declared.name })
        var findings: [Finding] = []
        for (method, statements) in declared.bodies {
            var seen: Set<String> = []
            CodeWalk.expressions(of: statements) { expression in
                guard let touched = touched(expression, views), seen.insert(touched).inserted
                else { return }
                findings.append(
                    declared.advice(
                        "childs-views", rule: .b01, method: method, at: expression.span,
                        "reaches into a child: \(touched)",
                        mend: ["let the child offer a method or a property for it"]))
            }
        }
        return findings
    }

    /// The path to a view below another controller's root view; nil for any other expression.
    private static func touched(_ expression: Expression, _ views: Set<String>) -> String? {
        let path = CodeCall(expression).map { ($0.receiver, $0.name) } ?? expression.member
        guard let (base, name) = path, let (owner, middle) = base.member, owner.isForeign else {
            return nil
        }
        if middle == "view" {
            let below = ["subviews", "viewWithTag", "constraints"]
            return below.contains(name) ? "\(owner.pathText).view.\(name)" : nil
        }
        return views.contains(middle) ? "\(owner.pathText).\(middle)" : nil
    }

    /// The names of properties that hold views in these classes.
    private static func viewNames(of classes: [DeclaredClass]) -> Set<String> {
        let properties = classes.flatMap(\.declaration.storedProperties).filter(\.holdsView)
        return Set(properties.map(\.name.text)).subtracting(["view"])
    }
}

extension Expression {
    /// Whether it is another object than `self` and `super`.
    fileprivate var isForeign: Bool {
        switch unchained.kind {
        case .name(let name): name != "self" && name != "super"
        case .message, .link: true
        case .type, .implicitMember, .literal, .operation, .closure, .attempt, .address: false
        }
    }
}

extension TypeSyntax {
    /// The name of the type, or of what the array of it holds; nil for anything else.
    fileprivate var heldName: String? {
        switch kind {
        case .name(let name): name
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner):
            inner.heldName
        case .member, .generic, .metatype, .dictionary, .tuple, .function, .any, .some,
            .composition, .inOut:
            nil
        }
    }
}

extension Expression {
    /// The name of the type that it makes a value of, if it is such a call.
    fileprivate var madeName: String? {
        if case .link(.call(let called, _)) = kind, case .name(let name) = called.kind {
            name
        } else {
            nil
        }
    }
}

extension ClassDeclaration.StoredProperty {
    /// Whether its type, or the class of its initial value, is a view of UIKit.
    fileprivate var holdsView: Bool {
        let name = type.map(\.heldName) ?? initialValue?.madeName
        guard let name, name.hasPrefix("UI") else { return false }
        return ["View", "Label", "Button", "Bar", "Field", "Control", "Switch", "Slider"]
            .contains { name.hasSuffix($0) }
    }
}
