import HierarchyRecords

extension CallbackGuide {
    /// Parents and children.
    static let containment: [CallbackGuide] = [
        CallbackGuide(
            .willMoveToParent, "The controller is about to get a parent, or to lose it.",
            when: "By addChild with the new parent. Before a removal nobody sends it but the "
                + "container's own code, with nil.",
            belongs: [
                "in a container: child.willMove(toParent: nil) as the first of the three calls of "
                    + "a removal",
                "in a child: getting ready for its parent",
            ],
            avoid: [
                "calling it before addChild: addChild does",
                "forgetting super: isMovingToParent would stay false",
            ],
            rules: [.c10, .c20, .c21, .c17], related: [.didMoveToParent, .viewWillAppear],
            example: "new home; new a; root home; add a; remove a"),
        CallbackGuide(
            .didMoveToParent, "The controller has its parent, or has lost it.",
            when: "By removeFromParent with nil. After an addition nobody sends it but the "
                + "container's own code, when the child's view is in place.",
            belongs: [
                "in a container: child.didMove(toParent: self) as the last of the three calls of "
                    + "an addition, after an animation in its completion",
                "in a child: what needs the parent for good",
            ],
            avoid: [
                "calling it inside or before the animation that brings the child",
                "calling it after removeFromParent: that does",
            ],
            rules: [.c10, .c11, .c20, .c17], related: [.willMoveToParent, .transitionCompletion],
            example: "new home; new a; root home; add a; remove a"),
        CallbackGuide(
            .transitionCompletion, "The block behind transition(from:to:…) runs.",
            when: "When the animation has ended, after both children's dids.",
            belongs: ["old.removeFromParent()", "new.didMove(toParent: self)"],
            avoid: ["removing the old view: UIKit has done that"],
            rules: [.c24], related: [.didMoveToParent],
            example: "new home; new a; new b; root home; add a; cycle a to b"),
    ]
}
