import CommandLanguage
import HierarchyRecords

/// What a controller is asked in its callbacks of appearance: whether it comes or goes itself, and not what
/// contains it (P06, C17).
enum MovingQuestion: String, CaseIterable {
    case isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent

    /// Whether it asks of a controller that goes.
    var isOfGoing: Bool { self == .isBeingDismissed || self == .isMovingFromParent }

    /// Whether it asks of a presentation.
    fileprivate var isOfPresentation: Bool {
        self == .isBeingPresented || self == .isBeingDismissed
    }

    /// The other one for the same way: of a parent in place of a presentation.
    fileprivate var counterpart: MovingQuestion {
        switch self {
        case .isBeingPresented: .isMovingToParent
        case .isBeingDismissed: .isMovingFromParent
        case .isMovingToParent: .isBeingPresented
        case .isMovingFromParent: .isBeingDismissed
        }
    }
}

extension Condition {
    /// P06, C17: the flag is true of what is presented, dismissed, added or removed itself.
    static func moving(_ moment: Moment) -> Condition? {
        guard let question = moment.query.property.flatMap(MovingQuestion.init) else { return nil }
        let name = moment.subject
        let demand: Message =
            switch question {
            case .isBeingPresented: "\(name) itself is presented in this step"
            case .isBeingDismissed: "\(name) itself is dismissed in this step"
            case .isMovingToParent: "\(name) itself gets a parent in this step"
            case .isMovingFromParent: "\(name) itself is taken from its parent in this step"
            }
        let (values, remedy) = moment.whyNotMoving(question)
        return Condition(
            question.isOfPresentation ? .p06 : .c17, demand, unless: values, remedy)
    }
}

extension Moment {
    fileprivate func whyNotMoving(_ question: MovingQuestion) -> ([Message], Remedy?) {
        let side = question.isOfGoing ? before : after
        let property = question.rawValue
        if question.isOfPresentation, before.presenter != after.presenter,
            let container = side.places.container
        {
            return (
                [
                    "\(container.name) is what it happens to: \(subject) is in it",
                    "\(container.name).\(property) is true then, \(subject).\(property) is not",
                ], .asking(property, of: container)
            )
        }
        let hasMoved = before.parent?.name != after.parent?.name
        let hasBeenShown = before.presenter != after.presenter
        if question.isOfPresentation ? hasMoved : hasBeenShown {
            return (
                [
                    question.isOfPresentation
                        ? "its parent changed, and nobody presented or dismissed it"
                        : "what contains it was presented or dismissed, and its parent stayed"
                ], .askingCounterpart(of: question, in: side.places.container)
            )
        }
        let parent: Message =
            "\(subject).parent is \(after.parent?.name ?? "nil"), before and after"
        let presenter: Message =
            "\(subject).presentingViewController is \(after.presenter ?? "nil"), before and after"
        return ([question.isOfPresentation ? presenter : parent], nil)
    }
}

extension Remedy {
    /// The container's flag beside the own one, which covers both ways of showing a controller.
    fileprivate static func asking(
        _ property: String, of container: Circumstances.Enclosing
    ) -> Remedy {
        Remedy(
            "Ask what contains it, too: \(property) || \(container.property)?.\(property) == true.")
    }

    fileprivate static func askingCounterpart(
        of question: MovingQuestion, in container: Circumstances.Enclosing?
    ) -> Remedy {
        let other = question.counterpart.rawValue
        guard question.counterpart.isOfPresentation, let container else {
            return Remedy("Ask \(other) here, or both.")
        }
        return Remedy("Ask \(container.property)?.\(other) here, or both.")
    }
}
