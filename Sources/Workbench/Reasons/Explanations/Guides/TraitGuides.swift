import HierarchyRecords

extension CallbackGuide {
    /// Traits and sizes.
    static let traits: [CallbackGuide] = [
        CallbackGuide(
            .viewWillTransitionToSize, "The view is about to change its size.",
            when: "Before a rotation or a change of the window reaches the view; to children "
                + "whose own size changes.",
            belongs: [
                "animations beside the change, by the coordinator",
                "super, so that children hear of it",
            ],
            avoid: ["reading the new size from the view: it still has the old one"],
            rules: [.t06, .t04], related: [.willTransitionToTraits, .viewWillLayoutSubviews]),
        CallbackGuide(
            .willTransitionToTraits, "The traits are about to change.",
            when: "Before a change of size classes and the like, top down.",
            belongs: ["changes beside the transition, by the coordinator"],
            avoid: ["reading traitCollection for the new values: take the argument"],
            rules: [.t04, .t09], related: [.traitCollectionDidChange, .viewWillTransitionToSize],
            example: "new home; root home; trait compact vertical"),
        CallbackGuide(
            .traitCollectionDidChange, "The traits have changed.",
            when: "After each change, top down, with the previous traits; before iOS 13 also once "
                + "at the beginning.",
            belongs: ["what depends on traits and has no callback of its own"],
            avoid: ["assuming that anything below has heard of the change"],
            rules: [.t08, .t01, .t09], related: [.willTransitionToTraits],
            example: "new home; root home; trait style dark"),
    ]
}
