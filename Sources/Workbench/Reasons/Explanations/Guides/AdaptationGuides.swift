import HierarchyRecords

extension CallbackGuide {
    /// What the delegate of a presentation hears when its style is adapted to the screen.
    static let adaptation: [CallbackGuide] = [
        CallbackGuide(
            .adaptiveStyle, "Says which style it shall be on a screen of those traits.",
            when:
                "To the delegate that has it, when the presentation begins and when traits change.",
            belongs: ["answering none, to keep a popover on a phone"],
            avoid: ["answers that do not count: P30 to P33 list those that do"],
            rules: [.p30, .p31, .p32, .p33, .a50, .a51],
            related: [.adaptiveController, .adaptiveWillPresent], example: example),
        CallbackGuide(
            .adaptiveStyleInCompact, "Says which style it shall be on a narrow screen.",
            when: "To a delegate without the method that is given the traits.",
            belongs: ["answering none, to keep a popover on a phone"],
            rules: [.p36, .a50], related: [.adaptiveStyle], example: keeping),
        CallbackGuide(
            .adaptiveController, "Says who shall be shown in the adapted style.",
            when: "To the delegate, once a style was adapted.",
            belongs: ["wrapping the presented controller in a stack that has a Done button"],
            avoid: ["answering a controller that has a parent or a presenter"],
            rules: [.p31, .a50, .a51], related: [.adaptiveStyle], example: example),
        CallbackGuide(
            .adaptiveWillPresent, "The presentation begins, or changes, in that style.",
            when: "To the delegate, before the wills; none where nothing was adapted.",
            belongs: ["animating beside the change"],
            rules: [.p30, .p36, .a51], related: [.adaptiveStyle], example: example),
        CallbackGuide(
            .adaptivePrepare, "What runs the adapted presentation can be set up.",
            when: "To the delegate from iOS 15 on, after the controller is known.",
            belongs: ["the detents of the sheet that a popover becomes"],
            rules: [.a50], related: [.adaptiveWillPresent], example: example),
        CallbackGuide(
            .popoverPrepare, "The last chance to say where a popover points.",
            when: "To the delegate, after present has returned and before it is shown.",
            belongs: ["setting sourceView or barButtonItem"],
            rules: [.p38], related: [.adaptiveStyle], example: pointing),
        CallbackGuide(
            .popoverWillReposition, "A popover is about to be placed again.",
            when: "To the delegate, when the screen changes under a popover at a view.",
            belongs: ["another rectangle, where the anchor moved"],
            rules: [.a53], related: [.popoverPrepare], example: pointing),
        CallbackGuide(
            .popoverShouldDismiss, "The user taps beside a popover, before iOS 13.",
            when: "To the delegate; from 13 on presentationControllerShouldDismiss is asked.",
            belongs: ["answering no while something would be lost"],
            rules: [.a54], related: [.popoverDidDismiss, .sheetShouldDismiss], example: old),
        CallbackGuide(
            .popoverDidDismiss, "The user has dismissed a popover, before iOS 13.",
            when: "To the delegate, at the end; not where code dismissed it.",
            belongs: ["keeping what was entered"],
            rules: [.a54], related: [.popoverShouldDismiss, .sheetDidDismiss], example: old),
        CallbackGuide(
            .sheetDidChangeDetent, "The user dragged a sheet to another detent.",
            when: "To the delegate, when the finger lifts; not where code selects one.",
            belongs: ["what depends on the height"],
            rules: [.a56], related: [.sheetShouldDismiss],
            example: "new home; new a; root home; present a; detent medium; drag up 300"),
    ]

    private static let old = """
        set ios 12; device iPad; new home; new a; root home
        popover a at 100 300 60 40
        tap outside
        """

    private static let example = """
        class Keeper: UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .fullScreen }
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? { nil }
            func presentationController(
                _ controller: UIPresentationController,
                willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
                transitionCoordinator: UIViewControllerTransitionCoordinator?
            ) {}
            func presentationController(
                _ controller: UIPresentationController,
                prepare adaptive: UIPresentationController
            ) {}
        }
        let keeper = Keeper()
        new home; new a; root home
        a.presentationController?.delegate = keeper
        present a
        """

    private static let keeping = """
        class Keeper: UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController
            ) -> UIModalPresentationStyle { .none }
        }
        let keeper = Keeper()
        new home; new a; root home
        a.modalPresentationStyle = .popover
        a.presentationController?.delegate = keeper
        popover a at home.view
        """

    private static let pointing = """
        class Guide: UIPopoverPresentationControllerDelegate {
            func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {}
            func popoverPresentationController(
                _ popover: UIPopoverPresentationController, willRepositionPopoverTo
                    rect: UnsafeMutablePointer<CGRect>,
                in view: AutoreleasingUnsafeMutablePointer<UIView>
            ) { rect.pointee.origin.x += 20 }
        }
        let guide = Guide()
        device iPad; new home; new a; root home
        a.modalPresentationStyle = .popover
        a.presentationController?.delegate = guide
        popover a at 100 300 60 40
        rotate
        """
}
