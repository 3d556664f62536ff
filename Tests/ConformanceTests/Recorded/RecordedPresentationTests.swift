import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Sets the detents of the sheet that it is shown in as it comes.
private final class LateSheet: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sheetPresentationController?.detents = [.medium()]
    }
}

/// Writes down which of its blocks beside its coming are called.
private final class Companion: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(
            alongsideTransition: { _ in self.heard.append("alongside") },
            completion: { _ in self.heard.append("completion") })
    }
}

@MainActor
@Suite("P39–P42, C58, L16, E82: presentations, columns and bars as reports tell of them")
struct RecordedPresentationTests {
    private let appearance = EventCategories.of(.appearance)

    /// What is heard in each of the next turns.
    private func turns(_ count: Int, of scene: Scene) -> [[String]] {
        (0..<count).map { _ in
            scene.simulator.runLoop.runTurn()
            return scene.take(appearance)
        }
    }

    @Test("P39: the dids of a sheet without animation come a turn later", arguments: [13, 17, 26])
    func sheetWithoutAnimation(ios: Int) {
        let scene = Scene(ios: ios)
        let (a, b) = (scene.root("a"), scene.controller("b"))
        b.modalPresentationStyle = .pageSheet
        a.present(b, animated: false)
        #expect(
            turns(4, of: scene) == [
                ["b.viewWillAppear(false)"], ["b.viewIsAppearing(false)"],
                ["b.viewDidAppear(false)"], [],
            ])
        a.dismiss(animated: false)
        #expect(scene.take(appearance) == ["b.viewWillDisappear(false)"])
        #expect(turns(3, of: scene) == [[], ["b.viewDidDisappear(false)"], []])
    }

    @Test("P39: those of full screen come with the commit")
    func fullScreenWithoutAnimation() {
        let scene = Scene(ios: 13)
        let (a, b) = (scene.root("a"), scene.controller("b"))
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: false)
        #expect(
            turns(3, of: scene) == [
                ["a.viewWillDisappear(false)", "b.viewWillAppear(false)"],
                [
                    "b.viewIsAppearing(false)", "b.viewDidAppear(false)",
                    "a.viewDidDisappear(false)",
                ], [],
            ])
    }

    @Test("P40: what is inside of a popover appears again without viewDidAppear")
    func overPopover() {
        let scene = Scene(device: SimulatedDevice.named("iPad") ?? .iPhone16)
        let (a, b, c) = (scene.root("a"), scene.controller("b"), scene.controller("c"))
        b.modalPresentationStyle = .popover
        b.popoverPresentationController?.sourceView = a.view
        a.present(b, animated: false)
        _ = scene.run()
        c.modalPresentationStyle = .fullScreen
        b.present(c, animated: false)
        _ = scene.run()
        #expect(
            scene.lines(appearance) { b.dismiss(animated: false) } == [
                "c.viewWillDisappear(false)", "b.viewWillAppear(false)", "b.viewIsAppearing(false)",
                "c.viewDidDisappear(false)",
            ])
        #expect(
            scene.lines(appearance) { a.dismiss(animated: false) } == [
                "b.viewWillDisappear(false)", "b.viewDidDisappear(false)",
            ])
    }

    @Test(
        "P41: on iOS 15 detents that are set in viewWillAppear come too late", arguments: [15, 16])
    func lateDetents(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        let sheet = scene.named(LateSheet(), "sheet")
        a.present(sheet, animated: true)
        _ = scene.run()
        let isLarge = sheet.view.frame.height > scene.simulator.window.bounds.height * 0.8
        #expect(isLarge == (ios == 15))
        sheet.sheetPresentationController?.animateChanges {}
        _ = scene.run()
        #expect(sheet.view.frame.height < scene.simulator.window.bounds.height * 0.8)
    }

    @Test(
        "P42: on iOS 8 a presented stack's root animates nothing beside its coming",
        arguments: [8, 9])
    func companions(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        let inside = scene.named(Companion(), "inside")
        a.present(UINavigationController(rootViewController: inside), animated: true)
        _ = scene.run()
        #expect(inside.heard == (ios == 8 ? ["completion"] : ["alongside", "completion"]))
        a.dismiss(animated: false)
        _ = scene.run()
        let alone = scene.named(Companion(), "alone")
        a.present(alone, animated: true)
        _ = scene.run()
        #expect(alone.heard == ["alongside", "completion"])
    }

    @Test(
        "C58: on iOS 14 a second plain controller is pushed in the secondary column",
        arguments: [14, 15])
    func secondPlainController(ios: Int) {
        let scene = Scene(ios: ios, device: SimulatedDevice.named("iPad") ?? .iPhone16)
        let split = UISplitViewController(style: .doubleColumn)
        let (first, second) = (scene.controller("first"), scene.controller("second"))
        split.setViewController(scene.controller("list"), for: .primary)
        split.setViewController(first, for: .secondary)
        scene.simulator.window.rootViewController = split
        scene.simulator.window.makeKeyAndVisible()
        _ = scene.run()
        split.setViewController(second, for: .secondary)
        _ = scene.run()
        let shown = second.navigationController?.viewControllers
        #expect(shown == (ios == 14 ? [first, second] : [second]))
    }

    @Test(
        "X51: on iOS 10 a primary hidden from the beginning comes unheard", arguments: [9, 10, 11])
    func unheardPrimary(ios: Int) throws {
        let scene = Scene(ios: ios, device: try #require(.named("iPad")))
        let split = scene.named(UISplitViewController(), "s")
        split.viewControllers = [scene.controller("a"), scene.controller("b")]
        split.preferredDisplayMode = .secondaryOnly
        scene.show(split)
        let came = ["a.loadView()", "a.viewDidLoad()"]
        let lines = scene.lines(.of(.load, .appearance)) {
            split.preferredDisplayMode = .oneBesideSecondary
        }
        #expect(
            lines
                == (ios == 10
                    ? came : came + ["a.viewWillAppear(false)", "a.viewDidAppear(false)"]))
        #expect(split.viewControllers[0].view.window != nil)
    }

    @Test(
        "L16: on 11 and 12 a child beyond what a scroll view shows has no safe area",
        arguments: [11, 13])
    func outOfSight(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        let scroll = UIScrollView(frame: a.view.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        a.view.addSubview(scroll)
        let (near, far) = (scene.controller("near"), scene.controller("far"))
        let next = scene.controller("next")
        for (child, x, y) in [(near, 0, 0), (far, 0, 2000.0), (next, scroll.bounds.width, 0)] {
            a.addChild(child)
            child.view.frame = CGRect(
                x: x, y: y, width: scroll.bounds.width, height: scroll.bounds.height)
            scroll.addSubview(child.view)
            child.didMove(toParent: a)
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: 3000)
        _ = scene.run()
        #expect(near.view.safeAreaInsets.top > 0)
        #expect((far.view.safeAreaInsets == .zero) == (ios == 11))
        // It touches the edge, as the next page does.
        #expect((next.view.safeAreaInsets == .zero) == (ios == 11))
    }

    @Test(
        "E82: up to iOS 9 a navigation controller's bar takes no constraint", arguments: [7, 9, 10])
    func constraintOfBar(ios: Int) {
        let scene = Scene(ios: ios)
        let stack = scene.stack("n", "a")
        let label = UIView()
        stack.navigationBar.addSubview(label)
        _ = scene.run()
        let constraint = NSLayoutConstraint(
            item: label, attribute: .width, relatedBy: .equal, toItem: stack.navigationBar,
            attribute: .width,
            multiplier: 1, constant: 0)
        stack.navigationBar.addConstraint(constraint)
        let texts = [
            "exception NSInternalInconsistencyException: Cannot modify constraints for UINavigationBar "
                + "managed by a controller"
        ]
        #expect(scene.take(.all) == (ios < 10 ? texts : []))
        #expect(constraint.isActive == (ios == 10))
    }
}
