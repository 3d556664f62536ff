import CommandLanguage
import HierarchyRecords

/// Calls of which something else came than was meant.
extension Condition {
    /// E05 to E17: what UIKit warns of, it does not do.
    static func refused(_ moment: Moment) -> Condition? {
        let event = moment.events.last { event in
            event.callback == .warning
                && moment.run.log.objects.name(event.object) == moment.subject
                && event.rule.map(Self.refusals.contains) ?? false
        }
        guard let event, let rule = event.rule else { return nil }
        return Condition(
            rule, "UIKit does what was called", unless: [Message(moment.run.log.text(event))],
            remedy(of: rule, moment))
    }

    /// E31: a stack that is in the midst of a transition drops what it is asked for.
    static func heldByStack(_ moment: Moment) -> Condition {
        let stack = moment.after.places.stack?.name
        let event = moment.events.last { event in
            event.callback == .warning && event.rule == .e31
                && moment.run.log.objects.name(event.object) == stack
        }
        guard let stack, let event, !moment.after.isInWindow else {
            return Condition(.e31, "", unless: [])
        }
        return Condition(
            .e31, "\(stack) takes every change of its stack",
            unless: [Message(moment.run.log.text(event))],
            Remedy(
                "One transition at a time: say at once what the stack is to be, by setViewControllers("
                    + "_:animated:) or popToViewController(_:animated:), or change it again when the "
                    + "first transition has ended.", leavesQuestionsOpen: true))
    }

    private static let refusals: Set<RuleID> = [
        .e05, .e06, .e07, .e08, .e13, .e14, .e16, .e17,
    ]

    private static func remedy(of rule: RuleID, _ moment: Moment) -> Remedy? {
        if rule == .e05, moment.after.places.isWindowHidden { return .showingWindow }
        let front = moment.after.places.front
        if [.e05, .e06].contains(rule), let front, front != moment.subject {
            let call = UIKitCall.present(moment.after.places.code, from: front)
            let front: Message =
                "Present from the controller in front, the last presentedViewController of the "
                + "root's: \(call.words(in: moment.lines.language))."
            return Remedy(
                rule == .e05 ? "\(front) A controller presents from viewDidAppear on." : front,
                [call])
        }
        return MisuseTable.hint(on: rule).map { Remedy(Message($0), leavesQuestionsOpen: true) }
    }

    /// P24: dismiss takes away what the receiver presents, and only where that is nothing the receiver.
    static func dismissedAnother(_ moment: Moment) -> Condition {
        let demand: Message = "\(moment.subject) presents nobody when it is dismissed"
        guard moment.calledDismiss, moment.after.presenter != nil, let cover = moment.before.cover,
            cover.presenter == moment.subject, moment.after.cover != cover
        else { return Condition(.p24, demand, unless: []) }
        let presenter = moment.after.presenter ?? ""
        let again = UIKitCall.dismiss(presenter)
        let own =
            moment.lines.language == .swift
            ? "presentingViewController?.dismiss(animated: true)"
            : "[self.presentingViewController dismissViewControllerAnimated:YES completion:nil]"
        return Condition(
            .p24, demand,
            unless: [
                "\(moment.subject) had presented \(cover.presented): dismiss took that away alone"
            ],
            Remedy(
                "Let the presenter dismiss both: \(own) in \(moment.subject)'s class, or dismiss "
                    + "again once \(cover.presented) has gone.",
                [again]))
    }

    /// A08: what was pushed is popped.
    static func pushedNotPresented(_ moment: Moment) -> Condition {
        let demand: Message = "\(moment.subject) is presented"
        guard moment.calledDismiss, moment.after.presenter == nil, moment.before.cover == nil,
            let stack = moment.after.places.stack, stack.isPushed
        else { return Condition(.a08, demand, unless: []) }
        let own =
            moment.lines.language == .swift
            ? "navigationController?.popViewController(animated: true)"
            : "[self.navigationController popViewControllerAnimated:YES]"
        return Condition(
            .a08, demand,
            unless: ["nobody presents it, and it presents nobody: \(stack.name) has pushed it"],
            Remedy("Pop it: \(own).", [.pop(stack.name)]))
    }

    /// E64: a call on a container that is nil does nothing, and says nothing.
    static func inVain(_ moment: Moment) -> Condition {
        let own = moment.after.places.code.split(separator: ".").last.map(String.init)
        guard !moment.after.isLoaded, let lost = moment.lostCall, let own, lost.names.contains(own)
        else {
            return Condition(.e64, "", unless: [])
        }
        return Condition(
            .e64, "the call that shows \(moment.subject) has somebody to make it",
            unless: [
                "\(lost.owner).\(lost.property) is nil, so that \(lost.method) on it does nothing "
                    + "(\(lost.place))"
            ] + (lost.reason.isEmpty ? [] : [Message(lost.reason)]),
            Remedy(Message(lost.advice)))
    }
}

extension Moment {
    fileprivate var calledDismiss: Bool {
        called("dismiss") || called("dismissViewControllerAnimated")
    }
}
