import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Workbench

/// What did not hold.
struct Flaw {
    /// What must hold.
    enum Law: String {
        case language, order, ends, lists, states, safeAreas, travel, replay, memory
        case pairs, journal
    }

    let law: Law
    let text: String
}

/// A session in which each command is followed by a look at everything that must hold.
@MainActor
final class WatchedSession {
    let workbench = Workbench(policy: RunPolicy(keepsGoing: true))
    private var grammar = AppearanceGrammar()
    private(set) var messages = PairedMessages()
    /// Whom a hand took out of a list without the rest of what belongs to that.
    private(set) var touchedByHand: Set<ObjectID> = []
    /// The steps whose events the grammar has taken.
    private var heard: [Int] = []
    /// What steps were like when somebody left them for another.
    private var digests: [Int: String] = [:]

    /// Runs a command; what is wrong after it.
    func run(_ line: String) -> Flaw? {
        let isTravel = ["undo", "redo", "goto"].contains { line.hasPrefix($0) }
        noteHand(in: line)
        if isTravel { digests[workbench.currentStep] = workbench.worldDigest }
        let before = workbench.currentStep
        if let flaw = execute(line) { return flaw }
        if isTravel || workbench.currentStep == before,
            let difference = workbench.differenceFromJournal
        {
            return Flaw(law: .journal, text: difference)
        }
        if isTravel { heard = [] }
        return isTravel ? travelFlaw ?? flaw : flaw
    }

    /// C21: `removeFromParent()` alone leaves out what the containers' own ways and `remove` do.
    private func noteHand(in line: String) {
        guard let end = line.range(of: ".removeFromParent()") else { return }
        let name = line[..<end.lowerBound].split(separator: " ").last.map(String.init) ?? ""
        guard let controller = workbench.object(named: name) as? UIViewController else { return }
        touchedByHand.insert(controller.objectID)
    }

    private func execute(_ line: String) -> Flaw? {
        var parser = ScriptParser(file: nil)
        parser.feed(line + "\n")
        parser.finish()
        do {
            while let command = try parser.next() { _ = workbench.execute(command) }
        } catch {
            return Flaw(law: .language, text: error.line)
        }
        return nil
    }

    /// What is wrong when the session is over, and lets go of everything.
    func end() -> Flaw? { replayFlaw ?? leak }

    // MARK: What must hold after each command

    private var flaw: Flaw? {
        orderFlaw ?? listFlaw.map { Flaw(law: .lists, text: $0) }
            ?? (isAtRest ? flawAtRest : nil)
    }

    private var flawAtRest: Flaw? {
        endFlaw.map { Flaw(law: .pairs, text: $0) } ?? stateFlaw.map {
            Flaw(law: .states, text: $0)
        }
            ?? safeAreaFlaw.map { Flaw(law: .safeAreas, text: $0) }
    }

    var isHeld: Bool { workbench.promptState.isHeld }

    private var isAtRest: Bool {
        !isHeld && workbench.simulator.isIdle && !workbench.isUnderFinger && !workbench.hangs
    }

    var controllers: [(name: String, controller: UIViewController)] {
        workbench.livingNames.compactMap { name in
            (workbench.object(named: name) as? UIViewController).map { (name, $0) }
        }
    }

    /// Who goes to a step again finds what was left there.
    private var travelFlaw: Flaw? {
        let digest = workbench.worldDigest
        guard let known = digests.updateValue(digest, forKey: workbench.currentStep) else {
            return nil
        }
        return known == digest
            ? nil : Flaw(law: .travel, text: "step \(workbench.currentStep) is another world now")
    }

    /// Appearance callbacks alternate, and once all is still none is left open.
    private var orderFlaw: Flaw? {
        let steps = workbench.steps
        if heard.isEmpty { (grammar, messages) = (AppearanceGrammar(), PairedMessages()) }
        let new = steps.dropFirst(heard.count)
        heard += new.map(\.number)
        let log = workbench.log
        for step in new {
            for index in step.events {
                let event = log.events[index]
                if !grammar.accept(event) { return Flaw(law: .order, text: log.text(event)) }
                noteRequest(event)
                if !messages.accept(event) { return Flaw(law: .pairs, text: log.text(event)) }
            }
        }
        let excused = controllers.map(\.controller)
            .filter { isLeftToItself($0) || isInPopover($0) }.map(\.objectID)
        guard isAtRest, let open = grammar.open.first(where: { !excused.contains($0) }) else {
            return nil
        }
        return Flaw(law: .ends, text: "\(log.objects.name(open)) is left in a transition")
    }

    /// What commands ask for gives a completion, which must come.
    private func noteRequest(_ event: Event) {
        guard event.callback == .call else { return }
        let text = workbench.log.text(event)
        guard let call = text.range(of: ".present("), text.hasSuffix("{}") else { return }
        let name = String(text[call.upperBound...].prefix { $0 != "," })
        guard let controller = workbench.object(named: name) as? UIViewController else { return }
        messages.noteRequest(controller.objectID)
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
        for (name, controller) in controllers
        where !isLeftToItself(controller) && !isStray(controller) {
            let isInWindow = controller.viewIfLoaded?.window != nil
            let state = workbench.simulator.snapshot(from: controller).nodes[0].state
            if isInWindow != (state == .appeared) {
                return "\(name) is \(isInWindow ? "" : "not ")in the window and [\(state)]"
            }
        }
        return nil
    }

    /// C21, D23: whom a hand took out of the list alone may stand where nobody tells it anything,
    /// nor what hangs on it.
    private func isLeftToItself(_ controller: UIViewController) -> Bool {
        var candidate: UIViewController? = controller
        while let current = candidate {
            if touchedByHand.contains(current.objectID) { return true }
            candidate = current.parent ?? current.presentingViewController
        }
        return false
    }

    /// P40: what is inside of a popover appears again without a did.
    private func isInPopover(_ controller: UIViewController) -> Bool {
        var top = controller
        while let parent = top.parent { top = parent }
        return top.presentationControllerIfMade?.shownStyle == .popover
    }

    /// D23: nobody's child, whose view somebody put into another's: it hears of no transition.
    private func isStray(_ controller: UIViewController) -> Bool {
        controller.parent == nil && controller.presentingViewController == nil
            && controller.viewIfLoaded?.superview?.next is UIViewController
    }

    /// A controller's view has the part of its superview's safe area that reaches into it.
    private var safeAreaFlaw: String? {
        for (name, controller) in controllers
        where !isLeftToItself(controller) && !hasOwnSafeArea(controller) {
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

    /// R53, R55: the arrow of a popover and the rounded corners of a sheet take their part.
    private func hasOwnSafeArea(_ controller: UIViewController) -> Bool {
        guard controller.presentingViewController != nil, controller.parent == nil,
            let presentation = controller.presentationControllerIfMade
        else { return false }
        return [.popover, .pageSheet, .formSheet].contains(presentation.shownStyle)
    }

    private func name(_ controller: UIViewController) -> String {
        workbench.simulator.name(of: controller.objectID)
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
