import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("L03–L05, L10: the first appearance, call by call")
struct LaunchOrderTests {
    private let told = EventCategories.of(.load, .containment, .appearance, .layout)

    private func launch(_ ios: Int, _ keep: (String) -> Bool) -> [String] {
        let scene = Scene(ios: ios)
        let a = scene.controller("a")
        scene.simulator.window.rootViewController = a
        return scene.lines(told) { scene.simulator.window.makeKeyAndVisible() }.filter(keep)
    }

    private func isInset(_ line: String) -> Bool {
        line.contains("Margins") || line.contains("SafeArea")
    }

    @Test("L03, L04: load, will, layout, did; is appearing stands before the layout")
    func root() {
        for ios in [12, 14, 26] {
            let lines = launch(ios) { !isInset($0) && !$0.contains("Constraints") }
            #expect(
                lines == [
                    "a.loadView()", "a.viewDidLoad()", "a.viewWillAppear(false)",
                ] + (ios >= 13 ? ["a.viewIsAppearing(false)"] : []) + [
                    "a.viewWillLayoutSubviews()", "a.viewDidLayoutSubviews()",
                    "a.viewDidAppear(false)",
                ])
        }
    }

    @Test("L10: after the will margins, then the safe area, then layout")
    func insets() {
        let lines = launch(26) { !$0.contains("Constraints") && !$0.contains("IsAppearing") }
        #expect(
            lines == [
                "a.loadView()", "a.viewDidLoad()", "a.viewWillAppear(false)",
                "a.viewLayoutMarginsDidChange()", "a.viewSafeAreaInsetsDidChange()",
                "a.viewWillLayoutSubviews()", "a.viewDidLayoutSubviews()",
                "a.viewDidAppear(false)",
            ])
    }

    @Test("L05: a push: parent, load, will, layout, did, and parent again")
    func push() {
        let scene = Scene()
        let n = scene.stack("n", "a")
        let b = scene.controller("b")
        let lines = scene.lines(told) { n.pushViewController(b, animated: true) }
        #expect(
            lines.filter { $0.hasPrefix("b.") && !isInset($0) && !$0.contains("IsAppearing") } == [
                "b.willMove(toParent: n)", "b.loadView()", "b.viewDidLoad()",
                "b.viewWillAppear(true)",
                "b.viewWillLayoutSubviews()", "b.viewDidLayoutSubviews()",
                "b.viewDidAppear(true)", "b.didMove(toParent: n)",
            ])
    }
}
