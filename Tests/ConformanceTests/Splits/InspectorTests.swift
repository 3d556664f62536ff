import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C70: the inspector of a split")
struct InspectorTests {
    private func makeSplit(_ scene: Scene) -> UISplitViewController {
        let split = scene.named(UISplitViewController(style: .doubleColumn), "s")
        let columns: [(UISplitViewController.Column, String)] = [
            (.primary, "p"), (.secondary, "d"), (.inspector, "i"),
        ]
        for (column, name) in columns {
            split.setViewController(
                scene.named(
                    UINavigationController(rootViewController: scene.controller(name)), "n" + name),
                for: column)
        }
        scene.show(split)
        return split
    }

    @Test("C70: it is hidden at first, and takes its width from the secondary column")
    func shown() throws {
        let scene = Scene(device: try #require(SimulatedDevice.named("iPad")))
        let split = makeSplit(scene)
        #expect(!split.isShowing(.inspector) && split.isShowing(.secondary))
        let appearance = EventCategories.of(.appearance)
        #expect(
            scene.lines(appearance) { split.show(.inspector) } == [
                "ni.viewWillAppear(false)", "i.viewWillAppear(false)",
                "ni.viewIsAppearing(false)", "i.viewIsAppearing(false)",
                "ni.viewDidAppear(false)", "i.viewDidAppear(false)",
            ])
        #expect(split.isShowing(.inspector) && split.inspectorColumnWidth == 280)
        let inspector = try #require(split.viewController(for: .inspector)?.view)
        #expect(
            inspector.convert(inspector.bounds, to: nil)
                == CGRect(x: 540, y: 0, width: 280, height: 1180))
        #expect(split.viewController(for: .secondary)?.view.frame.width == 539.5)
        split.preferredInspectorColumnWidth = 400
        split.maximumInspectorColumnWidth = 300
        scene.settle()
        #expect(split.inspectorColumnWidth == 300 && inspector.frame.width == 300)
        #expect(
            scene.lines(appearance) { split.hide(.inspector) } == [
                "ni.viewWillDisappear(false)", "i.viewWillDisappear(false)",
                "ni.viewDidDisappear(false)", "i.viewDidDisappear(false)",
            ])
        #expect(split.viewController(for: .secondary)?.view.frame.width == 820)
    }

    @Test("C70: where the columns collapse it goes, and a phone shows none")
    func narrow() throws {
        let scene = Scene(device: try #require(SimulatedDevice.named("iPad")))
        let wide = makeSplit(scene)
        wide.show(.inspector)
        scene.settle()
        scene.simulator.setScreenTraits { $0.horizontal = .compact }
        scene.settle()
        #expect(!wide.isShowing(.inspector))
        let phone = Scene()
        let narrow = makeSplit(phone)
        #expect(phone.lines { narrow.show(.inspector) } == [])
    }
}
