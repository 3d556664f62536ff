import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A script that was run beside the user's world, and what came of it.
struct PlayedExample {
    let script: String
    /// Rule and canonical line of the events that were asked for.
    var lines: [Fact] = []
    /// Those events, without their names and texts.
    var events: [Event] = []
    /// The rules that such events of the last step cite, in order.
    var rules: [RuleID] = []
    /// What holds of a presentation at the end.
    var presentationFacts: [Fact] = []
}

extension Explanations {
    /// Runs a script beside the user's world, and keeps the events that are to be shown.
    func play(_ script: String, showing isShown: (Event) -> Bool) -> PlayedExample {
        session.rehearse { rehearsal in
            let log = rehearsal.play(script)
            var example = PlayedExample(script: script)
            example.events = log.events.filter(isShown)
            example.lines = example.events.map { Fact($0.rule?.rawValue ?? "", log.text($0)) }
            example.rules = log.rules(in: rehearsal.eventsOfLastStep, where: isShown)
            example.presentationFacts = rehearsal.world.presentationFacts
            return example
        }
    }

    /// The rules that a command's own steps cite when a script runs beside the user's world.
    func rules(ofStepsOf command: String, in script: String) -> [RuleID] {
        session.rehearse { rehearsal in
            let log = rehearsal.play(script)
            return log.rules(in: rehearsal.events(ofStepsOf: command))
        }
    }

    /// The shortest of the program's examples whose log cites the rule; nil where none does.
    func example(citing rule: RuleID) -> PlayedExample? {
        let scripts =
            (CallbackGuide.all.compactMap(\.example) + commandExamples + MisuseExamples.all)
            .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        return session.rehearse { rehearsal in
            for script in scripts {
                let log = rehearsal.play(script)
                let citing = log.events.filter { $0.rule == rule }
                if citing.isEmpty { continue }
                var example = PlayedExample(script: script)
                example.lines = citing.map { Fact(rule.rawValue, log.text($0)) }
                return example
            }
            return nil
        }
    }

    /// Those of commands that act on the world.
    private var commandExamples: [String] {
        let groups: [CommandGroup] = [.hierarchy, .presentation, .traitsAndLayout, .callbacks]
        return session.vocabulary.table.commands.filter { groups.contains($0.group) }.flatMap(
            \.examples)
    }
}

extension EventLog {
    /// The rules that such events of those ranges cite, each once, in order.
    package func rules(
        in ranges: [Range<Int>], where isWanted: (Event) -> Bool = { _ in true }
    ) -> [RuleID] {
        var seen: Set<RuleID> = []
        return ranges.joined().filter(events.indices.contains).map { events[$0] }
            .filter(isWanted).compactMap(\.rule).filter { seen.insert($0).inserted }
    }
}

extension World {
    /// How the root's presentation came out, for a page on its style.
    @MainActor
    fileprivate var presentationFacts: [Fact] {
        guard let presented = root?.presentedViewController,
            let controller = presented.presentationController
        else { return [] }
        let name = simulator.log.objects.className(controller.objectID)
        return [
            Fact("here it becomes", controller.shownStyle.name),
            Fact("presentation controller", name),
            Fact(
                "shouldRemovePresentersView",
                controller.shouldRemovePresentersView ? "true" : "false"),
            Fact("presented view", presented.viewIfLoaded?.frame.words ?? "not loaded"),
        ]
    }
}
