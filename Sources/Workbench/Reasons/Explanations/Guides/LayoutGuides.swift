import HierarchyRecords

extension CallbackGuide {
    /// Layout of a controller's view.
    static let layout: [CallbackGuide] = [
        CallbackGuide(
            .updateViewConstraints, "The controller's constraints are to be brought up to date.",
            when: "In a constraint pass that setNeedsUpdateConstraints asked for, before layout.",
            belongs: ["changing many constraints at once, super last"],
            avoid: [
                "making constraints each time it comes",
                "changes of a single constant: do "
                    + "them where they arise",
            ],
            rules: [.c04, .l07], related: [.viewWillLayoutSubviews],
            example: "new home; root home; home.view.setNeedsUpdateConstraints()"),
        CallbackGuide(
            .viewWillLayoutSubviews, "The root view is about to lay out its subviews.",
            when: "In each layout pass of the root view, with its final bounds; often many times.",
            belongs: [
                "frames of subviews that are laid out by hand",
                "adding, removing or hiding views by the size there is",
            ],
            avoid: ["work that should run once an appearance", "setNeedsLayout on the same view"],
            rules: [.m2, .c10], related: [.viewIsAppearing, .viewDidLayoutSubviews],
            example: "new home; root home"),
        CallbackGuide(
            .viewDidLayoutSubviews, "The root view has laid out its subviews.",
            when: "At the end of each layout pass of the root view; subviews deeper down may "
                + "still be waiting for theirs.",
            belongs: [
                "reloading tables and collections whose size has changed",
                "what depends on frames that layout made: corners, shadows, scroll positions",
            ],
            avoid: ["changing what was just laid out without need: it asks for another pass"],
            rules: [.m2, .c10], related: [.viewWillLayoutSubviews],
            example: "new home; root home"),
        CallbackGuide(
            .viewSafeAreaInsetsDidChange, "The safe area of the root view has changed.",
            when: "When the view's place, its bars or the device change its insets; the first "
                + "time on its way into the window.",
            belongs: ["constants that mirror the insets", "additionalSafeAreaInsets of children"],
            avoid: ["setting the controller's own additionalSafeAreaInsets without a limit"],
            rules: [.l10, .r7], related: [.viewLayoutMarginsDidChange, .viewWillLayoutSubviews],
            example: "new home; root home"),
        CallbackGuide(
            .viewLayoutMarginsDidChange, "The layout margins of the root view have changed.",
            when: "When margins follow the safe area, the traits or code.",
            belongs: ["what is aligned by hand to the margins"],
            rules: [.l10, .r7], related: [.viewSafeAreaInsetsDidChange],
            example: "new home; root home"),
        CallbackGuide(
            .preferredContentSizeDidChange, "A child wants another size.",
            when: "Sent to the parent, or to the presenter, when a child sets its "
                + "preferredContentSize.",
            belongs: ["giving the child that size, or passing the wish on"],
            avoid: ["setting the child's own preferredContentSize in return"],
            rules: [.t07], related: [.viewWillTransitionToSize],
            example: "new home; new a; root home; add a; prefer a 200 300"),
        CallbackGuide(
            .systemLayoutFittingSizeDidChange, "Constraints give a child another size.",
            when:
                "Sent to the parent before the layout, when what the constraints in a child's view "
                + "make of its size has changed.",
            belongs: ["giving the child that size, in a parent that lays out without constraints"],
            avoid: ["changing the child's constraints in return"],
            rules: [.t07, .a129], related: [.preferredContentSizeDidChange],
            example: "new home; new a; root home; add a; let b = UIView(); a.view.addSubview(b); "
                + "constrain b.top = a.view.top; constrain b.bottom <= a.view.bottom; "
                + "let k = b.heightAnchor.constraint(equalToConstant: 10); k.isActive = true; "
                + "k.constant = 20"),
    ]
}
