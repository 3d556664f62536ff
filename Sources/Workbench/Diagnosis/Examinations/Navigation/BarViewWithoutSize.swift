import HeadlessUIKit
import HierarchyRecords

/// A view that an app puts into a bar and that has no size there: its content asks for none (A162).
enum BarViewWithoutSize: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        guard world.world.simulator.systemVersion >= 11 else { return [] }
        return world.controllers.flatMap { controller -> [Finding] in
            guard controller.isViewLoaded, controller.view.window != nil,
                controller.navigationController?.topViewController === controller
            else { return [] }
            let item = controller.navigationItem
            let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
            return ([item.titleView] + buttons.map(\.customView)).compactMap { view in
                view.flatMap { finding($0, of: controller, in: world) }
            }
        }
    }

    private static func finding(
        _ view: UIView, of controller: UIViewController, in world: ExaminedWorld
    ) -> Finding? {
        guard view.window != nil, view.frame.width < 1 || view.frame.height < 1, !view.isHidden
        else { return nil }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard fitting.width < 1 || fitting.height < 1 else { return nil }
        let name = world.code(view)
        let size =
            "\(Decimal.text(Double(view.frame.width)))×\(Decimal.text(Double(view.frame.height)))"
        let isSwift = world.language == .swift
        return Finding(
            "bar-view-without-size", rule: .a162, objects: [name, world.name(controller)],
            "\(name) is not seen in the bar: it is \(size), since neither constraints nor its content give it a size",
            mend: isSwift
                ? [
                    "\(name).widthAnchor.constraint(equalToConstant: 120).isActive = true",
                    "\(name).heightAnchor.constraint(equalToConstant: 32).isActive = true",
                    "or override intrinsicContentSize in its class, or pin what is in it to its four edges",
                ]
                : [
                    "[\(name).widthAnchor constraintEqualToConstant:120].active = YES;",
                    "[\(name).heightAnchor constraintEqualToConstant:32].active = YES;",
                    "or override intrinsicContentSize in its class, or pin what is in it to its four edges",
                ])
    }
}
