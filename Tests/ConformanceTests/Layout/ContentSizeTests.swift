import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A89 to A92: content, baselines, writing from right to left, and guides")
struct ContentSizeTests {
    /// A world with a root, made in each test: there is one world at a time.
    @MainActor
    private struct Stage {
        let scene = Scene()
        let root: UIViewController

        init() { root = scene.root("root") }

        func placed(_ view: UIView) -> UIView {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(view)
            return view
        }
    }

    private func label(_ text: String, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    @Test("A89: a label is as large as its text, and changes with it")
    func labels() {
        let stage = Stage()
        let (scene, root) = (stage.scene, stage.root)
        let label = label("one")
        #expect(label.intrinsicContentSize.height == 61 / 3.0)
        #expect(UILabel().intrinsicContentSize == .zero)
        let view = stage.placed(label)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.view.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        ])
        scene.settle()
        let short = view.frame.size
        #expect(short == label.intrinsicContentSize)
        label.text = "one and two"
        scene.settle()
        #expect(view.frame.width > short.width)
        label.numberOfLines = 0
        label.text = "one\ntwo\nthree"
        scene.settle()
        #expect(view.frame.height == 183 / 3.0)
        #expect(!view.hasAmbiguousLayout)
    }

    @Test("A89: a button by its title, a segmented control by its widest")
    func controls() {
        let stage = Stage()
        #expect(stage.root.isViewLoaded)
        let button = UIButton(type: .system)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        button.setTitle("Button", for: .normal)
        #expect(button.intrinsicContentSize.height == 30)
        let segments = UISegmentedControl(items: ["a", "bbbb"])
        let size = segments.intrinsicContentSize
        #expect(size.height == 32)
        segments.insertSegment(withTitle: "c", at: 2, animated: false)
        #expect(segments.intrinsicContentSize.width == size.width * 1.5)
    }

    @Test("A89: baselines of texts of two sizes stand on one line")
    func baselines() {
        let stage = Stage()
        let (scene, root) = (stage.scene, stage.root)
        let (large, small) = (stage.placed(label("large", size: 34)), stage.placed(label("small")))
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.view.topAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        scene.settle()
        #expect((small.frame.minY * 3).rounded() == 49)
        (small as? UILabel)?.font = .systemFont(ofSize: 34)
        scene.settle()
        #expect(small.frame.minY == 0)
    }

    private func rightToLeft(_ tell: (UIView, UIViewController) -> Void) -> [CGRect] {
        let stage = Stage()
        let (scene, root) = (stage.scene, stage.root)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.view.addSubview(box)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -40),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])
        scene.settle()
        let before = view.frame
        tell(box, root)
        scene.settle()
        return [before, view.frame]
    }

    @Test("A90: leading is right where the container is flipped, or its trait says so")
    func writing() {
        let frames = [
            CGRect(x: 10, y: 0, width: 50, height: 0), CGRect(x: 240, y: 0, width: 50, height: 0),
        ]
        #expect(
            rightToLeft { box, _ in box.semanticContentAttribute = .forceRightToLeft } == frames)
        #expect(
            rightToLeft { _, root in
                root.traitOverrides.layoutDirection = .rightToLeft
            } == frames)
        #expect(rightToLeft { box, _ in box.semanticContentAttribute = .playback }[1] == frames[0])
    }

    @Test("A91: the keyboard's guide follows it, and stands on the safe area without it")
    func keyboard() {
        let stage = Stage()
        let (scene, root) = (stage.scene, stage.root)
        let view = stage.placed(UIView())
        NSLayoutConstraint.activate([
            view.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        let field = UITextField()
        root.view.addSubview(field)
        scene.settle()
        #expect(view.frame.maxY == 818)
        field.becomeFirstResponder()
        scene.settle()
        let keyboard = scene.simulator.application.keyboardFrame
        #expect(view.frame.maxY == keyboard.minY)
        #expect(root.view.keyboardLayoutGuide.layoutFrame == keyboard)
        field.resignFirstResponder()
        scene.settle()
        #expect(view.frame.maxY == 818)
        root.view.keyboardLayoutGuide.usesBottomSafeArea = false
        scene.settle()
        #expect(view.frame.maxY == 852)
    }

    @Test("A92: constraints on the content's guide say how much can be scrolled")
    func scrolling() {
        let stage = Stage()
        let (scene, root) = (stage.scene, stage.root)
        let scroll = UIScrollView()
        let view = stage.placed(scroll)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(badge)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.view.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 200),
            view.heightAnchor.constraint(equalToConstant: 300),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
            badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        ])
        scene.settle()
        #expect(scroll.contentSize == CGSize(width: 200, height: 920))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
        scroll.contentOffset.y = 100
        scene.settle()
        #expect(badge.frame.minY == 105)
        #expect(content.frame.minY == 0)
    }
}
