import HierarchyRecords
import Testing

@testable import Workbench

/// A finger that reaches nothing is what is asked about.
extension WhyNotTests {
    /// A button in a box on the screen, what was done to them, why a tap on the button reaches nothing,
    /// and what is added before the tap.
    nonisolated static let missed:
        [(change: String, rule: RuleID, values: [String], add: [String])] =
            [
                ("go.isHidden = true", .u25, ["go.isHidden is true"], ["go.isHidden = false"]),
                ("go.alpha = 0", .u25, ["go.alpha is 0"], ["go.alpha = 1"]),
                (
                    "box.isUserInteractionEnabled = false", .u25,
                    ["box.isUserInteractionEnabled is false"],
                    ["box.isUserInteractionEnabled = true"]
                ),
                (
                    "go.frame.origin.x = 150", .u25,
                    ["it lies outside the bounds of box, which is 100×100"], []
                ),
                (
                    "let lid = UIView(frame: box.bounds); box.addSubview(lid)", .u25,
                    ["lid lies over it"], ["box.bringSubviewToFront(go)"]
                ),
                (
                    "new m; present m as overFullScreen", .a54, ["m.view lies over it"],
                    ["dismiss m"]
                ),
                ("go.removeFromSuperview()", .u25, ["go.window is nil"], []),
            ]

    private static let button =
        "new home; root home; let box = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100)); "
        + "home.view.addSubview(box); let go = UIButton(frame: CGRect(x: 0, y: 0, width: 80, "
        + "height: 40)); box.addSubview(go)\n"

    @Test(arguments: missed)
    func `a finger that reaches nothing is what is asked about`(
        change: String, rule: RuleID, values: [String], add: [String]
    ) {
        let session = session("\(Self.button)\(change)")
        #expect(session.run("tap go") == .commandFailed)
        let answer = answer(session, "go.action")
        #expect(answer?.step.source == "tap go")
        #expect(answer?.refusal != nil)
        guard case .notSent(let reason, let alternatives) = answer?.finding else {
            Issue.record("it was sent")
            return
        }
        #expect(reason.failed?.rule == rule)
        #expect(reason.failed?.values == values)
        let added = alternatives.list.flatMap(\.changes).compactMap { change -> String? in
            if case .add(let source, _) = change { source } else { nil }
        }
        #expect(Set(added).isSuperset(of: add), "found \(added)")
    }

    @Test func `a control that is not enabled gets the touch, and sends nothing`() {
        let session = session("\(Self.button)go.isEnabled = false; layout; tap go")
        let answer = answer(session, "go.action")
        #expect(answer?.refusal == nil)
        guard case .notSent(let reason, let alternatives) = answer?.finding else {
            Issue.record("it was sent")
            return
        }
        #expect(reason.failed?.values == ["go.isEnabled is false"])
        let last = answer?.step.number ?? 0
        #expect(
            alternatives.list.map(\.changes).contains {
                if case .add("go.isEnabled = true", let places) = $0.first {
                    places.contains(.before(step: last))
                } else {
                    false
                }
            })
    }

    @Test func `a step behind the refused finger is the last one again`() {
        let session = session("\(Self.button)go.isHidden = true")
        session.run("tap go")
        session.run("home.title = \"h\"")
        #expect(answer(session, "go.action")?.step.source == "home.title = \"h\"")
        #expect(answer(session, "go.action")?.refusal == nil)
        session.run("tap goo")
        #expect(answer(session, "go.action")?.refusal == nil)
    }
}
