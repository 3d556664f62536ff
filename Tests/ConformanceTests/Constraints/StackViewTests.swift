import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("R81: stack views and visual formats")
struct StackViewTests {
    /// A stack of three views that are 10, 20 and 30 points, in 300 by 300.
    private func stack(
        _ distribution: UIStackView.Distribution, spacing: CGFloat = 0,
        change: (UIStackView) -> Void = { _ in }
    ) -> [CGRect] {
        let scene = ConstraintScene([])
        let views = [10, 20, 30].map { size in
            let view = ContentView()
            view.content = CGSize(width: size, height: size)
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.distribution = distribution
        stack.spacing = spacing
        change(stack)
        scene.container.addSubview(stack)
        scene.scene.settle()
        return views.map(\.frame)
    }

    private func spans(_ frames: [CGRect]) -> [[CGFloat]] { frames.map { [$0.minX, $0.width] } }

    @Test("Fill: the first of equals grows, and all are as high as the stack")
    func fill() {
        let frames = stack(.fill, spacing: 5)
        #expect(spans(frames) == [[0, 240], [245, 20], [270, 30]])
        #expect(frames.map(\.height) == [100, 100, 100])
    }

    @Test("Fill equally, and proportionally")
    func shares() {
        #expect(spans(stack(.fillEqually, spacing: 6)) == [[0, 96], [102, 96], [204, 96]])
        #expect(spans(stack(.fillProportionally)) == [[0, 50], [50, 100], [150, 150]])
    }

    @Test("Equal gaps, and equal distances of the middles")
    func gaps() {
        #expect(spans(stack(.equalSpacing)) == [[0, 10], [130, 20], [270, 30]])
        #expect(spans(stack(.equalCentering)) == [[0, 10], [135, 20], [270, 30]])
    }

    @Test("A hidden view takes no room, custom spacing replaces the common one")
    func hidden() {
        let frames = stack(.fillEqually, spacing: 10) { stack in
            stack.arrangedSubviews[1].isHidden = true
            stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
        }
        #expect(spans(frames) == [[0, 140], [140, 0], [160, 140]])
    }

    @Test("A column, aligned at its middle")
    func column() {
        let frames = stack(.fillEqually) { stack in
            stack.axis = .vertical
            stack.frame.size.height = 90
            stack.alignment = .center
        }
        #expect(frames.map(\.minY) == [0, 30, 60])
        #expect(frames.map(\.midX) == [150, 150, 150])
    }

    /// Formats over `v` and `w`, and the constraints that they stand for.
    nonisolated static let formats: [(String, [String])] = [
        (
            "H:|-[v(>=50)]-[w(==v@750)]-8-|",
            [
                "v.leading == c.leadingMargin", "v.width >= 50", "w.leading == v.trailing + 8",
                "w.width == v.width @750", "c.trailing == w.trailing + 8",
            ]
        ),
        (
            "V:|[v(20)][w]|",
            [
                "v.top == c.top", "v.height == 20", "w.top == v.bottom", "c.bottom == w.bottom",
            ]
        ),
        (
            "[v]-(>=gap,<=40@251)-[w]",
            [
                "w.leading >= v.trailing + 12", "w.leading <= v.trailing + 40 @251",
            ]
        ),
    ]

    @Test("A visual format and what it stands for", arguments: formats)
    func format(format: String, formulas: [String]) {
        let scene = ConstraintScene(["v", "w"])
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: ["gap": 12],
            views: ["v": scene.view("v"), "w": scene.view("w")])
        #expect(constraints.map(\.formula) == formulas)
    }

    @Test(
        "E73: formats that nobody can read",
        arguments: ["", "[", "[v", "[v]-", "|", "[x]", "[v(", "[v]x"])
    func unreadable(format: String) {
        let scene = ConstraintScene(["v"])
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: nil, views: ["v": scene.view("v")])
        #expect(constraints.isEmpty)
        #expect(scene.scene.simulator.pendingException?.rule == .e73)
    }

    /// Two labels of 40 and 17 points in a row that is 100 points high.
    private func baselines(_ alignment: UIStackView.Alignment) -> [CGRect] {
        let scene = ConstraintScene([])
        let labels = [40, 17].map { size in
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "x"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = alignment
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        scene.container.addSubview(stack)
        scene.scene.settle()
        return labels.map(\.frame)
    }

    @Test("Baselines: all stand on one line, the tallest at the edge")
    func commonBaseline() {
        let (large, small) = (UIFont.systemFont(ofSize: 40), UIFont.systemFont(ofSize: 17))
        let drop = large.ascender.rounded() - small.ascender.rounded()
        let first = baselines(.firstBaseline)
        #expect(first[0].minY == 0)
        #expect(abs(first[1].minY - drop) < 1)
        let last = baselines(.lastBaseline)
        #expect(last[0].maxY == 100)
        #expect(abs(last[1].minY - last[0].minY - drop) < 1)
        #expect(baselines(.top).map(\.minY) == [0, 0])
        #expect(baselines(.bottom).map(\.maxY) == [100, 100])
    }
}
