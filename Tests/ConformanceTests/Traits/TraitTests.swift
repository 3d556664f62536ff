import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("T01–T09, D17, D23: traits")
struct TraitTests {
    private let heard = EventCategories.of(.traits, .appearance)

    private func launch(_ ios: Int) -> [String] {
        let scene = Scene(ios: ios)
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(.viewDidLoad) { [unowned p] in scene.add(c, to: p) }
        scene.simulator.window.rootViewController = p
        return scene.lines(.of(.traits, .appearance, .layout)) {
            scene.simulator.window.makeKeyAndVisible()
        }.filter { !$0.contains("Margins") && !$0.contains("SafeArea") }
    }

    @Test("T01, C02: up to 12 the first traits come between the will and the first layout")
    func launchOnTwelve() {
        for ios in [10, 11, 12] {
            #expect(
                launch(ios) == [
                    "p.viewWillAppear(false)",
                    "c.viewWillAppear(false)",
                    "p.traitCollectionDidChange(nil)",
                    "p.viewWillLayoutSubviews()",
                    "p.viewDidLayoutSubviews()",
                    "c.traitCollectionDidChange(nil)",
                    "c.viewWillLayoutSubviews()",
                    "c.viewDidLayoutSubviews()",
                    "p.viewDidAppear(false)",
                    "c.viewDidAppear(false)",
                ])
        }
    }

    @Test("T02, C02: from 13 on they were there from the beginning")
    func launchOnThirteen() {
        for ios in [13, 15, 17, 26] {
            #expect(launch(ios).filter { $0.contains("trait") } == [])
        }
        let scene = Scene()
        #expect(scene.controller("a").traitCollection.horizontalSizeClass == .compact)
    }

    @Test("T01: once in a life: a later appearance brings no second one")
    func onlyFirstAppearance() {
        let scene = Scene(ios: 12)
        let a = scene.root("a")
        a.view.removeFromSuperview()
        scene.settle()
        let lines = scene.lines(.of(.traits)) { scene.simulator.window.addSubview(a.view) }
        #expect(lines == [])
    }

    @Test("T01, T02: what appeared under a newer system had its first traits then")
    func olderSystemLater() {
        let scene = Scene()
        let p = scene.root("p")
        let (a, b) = (scene.child("a", of: p), scene.controller("b"))
        scene.remove(a)
        scene.settle()
        scene.simulator.systemVersion = 12
        let lines = scene.lines(.of(.traits)) {
            scene.add(a, to: p)
            scene.add(b, to: p)
        }
        #expect(lines == ["b.traitCollectionDidChange(nil)"])
    }

    @Test("T04: willTransition, traitCollectionDidChange, layout; no size")
    func singleController() {
        let scene = Scene()
        _ = scene.root("a")
        let lines = scene.lines(.of(.traits, .layout)) {
            scene.simulator.setScreenTraits { $0.horizontal = .regular }
        }
        #expect(
            lines == [
                "a.willTransition(to: wR hR)",
                "a.traitCollectionDidChange(wC hR)",
                "a.viewWillLayoutSubviews()",
                "a.viewDidLayoutSubviews()",
            ])
    }

    @Test("D17, T08: each phase goes through the whole tree, parents first, presented ones too")
    func wholeTree() {
        let (scene, p, c) = Scene.parentWithChild()
        _ = scene.child("g", of: c)
        _ = scene.child("d", of: p)
        let b = scene.controller("b")
        scene.add(scene.controller("x"), to: b)
        p.present(b, animated: true)
        scene.settle()
        let order = ["p", "c", "g", "d", "b", "x"]
        let lines = scene.lines(.of(.traits)) {
            scene.simulator.setScreenTraits { $0.horizontal = .regular }
        }
        #expect(
            lines == order.map { "\($0).willTransition(to: wR hR)" }
                + order.map { "\($0).traitCollectionDidChange(wC hR)" })
    }

    @Test("T04: setting what is set already is no change")
    func noChange() {
        let scene = Scene()
        _ = scene.root("a")
        #expect(
            scene.lines(.all) { scene.simulator.setScreenTraits { $0.horizontal = .compact } }
                == [])
    }

    @Test("A09: another trait is not announced")
    func style() {
        let scene = Scene()
        let a = scene.root("a")
        #expect(
            scene.lines(.of(.traits)) { scene.simulator.setScreenTraits { $0.style = .dark } } == [
                "a.traitCollectionDidChange(wC hR)"
            ])
        #expect(a.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("T08: in willTransition the old traits hold; in the change nothing below is updated yet")
    func whenTheyHold() {
        let scene = Scene()
        let p = scene.scripted("p")
        scene.show(p)
        let c = scene.child("c", of: p)
        var seen: [String] = []
        func note(_ moment: String) {
            let widths = [p, c].map { $0.traitCollection.horizontalSizeClass }
            seen.append("\(moment): \(widths.map { $0 == .regular ? "regular" : "compact" })")
        }
        p.on(.willTransitionToTraits) { note("will") }
        p.on(.traitCollectionDidChange) { note("did") }
        scene.simulator.setScreenTraits { $0.horizontal = .regular }
        note("after")
        #expect(
            seen == [
                "will: [\"compact\", \"compact\"]",
                "did: [\"regular\", \"compact\"]",
                "after: [\"regular\", \"regular\"]",
            ])
    }

    @Test("D17: an override of willTransition that forgets super keeps it from what is below")
    func forgottenSuper() {
        let scene = Scene()
        let p = scene.scripted("p")
        scene.show(p)
        _ = scene.child("c", of: p)
        p.callsSuper = false
        #expect(
            scene.lines(.of(.traits)) {
                scene.simulator.setScreenTraits { $0.horizontal = .regular }
            } == [
                "p.willTransition(to: wR hR)",
                "p.traitCollectionDidChange(wC hR)",
                "c.traitCollectionDidChange(wC hR)",
            ])
    }

    @Test("D23, T06: a controller whose view is shown without addChild hears of no transition")
    func unparented() {
        let (scene, p, c) = Scene.parentBesideController()
        p.view.addSubview(c.view)
        scene.settle()
        #expect(
            scene.lines(.of(.traits)) {
                scene.simulator.setScreenTraits { $0.horizontal = .regular }
            } == ["p.willTransition(to: wR hR)", "p.traitCollectionDidChange(wC hR)"])
    }

    @Test("T09: an override reaches the child and what is below, without willTransition")
    func override() {
        let (scene, p, c) = Scene.parentWithChild()
        let g = scene.child("g", of: c)
        let lines = scene.lines(.of(.traits)) {
            p.setOverrideTraitCollection(
                UITraitCollection(horizontalSizeClass: .regular), forChild: c)
        }
        #expect(
            lines == ["c.traitCollectionDidChange(wC hR)", "g.traitCollectionDidChange(wC hR)"])
        #expect(p.traitCollection.horizontalSizeClass == .compact)
        #expect(g.traitCollection.horizontalSizeClass == .regular)
        #expect(p.overrideTraitCollection(forChild: c)?.horizontalSizeClass == .regular)
        let back = scene.lines(.of(.traits)) { p.setOverrideTraitCollection(nil, forChild: c) }
        #expect(
            back == ["c.traitCollectionDidChange(wR hR)", "g.traitCollectionDidChange(wR hR)"])
    }

    @Test("T09: an override of what the child has already is silent")
    func silentOverride() {
        let (scene, p, c) = Scene.parentWithChild()
        #expect(
            scene.lines(.of(.traits)) {
                p.setOverrideTraitCollection(
                    UITraitCollection(horizontalSizeClass: .compact), forChild: c)
            } == [])
    }

    @Test("T09: an overridden child does not hear of a change of that trait above it")
    func overrideHoldsAgainstScreen() {
        let (scene, p, c) = Scene.parentWithChild()
        p.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .compact), forChild: c)
        scene.settle()
        #expect(
            scene.lines(.of(.traits)) {
                scene.simulator.setScreenTraits { $0.horizontal = .regular }
            } == ["p.willTransition(to: wR hR)", "p.traitCollectionDidChange(wC hR)"])
    }

    @Test("T09: what a child overrides for itself stands above its parent's override for it")
    func twoOverrides() {
        let (scene, p, c) = Scene.parentWithChild()
        c.overrideUserInterfaceStyle = .dark
        scene.settle()
        let lines = scene.lines(.of(.traits)) {
            p.setOverrideTraitCollection(
                UITraitCollection(traitsFrom: [
                    UITraitCollection(horizontalSizeClass: .regular),
                    UITraitCollection(userInterfaceStyle: .light),
                ]), forChild: c)
        }
        #expect(lines == ["c.traitCollectionDidChange(wC hR)"])
        #expect(c.traitCollection.userInterfaceStyle == .dark)
        #expect(c.traitCollection.horizontalSizeClass == .regular)
        p.setOverrideTraitCollection(nil, forChild: c)
        #expect(c.traitCollection.userInterfaceStyle == .dark)
        #expect(c.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("T09: a parent's override ends when the child leaves")
    func overrideEndsWithParent() {
        let (scene, p, c) = Scene.parentWithChild()
        p.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .regular), forChild: c)
        scene.remove(c)
        scene.settle()
        #expect(c.traitCollection.horizontalSizeClass == .compact)
        #expect(p.overrideTraitCollection(forChild: c) == nil)
    }

    @Test("T09: traitOverrides go the same way")
    func traitOverrides() {
        let (scene, p, c) = Scene.parentWithChild()
        #expect(
            scene.lines(.of(.traits)) { p.traitOverrides.horizontalSizeClass = .regular } == [
                "p.traitCollectionDidChange(wC hR)", "c.traitCollectionDidChange(wC hR)",
            ])
        #expect(p.traitOverrides.horizontalSizeClass == .regular)
        #expect(p.traitOverrides.verticalSizeClass == .unspecified)
        #expect(c.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("R22: overrideUserInterfaceStyle of an unloaded controller is read at once")
    func unloadedOverride() {
        let scene = Scene()
        let a = scene.controller("a")
        a.overrideUserInterfaceStyle = .dark
        #expect(!a.isViewLoaded)
        #expect(a.traitCollection.userInterfaceStyle == .dark)
        a.overrideUserInterfaceStyle = .unspecified
        #expect(a.traitCollection.userInterfaceStyle == .light)
        #expect(scene.run(.all) == [])
    }

    @Test("T09: a child with an override is told when it joins a tree that is shown")
    func overrideBeforeAdding() {
        let scene = Scene()
        let p = scene.root("p")
        p.overrideUserInterfaceStyle = .dark
        scene.settle()
        let c = scene.controller("c")
        let lines = scene.lines(.of(.traits, .appearance)) { scene.add(c, to: p) }
        #expect(
            lines == [
                "c.viewWillAppear(false)",
                "c.traitCollectionDidChange(wC hR)",
                "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
            ])
        #expect(c.traitCollection.userInterfaceStyle == .dark)
    }
}
