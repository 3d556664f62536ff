import CommandLanguage
import Testing

@testable import Statements
@testable import Workbench

/// How operands find their parameters.
@MainActor
@Suite("Operands")
struct BindingTests {
    private func error(_ command: String) -> String? {
        let session = TestSession()
        session.run("new home; new a; new b; root home")
        session.run(command)
        return session.errors.last
    }

    private func tree(_ command: String) -> [String] {
        let session = TestSession()
        session.run("new home; new a; new b; root home")
        session.run(command)
        return session.tree
    }

    private static let added = ["home [appeared]", "  a [appeared]"]

    @Test(arguments: [
        "add a", "add a to home", "add a home", "add to home a", "ADD a TO home".lowercased(),
        "Add a", "add \"a\" to \"home\"", "add a frame 0 0 10 10", "add a frame 0 0 10 10 to home",
        "add a to home frame 0 0 10 10",
    ])
    func `come in any order that an introducing word makes clear`(command: String) {
        #expect(tree(command) == Self.added)
    }

    @Test(arguments: [
        ("add", "1:4: 'add' needs CHILD: add CHILD [to PARENT] [frame X Y W H] [pinned]"),
        ("add a to", "1:7: 'to' needs PARENT: add CHILD [to PARENT] [frame X Y W H] [pinned]"),
        (
            "add a to frame 1 2 3 4",
            "1:7: 'to' needs PARENT: add CHILD [to PARENT] [frame X Y W H] [pinned]"
        ),
        (
            "add a frame 1 2 3",
            "1:18: 'add' needs X Y W H: add CHILD [to PARENT] [frame X Y W H] [pinned]"
        ),
        (
            "add a frame 1 2 x 4",
            "1:17: 'x' is no number: add CHILD [to PARENT] [frame X Y W H] [pinned]"
        ),
        (
            "add a home b",
            "1:12: 'add' takes no 'b': add CHILD [to PARENT] [frame X Y W H] [pinned]"
        ),
        (
            "add a { echo }",
            "1:8: 'add' takes no block: add CHILD [to PARENT] [frame X Y W H] [pinned]"
        ),
        (
            "cycle a",
            "1:8: 'cycle' needs NEW: cycle OLD to NEW [over SECONDS] [with OPTION…] [from RECT] "
                + "[out RECT] [animated|unanimated]"
        ),
        (
            "on a viewWillAppear { echo }",
            "1:6: 'on' needs a block { … }: on NAME.CALLBACK { … }; "
                + "did you mean 'a.viewWillAppear'?"
        ),
        (
            "off a viewWillAppear",
            "1:7: 'off' takes no 'viewWillAppear': off NAME.CALLBACK; "
                + "did you mean 'a.viewWillAppear'?"
        ),
        ("repeat 3", "1:9: 'repeat' needs { … }: repeat N { … }"),
        ("repeat", "1:7: 'repeat' needs N: repeat N { … }"),
        ("on { echo }", "1:5: 'on' needs NAME.CALLBACK: on NAME.CALLBACK { … }"),
        (
            "add a frame 1 2 { echo }",
            "1:18: 'add' needs X Y W H: add CHILD [to PARENT] [frame X Y W H] [pinned]"
        ),
        ("frame \"a\" 1 2  # done", "1:14: 'frame' needs X Y W H: frame VIEW X Y W H"),
        ("echo { }", "1:7: 'echo' takes no block: echo [WORDS]"),
        ("echo a { b }", "1:9: 'echo' takes no block: echo [WORDS]"),
        ("mark { }", "1:7: 'mark' takes no block: mark [NAME]"),
        ("set a.title { }", "1:14: 'set' takes no block: set PATH VALUE, set OPTION VALUE, set"),
        ("repeat x { echo }", "1:8: 'x' is no whole number: repeat N { … }"),
        ("repeat -1 { echo }", "1:8: '-1' is no whole number: repeat N { … }"),
        ("repeat 2 3", "1:10: 'repeat' needs a block { … }: repeat N { … }"),
    ])
    func `say what is missing or too much`(command: String, line: String) {
        #expect(error(command) == line)
    }

    @Test(arguments: [
        "inf", "nan", "1e5", "0x10", "1.2.3", "--1", "", "1e999", "99999999999", "١",
    ])
    func `are numbers only where they are decimal and in range`(text: String) {
        #expect(Decimal.value(text) == nil)
    }

    @Test(arguments: [("0", 0), ("-1.5", -1.5), ("+2", 2), (".5", 0.5), ("852", 852)])
    func `are decimal numbers`(text: String, value: Double) {
        #expect(Decimal.value(text) == value)
    }

    @Test func `of a list go before names`() {
        let session = TestSession()
        session.run("new home; new a; root home; present a pageSheet unanimated")
        #expect(session.tree == ["home [appeared]", "  ^ a [appeared]"])
        #expect(session.errors == [])
    }

    @Test func `that are both a name and a choice ask for a little word`() {
        let session = TestSession()
        session.run("new home; new pageSheet; new a; root home; present a pageSheet")
        #expect(
            session.errors == [
                "1:54: 'pageSheet' is an object and a style: write 'from pageSheet' or 'as pageSheet'"
            ])
        session.run("present a as pageSheet")
        #expect(session.tree == ["home [appeared]", "  ^ a [appeared]"])
    }

    @Test func `may be named like little words where they are quoted`() {
        let session = TestSession()
        #expect(session.run("new home; new to; root home; add \"to\" to home") == .fine)
        #expect(session.tree == ["home [appeared]", "  to [appeared]"])
    }

    @Test func `may be named like introducing words where nothing else can be meant`() {
        let session = TestSession()
        session.run("new root; new with; new as; new n as nav root root")
        session.run("new t as tab with with as; root n; new a; add a to root")
        #expect(session.errors == [])
        #expect(
            session.tree == [
                "n [appeared]", "  root [appeared]", "    a [appeared]",
            ])
    }

    @Test(arguments: [
        (
            "add a animated",
            "1:7: 'add' takes no 'animated': add CHILD [to PARENT] [frame X Y W H] [pinned]"
        ),
        ("remove a unanimated", "1:10: 'remove' takes no 'unanimated': remove CHILD"),
        (
            "new c animated",
            "1:7: 'new' takes no 'animated': new NAME [as CLASS] [root ROOT] [with A B C] [WORDS]"
        ),
    ])
    func `take no flags where UIKit cannot animate`(command: String, line: String) {
        #expect(error(command) == line)
    }

    @Test(arguments: [
        (
            "new c as UINothing",
            "1:10: unknown class 'UINothing'; classes are UIViewController, nav, tab, page, split, "
                + "table, collection, alert, activity, drawer, deck, scroll, segmented, antipodal"
        ),
        (
            "present a with wobble",
            "1:16: unknown transition 'wobble'; the transitions are coverVertical, flipHorizontal, "
                + "crossDissolve, partialCurl"
        ),
        ("trait style purple", "1:13: 'purple' is no value of 'style'; the values are light, dark"),
        (
            "set a.modalTransitionStyle sideways",
            "1:28: 'a.modalTransitionStyle' needs a UIModalTransitionStyle, not 'sideways'; the "
                + "values are coverVertical, flipHorizontal, crossDissolve, partialCurl"
        ),
        ("set tree x", "1:10: unknown tree mode 'x'; the tree modes are none, after, end"),
        (
            "expect no x",
            "1:11: unknown category 'x'; the categories are load, appearance, containment, layout, "
                + "traits, presentation, delegate, segue, memory, view, action, gesture, "
                + "notification, datasource, statusbar, warning, exception, call, mark, all, default"
        ),
    ])
    func `that are none of a list get the list`(command: String, line: String) {
        #expect(error(command) == line)
    }

    @Test(arguments: [
        ("present a as pagesheeet", "1:14: unknown style 'pagesheeet'; did you mean 'pageSheet'?"),
        ("add hom", "1:5: unknown controller 'hom'; did you mean 'home'?"),
        ("ad a", "1:1: unknown command 'ad' (a script may not abbreviate); did you mean 'add'?"),
        ("presnt a", "1:1: unknown command 'presnt'; did you mean 'present'?"),
        (
            "log apearance",
            "1:5: 'log' takes no 'apearance': log [N|all] [--step STEP] [--why] [CATEGORIES], "
                + "log import FILE [pattern PATTERN] [names NAME=OURS,…]; did you mean 'appearance'?"
        ),
        ("trait vertcal compact", "1:7: unknown trait 'vertcal'; did you mean 'vertical'?"),
        ("trait style drak", "1:13: 'drak' is no value of 'style'; did you mean 'dark'?"),
        (
            "on a.viewDidLod { echo }",
            "1:4: unknown callback 'viewDidLod'; did you mean 'viewDidLoad'?"
        ),
        ("set animted off", "1:5: unknown option 'animted'; did you mean 'animated'?"),
    ])
    func `that are misspelt get the nearest right spelling`(command: String, line: String) {
        #expect(error(command) == line)
    }
}
