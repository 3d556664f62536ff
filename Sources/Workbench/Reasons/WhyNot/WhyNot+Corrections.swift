import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

// What the log has of a callback that the object did not get.

extension WhyNot {
    /// What the log has, and the object did not get: its class has no such method, or another was asked.
    func correct(
        _ told: inout WhyNotAnswer, _ asked: EventQuery.Pattern, about owner: EventQuery.Owner
    ) {
        let unheard = unheard(asked)
        let condition = lackOfMethod(asked, owner) ?? askedOfAnother(asked, owner) ?? unheard
        guard let condition else { return }
        told.finding = .notSent(.failed(condition), .none(.complete))
        if asked.property != nil { told.outcome = .notAsked }
        if condition == unheard { told.outcome = .notHeard }
    }

    /// Nil where somebody hears what a container tells its delegate, which is in the log whether or not it has one.
    private func unheard(_ asked: EventQuery.Pattern) -> WhyNotAnswer.FailedCondition? {
        guard let callback = asked.callbacks.first, callback.category == .delegate,
            let telling = Telling(asked, in: session.world)
        else { return nil }
        return Condition.unheard(
            telling, in: Diagnosis(session: session).languageOfLastStatement)
    }

    /// Nil where the object's class has the method of a delegate that is asked about.
    private func lackOfMethod(
        _ asked: EventQuery.Pattern, _ owner: EventQuery.Owner
    ) -> WhyNotAnswer.FailedCondition? {
        let world = session.world
        let object = world.names.object(owner.subject) ?? world.referent(path: owner.name)
        guard let scripted = object as? any ScriptedObject, let callback = asked.callbacks.first,
            asked.callbacks.allSatisfy({
                $0.category == .datasource && $0.receivingProtocol != nil
                    && !scripted.implements($0) && !scripted.overrides($0)
            })
        else { return nil }
        let name = world.className(of: scripted)
        let near = Diagnosis(session: session).examinedWorld.findings.first {
            $0.rule == .b37 && $0.objects.first == name
        }
        return WhyNotAnswer.FailedCondition(
            rule: .b37, demand: "\(name) has \(callback.spelling.swift)",
            values: ["it has no such method"] + (near.map { [Message($0.text)] } ?? []),
            remedy: near?.mend.first.map { Message($0) }
                ?? "func \(callback.spelling.swift) in \(name)")
    }

    /// Nil where the system asks the object itself for the property.
    private func askedOfAnother(
        _ asked: EventQuery.Pattern, _ owner: EventQuery.Owner
    ) -> WhyNotAnswer.FailedCondition? {
        guard let property = asked.property,
            let unasked = wrong(with: owner).first(where: {
                $0.id == "answer-unasked" || $0.id == "orientation-unasked"
            })
        else { return nil }
        return WhyNotAnswer.FailedCondition(
            rule: unasked.rule, demand: "the system asks \(owner.name) for \(property)",
            values: [Message(unasked.text)], remedy: unasked.mend.first.map { Message($0) })
    }
}

extension ScriptedObject {
    /// Whether its class overrides the method, which a list's own controller has (`UITableViewController`).
    fileprivate func overrides(_ callback: Callback) -> Bool {
        script.kind.memberNames.contains(callback.spelling.swift)
    }
}
