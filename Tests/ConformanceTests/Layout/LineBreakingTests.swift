import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A115: heights that follow widths")
struct LineBreakingTests {
    private static let sentence = String(repeating: "many words in one long line ", count: 4)

    private func label(_ text: String = sentence, lines: Int = 0) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.numberOfLines = lines
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// The label between the sides of a root view that is 393 wide.
    private func pinned(_ label: UILabel, in scene: Scene, by margin: CGFloat = 0) -> UIView {
        let view: UIView = scene.root("a").view
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
            label.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        scene.settle()
        return view
    }

    private func height(of label: UILabel, at width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    private func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }

    @Test("A115: the width that constraints give decides how many lines there are")
    func width() {
        let scene = Scene()
        let label = label()
        _ = pinned(label, in: scene)
        let line = height(of: label, at: 0)
        #expect(label.frame.width == 393)
        #expect(label.frame.height == height(of: label, at: 393))
        #expect(label.frame.height > 2 * line)
        #expect(label.preferredMaxLayoutWidth == 0)
        #expect(label.intrinsicContentSize.height == line)
    }

    @Test("A115: another width, another text: the height follows, and with it what stands below")
    func following() {
        let scene = Scene()
        let label = label()
        let view = pinned(label, in: scene)
        let below = self.label("below", lines: 1)
        view.addSubview(below)
        NSLayoutConstraint.activate([
            below.topAnchor.constraint(equalTo: label.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        scene.settle()
        #expect(isSame(below.frame.minY, height(of: label, at: 393)))
        scene.simulator.rotate(to: .landscapeRight)
        scene.settle()
        #expect(label.frame.size == CGSize(width: 852, height: height(of: label, at: 852)))
        #expect(isSame(below.frame.minY, label.frame.height))
        label.text = "short"
        scene.settle()
        #expect(isSame(below.frame.minY, height(of: label, at: 0)))
        label.text = Self.sentence
        scene.settle()
        #expect(isSame(below.frame.minY, height(of: label, at: 852)))
    }

    @Test("A label of one line has one line; as many as it may have are the most")
    func limits() {
        for (lines, expected) in [(1, 1.0), (2, 2.0)] {
            let scene = Scene()
            let label = label(lines: lines)
            _ = pinned(label, in: scene, by: 50)
            let line = label.font.lineHeight
            #expect(abs(label.frame.height - line * expected) < 1)
        }
    }

    @Test("A preferred width breaks lines whatever the constraints say")
    func preferred() {
        let scene = Scene()
        let label = label()
        label.preferredMaxLayoutWidth = 100
        _ = pinned(label, in: scene)
        #expect(label.frame.width == 393)
        #expect(label.frame.height == height(of: label, at: 100))
    }

    @Test("In a column, lines are as wide as the column")
    func column() {
        let scene = Scene()
        let labels = [label(), label("short")]
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 0)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let view: UIView = scene.root("a").view
        view.addSubview(stack)
        stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
        stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        scene.settle()
        let heights = labels.map { height(of: $0, at: 200) }
        #expect(labels.map(\.frame.height) == heights)
        #expect(stack.frame.height == heights[0] + heights[1])
        let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(fitting == CGSize(width: 200, height: heights[0] + heights[1]))
    }

    @Test("systemLayoutSizeFitting breaks lines at the width that is required")
    func fitting() {
        let scene = Scene()
        let label = label()
        let view = UIView(frame: .zero)
        view.addSubview(label)
        for (first, second) in [
            (label.topAnchor, view.topAnchor), (label.bottomAnchor, view.bottomAnchor),
        ] { first.constraint(equalTo: second).isActive = true }
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10).isActive = true
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10).isActive =
            true
        func fitted(_ view: UIView, _ width: CGFloat) -> CGSize {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        for width: CGFloat in [120, 320] {
            #expect(fitted(view, width).height == height(of: label, at: width - 20))
            #expect(fitted(label, width).height == height(of: label, at: width))
        }
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
                == height(of: label, at: 0))
        #expect(scene.run(.all) == [])
    }

    @Test("sizeToFit takes the size of the content where it stands; a plain view keeps its own")
    func sizeToFit() {
        let scene = Scene()
        let label = label()
        label.frame = CGRect(x: 5, y: 6, width: 100, height: 1)
        label.sizeToFit()
        #expect(label.frame == CGRect(x: 5, y: 6, width: 100, height: height(of: label, at: 100)))
        label.numberOfLines = 1
        label.sizeToFit()
        #expect(label.frame.width == label.intrinsicContentSize.width)
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
        #expect(plain.sizeThatFits(.zero) == CGSize(width: 7, height: 8))
        #expect(UISwitch(frame: .zero).sizeThatFits(.zero).height == 28)
        #expect(scene.run(.all) == [])
    }

    @Test("A text view that does not scroll is as high as its lines; one that scrolls has no size")
    func textView() {
        let scene = Scene()
        let view: UIView = scene.root("a").view
        let area = UITextView(frame: .zero)
        area.text = Self.sentence
        area.isScrollEnabled = false
        area.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(area)
        area.widthAnchor.constraint(equalToConstant: 150).isActive = true
        area.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        area.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        scene.settle()
        let fitting = area.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(area.frame.size == fitting)
        #expect(area.contentSize == fitting)
        area.isScrollEnabled = true
        #expect(area.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }
}
