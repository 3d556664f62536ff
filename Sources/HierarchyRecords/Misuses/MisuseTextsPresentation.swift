/// Texts of presenting and dismissing, in the wording of the given system version. Objects come
/// formatted: `<UIViewController: a>`.
///
/// `resolved` is the controller that would present (P20), `source` the receiver of the call; from
/// iOS 13 both are printed, even where they are one object.
extension Misuse {
    /// The presenter's view is in no window (E05).
    public static func attemptToPresentNotInWindow(
        _ presented: String, on resolved: String, from source: String, ios: Int
    ) -> Misuse {
        refusedPresentation(
            .e05, presented, resolved, source, ios, "whose view is not in the window hierarchy",
            hint: "Present from viewDidAppear, or from the controller that is on the screen.")
    }

    /// The presenter presents already (E06); `present` is `(null)` where UIKit no longer knows it.
    public static func attemptToPresentWhilePresenting(
        _ presented: String, on resolved: String, from source: String, alreadyPresenting: String,
        ios: Int
    ) -> Misuse {
        let hint = "Dismiss what is presented first, or present from it."
        let reason = "which is already presenting \(alreadyPresenting)"
        if ios >= 13 {
            return refusedPresentation(
                .e06, presented, resolved, source, ios, reason, hint: hint)
        }
        let gap = ios <= 10 ? "  " : " "
        return Misuse(
            .e06, .warning, "Warning: Attempt to present \(presented)\(gap)on \(source) \(reason)",
            hint: hint)
    }

    /// Another presentation of the presenter is under way (E07).
    public static func attemptToPresentInProgress(
        _ presented: String, on resolved: String, from source: String, ios: Int
    ) -> Misuse {
        refusedPresentation(
            .e07, presented, resolved, source, ios, "while a presentation is in progress",
            hint: "Present from the completion of the presentation that is running.")
    }

    /// The presenter waits for a delayed presentation (E08); the misspelling is UIKit's.
    public static func attemptToPresentDelayed(
        _ presented: String, on resolved: String, waitingFor delayed: String
    ) -> Misuse {
        Misuse(
            .e08, .warning,
            "Attempt to present \(presented) on \(resolved) which is waiting for a delayed "
                + "presention of \(delayed) to complete",
            hint: "Present from the completion of the presentation that waits.")
    }

    /// What the console says of `dismiss` in the middle of a transition, line by line (E09 to E12).
    public static func attemptToDismissInProgress(
        from controller: String, presentationController: String, whilePresenting: Bool, ios: Int
    ) -> [Misuse] {
        let attempt = attemptToDismiss(from: controller)
        let transitioning = dismissingInTransition(presentationController)
        switch ios {
        case ..<8: return [attempt]
        case ..<13:
            return whilePresenting
                ? [transitioning, dismissedWhilePresenting(presentationController)] : [attempt]
        case 13:
            return whilePresenting ? [transitioning] : [attempt, transitioning, .noTransitionView]
        default: return [transitioning]
        }
    }

    private static let hintOnDismissal =
        "Dismiss from the completion of the transition that is running."

    /// `dismiss` in the middle of a transition (E09).
    public static func attemptToDismiss(from controller: String) -> Misuse {
        Misuse(
            .e09, .warning,
            "Warning: Attempt to dismiss from view controller \(controller) while a presentation "
                + "or dismiss is in progress!", hint: hintOnDismissal)
    }

    /// The same, said of the presentation controller (E10).
    public static func dismissingInTransition(_ presentationController: String) -> Misuse {
        Misuse(
            .e10, .warning,
            "Trying to dismiss the presentation controller while transitioning already. "
                + "(\(presentationController))", hint: hintOnDismissal)
    }

    /// What iOS 13 says after it (E11).
    public static let noTransitionView = Misuse(
        .e11, .warning,
        "Null transitionViewForCurrentTransition block, aborting _scheduleTransition:",
        hint: hintOnDismissal)

    /// What iOS 8 says after it, where a presentation was under way (E12).
    public static func dismissedWhilePresenting(_ presentationController: String) -> Misuse {
        Misuse(
            .e12, .warning,
            "transitionViewForCurrentTransition is not set, presentation controller was "
                + "dismissed during the presentation? (\(presentationController))",
            hint: "Dismiss from the completion of present, not while it runs.")
    }

    /// The controller is presented already (E13; E14 from iOS 13.1).
    public static func presentingPresented(
        _ presented: String, by presenter: String, ios: SystemVersion
    ) -> Misuse {
        presentingActive(
            presented, ios,
            "a view controller \(presented) that is already being presented by \(presenter).",
            hint:
                "Let its container show it, a tab by selectedIndex; or present another instance of its class, or dismiss it first."
        )
    }

    /// The controller has a parent (E13; E14 from iOS 13.1).
    public static func presentingChild(
        _ presented: String, of parent: String, ios: SystemVersion
    ) -> Misuse {
        presentingActive(
            presented, ios,
            "a view controller \(presented) that has a parent view controller \(parent).",
            hint: "Remove it from its parent first, or present the parent.")
    }

    /// `present(nil)` from Objective-C (E15).
    public static func presentingNil(on target: String) -> Misuse {
        invalidPresentation(
            .e15, "Application tried to present a nil modal view controller on target \(target).",
            hint: "Make the controller before you present it.")
    }

    /// A style that has no presentation controller, such as `none` (E16).
    public static let noPresentationController = Misuse(
        .e16, .exception(name: "NSInternalInconsistencyException"),
        "The specified modal presentation style doesn't have a corresponding presentation "
            + "controller.", hint: "Set modalPresentationStyle to a style that can present.")

    /// Presenting from a controller whose view is shown without `addChild` (E17).
    public static func presentingFromDetached(
        _ presented: String, from source: String, ios: Int
    ) -> Misuse {
        let text =
            if ios <= 12 {
                "Presenting view controllers on detached view controllers is discouraged \(source)."
            } else if ios <= 15 {
                "Presenting view controller \(presented) from detached view controller \(source) "
                    + "is discouraged."
            } else {
                "Presenting view controller \(presented) from detached view controller \(source) "
                    + "is not supported, and may result in incorrect safe area insets and a "
                    + "corrupt root presentation. Make sure \(source) is in the view controller "
                    + "hierarchy before presenting from it. Will become a hard exception in a "
                    + "future release."
            }
        return Misuse(
            .e17, .warning, text, hint: "Call addChild for the presenter before you present.")
    }

    /// Partial curl where either of the two does not cover the screen (E61).
    public static func partialCurl(by presenter: String) -> Misuse {
        invalidPresentation(
            .e61,
            "Application tried to present UIModalTransitionStylePartialCurl to or from "
                + "non-fullscreen view controller \(presenter).",
            hint: "Present over the full screen, or use another transition.")
    }

    /// A controller told to present itself (E62).
    public static func presentingItself(_ controller: String) -> Misuse {
        invalidPresentation(
            .e62,
            "Application tried to present modal view controller on itself. "
                + "Presenting controller is \(controller).",
            hint: "Present another controller, or present this one from another.")
    }

    /// Presenting a controller that the presenter hangs on (E13); from 13 on the text is assumed.
    public static func presentingAncestor(_ controller: String) -> Misuse {
        invalidPresentation(
            .e13, "Application tried to present modally an active controller \(controller).",
            hint: "It is on the screen already: present another controller.")
    }

    private static func refusedPresentation(
        _ rule: RuleID, _ presented: String, _ resolved: String, _ source: String, _ ios: Int,
        _ reason: String, hint: String
    ) -> Misuse {
        let text =
            ios >= 13
            ? "Attempt to present \(presented) on \(resolved) (from \(source)) \(reason)."
            : "Warning: Attempt to present \(presented) on \(source) \(reason)!"
        return Misuse(rule, .warning, text, hint: hint)
    }

    private static func presentingActive(
        _ presented: String, _ ios: SystemVersion, _ sinceThirteen: String, hint: String
    ) -> Misuse {
        ios.isAtLeast(13.1)
            ? invalidPresentation(
                .e14, "Application tried to present modally \(sinceThirteen)", hint: hint)
            : invalidPresentation(
                .e13, "Application tried to present modally an active controller \(presented).",
                hint: hint)
    }

    private static func invalidPresentation(
        _ rule: RuleID, _ text: String, hint: String
    ) -> Misuse {
        Misuse(rule, .exception(name: "NSInvalidArgumentException"), text, hint: hint)
    }
}
