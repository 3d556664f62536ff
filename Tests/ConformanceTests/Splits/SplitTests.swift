import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("R31: columns come and go in a regular width")
struct SplitTests {
    @Test("R31: two columns at their first appearance") func double() {
        let columns = Columns(.doubleColumn)
        #expect(columns.x.displayMode == .secondaryOnly && columns.x.children.isEmpty)
        #expect(
            columns.mount() == [
                "D.willChangeTo(oneBesideSecondary)", "a.willMove(toParent: nav)",
                "a.viewDidLoad()", "D.willShow(primary)", "b.willMove(toParent: nav)",
                "b.viewDidLoad()", "D.willShow(secondary)", "a.viewWillAppear(false)",
                "b.viewWillAppear(false)", "D.didShow(primary)", "D.didShow(secondary)",
                "a.viewDidAppear(false)", "a.didMove(toParent: nav)", "b.viewDidAppear(false)",
                "b.didMove(toParent: nav)",
            ])
        #expect(columns.x.displayMode == .oneBesideSecondary)
    }

    @Test("U45: the button of the display mode hides the primary, and shows it") func button() {
        let columns = Columns(.unspecified)
        _ = columns.mount()
        let button = columns.x.displayModeButtonItem
        #expect(button === columns.x.displayModeButtonItem)
        button.primaryAction?.perform()
        #expect(columns.x.displayMode == .secondaryOnly)
        button.primaryAction?.perform()
        #expect(columns.x.displayMode == .oneBesideSecondary)
    }

    @Test("R31: three columns on 820 points: the primary is loaded, and hidden") func triple() {
        let columns = Columns(.tripleColumn)
        #expect(
            columns.mount() == [
                "D.willChangeTo(oneBesideSecondary)", "s.willMove(toParent: nav)",
                "s.viewDidLoad()", "D.willShow(supplementary)", "a.willMove(toParent: nav)",
                "a.viewDidLoad()", "b.willMove(toParent: nav)", "b.viewDidLoad()",
                "D.willShow(secondary)", "s.viewWillAppear(false)", "b.viewWillAppear(false)",
                "D.didShow(supplementary)", "D.didShow(secondary)", "s.viewDidAppear(false)",
                "s.didMove(toParent: nav)", "b.viewDidAppear(false)", "b.didMove(toParent: nav)",
            ])
    }

    @Test("R31: a classic split of plain controllers: didMove before they are loaded")
    func classic() {
        let columns = Columns(.unspecified)
        #expect(
            columns.mount() == [
                "D.willChangeTo(oneBesideSecondary)", "a.willMove(toParent: x)",
                "a.didMove(toParent: x)", "b.willMove(toParent: x)", "b.didMove(toParent: x)",
                "D.willShow(primary)", "D.willShow(secondary)", "D.didShow(primary)",
                "D.didShow(secondary)", "a.viewDidLoad()", "a.viewWillAppear(false)",
                "b.viewDidLoad()",
                "b.viewWillAppear(false)", "a.viewDidAppear(false)", "b.viewDidAppear(false)",
            ])
    }

    @Test(
        "R31: a split that is collapsed from the beginning has both controllers until it has told so"
    )
    func collapsedFromTheBeginning() {
        let columns = Columns(.unspecified, on: "iPhone", navs: true)
        let reader = SplitReader()
        columns.x.delegate = reader
        (columns.x.viewControllers[0] as? UINavigationController)?.viewControllers = [reader]
        columns.mount()
        #expect(reader.counts == [2])
        #expect(columns.x.viewControllers.count == 1)
    }

    @Test("R31: a classic split of stacks") func classicStacks() {
        #expect(
            Columns(.unspecified, navs: true).mount() == [
                "D.willChangeTo(oneBesideSecondary)", "D.willShow(primary)",
                "D.willShow(secondary)", "D.didShow(primary)", "D.didShow(secondary)",
                "a.viewDidLoad()", "a.viewWillAppear(false)", "b.viewDidLoad()",
                "b.viewWillAppear(false)", "a.viewDidAppear(false)", "a.didMove(toParent: nav)",
                "b.viewDidAppear(false)", "b.didMove(toParent: nav)",
            ])
    }

    @Test("R31: the primary is hidden and shown by the preferred mode") func hidden() {
        let columns = Columns(.doubleColumn)
        columns.mount()
        #expect(
            columns.lines { columns.x.preferredDisplayMode = .secondaryOnly } == [
                "D.willChangeTo(secondaryOnly)", "D.willHide(primary)",
                "a.viewWillDisappear(false)", "D.didHide(primary)", "a.viewDidDisappear(false)",
            ])
        #expect(
            columns.lines { columns.x.preferredDisplayMode = .oneBesideSecondary } == [
                "D.willChangeTo(oneBesideSecondary)", "D.willShow(primary)",
                "a.viewWillAppear(false)", "D.didShow(primary)", "a.viewDidAppear(false)",
            ])
        #expect(
            columns.lines { columns.x.preferredDisplayMode = .oneOverSecondary } == [
                "D.willChangeTo(oneOverSecondary)"
            ])
        #expect(columns.lines { columns.x.primaryBackgroundStyle = .none }.count == 1)
    }

    @Test("R31: shown and hidden by name, no column is announced") func byName() {
        let columns = Columns(.doubleColumn)
        columns.mount()
        #expect(
            columns.lines { columns.x.hide(.primary) } == [
                "D.willChangeTo(secondaryOnly)", "a.viewWillDisappear(false)",
                "a.viewDidDisappear(false)",
            ])
        #expect(
            columns.lines { columns.x.show(.primary) } == [
                "D.willChangeTo(oneBesideSecondary)", "a.viewWillAppear(false)",
                "a.viewDidAppear(false)",
            ])
    }

    @Test("R31: another secondary: the old one is gone before the new one comes") func detail() {
        let columns = Columns(.doubleColumn)
        columns.mount()
        #expect(
            columns.lines { columns.x.showDetailViewController(columns.d, sender: nil) } == [
                "b.willMove(toParent: nil)", "b.viewWillDisappear(false)",
                "b.viewDidDisappear(false)", "b.didMove(toParent: nil)",
                "d.willMove(toParent: nav)", "d.viewDidLoad()", "d.viewWillAppear(false)",
                "d.viewDidAppear(false)", "d.didMove(toParent: nav)",
            ])
    }

    @Test("R31: in a classic split the untouched primary blinks") func classicDetail() {
        let columns = Columns(.unspecified)
        columns.mount()
        #expect(
            columns.lines { columns.x.showDetailViewController(columns.d, sender: nil) } == [
                "D.showDetail(d)", "a.viewWillDisappear(false)", "b.willMove(toParent: nil)",
                "b.didMove(toParent: nil)", "b.viewWillDisappear(false)",
                "d.willMove(toParent: x)", "d.didMove(toParent: x)", "a.viewWillAppear(false)",
                "d.viewDidLoad()", "d.viewWillAppear(false)", "a.viewDidAppear(false)",
                "b.viewDidDisappear(false)", "d.viewDidAppear(false)",
            ])
    }

    @Test("R36: what a style lacks, and a controller in two columns") func misuse() {
        let columns = Columns(.doubleColumn)
        let start = "exception NSInvalidArgumentException: "
        func raised(_ work: () -> Void) -> [String] {
            defer { columns.scene.simulator.clearException() }
            return columns.scene.lines(.of(.exception), of: work)
        }
        #expect(
            raised { columns.x.preferredSupplementaryColumnWidth = 300 } == [
                start + "UISplitViewController supplementaryColumnWidth properties unsupported "
                    + "for style = DoubleColumn"
            ])
        #expect(
            raised { columns.x.setViewController(columns.b, for: .primary) } == [
                "exception NSInternalInconsistencyException: <UIViewController: b> is already "
                    + "specified as the view controller for the secondary column. Split view "
                    + "controller: <UISplitViewController: x>"
            ])
        let classic = Columns(.unspecified)
        #expect(
            classic.scene.lines(.of(.exception)) { _ = classic.x.preferredSplitBehavior } == [
                start + "This API requires initializing the UISplitViewController with "
                    + "-initWithStyle:"
            ])
    }
}

@MainActor
@Suite("R31, C50, C51: columns collapse and expand")
struct SplitCollapseTests {
    @Test("R31, C51: two columns collapse; the secondary hears nothing") func double() {
        let columns = Columns(.doubleColumn)
        columns.mount()
        #expect(
            columns.compact() == [
                "D.topColumnForCollapsing(secondary)", "D.willHide(secondary)",
                "D.willHide(primary)", "D.willShow(secondary)", "D.didHide(primary)",
                "a.viewWillDisappear(false)", "a.viewDidDisappear(false)", "D.didCollapse()",
                "D.didShow(secondary)",
            ])
        #expect(columns.x.isCollapsed && columns.x.viewControllers.count == 1)
        #expect(columns.scene.tree.last == "      b [appeared]")
    }

    @Test("R31: they expand after the primary was shown") func expandedFromPrimary() {
        let columns = Columns(.doubleColumn)
        columns.mount()
        _ = columns.compact()
        #expect(
            columns.lines { columns.x.show(.primary) } == [
                "D.willHide(secondary)", "b.viewWillDisappear(false)", "a.viewWillAppear(false)",
                "b.viewDidDisappear(false)", "a.viewDidAppear(false)", "D.didHide(secondary)",
            ])
        #expect(
            columns.regular() == [
                "D.displayModeForExpanding(oneBesideSecondary)", "D.willShow(secondary)",
                "b.viewWillAppear(false)", "D.didExpand()", "D.didShow(secondary)",
                "b.viewDidAppear(false)",
            ])
        #expect(columns.x.children.count == 2)
    }

    @Test("R31: three columns collapse and expand; the primary appears for a moment")
    func triple() {
        let columns = Columns(.tripleColumn)
        columns.mount()
        #expect(
            columns.compact() == [
                "D.topColumnForCollapsing(secondary)", "D.willHide(supplementary)",
                "D.willShow(primary)", "D.willHide(secondary)", "D.willHide(primary)",
                "D.willShow(secondary)", "D.didHide(supplementary)", "D.didHide(primary)",
                "D.didShow(secondary)", "s.viewWillDisappear(false)",
                "s.viewDidDisappear(false)", "D.didCollapse()",
            ])
        #expect(
            columns.regular() == [
                "D.displayModeForExpanding(oneBesideSecondary)", "a.viewWillAppear(false)",
                "a.viewDidAppear(false)", "a.didMove(toParent: nav)",
                "D.willShow(supplementary)", "s.viewWillAppear(false)",
                "D.didShow(supplementary)", "D.didExpand()", "a.viewWillDisappear(false)",
                "s.viewDidAppear(false)", "a.viewDidDisappear(false)",
            ])
        #expect(columns.x.children.count == 3)
    }

    @Test("R31: a classic split of stacks: the primary pushes, or the delegate has dealt with it")
    func classic() {
        let columns = Columns(.unspecified, navs: true)
        columns.mount()
        #expect(
            columns.compact() == [
                "D.primaryForCollapsing()",
                "D.collapseSecondary(nav, onto: nav)", "D.willHide(secondary)",
                "D.willHide(primary)",
                "D.willShow(secondary)", "D.didHide(primary)", "a.viewWillDisappear(false)",
                "a.viewDidDisappear(false)", "D.didCollapse()", "D.didShow(secondary)",
            ])
        let other = Columns(.unspecified, navs: true)
        let done = Done()
        other.x.delegate = done
        other.mount()
        #expect(
            other.compact() == [
                "D.primaryForCollapsing()",
                "D.collapseSecondary(nav, onto: nav)", "D.willHide(secondary)",
                "b.viewWillDisappear(false)", "b.viewDidDisappear(false)", "D.didCollapse()",
                "D.didHide(secondary)",
            ])
    }

    @Test("R31, C39: in a compact width the secondary on top is exchanged where it stands")
    func detailOnTop() {
        let scene = Scene()
        let split = scene.named(UISplitViewController(style: .doubleColumn), "s")
        let detail = scene.controller("d")
        split.setViewController(scene.controller("a"), for: .primary)
        split.setViewController(scene.controller("b"), for: .secondary)
        scene.show(split)
        #expect(
            scene.lines(.of(.appearance, .containment)) {
                split.showDetailViewController(detail, sender: nil)
            } == [
                "b.willMove(toParent: nil)",
                "d.willMove(toParent: UINavigationController-2)",
                "b.viewWillDisappear(false)",
                "d.viewWillAppear(false)",
                "b.viewDidDisappear(false)",
                "d.viewIsAppearing(false)",
                "d.viewDidAppear(false)",
                "d.didMove(toParent: UINavigationController-2)",
                "b.didMove(toParent: nil)",
            ])
        #expect(
            scene.tree == [
                "s [appeared]", "  UINavigationController-1 [appeared]", "    a [disappeared]",
                "    UINavigationController-2 [appeared]", "      d [appeared]",
            ])
    }

    @Test("C50, R31: a compact column takes everybody's place") func compactColumn() {
        let columns = Columns(.doubleColumn)
        columns.x.setViewController(columns.d, for: .compact)
        columns.mount()
        #expect(
            columns.compact().filter { $0.hasPrefix("D.") } == [
                "D.willHide(primary)", "D.willShow(compact)", "D.willHide(secondary)",
                "D.didHide(primary)", "D.didCollapse()", "D.didShow(compact)",
                "D.didHide(secondary)",
            ])
        #expect(columns.x.viewControllers == [columns.d])
        _ = columns.regular()
        #expect(columns.x.displayMode == .oneBesideSecondary)
        #expect(columns.scene.tree.contains("    b [appeared]"))
    }
}

private final class Done: UISplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
}

@MainActor
@Suite("R31, R35: columns on an iPhone")
struct SplitPhoneTests {
    @Test("R31, R35, C50: the first appearance: the primary is loaded and never appears")
    func mount() {
        let columns = Columns(.doubleColumn, on: "iPhone 16")
        #expect(
            columns.mount() == [
                "D.willChangeTo(oneBesideSecondary)", "D.topColumnForCollapsing(secondary)",
                "a.willMove(toParent: nav)", "a.viewDidLoad()", "b.willMove(toParent: nav)",
                "b.viewDidLoad()", "D.willShow(primary)", "D.willHide(primary)",
                "D.willShow(secondary)", "b.viewWillAppear(false)", "D.didHide(primary)",
                "D.didCollapse()", "D.didShow(secondary)", "b.viewDidAppear(false)",
                "b.didMove(toParent: nav)",
            ])
        #expect(
            columns.b.view.safeAreaInsets == UIEdgeInsets(top: 113, left: 0, bottom: 34, right: 0))
        #expect(columns.x.primaryColumnWidth == 393)
    }

    @Test("R31, R35: columns are shown and hidden on one stack") func byName() {
        let columns = Columns(.doubleColumn, on: "iPhone 16")
        columns.mount()
        #expect(
            columns.lines { columns.x.show(.primary) } == [
                "D.willHide(secondary)", "b.viewWillDisappear(false)", "a.viewWillAppear(false)",
                "b.viewDidDisappear(false)", "a.viewDidAppear(false)", "a.didMove(toParent: nav)",
                "D.didHide(secondary)",
            ])
        #expect(
            columns.lines { columns.x.show(.secondary) } == [
                "D.willHide(primary)", "a.viewWillDisappear(false)", "b.viewWillAppear(false)",
                "a.viewDidDisappear(false)", "b.viewDidAppear(false)", "D.didHide(primary)",
            ])
        #expect(
            columns.lines { columns.x.hide(.secondary) } == [
                "D.willShow(primary)", "b.viewWillDisappear(false)", "a.viewWillAppear(false)",
                "b.viewDidDisappear(false)", "a.viewDidAppear(false)", "D.didShow(primary)",
            ])
    }

    @Test("R31: another secondary while the primary is on top") func detail() {
        let columns = Columns(.doubleColumn, on: "iPhone 16")
        columns.mount()
        _ = columns.lines { columns.x.show(.primary) }
        #expect(
            columns.lines { columns.x.showDetailViewController(columns.d, sender: nil) } == [
                "b.willMove(toParent: nil)", "b.didMove(toParent: nil)",
                "d.willMove(toParent: nav)", "d.viewDidLoad()", "D.willHide(primary)",
                "D.willShow(secondary)", "a.viewWillDisappear(false)", "d.viewWillAppear(false)",
                "a.viewDidDisappear(false)", "d.viewDidAppear(false)", "d.didMove(toParent: nav)",
                "D.didHide(primary)", "D.didShow(secondary)",
            ])
    }

    @Test("R31: a classic split of plain controllers: the secondary is nobody's child")
    func classic() {
        let columns = Columns(.unspecified, on: "iPhone SE")
        #expect(
            columns.mount() == [
                "D.willChangeTo(oneBesideSecondary)", "a.willMove(toParent: x)",
                "a.didMove(toParent: x)", "D.primaryForCollapsing()",
                "D.collapseSecondary(b, onto: a)", "a.viewDidLoad()", "a.viewWillAppear(false)",
                "D.didCollapse()", "a.viewDidAppear(false)",
            ])
        #expect(!columns.b.isViewLoaded && columns.b.parent == nil)
    }
}

@MainActor
@Suite("R32–R34: widths, modes and frames of columns")
struct SplitGeometryTests {
    @Test("R32: before a window") func before() {
        let scene = Scene(device: SimulatedDevice.named("iPad") ?? .iPhone16)
        let double = UISplitViewController(style: .doubleColumn)
        let triple = UISplitViewController(style: .tripleColumn)
        #expect(double.primaryColumnWidth == 320)
        #expect(triple.primaryColumnWidth == 280 && triple.supplementaryColumnWidth == 320)
        #expect(!double.isCollapsed && double.displayMode == .secondaryOnly)
        double.setViewController(scene.controller("a"), for: .primary)
        #expect(double.children.isEmpty && !double.isViewLoaded)
        triple.preferredDisplayMode = .twoOverSecondary
        #expect(triple.preferredSplitBehavior == .overlay)
        triple.preferredDisplayMode = .secondaryOnly
        #expect(triple.preferredSplitBehavior == .overlay)
    }

    @Test("R34: two columns on an iPad") func double() {
        let columns = Columns(.doubleColumn)
        columns.mount()
        let primary = columns.x.viewControllers[0].view!
        let secondary = columns.x.viewControllers[1].view!
        func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: columns.x.view) }
        #expect(frame(primary) == CGRect(x: 10, y: 32, width: 320, height: 1133))
        #expect(primary.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
        #expect(
            columns.a.view.safeAreaInsets == UIEdgeInsets(top: 54, left: 0, bottom: 10, right: 0))
        #expect(frame(secondary) == CGRect(x: 0, y: 0, width: 820, height: 1180))
        #expect(
            columns.b.view.safeAreaInsets
                == UIEdgeInsets(top: 86, left: 330, bottom: 25, right: 0))
        columns.x.preferredDisplayMode = .oneOverSecondary
        _ = columns.lines {}
        #expect(secondary.safeAreaInsets.left == 0)
        columns.x.preferredDisplayMode = .oneBesideSecondary
        columns.x.primaryBackgroundStyle = .none
        _ = columns.lines {}
        #expect(frame(primary) == CGRect(x: 0, y: 0, width: 320, height: 1180))
        #expect(frame(secondary) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
        columns.x.primaryBackgroundStyle = .sidebar
        columns.x.primaryEdge = .trailing
        _ = columns.lines {}
        #expect(frame(primary) == CGRect(x: 482, y: 32, width: 328, height: 1133))
        columns.x.preferredPrimaryColumnWidthFraction = 0.5
        #expect(columns.x.primaryColumnWidth == 346)
    }

    @Test("R34: three columns on an iPad") func triple() {
        let columns = Columns(.tripleColumn)
        columns.mount()
        func frame(_ controller: UIViewController) -> CGRect {
            let view: UIView = controller.navigationController!.view
            return view.convert(view.bounds, to: columns.x.view)
        }
        #expect(frame(columns.s) == CGRect(x: 0, y: 0, width: 320, height: 1180))
        #expect(frame(columns.b) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
        columns.x.preferredSupplementaryColumnWidthFraction = 0.5
        #expect(columns.x.supplementaryColumnWidth == 355.5)
        columns.x.preferredSupplementaryColumnWidthFraction =
            UISplitViewController.automaticDimension
        columns.x.preferredDisplayMode = .twoBesideSecondary
        _ = columns.lines {}
        #expect(columns.x.displayMode == .twoOverSecondary)
        #expect(frame(columns.a) == CGRect(x: 10, y: 32, width: 280, height: 1133))
        #expect(frame(columns.s) == CGRect(x: 0, y: 0, width: 320, height: 1180))
        #expect(frame(columns.b) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
        #expect(columns.x.supplementaryColumnWidth == 320)
    }

    /// Width, request, at first, the mode.
    nonisolated static let rows:
        [(CGFloat, UISplitViewController.DisplayMode, Bool, UISplitViewController.DisplayMode)] = [
            (393, .automatic, true, .secondaryOnly), (600, .automatic, true, .oneBesideSecondary),
            (954, .automatic, true, .oneBesideSecondary),
            (954.25, .automatic, true, .twoBesideSecondary),
            (954.5, .automatic, true, .twoBesideSecondary),
            (820, .oneOverSecondary, true, .secondaryOnly),
            (820, .oneOverSecondary, false, .oneOverSecondary),
            (820, .twoOverSecondary, true, .secondaryOnly),
            (820, .twoBesideSecondary, true, .oneBesideSecondary),
            (820, .twoBesideSecondary, false, .twoOverSecondary),
            (820, .twoDisplaceSecondary, false, .twoOverSecondary),
            (1180, .twoDisplaceSecondary, false, .twoBesideSecondary),
            (1180, .secondaryOnly, true, .secondaryOnly),
        ]

    @Test("R33: the mode that three columns get", arguments: rows)
    func modes(
        width: CGFloat, wish: UISplitViewController.DisplayMode, isFirst: Bool,
        mode: UISplitViewController.DisplayMode
    ) {
        let scene = Scene(
            device: SimulatedDevice(
                name: "wide", width: width, height: 700, scale: 2, isPad: true,
                safeAreaInsets: .zero))
        let x = UISplitViewController(style: .tripleColumn)
        x.setViewController(scene.controller("a"), for: .primary)
        x.setViewController(scene.controller("s"), for: .supplementary)
        x.setViewController(scene.controller("b"), for: .secondary)
        if isFirst { x.preferredDisplayMode = wish }
        scene.show(x)
        if !isFirst { x.preferredDisplayMode = wish }
        #expect(x.displayMode == mode)
    }
}

/// A controller that asks its split what it has, as a master does in Xcode's template.
private final class SplitReader: UIViewController, UISplitViewControllerDelegate {
    private(set) var counts: [Int] = []

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        counts.append(splitViewController?.viewControllers.count ?? 0)
    }
}
