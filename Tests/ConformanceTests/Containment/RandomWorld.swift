import HeadlessUIKit
import HierarchyRecords
import TestSupport

/// A world in which five controllers and a root are called at random, as no app would call them.
@MainActor
final class RandomWorld {
    let scene: Scene
    let root: UIViewController
    private(set) var controllers: [UIViewController] = []
    private var dice: Dice
    private var depth = 0
    /// What was called, for the report of a failure.
    private(set) var calls: [String] = []

    /// Whether callbacks call on in turn.
    private let isNested: Bool
    private var isOver = false

    init(seed: Int, isNested: Bool = false) {
        dice = Dice(seed: seed)
        scene = Scene(ios: dice.pick([26, 26, 13, 12, 9]))
        root = scene.root("home")
        self.isNested = isNested
        for name in ["a", "b", "c", "d", "e"] { controllers.append(make(name)) }
    }

    private func make(_ name: String) -> UIViewController {
        if dice.roll(6) == 0 { return scene.named(ManualContainer(), name) }
        guard isNested else { return scene.controller(name) }
        let controller = scene.scripted(name)
        for callback in [
            Callback.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
            .viewWillDisappear, .viewDidDisappear, .willMoveToParent, .didMoveToParent,
            .viewWillLayoutSubviews, .viewDidLayoutSubviews,
        ] {
            controller.on(callback) { [weak self] in self?.callFromCallback() }
        }
        return controller
    }

    private func callFromCallback() {
        guard depth < 3, dice.roll(8) == 0 else { return }
        call()
    }

    private var any: UIViewController { dice.pick(controllers) }
    private var container: UIViewController { dice.roll(3) == 0 ? root : any }
    private var flag: Bool { dice.roll(2) == 0 }

    /// One call. An exception that it raises is dealt with, but ends a nested world: callbacks of
    /// the calls around it were no longer recorded.
    func call() {
        if isOver { return }
        depth += 1
        let kind = dice.roll(isNested && depth > 1 ? 14 : 17)
        calls.append("\(kind)")
        switch kind {
        case 0...5: changeContainment(kind)
        case 6...9: changeAppearance(kind)
        case 10...13: changePresentation(kind)
        default: changeTime(kind)
        }
        if scene.simulator.pendingException != nil, isNested { isOver = true }
        if !isNested { scene.simulator.clearException() }
        depth -= 1
    }

    private func changeContainment(_ kind: Int) {
        switch kind {
        case 0: container.addChild(any)
        case 1: container.view.addSubview(any.view)
        case 2: any.didMove(toParent: flag ? container : nil)
        case 3: any.willMove(toParent: nil)
        case 4: any.removeFromParent()
        default: any.view.removeFromSuperview()
        }
    }

    private func changeAppearance(_ kind: Int) {
        switch kind {
        case 6: any.beginAppearanceTransition(flag, animated: flag)
        case 7: any.endAppearanceTransition()
        case 8:
            let (old, new) = (any, any)
            let container = container
            container.addChild(new)
            container.transition(
                from: old, to: new, duration: flag ? 0.25 : 0, animations: nil
            ) { _ in old.removeFromParent() }
        default: scene.add(any, to: container)
        }
    }

    private func changePresentation(_ kind: Int) {
        switch kind {
        case 10:
            let presented = any
            presented.modalPresentationStyle = dice.pick([
                .fullScreen, .pageSheet, .overFullScreen, .currentContext, .custom,
            ])
            container.present(presented, animated: flag)
        case 11: container.dismiss(animated: flag)
        case 12: scene.remove(any)
        default: any.overrideUserInterfaceStyle = dice.pick([.dark, .light, .unspecified])
        }
    }

    private func changeTime(_ kind: Int) {
        switch kind {
        case 14: scene.simulator.runTurn()
        case 15: scene.simulator.advance(by: Double(dice.roll(6)) / 10)
        default:
            let index = dice.roll(controllers.count)
            controllers[index] = make(
                "\(Character(UnicodeScalar(UInt8(97 + index))))\(calls.count)")
        }
    }

    /// What is wrong between parents and children, and between views.
    var inconsistencies: [String] {
        (controllers + [root]).flatMap { controller in
            var wrong: [String] = []
            if Set(controller.children).count != controller.children.count {
                wrong.append("a child twice")
            }
            if controller.children.contains(where: { $0.parent !== controller }) {
                wrong.append("a child with another parent")
            }
            if let parent = controller.parent, !parent.children.contains(controller) {
                wrong.append("a parent without its child")
            }
            let views = controller.viewIfLoaded?.subviews ?? []
            if views.contains(where: { $0.superview !== controller.view }) {
                wrong.append("a subview with another superview")
            }
            if views.contains(where: { $0.window !== controller.view.window }) {
                wrong.append("a subview in another window")
            }
            return wrong
        }
    }
}
