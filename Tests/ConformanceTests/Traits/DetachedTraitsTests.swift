import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("R22, T10, T14: traits outside the window, and when they come")
struct DetachedTraitsTests {
    private func styles(_ environments: any UITraitEnvironment...) -> [UIUserInterfaceStyle] {
        environments.map(\.traitCollection.userInterfaceStyle)
    }

    @Test("R22: in a window an override of a controller's reaches view and subview, not the root")
    func attached() {
        let scene = Scene()
        let root = scene.root("root")
        let a = scene.child("a", of: root)
        let subview = UIView(frame: .zero)
        a.view.addSubview(subview)
        scene.settle()
        a.overrideUserInterfaceStyle = .dark
        #expect(styles(a, a.view, subview, root) == [.dark, .dark, .dark, .light])
        #expect(a.view.overrideUserInterfaceStyle == .unspecified)
        a.overrideUserInterfaceStyle = .unspecified
        #expect(styles(a) == [.light])
    }

    @Test("R22: detached, the controller's own override is read at once, and by its child")
    func detached() {
        let scene = Scene()
        let a = scene.controller("a")
        let c = scene.controller("c")
        a.addChild(c)
        a.loadViewIfNeeded()
        a.overrideUserInterfaceStyle = .dark
        #expect(styles(a, a.view, c) == [.dark, .dark, .dark])
        #expect(a.view.overrideUserInterfaceStyle == .unspecified)
        #expect(!c.isViewLoaded)
    }

    @Test("R22: detached, what is below the root view keeps its traits until it is in a window")
    func detachedViews() {
        let scene = Scene()
        let root = scene.root("root")
        let (a, c) = (scene.controller("a"), scene.controller("c"))
        let subview = UIView(frame: .zero)
        a.view.addSubview(subview)
        a.addChild(c)
        a.view.addSubview(c.view)
        c.didMove(toParent: a)
        a.overrideUserInterfaceStyle = .dark
        #expect(styles(a, a.view, subview, c, c.view) == [.dark, .dark, .light, .dark, .light])
        scene.add(a, to: root)
        #expect(styles(a, a.view, subview, c, c.view) == [.dark, .dark, .dark, .dark, .dark])
        scene.settle()
        a.view.removeFromSuperview()
        scene.settle()
        #expect(styles(a.view, subview) == [.dark, .dark])
    }

    @Test(
        "R22: detached, another text size is the controller's at once, and not its views'",
        arguments: [12, 14, 26])
    func detachedTextSize(ios: Int) {
        let scene = Scene(ios: ios)
        let root = scene.root("root")
        let a = scene.controller("a")
        let subview = UIView(frame: .zero)
        a.view.addSubview(subview)
        scene.simulator.setScreenTraits { $0.contentSize = .xxxl }
        scene.settle()
        let environments: [any UITraitEnvironment] = [root.view, a, a.view, subview]
        let large = UIContentSizeCategory.extraExtraExtraLarge
        let told = ios < 13 ? large : .large
        #expect(
            environments.map(\.traitCollection.preferredContentSizeCategory) == [
                large, large, told, told,
            ])
        scene.add(a, to: root)
        #expect(a.view.traitCollection.preferredContentSizeCategory == large)
    }

    @Test("R22: an override on the view alone leaves the controller as it is")
    func ofView() {
        let scene = Scene()
        let a = scene.root("a")
        a.view.overrideUserInterfaceStyle = .dark
        #expect(styles(a, a.view) == [.light, .dark])
    }

    @Test("R22: an override and a layout: the registration hears of the change with the old traits")
    func registered() {
        let scene = Scene()
        let a = scene.root("a")
        var heard: [UIContentSizeCategory] = []
        a.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (controller: UIViewController, previous: UITraitCollection) in
            let new = controller.traitCollection.preferredContentSizeCategory
            heard += [previous.preferredContentSizeCategory, new]
        }
        a.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        a.view.layoutIfNeeded()
        #expect(heard == [.large, .accessibilityLarge])
    }

    @Test("T10: hiding the navigation bar is no transition: other insets, and layout")
    func hiddenBar() {
        let scene = Scene()
        let n = scene.stack("n", "a")
        let lines = scene.lines(.of(.traits, .layout)) {
            n.setNavigationBarHidden(true, animated: false)
        }
        #expect(
            lines == [
                "n.viewWillLayoutSubviews()", "n.viewDidLayoutSubviews()",
                "a.viewLayoutMarginsDidChange()", "a.viewSafeAreaInsetsDidChange()",
            ])
    }

    @Test("T14: other traits are there before viewWillLayoutSubviews of the same pass")
    func beforeLayout() {
        for ios in [17, 26] {
            let scene = Scene(ios: ios)
            let p = scene.root("p")
            p.traitOverrides.horizontalSizeClass = .regular
            scene.settle()
            let c = scene.scripted("c")
            var classes: [UIUserInterfaceSizeClass] = []
            c.on(.viewWillLayoutSubviews) { [unowned c] in
                classes.append(c.traitCollection.horizontalSizeClass)
            }
            let lines = scene.lines(.of(.traits, .layout, .appearance)) {
                scene.add(c, to: p)
            }.filter { $0.hasPrefix("c.") && !$0.contains("Margins") && !$0.contains("SafeArea") }
            #expect(
                lines == [
                    "c.viewWillAppear(false)", "c.traitCollectionDidChange(wC hR)",
                    "c.viewIsAppearing(false)", "c.viewWillLayoutSubviews()",
                    "c.viewDidLayoutSubviews()", "c.viewDidAppear(false)",
                ])
            #expect(classes == [.regular])
        }
    }
}
