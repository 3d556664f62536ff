import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Gives its children a size of their own, whatever its own is.
private final class ConstantSizes: UIViewController {
    override func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: 100, height: 100) }
}

/// Passes its change of traits on as a change of size, as a rotation would bring both.
private final class Resizer: UIViewController {
    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        for child in children {
            child.viewWillTransition(to: CGSize(width: 852, height: 393), with: coordinator)
        }
    }
}

@MainActor
@Suite("T06, T07: sizes between parents and children")
struct PreferredContentSizeTests {
    @Test("T07: setting it tells the immediate parent, at once and once")
    func immediateParent() {
        let (scene, _, c) = Scene.parentWithChild()
        let g = scene.child("g", of: c)
        g.preferredContentSize = CGSize(width: 17, height: 23)
        #expect(
            scene.take(.all) == ["c.preferredContentSizeDidChange(forChildContentContainer: g)"])
        #expect(g.preferredContentSize == CGSize(width: 17, height: 23))
        #expect(scene.run(.all) == [])
    }

    @Test("T07: without a parent nobody is told; the same size is no news")
    func nobody() {
        let (scene, p, c) = Scene.parentBesideController()
        let size = CGSize(width: 1, height: 2)
        #expect(scene.lines(.all) { c.preferredContentSize = size } == [])
        p.addChild(c)
        _ = scene.take()
        #expect(scene.lines(.all) { c.preferredContentSize = size } == [])
    }

    @Test("T07: no transition follows when the parent resizes the child")
    func resizing() {
        let (scene, _, c) = Scene.parentWithChild()
        let lines = scene.lines(.of(.traits)) {
            c.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        }
        #expect(lines == [])
    }

    @Test("T07: the presenter of a sheet is not its content container")
    func presented() {
        let scene = Scene()
        let a = scene.root("a")
        let b = scene.controller("b")
        a.present(b, animated: true)
        scene.settle()
        let lines = scene.lines(.all) { b.preferredContentSize = CGSize(width: 10, height: 10) }
        #expect(lines == [])
    }

    @Test("A80: a presentation controller of the app's is the content container of what it shows")
    func presentedByTheApp() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = (scene.root("a"), scene.controller("b"))
        director.makePresentation = {
            HalfPresentation(presentedViewController: $0, presenting: $1)
        }
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = director
        let size = CGSize(width: 10, height: 10)
        #expect(scene.lines(.all) { b.preferredContentSize = size } == [])
        a.present(b, animated: false)
        scene.settle()
        #expect(b.presentationController?.preferredContentSize == size)
        let line = "b.presentationController.preferredContentSizeDidChange"
        #expect(
            scene.lines(.all) { b.preferredContentSize = .zero } == [
                "\(line)(forChildContentContainer: b)"
            ])
        #expect(scene.lines(.all) { b.preferredContentSize = .zero } == [])
    }

    @Test("D17: by default a child gets its parent's size")
    func defaultSize() {
        let (_, p, c) = Scene.parentWithChild()
        let size = CGSize(width: 101, height: 203)
        #expect(p.size(forChildContentContainer: c, withParentContainerSize: size) == size)
    }

    @Test("T06: a size transition goes on to children whose size will differ")
    func forwarded() {
        let scene = Scene()
        let p = scene.named(Resizer(), "p")
        scene.show(p)
        let c = scene.child("c", of: p)
        _ = scene.child("g", of: c)
        let lines = scene.lines(.of(.traits)) {
            scene.simulator.setScreenTraits { $0.vertical = .compact }
        }
        #expect(
            lines.filter { $0.contains("viewWillTransition") } == [
                "c.viewWillTransition(to: 852x393)", "g.viewWillTransition(to: 852x393)",
            ])
    }

    @Test("T06: and not to those that their parent keeps at the size they have")
    func filtered() {
        let scene = Scene()
        let p = scene.named(Resizer(), "p")
        scene.show(p)
        let c = scene.named(ConstantSizes(), "c")
        scene.add(c, to: p)
        scene.settle()
        let g = scene.child("g", of: c)
        g.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        scene.settle()
        let lines = scene.lines(.of(.traits)) {
            scene.simulator.setScreenTraits { $0.vertical = .compact }
        }
        #expect(
            lines.filter { $0.contains("viewWillTransition") } == [
                "c.viewWillTransition(to: 852x393)"
            ])
    }

    @Test(
        "T07, A129: constraints that give a child another size tell the parent, before the layout")
    func fittingSize() {
        let (scene, _, c) = Scene.parentWithChild()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        c.view.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 10)
        let edges = [
            box.topAnchor.constraint(equalTo: c.view.topAnchor),
            box.bottomAnchor.constraint(lessThanOrEqualTo: c.view.bottomAnchor), height,
        ]
        #expect(scene.lines(.of(.layout)) { NSLayoutConstraint.activate(edges) }.count == 2)
        #expect(
            scene.lines(.of(.layout)) { height.constant = 20 } == [
                "p.systemLayoutFittingSizeDidChange(forChildContentContainer: c)",
                "c.viewWillLayoutSubviews()", "c.viewDidLayoutSubviews()",
            ])
        #expect(scene.lines(.of(.layout)) { height.constant = 20 } == [])
        c.removeFromParent()
        _ = scene.run(.all)
        #expect(
            scene.lines(.of(.layout)) { height.constant = 30 }.contains {
                $0.contains("systemLayoutFittingSize")
            } == false)
    }

    @Test("T07, A129: a parent that changes its child each time hears of it sixteen times")
    func endlessFittingSize() {
        final class Pusher: UIViewController {
            var height: NSLayoutConstraint?
            override func systemLayoutFittingSizeDidChange(
                forChildContentContainer container: UIContentContainer
            ) { height?.constant += 1 }
        }
        let scene = Scene()
        let p = Pusher()
        scene.simulator.window.rootViewController = p
        scene.simulator.window.makeKeyAndVisible()
        let c = scene.child("c", of: p)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        c.view.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: c.view.topAnchor),
            box.bottomAnchor.constraint(equalTo: c.view.bottomAnchor), height,
        ])
        scene.settle()
        p.height = height
        height.constant = 20
        scene.settle()
        #expect(height.constant == 36)
    }
}
