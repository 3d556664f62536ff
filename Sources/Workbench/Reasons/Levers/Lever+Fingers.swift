import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What a finger does and may take back, and recognizers that share a view.
extension Lever {
    static let ofFingers = [
        Lever(disappearing) { story in
            guard story.step?.source.hasPrefix("swipe back") ?? false, story.isUnderWay else {
                return nil
            }
            return
                "A swipe back is interactive and may be cancelled: then viewWillAppear and viewDidAppear come "
                + "in the place of viewDidDisappear. What only a finished return may do belongs in "
                + "viewDidDisappear."
        },
        Lever([.sentAction]) { story in
            guard let (single, double) = story.tapsOnOneView else { return nil }
            return
                "The view has two tap recognizers, and the one for \(single) tap fires at the first tap "
                + "of \(double). It waits for the other to fail by single.require(toFail: double), in "
                + "Objective-C requireGestureRecognizerToFail:."
        },
        Lever([.viewWillAppear]) { story in
            guard story.wasCalled("popViewController"), story.isRepeated,
                let stack = story.controller?.navigationController,
                stack.viewControllers.count > 1, stack.topViewController === story.controller
            else { return nil }
            return
                "It is still in the stack, below what was popped. To go back past it, take it out of the "
                + "stack before, once it is covered: set viewControllers, or setViewControllers, "
                + "without it; or popToViewController."
        },
        Lever([.loadView, .viewDidLoad]) { story in
            guard story.causes.isEmpty || story.causes.first?.callback == .call,
                !story.alsoGot(.viewWillAppear), story.controller?.viewIfLoaded?.window == nil,
                !(story.step?.source.contains("loadViewIfNeeded") ?? false)
            else { return nil }
            return
                "Code asks for the view, which loads it. isViewLoaded and viewIfLoaded ask without "
                + "loading it."
        },
    ]
}

extension CauseStory {
    /// Whether the transition has not come to its end.
    fileprivate var isUnderWay: Bool { !came(.viewDidDisappear) }

    /// How many taps two recognizers of one view wait for of which the first does not wait for the other to fail,
    /// where the event's object has actions of both.
    fileprivate var tapsOnOneView: (Int, Int)? {
        guard let view = controller?.viewIfLoaded else { return nil }
        for inner in view.subtreeOfViews {
            let taps = (inner.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
                .map(\.numberOfTapsRequired).sorted()
            if let first = taps.first, let last = taps.last, first < last { return (first, last) }
        }
        return nil
    }
}
