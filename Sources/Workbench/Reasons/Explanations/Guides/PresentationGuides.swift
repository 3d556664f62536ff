import HierarchyRecords

extension CallbackGuide {
    /// Presenting and dismissing.
    static let presentation: [CallbackGuide] = [
        CallbackGuide(
            .presentationTransitionWillBegin, "The presentation is about to begin.",
            when: "To the presentation controller, before the appearance callbacks.",
            belongs: [
                "adding dimming views to the container",
                "fading them in beside the "
                    + "transition",
            ],
            rules: [.d16, .p07], related: [.presentationTransitionDidEnd, .viewWillAppear],
            example: "new home; new a; root home; present a as formSheet"),
        CallbackGuide(
            .presentationTransitionDidEnd, "The presentation has ended.",
            when: "To the presentation controller, after the dids and before the completion.",
            belongs: ["removing what was added, where it was not completed"],
            rules: [.d16], related: [.presentCompletion, .viewDidAppear],
            example: "new home; new a; root home; present a as formSheet"),
        CallbackGuide(
            .dismissalTransitionWillBegin, "The dismissal is about to begin.",
            when: "To the presentation controller, before the appearance callbacks.",
            belongs: ["fading dimming views out beside the transition"],
            rules: [.d16, .p24], related: [.dismissalTransitionDidEnd, .viewWillDisappear],
            example: "new home; new a; root home; present a; dismiss"),
        CallbackGuide(
            .dismissalTransitionDidEnd, "The dismissal has ended.",
            when: "To the presentation controller, after the dids and before the completion.",
            belongs: ["removing the presentation's own views"],
            rules: [.d16], related: [.dismissCompletion, .viewDidDisappear],
            example: "new home; new a; root home; present a; dismiss"),
        CallbackGuide(
            .containerViewWillLayoutSubviews, "The container of a presentation lays out.",
            when: "To the presentation controller, in the layout of the presented view, behind its "
                + "controller's viewWillLayoutSubviews.",
            belongs: ["the frame of the presented view: frameOfPresentedViewInContainerView"],
            rules: [.d18], related: [.containerViewDidLayoutSubviews],
            example: "new home; new a; root home; present a as formSheet"),
        CallbackGuide(
            .containerViewDidLayoutSubviews, "The container of a presentation has laid out.",
            when: "To the presentation controller, in the layout of the presented view, last.",
            belongs: ["the frames of the presentation's own views"],
            rules: [.d18], related: [.containerViewWillLayoutSubviews],
            example: "new home; new a; root home; present a as formSheet"),
        CallbackGuide(
            .presentCompletion, "The block behind present(_:animated:completion:) runs.",
            when: "Last of all, when the presented controller has appeared.",
            belongs: ["what needs the presentation to be over: presenting the next one on it"],
            avoid: ["strong captures that outlive the presentation"],
            rules: [.d16, .p07], related: [.viewDidAppear, .dismissCompletion],
            example: "new home; new a; root home; present a"),
        CallbackGuide(
            .dismissCompletion, "The block behind dismiss(animated:completion:) runs.",
            when: "Last of all, when the presenter is back and the presented one has disappeared.",
            belongs: ["presenting something else in its place"],
            rules: [.d16, .p24, .p06], related: [.viewDidDisappear, .presentCompletion],
            example: "new home; new a; root home; present a; dismiss"),
    ]
}
