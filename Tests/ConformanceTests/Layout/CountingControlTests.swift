import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A139: steppers, page controls, progress and activity")
struct CountingControlTests {
    private func shown<View: UIView>(_ view: View, _ name: String, _ scene: Scene) -> View {
        let home = scene.root("home")
        let named = scene.named(view, name)
        named.frame = CGRect(origin: .zero, size: named.intrinsicContentSize)
        home.view.addSubview(named)
        scene.settle()
        return named
    }

    private func taps(_ control: UIControl, _ choices: [Int]) -> Int {
        var heard = 0
        control.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
        for choice in choices { control.userTaps(choice) }
        return heard
    }

    @Test("A139: a stepper goes a step a tap, ends at its ends, and wraps where it may")
    func stepper() {
        let scene = Scene()
        let stepper = shown(UIStepper(), "stepper", scene)
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
        stepper.maximumValue = 3
        stepper.stepValue = 2
        #expect(taps(stepper, [1, 1, 1, 0]) == 3)
        #expect(stepper.value == 1)
        stepper.wraps = true
        stepper.value = 3
        stepper.userTaps(1)
        #expect(stepper.value == 0)
        stepper.userTaps(0)
        #expect(stepper.value == 3)
        stepper.value = 9
        #expect(stepper.value == 3)
        stepper.minimumValue = 5
        #expect([stepper.value, stepper.maximumValue] == [5, 5])
        stepper.isEnabled = false
        stepper.userTaps(0)
        #expect(stepper.value == 5)
    }

    @Test("A139: a page control goes a page a tap, and no further than its pages")
    func pages() {
        let scene = Scene()
        let control = UIPageControl()
        control.numberOfPages = 3
        let pages = shown(control, "pages", scene)
        #expect(pages.frame.size == CGSize(width: 39, height: 26))
        #expect(taps(pages, [1, 1, 1, 0]) == 3)
        #expect(pages.currentPage == 1)
        pages.currentPage = 9
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
        pages.numberOfPages = -1
        #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    }

    @Test("A139: progress stays between its ends; what turns shows, what stopped hides")
    func progress() {
        let scene = Scene()
        #expect(scene.root("home").isViewLoaded)
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.setProgress(1.5, animated: true)
        #expect(bar.progress == 1)
        bar.progress = .nan
        #expect(bar.progress == 1)
        #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 4))
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(wheel.frame.size == CGSize(width: 37, height: 37))
        #expect(wheel.isHidden)
        wheel.startAnimating()
        #expect(wheel.isAnimating && !wheel.isHidden)
        wheel.stopAnimating()
        #expect(!wheel.isAnimating && wheel.isHidden)
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
    }
}
