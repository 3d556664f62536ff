import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A controller that asks whether it is being presented or dismissed, while the container around it is what came or
/// went (B32).
enum AskedOfContent: Examination {
    private static let questions = [
        "isBeingDismissed", "isBeingPresented", "isMovingFromParent",
        "isMovingFromParentViewController",
    ]

    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.flatMap { controller -> [Finding] in
            guard controller.parent != nil,
                let declared = world.declaredClass(of: controller.objectID)
            else { return [] }
            return [foreignPresenter(of: controller, declared, in: world)].compactMap(\.self)
                + questions.compactMap { question in
                    guard let place = declared.placeOfOwn(question),
                        let mover = mover(of: controller, question, in: world)
                    else { return nil }
                    return finding(controller, question, mover, place, declared, in: world)
                }
        }
    }

    /// A controller that takes itself for presented, since presentingViewController of a child is that of what
    /// contains it.
    private static func foreignPresenter(
        of controller: UIViewController, _ declared: DeclaredClass, in world: ExaminedWorld
    ) -> Finding? {
        let outermost = controller.outermost
        guard let presenter = outermost.presentingViewController,
            ContainerKind.allCases.allSatisfy({ $0.container(of: controller) == nil }),
            let (span, method) = declared.comparisonOfPresenter
        else { return nil }
        let names = (own: world.name(controller), outer: world.name(outermost))
        let place = declared.text(of: span, in: method)
        return Finding(
            "presented-around", .advice, rule: .b32,
            objects: [names.own, names.outer, "presentingViewController"],
            "\(names.own).presentingViewController is \(world.name(presenter)) though nobody presented "
                + "\(names.own): a child has that of its parent, and \(names.outer) is what was presented (\(place))",
            mend: [
                declared.declaration.language == .swift
                    ? "parent == nil && presentingViewController != nil (\(place))"
                    : "self.parentViewController == nil && self.presentingViewController != nil (\(place))"
            ])
    }

    /// The container that came or went in the place of the controller.
    private static func mover(
        of controller: UIViewController, _ question: String, in world: ExaminedWorld
    ) -> UIViewController? {
        let outermost = controller.outermost
        if question == "isBeingPresented" {
            return outermost.presentingViewController == nil ? nil : outermost
        }
        guard controller.viewIfLoaded?.window == nil,
            world.histories.departed.contains(controller.objectID), outermost !== world.world.root
        else { return nil }
        let wasPresented = !world.histories.departedFromParents.contains(outermost.objectID)
        return wasPresented == (question == "isBeingDismissed") ? outermost : nil
    }

    private static func finding(
        _ controller: UIViewController, _ question: String, _ mover: UIViewController,
        _ place: String, _ declared: DeclaredClass, in world: ExaminedWorld
    ) -> Finding {
        let names = (own: world.name(controller), mover: world.name(mover))
        let isSwift = declared.declaration.language == .swift
        let way = way(from: controller, to: mover)
        return Finding(
            "asked-of-content", rule: .b32, objects: [names.own, names.mover, question],
            "\(names.own).\(question) is false though \(names.own) comes or goes: what "
                + words(question) + " is \(names.mover), which contains it (\(place))",
            mend: [
                isSwift
                    ? "\(way)?.\(question) ?? false in place of \(question) (\(place))"
                    : "self.\(way).\(question) in place of self.\(question) (\(place))"
            ])
    }

    private static func words(_ question: String) -> String {
        switch question {
        case "isBeingPresented": "is presented"
        case "isBeingDismissed": "is dismissed"
        case _: "leaves its parent"
        }
    }

    private static func way(
        from controller: UIViewController, to mover: UIViewController
    ) -> String {
        for kind in ContainerKind.allCases where kind.container(of: controller) === mover {
            return kind.rawValue
        }
        return controller.parent === mover ? "parent" : "parent?.parent"
    }
}

extension DeclaredClass {
    /// Where the class asks the question of itself; nil where it asks another object, too.
    fileprivate func placeOfOwn(_ question: String) -> String? {
        var own: String?
        var asksOthers = false
        for (method, statements) in bodies {
            CodeWalk.expressions(of: statements) { expression in
                if expression.isOwn(question) {
                    own = own ?? text(of: expression.span, in: method)
                } else if expression.member?.name == question {
                    asksOthers = true
                }
            }
        }
        return asksOthers ? nil : own
    }
}

extension DeclaredClass {
    /// Where the class compares its own presentingViewController with nil.
    fileprivate var comparisonOfPresenter: (span: SourceSpan, method: String)? {
        for (method, statements) in bodies {
            var found: SourceSpan?
            CodeWalk.expressions(of: statements) { expression in
                guard found == nil,
                    case .operation(.infix(let sign, let left, let right)) = expression.kind,
                    sign == "!=", left.isOwn("presentingViewController"), right.isNothing
                else { return }
                found = expression.span
            }
            if let found { return (found, method) }
        }
        return nil
    }
}

extension CommandLanguage.Expression {
    /// `nil`, in either language.
    fileprivate var isNothing: Bool {
        if case .literal(.nil) = unchained.kind { return true }
        return isName("nil")
    }
}
