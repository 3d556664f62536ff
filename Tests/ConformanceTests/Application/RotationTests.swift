import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("T03–T13, R51, A30: rotation and other devices")
struct RotationTests {
    private let heard = EventCategories.of(.traits, .appearance, .layout)

    private func relevant(_ lines: [String]) -> [String] {
        lines.filter { !$0.contains("Margins") }
    }

    @Test("T04, R51: classes change: traits, size, the change, layout")
    func phone() {
        let scene = Scene()
        let a = scene.root("a")
        let lines = relevant(scene.lines(heard) { scene.simulator.rotate(to: .landscapeRight) })
        #expect(
            lines == [
                "a.willTransition(to: wC hC)",
                "a.viewWillTransition(to: 852x393)",
                "a.traitCollectionDidChange(wC hR)",
                "a.viewSafeAreaInsetsDidChange()",
                "a.viewWillLayoutSubviews()",
                "a.viewDidLayoutSubviews()",
            ])
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(
            a.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 20, right: 59))
        #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    }

    @Test("T04: classes stay: size and layout")
    func pad() throws {
        let scene = Scene(device: try #require(SimulatedDevice.named("iPad A16")))
        let a = scene.root("a")
        let lines = relevant(scene.lines(heard) { scene.simulator.rotate(to: .landscapeLeft) })
        #expect(
            lines == [
                "a.viewWillTransition(to: 1180x820)",
                "a.viewWillLayoutSubviews()",
                "a.viewDidLayoutSubviews()",
            ])
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
    }

    @Test("T03: a root for landscape only, launched in portrait, hears of no size")
    func landscapeOnly() {
        for ios in [11, 15] {
            let scene = Scene(ios: ios)
            let a = scene.named(LandscapeController(), "a")
            scene.simulator.window.rootViewController = a
            let lines = scene.lines(heard) { scene.simulator.window.makeKeyAndVisible() }
            #expect(
                lines.filter { $0.contains("rans") || $0.contains("trait") || $0.contains("App") }
                    == [
                        "a.viewWillAppear(false)", "a.willTransition(to: wC hC)",
                        "a.traitCollectionDidChange(wC hR)",
                    ] + (ios >= 13 ? ["a.viewIsAppearing(false)"] : []) + [
                        "a.viewDidAppear(false)"
                    ])
            #expect(scene.simulator.display.orientation == .landscapeRight)
            #expect(!scene.simulator.rotate(to: .portrait))
        }
    }

    @Test("T06: children hear of the size that they will have; presented ones come last")
    func wholeTree() {
        let (scene, p, c) = Scene.parentWithChild()
        c.view.frame = p.view.bounds
        let fixed = scene.named(FixedChildren(), "f")
        scene.add(fixed, to: c)
        fixed.view.frame = c.view.bounds
        let g = scene.child("g", of: fixed)
        g.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let b = scene.controller("b")
        b.modalPresentationStyle = .fullScreen
        p.present(b, animated: false)
        scene.settle()
        let lines = scene.lines(.of(.traits)) { scene.simulator.rotate(to: .landscapeRight) }
        #expect(
            lines.filter { $0.contains("viewWill") }
                == ["p", "c", "f", "b"].map {
                    "\($0).viewWillTransition(to: 852x393)"
                })
        b.dismiss(animated: false)
        scene.settle()
        #expect(p.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("T12: a covered controller hears of the first size only, and again once it was seen")
    func covered() {
        let (scene, p, c) = Scene.parentWithChild()
        c.view.frame = p.view.bounds
        c.view.removeFromSuperview()
        scene.settle()
        func told(_ orientation: UIInterfaceOrientation) -> [String] {
            scene.lines(.of(.traits)) { scene.simulator.rotate(to: orientation) }.filter {
                $0.hasPrefix("c.viewWill")
            }
        }
        #expect(told(.landscapeRight) == ["c.viewWillTransition(to: 852x393)"])
        #expect(told(.portrait) == [])
        #expect(told(.landscapeRight) == [])
        p.view.addSubview(c.view)
        c.view.removeFromSuperview()
        scene.settle()
        #expect(told(.portrait) == [])
        #expect(told(.landscapeRight) == ["c.viewWillTransition(to: 852x393)"])
    }

    @Test("A30: what animates beside it sees the new size, before layout; the completion ends it")
    func alongside() {
        let scene = Scene()
        let a = scene.named(AlongsideController(), "a")
        scene.show(a)
        scene.simulator.rotate(to: .landscapeRight)
        #expect(a.seen == ["will 393", "alongside 852 wC hC"])
        #expect(a.transitionCoordinator != nil)
        scene.simulator.runUntilIdle()
        #expect(a.seen == ["will 393", "alongside 852 wC hC", "layout", "done at 0.3"])
        #expect(a.transitionCoordinator == nil)
    }

    @Test("A31: half a turn tells nobody") func halfTurn() {
        let scene = Scene()
        _ = scene.root("a")
        scene.simulator.rotate(to: .landscapeRight)
        scene.settle()
        #expect(scene.lines(.all) { scene.simulator.rotate(to: .landscapeLeft) } == [])
        #expect(scene.simulator.display.orientation == .landscapeLeft)
    }

    @Test("S05: the topmost full-screen controller decides; a phone never stands on its head")
    func refused() {
        let scene = Scene()
        let a = scene.root("a")
        #expect(!scene.simulator.rotate(to: .portraitUpsideDown))
        let b = scene.named(LandscapeController(), "b")
        scene.simulator.rotate(to: .landscapeRight)
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: false)
        scene.settle()
        #expect(!scene.simulator.rotate(to: .portrait))
        #expect(scene.simulator.orientationOwner === b)
        #expect(scene.run(.all) == [])
    }

    @Test("R51: another device: traits and size as in a rotation, safe area and all")
    func otherDevice() throws {
        let scene = Scene()
        let a = scene.root("a")
        let pad = try #require(SimulatedDevice.named("ipad"))
        let lines = scene.lines(.of(.traits)) { scene.simulator.change(to: pad) }
        #expect(
            lines == [
                "a.willTransition(to: wR hR)", "a.viewWillTransition(to: 820x1180)",
                "a.traitCollectionDidChange(wC hR)",
            ])
        #expect(a.view.frame.size == CGSize(width: 820, height: 1180))
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
        #expect(a.traitCollection.userInterfaceIdiom == .pad)
    }

    @Test("T04: a rotation inside the announcement of another comes after it")
    func nested() {
        let scene = Scene()
        let a = scene.scripted("a")
        scene.show(a)
        a.on(.willTransitionToTraits) { scene.simulator.rotate(to: .portrait) }
        let lines = scene.lines(.of(.traits)) { scene.simulator.rotate(to: .landscapeRight) }
        #expect(
            lines.filter { $0.contains("viewWill") }.first == "a.viewWillTransition(to: 852x393)")
        #expect(scene.simulator.display.orientation == .landscapeRight)
    }
}

private final class LandscapeController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

private final class FixedChildren: UIViewController {
    override func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: 100, height: 100) }
}

private final class AlongsideController: UIViewController {
    var seen: [String] = []

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        seen.append("will \(Int(view.bounds.width))")
        coordinator.animate { [unowned self] _ in
            seen.append(
                "alongside \(Int(view.bounds.width)) \(traitCollection.values.sizeClassText)")
        } completion: { [unowned self] _ in
            seen.append("done at \(Simulator.current.now)")
        }
    }

    override func viewDidLayoutSubviews() {
        if !seen.isEmpty { seen.append("layout") }
    }
}
