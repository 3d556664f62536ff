import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A popover whose anchor is in no window, or in another one (A53).
enum StrayAnchor: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { presented in
            guard let anchor = presented.strayAnchor else { return nil }
            let names = (presented: world.name(presented), anchor: world.name(anchor))
            return Finding(
                "anchor-astray", rule: .a53, objects: [names.presented, names.anchor],
                anchor.straying(from: names.presented, as: names.anchor).text,
                mend: ["point it at a view of its own window, or dismiss it with its anchor"])
        }
    }
}

extension UIView {
    /// What is wrong where a popover points at this view.
    fileprivate func straying(from popover: String, as anchor: String) -> Message {
        window == nil
            ? "the popover \(popover) points at \(anchor), which is in no window"
            : "the popover \(popover) points at \(anchor), which is in another window"
    }
}

extension Session {
    /// A53: says it at once where these events presented a popover that points nowhere.
    func noteStrayAnchor(of presented: UIViewController, in events: Range<Int>) {
        guard let anchor = presented.strayAnchor,
            let presentation = presented.presentationControllerIfMade
        else { return }
        let log = world.simulator.log
        let began = events.contains {
            log.events[$0].callback == .presentationTransitionWillBegin
                && log.events[$0].object == presentation.objectID
        }
        guard began, !isReplaying else { return }
        note(anchor.straying(from: world.name(of: presented), as: world.name(of: anchor)))
    }
}
