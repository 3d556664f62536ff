import CommandLanguage
import HeadlessUIKit

/// Commands on tabs, and the user's taps.
extension CommandTable {
    static let tabCommands = [selectCommand, tapCommand]

    private static let tab = Command.Detail(
        "TAB", "the tab bar controller that holds NAME, or the one in front")

    private static let selectCommand = Command(
        "select", .containers, "Selects a tab from code; no delegate hears of it.",
        [
            Parameter("NAME|INDEX", .object(.tab)),
            .optional("TAB", .object(.tabs), after: "in"),
        ],
        calls: ["TAB.selectedViewController = NAME", "TAB.selectedIndex = INDEX"],
        details: [tab], examples: ["new a; new b; new t as tab with a b; root t; select b"]
    ) { (interpreter, arguments) throws(Diagnostic) in
        guard let word = arguments.word(0) else { return }
        let tabs = try interpreter.tabs(arguments, 1, of: word)
        let name = interpreter.name(of: tabs)
        guard let index = Int(word.text) else {
            let controller = try interpreter.controller(word)
            let text = "\(name).selectedViewController = \(interpreter.name(of: controller))"
            return interpreter.call(text, on: tabs) { tabs.selectedViewController = controller }
        }
        try interpreter.checkIndex(index, of: tabs, at: word.span)
        interpreter.call("\(name).selectedIndex = \(index)", on: tabs) {
            tabs.selectedIndex = index
        }
    }

    private static let tapCommand = Command(
        "tap", .containers, "Taps a tab or a back button, as the user does.",
        [
            Parameter("NAME|back", .word),
            .optional("CONTAINER", .object(.controller), after: "in"),
        ],
        details: [
            Command.Detail("NAME", "a tab: the delegate is asked, and told"),
            Command.Detail("back", "the back button of the navigation controller in front"),
        ],
        examples: [
            "new a; new b; new t as tab with a b; root t; tap b",
            "new a; new b; new n as nav with a b; root n; tap back",
        ], run: tap)
}

@MainActor
private func tap(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    if word.text == "back", interpreter.world.names.object("back") == nil {
        let stack = try interpreter.deepStack(arguments, 1)
        guard !stack.isNavigationBarHidden,
            stack.topViewController?.navigationItem.hidesBackButton == false
        else {
            throw Diagnostic(
                .illegal, at: word.span, "'\(interpreter.name(of: stack))' shows no back button")
        }
        return stack.tapBack()
    }
    let tabs = try interpreter.tabs(arguments, 1, of: word)
    let controller = try interpreter.controller(word)
    guard tabs.hasTab(of: controller) else {
        throw Diagnostic(
            .illegal, at: word.span,
            "'\(word.text)' has no tab in '\(interpreter.name(of: tabs))'")
    }
    tabs.tap(controller)
}

extension Interpreter {
    /// The tab bar controller that the parameter names, that of the tab, or the one in front.
    fileprivate func tabs(
        _ arguments: borrowing Arguments, _ index: Int, of tab: Word
    ) throws(Diagnostic) -> UITabBarController {
        guard let named = try controller(arguments, index) else {
            let holder = world.names.controller(tab.text)?.tabBarController
            if let found = holder ?? world.frontTabs { return found }
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

    fileprivate func checkIndex(
        _ index: Int, of tabs: UITabBarController, at span: SourceSpan
    ) throws(Diagnostic) {
        let count = tabs.viewControllers?.count ?? 0
        if (0..<count).contains(index) { return }
        let known = count == 0 ? "no tabs" : "the tabs 0 to \(count - 1)"
        throw Diagnostic(.illegal, at: span, "'\(name(of: tabs))' has \(known)")
    }
}
