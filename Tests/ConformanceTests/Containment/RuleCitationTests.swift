import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("Every event cites the rule that called for it")
struct RuleCitationTests {
    /// The events since the last call, each as `rule text`.
    private func cited(
        _ scene: Scene, _ categories: EventCategories = .shownByDefault, of work: () -> Void
    ) -> [String] {
        let start = scene.simulator.log.count
        work()
        scene.simulator.runUntilIdle()
        let log = scene.simulator.log
        return log.events[start...].filter { categories.contains($0.callback.category) }.map {
            "\($0.rule?.rawValue ?? "-") \(log.text($0))"
        }
    }

    /// Does a little of everything.
    private func tour(_ scene: Scene) {
        let p = scene.root("p")
        let (a, b) = (scene.child("a", of: p), scene.controller("b"))
        a.view.setNeedsUpdateConstraints()
        scene.simulator.runUntilIdle()
        p.addChild(b)
        p.transition(from: a, to: b, duration: 0.25, animations: nil) { _ in }
        scene.simulator.runUntilIdle()
        let q = scene.child("q", of: p)
        q.addChild(a)
        scene.remove(b)
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
            let c = scene.controller("c\(style.rawValue)")
            c.modalPresentationStyle = style
            p.present(c, animated: true) {}
            scene.simulator.runUntilIdle()
            scene.simulator.setScreenTraits { $0.style = $0.style == .dark ? .light : .dark }
            p.dismiss(animated: false) {}
            scene.simulator.runUntilIdle()
        }
        q.preferredContentSize = CGSize(width: 1, height: 1)
        q.overrideUserInterfaceStyle = .dark
        q.viewWillAppear(true)
        q.beginAppearanceTransition(false, animated: true)
        q.endAppearanceTransition()
        q.endAppearanceTransition()
        p.present(p, animated: true)
        scene.simulator.clearException()
        scene.simulator.recordMark("end")
        scene.simulator.runUntilIdle()
    }

    @Test("It exists, holds for the system, and its cause came before it", arguments: 8...26)
    func all(ios: Int) {
        let scene = Scene(ios: ios)
        tour(scene)
        let log = scene.simulator.log
        #expect(log.count > 100)
        for (index, event) in log.events.enumerated() {
            let text = log.text(event)
            #expect(event.cause < index, "\(text)")
            guard let id = event.rule else {
                #expect([.mark, .call].contains(event.callback), "\(text) cites no rule")
                continue
            }
            let rule = Rulebook.rule(id)
            #expect(rule.holds(on: SystemVersion(ios)), "\(text) cites \(id.rawValue)")
        }
    }

    @Test("Launch")
    func launch() {
        let scene = Scene()
        let a = scene.controller("a")
        let lines = cited(scene, .shownByDefault.union(.of(.layout))) {
            scene.simulator.window.rootViewController = a
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            lines == [
                "L02 a.loadView()",
                "L02 a.viewDidLoad()",
                "C01 a.viewWillAppear(false)",
                "L10 a.viewLayoutMarginsDidChange()",
                "L10 a.viewSafeAreaInsetsDidChange()",
                "M2 a.viewIsAppearing(false)",
                "R24 a.viewWillLayoutSubviews()",
                "R24 a.viewDidLayoutSubviews()",
                "C01 a.viewDidAppear(false)",
            ])
    }

    @Test("Adding and removing, with and without a parent")
    func containment() {
        let scene = Scene()
        let p = scene.root("p")
        let (c, g, u) = (scene.controller("c"), scene.controller("g"), scene.controller("u"))
        for controller in [c, g, u] { controller.loadViewIfNeeded() }
        scene.add(g, to: c)
        scene.settle()
        #expect(
            cited(scene) { scene.add(c, to: p) } == [
                "C10 c.willMove(toParent: p)",
                "C10 c.viewWillAppear(false)",
                "M3 g.viewWillAppear(false)",
                "C10 c.didMove(toParent: p)",
                "M2 c.viewIsAppearing(false)",
                "M2 g.viewIsAppearing(false)",
                "C10 c.viewDidAppear(false)",
                "M3 g.viewDidAppear(false)",
            ])
        #expect(
            cited(scene) { scene.remove(c) } == [
                "C20 c.willMove(toParent: nil)",
                "C20 c.viewWillDisappear(false)",
                "M3 g.viewWillDisappear(false)",
                "C20 c.didMove(toParent: nil)",
                "C20 c.viewDidDisappear(false)",
                "M3 g.viewDidDisappear(false)",
            ])
        #expect(
            cited(scene) { p.view.addSubview(u.view) } == [
                "C12 u.viewWillAppear(false)",
                "M2 u.viewIsAppearing(false)",
                "C12 u.viewDidAppear(false)",
            ])
    }

    @Test("Removing without willMove(nil), and taking over")
    func leaving() {
        let scene = Scene()
        let (p, q, c) = (scene.controller("p"), scene.controller("q"), scene.controller("c"))
        p.addChild(c)
        scene.settle()
        #expect(
            cited(scene) { q.addChild(c) } == [
                "C53 c.didMove(toParent: nil)", "C53 c.willMove(toParent: q)",
            ])
        #expect(
            cited(scene) { c.removeFromParent() } == ["C21 c.didMove(toParent: nil)"])
    }

    @Test("A transition, animated and not")
    func transition() {
        for (rule, duration) in [("C24", 0.25), ("D10", 0)] {
            let scene = Scene()
            let p = scene.root("p")
            let (a, b) = (scene.child("a", of: p), scene.controller("b"))
            p.addChild(b)
            b.loadViewIfNeeded()
            scene.settle()
            let flag = duration > 0
            let lines = cited(scene) {
                p.transition(from: a, to: b, duration: duration, animations: nil) { _ in }
            }
            #expect(
                lines == [
                    "\(rule) a.viewWillDisappear(\(flag))",
                    "\(rule) b.viewWillAppear(\(flag))",
                    "M2 b.viewIsAppearing(\(flag))",
                    "\(rule) b.viewDidAppear(\(flag))",
                    "\(rule) a.viewDidDisappear(\(flag))",
                    "C24 completion transition(a, b, true)",
                ])
        }
    }

    @Test("begin and end, turned round and unbalanced")
    func explicit() {
        let scene = Scene()
        let c = scene.controller("c")
        c.loadViewIfNeeded()
        scene.settle()
        let lines = cited(scene) {
            c.beginAppearanceTransition(true, animated: true)
            c.beginAppearanceTransition(false, animated: true)
            c.endAppearanceTransition()
            c.endAppearanceTransition()
        }
        #expect(
            lines == [
                "C28 c.viewWillAppear(true)",
                "C30 c.viewWillDisappear(true)",
                "C30 c.viewDidDisappear(true)",
                "E01 warning: Unbalanced calls to begin/end appearance transitions for "
                    + "<UIViewController: c>.",
            ])
    }

    @Test(
        "Presentations by style",
        arguments: [
            (UIModalPresentationStyle.fullScreen, 26, "P03"), (.fullScreen, 12, "P01"),
            (.pageSheet, 26, "P04"), (.overFullScreen, 26, "P05"),
        ])
    func presentation(style: UIModalPresentationStyle, ios: Int, rule: String) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        let b = scene.controller("b")
        b.modalPresentationStyle = style
        let lines =
            cited(scene) { a.present(b, animated: true) {} }
            + cited(scene) { a.dismiss(animated: true) {} }
        let appearance = lines.filter { $0.contains("Appear") && !$0.contains("IsAppear") }
        #expect(appearance.allSatisfy { $0.hasPrefix(rule) })
        #expect(
            lines.filter { $0.contains("ransition") || $0.contains("completion") }
                .allSatisfy { $0.hasPrefix("D16") })
    }

    @Test("The intermediate of a dismissed chain of sheets")
    func chain() {
        let scene = Scene()
        let a = scene.root("a")
        let (b, c) = (scene.controller("b"), scene.controller("c"))
        a.present(b, animated: true)
        scene.settle()
        b.present(c, animated: true)
        scene.settle()
        #expect(
            cited(scene, .of(.appearance)) { a.dismiss(animated: true) } == [
                "P04 c.viewWillDisappear(true)",
                "D12 b.viewWillDisappear(false)",
                "P04 c.viewDidDisappear(true)",
                "D12 b.viewDidDisappear(false)",
            ])
    }

    @Test("Traits and sizes")
    func traits() {
        let (scene, _, c) = Scene.parentWithChild()
        #expect(
            cited(scene, .of(.traits)) {
                scene.simulator.setScreenTraits { $0.horizontal = .regular }
            } == [
                "T04 p.willTransition(to: wR hR)",
                "T04 c.willTransition(to: wR hR)",
                "T08 p.traitCollectionDidChange(wC hR)",
                "T08 c.traitCollectionDidChange(wC hR)",
            ])
        #expect(
            cited(scene, .of(.traits)) { c.overrideUserInterfaceStyle = .dark } == [
                "T09 c.traitCollectionDidChange(wR hR)"
            ])
        #expect(
            cited(scene, .all) { c.preferredContentSize = CGSize(width: 1, height: 1) } == [
                "T07 p.preferredContentSizeDidChange(forChildContentContainer: c)"
            ])
    }

    @Test("A callback that user code calls itself")
    func byHand() {
        for (ios, rule) in [(12, "D02"), (26, "C19")] {
            let scene = Scene(ios: ios)
            let c = scene.controller("c")
            #expect(
                cited(scene, .of(.appearance)) { c.viewWillAppear(true) } == [
                    "\(rule) c.viewWillAppear(true)"
                ])
        }
    }
}
