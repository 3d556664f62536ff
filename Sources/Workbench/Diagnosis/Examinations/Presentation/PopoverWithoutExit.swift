import HeadlessUIKit
import HierarchyRecords

/// A popover that covers the whole screen (P32, P33), with nothing on it that leads back: there is no
/// outside to tap any more, and nothing can be swiped away.
enum PopoverWithoutExit: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.filter(\.isPopoverOnWholeScreen).filter { !$0.leadsOut }.map {
            let name = world.name($0)
            return Finding(
                "popover-without-exit", .advice, rule: .p33, objects: [name],
                "the popover \(name) covers the whole screen, and nothing on it leads back: "
                    + "there is no outside to tap",
                mend: [
                    "answer .none in adaptivePresentationStyle(for:), or put a navigation "
                        + "controller with Done in its bar in the popover's place"
                ])
        }
    }
}

extension UIViewController {
    fileprivate var isPopoverOnWholeScreen: Bool {
        guard let presentation = presentationOfItself, viewIfLoaded?.window != nil else {
            return false
        }
        let isWhole =
            presentation.shownStyle == .fullScreen || presentation.shownStyle == .overFullScreen
        return presentation.presentationStyle == .popover && isWhole
    }

    /// Whether the user finds a bar button, a control, a list or a gesture on it.
    fileprivate var leadsOut: Bool {
        var controllers = [self]
        while let controller = controllers.popLast() {
            if !controller.barButtonItemsIfMade.isEmpty { return true }
            controllers += controller.children
        }
        return viewIfLoaded?.subtree.contains {
            $0 is UIControl || ($0 as? UIScrollView)?.turnsPages == false || !$0.recognizers.isEmpty
        } ?? false
    }
}
