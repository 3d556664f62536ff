import HeadlessUIKit
import HierarchyRecords
import TestSupport

/// A world in which one kind of transition is brought to a phase, and something else is asked for then.
///
/// Below a plain root `r` are tabs `t` with a stack `n` of `a` and `b`, `o` and `q`; of a split, its columns
/// are the stack and the tabs.
@MainActor
final class TransitionWorld: UIPageViewControllerDataSource {
    let kind: TransitionKind
    let scene: Scene
    let r: UIViewController
    let n: UINavigationController
    let t: UITabBarController
    let a: ScriptedController, b: UIViewController, c: ScriptedController
    let o: ScriptedController, q: UIViewController, m: ScriptedController
    let pages: [ScriptedController]
    let search: HookedSearch
    let split: UISplitViewController?
    /// How often the running transition's completion was called, where it has one.
    private(set) var completions = 0
    private let isInteractive: Bool
    /// What runs in the completion of the transition.
    var inCompletion: (() -> Void)?

    init(_ kind: TransitionKind, ios: Int, isInteractive: Bool) {
        self.kind = kind
        self.isInteractive = isInteractive
        let device = SimulatedDevice.named(kind == .split ? "iPad A16" : "iPhone 16")
        let scene = Scene(ios: ios, device: device ?? .iPhone16)
        self.scene = scene
        r = scene.controller("r")
        n = scene.named(UINavigationController(), "n")
        t = scene.named(UITabBarController(), "t")
        (a, c, o, m) = (
            scene.scripted("a"), scene.scripted("c"), scene.scripted("o"), scene.scripted("m")
        )
        q = scene.controller("q")
        pages = ["x", "y", "z"].map(scene.scripted)
        search = scene.named(HookedSearch(searchResultsController: nil), "search")
        b =
            kind == .pages
            ? scene.named(
                UIPageViewController(
                    transitionStyle: .scroll, navigationOrientation: .horizontal), "p")
            : scene.scripted("b")
        split = kind == .split ? scene.named(UISplitViewController(style: .doubleColumn), "s") : nil
        build()
    }

    private func build() {
        n.viewControllers = kind == .pop ? [a, c, b] : [a, b]
        t.viewControllers = split == nil ? [n, o, q] : [o, q, scene.controller("u")]
        if let split {
            split.setViewController(n, for: .primary)
            split.setViewController(t, for: .secondary)
        }
        scene.show(r)
        scene.add(outermost, to: r)
        scene.settle()
        prepare()
        scene.settle()
    }

    private func prepare() {
        switch kind {
        case .split: split?.hide(.primary)
        case .pages:
            (b as? UIPageViewController)?.setViewControllers(
                [pages[0]], direction: .forward, animated: false)
            (b as? UIPageViewController)?.dataSource = self
        case .search:
            b.definesPresentationContext = true
            b.navigationItem.searchController = search
        case .presentation, .dismissal:
            m.modalPresentationStyle = isInteractive ? .pageSheet : .fullScreen
            if isInteractive || kind == .dismissal { b.present(m, animated: false) }
        case .zoom:
            for zoomed in [b, c] { zoomed.preferredTransition = .zoom { [a] _ in a.view } }
        case .stack, .pop, .tabs: break
        }
    }

    /// The one that asks for presentations and dismissals, which is there to the end.
    var asker: UIViewController { kind == .pop ? c : b }

    /// The container that stands in the root.
    var outermost: UIViewController { split ?? t }

    /// The one that comes, in whose callbacks the request may be made.
    var arriving: any HookedController {
        switch kind {
        case .stack, .zoom: isInteractive ? a : c
        case .pop: c
        case .tabs: o
        case .presentation: m
        case .dismissal: b as? ScriptedController ?? a
        case .split: b as? ScriptedController ?? a
        case .pages: pages[1]
        case .search: search
        }
    }

    private func complete() {
        completions += 1
        inCompletion?()
    }

    /// Asks for the transition.
    func start() {
        switch kind {
        case .stack, .zoom: n.pushViewController(c, animated: true)
        case .pop: n.popViewController(animated: true)
        case .tabs: t.selectedIndex = 1
        case .dismissal: b.dismiss(animated: true) { [weak self] in self?.complete() }
        case .presentation: b.present(m, animated: true) { [weak self] in self?.complete() }
        case .split: split?.show(.primary)
        case .pages:
            (b as? UIPageViewController)?.setViewControllers(
                [pages[1]], direction: .forward, animated: true
            ) { [weak self] _ in self?.complete() }
        case .search: search.isActive = true
        }
    }

    /// Puts a finger on it.
    func begin() {
        switch kind {
        case .stack, .zoom, .pop: n.beginInteractivePop()
        case .presentation, .dismissal: m.presentationController?.beginSwipeAway()
        case .pages: _ = (b as? UIPageViewController)?.beginSwipe(.forward)
        case .tabs, .split, .search: break
        }
    }

    /// Asks whoever runs the transition for its end, from within the arriving controller's will.
    func hearOfItsEnd() {
        let isOfStack = [.stack, .zoom, .pop].contains(kind)
        let runner: UIViewController = isOfStack ? n : kind == .tabs ? t : arriving
        runner.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self, ![.presentation, .dismissal, .pages].contains(kind) else { return }
            inCompletion?()
        }
    }

    var finger: InteractiveTransition? { scene.simulator.transitions.underFinger }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? {
        page === pages[0] ? pages[1] : page === pages[1] ? pages[2] : nil
    }
}

/// A controller whose callbacks run blocks.
@MainActor
protocol HookedController: UIViewController {
    func on(_ callback: Callback, _ block: @escaping @MainActor () -> Void)
}

extension ScriptedController: HookedController {}

/// A search controller whose appearance runs blocks.
final class HookedSearch: UISearchController, HookedController {
    private var blocks: [Callback: @MainActor () -> Void] = [:]

    func on(_ callback: Callback, _ block: @escaping @MainActor () -> Void) {
        blocks[callback] = block
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        blocks[.viewWillAppear]?()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        blocks[.viewDidAppear]?()
    }
}
