import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

private let parentAndChild = "new p; new c; root p; add c frame 10 20 30 40\n"

@MainActor @Suite("Property paths")
struct PropertyPathTests {
    /// What `expect` says of the expectation; nothing when it holds.
    private func answer(_ expectation: String, after script: String = parentAndChild) -> [String] {
        ScriptRun(script).run(expectation)
    }

    @Test(
        "hold for equal values",
        arguments: [
            "c.parent p", "p.parent nil", "p.children c", "p.children [c]", "c.children []",
            "c.view.frame 10 20 30 40", "c.view.frame.origin 10 20", "c.view.frame.size 30 40",
            "c.view.frame.midX 25", "c.view.superview p.view",
            "c.view.frame.size c.view.bounds.size",
            "p.view.safeAreaInsets 59 0 34 0", "p.isViewLoaded true", "p.title nil",
            "c.view.transform identity", "c.view.transform 1 0 0 1 0 0", "c.view.alpha 1",
            "c.view.alpha 1.0", "c.modalPresentationStyle pageSheet",
            "c.modalPresentationStyle .pageSheet",
            "p.view.autoresizingMask flexibleWidth flexibleHeight",
            "p.view.autoresizingMask flexibleHeight .flexibleWidth", "window.rootViewController p",
            "app.keyWindow window", "c.traitCollection.horizontalSizeClass compact",
            "c.presentedViewController nil", "c.parent.parent nil", "p.children.count 1",
            "p.children.first c", "c.parent?.view!.frame 0 0 393 852", "c.view.backgroundColor nil",
            "p.presentationController nil", "c p.children.last", "c.view.frame.isEmpty false",
        ])
    func holding(expectation: String) {
        #expect(answer("expect " + expectation) == [])
    }

    @Test("tell the value that was found")
    func differing() {
        #expect(
            answer(
                """
                expect c.parent c
                expect p.children p c
                expect c.children p
                expect c.view.frame 0 0 30 40
                expect c.view.autoresizingMask flexibleWidth
                expect c.modalPresentationStyle formSheet
                expect c.title "no \\u{1B}[31m"
                expect c.parent.parent p
                expect p.isViewLoaded false
                """) == [
                    "1:8: c.parent is p, expected c",
                    "2:8: p.children is c, expected p c",
                    "3:8: c.children is [], expected p",
                    "4:8: c.view.frame is 10 20 30 40, expected 0 0 30 40",
                    "5:8: c.view.autoresizingMask is flexibleWidth flexibleHeight, "
                        + "expected flexibleWidth",
                    "6:8: c.modalPresentationStyle is pageSheet, expected formSheet",
                    #"7:8: c.title is nil, expected "no \u{1B}[31m""#,
                    "8:8: c.parent.parent is nil, expected p",
                    "9:8: p.isViewLoaded is true, expected false",
                ])
    }

    @Test("tell what they need and what was probably meant")
    func mistaken() {
        #expect(
            answer(
                """
                expect q.view.frame 1
                expect c.vieww.frame 1
                expect c.view.addSubview c
                expect c.view.frame 1 2 3
                expect c.view.frame 1 2 3 x
                expect c.view.isHidden maybe
                expect c.view.tag 1.5
                expect c.view.alpha inf
                expect c.modalPresentationStyle fullScren
                expect c.parent q
                expect c.parent p.view
                expect c..view 1
                expect c.view.frame
                """) == [
                    "1:8: unknown name 'q'",
                    "2:10: 'UIViewController' has no member 'vieww'; did you mean 'view'?",
                    "3:15: 'addSubview' is a method: call it; did you mean 'addSubview(_:)'?",
                    "4:21: 'c.view.frame' needs x y width height, not '1 2 3'",
                    "5:21: 'c.view.frame' needs x y width height, not '1 2 3 x'",
                    "6:24: 'c.view.isHidden' needs true or false, not 'maybe'",
                    "7:19: 'c.view.tag' needs a whole number, not '1.5'",
                    "8:21: 'c.view.alpha' needs a number, not 'inf'; did you mean 'infinity'?",
                    "9:33: 'c.modalPresentationStyle' needs a UIModalPresentationStyle, "
                        + "not 'fullScren'; did you mean 'fullScreen'?",
                    "10:17: unknown name 'q'; c.parent is p",
                    "11:17: 'c.parent' needs the name of a UIViewController or nil, not 'p.view'",
                    "12:10: 'c..view' is no path: a name is missing",
                    "13:8: 'c.view.frame' needs a value: x y width height",
                ])
    }

    @Test("load no view and make nothing")
    func looking() {
        let run = ScriptRun("new a")
        #expect(
            run.run(
                """
                expect a.view.frame 0 0 393 852
                expect a.view.superview.window.rootViewController a
                expect a.view nil
                expect a.viewIfLoaded nil
                expect a.isViewLoaded false
                expect a.presentationController nil
                expect a.presentationController nil
                """) == [
                    "1:8: a.view.frame: view not loaded",
                    "2:8: a.view.superview.window.rootViewController: view not loaded",
                    "3:8: a.view: view not loaded",
                ])
        #expect(run.log(.all) == [])
    }

    @Test("set what Swift code could assign")
    func setting() {
        let run = ScriptRun(
            """
            new a
            set a.title "A b"
            set a.view.frame 1 2 3 4
            set a.view.frame.size.height 50
            set a.view.isHidden true
            set a.modalPresentationStyle fullScreen
            set a.modalTransitionStyle .crossDissolve
            set a.preferredContentSize 100 200
            set a.view.backgroundColor red
            set a.view.backgroundColor nil
            set a.view.autoresizingMask flexibleWidth flexibleHeight
            set window.rootViewController a
            set a.view nil
            """)
        #expect(run.talk == [])
        #expect(
            run.calls == [
                #"> a.title = "A b""#,
                "> a.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)",
                "> a.view.frame.size.height = 50",
                "> a.view.isHidden = true",
                "> a.modalPresentationStyle = .fullScreen",
                "> a.modalTransitionStyle = .crossDissolve",
                "> a.preferredContentSize = CGSize(width: 100, height: 200)",
                "> a.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
                "> a.view.backgroundColor = nil",
                "> a.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
                "> window.rootViewController = a",
                "> a.view = nil",
            ])
    }

    @Test("set whether a controller forwards appearance, which needs an override in Swift")
    func settingAnOverride() {
        let run = ScriptRun(
            "new root1; set root1.shouldAutomaticallyForwardAppearanceMethods false")
        #expect(run.talk == [])
        #expect(run.calls == [])
        #expect(
            run.run("expect root1.shouldAutomaticallyForwardAppearanceMethods false") == [])
    }

    @Test("refuse to set what cannot be set, and change nothing")
    func refusing() {
        let run = ScriptRun("new a; new b")
        #expect(
            run.run(
                """
                set a.parent b
                set a.view.superview nil
                set a.parent.title "x"
                set a.view.alpha yes
                set a.traitCollection.horizontalSizeClass compact
                """) == [
                    "1:5: 'a.parent' cannot be set: it is get-only",
                    "2:5: 'a.view.superview' cannot be set: it is get-only",
                    "3:14: what stands before 'title' is nil",
                    "4:18: 'a.view.alpha' needs a number, not 'yes'",
                    "5:5: 'a.traitCollection.horizontalSizeClass' cannot be set: it is get-only",
                ])
        #expect(run.log(.all) == [])
    }

    @Test("speak of objects that are gone")
    func dead() {
        let run = ScriptRun("new a; forget a")
        #expect(run.run("expect a.title nil") == ["1:8: 'a' was deallocated"])
    }
}
