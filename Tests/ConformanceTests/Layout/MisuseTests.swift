import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("E01–E63: containment, appearance and views misused, in UIKit's words")
struct MisuseTests {
    private let inconsistency = "exception UIViewControllerHierarchyInconsistency: "
    private let invalid = "exception NSInvalidArgumentException: "

    private func x(_ name: String) -> String { "<UIViewController: \(name)>" }

    @Test("E02: addChild while the view sits under another controller's, whoever that is")
    func requestedParent() {
        let scene = Scene()
        let home = scene.root("home")
        let (p, q) = (scene.child("p", of: home), scene.child("q", of: home))
        let c = scene.controller("c")
        q.view.addSubview(c.view)
        scene.settle()
        #expect(
            scene.lines(.all) { p.addChild(c) } == [
                inconsistency + "child view controller:\(x("c")) should have parent view "
                    + "controller:\(x("q")) but requested parent is:\(x("p"))"
            ])
        #expect(c.parent == nil && p.children == [])
    }

    @Test("E03: a child's view under a controller that is not its parent, plain views between")
    func actualParent() {
        let scene = Scene()
        let home = scene.root("home")
        let (p, q) = (scene.child("p", of: home), scene.child("q", of: home))
        let c = scene.controller("c")
        let box = UIView()
        q.view.addSubview(box)
        p.addChild(c)
        c.loadViewIfNeeded()
        scene.settle()
        #expect(
            scene.lines(.all) { box.addSubview(c.view) } == [
                inconsistency + "child view controller:\(x("c")) should have parent view "
                    + "controller:\(x("q")) but actual parent is:\(x("p"))"
            ])
        #expect(c.view.superview == nil && box.subviews == [])
        #expect(scene.tree.last == "  q [appeared]")
    }

    @Test("E03: a plain view brings a child's view along and is refused with it")
    func actualParentBelow() {
        let scene = Scene()
        let home = scene.root("home")
        let (p, q) = (scene.child("p", of: home), scene.child("q", of: home))
        let c = scene.controller("c")
        p.addChild(c)
        let box = UIView()
        box.addSubview(c.view)
        scene.settle()
        #expect(
            scene.lines(.all) { q.view.addSubview(box) } == [
                inconsistency + "child view controller:\(x("c")) should have parent view "
                    + "controller:\(x("q")) but actual parent is:\(x("p"))"
            ])
        scene.simulator.clearException()
        #expect(scene.lines(.of(.exception)) { p.view.addSubview(box) } == [])
    }

    @Test("C18: a controller without a parent may be shown anywhere")
    func parentless() {
        let (scene, p, c) = Scene.parentWithChild()
        c.removeFromParent()
        scene.settle()
        let q = scene.child("q", of: p)
        #expect(scene.lines(.of(.exception)) { q.view.addSubview(c.view) } == [])
        #expect(c.view.superview === q.view)
    }

    @Test("E04: a view of one controller given to another")
    func sharedView() {
        let scene = Scene()
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        a.loadViewIfNeeded()
        scene.settle()
        #expect(
            scene.lines(.all) { b.view = a.view } == [
                inconsistency + "A view can only be associated with at most one view controller "
                    + "at a time! View <UIView: a.view> is associated with \(x("a")). Clear this "
                    + "association before associating this view with \(x("b"))."
            ])
        #expect(!b.isViewLoaded && a.isViewLoaded)
    }

    @Test("E32: a view added to itself")
    func selfAsSubview() {
        let scene = Scene()
        let v = scene.named(UIView(), "v")
        #expect(scene.lines(.all) { v.addSubview(v) } == [invalid + "Can't add self as subview"])
        #expect(v.superview == nil && v.subviews == [])
    }

    @Test("E63: a view added somewhere below itself")
    func cycleOfViews() {
        let scene = Scene()
        let (v, w) = (scene.named(UIView(), "v"), scene.named(UIView(), "w"))
        v.addSubview(w)
        scene.settle()
        #expect(
            scene.lines(.all) { w.addSubview(v) } == [
                "exception CALayerInvalid: layer <CALayer: v.layer> is a part of cycle in its "
                    + "layer tree"
            ])
        #expect(w.superview === v && v.superview == nil)
    }

    @Test("A07: a controller added to itself, or an ancestor to its descendant")
    func cycleOfControllers() {
        let (scene, p, c) = Scene.parentWithChild()
        for (parent, child) in [(p, p), (c, p)] {
            let lines = scene.lines(.all) { parent.addChild(child) }
            #expect(lines.count == 1)
            #expect(lines.allSatisfy { $0.hasPrefix(invalid) })
            #expect(scene.simulator.pendingException?.rule == .a07)
            scene.simulator.clearException()
        }
        #expect(scene.tree == ["p [appeared]", "  c [appeared]"])
        #expect(p.parent == nil)
    }

    @Test(
        "E39: an appearance callback called by hand is logged, and warned about from 16 on",
        arguments: [15, 16, 26])
    func calledByHand(ios: Int) {
        let scene = Scene(ios: ios)
        let p = scene.root("p")
        let c = scene.child("c", of: p)
        let calls: [(String, (UIViewController) -> Void)] = [
            ("viewWillAppear", { $0.viewWillAppear(true) }),
            ("viewDidAppear", { $0.viewDidAppear(true) }),
            ("viewWillDisappear", { $0.viewWillDisappear(true) }),
            ("viewDidDisappear", { $0.viewDidDisappear(true) }),
        ]
        for (name, call) in calls {
            let warning =
                "warning: Calling -\(name): directly on a view controller is not supported, and "
                + "may result in out-of-order callbacks and other inconsistent behavior. Use the "
                + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
                + "UIViewController to manually drive appearance callbacks instead. Make a "
                + "symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to "
                + "catch this in the debugger. View controller: \(x("c"))"
            #expect(
                scene.lines(.all) { call(c) }
                    == ["c.\(name)(true)"] + (ios < 16 ? [] : [warning]))
        }
        #expect(scene.tree == ["p [appeared]", "  c [appeared]"])
    }

    @Test("C19: a super call inside a callback that UIKit sends is no call by hand")
    func superIsNoMisuse() {
        let scene = Scene()
        let p = scene.root("p")
        let c = scene.scripted("c")
        #expect(scene.lines(.of(.warning)) { scene.add(c, to: p) } == [])
    }

    @Test("E40: the view of a controller that goes away")
    func loadingWhileDeallocating() {
        let scene = Scene()
        let c = scene.controller("c")
        #expect(
            scene.lines { scene.simulator.reportLoadingWhileDeallocating(c.objectID) } == [
                "warning: Attempting to load the view of a view controller while it is "
                    + "deallocating is not allowed and may result in undefined behavior "
                    + "(\(x("c")))"
            ])
    }

    @Test("After an exception nothing is recorded or done until it is cleared")
    func afterAnException() {
        let (scene, p, c) = Scene.parentBesideController()
        p.addChild(p)
        _ = scene.take()
        let lines = scene.lines(.all) {
            scene.add(c, to: p)
            c.beginAppearanceTransition(true, animated: false)
            c.endAppearanceTransition()
            p.present(c, animated: true)
            p.dismiss(animated: true)
            p.view.removeFromSuperview()
        }
        #expect(lines == [])
        #expect(p.children == [] && p.view.superview != nil)
        scene.simulator.clearException()
        #expect(
            scene.lines(.of(.containment)) { scene.add(c, to: p) } == [
                "c.willMove(toParent: p)", "c.didMove(toParent: p)",
            ])
    }

    @Test("The library's default: an exception ends the process with UIKit's text")
    func trap() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                Simulator.reset()
                let a = UIViewController()
                a.view.addSubview(a.view)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', "
                    + "reason: 'Can't add self as subview'"))
    }
}
