import HeadlessUIKit
import HierarchyRecords
import TestSupport

/// What was asked for, and what became of it.
@MainActor
final class Asked {
    /// Whether it has come about, at the end of all.
    var isDone: () -> Bool = { false }
    /// How often its completion was called; nil where it has none.
    var completions: Int?

    func complete() { completions = (completions ?? 0) + 1 }
}

extension TransitionWorld {
    /// Asks for something else.
    func ask(_ request: TransitionRequest) -> Asked {
        switch request {
        case .push, .pop, .popTo, .set: askStack(request)
        case .present, .dismiss: askPresenter(request)
        case .select: askTabs()
        case .swipeBegun, .swipeFinished, .swipeTakenBack: askFinger(request)
        case .rotation, .traitChange, .background: askDevice(request)
        case .removal, .rootElsewhere: askWindow(request)
        }
    }

    private func askStack(_ request: TransitionRequest) -> Asked {
        let asked = Asked()
        let d = scene.controller("d")
        switch request {
        case .push:
            n.pushViewController(d, animated: true)
            asked.isDone = { [n] in n.viewControllers.contains(d) }
        case .pop:
            let popped = n.popViewController(animated: true)
            asked.isDone = { [n] in popped.map { !n.viewControllers.contains($0) } ?? false }
        case .popTo:
            let popped = n.popToRootViewController(animated: true) ?? []
            asked.isDone = { [n] in !popped.isEmpty && n.viewControllers.count == 1 }
        default:
            n.setViewControllers([a, d], animated: true)
            asked.isDone = { [n, a] in n.viewControllers == [a, d] }
        }
        return asked
    }

    private func askPresenter(_ request: TransitionRequest) -> Asked {
        let asked = Asked()
        asked.completions = 0
        if request == .present {
            let other = scene.controller("other")
            other.modalPresentationStyle = .fullScreen
            b.present(other, animated: true) { asked.complete() }
            asked.isDone = { other.presentingViewController != nil }
            return asked
        }
        let presented = kind == .search ? search : kind == .presentation ? m : nil
        b.dismiss(animated: true) { asked.complete() }
        asked.isDone = { presented.map { $0.presentingViewController == nil } ?? false }
        return asked
    }

    private func askTabs() -> Asked {
        let asked = Asked()
        let wanted = kind == .tabs ? 2 : 1
        t.selectedIndex = wanted
        asked.isDone = { [t] in t.selectedIndex == wanted }
        return asked
    }

    private func askFinger(_ request: TransitionRequest) -> Asked {
        let asked = Asked()
        let before = finger
        switch request {
        case .swipeBegun:
            kind == .presentation || kind == .pages ? begin() : n.beginInteractivePop()
        case .swipeFinished: before?.finish(in: scene.simulator)
        default: before?.cancel(in: scene.simulator)
        }
        let isDone = request == .swipeBegun ? finger != nil && finger !== before : before != nil
        asked.isDone = { isDone }
        return asked
    }

    private func askDevice(_ request: TransitionRequest) -> Asked {
        let asked = Asked()
        let simulator = scene.simulator
        switch request {
        case .rotation:
            _ = simulator.rotate(to: .landscapeRight)
            asked.isDone = { simulator.display.orientation == .landscapeRight }
        case .traitChange:
            simulator.setScreenTraits { $0.style = .dark }
            asked.isDone = { [r] in r.traitCollection.userInterfaceStyle == .dark }
        default:
            let window = simulator.systemVersion >= 13 ? simulator.scenes.connected.first : nil
            simulator.resignActive(window)
            simulator.goToBackground(window)
            asked.isDone = { UIApplication.shared.applicationState == .background }
        }
        return asked
    }

    private func askWindow(_ request: TransitionRequest) -> Asked {
        let asked = Asked()
        let outermost = outermost
        if request == .removal {
            scene.remove(outermost)
            asked.isDone = { [r] in outermost.parent == nil && r.children.isEmpty }
            return asked
        }
        let window = UIWindow(frame: scene.simulator.window.frame)
        window.rootViewController = outermost
        window.makeKeyAndVisible()
        asked.isDone = { window.rootViewController === outermost && outermost.parent == nil }
        return asked
    }
}
