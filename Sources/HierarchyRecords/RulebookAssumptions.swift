extension Rulebook {
    /// Where nothing is known: A01 to A25.
    static let assumptions: [Rule] = [
        Rule(
            .a01, "Replacing the root of a visible window",
            """
            The old root's view is removed first, with its window-driven will; then the new one \
            is loaded, installed and gets its will. The dids follow the commit, the old one's \
            first.
            """,
            evidence: "Apple docs of rootViewController; M1", .assumed),
        Rule(
            .a02, "A second begin in the same direction",
            """
            It sends nothing and prints E01; the end that follows closes the transition as \
            usual.
            """,
            evidence: "none found; YTPageController 1", .assumed),
        Rule(
            .a03, "A dismissal's wills come in the call",
            """
            dismiss sends the wills before it returns; the relation and the dids wait for the \
            end of the transition, also unanimated.
            """,
            evidence: "none found; openradar 18464897 for the dids", .assumed),
        Rule(
            .a04, "How long a presentation takes",
            "Full-screen and sheet transitions take 0.5 s of virtual time each way.",
            evidence: "R54; measured 5.3", .assumed),
        Rule(
            .a05, "A child of a disappeared parent",
            """
            A child of an automatic parent that has not appeared gets nothing when its view \
            enters the window, until its parent appears.
            """,
            evidence: "M1, M3", .assumed),
        Rule(
            .a06, "addChild of a present child",
            "It does nothing and sends nothing.",
            evidence: "H84: only a different parent is left", .assumed),
        Rule(
            .a07, "addChild of itself or an ancestor",
            "It is refused before anything changes.",
            evidence: "none found", .assumed),
        Rule(
            .a08, "Dismissing nothing",
            "dismiss with nothing to dismiss sends no callback and calls its completion.",
            evidence: "P24", .assumed),
        Rule(
            .a09, "willTransition for any trait",
            """
            When traits other than size classes change for the whole screen, willTransition is \
            sent for them too.
            """,
            evidence: "Apple docs of willTransition", .assumed, since: 8),
        Rule(
            .a10, "Order of views in a layout pass",
            "Views are visited top down and siblings in order.",
            evidence: "layout is top down", .assumed),
        Rule(
            .a11, "A presented controller of a replaced root",
            """
            It stays in the window and keeps its presenter alive, as UIKit was seen to do on 8 to \
            12; neither hears anything.
            """,
            evidence: "SO 26763020 for 8 to 12; assumed for later systems", .assumed),
        Rule(
            .a12, "Order of a present's checks",
            """
            Where a transition runs, or begins after the commit, a presenter in the middle of \
            presenting is refused (E07) and any other waits for the end, one presentation at most \
            (P08, E08). Otherwise what raises comes first (E15, E62, E13 or E14, E16); then one that \
            still loads its view to be presented (E07), one in no window (E05) and one that \
            presents already (E06).
            """,
            evidence:
                "ADAL 242 and react-native-doc-viewer 50 for E05 before E06; DCModalSegue 10 and "
                + "Transmission 103 for E07; the rest assumed",
            .assumed),
        Rule(
            .a13, "A begin towards where a controller already is",
            """
            begin(true) on one that has appeared, or begin(false) on one that has disappeared, \
            sends nothing and opens nothing; the end that follows is unbalanced (E01).
            """,
            evidence: "Modals VisibilityTests: UIKit complains unless begun from the start state",
            .assumed),
        Rule(
            .a14, "transition(from:to:) in a container that is not on the screen",
            "Only the views move and the completion runs; neither child hears that it appears.",
            evidence: "M1: appearance follows the window", .assumed),
        Rule(
            .a15, "The presentation controllers of a dismissed chain",
            """
            All of them hear that the dismissal begins before any will, the topmost first, and \
            that it ended after the last did, in the same order.
            """,
            evidence: "D12, D16", .assumed),
        Rule(
            .a16, "transition(from:to:) to a child that is not loaded",
            """
            It is loaded by its own will, so after the old child's viewWillDisappear. Code that \
            sets its frame before the call, as Apple's listing does, has loaded it by then.
            """,
            evidence: "L06: a will loads the view; C24 shows no loading", .assumed),
        Rule(
            .a17, "An interactive pop",
            """
            The stack is shortened and willMove(nil) sent when the finger begins; what undoes a \
            cancelled one is appearance alone, and the stack is as it was.
            """,
            evidence: "C36, C38: no willMove and no didMove in the logs of a cancelled one",
            .assumed),
        Rule(
            .a18, "Several changes of a stack in one turn",
            """
            They make one transition, from what is shown to the last top; an animated pop that \
            comes while a transition waits is refused, with E31.
            """,
            evidence: "M5; R-sim poporder for the refused pop", .assumed),
        Rule(
            .a19, "The navigation delegate at the first appearance",
            """
            willShow and didShow are sent for the first controller that is shown, around its \
            appearance as in a push; not again when the stack disappears and comes back.
            """,
            evidence: "Apple docs of the delegate; D08", .assumed),
        Rule(
            .a20, "Bars before iOS 26",
            """
            A navigation bar is 44 high, 32 in a compact height, a large title adds 52, a prompt \
            30; a toolbar takes 44 and a tab bar 49 above the safe area.
            """,
            evidence: "Apple's human interface guidelines", .assumed),
        Rule(
            .a21, "Tapping the selected tab again",
            """
            The delegate is asked, a navigation controller pops to its root, and the delegate \
            hears of the selection.
            """,
            evidence: "Apple docs of didSelect", .assumed),
        Rule(
            .a22, "More than five tabs",
            """
            Where the width is compact the first four keep their tabs and the others stand in the \
            list of the More controller, which shows one of them on top of that list when it is \
            selected. Where the width becomes regular, what More showed has a tab of its own.
            """,
            evidence: "Apple docs of UITabBarController", .assumed),
        Rule(
            .a23, "A container that disappears in mid-transition",
            """
            The transition ends at once, one under a finger as cancelled; so does an exchange of \
            children, whose completion hears false.
            """,
            evidence: "every will has its did", .assumed),
        Rule(
            .a24, "When a stack's bar asks to push",
            """
            In the push, after willMove, where the stack's view is loaded; of the root alone when \
            that is loaded. Only a stack whose class is its bar's delegate is asked.
            """,
            evidence: "R42 says what the stacks are then, not when that is", .assumed),
        Rule(
            .a25, "The user edits the tabs",
            """
            The list of More has an Edit button where tabs may be moved. The delegate hears that \
            it begins, and at Done that it ends, with the new order and whether it is another \
            one; the order is set between the two. One tap on a tab that has no room in the bar \
            stands for the drag to it: the tab takes the last place there that may change.
            """,
            evidence: "Apple docs of customizableViewControllers and of the delegate", .assumed),
    ]
}
