import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A child's view that was made as large as the view around it, and has not followed that since (A86).
enum FrameLeftBehind: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard let parent = child.parent, !parent.placesItsChildren,
                let view = child.viewIfLoaded, let box = view.superview, view.window != nil,
                view.translatesAutoresizingMaskIntoConstraints, view.autoresizingMask.isEmpty,
                !view.isPlacedByConstraints, view.frame.origin == .zero,
                view.bounds.size != box.bounds.size,
                let declared = world.declaredClass(of: parent.objectID),
                let place = declared.placeOfFilling()
            else { return nil }
            return finding(child, in: box, of: parent, place, world)
        }
    }

    private static func finding(
        _ child: UIViewController, in box: UIView, of parent: UIViewController, _ place: String,
        _ world: ExaminedWorld
    ) -> Finding {
        let names = (child: world.name(child), code: world.code(child))
        let fills =
            world.language == .swift
            ? "\(names.code).view.autoresizingMask = [.flexibleWidth, .flexibleHeight]"
            : "\(names.code).view.autoresizingMask = UIViewAutoresizingFlexibleWidth | "
                + "UIViewAutoresizingFlexibleHeight;"
        return Finding(
            "frame-left-behind", rule: .a86, objects: [names.child, world.name(parent)],
            "the view of \(names.child) is \(Self.words(child.view.bounds.size)) in a view of "
                + "\(Self.words(box.bounds.size)): its frame was set once (\(place)), and nothing lets it "
                + "follow",
            mend: world.lines(.fill(names.code, in: world.code(parent))) + [
                fills, "or constrain it to the edges, or set the frame in viewDidLayoutSubviews",
            ])
    }

    private static func words(_ size: CGSize) -> String {
        "\(Decimal.text(size.width)) by \(Decimal.text(size.height))"
    }
}

extension UIViewController {
    /// Whether it is a container of UIKit's, which lays its children out.
    fileprivate var placesItsChildren: Bool {
        self is UINavigationController || self is UITabBarController
            || self is UISplitViewController || self is UIPageViewController
    }
}

extension DeclaredClass {
    /// Where it gives a child's view the bounds of its own view, outside of the layout.
    fileprivate func placeOfFilling() -> String? {
        let found = settings {
            $0.property == "frame" && $0.owner.hasSuffix("view")
                && ["view.bounds", "view.frame"].contains($0.value.ownPath)
        }
        let layout = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]
        guard let first = found.first, !found.contains(where: { layout.contains($0.method) })
        else { return nil }
        return text(of: first.setting.span, in: first.method)
    }
}
