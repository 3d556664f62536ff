import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C68: the sidebar of tabs")
struct SidebarTests {
    /// Hears of the sidebar, and adds a block for each moment.
    private final class Listener: UITabBarControllerSidebarDelegate {
        var told: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarControllerSidebarAnimating
        ) {
            told.append("will, hidden \(sidebar.isHidden)")
            animator.addCompletion { [weak self] in
                self?.told.append("did, hidden \(sidebar.isHidden)")
            }
            animator.addAnimations { [weak self] in self?.told.append("along") }
        }
    }

    private func pad() throws -> SimulatedDevice { try #require(SimulatedDevice.named("iPad")) }

    private func insets(_ controller: UIViewController?) -> [CGFloat] {
        let insets = controller?.viewIfLoaded?.safeAreaInsets ?? .zero
        return [insets.top, insets.left, insets.bottom, insets.right]
    }

    @Test(
        "C68: it comes in the place of the bar, over the content, and the delegate hears of it before"
    )
    func shown() throws {
        let scene = Scene(device: try pad())
        let tabs = scene.tabs("t", "a", "b")
        let listener = Listener()
        tabs.sidebar.delegate = listener
        tabs.mode = .tabSidebar
        scene.settle()
        #expect(tabs.sidebar.isHidden)
        #expect(insets(tabs.selectedViewController) == [96, 0, 25, 0])
        #expect(
            scene.lines { tabs.sidebar.isHidden = false } == [
                "t.delegate.sidebarVisibilityWillChange(hidden: false)"
            ])
        #expect(listener.told == ["will, hidden true", "along", "did, hidden false"])
        #expect(insets(tabs.selectedViewController) == [32, 330, 25, 0])
        #expect(tabs.selectedViewController?.view.frame.width == 820)
        #expect(
            tabs.contentLayoutGuide.layoutFrame == CGRect(x: 330, y: 0, width: 490, height: 1180))
    }

    @Test("C68: with the layout tile the content begins beside it")
    func tiled() throws {
        let scene = Scene(device: try pad())
        let tabs = scene.tabs("t", "a", "b")
        tabs.mode = .tabSidebar
        tabs.sidebar.preferredLayout = .tile
        tabs.sidebar.isHidden = false
        scene.settle()
        let view = try #require(tabs.selectedViewController?.view)
        #expect(
            view.convert(view.bounds, to: nil) == CGRect(x: 330, y: 0, width: 490, height: 1180))
        #expect(view.safeAreaInsets.left == 0)
        tabs.sidebar.isHidden = true
        scene.settle()
        #expect(view.convert(view.bounds, to: nil).width == 820)
    }

    @Test("C68: a group brings it by itself in landscape, until code has chosen")
    func byItself() throws {
        let scene = Scene(device: try pad())
        let group = UITabGroup(
            title: "G", image: nil, identifier: "g",
            children: [
                UITab(title: "A", image: nil, identifier: "a") { _ in scene.controller("a") }
            ]
        ) { _ in scene.controller("g") }
        let tabs = scene.named(UITabBarController(tabs: [group]), "t")
        scene.show(tabs)
        #expect(tabs.sidebar.isHidden)
        #expect(
            scene.lines(.of(.delegate)) { scene.simulator.rotate(to: .landscapeRight) } == [
                "t.delegate.sidebarVisibilityWillChange(hidden: false)"
            ])
        #expect(!tabs.sidebar.isHidden)
        tabs.sidebar.isHidden = true
        scene.settle()
        scene.simulator.rotate(to: .portrait)
        scene.simulator.rotate(to: .landscapeRight)
        #expect(scene.run(.of(.delegate)) == [] && tabs.sidebar.isHidden)
    }

    @Test("C68: a compact width takes it away, and brings it back, without a word to the delegate")
    func compact() throws {
        let scene = Scene(device: try pad())
        let tabs = scene.tabs("t", "a", "b")
        tabs.mode = .tabSidebar
        tabs.sidebar.isHidden = false
        scene.settle()
        #expect(
            scene.lines(.of(.delegate)) {
                scene.simulator.setScreenTraits { $0.horizontal = .compact }
            } == [])
        #expect(insets(tabs.selectedViewController)[1] == 0 && !tabs.sidebar.isHidden)
        #expect(
            scene.lines(.of(.delegate)) {
                scene.simulator.setScreenTraits { $0.horizontal = .regular }
            } == [])
        #expect(insets(tabs.selectedViewController)[1] == 330)
    }

    @Test("C68: on a phone, with mode tabBar, and without a group nothing changes")
    func nowhere() throws {
        let wide = try pad()
        let cases: [(SimulatedDevice, UITabBarController.Mode)] = [
            (.iPhone16, .tabSidebar), (wide, .tabBar), (wide, .automatic),
        ]
        for (device, mode) in cases {
            let scene = Scene(device: device)
            let tabs = scene.tabs("t", "a", "b")
            tabs.mode = mode
            let before = insets(tabs.selectedViewController)
            #expect(scene.lines { tabs.sidebar.isHidden = false } == [])
            #expect(insets(tabs.selectedViewController) == before)
        }
    }
}
