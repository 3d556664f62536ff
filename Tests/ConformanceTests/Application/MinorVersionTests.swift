import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("Systems with a minor part")
struct MinorVersionTests {
    @Test("a version without a minor part is the last of its number")
    func comparisons() {
        #expect(SystemVersion(17).isAtLeast(17.2))
        #expect(SystemVersion(17, 1).isAtLeast(17))
        #expect(!SystemVersion(17, 1).isAtLeast(17.2))
        #expect(!SystemVersion(17).isAtMost(17.4))
        #expect(SystemVersion(17, 4).isAtMost(17))
        #expect(SystemVersion("17.2") == 17.2 && SystemVersion("17") == 17)
        #expect(SystemVersion("17.2").map { "\($0)" } == "17.2")
        for text in ["", "17.", ".2", "17.2.1", "17.10", "-17", "+17", "1e1", "١٧"] {
            #expect(SystemVersion(text) == nil, "\(text)")
        }
    }

    @Test("E13, E14: 13.0 still has the older words", arguments: [13.0, 13.1, 13])
    func presentingActive(version: SystemVersion) {
        let scene = Scene(version: version)
        let root = scene.root("root")
        let b = scene.child("b", of: root)
        root.present(b, animated: false)
        let words =
            version == 13.0
            ? "an active controller <UIViewController: b>."
            : "a view controller <UIViewController: b> that has a parent view controller "
                + "<UIViewController: root>."
        let said = scene.simulator.pendingException?.text
        #expect(said == "Application tried to present modally \(words)")
    }

    /// Notes what isCollapsed says in its first viewWillAppear.
    private final class Split: UISplitViewController {
        var said: [Bool] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            said.append(isCollapsed)
        }
    }

    @Test("X49: isCollapsed at the first appearance is true from 17.2 on")
    func collapsed() {
        var said: [[Bool]] = []
        for version in [16, 17.1, 17.2, 17, 26] as [SystemVersion] {
            let scene = Scene(version: version)
            let split = scene.named(Split(style: .doubleColumn), "s")
            split.setViewController(scene.controller("a"), for: .primary)
            split.setViewController(scene.controller("b"), for: .secondary)
            scene.show(split)
            #expect(split.isCollapsed)
            said.append(split.said)
        }
        #expect(said == [[false], [false], [true], [true], [true]])
    }

    @Test("X50, P33: a popover on a wide phone in landscape stays one up to 8.2")
    func popover() {
        var styles: [UIModalPresentationStyle] = []
        for version in [8.0, 8.2, 8.3, 8, 12] as [SystemVersion] {
            let scene = Scene(
                version: version, device: SimulatedDevice.named("iPhone 8 Plus") ?? .iPhone16)
            let root = scene.root("root")
            _ = scene.simulator.rotate(to: .landscapeRight)
            scene.settle()
            let a = scene.controller("a")
            a.modalPresentationStyle = .popover
            a.popoverPresentationController?.sourceView = root.view
            root.present(a, animated: false)
            scene.settle()
            styles.append(
                a.presentationController?.adaptivePresentationStyle(
                    for: root.traitCollection) ?? .none)
        }
        #expect(styles == [.none, .none, .formSheet, .formSheet, .formSheet])
    }
}
