import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A78, A79: places that are narrow whatever is around them")
struct NarrowPlaceTests {
    private let traits = EventCategories.of(.traits)

    private func widths(_ controllers: UIViewController...) -> [UIUserInterfaceSizeClass] {
        controllers.map(\.traitCollection.horizontalSizeClass)
    }

    @Test("A78: side columns are compact, the secondary has the split's width")
    func sideColumns() {
        let columns = Columns(mounted: .tripleColumn)
        #expect(
            widths(columns.x, columns.a, columns.s, columns.b)
                == [.regular, .compact, .compact, .regular])
    }

    @Test("A78: collapsed and expanded, a side column hears of no other width")
    func sideColumnStays() {
        let columns = Columns(mounted: .doubleColumn)
        #expect(
            columns.scene.lines(traits) { _ = columns.compact() } == [])
        #expect(
            columns.scene.lines(traits) { _ = columns.regular() } == [])
    }

    @Test("A78: a controller that leaves its column has the width of where it goes")
    func leaving() {
        let columns = Columns(mounted: .unspecified)
        columns.x.viewControllers = [columns.d, columns.b]
        #expect(widths(columns.a, columns.d, columns.b) == [.regular, .compact, .regular])
    }

    @Test(
        "A79: a form sheet and a popover are compact on an iPad, a page sheet and a full screen not",
        arguments: zip(
            [
                UIModalPresentationStyle.formSheet, .popover, .pageSheet, .fullScreen,
                .overFullScreen,
            ], [UIUserInterfaceSizeClass.compact, .compact, .regular, .regular, .regular]))
    func floating(style: UIModalPresentationStyle, width: UIUserInterfaceSizeClass) {
        let scene = Scene(device: .named("iPad") ?? .iPhone16)
        let a = scene.root("a")
        let m = scene.controller("m")
        m.modalPresentationStyle = style
        m.popoverPresentationController?.sourceView = a.view
        a.present(m, animated: false)
        let lines = scene.lines(traits) { scene.settle() }
        #expect(widths(a, m) == [.regular, width])
        #expect(lines == [])
        a.dismiss(animated: false)
        scene.settle()
        #expect(widths(m) == [.regular])
    }

    @Test("A79, C50: a split in a form sheet collapses")
    func splitInSheet() {
        let columns = Columns(.doubleColumn)
        let a = columns.scene.root("root")
        columns.x.modalPresentationStyle = .formSheet
        _ = columns.lines { a.present(columns.x, animated: false) }
        #expect(columns.x.isCollapsed)
        #expect(
            columns.scene.tree == [
                "root [appeared]", "  ^ x [appeared]", "    UINavigationController-1 [appeared]",
                "      a [disappeared]", "      UINavigationController-2 [appeared]",
                "        b [appeared]",
            ])
    }

    @Test("A79: on a phone on its side a form sheet has all of the screen, and its width")
    func onItsSide() {
        let scene = Scene(device: .named("iPhone 16 Pro Max") ?? .iPhone16)
        scene.simulator.rotate(to: .landscapeLeft)
        let a = scene.root("a")
        let m = scene.controller("m")
        m.modalPresentationStyle = .formSheet
        a.present(m, animated: false)
        scene.settle()
        #expect(widths(a, m) == [.regular, .regular])
    }

    @Test("Apple docs: the current collection is the one of who is laid out or hears of a change")
    func current() {
        let scene = Scene()
        let a = scene.scripted("a")
        var seen: [UIUserInterfaceStyle] = []
        for callback in [Callback.viewWillLayoutSubviews, .traitCollectionDidChange] {
            a.on(callback) { seen.append(UITraitCollection.current.userInterfaceStyle) }
        }
        scene.show(a)
        a.overrideUserInterfaceStyle = .dark
        scene.settle()
        #expect(seen == [.light, .dark, .dark])
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            seen = [UITraitCollection.current.userInterfaceStyle]
        }
        #expect(seen == [.dark] && UITraitCollection.current.userInterfaceStyle == .light)
    }
}
