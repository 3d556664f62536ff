/// What UIKit does, rule by rule, and how we know.
public enum Rulebook {
    /// Every rule once, in the order of `RuleID`; made on first use.
    public static let all: [Rule] = [
        containment, containers, timingModel, presentation, loading, traits, statusBar, segues,
        texts, decisions, measured, views, lists, assumptions, assumptionsOfContainers,
        assumptionsOfPresentation, assumptionsOfTransitions, assumptionsOfDevices,
        assumptionsOfPresentedContent, assumptionsOfTraits, assumptionsOfLayout,
        assumptionsOfSystem, assumptionsOfLaterSystems, assumptionsOfFingers,
        assumptionsOfTexts, assumptionsOfValues, assumptionsOfSight, assumptionsOfPointer,
        assumptionsOfFitting, assumptionsOfLooks, advice,
    ].flatMap { $0 }

    /// The rule of the id; every id has one.
    public static func rule(_ id: RuleID) -> Rule {
        guard let rule = byID[id] else {
            preconditionFailure("the rulebook has no rule \(id.rawValue)")
        }
        return rule
    }

    private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
