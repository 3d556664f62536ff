import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A child's view that was added to a smaller view and has kept its size, as nothing gives it another (A86).
enum ChildLargerThanBox: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard let parent = child.parent, let view = child.viewIfLoaded, view.window != nil,
                let box = view.superview, view.standsOut(of: box), box !== parent.viewIfLoaded,
                box.nearestOwner === parent, let declared = world.adder(of: child, in: parent)
            else { return nil }
            return finding(child, view, box, parent, declared, in: world)
        }
    }

    private static func finding(
        _ child: UIViewController, _ view: UIView, _ box: UIView, _ parent: UIViewController,
        _ declared: DeclaredClass, in world: ExaminedWorld
    ) -> Finding {
        let names = (child: world.name(child), parent: world.name(parent), box: world.code(box))
        return Finding(
            "child-larger-than-box", rule: .a86, objects: [names.child, names.parent],
            "the view of \(names.child) is \(size(view)) in \(names.box), which is \(size(box)): a view "
                + "that is added keeps its frame" + (place(in: declared)?.inParentheses ?? ""),
            mend: world.filling("\(world.code(child)).view", names.box))
    }

    private static func size(_ view: UIView) -> String {
        "\(Decimal.text(Double(view.bounds.width))) by \(Decimal.text(Double(view.bounds.height)))"
    }

    /// Where the class of the parent adds views of children.
    private static func place(in declared: DeclaredClass) -> String? {
        for (method, statements) in declared.bodies {
            var span: SourceSpan?
            CodeWalk.expressions(of: statements) { expression in
                guard span == nil, let call = CodeCall.orOwn(expression),
                    ["addSubview", "insertSubview"].contains(call.name),
                    call.arguments.first?.value.member?.name == "view"
                else { return }
                span = call.span
            }
            if let span { return declared.text(of: span, in: method) }
        }
        return nil
    }
}

extension UIView {
    /// Whether it goes on beyond a view that has a size and does not scroll, and no constraint speaks of it; the
    /// cells of lists have other sizes as they are used again.
    fileprivate func standsOut(of box: UIView) -> Bool {
        !isPlacedByConstraints
            && !box.lineage.contains { $0 is UITableViewCell || $0 is UICollectionViewCell }
            && !(box is UIScrollView) && !(box is UIStackView)
            && !box.bounds.isEmpty && transform.isIdentity
            && (frame.width > box.bounds.width + 1 || frame.height > box.bounds.height + 1)
    }
}

extension ExaminedWorld {
    /// The class of a parent that shows its children by its own code, and never gives one a frame.
    fileprivate func adder(
        of child: UIViewController, in parent: UIViewController
    ) -> DeclaredClass? {
        guard let declared = declaredClass(of: parent.objectID) else { return nil }
        let isPlacing = declared.placeOfSetting { $0.path.hasSuffix("view.frame") } != nil
        return isPlacing ? nil : declared
    }
}
