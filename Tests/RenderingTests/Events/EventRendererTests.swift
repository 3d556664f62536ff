import HierarchyRecords
import Rendering
import Testing

@Suite struct EventRendererTests {
    @Test func `the plain form is the canonical line`() {
        let sample = SampleLog.everyKind
        #expect(
            EventRenderer(.plain).written(sample) == [
                "> root.addChild(a)",
                "a.willMove(toParent: root)",
                "a.viewDidLoad()",
                "a.viewWillAppear(false)",
                "a.viewIsAppearing(false)",
                "a.viewDidAppear(true)",
                "a.viewWillDisappear(true)",
                "a.viewDidDisappear(true)",
                "a.didMove(toParent: nil)",
                "root.viewWillTransition(to: 852x393)",
                "root.willTransition(to: wC hR)",
                "root.traitCollectionDidChange(nil)",
                "b.presentationController.presentationTransitionDidEnd(true)",
                "completion present(b)",
                "completion dismiss(b)",
                "completion transition(a, b, true)",
                "a.didReceiveMemoryWarning()",
                "a.viewDidLayoutSubviews()",
                "a.deinit",
                "warning: Unbalanced calls for <UIViewController: a>.",
                "exception NSInvalidArgumentException: no",
                "mark start",
            ])
        #expect(EventRenderer(.plain).written(sample) == sample.log.events.map(sample.log.text))
    }

    @Test func `the pretty form has a sign for every kind of event`() {
        #expect(
            EventRenderer(.pretty).written(.everyKind) == [
                "· > root.addChild(a)",
                "  > a.willMove(toParent: root)",
                "  * a.viewDidLoad()",
                "  ↑ a.viewWillAppear(false)",
                "  ↑ a.viewIsAppearing(false)",
                "▲ a.viewDidAppear(true)",
                "↓ a.viewWillDisappear(true)",
                "▼ a.viewDidDisappear(true)",
                "> a.didMove(toParent: nil)",
                "~ root.viewWillTransition(to: 852x393)",
                "~ root.willTransition(to: wC hR)",
                "~ root.traitCollectionDidChange(nil)",
                "◆ b.presentationController.presentationTransitionDidEnd(true)",
                "◆ completion present(b)",
                "◆ completion dismiss(b)",
                "◆ completion transition(a, b, true)",
                "· a.didReceiveMemoryWarning()",
                "· a.viewDidLayoutSubviews()",
                "* a.deinit",
                "! warning: Unbalanced calls for <UIViewController: a>.",
                "! exception NSInvalidArgumentException: no",
                "· mark start",
            ])
    }

    @Test func `without UTF-8 the signs are ASCII`() {
        let renderer = EventRenderer(
            .pretty, encoding: TextEncoding(color: false, unicode: false))
        let signs = renderer.written(.everyKind).map { $0.drop { $0 == " " }.prefix(1) }
        #expect(signs.joined() == ".>*^^AvV>~~~####..*!!.")
    }

    @Test func `the Objective-C form is a message`() {
        #expect(
            EventRenderer(.objc).written(.everyKind) == [
                "> [root addChildViewController:a]",
                "-[a willMoveToParentViewController:root]",
                "-[a viewDidLoad]",
                "-[a viewWillAppear:NO]",
                "-[a viewIsAppearing:NO]",
                "-[a viewDidAppear:YES]",
                "-[a viewWillDisappear:YES]",
                "-[a viewDidDisappear:YES]",
                "-[a didMoveToParentViewController:nil]",
                "-[root viewWillTransitionToSize:{852, 393} withTransitionCoordinator:coordinator]",
                "-[root willTransitionToTraitCollection:<wC hR> "
                    + "withTransitionCoordinator:coordinator]",
                "-[root traitCollectionDidChange:nil]",
                "-[b.presentationController presentationTransitionDidEnd:YES]",
                "completion presentViewController:b",
                "completion dismissViewController:b",
                "completion transitionFromViewController:a toViewController:b finished:YES",
                "-[a didReceiveMemoryWarning]",
                "-[a viewDidLayoutSubviews]",
                "-[a dealloc]",
                "warning: Unbalanced calls for <UIViewController: a>.",
                "exception NSInvalidArgumentException: no",
                "mark start",
            ])
    }

    @Test func `the linear form says depth and rule in words`() {
        var sample = SampleLog()
        sample.add(.viewWillAppear, sample.a, .flag(false), depth: 2)
        sample.add(.mark, text: "mark", rule: nil)
        #expect(
            EventRenderer(.linear).written(sample) == [
                "a.viewWillAppear(false), depth 2, rule C10", "mark, depth 0",
            ])
        #expect(
            EventRenderer(.linear, showsRule: false).written(sample) == [
                "a.viewWillAppear(false), depth 2", "mark, depth 0",
            ])
    }

    @Test func `colors are switched on for the sign and for the message`() {
        var sample = SampleLog()
        sample.add(.viewDidAppear, sample.a, .flag(true), depth: 1)
        sample.add(.warning, text: "no")
        let renderer = EventRenderer(.pretty, encoding: TextEncoding(color: true))
        #expect(
            renderer.written(sample) == [
                "  \u{1B}[32m▲ \u{1B}[0ma\u{1B}[32m.viewDidAppear(true)\u{1B}[0m",
                "\u{1B}[1;31m! warning: no\u{1B}[0m",
            ])
    }

    @Test(arguments: EventRenderer.Form.allCases)
    func `styled lines and written bytes agree`(form: EventRenderer.Form) {
        let sample = SampleLog.everyKind
        let encoding = TextEncoding(color: form == .pretty)
        let renderer = EventRenderer(form, encoding: encoding, width: 80, showsWhy: true)
        let lines = sample.log.events.enumerated().flatMap { index, event in
            renderer.lines(event, index: index, in: sample.log)
        }
        #expect(lines.map(encoding.string) == renderer.written(sample))
    }
}
