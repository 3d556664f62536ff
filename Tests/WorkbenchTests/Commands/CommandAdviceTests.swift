import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("What to type instead")
struct CommandAdviceTests {
    private func error(_ line: String) -> String? {
        let session = TestSession(RunPolicy(keepsGoing: true, isInteractive: true))
        session.run(
            "new home; new a; new b; new m; new p; new q; new n as nav root p; new t as tab with q")
        session.run("root home; add a; present m")
        session.run(line)
        return session.errors.last
    }

    @Test(
        "operands the other way round",
        arguments: [
            (
                "frame 0 0 100 100 a.view",
                "1:19: 'a.view' is no number: frame VIEW X Y W H; did you mean "
                    + "'frame a.view 0 0 100 100'?"
            ),
            (
                "prefer 300 200 a",
                "1:16: 'a' is no number: prefer NAME W H; did you mean 'prefer a 300 200'?"
            ),
            (
                "trait a style dark",
                "1:7: unknown trait 'a'; the traits are compact, regular, horizontal, vertical, "
                    + "style, contentsize, layoutdirection, idiom, scale, contrast, level, "
                    + "legibility, gamut, forcetouch, appearance, capture, dynamicrange, headroom, "
                    + "list, accessory, splitlayout, naturalalignment; did you mean "
                    + "'trait style dark for a'?"
            ),
            (
                "cycle b to a",
                "1:7: 'b' has no parent, so nothing can take its place; did you mean "
                    + "'cycle a to b'?"
            ),
            ("push n on b", "1:11: 'b' is no navigation controller; did you mean 'push b on n'?"),
            ("select t in q", "1:13: 'q' is no tab bar controller; did you mean 'select q in t'?"),
        ])
    func order(line: String, message: String) { #expect(error(line) == message) }

    @Test(
        "another command is meant",
        arguments: [
            ("remove m", "1:8: 'm' has no parent; did you mean 'dismiss m'?"),
            (
                "set style dark",
                "1:5: unknown option 'style'; the options are addresses, animated, calls, "
                    + "cosmetics, device, format, fullscreen, ios, limit, linear, log, pager, "
                    + "patience, picture, rules, snapshots, theme, tree; did you mean 'trait style dark'?"
            ),
            ("trait dark", "1:7: unknown trait 'dark'; did you mean 'trait style dark'?"),
            ("trait bold", "1:7: unknown trait 'bold'; did you mean 'trait legibility bold'?"),
            ("delete a", "1:1: unknown command 'delete'; did you mean 'remove a'?"),
            ("addChild b", "1:1: unknown command 'addChild'; did you mean 'add b'?"),
            ("addSubview b", "1:1: unknown command 'addSubview'; did you mean 'add b'?"),
            (
                "pushViewController b on n",
                "1:1: unknown command 'pushViewController'; did you mean 'push b on n'?"
            ),
            ("ls", "1:1: unknown command 'ls'; did you mean 'tree'?"),
            ("man", "1:1: unknown command 'man'; did you mean 'help'?"),
            (
                "po home",
                "1:1: 'po' is ambiguous: pop, popover, popto, poptoroot; did you mean 'info home'?"
            ),
            (
                "po home.view.frame",
                "1:1: 'po' is ambiguous: pop, popover, popto, poptoroot; did you mean "
                    + "'home.view.frame'?"
            ),
            (
                "print home.view.frame",
                "1:1: unknown command 'print'; did you mean 'home.view.frame'?"
            ),
            ("expr home", "1:1: unknown command 'expr'; did you mean 'info home'?"),
            (
                "expect no home.viewWillAppear",
                "1:11: 'expect no' takes categories, not one callback; did you mean "
                    + "'expect log appearance of home { }'?"
            ),
        ])
    func command(line: String, message: String) { #expect(error(line) == message) }

    @Test func `a class that was refused is named as such, and not for another`() {
        let session = TestSession()
        session.run(
            """
            class DetailViewController: UIViewController {}
            class ProfileViewController: UIViewController { func a() { viw.alpha = 1 } }
            """)
        session.run("new p as ProfileViewController")
        #expect(
            session.errors.last
                == "1:10: 'ProfileViewController' was not taken: unknown name 'viw' (line 2)")
    }

    @Test(
        "labels of calls",
        arguments: [
            (
                "home.addSubview(b.view)",
                "1:6: 'UIViewController' has no member 'addSubview'; did you mean "
                    + "'view.addSubview(_:)'?"
            ),
            (
                "home.add(b)",
                "1:6: 'UIViewController' has no member 'add'; did you mean 'addChild(_:)'?"
            ),
            (
                "home.backgroundColor = .red",
                "1:6: 'UIViewController' has no member 'backgroundColor'; did you mean "
                    + "'view.backgroundColor'?"
            ),
            ("home.view.addChild(b)", "1:11: 'UIView' has no member 'addChild'"),
            (
                "home.present(b)",
                "1:6: 'UIViewController' has no 'present(_:)'; did you mean "
                    + "'present(b, animated: true)'?"
            ),
            (
                "home.present(animated: true, b)",
                "1:6: 'UIViewController' has no 'present(animated:_:)'; did you mean "
                    + "'present(b, animated: true)'?"
            ),
            (
                "home.present(b, true)",
                "1:6: 'UIViewController' has no 'present(_:_:)'; did you mean "
                    + "'present(b, animated: true)'?"
            ),
            (
                "home.dismiss()",
                "1:6: 'UIViewController' has no 'dismiss()'; did you mean 'dismiss(animated: true)'?"
            ),
            (
                "b.didMove(home)",
                "1:3: 'UIViewController' has no 'didMove(_:)'; did you mean "
                    + "'didMove(toParent: home)'?"
            ),
            (
                "home.view.addSubview(b)",
                "1:22: 'addSubview(_:)' needs UIView, not UIViewController; did you mean 'b.view'?"
            ),
            (
                "home.addChild(b.view)",
                "1:17: 'addChild(_:)' needs UIViewController, not UIView; did you mean 'b'?"
            ),
            (
                "[home presentViewController:b]",
                "1:7: 'UIViewController' has no 'presentViewController:'; did you mean "
                    + "'presentViewController:animated:completion:'?"
            ),
            (
                "[home presentViewController:b completion:nil animated:YES]",
                "1:7: 'UIViewController' has no 'presentViewController:completion:animated:'; did "
                    + "you mean 'presentViewController:animated:completion:'?"
            ),
        ])
    func labels(line: String, message: String) { #expect(error(line) == message) }

    @Test(arguments: [
        ("L02", "1:1: unknown command 'L02'; did you mean 'explain L02'?"),
        ("What is wrong with my container", "1:1: unknown command 'What'; did you mean 'doctor'?"),
        ("wrong", "1:1: unknown command 'wrong'; did you mean 'doctor'?"),
    ])
    func `what stands in the log, and what one asks, leads to the command`(
        line: String, message: String
    ) { #expect(error(line) == message) }

    @Test func `what cannot be mended gets no advice`() {
        #expect(error("remove b") == "1:8: 'b' has no parent")
        #expect(error("frame 0 0 100 b c") == "1:15: 'b' is no number: frame VIEW X Y W H")
        #expect(error("frobnicate b") == "1:1: unknown command 'frobnicate'")
    }

    @Test func `a popover of a child says that it has a parent`() {
        #expect(
            error("popover a at p.view")
                == "1:9: 'a' has a parent, 'home', and cannot be presented; did you mean "
                + "'remove a'?")
    }

    @Test func `advice changes nothing and loads no view`() {
        let session = TestSession(RunPolicy(keepsGoing: true, isInteractive: true))
        session.run("new home; new a; root home")
        let log = session.log(.all)
        session.run("frame 0 0 100 100 a.view; prefer 3 4 a; remove a; cycle a to home")
        #expect(session.errors.count == 4)
        #expect(session.log(.all) == log)
        #expect(session.run("expect a.isViewLoaded false") == .fine)
        #expect(session.history.count == 3)
    }

    @Test func `a name that is taken is no word in the wrong place`() {
        #expect(error("new n as drawer with p q") == "1:5: 'n' exists already")
    }

    @Test(
        "a swipe for what is not in front",
        arguments: [
            ("new p as page with a b; root p", "swipe left", "drawer", "swipe forward"),
            ("new p as page with a b; root p", "swipe right", "drawer", "swipe reverse"),
            (
                "new p as page with a b; root p", "swipe back", "navigation controller",
                "swipe forward"
            ),
            ("new n as nav with a b; root n", "swipe", "page controller", "swipe back"),
            ("new n as nav with a b; root n", "swipe left in n", nil, nil),
            (
                "new s as scroll with a b; root s", "swipe back", "navigation controller",
                "swipe forward"
            ),
            ("new d as drawer with a b; root d", "swipe", "page controller", "swipe left"),
            ("root a; present b as pageSheet", "swipe left", "drawer", "swipe down"),
            ("root a", "swipe left", "drawer", nil),
        ])
    func swipes(setup: String, line: String, missing: String?, instead: String?) {
        let session = TestSession()
        session.run("new a; new b; " + setup)
        session.run(line)
        let advice = instead.map { "; did you mean '\($0)'?" } ?? ""
        let said = missing.map { "1:1: there is no \($0) on the screen\(advice)" }
        #expect(session.errors == [said ?? "1:15: 'n' is no drawer and no deck"])
    }

    @Test(
        "without a finger, the hint is a swipe that what is in front takes",
        arguments: [
            ("new p as page with a b; root p", "swipe forward"),
            ("new n as nav with a b; root n", "swipe back"),
            ("root a; present b as pageSheet", "swipe down"), ("root a", "help swipe"),
        ], ["progress 0.4", "finish", "cancel"])
    func fingers(world: (setup: String, swipe: String), line: String) {
        let session = TestSession()
        session.run("new a; new b; " + world.setup)
        session.run(line)
        let hints = session.replies.flatMap(\.contents).compactMap {
            if case .diagnostic(let diagnostic) = $0 { diagnostic.hint } else { nil }
        }
        #expect(hints == [world.swipe])
        if world.swipe.hasPrefix("swipe") {
            session.run(world.swipe)
            #expect(session.run(line) == .fine)
        }
    }
}
