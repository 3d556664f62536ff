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
        case .implicitMember, .literal, .operation, .closure, .attempt, .address: false
        }
    }
}

extension ClassDeclaration.StoredProperty {
    /// Whether its type, or the class of its initial value, is a view of UIKit.
    fileprivate var holdsView: Bool {
        var name = type ?? ""
        if type == nil, case .link(.call(let called, _))? = initialValue?.kind,
            case .name(let made) = called.kind
        {
            name = made
        }
        let plain = name.filter { $0.isLetter }
        return plain.hasPrefix("UI")
            && ["View", "Label", "Button", "Bar", "Field", "Control", "Switch", "Slider"]
                .contains { plain.hasSuffix($0) }
    }
}
