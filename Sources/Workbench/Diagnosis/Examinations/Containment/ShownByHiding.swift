import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A child that its parent shows and hides by `isHidden` or `alpha` of its view, and that overrides what would be told
/// of it (B38).
enum ShownByHiding: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard let parent = child.parent, child.viewIfLoaded?.window != nil,
                world.hearsOfAppearance(child),
                let property = world.ownProperty(of: parent, with: child),
                let hiding = world.hiding(of: property + ".view", by: parent)
                    ?? world.hidingOfBox(around: child, by: parent)
            else { return nil }
            return finding(child, parent, property, hiding, in: world)
        }
    }

    private static func finding(
        _ child: UIViewController, _ parent: UIViewController, _ property: String,
        _ hiding: Hiding, in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(child)
        let isSwift = world.declaredClass(of: parent.objectID)?.declaration.language == .swift
        let own = isSwift ? "" : "self."
        let outer = own + (hiding.box ?? "view")
        let lines =
            isSwift
            ? (
                "\(outer).addSubview(\(property).view)", "\(property).view.removeFromSuperview()"
            )
            : (
                "[\(outer) addSubview:self.\(property).view];",
                "[self.\(property).view removeFromSuperview];"
            )
        return Finding(
            "shown-by-hiding", rule: .b38, objects: [name, world.name(parent)],
            "\(name) gets no appearance callbacks when \(hiding.member) of "
                + (hiding.box.map { "\($0), which its view is in," } ?? "its view")
                + " changes: its view stays in the window all the while (\(hiding.text))",
            mend: ["\(lines.0) to show it, and \(lines.1) to hide it (\(hiding.text))"])
    }
}

/// Where a parent hides a child's view, or the box that it is in.
private struct Hiding {
    let text: String
    let member: String
    /// The parent's property that has the box; nil where the view itself is hidden.
    let box: String?
}

extension ExaminedWorld {
    private static let told: Set<String> = [
        "viewWillAppear", "viewDidAppear", "viewIsAppearing", "viewWillDisappear",
        "viewDidDisappear",
    ]

    /// Whether a class of the controller overrides a callback of appearance.
    fileprivate func hearsOfAppearance(_ controller: UIViewController) -> Bool {
        lineage(of: controller.objectID).contains { declared in
            declared.methods.contains { Self.told.contains($0.plainName) }
        }
    }

    /// Where the parent hides a view around the child's that it has in a property.
    fileprivate func hidingOfBox(
        around child: UIViewController, by parent: UIViewController
    ) -> Hiding? {
        var box = child.viewIfLoaded?.superview
        while let current = box, current !== parent.viewIfLoaded {
            if let property = ownProperty(of: parent, with: current),
                let found = hiding(of: property, by: parent)
            {
                return Hiding(text: found.text, member: found.member, box: property)
            }
            box = current.superview
        }
        return nil
    }

    /// Where the parent hides the view that it has under that path.
    fileprivate func hiding(of path: String, by parent: UIViewController) -> Hiding? {
        for declared in lineage(of: parent.objectID) {
            let found = declared.settings { setting in
                setting.owner.filter { $0 != "?" } == path
                    && ["isHidden", "hidden", "alpha"].contains(setting.property)
            }
            // What is set once, before anything is shown, is no way to show it.
            let early = ["viewDidLoad", "loadView", "init"]
            guard let place = found.first(where: { !early.contains($0.method) }) else { continue }
            return Hiding(
                text: declared.text(of: place.setting.span, in: place.method),
                member: place.setting.property, box: nil)
        }
        return nil
    }
}
