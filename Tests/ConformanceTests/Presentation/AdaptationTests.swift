import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// One cell of the adaptation tables: what was asked for, where, and what the delegate answers.
struct AdaptationCell: Sendable, CustomTestStringConvertible {
    let ios: Int
    let screen: AdaptationScreen
    let asked: UIModalPresentationStyle
    let answer: UIModalPresentationStyle

    var testDescription: String {
        "iOS \(ios), \(screen), \(asked.name), answer \(answer.name)"
    }

    /// P30 to P33, in the rulebook's words.
    var becomes: UIModalPresentationStyle {
        switch asked {
        case .pageSheet: ios >= 13 ? sheet([.fullScreen, .overFullScreen, .formSheet]) : oldSheet
        case .formSheet: ios >= 13 ? sheet([.fullScreen, .overFullScreen]) : oldSheet
        case .popover: popover
        default: .none
        }
    }

    private func sheet(_ honoured: [UIModalPresentationStyle]) -> UIModalPresentationStyle {
        honoured.contains(answer) ? answer : .none
    }

    private var oldSheet: UIModalPresentationStyle {
        if [.fullScreen, .overFullScreen, .none].contains(answer) { return answer }
        return screen == .phone ? .fullScreen : .none
    }

    private var popover: UIModalPresentationStyle {
        if [.fullScreen, .overFullScreen, .none].contains(answer) { return answer }
        if ios >= 13 {
            return answer == .formSheet ? .formSheet : screen == .pad ? .none : .formSheet
        }
        return screen == .phone ? .fullScreen : screen == .plusLandscape ? .formSheet : .none
    }

    static let all: [AdaptationCell] = [13, 26, 12].flatMap { ios in
        AdaptationScreen.allCases.filter { ios >= 13 || $0 != .landscape }.flatMap { screen in
            styles.flatMap { asked in
                answers.map {
                    AdaptationCell(ios: ios, screen: screen, asked: asked, answer: $0)
                }
            }
        }
    }

    private static let styles: [UIModalPresentationStyle] = [
        .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .pageSheet, .formSheet,
        .popover,
    ]
    private static let answers: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
        .overCurrentContext, .popover, .none,
    ]
}

/// The devices of the recorded cases.
enum AdaptationScreen: String, CaseIterable, Sendable {
    case phone, landscape, plusLandscape, pad

    @MainActor
    func scene(ios: Int) -> Scene {
        let (width, height): (Double, Double) =
            switch self {
            case .phone, .landscape: (375, 667)
            case .plusLandscape: (414, 736)
            case .pad: ios >= 13 ? (1024, 1366) : (768, 1024)
            }
        let device = SimulatedDevice(
            name: rawValue, width: width, height: height, scale: 2, isPad: self == .pad,
            safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeAreaInsets: self == .pad ? nil : .zero)
        let scene = Scene(ios: ios, device: device)
        scene.show(scene.controller("root"))
        if self == .landscape || self == .plusLandscape {
            scene.simulator.rotate(to: .landscapeRight)
            scene.settle()
        }
        return scene
    }
}

/// Answers a style and always a replacement, as in the recorded cases.
private final class Adapter: UIAdaptivePresentationControllerDelegate {
    let answer: UIModalPresentationStyle
    let replacement: UIViewController
    var told: UIModalPresentationStyle?

    init(_ answer: UIModalPresentationStyle, _ replacement: UIViewController) {
        self.answer = answer
        self.replacement = replacement
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { answer }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { replacement }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) { told = style }
}

@MainActor
@Suite("P30–P36: adaptation")
final class AdaptationTests {
    /// What a presentation's delegate property does not hold.
    private var adapter: Adapter?

    @Test("P30, P31, P32, P33: every cell of the tables", arguments: AdaptationCell.all)
    func cell(_ cell: AdaptationCell) throws {
        let scene = cell.screen.scene(ios: cell.ios)
        let (a, other) = (scene.controller("a"), scene.controller("other"))
        a.modalPresentationStyle = cell.asked
        let adapter = Adapter(cell.answer, other)
        a.presentationController?.delegate = adapter
        let root = try #require(scene.simulator.window.rootViewController)
        a.popoverPresentationController?.sourceView = root.view
        a.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 10, height: 10)
        root.present(a, animated: false)
        scene.settle()
        #expect(adapter.told == cell.becomes)
        let shown = root.presentedViewController
        #expect(shown === (cell.becomes == .none ? a : other))
        #expect(
            shown?.presentationController?.shownStyle
                == (cell.becomes == .none ? cell.asked : cell.becomes))
        #expect(shown?.viewIfLoaded?.window != nil)
        #expect((root.view.window == nil) == Self.covers(cell))
    }

    /// P05.
    private static func covers(_ cell: AdaptationCell) -> Bool {
        let style = cell.becomes == .none ? cell.asked : cell.becomes
        return style == .fullScreen || style == .currentContext
    }

    struct Size: Sendable, CustomTestStringConvertible {
        let ios: Int
        let screen: AdaptationScreen
        let style: UIModalPresentationStyle
        let answer: UIModalPresentationStyle
        let width: Double
        let height: Double
        var testDescription: String { "iOS \(ios), \(screen), \(style.name)" }
    }

    @Test(
        "P34: the sizes that were recorded",
        arguments: [
            Size(
                ios: 13, screen: .phone, style: .pageSheet, answer: .none, width: 375, height: 627),
            Size(
                ios: 13, screen: .phone, style: .formSheet, answer: .none, width: 375, height: 627),
            Size(
                ios: 13, screen: .landscape, style: .pageSheet, answer: .none, width: 667,
                height: 375),
            Size(
                ios: 13, screen: .plusLandscape, style: .formSheet, answer: .none, width: 736,
                height: 414),
            Size(ios: 13, screen: .pad, style: .pageSheet, answer: .none, width: 712, height: 1006),
            Size(ios: 13, screen: .pad, style: .formSheet, answer: .none, width: 540, height: 620),
            Size(ios: 12, screen: .pad, style: .pageSheet, answer: .none, width: 768, height: 1004),
            Size(ios: 12, screen: .pad, style: .formSheet, answer: .none, width: 540, height: 620),
            Size(
                ios: 12, screen: .phone, style: .pageSheet, answer: .none, width: 375, height: 647),
            Size(
                ios: 12, screen: .plusLandscape, style: .pageSheet, answer: .none, width: 414,
                height: 394),
            Size(
                ios: 12, screen: .phone, style: .formSheet, answer: .fullScreen, width: 375,
                height: 667),
        ])
    func size(_ size: Size) throws {
        let scene = size.screen.scene(ios: size.ios)
        let a = scene.controller("a")
        a.modalPresentationStyle = size.style
        let adapter = Adapter(size.answer, a)
        a.presentationController?.delegate = adapter
        let root = try #require(scene.simulator.window.rootViewController)
        root.present(a, animated: false)
        scene.settle()
        #expect(a.view.frame.size == CGSize(width: size.width, height: size.height))
    }

    @Test(
        "P30: the delegate of a full-screen presentation is asked and told, and nothing is adapted")
    func full() {
        let (scene, root, a) = asking(.fullScreen, ios: 26, answer: .formSheet)
        #expect(
            scene.lines { root.present(a, animated: false) } == [
                "a.loadView()", "a.viewDidLoad()",
                "a.delegate.adaptivePresentationStyle(wC hR)",
                "a.delegate.willPresentWithAdaptiveStyle(none)",
                "a.presentationController.presentationTransitionWillBegin()",
                "root.viewWillDisappear(false)", "a.viewWillAppear(false)",
                "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
                "root.viewDidDisappear(false)",
                "a.presentationController.presentationTransitionDidEnd(true)",
            ])
    }

    @Test("P33: up to iOS 12 the delegate of an adapted sheet gives another controller")
    func before() {
        let (scene, root, a) = asking(.formSheet, ios: 12, answer: .overFullScreen)
        #expect(
            scene.lines { root.present(a, animated: false) } == [
                "a.loadView()", "a.viewDidLoad()",
                "a.delegate.adaptivePresentationStyle(wC hR)",
                "a.delegate.viewControllerForAdaptivePresentationStyle(overFullScreen)",
                "other.loadView()", "other.viewDidLoad()",
                "a.delegate.willPresentWithAdaptiveStyle(overFullScreen)",
                "other.presentationController.presentationTransitionWillBegin()",
                "other.viewWillAppear(false)", "other.traitCollectionDidChange(nil)",
                "other.viewDidAppear(false)",
                "other.presentationController.presentationTransitionDidEnd(true)",
            ])
    }

    /// A root and a controller of that style whose delegate answers.
    private func asking(
        _ style: UIModalPresentationStyle, ios: Int, answer: UIModalPresentationStyle
    ) -> (Scene, root: UIViewController, a: UIViewController) {
        let scene = Scene(ios: ios)
        let (root, a) = (scene.controller("root"), scene.controller("a"))
        scene.show(root)
        a.modalPresentationStyle = style
        adapter = Adapter(answer, scene.controller("other"))
        a.presentationController?.delegate = adapter
        return (scene, root, a)
    }

    @Test("A50: the delegate is asked after present, and what is shown is the replacement")
    func order() {
        let scene = Scene()
        let (root, a, other) = (
            scene.controller("root"), scene.controller("a"), scene.controller("other")
        )
        scene.show(root)
        let adapter = Adapter(.fullScreen, other)
        a.modalPresentationStyle = .formSheet
        root.present(a, animated: true) {}
        a.presentationController?.delegate = adapter
        #expect(scene.take() == ["a.loadView()", "a.viewDidLoad()"])
        #expect(
            scene.run() == [
                "a.delegate.adaptivePresentationStyle(wC hR)",
                "a.delegate.viewControllerForAdaptivePresentationStyle(fullScreen)",
                "other.loadView()", "other.viewDidLoad()",
                "a.delegate.prepare()",
                "a.delegate.willPresentWithAdaptiveStyle(fullScreen)",
                "other.presentationController.presentationTransitionWillBegin()",
                "root.viewWillDisappear(true)", "other.viewWillAppear(true)",
                "other.viewIsAppearing(true)", "other.viewDidAppear(true)",
                "root.viewDidDisappear(true)",
                "other.presentationController.presentationTransitionDidEnd(true)",
                "completion present(other)",
            ])
        #expect(root.presentedViewController === other)
        #expect(a.presentingViewController == nil)
        #expect(
            scene.lines { other.dismiss(animated: true) } == [
                "other.presentationController.dismissalTransitionWillBegin()",
                "other.viewWillDisappear(true)", "root.viewWillAppear(true)",
                "root.viewIsAppearing(true)", "root.viewDidAppear(true)",
                "other.viewDidDisappear(true)",
                "other.presentationController.dismissalTransitionDidEnd(true)",
            ])
        root.present(a, animated: false)
        #expect(scene.run().contains("a.viewDidAppear(false)"))
    }

    @Test(
        "A50: a replacement that has a parent is refused with E14, and the controller itself comes")
    func replacementWithParent() {
        let scene = Scene(ios: 13)
        let root = scene.root("root")
        let child = scene.child("child", of: root)
        let a = scene.controller("a")
        let adapter = Adapter(.fullScreen, child)
        a.presentationController?.delegate = adapter
        root.present(a, animated: false)
        #expect(
            scene.run(.of(.exception)) == [
                "exception NSInvalidArgumentException: Application tried to present modally a view "
                    + "controller <UIViewController: child> that has a parent view controller "
                    + "<UIViewController: root>."
            ])
    }

    @Test("A50, E62: the presenter cannot stand in for what it presents")
    func presenterAsReplacement() {
        let scene = Scene()
        let root = scene.root("root")
        let a = scene.controller("a")
        let adapter = Adapter(.fullScreen, root)
        a.presentationController?.delegate = adapter
        root.present(a, animated: false)
        #expect(
            scene.run(.of(.exception)) == [
                "exception NSInvalidArgumentException: Application tried to present modal view "
                    + "controller on itself. Presenting controller is <UIViewController: root>."
            ])
    }

    @Test("A50: the controller itself as its own replacement changes nothing but the style")
    func itself() {
        let scene = Scene()
        let root = scene.root("root")
        let a = scene.controller("a")
        let adapter = Adapter(.fullScreen, a)
        a.presentationController?.delegate = adapter
        root.present(a, animated: false)
        scene.settle()
        #expect(scene.tree == ["root [disappeared]", "  ^ a [appeared]"])
    }

    @Test("P35, D22: without a delegate nobody is asked", arguments: [12, 13, 26])
    func withoutDelegate(ios: Int) {
        let scene = Scene(ios: ios)
        let (root, a) = (scene.controller("root"), scene.controller("a"))
        scene.show(root)
        a.modalPresentationStyle = .popover
        let lines = scene.lines(.of(.delegate)) { root.present(a, animated: false) }
        #expect(lines == [])
        #expect(a.presentationController is UIPopoverPresentationController)
        #expect(a.presentationController?.presentationStyle == .popover)
        #expect(a.presentationController?.shownStyle == (ios < 13 ? .fullScreen : .formSheet))
    }

    // MARK: While it is shown

    private func popover(in scene: Scene) -> (root: UIViewController, a: UIViewController) {
        let (root, a) = (scene.controller("root"), scene.controller("a"))
        scene.show(root)
        a.modalPresentationStyle = .popover
        a.popoverPresentationController?.sourceView = root.view
        a.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 10, height: 10)
        root.present(a, animated: false)
        scene.settle()
        return (root, a)
    }

    @Test("A51: a popover collapses to a sheet and comes back")
    func collapse() throws {
        let scene = Scene(device: try #require(.named("iPad")))
        let (root, a) = popover(in: scene)
        #expect(a.presentationController?.shownStyle == .popover)
        let size = a.view.frame.size
        #expect(
            scene.lines { scene.simulator.setScreenTraits { $0.horizontal = .compact } } == [
                "root.willTransition(to: wC hR)", "a.viewWillTransition(to: 820x1148)",
                "root.traitCollectionDidChange(wR hR)",
            ])
        #expect(a.presentationController?.shownStyle == .formSheet)
        #expect(root.view.window != nil)
        _ = scene.lines { scene.simulator.setScreenTraits { $0.horizontal = .regular } }
        #expect(a.presentationController?.shownStyle == .popover)
        #expect(a.view.frame.size == size)
    }

    @Test("A51: one that is wrapped and goes full screen, and back: P03 for both, unanimated")
    func wrapped() throws {
        let scene = Scene(device: try #require(.named("iPad")))
        let (root, a) = popover(in: scene)
        let adapter = Wrapper(scene)
        a.presentationController?.delegate = adapter
        #expect(
            scene.lines(.of(.appearance, .delegate)) {
                scene.simulator.setScreenTraits { $0.horizontal = .compact }
            } == [
                "a.delegate.adaptivePresentationStyle(wC hR)",
                "a.delegate.viewControllerForAdaptivePresentationStyle(fullScreen)",
                "a.delegate.willPresentWithAdaptiveStyle(fullScreen)",
                "a.viewWillDisappear(false)", "a.viewDidDisappear(false)",
                "a.delegate.prepare()",
                "root.viewWillDisappear(false)",
                "stack.viewWillAppear(false)", "a.viewWillAppear(false)",
                "stack.delegate.willShow(a, false)",
                "stack.viewIsAppearing(false)", "a.viewIsAppearing(false)",
                "stack.viewDidAppear(false)", "a.viewDidAppear(false)",
                "stack.delegate.didShow(a, false)", "root.viewDidDisappear(false)",
            ])
        #expect(root.presentedViewController === adapter.stack)
        #expect(scene.tree == ["root [disappeared]", "  ^ stack [appeared]", "    a [appeared]"])
        _ = scene.lines { scene.simulator.setScreenTraits { $0.horizontal = .regular } }
        #expect(scene.tree == ["root [appeared]", "  ^ a [appeared]"])
        #expect(a.parent == nil)
        #expect(AppearanceGrammar.violation(in: scene.simulator.log) == nil)
        _ = scene.lines { a.dismiss(animated: false) }
        #expect(scene.tree == ["root [appeared]"])
    }
}

/// Wraps what goes full screen in a stack.
@MainActor
private final class Wrapper: UIAdaptivePresentationControllerDelegate {
    let scene: Scene
    weak var stack: UINavigationController?
    init(_ scene: Scene) { self.scene = scene }

    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .fullScreen }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        let stack = scene.named(
            UINavigationController(rootViewController: controller.presentedViewController), "stack")
        self.stack = stack
        return stack
    }
}
