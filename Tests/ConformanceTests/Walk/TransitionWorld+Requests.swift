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
        case .push: askPush()
        case .pop: askPop()
        case .popTo: askPopToRoot()
        case .set: askSet()
        case .present: askPresent()
        case .dismiss: askDismiss()
        case .select: askTabs()
        case .swipeBegun: askSwipe()
        case .swipeFinished: askFinger { $0?.finish(in: $1) }
        case .swipeTakenBack: askFinger { $0?.cancel(in: $1) }
        case .rotation: askRotation()
        case .traitChange: askTraits()
        case .background: askBackground()
        case .removal: askRemoval()
        case .rootElsewhere: askRoot()
        }
    }

    private func askPush() -> Asked {
        let asked = Asked()
        let d = scene.controller("d")
        n.pushViewController(d, animated: true)
        asked.isDone = { [n] in n.viewControllers.contains(d) }
        return asked
    }

    private func askPop() -> Asked {
        let asked = Asked()
        let popped = n.popViewController(animated: true)
        asked.isDone = { [n] in popped.map { !n.viewControllers.contains($0) } ?? false }
        return asked
    }

    private func askPopToRoot() -> Asked {
        let asked = Asked()
        let popped = n.popToRootViewController(animated: true) ?? []
        asked.isDone = { [n] in !popped.isEmpty && n.viewControllers.count == 1 }
        return asked
    }

    private func askSet() -> Asked {
        let asked = Asked()
        let d = scene.controller("d")
        n.setViewControllers([a, d], animated: true)
        asked.isDone = { [n, a] in n.viewControllers == [a, d] }
        return asked
    }

    private func askPresent() -> Asked {
        let asked = Asked()
        asked.completions = 0
        let other = scene.controller("other")
        other.modalPresentationStyle = .fullScreen
        asker.present(other, animated: true) { asked.complete() }
        asked.isDone = { other.presentingViewController != nil }
        return asked
    }

    private func askDismiss() -> Asked {
        let asked = Asked()
        asked.completions = 0
        let presented = kind == .search ? search : isModal ? m : nil
        asker.dismiss(animated: true) { asked.complete() }
        asked.isDone = { presented.map { $0.presentingViewController == nil } ?? false }
        return asked
    }

    private var isModal: Bool { kind == .presentation || kind == .dismissal }

    private func askTabs() -> Asked {
        let asked = Asked()
        let wanted = kind == .tabs ? 2 : 1
        t.selectedIndex = wanted
        asked.isDone = { [t] in t.selectedIndex == wanted }
        return asked
    }

    private func askSwipe() -> Asked {
        let asked = Asked()
        let before = finger
        isModal || kind == .pages ? begin() : n.beginInteractivePop()
        let isDone = finger != nil && finger !== before
        asked.isDone = { isDone }
        return asked
    }

    private func askFinger(_ work: (InteractiveTransition?, Simulator) -> Void) -> Asked {
        let asked = Asked()
        let before = finger
        work(before, scene.simulator)
        asked.isDone = { before != nil }
        return asked
    }

    private func askRotation() -> Asked {
        let asked = Asked()
        let simulator = scene.simulator
        _ = simulator.rotate(to: .landscapeRight)
        asked.isDone = { simulator.display.orientation == .landscapeRight }
        return asked
    }

    private func askTraits() -> Asked {
        let asked = Asked()
        scene.simulator.setScreenTraits { $0.style = .dark }
        asked.isDone = { [r] in r.traitCollection.userInterfaceStyle == .dark }
        return asked
    }

    private func askBackground() -> Asked {
        let asked = Asked()
        let simulator = scene.simulator
        let window = simulator.systemVersion >= 13 ? simulator.scenes.connected.first : nil
        simulator.resignActive(window)
        simulator.goToBackground(window)
        asked.isDone = { UIApplication.shared.applicationState == .background }
        return asked
    }

    private func askRemoval() -> Asked {
        let asked = Asked()
        let outermost = outermost
        scene.remove(outermost)
        asked.isDone = { [r] in outermost.parent == nil && r.children.isEmpty }
        return asked
    }

    private func askRoot() -> Asked {
        let asked = Asked()
        let outermost = outermost
        let window = UIWindow(frame: scene.simulator.window.frame)
        window.rootViewController = outermost
        window.makeKeyAndVisible()
        asked.isDone = { window.rootViewController === outermost && outermost.parent == nil }
        return asked
    }
}
