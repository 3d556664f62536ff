import HeadlessUIKit
import HierarchyRecords
import TestSupport

/// A page controller on the screen, or not, with the source of its pages.
@MainActor
final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let scene: Scene
    let p: UIPageViewController
    let pages: [UIViewController]
    let told = EventCategories.of(.load, .appearance, .containment, .presentation, .delegate)

    init(
        _ style: UIPageViewController.TransitionStyle = .scroll, isShown: Bool = true,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        let scene = Scene()
        self.scene = scene
        p = scene.named(
            UIPageViewController(
                transitionStyle: style, navigationOrientation: .horizontal, options: options), "p")
        pages = ["a", "b", "c", "d"].map { scene.controller($0) }
        if isShown { scene.show(p) }
        p.dataSource = self
    }

    func set(_ index: Int, animated: Bool) {
        p.setViewControllers([pages[index]], direction: .forward, animated: animated) { _ in }
    }

    func open(_ index: Int) {
        set(index, animated: false)
        scene.settle()
    }

    func lines(_ work: () -> Void) -> [String] {
        scene.lines(told, of: work).filter { !$0.contains("IsAppearing") }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? {
        pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? {
        pages.firstIndex(of: page).flatMap { $0 < pages.count - 1 ? pages[$0 + 1] : nil }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
