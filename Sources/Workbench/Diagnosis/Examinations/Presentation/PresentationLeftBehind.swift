import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What stays presented in a window of which its presenter is no part any more, since the root was replaced (A11).
enum PresentationLeftBehind: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { presented in
            guard let presenter = presented.presentingViewController,
                let window = presented.viewIfLoaded?.window,
                let root = window.rootViewController, presented.base !== root,
                !isWarnedOf(presented, in: world)
            else { return nil }
            return finding(presented, presenter, root, in: world)
        } + abandoned(in: world)
    }

    /// What stays, though the child that presented it has left the container which UIKit took for the presenter.
    private static func abandoned(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { presented in
            guard let presenter = presented.presentingViewController,
                presented.viewIfLoaded?.window != nil,
                let asked = world.whoPresented(presented), asked !== presenter,
                asked.viewIfLoaded?.window == nil,
                world.histories.departedFromParents.contains(asked.objectID)
            else { return nil }
            let names = (presented: world.name(presented), asked: world.name(asked))
            let line = world.lines(.dismiss(world.code(presenter)))[0]
            return Finding(
                "presenter-left", rule: .p05, objects: [names.presented, names.asked],
                "\(names.presented) stays over \(world.name(presenter)): \(names.asked) presented it, has left "
                    + "its parent since, and takes nothing along that it presented",
                mend: [line, "call dismiss(animated:) on \(names.asked) before it is removed"])
        }
    }

    /// Whether UIKit has warned that its presenter was never a part of the window's controllers (E17).
    private static func isWarnedOf(
        _ presented: UIViewController, in world: ExaminedWorld
    ) -> Bool {
        world.histories.warnings.contains {
            $0.rule == .e17 && $0.object == presented.objectID
        }
    }

    private static func finding(
        _ presented: UIViewController, _ presenter: UIViewController, _ root: UIViewController,
        in world: ExaminedWorld
    ) -> Finding {
        let names = (presented: world.name(presented), presenter: world.name(presenter))
        let code = world.code(presented)
        let isNamed = world.world.names.isKnown(String(code.prefix { $0 != "." }))
        let place = world.classes.lazy.compactMap { declared in
            declared.settings { $0.property == "rootViewController" }.last.map {
                declared.text(of: $0.setting.span, in: $0.method)
            }
        }.first
        return Finding(
            "presentation-left-behind", rule: .a11, objects: [names.presented, names.presenter],
            "\(names.presented) is still in the window: \(names.presenter) presented it, and has gone "
                + "without dismissing it when \(world.name(root)) became the root",
            mend: (isNamed ? world.lines(.dismiss(code)) : [])
                + [
                    "dismiss(animated: false) on the presenter before it goes"
                        + (place.map { ": before rootViewController is set (\($0))" } ?? "")
                ])
    }
}

extension UIViewController {
    /// Where its chain of containers and presenters begins.
    fileprivate var base: UIViewController {
        var base = self
        while let next = base.parent ?? base.presentingViewController { base = next }
        return base
    }
}

extension ExaminedWorld {
    /// The controller whose `present` brought another one to the screen, where it still lives.
    fileprivate func whoPresented(_ presented: UIViewController) -> UIViewController? {
        let arrival = log.events.lastIndex {
            $0.callback == .viewWillAppear && $0.object == presented.objectID
        }
        guard let arrival else { return nil }
        let call = log.causes(of: arrival).lazy.map { log.events[$0] }.first {
            $0.callback == .call && (log.calledMethod($0)?.hasPrefix("present") ?? false)
        }
        guard let call else { return nil }
        return world.simulator.livingControllers.first { $0.objectID == call.object }
    }
}
