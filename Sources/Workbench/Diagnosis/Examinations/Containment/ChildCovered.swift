import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A child that another one was put over, and that nobody has removed: it stays on the screen for UIKit (B48).
enum ChildCovered: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard let parent = child.parent, let view = child.viewIfLoaded, view.isSeen,
                view.window != nil,
                let declared = world.declaredClass(of: parent.objectID),
                let adding = world.code(adding: child), declared.addsWithoutRemoving,
                let cover = parent.children.first(where: {
                    $0 !== child && $0.covers(view)
                        && world.code(adding: $0)?.isSame(as: adding) == true
                })
            else { return nil }
            return finding(child, cover, parent, declared, in: world)
        }
    }

    private static func finding(
        _ child: UIViewController, _ cover: UIViewController, _ parent: UIViewController,
        _ declared: DeclaredClass, in world: ExaminedWorld
    ) -> Finding {
        let names = (
            child: world.name(child), cover: world.name(cover), parent: world.name(parent)
        )
        let code = world.code(child)
        let place = declared.placeOfCall(of: "addChild")
        return Finding(
            "child-covered", rule: .b48, objects: [names.child, names.cover],
            "\(names.cover) was put over \(names.child), which is still a child of \(names.parent) with its "
                + "view in the window: it gets every appearance callback",
            mend: world.lines(
                .willMoveToNil(code), .removeFromSuperview(code), .removeFromParent(code))
                + (place.map {
                    ["do the same with the old child before the new one is added (\($0))"]
                }
                    ?? []))
    }
}

extension CallingCode {
    /// Whether the other one is the same member of the same class.
    fileprivate func isSame(as other: CallingCode) -> Bool {
        (className, line, column) == (other.className, other.line, other.column)
    }
}

extension UIViewController {
    /// Whether its view lies wholly over the other one, in front of it, and hides it.
    fileprivate func covers(_ other: UIView) -> Bool {
        guard let view = viewIfLoaded, view !== other, let superview = view.superview,
            superview === other.superview, view.isSeen,
            let own = superview.subviews.firstIndex(where: { $0 === view }),
            let below = superview.subviews.firstIndex(where: { $0 === other })
        else { return false }
        return own > below && view.frame.contains(other.frame)
    }
}

extension DeclaredClass {
    /// Whether it adds children and has no line that takes one away again.
    fileprivate var addsWithoutRemoving: Bool {
        ![
            "removeFromParent", "removeFromSuperview", "transition", "transitionFromViewController",
        ].contains(where: calls)
    }
}
