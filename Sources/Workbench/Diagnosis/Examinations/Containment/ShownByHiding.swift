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
                let hiding = world.hiding(of: property, by: parent)
            else { return nil }
            return finding(child, parent, property, hiding, in: world)
        }
    }

    private static func finding(
        _ child: UIViewController, _ parent: UIViewController, _ property: String,
        _ hiding: (text: String, member: String), in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(child)
        let isSwift = world.declaredClass(of: parent.objectID)?.declaration.language == .swift
        let lines =
            isSwift
            ? (
                "view.addSubview(\(property).view)", "\(property).view.removeFromSuperview()"
            )
            : (
                "[self.view addSubview:self.\(property).view];",
                "[self.\(property).view removeFromSuperview];"
            )
        return Finding(
            "shown-by-hiding", rule: .b38, objects: [name, world.name(parent)],
            "\(name) gets no appearance callbacks when \(hiding.member) of its view changes: its view stays "
                + "in the window all the while (\(hiding.text))",
            mend: ["\(lines.0) to show it, and \(lines.1) to hide it (\(hiding.text))"])
    }
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

    /// Where the parent hides the view of what it has in that property.
    fileprivate func hiding(
        of property: String, by parent: UIViewController
    ) -> (text: String, member: String)? {
        for declared in lineage(of: parent.objectID) {
            let found = declared.settings { setting in
                setting.owner.filter { $0 != "?" } == property + ".view"
                    && ["isHidden", "hidden", "alpha"].contains(setting.property)
            }
            // What is set once, before anything is shown, is no way to show it.
            let early = ["viewDidLoad", "loadView", "init"]
            guard let place = found.first(where: { !early.contains($0.method) }) else { continue }
            return (
                declared.text(of: place.setting.span, in: place.method), place.setting.property
            )
        }
        return nil
    }
}
