import Testing

@testable import Statements
@testable import Workbench

/// Members that came with a later system than the session's, and those that a later one put into their place.
@MainActor @Suite("On older systems")
struct OlderSystemTests {
    private func session(ios: Int, _ lines: String...) -> TestSession {
        let session = TestSession()
        let outcome = session.run((["set ios \(ios)"] + lines).joined(separator: "\n"))
        #expect(outcome == .fine, "\(session.errors)")
        return session
    }

    /// What the last run says that the first did not.
    private func added(_ session: TestSession, by code: String) -> [String] {
        let count = session.lines.count
        session.run(code)
        return Array(session.lines.dropFirst(count))
    }

    /// The events of the code.
    private func events(_ session: TestSession, of code: String) -> [String] {
        let count = session.log.count
        session.run(code)
        return Array(session.log.dropFirst(count))
    }

    private func refusal(_ session: TestSession, of code: String) -> String? {
        let count = session.errors.count
        session.run(code)
        return session.errors.dropFirst(count).last?.split(separator: " ", maxSplits: 1).last
            .map(String.init)
    }

    private func only(_ name: String, _ version: Int, _ ios: Int) -> String {
        "'\(name)' is only available in iOS \(version) or newer; this session is iOS \(ios)"
    }

    // MARK: Two spellings

    @Test(
        "the older spelling of a member works on each system that had it, the newer one from its own on",
        arguments: [
            (
                "a.canPerformUnwindSegueAction(\"back:\", from: b, withSender: b)",
                "a.canPerformUnwindSegueAction(\"back:\", from: b, sender: b)",
                "canPerformUnwindSegueAction(_:from:sender:)", 13
            ),
            (
                "[a canPerformUnwindSegueAction:@selector(back:) fromViewController:b withSender:b]",
                "[a canPerformUnwindSegueAction:@selector(back:) fromViewController:b sender:b]",
                "canPerformUnwindSegueAction(_:from:sender:)", 13
            ),
            ("a.topLayoutGuide", "a.view.safeAreaLayoutGuide", "safeAreaLayoutGuide", 11),
            (
                "a.automaticallyAdjustsScrollViewInsets",
                "UIScrollView().contentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior",
                11
            ),
            ("UIApplication.shared.keyWindow", "window.windowScene", "windowScene", 13),
            (
                "UITableViewCell().textLabel", "UITableViewCell().contentConfiguration",
                "contentConfiguration", 14
            ),
            (
                "a.setOverrideTraitCollection(nil, forChild: b)", "a.traitOverrides",
                "traitOverrides", 17
            ),
            ("a.modalViewController", "a.presentedViewController", "presentedViewController", 5),
        ])
    func spellings(older: String, newer: String, name: String, version: Int) {
        let isObjectiveC = older.hasPrefix("[")
        func use(_ code: String) -> String {
            isObjectiveC ? "NSLog(@\"%@\", \(code) ? @\"yes\" : @\"no\");" : "_ = \(code)"
        }
        for ios in [version - 1, version, 26] {
            let session = session(ios: ios, "new a", "new b", "root a")
            if ios >= 5 { session.run("add b") }
            #expect(refusal(session, of: use(older)) == nil, "\(older) on iOS \(ios)")
            let refused = ios < version ? only(name, version, ios) : nil
            #expect(refusal(session, of: use(newer)) == refused, "\(newer) on iOS \(ios)")
        }
    }

    @Test("modal controllers are presented by the older names, also on iOS 4")
    func modal() {
        let code = "[a presentModalViewController:b animated:NO];"
        for ios in [4, 5, 12] {
            let session = session(ios: ios, "new a", "root a", "new b")
            #expect(events(session, of: code).contains("b.viewDidAppear(false)"))
            #expect(added(session, by: "print(a.modalViewController === b)") == ["true"])
            let dismissed = events(session, of: "[a dismissModalViewControllerAnimated:NO];")
            #expect(dismissed.contains("b.viewDidDisappear(false)"), "iOS \(ios)")
        }
    }

    @Test(
        "forwarding by hand is asked for by iOS 5's name there, and by the later one from iOS 6 on")
    func forwarding() {
        let older = "- (BOOL)automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers"
        let newer = "- (BOOL)shouldAutomaticallyForwardAppearanceMethods"
        func callbacks(_ method: String, ios: Int) -> [String] {
            let session = session(
                ios: ios, "@implementation Box : UIViewController \(method) { return NO; } @end",
                "Box *box = [Box new]", "new c", "add c to box")
            return events(session, of: "root box").filter { $0.hasPrefix("c.viewWillAppear") }
        }
        #expect(callbacks(older, ios: 5) == [])
        #expect(callbacks(newer, ios: 5) == ["c.viewWillAppear(false)"])
        #expect(callbacks(older, ios: 6) == ["c.viewWillAppear(false)"])
        #expect(callbacks(newer, ios: 6) == [])
    }

    @Test("the child that decides on the status bar has a longer name in Objective-C")
    func statusBar() {
        let box = """
            @implementation Box : UIViewController
            - (UIViewController *)childViewControllerForStatusBarStyle {
                return self.childViewControllers.firstObject;
            }
            @end
            """
        let session = session(ios: 7, box, "Box *box = [Box new]", "new c", "add c to box")
        #expect(
            added(session, by: "NSLog(@\"%d\", [box childViewControllerForStatusBarStyle] == c);")
                == ["1"])
        #expect(added(session, by: "print(box.childForStatusBarStyle === c)") == ["true"])
    }

    // MARK: Overrides

    @Test("an override of a later member is the class's own method, which UIKit does not call")
    func overrides() {
        let home = """
            class Home: UIViewController {
                override func viewIsAppearing(_ animated: Bool) { print("own", animated) }
                override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
                override var prefersHomeIndicatorAutoHidden: Bool { print("asked"); return true }
            }
            let home = Home()
            """
        let session = session(ios: 10, home)
        let shown = [
            "home.loadView()", "home.viewDidLoad()", "home.viewWillAppear(false)",
            "home.traitCollectionDidChange(nil)", "home.viewDidAppear(false)",
        ]
        #expect(events(session, of: "root home") == shown)
        #expect(session.lines == [])
        #expect(added(session, by: "home.viewIsAppearing(true)") == ["own true"])
        #expect(
            added(session, by: "print(home.prefersHomeIndicatorAutoHidden)") == ["asked", "true"])
        #expect(
            refusal(session, of: "home.viewSafeAreaInsetsDidChange()")
                == only("viewSafeAreaInsetsDidChange()", 11, 10))
    }

    @Test("the same override is called from its system on, also where the session goes there")
    func laterSystem() {
        let home =
            "class Home: UIViewController { override func viewIsAppearing(_ a: Bool) { print(1) } }"
        let session = session(ios: 12, home, "let home = Home()")
        #expect(added(session, by: "root home").contains("1") == false)
        session.run("set ios 13\nnew other\nroot other")
        #expect(added(session, by: "root home").contains("1"))
    }

    @Test("a delegate's method that a later system calls is not called")
    func delegates() {
        let code = """
            class Reader: UIViewController, UIScrollViewDelegate, UITextFieldDelegate {
                func textFieldDidEndEditing(_ field: UITextField) { print("ended") }
                func textFieldDidEndEditing(
                    _ field: UITextField, reason: UITextField.DidEndEditingReason
                ) { print("ended with a reason") }
            }
            let reader = Reader()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
            """
        func end(ios: Int) -> [String] {
            let session = session(
                ios: ios, code, "root reader", "reader.view.addSubview(field)",
                "field.delegate = reader", "field.becomeFirstResponder()")
            return added(session, by: "field.resignFirstResponder()").filter {
                $0.hasPrefix("ended")
            }
        }
        #expect(end(ios: 9) == ["ended"])
        #expect(end(ios: 10) == ["ended with a reason"])
    }

    // MARK: Values

    @Test("a later value may be compared with, and used behind a question")
    func values() {
        let session = session(ios: 12, "new a")
        let code = """
            switch a.modalPresentationStyle { case .automatic: print("automatic"); default: print("other") }
            if #available(iOS 13, *) { a.modalPresentationStyle = .automatic } else { print("not asked") }
            """
        #expect(added(session, by: code) == ["other", "not asked"])
    }
}
