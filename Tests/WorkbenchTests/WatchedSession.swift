import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import TestSupport

@testable import Workbench

/// What did not hold.
struct Flaw {
    /// What must hold.
    enum Law { case language, order, ends, lists, states, safeAreas, replay, memory }

    let law: Law
    let text: String
}

/// A session in which each command is followed by a look at everything that must hold.
@MainActor
final class WatchedSession {
    let workbench = Workbench(policy: RunPolicy(keepsGoing: true))
    /// What was run.
    private(set) var lines: [String] = []
    private var grammar = AppearanceGrammar()
    private var seenStep = 0

    private var interpreter: Interpreter { workbench.interpreter }
    private var world: World { interpreter.world }

    /// Runs a command; what is wrong after it.
    func run(_ line: String) -> Flaw? {
        lines.append(line)
        var parser = ScriptParser(file: nil)
        parser.feed(line + "\n")
        parser.finish()
        do {
            while let command = try parser.next() { _ = workbench.execute(command) }
        } catch {
            return Flaw(law: .language, text: error.line)
        }
        return flaw
    }

    /// What is wrong when the session is over, and lets go of everything.
    func end() -> Flaw? { replayFlaw ?? leak }

    // MARK: What must hold after each command

    private var flaw: Flaw? {
        orderFlaw ?? listFlaw.map { Flaw(law: .lists, text: $0) }
            ?? (isAtRest ? flawAtRest : nil)
    }

    private var flawAtRest: Flaw? {
        stateFlaw.map { Flaw(law: .states, text: $0) }
            ?? safeAreaFlaw.map { Flaw(law: .safeAreas, text: $0) }
    }

    private var isAtRest: Bool {
        !world.isHeld && world.simulator.isIdle && world.simulator.interactiveTransition == nil
    }

    private var controllers: [(name: String, controller: UIViewController)] {
        world.names.living.compactMap { name in
            world.names.controller(name).map { (name, $0) }
        }
    }

    /// Appearance callbacks alternate, and once all is still none is left open.
    private var orderFlaw: Flaw? {
        let journal = interpreter.journal
        let log = world.simulator.log
        for step in journal.path(to: journal.current) where step > seenStep {
            seenStep = step
            for index in journal[step].events where !grammar.accept(log.events[index]) {
                return Flaw(law: .order, text: log.text(log.events[index]))
            }
        }
        guard isAtRest, let open = grammar.open.first else { return nil }
        return Flaw(law: .ends, text: "\(log.objects.name(open)) is left in a transition")
    }

    /// Parents and children know each other, and nobody is there twice.
    private var listFlaw: String? {
        for (name, controller) in controllers {
            let children = controller.children
            if Set(children).count != children.count { return "a child of \(name) is there twice" }
            if let stray = children.first(where: { $0.parent !== controller }) {
                return "a child of \(name) has another parent: \(self.name(stray))"
            }
            if let parent = controller.parent, !parent.children.contains(controller) {
                return "the parent of \(name) does not know it"
            }
            if let flaw = contentFlaw(name, controller) { return flaw }
        }
        return nil
    }

    private func contentFlaw(_ name: String, _ controller: UIViewController) -> String? {
        switch controller {
        case let stack as UINavigationController:
            let strays = stack.viewControllers.filter { $0.parent !== stack }
            if Set(stack.viewControllers).count != stack.viewControllers.count {
                return "\(name) has a controller twice in its stack"
            }
            return strays.first.map { "\(self.name($0)) is in \(name) but no child of it" }
        case let tabs as UITabBarController:
            let all = tabs.viewControllers ?? []
            if let selected = tabs.selectedViewController, !all.contains(selected),
                selected !== tabs.moreNavigationController
            {
                return "\(name) selects what it does not have"
            }
            return all.first { $0.tabBarController !== tabs }.map {
                "\(self.name($0)) is a tab of \(name) and does not know it"
            }
        default: return nil
        }
    }

    /// What is in the window has appeared, and nothing else has.
    private var stateFlaw: String? {
        for (name, controller) in controllers {
            let isInWindow = controller.viewIfLoaded?.window != nil
            let state = world.simulator.snapshot(from: controller).nodes[0].state
            if isInWindow != (state == .appeared) {
                return "\(name) is \(isInWindow ? "" : "not ")in the window and [\(state)]"
            }
        }
        return nil
    }

    /// A controller's view has the part of its superview's safe area that reaches into it.
    private var safeAreaFlaw: String? {
        for (name, controller) in controllers {
            guard let view = controller.viewIfLoaded, let superview = view.superview,
                view.window != nil, view.transform == .identity
            else { continue }
            let expected = superview.safeArea(reachingInto: view.frame)
            if view.safeAreaInsets != expected {
                return "\(name) has the safe area \(view.safeAreaInsets), not \(expected)"
            }
        }
        return nil
    }

    private func name(_ controller: UIViewController) -> String {
        world.simulator.name(of: controller.objectID)
    }

    // MARK: What must hold at the end

    /// The journal makes the same world again.
    private var replayFlaw: Flaw? {
        let steps = interpreter.journal.path(to: interpreter.journal.current).map {
            interpreter.journal[$0].source
        }
        let settings = interpreter.settings
        let before = interpreter.fingerprint.text
        let lines = workbench.snapshot.canonicalLines
        return Simulator.settingAside {
            let again = Workbench(world: settings, policy: RunPolicy(keepsGoing: true))
            var parser = ScriptParser(file: nil)
            parser.feed(steps.joined(separator: "\n") + "\n")
            parser.finish()
            while let command = try? parser.next() { _ = again.execute(command) }
            if again.interpreter.fingerprint.text == before { return nil }
            let difference = zip(lines, again.snapshot.canonicalLines).first { $0 != $1 }
            return Flaw(
                law: .replay,
                text: difference.map { "\($0.0) became \($0.1)" } ?? "the events differ")
        }
    }

    /// What lives on when everything was dismissed and nobody holds it.
    private var leak: Flaw? {
        for line in ["release", "cancel", "settle"] { _ = run(line) }
        // What waits would raise: it waits for ever.
        if world.isHeld { return nil }
        for (_, controller) in controllers where controller.presentedViewController != nil {
            controller.dismiss(animated: false)
            world.simulator.runUntilIdle()
        }
        for line in ["new nobody", "root nobody"] { _ = run(line) }
        let names = controllers.map(\.name).filter { $0 != "nobody" }
        for name in names { _ = run("forget \(name)") }
        _ = run("settle")
        let living = names.filter { world.names.object($0) != nil }
        if living.isEmpty { return nil }
        return Flaw(law: .memory, text: "\(living.joined(separator: " ")) live on")
    }
}

extension UIView {
    /// R7: what is left of the safe area inside a subview's frame.
    fileprivate func safeArea(reachingInto frame: CGRect) -> UIEdgeInsets {
        func clamp(_ value: CGFloat, _ most: CGFloat) -> CGFloat {
            min(max(0, value), max(0, most))
        }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: clamp(safe.top - frame.minY, safe.top),
            left: clamp(safe.left - frame.minX, safe.left),
            bottom: clamp(frame.maxY - (bounds.height - safe.bottom), safe.bottom),
            right: clamp(frame.maxX - (bounds.width - safe.right), safe.right))
    }
}
