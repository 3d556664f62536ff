import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("A step that failed before it changed anything costs no repetition")
struct UnchangedStepTests {
    private nonisolated static let start = """
        new home; root home; new b; add b; new c; new far
        new x; new nav as nav root x; new one; new t as tab with one
        new s as split
        let v = UIView(); home.view.addSubview(v); v.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let far2 = UIView()
        let o: Int? = nil; var q = 1; var xs = [1, 2]; var d = ["a": [1]]
        struct P { var n = 1; var list = [1] }
        var p = P()
        func f() -> Int { q += 1; return q }
        class Own { var n = 1; var list = [1] }
        let own = Own()
        NSMutableArray *m = [NSMutableArray new];
        let fine = v.widthAnchor.constraint(equalToConstant: 5)
        let bad = v.widthAnchor.constraint(equalTo: far2.widthAnchor)
        NSLog(@"%d", 1);
        new inn; new guest; add guest to inn; new pages as page
        let stack = UIStackView(); let table = UITableView(); let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let refresh = UIRefreshControl(); let scroll = UIScrollView(); refresh.addSubview(scroll)
        let pane = UIWindow(); new inner; inner.view.addSubview(pane); let box = UIView(); box.addSubview(table)
        """

    /// What goes on after the failure, so that what it left would show.
    private nonisolated static let after = """
        print(q, xs, d, p.n, own.n, own.list, m)
        remove b; add c; present far; dismiss; tree; rotate left; nav.pushViewController(b, animated: true)
        q += f(); m.count; new later; let u = UIView(); home.view.addSubview(u); wait 2
        """

    private func session(_ line: String) -> TestSession {
        let session = TestSession(RunPolicy(keepsGoing: true))
        let status = session.run(Self.start)
        #expect(status == .fine, "\(session.errors)")
        let count = session.workbench.log.events.count
        _ = session.runToEnd(line)
        #expect(session.errors != [] || session.misuses != [], "\(line) does not fail")
        #expect(session.workbench.log.events.count >= count)
        return session
    }

    private func facts(of session: TestSession) -> [String] {
        WorldFacts(of: session.workbench.session).lines
    }

    private func repetitions(_ session: TestSession) -> Int {
        session.run("tree")
        return session.workbench.session.repeatedSteps
    }

    /// Makes the world again from its steps.
    private func remake(_ session: TestSession) {
        let session = session.workbench.session
        #expect(session.payDebt())
        session.rebuild(
            at: session.journal.current,
            keepingEvents: session.world.simulator.nextSequence)
        #expect(session.payDebt())
    }

    /// The world after the failure is the one that its steps make, and goes on like that.
    private func expectSound(_ line: String) {
        let (kept, made) = (session(line), session(line))
        remake(made)
        #expect(facts(of: kept) == facts(of: made))
        for session in [kept, made] { session.run(Self.after) }
        #expect(kept.log(.all) == made.log(.all))
        #expect(kept.lines == made.lines)
        #expect(facts(of: kept) == facts(of: made))
    }

    @Test(
        "a refused call, a trap, a command that does not fit",
        arguments: [
            "home.addChild(home)", "[home addChildViewController:home];",
            "home.present(home, animated: true)", "present home", "present b", "add home to b",
            "nav.pushViewController(nav, animated: true)", "push nav on nav",
            "nav.pushViewController(x, animated: true)", "stack nav c c",
            "t.selectedViewController = c", "v.addSubview(v)", "v.frame.origin.x = .nan",
            "v.bounds = CGRect(x: 0, y: 0, width: .nan, height: 1)",
            "home.transition(from: c, to: far, duration: 1, animations: {})",
            "home.performSegue(withIdentifier: \"nope\", sender: nil)", "bad.isActive = true",
            "v.addConstraint(bad)", "fine.constant = .nan",
            "c.view = home.view", "[nav pushViewController:x animated:YES];",
            "[home presentViewController:nil animated:NO completion:nil];",
            "[home performSelector:@selector(setNumberOfLines:) withObject:nil];",
            "print(xs[9])", "xs[7] = 1", "q = xs[9]", "let z = xs[9]", "print(o!)", "q /= 0",
            "q += Int.max", "p.list[9] = 1", "p.list.remove(at: 9)",
            "[m objectAtIndex:9];", "[m addObject:nil];", "[m removeObjectAtIndex:0];",
            // A definition is a step of its own.
            "class K {}; print(xs[9])", "print(\"said\"); print(xs[9])",
            "for i in 0..<3 { print(xs[i]) }", "fatalError()",
            "var w = [1]; w = [xs[9]]".replacing("var w = [1]; ", with: "if true { var w = [1]; ")
                + " }",
            "pop b", "select 9 in t", "swipe back in nav", "wait -1",
            "set b.view.alpha x", "dismiss b", "remove home", "device nonsuch", "detent large",
            "page b", "popto b", "add nobody", "home.dismissX()",
        ])
    func unchanged(_ line: String) {
        #expect(repetitions(session(line)) == 0)
        expectSound(line)
    }

    @Test(
        "what changed something is undone by repetition",
        arguments: [
            "home.view.alpha = 0.5; home.present(home, animated: true)",
            "t.tabBar.items = []", "own.list[9] = 1",
            "q += 1; print(xs[9])", "xs[0] = 5; print(xs[9])", "print(f() / 0)",
            "NSLayoutConstraint.activate([fine, bad])", "d[\"z\", default: []][5] = 1",
            "p.n = 2; print(xs[9])", "own.n = 2; print(xs[9])", "own.list.append(3); print(xs[9])",
            "s.viewControllers = [b, b]", "let fresh = 1; print(xs[9])",
            "let w = UIView(); print(xs[9])",
            "[m addObject:@1]; [m addObject:nil];",
            "DispatchQueue.main.async { home.title = \"x\" }; print(xs[9])",
            "c.loadViewIfNeeded(); v.addSubview(v)",
            "UIView.animate(withDuration: 1) { v.addSubview(v) }",
            "v.setNeedsLayout(); print(xs[9])",
            "[home performSelector:@selector(title) withObject:nil afterDelay:1]; print(xs[9]);",
        ])
    func changed(_ line: String) {
        #expect(repetitions(session(line)) > 0)
        expectSound(line)
    }

    @Test(
        "what a call had changed before a call within it was refused is undone",
        arguments: [
            "t.setViewControllers([guest, one], animated: true)", "t.viewControllers = [guest]",
            "nav.setViewControllers([x, guest], animated: false)",
            "nav.pushViewController(guest, animated: true)",
            "pages.setViewControllers([guest], direction: .forward, animated: false)",
            "stack.addArrangedSubview(stack)",
            "table.tableHeaderView = table", "table.tableFooterView = box",
            "table.backgroundView = table", "scroll.refreshControl = refresh",
            "pane.rootViewController = inner; pane.isHidden = false",
            "inn.addChild(inn)",
            "home.transition(from: c, to: b, duration: 0, animations: {})",
        ])
    func refusedWithin(_ line: String) { expectSound(line) }

    @Test("many exceptions and errors in a row repeat no step")
    func many() {
        let session = session("print(xs[9])")
        for _ in 0..<50 {
            session.run("home.addChild(home)")
            session.run("print(xs[9])")
            session.run("q += 1")
        }
        #expect(repetitions(session) == 0)
        let made = session.log(.all)
        remake(session)
        #expect(session.log(.all) == made)
    }

    @Test("after each exception of the table the world is the one that its steps make")
    func table() throws {
        let folder = try TemporaryDirectory()
        for (name, text) in StoryboardProvocations.files { try folder.write(text, to: name) }
        for provocation in Provocation.all {
            for version in [26, 12] {
                let session = TestSession(RunPolicy(keepsGoing: true))
                session.run(
                    "set ios \(version); "
                        + provocation.script.replacing("FOLDER", with: folder.path))
                let kept = facts(of: session)
                remake(session)
                #expect(kept == facts(of: session), "\(provocation.id) on \(version)")
            }
        }
    }
}
