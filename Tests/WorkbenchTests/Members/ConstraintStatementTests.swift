import HeadlessUIKit
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Constraints in statements of either language")
struct ConstraintStatementTests {
    private let start = """
        new p; root p
        let v = UIView(); let w = UIView()
        p.view.addSubview(v); p.view.addSubview(w)
        v.translatesAutoresizingMaskIntoConstraints = false
        w.translatesAutoresizingMaskIntoConstraints = false

        """

    private func formulas(_ statements: String) -> [String] {
        let session = TestSession()
        session.run(start + statements + "\nconstraints p")
        #expect(session.errors == [])
        guard let rows = session.replies.last?.contents.first?.told(FactList.self)?.rows else {
            return []
        }
        return rows.map(\.value)
    }

    private let expected = [
        "v.leading == p.view.leadingMargin", "v.width == w.width", "w.leading == v.trailing + 20",
        "p.view.trailingMargin == w.trailing", "w.top == v.top",
    ]

    @Test("a visual format with options, metrics and views, in Swift")
    func formatInSwift() {
        #expect(
            formulas(
                """
                NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-[v(w)]-gap-[w]-|", options: [.alignAllTop],
                    metrics: ["gap": 20], views: ["v": v, "w": w]))
                """) == expected)
    }

    @Test("a visual format with options, metrics and views, in Objective-C")
    func formatInObjectiveC() {
        #expect(
            formulas(
                """
                NSDictionary *views = NSDictionaryOfVariableBindings(v, w);
                [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[v(w)]-gap-[w]-|" options:NSLayoutFormatAlignAllTop metrics:@{@"gap": @20} views:views]];
                """) == expected)
    }

    @Test("priorities are numbers in Objective-C, and constants")
    func priorities() {
        let run = ScriptRun(
            start
                + """
                NSLayoutConstraint *k = [v.widthAnchor constraintEqualToConstant:5];
                [k setPriority:700];
                NSLog(@"%g", k.priority);
                k.priority = UILayoutPriorityDefaultHigh;
                NSLog(@"%g", k.priority);
                [v setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
                NSLog(@"%g", [v contentHuggingPriorityForAxis:UILayoutConstraintAxisHorizontal]);
                """)
        #expect(run.talk == ["700", "750", "251"])
    }
}
