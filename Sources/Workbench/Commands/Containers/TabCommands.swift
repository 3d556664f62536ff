import CommandLanguage
import Gallery
import HeadlessUIKit
import Statements

/// Commands on tabs, and the user's taps.
extension CommandTable {
    static let tabCommands = [selectCommand, tapCommand]

    private static let tab = Command.Detail(
        "TAB", "the tab bar controller that holds NAME, or the one in front")

    private static let selectCommand = Command(
        "select", .containers, "Selects a tab or a segment from code.",
        [
            Parameter("NAME|INDEX", .object(.selectable)),
            .optional("TAB", .object(.selecting), after: "in"),
        ],
        synopsis: "select NAME|INDEX [in TAB], select NAME|INDEX [in SEGMENTED]",
        calls: [
            "TAB.selectedViewController = NAME", "TAB.selectedIndex = INDEX",
            "SEGMENTED.select(INDEX, animated: true)",
        ],
        code: .written(StepWriter.writeSelect),
        details: [
            tab, Command.Detail("", "no delegate hears of it"),
            Command.Detail("SEGMENTED", "the segmented controller that has NAME"),
        ],
        examples: [
            "new a; new b; new t as tab with a b; root t; select b",
            "new a; new b; new s as segmented with a b; root s; select b in s",
        ]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        guard let word = arguments.word(0) else { return }
        if let segmented = try world.segmented(arguments, 1, of: word) {
            return try world.select(word, in: segmented)
        }
        let tabs = try world.tabs(arguments, 1, of: word)
        let name = world.name(of: tabs)
        guard let index = Int(word.text) ?? world.notFound(word) else {
            let controller = try world.controller(word)
            let text = "\(name).selectedViewController = \(world.name(of: controller))"
            return world.call(text, on: tabs) { tabs.selectedViewController = controller }
        }
        try world.checkIndex(index, of: tabs, at: word.span)
        world.call("\(name).selectedIndex = \(index)", on: tabs) {
            tabs.selectedIndex = index
        }
    }

    private static let tapCommand = Command(
        "tap", .containers, "Taps what is on the screen, as the user does.",
        [
            Parameter(
                "ITEM", .word,
                offering: {
                    TapTarget.offered(in: $0.session.world).map { CompletionItem($0) }
                        + $0.names(fitting: .tab)
                }),
            .optional("N", .count),
            .optional("SECTION", .count, after: "section"),
            .optional("PLACE", .object(.any), after: "in"),
            .optional("accessory", .presence, after: "accessory"),
        ],
        isByHand: true,
        code: .nothing("the user taps"),
        details: [
            Command.Detail("ITEM", "a tab by its controller, its title or its number from 0:"),
            Command.Detail("", "the delegate is asked, and told"),
            Command.Detail("", "back, or what stands on it: the back button of the"),
            Command.Detail("", "navigation controller in front"),
            Command.Detail("", "row N, item N: of the list in front, counted from 0"),
            Command.Detail("", "row N accessory: what stands at the end of the row"),
            Command.Detail("", "a button or another view by its name or path, or by its title"),
            Command.Detail("", "a segment or an action by its title"),
            Command.Detail("", "the bar of a search by the search's name, Cancel to end it"),
            Command.Detail("", "Copy or Close, of what is shared"),
            Command.Detail("", "outside: beside the popover or the sheet in front"),
            Command.Detail("", "Edit in the list of More, then a tab for the bar, then Done"),
            Command.Detail("PLACE", "a container, a list's controller, a control or an alert"),
        ],
        examples: [
            "new a; new b; new t as tab with a b; root t; tap b",
            "new a; new b; new n as nav with a b; root n; tap back",
            "new detail; new menu as table with detail; new n as nav root menu; root n; tap row 0",
            "new a; root a; new ask as alert titled \"Go?\" with Go Cancel; present ask; tap Go",
        ], run: tap)
}

@MainActor
private func tap(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    if let target = try TapTarget(word, arguments, in: session.world) {
        return try UserHand(session).tap(target, called: word)
    }
    if let (tabs, tab) = try session.world.tabInBar(word, arguments) {
        try UserHand(session).checkTabBar(of: tabs, with: tab, called: word)
        return tabs.tap(tab)
    }
    if let stack = try session.world.stackToGoBack(word, arguments) {
        try UserHand(session).checkBackButton(of: stack, called: word)
        return stack.tapBack()
    }
    if try session.world.edits(with: word, arguments) { return }
    try session.world.checkThatSomethingIsCalled(word, arguments)
    if !arguments.isGiven(3), let view = session.world.viewOfControllerWithoutTab(word) {
        return try UserHand(session).tap(.view(view), called: word)
    }
    let tabs = try session.world.tabs(arguments, 3, of: word)
    let controller = try session.world.controller(word)
    guard tabs.hasTab(of: controller) else {
        throw Diagnostic(
            .illegal, at: word.span,
            "'\(word.text)' has no tab in '\(session.world.name(of: tabs))'")
    }
    try UserHand(session).checkTabBar(of: tabs, with: controller, called: word)
    tabs.tap(controller)
}

extension UserHand {
    /// U25: refuses a tap on a tab bar that is not on the screen, is hidden, or lies under something else.
    fileprivate func checkTabBar(
        of tabs: UITabBarController, with tab: UIViewController, called word: Word
    ) throws(Diagnostic) {
        try checkIsOnScreen(tabs, at: word)
        guard !tabs.tabBar.isHidden else {
            let owner = world.name(of: tabs)
            throw Diagnostic(.missed, at: word.span, "the bar of '\(owner)' is hidden")
        }
        guard tabs.isBarMinimized else { return try checkReach(tabs.tabBar, called: word) }
        // C67: a minimized bar shows its selected tab alone, beside what an accessory covers.
        if let selected = tabs.selectedViewController, selected !== tab {
            let owner = world.name(of: tabs)
            throw Diagnostic(
                .missed, at: word.span,
                "the bar of '\(owner)' is minimized, and shows its selected tab alone",
                hint: "tap \(world.name(of: selected))")
        }
    }

    /// U25: the same of a stack's back button. A37: where the stack's own bar is hidden, that of the
    /// stack around it shows the button.
    fileprivate func checkBackButton(
        of stack: UINavigationController, called word: Word
    ) throws(Diagnostic) {
        try checkIsOnScreen(stack, at: word)
        let bar = stack.navigationBar
        try checkReach(bar.isHidden ? stack.viewIfLoaded : bar, called: word)
    }

    private func checkIsOnScreen(
        _ container: UIViewController, at word: Word
    ) throws(Diagnostic) {
        guard container.viewIfLoaded?.window == nil else { return }
        throw Diagnostic.notOnScreen(world.name(of: container), at: word.span)
    }

    /// Taps it, and says where nothing comes of that.
    fileprivate func tap(_ target: TapTarget, called word: Word) throws(Diagnostic) {
        if let view = target.view { try world.checkShown(view, word) }
        switch target {
        case .control, .view:
            try checkNoFingers(at: word.span)
            try checkPresentations(over: target.view, called: word)
        case .row, .accessory, .item, .barButton, .action, .search, .sharing, .outside:
            try checkReach(target.view, at: target.place, called: word)
        }
        try judge(target.tap(), called: word)
        explainIdle(target, called: word.text)
    }
}

extension World {
    /// The tab of a bar by its title, or by its place; nil where nothing on the screen is called so, and
    /// for what has a name.
    fileprivate func tabInBar(
        _ word: Word, _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> (UITabBarController, UIViewController)? {
        guard names.object(word.text) == nil,
            let tabs = try controller(arguments, 3) as? UITabBarController ?? frontTabs,
            !tabs.isEditingTabs
        else { return nil }
        let bar = tabs.controllersInBar
        if let titled = bar.first(where: { $0.titleInBar == word.text }) { return (tabs, titled) }
        guard let index = Int(word.text) else { return nil }
        guard bar.indices.contains(index) else {
            throw Diagnostic(
                .illegal, at: word.span,
                bar.isEmpty
                    ? "'\(name(of: tabs))' has no tabs"
                    : "'\(name(of: tabs))' has the tabs 0 to \(bar.count - 1)")
        }
        return (tabs, bar[index])
    }

    /// The stack whose back button the word means, as `back` or by what stands on it; nil where it means
    /// none.
    fileprivate func stackToGoBack(
        _ word: Word, _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> UINavigationController? {
        if names.object(word.text) != nil { return nil }
        if ["back", "Back"].contains(word.text) {
            let stack = try deepStack(arguments, 3)
            if stack.shownWordsOfBack != nil { return stack }
            throw Diagnostic(
                .illegal, at: word.span, "'\(name(of: stack))' shows no back button")
        }
        let stack = try controller(arguments, 3) as? UINavigationController ?? stackToPop
        return stack?.shownWordsOfBack == word.text ? stack : nil
    }

    /// The view of a controller on the screen, where there are no tabs that it could mean.
    fileprivate func viewOfControllerWithoutTab(_ word: Word) -> UIView? {
        guard let controller = names.controller(word.text), frontTabs == nil,
            controller.tabBarController == nil, let view = controller.viewIfLoaded,
            view.window != nil
        else { return nil }
        return view
    }

    /// Refuses a word that is neither a name nor the title of a button in front.
    fileprivate func checkThatSomethingIsCalled(
        _ word: Word, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        if arguments.isGiven(3) || names.object(word.text) != nil { return }
        let sight = sight(of: nil)
        let titles =
            sight.barButtons.compactMap(\.item.words)
            + buttons(in: sight, of: nil).map(\.shownWords)
            + (frontTabs?.controllersInBar.compactMap(\.titleInBar) ?? [])
            + [stackToPop?.shownWordsOfBack].compactMap { $0 }
        throw Diagnostic(
            .unknownName, at: word.span, "there is no '\(word.text)' to tap here",
            suggestion: NearestName.nearest(to: word.text, among: titles + names.living))
    }

    /// A25: taps on Edit, on Done, and on a tab in between; false where the word means no such thing.
    fileprivate func edits(
        with word: Word, _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> Bool {
        guard let tabs = try controller(arguments, 3) as? UITabBarController ?? frontTabs
        else { return false }
        let isName = names.object(word.text) != nil
        if word.text == "Edit", !isName, tabs.offersEditing {
            tabs.userBeginsEditing()
            return true
        }
        guard tabs.isEditingTabs else { return false }
        if word.text == "Done", !isName {
            tabs.userEndsEditing()
        } else if !tabs.userMovesIntoBar(try controller(word)) {
            throw Diagnostic(
                .illegal, at: word.span, "'\(word.text)' cannot be moved into the bar",
                hint: "tap Done")
        }
        return true
    }

    /// The tab bar controller that the parameter names, that of the tab, or the one in front.
    fileprivate func tabs(
        _ arguments: borrowing Arguments, _ index: Int, of tab: Word
    ) throws(Diagnostic) -> UITabBarController {
        guard let named = try controller(arguments, index) else {
            let holder = names.controller(tab.text)?.tabBarController
            if let found = holder ?? frontTabs { return found }
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span,
                "there is no tab bar controller on the screen",
                hint: "new t as tab with NAME NAME; root t")
        }
        guard let tabs = named as? UITabBarController else {
            throw Diagnostic(
                .wrongType, at: arguments.span(index),
                "'\(name(of: named))' is no tab bar controller")
        }
        return tabs
    }

    /// The value of `NSNotFound`, unless an object has that name.
    fileprivate func notFound(_ word: Word) -> Int? {
        word.text == "NSNotFound" && names.object(word.text) == nil ? Int.max : nil
    }

    fileprivate func checkIndex(
        _ index: Int, of tabs: UITabBarController, at span: SourceSpan
    ) throws(Diagnostic) {
        let count = tabs.controllersOfTabs.count
        if (0..<count).contains(index) { return }
        throw Diagnostic(
            .illegal, at: span,
            count == 0
                ? "'\(name(of: tabs))' has no tabs"
                : "'\(name(of: tabs))' has the tabs 0 to \(count - 1)")
    }
}

extension UINavigationController {
    /// What stands on the back button that it shows; nil where it shows none.
    var shownWordsOfBack: String? { isNavigationBarHidden ? nil : navigationBar.wordsOfBack }
}

extension UIViewController {
    /// The title of its tab.
    var titleInBar: String? { tabBarController?.titleOfTab(of: self) ?? tabBarItem.words }
}
