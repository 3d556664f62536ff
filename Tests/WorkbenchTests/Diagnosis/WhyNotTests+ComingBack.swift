import HierarchyRecords
import Testing

@testable import Workbench

/// A controller that is not on the screen: what covers it, and what brings it back.
extension WhyNotTests {
    struct Away: CustomTestStringConvertible, Sendable {
        let steps: String
        let rule: RuleID
        let values: [String]
        /// Lines that are found, each alone.
        let found: [String]
        var testDescription: String { steps }
    }

    nonisolated static let away = [
        Away(
            steps: "new a; new n as nav root a; root n; new b; push b on n", rule: .c34,
            values: ["a.viewWillDisappear(true) was sent (step 5)", "n.topViewController is b"],
            found: ["n.popViewController(animated: true)"]),
        Away(
            steps: "new a; new n as nav root a; root n; new b; push b on n unanimated; wait 1",
            rule: .c35,
            values: ["a.viewWillDisappear(false) was sent (step 5)", "n.topViewController is b"],
            found: ["n.popViewController(animated: true)"]),
        Away(
            steps: "new a; new n as nav root a; root n; new b; push b on n; new c; push c on n",
            rule: .c34,
            values: ["a.viewWillDisappear(true) was sent (step 5)", "n.topViewController is c"],
            found: ["n.popToViewController(a, animated: true)"]),
        Away(
            steps: "new a; new b; new n as nav with a b; root n", rule: .c39,
            values: ["n.topViewController is b"], found: ["n.popViewController(animated: true)"]),
        Away(
            steps: "new a; root a; new b; present b as fullScreen", rule: .p03,
            values: ["a.viewWillDisappear(true) was sent (step 4)", "b covers the screen"],
            found: ["dismiss a"]),
        Away(
            steps: "new r; new a; new n as nav root r; root n; push a on n; pop", rule: .c36,
            values: ["a.viewWillDisappear(true) was sent (step 6)", "a.parent is nil"],
            found: ["n.pushViewController(a, animated: true)"]),
        Away(
            steps: "new r; root r; new a; present a; dismiss a", rule: .p04,
            values: ["a.viewWillDisappear(true) was sent (step 5)", "a.parent is nil"],
            found: ["r.present(a, animated: true)"]),
        Away(
            steps: "new r; root r; new a; add a; remove a", rule: .c20,
            values: ["a.viewWillDisappear(false) was sent (step 5)", "a.parent is nil"],
            found: ["add a"]),
        Away(
            steps: "new a; new n as nav root a; root n; new b; push b on n; hold; pop", rule: .c34,
            values: [
                "a.viewWillDisappear(true) was sent (step 5)",
                "'hold' keeps animations and deferred work waiting (step 6)",
            ], found: ["settle", "release"]),
        Away(
            steps: "new a; root a; new b; present b", rule: .p04,
            values: [
                "a had appeared before (step 2)",
                "b was shown as .pageSheet, which leaves a.view in the window",
            ], found: []),
        Away(
            steps: "new a; root a; rotate", rule: .m1,
            values: [
                "a had appeared before (step 2)",
                "a turn of the device, or another size, takes no view out of its window",
            ], found: []),
    ]

    @Test func `what is on the screen says what takes it away`() {
        let pushed = told(
            "new r; new n as nav root r; root n; new a; push a on n", "a.viewDidDisappear")
        #expect(pushed.values == ["a.view is in the window, in UIViewControllerWrapperView-2"])
        #expect(added(pushed.changes) == ["n.popViewController(animated: true)"])
        let presented = told("new r; root r; new a; present a", "a.viewDidDisappear")
        #expect(added(presented.changes).contains("dismiss a"))
    }

    @Test(arguments: away)
    func `what is away from the screen says where it is, and what brings it back`(away: Away) {
        let told = told(away.steps, "a.viewWillAppear")
        #expect(told.rule == away.rule)
        #expect(told.values == away.values)
        let added = added(told.changes)
        #expect(away.found.allSatisfy { added.contains($0) })
        #expect(!away.found.isEmpty || told.changes.isEmpty)
    }

    /// The lines that are added, each alone.
    private func added(_ changes: [[Alternative.Change]]) -> [String] {
        changes.filter { $0.count == 1 }.compactMap { change in
            if case .add(let source, _) = change[0] { source } else { nil }
        }
    }
}
