import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("R31: splits whose columns waited, went, or came late")
struct EmptiedSplitTests {
    @Test("R31: expanding from a compact column that was there first shows both columns")
    func compactFirst() {
        let columns = Columns(.doubleColumn)
        columns.x.setViewController(columns.d, for: .compact)
        _ = columns.compact()
        columns.mount()
        #expect(
            columns.regular() == [
                "D.displayModeForExpanding(oneBesideSecondary)", "D.willShow(primary)",
                "D.willShow(secondary)", "D.willHide(compact)", "a.willMove(toParent: nav)",
                "a.viewDidLoad()", "b.willMove(toParent: nav)", "b.viewDidLoad()",
                "d.viewWillDisappear(false)", "a.viewWillAppear(false)",
                "b.viewWillAppear(false)", "d.viewDidDisappear(false)", "a.viewDidAppear(false)",
                "a.didMove(toParent: nav)", "b.viewDidAppear(false)", "b.didMove(toParent: nav)",
                "D.didExpand()", "D.didShow(primary)", "D.didShow(secondary)",
                "D.didHide(compact)",
            ])
        #expect(
            columns.scene.tree == [
                "x [appeared]", "  d [disappeared]", "  UINavigationController-1 [appeared]",
                "    a [appeared]", "  UINavigationController-2 [appeared]", "    b [appeared]",
            ])
    }

    @Test("R31: a compact column that is shown again was a child all the time")
    func compactAgain() {
        let columns = Columns(.doubleColumn)
        columns.x.setViewController(columns.d, for: .compact)
        columns.mount()
        _ = columns.compact()
        _ = columns.regular()
        #expect(
            columns.compact() == [
                "D.willHide(primary)", "D.willShow(compact)", "D.willHide(secondary)",
                "D.didHide(primary)", "a.viewWillDisappear(false)", "b.viewWillDisappear(false)",
                "d.viewWillAppear(false)", "a.viewDidDisappear(false)",
                "b.viewDidDisappear(false)", "d.viewDidAppear(false)", "D.didCollapse()",
                "D.didShow(compact)", "D.didHide(secondary)",
            ])
    }

    @Test("R31: expanding where the compact column was taken away shows both columns")
    func compactLost() {
        let columns = Columns(.doubleColumn)
        columns.x.setViewController(columns.d, for: .compact)
        _ = columns.compact()
        columns.mount()
        columns.scene.remove(columns.d)
        columns.scene.settle()
        #expect(
            columns.regular() == [
                "D.displayModeForExpanding(oneBesideSecondary)", "D.willShow(primary)",
                "D.willShow(secondary)", "a.willMove(toParent: nav)", "a.viewDidLoad()",
                "b.willMove(toParent: nav)", "b.viewDidLoad()", "a.viewWillAppear(false)",
                "b.viewWillAppear(false)", "a.viewDidAppear(false)", "a.didMove(toParent: nav)",
                "b.viewDidAppear(false)", "b.didMove(toParent: nav)", "D.didExpand()",
                "D.didShow(primary)", "D.didShow(secondary)",
            ])
        #expect(
            columns.scene.tree == [
                "x [appeared]", "  UINavigationController-1 [appeared]", "    a [appeared]",
                "  UINavigationController-2 [appeared]", "    b [appeared]",
            ])
    }

    @Test("R31: a supplementary column on top has no place beside the secondary alone")
    func supplementaryOnTop() {
        let columns = Columns(mounted: .tripleColumn)
        columns.x.preferredDisplayMode = .secondaryOnly
        columns.scene.settle()
        _ = columns.compact()
        _ = columns.lines { columns.x.hide(.secondary) }
        #expect(
            columns.regular() == [
                "D.displayModeForExpanding(secondaryOnly)", "a.viewWillAppear(false)",
                "a.viewDidAppear(false)", "a.didMove(toParent: nav)",
                "D.willHide(supplementary)", "D.willShow(secondary)", "s.viewWillDisappear(false)",
                "s.viewDidDisappear(false)", "b.viewWillAppear(false)", "D.didExpand()",
                "D.didShow(secondary)", "D.didHide(supplementary)", "a.viewWillDisappear(false)",
                "b.viewDidAppear(false)", "a.viewDidDisappear(false)",
            ])
        #expect(
            columns.scene.tree == [
                "x [appeared]", "  UINavigationController-2 [disappeared]", "    a [disappeared]",
                "  UINavigationController-3 [appeared]", "    b [appeared]",
                "  UINavigationController-1 [disappeared]", "    s [disappeared]",
            ])
    }

    @Test("R31, A23: a swipe back that is under way when the width changes is over at once")
    func swipeInterrupted() {
        let columns = Columns(mounted: .tripleColumn, on: "iPhone 16")
        columns.scene.settle()
        (columns.x.viewControllers[0] as? UINavigationController)?.beginInteractivePop()
        #expect(
            columns.regular() == [
                "b.viewWillDisappear(true)", "s.viewWillAppear(true)",
                "s.viewWillDisappear(true)", "s.viewDidDisappear(true)",
                "b.viewWillAppear(true)", "b.viewDidAppear(true)",
                "D.displayModeForExpanding(secondaryOnly)", "a.viewWillAppear(false)",
                "a.viewDidAppear(false)", "a.didMove(toParent: nav)", "D.didExpand()",
                "a.viewWillDisappear(false)", "a.viewDidDisappear(false)",
            ])
        #expect(
            columns.scene.tree == [
                "x [appeared]", "  UINavigationController-1 [disappeared]", "    a [disappeared]",
                "  UINavigationController-3 [appeared]", "    b [appeared]",
                "  UINavigationController-2 [disappeared]", "    s [disappeared]",
            ])
    }

    @Test(
        "R31, A23: a column that was to be hidden in the next layout goes before the width changes")
    func hidingInterrupted() {
        let columns = Columns(mounted: .tripleColumn, on: "iPhone 16")
        columns.scene.settle()
        _ = columns.regular()
        _ = columns.compact()
        columns.x.preferredDisplayMode = .twoBesideSecondary
        columns.x.hide(.secondary)
        #expect(
            columns.regular() == [
                "D.willShow(supplementary)", "b.viewWillDisappear(false)",
                "s.viewWillAppear(false)", "b.viewDidDisappear(false)",
                "s.viewDidAppear(false)", "s.didMove(toParent: nav)",
                "D.displayModeForExpanding(oneBesideSecondary)", "a.viewWillAppear(false)",
                "a.viewDidAppear(false)", "D.willShow(supplementary)", "D.willShow(secondary)",
                "b.viewWillAppear(false)", "D.didExpand()", "D.didShow(secondary)",
                "a.viewWillDisappear(false)", "b.viewDidAppear(false)",
                "a.viewDidDisappear(false)", "D.didShow(supplementary)",
            ])
        #expect(
            columns.scene.tree == [
                "x [appeared]", "  UINavigationController-1 [disappeared]", "    a [disappeared]",
                "  UINavigationController-3 [appeared]", "    b [appeared]",
                "  UINavigationController-2 [appeared]", "    s [appeared]",
            ])
    }

    @Test("R31: what comes into the emptied primary of a collapsed split is seen at once")
    func classicPrimary() {
        let columns = Columns(mounted: .unspecified, on: "iPhone 16")
        columns.scene.remove(columns.a)
        columns.scene.settle()
        #expect(
            columns.lines { columns.x.viewControllers = [columns.d, columns.b] } == [
                "d.willMove(toParent: x)", "d.didMove(toParent: x)", "d.viewDidLoad()",
                "d.viewWillAppear(false)", "d.viewDidAppear(false)",
            ])
        #expect(
            columns.regular() == [
                "D.primaryForExpanding()", "D.separateSecondary(from: d)",
                "b.willMove(toParent: x)", "b.didMove(toParent: x)", "D.willShow(secondary)",
                "b.viewDidLoad()", "d.viewWillDisappear(false)", "d.viewDidDisappear(false)",
                "b.viewWillAppear(false)", "D.didExpand()", "D.didShow(secondary)",
                "b.viewDidAppear(false)",
            ])
        #expect(columns.scene.tree == ["x [appeared]", "  d [disappeared]", "  b [appeared]"])
    }
}

@MainActor
@Suite("R31: splits before their delegates heard of columns")
struct OldSplitTests {
    @Test("R31: before iOS 14 a delegate is told nothing of columns") func beforeColumns() {
        let columns = Columns(.unspecified, ios: 13)
        #expect(
            columns.mount() == [
                "D.willChangeTo(oneBesideSecondary)", "a.willMove(toParent: x)",
                "a.didMove(toParent: x)", "b.willMove(toParent: x)", "b.didMove(toParent: x)",
                "a.viewDidLoad()", "a.viewWillAppear(false)", "b.viewDidLoad()",
                "b.viewWillAppear(false)", "a.viewDidAppear(false)", "b.viewDidAppear(false)",
            ])
        #expect(
            columns.compact().filter { $0.hasPrefix("D.") } == [
                "D.primaryForCollapsing()", "D.collapseSecondary(b, onto: a)",
            ])
        #expect(
            columns.regular().filter { $0.hasPrefix("D.") } == [
                "D.primaryForExpanding()", "D.separateSecondary(from: a)",
            ])
    }
}
