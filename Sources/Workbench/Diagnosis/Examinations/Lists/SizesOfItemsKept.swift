import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A grid whose items keep the sizes that its delegate told for another width (B57).
enum SizesOfItemsKept: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.compactMap { $0 as? UICollectionView }.compactMap { list in
            guard list.collectionViewLayout is UICollectionViewFlowLayout,
                let delegate = list.delegate as? UIResponder,
                let owner = list.nearestOwner,
                let (declared, span) = world.lineage(of: delegate.objectID)
                    .placeOfItemSize,
                world.wasResized(owner), !declared.calls("invalidateLayout"),
                !world.lineage(of: owner.objectID).contains(where: { $0.calls("invalidateLayout") })
            else { return nil }
            return finding(list, owner, declared, span, in: world)
        }
    }

    private static func finding(
        _ list: UICollectionView, _ owner: UIViewController, _ declared: DeclaredClass,
        _ span: SourceSpan, in world: ExaminedWorld
    ) -> Finding {
        let isOwn = (owner as? UICollectionViewController)?.collectionView === list
        let path = isOwn ? world.code(owner) + ".collectionView" : world.world.code(of: list)
        let isSwift = declared.declaration.language == .swift
        let call =
            isSwift
            ? "collectionViewLayout.invalidateLayout()" : "collectionViewLayout invalidateLayout"
        let callback =
            isSwift
            ? "viewWillTransition(to:with:)" : "viewWillTransitionToSize:withTransitionCoordinator:"
        return Finding(
            "sizes-kept", rule: .b57, objects: [world.name(owner), path],
            "the width of \(path) has changed, and its items keep the sizes of before: sizeForItemAt is asked "
                + "again only when the layout is invalidated (\(declared.text(of: span, in: "sizeForItemAt")))",
            mend: [
                isSwift ? "\(path).\(call)" : "[\(path).\(call)];",
                "the same in \(callback) of \(world.log.objects.className(owner.objectID))",
            ])
    }
}

extension [DeclaredClass] {
    /// Where they tell the size of an item by what changes with a turn: bounds, a frame, the screen.
    fileprivate var placeOfItemSize: (declared: DeclaredClass, span: SourceSpan)? {
        for declared in self {
            for method in declared.methods where method.tellsItemSize {
                var found = false
                CodeWalk.expressions(of: method.body) { expression in
                    if ["bounds", "frame", "size"].contains(expression.member?.name) {
                        found = true
                    }
                }
                if found { return (declared, method.name.span) }
            }
        }
        return nil
    }
}

extension FunctionDeclaration {
    fileprivate var tellsItemSize: Bool {
        parameters.compactMap(\.label).contains("sizeForItemAt")
            || objcSelector?.contains("sizeForItemAtIndexPath") ?? false
    }
}

extension ExaminedWorld {
    /// Whether the size of the controller's view has changed since it was shown.
    fileprivate func wasResized(_ controller: UIViewController) -> Bool {
        log.events.contains {
            $0.callback == .viewWillTransitionToSize && $0.object == controller.objectID
        }
    }
}
