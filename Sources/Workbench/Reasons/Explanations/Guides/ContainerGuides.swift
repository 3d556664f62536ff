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
        CallbackGuide(
            .tabShouldSelectTab, "The user taps a tab that was set as a tab.",
            when: "To the delegate, before anything changes; not for selections from code.",
            belongs: ["answering false to keep the selection"],
            avoid: ["shouldSelect beside it: where tabs were set nobody asks that"],
            rules: [.r41, .a21], related: [.tabDidSelectTab, .tabShouldSelect],
            example: tabs + "tap b"),
        CallbackGuide(
            .tabDidSelectTab, "Another tab is selected, or the user tapped the selected one.",
            when: "To the delegate, for selections from code and tabs that are set, too.",
            belongs: ["what depends on the tab before: it is given with the new one"],
            avoid: ["didSelect beside it: where tabs were set nobody sends that"],
            rules: [.r41, .a21], related: [.tabShouldSelectTab, .tabDidSelect],
            example: tabs),
        CallbackGuide(
            .tabWillBeginCustomizing, "The user begins to edit the tabs.",
            when: "To the delegate, at a tap on Edit in the list of More.",
            belongs: ["keeping the order for comparison"],
            rules: [.a25, .a22], related: [.tabDidEndCustomizing],
            example: edited + "tap Edit"),
        CallbackGuide(
            .tabWillEndCustomizing, "The user has edited the tabs.",
            when: "To the delegate, at a tap on Done, before the new order is set.",
            belongs: ["asking whether anything changed"],
            rules: [.a25], related: [.tabDidEndCustomizing],
            example: edited + "tap Edit; tap f; tap Done"),
        CallbackGuide(
            .tabDidEndCustomizing, "The tabs stand in the user's order.",
            when: "To the delegate, when the new order is set.",
            belongs: ["storing the order"],
            rules: [.a25], related: [.tabWillBeginCustomizing],
            example: edited + "tap Edit; tap Done"),
        CallbackGuide(
            .barShouldPush, "A bar is about to get an item.",
            when: "To the bar's delegate; to a stack itself where its class is one, in a push.",
            belongs: ["looking at the item that comes"],
            avoid: ["answering false in a stack: its controller is there already"],
            rules: [.r42, .a24], related: [.barDidPush, .navigationWillShow],
            example: bar("shouldPush", returning: "-> Bool { true }") + "push b"),
        CallbackGuide(
            .barDidPush, "A bar has got an item.",
            when: "To the delegate of a bar of one's own, inside the call; never in a stack.",
            belongs: ["what follows the new top"],
            rules: [.r42], related: [.barShouldPush],
            example: ownBar("didPush", returning: "{}")),
        CallbackGuide(
            .barShouldPop, "The back button is tapped.",
            when: "To the bar's delegate, before anything changes; not for pops from code.",
            belongs: ["answering false to ask the user first"],
            avoid: ["counting on it for the swipe from the edge"],
            rules: [.r42], related: [.barDidPop, .navigationWillShow],
            example: bar("shouldPop", returning: "-> Bool { true }") + "push b; tap back"),
        CallbackGuide(
            .barDidPop, "The back button has popped.",
            when: "To the bar's delegate, when the stack is short.",
            belongs: ["what follows the new top"],
            rules: [.r42], related: [.barShouldPop],
            example: bar("didPop", returning: "{}") + "push b; tap back"),
    ]

    private static let edited =
        "new a; new b; new c; new d; new e; new f; new t as tab with a b c d e f; root t; "
        + "let more = t.moreNavigationController; tap more; "

    private static let tabs =
        "new a; new b; new t as tab; t.tabs = [UITab(title: \"A\", image: nil, identifier: \"a\") "
        + "{ _ in a }, UITab(title: \"B\", image: nil, identifier: \"b\") { _ in b }]; root t; "

    private static func method(_ name: String, returning rest: String) -> String {
        "func navigationBar(_ bar: UINavigationBar, \(name) item: UINavigationItem) \(rest)"
    }

    private static func bar(_ name: String, returning rest: String) -> String {
        "class Stack: UINavigationController, UINavigationBarDelegate { "
            + "\(method(name, returning: rest)) }; new a; new b; new n as Stack root a; root n; "
    }

    private static func ownBar(_ name: String, returning rest: String) -> String {
        "class Teller: NSObject, UINavigationBarDelegate { \(method(name, returning: rest)) }; "
            + "let bar = UINavigationBar(); let teller = Teller(); bar.delegate = teller; "
            + "bar.pushItem(UINavigationItem(title: \"A\"), animated: false)"
    }
}
