import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

extension UserHand {
    /// Refuses a finger that did not meet what was meant, and says where nothing comes of one that did.
    func judge(_ landing: FingerLanding?, called word: Word) throws(Diagnostic) {
        try checkLanding(landing, called: word)
        explainNothing(landing, called: word.text)
    }

    /// Says in a line why a finger does nothing on the view that it met (U25); nothing where something
    /// takes it.
    private func explainNothing(_ landing: FingerLanding?, called name: String) {
        guard let landing, landing.recognizers.isEmpty, let hit = landing.view,
            let reason = reasonForNothing(on: hit)
        else { return }
        note("'\(name)' gets the touch, but \(reason)")
    }

    /// Says that what was tapped has no action, or one whose class is missing.
    func explainIdle(_ target: TapTarget, called name: String) {
        switch target {
        case .barButton(let item, _):
            if let action = item.lostAction { return noteLost(action, of: name) }
            if item.primaryAction == nil, item.menuIfAny == nil {
                note("'\(name)' does nothing: it has no action")
            }
        case .control(let control, _):
            if let action = control.lostAction { noteLost(action, of: name) }
        case .row, .accessory, .item, .view, .action, .search, .sharing, .outside: break
        }
    }

    /// Says that nothing comes of a shake, where nobody who hears of it has code for it (U35).
    func explainShake() {
        guard let hearer = world.simulator.application.keyWindow?.hearerOfMotion,
            !chain(from: hearer).contains(where: { $0.hearsMotionItself || isHookedOnMotion($0) })
        else { return }
        note(
            "'\(world.name(of: hearer))' hears of it first, and nothing from there up overrides motionEnded"
        )
    }

    private func isHookedOnMotion(_ responder: UIResponder) -> Bool {
        [Callback.motionBegan, .motionEnded].contains {
            world.hooks[responder.objectID, $0] != nil
        }
    }

    private func noteLost(_ action: String, of name: String) {
        note("the action '\(action)' of '\(name)' is in a class that is missing here")
    }

    /// Why nothing happens when a finger touches that view; nil where something may.
    private func reasonForNothing(on hit: UIView) -> Message? {
        let around = chain(from: hit)
        if let control = around.compactMap({ $0 as? UIControl }).first {
            return control.isEnabled ? nil : "it is not enabled"
        }
        if around.contains(where: { $0 is any TypedInto || $0.takesTouchesItself || isHooked($0) })
        {
            return nil
        }
        // X25: a row or an item is selected by the finger.
        if around.contains(where: { $0 is UITableViewCell || $0 is UICollectionViewCell }) {
            return nil
        }
        let refusing = around.compactMap { $0 as? UIView }.flatMap(\.recognizers)
        if let first = refusing.first {
            let recognizer = world.simulator.log.objects.name(first.objectID)
            return first.isEnabled
                ? "the delegate of '\(recognizer)' keeps it away"
                : "'\(recognizer)' is not enabled"
        }
        if let scroll = around.compactMap({ $0 as? UIScrollView }).first(where: { !$0.turnsPages })
        {
            return "no recognizer takes it: 'pan' scrolls '\(world.name(of: scroll))'"
        }
        return "no recognizer is on it or around it, and nothing there overrides touchesBegan"
    }

    /// Whether `on` hung a block on one of its touch callbacks.
    private func isHooked(_ responder: UIResponder) -> Bool {
        [Callback.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled].contains {
            world.hooks[responder.objectID, $0] != nil
        }
    }

    private func chain(from responder: UIResponder) -> [UIResponder] {
        var chain: [UIResponder] = []
        let _: Void? = responder.firstInChain { responder in
            chain.append(responder)
            return nil
        }
        return chain
    }
}

extension UIBarButtonItem {
    /// The menu that a tap would show; before iOS 14 there is none.
    fileprivate var menuIfAny: UIMenu? { menu }
}

extension UIResponder {
    /// Whether the user's class overrides a touch callback.
    fileprivate var takesTouchesItself: Bool {
        overrides([
            .`touchesBegan(_:with:)`, .`touchesMoved(_:with:)`, .`touchesEnded(_:with:)`,
            .`touchesCancelled(_:with:)`,
        ])
    }

    /// Whether it overrides a callback of motions.
    fileprivate var hearsMotionItself: Bool {
        overrides([.`motionBegan(_:with:)`, .`motionEnded(_:with:)`])
    }

    private func overrides(_ members: [OverridableMember]) -> Bool {
        guard let kind = (self as? any ScriptedObject)?.script.kind else { return false }
        return members.contains { kind.overrides[$0.rawValue] != nil }
    }
}
