import HierarchyRecords

extension CallbackGuide {
    /// What stacks and tabs tell their delegates.
    static let containers: [CallbackGuide] = [
        CallbackGuide(
            .navigationWillShow, "A stack is about to show a controller.",
            when: "To the delegate, after the two wills of a push or a pop.",
            belongs: ["hiding or showing bars for the controller", "asking transitionCoordinator"],
            avoid: ["changing the stack: the transition has begun (E31)"],
            rules: [.d08, .a19], related: [.navigationDidShow, .viewWillAppear],
            example: "new a; new b; new n as nav root a; root n; push b"),
        CallbackGuide(
            .navigationDidShow, "A stack shows a controller.",
            when: "To the delegate, after the arriving viewDidAppear; not after a cancelled pop.",
            belongs: ["what must wait for the end of the transition"],
            avoid: ["counting on it for each willShow: a cancelled pop has none"],
            rules: [.d08, .c38], related: [.navigationWillShow, .viewDidAppear],
            example: "new a; new b; new n as nav root a; root n; push b"),
        CallbackGuide(
            .tabShouldSelect, "The user taps a tab.",
            when: "To the delegate, before anything changes; not for selections from code.",
            belongs: ["answering false to keep the selection"],
            rules: [.c42, .a21], related: [.tabDidSelect],
            example: "new a; new b; new t as tab with a b; root t; tap b"),
        CallbackGuide(
            .tabDidSelect, "The user has selected a tab.",
            when: "To the delegate, after the two wills; also when the tab was selected already.",
            belongs: ["scrolling to the top where the tab was selected already"],
            avoid: ["counting on it for selections from code"],
            rules: [.d08, .a21], related: [.tabShouldSelect, .viewWillAppear],
            example: "new a; new b; new t as tab with a b; root t; tap b"),
    ]
}
