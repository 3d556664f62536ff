import CommandLanguage
import Statements

/// The page about code, which no command's values can tell.
enum StatementHelp {
    static let topic = "statements"

    static let page = HelpPage(
        title: topic, summary: "UIKit code, typed or pasted between commands.",
        sections: [swift, objectiveC, values, running, outside],
        examples: [
            "let a = UIViewController()",
            "new home; home.title; home.isViewLoaded == false; [1, 2, 3].count + 1",
            "new root; root root; new a; add a; for child in root.children { print(child, child.isViewLoaded) }",
            "UIView.animate(withDuration: 0.3) { a.view.alpha = 0 } completion: { _ in print(\"done\") }",
        ])

    private static let swift = HelpPage.Section(
        heading: "Swift",
        rows: [
            Fact("let a = …, var a: T", "names, for commands too"),
            Fact("if, guard, switch, for, while, repeat", "as in Swift, with let, case and where"),
            Fact("func, { … }", "functions and closures; [weak self], $0, several behind a call"),
            Fact("throw, try, do, catch", "errors, also try? and try!"),
            Fact("[T], [K: V], a...b, (a, b)", "with map, filter, sorted, append and their like"),
            Fact("class, struct, enum, protocol", "types of your own: 'help class'"),
            Fact(
                "#selector(…)", "for the targets of controls, bar items and gestures; Selector(…)"),
            Fact("#function, #line", "where the code stands"),
            Fact("DispatchQueue, Timer", "on the simulated run loop; 'wait' moves its clock"),
            Fact("print(…)", "writes a line"),
        ])

    private static let objectiveC = HelpPage.Section(
        heading: "Objective-C",
        rows: [
            Fact("[root addChildViewController:a];", "read on any line, as Swift is"),
            Fact(
                "a.view.frame = CGRectMake(…);", "properties by a dot, functions and operators of C"
            ),
            Fact("UIViewController *a = …;", "names, for commands too; __weak, __block, typedef"),
            Fact("@\"…\", @[…], @{…}, @selector(…)", "literals; nil answers every message"),
            Fact("^(BOOL finished) { … }", "blocks, and dispatch_async, dispatch_after"),
            Fact("@interface, @implementation", "classes, categories and their properties"),
            Fact("NSLog(…)", "writes a line; __PRETTY_FUNCTION__ and _cmd tell where"),
        ])

    private static let values = HelpPage.Section(
        heading: "Values: a line that is one expression",
        rows: [
            Fact("home.title", "shows '= VALUE'; also 3 + 4, \"a text\", !x, x is T, [a, b]"),
            Fact("home.view", "is a step where it sends events or changes something, as here"),
            Fact("[nav topViewController]", "what a call gives is shown at the prompt alone"),
            Fact("(tree)", "a command's word wins over a name; in parentheses it is the name"),
        ])

    private static let running = HelpPage.Section(
        heading: "Running",
        rows: [
            Fact(
                "One line",
                "is one step and one turn of the run loop: all of it happens, or nothing"
            ),
            Fact(
                "Fatal errors", "nil, indexes, overflow: Swift's text at its place, the step undone"
            ),
            Fact(
                "No end",
                "Ctrl-C, and limits: of statements and of what they make (set limit), of calls in calls"
            ),
            Fact("Comments", "// and /* */, for # is none in code"),
        ])

    /// The words that the checker refuses.
    private static let outside = HelpPage.Section(
        heading: "Outside: named by an error, and nothing is run",
        rows: [Fact("Swift", WordOutside.all.joined(separator: ", "))]
            + OutsideName.topics.map { Fact($0.name, $0.words.joined(separator: ", ")) })
}
