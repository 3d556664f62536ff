import HierarchyRecords
import Testing

@testable import Workbench

/// One ordinary call that sends what did not come.
extension WhyNotTests {
    /// Steps, without a layout behind the last of them; what was not sent in it; and a call that
    /// sends it.
    nonisolated static let oneCall: [(steps: String, callback: String, call: String)] = [
        ("new home; root home; new a; add a", "viewWillDisappear", "a.view.removeFromSuperview()"),
        ("new home; root home; new a; add a", "viewDidDisappear", "a.view.removeFromSuperview()"),
        (
            "new home; new m; new a; root home; add m; add a to m", "viewWillDisappear",
            "a.view.removeFromSuperview()"
        ),
        ("new x; new a as nav root x", "viewWillAppear", "root a"),
        ("new x; new y; new a as tab with x y", "viewDidAppear", "root a"),
        ("new a", "viewIsAppearing", "root a"),
        (
            "new b; new a; new t as tab with b a; root t", "viewWillAppear",
            "t.selectedViewController = a"
        ),
        ("new a", "viewDidLoad", "a.loadViewIfNeeded()"),
        (
            "let a = UIViewController(); window.rootViewController = a", "viewWillAppear",
            "window.makeKeyAndVisible()"
        ),
    ]

    @Test(arguments: oneCall)
    func `what one ordinary call sends is found, whatever step is asked about`(
        steps: String, callback: String, call: String
    ) {
        let changes = alternatives(session(steps), "a.\(callback)")?.list.map(\.changes) ?? []
        let added = changes.filter { $0.count == 1 }.compactMap { change in
            if case .add(let source, _) = change[0] { source } else { nil }
        }
        #expect(added.contains(call))
    }

    @Test(arguments: ["nav root x", "tab with x", "split with x y", "page with x"])
    func `a container that nobody shows, asked about to the end`(container: String) {
        let session = session("new x; new y; new n as \(container)")
        for callback in ["viewWillAppear", "viewDidAppear"] {
            #expect(alternatives(session, "n.\(callback)")?.list.isEmpty == false)
        }
    }
}
