import HierarchyRecords

extension CallbackGuide {
    /// Coming and going.
    static let appearance: [CallbackGuide] = [
        CallbackGuide(
            .viewWillAppear, "The view is about to come on the screen.",
            when: "Before each appearance, inside the call that brings the view to the window, "
                + "or at the beginning of a transition; it may be followed by the opposite.",
            belongs: [
                "fresh data for views that were away", "super, always",
                "animations beside the transition, by transitionCoordinator",
            ],
            avoid: [
                "sizes, safe area and traits: wait for viewIsAppearing",
                "calls by hand: begin and end a transition instead",
                "work that only a finished appearance justifies: it may be cancelled",
            ],
            rules: [.m1, .m3, .c10, .c01], related: [.viewIsAppearing, .viewDidAppear],
            example: "new home; new a; root home; add a"),
        CallbackGuide(
            .viewIsAppearing, "The view is on its way in, and its geometry is known.",
            when: "Once an appearance, in the layout pass between viewWillAppear and the first "
                + "layout of the view; from iOS 13 on.",
            belongs: [
                "what depends on size, traits or safe area at each appearance",
                "scrolling to a place, choosing what to show",
            ],
            avoid: [
                "frames of subviews: they are laid out after it",
                "what must follow later changes of size: that is for viewWillLayoutSubviews",
            ],
            rules: [.m2, .d11, .c03], related: [.viewWillAppear, .viewWillLayoutSubviews],
            example: "new home; root home"),
        CallbackGuide(
            .viewDidAppear, "The view is on the screen.",
            when: "After the commit that shows it, or at the end of a transition.",
            belongs: [
                "presenting something else", "starting animations, cameras, measurements",
                "telling that the screen was seen",
            ],
            avoid: ["the view's first look: it is too late for that", "calls by hand"],
            rules: [.m1, .m3, .c10, .c30], related: [.viewIsAppearing, .viewWillDisappear],
            example: "new home; root home"),
        CallbackGuide(
            .viewWillDisappear, "The view is about to leave the screen.",
            when: "Inside the call that takes the view from the window, or at the beginning of a "
                + "transition; a sheet over it sends nothing.",
            belongs: [
                "ending editing, keeping what was typed",
                "asking why: isMovingFromParent, "
                    + "isBeingDismissed",
            ],
            avoid: [
                "final clean-up: a transition may be cancelled",
                "counting on it under a sheet: the view stays where it is",
            ],
            rules: [.m1, .c20, .p05, .p04], related: [.viewDidDisappear, .viewWillAppear],
            example: "new home; new a; root home; present a as fullScreen"),
        CallbackGuide(
            .viewDidDisappear, "The view has left the screen.",
            when: "After the commit that takes it away, or at the end of a transition.",
            belongs: [
                "stopping what viewDidAppear started", "letting go of what can be made again",
            ],
            avoid: ["layout: the view has no window"],
            rules: [.m1, .c20, .p05], related: [.viewWillDisappear, .deinitialized],
            example: "new home; new a; root home; add a; remove a"),
    ]
}
