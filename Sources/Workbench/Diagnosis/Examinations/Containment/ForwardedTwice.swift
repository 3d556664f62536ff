import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A child that is told of its appearance by its container's code and by UIKit as well (C31).
enum ForwardedTwice: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        var told: Set<ObjectID> = []
        return world.histories.sentTwice.compactMap { event in
            guard told.insert(event.object).inserted,
                let child = world.controllers(among: [event.object]).first,
                let parent = child.parent,
                world.declaredClass(of: parent.objectID)?.forwardsByHand != true
            else { return nil }
            return finding(child, parent, event, in: world)
        }
    }

    private static func finding(
        _ child: UIViewController, _ parent: UIViewController, _ event: Event,
        in world: ExaminedWorld
    ) -> Finding {
        let names = (child: world.name(child), parent: world.name(parent))
        let kind = world.log.objects.className(parent.objectID)
        let place = world.declaredClass(of: parent.objectID)?
            .placeOfCall(of: "beginAppearanceTransition")
        let isSwift = world.language == .swift
        return Finding(
            "forwarded-twice", rule: .c31, objects: [names.child, names.parent],
            "\(names.child) got \(event.callback.spelling.base) twice for one appearance: code calls "
                + "beginAppearanceTransition and endAppearanceTransition\(place?.inParentheses ?? ""), and "
                + "UIKit forwards what \(names.parent) hears as well",
            mend: [
                (isSwift
                    ? "override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }"
                    : "- (BOOL)shouldAutomaticallyForwardAppearanceMethods { return NO; }")
                    + " in \(kind), which then forwards everything by hand",
                "or leave beginAppearanceTransition and endAppearanceTransition out: UIKit does it",
            ])
    }
}
