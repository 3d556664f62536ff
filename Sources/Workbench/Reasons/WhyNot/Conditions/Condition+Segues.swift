import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

extension Circumstances.Segue {
    init(_ record: SegueRecord) {
        identifier = record.identifier ?? ""
        isUnwind = record.kind == .unwind
        hasOwnClass = record.customClass != nil || record.kind == .custom
    }
}

/// G01 to G09: what the callbacks of segues ask.
extension Condition {
    static func shouldPerform(_ moment: Moment) -> [Condition] {
        let name = moment.subject
        return ofStoryboard(moment) + [
            Condition(
                .g01, "the user begins the segue",
                unless: moment.got(.prepareForSegue)
                    ? ["\(name).performSegue(withIdentifier:sender:) does not ask"] : []),
            performed(moment),
        ]
    }

    static func preparing(_ moment: Moment) -> [Condition] {
        let name = moment.subject
        let isRefused = moment.got(.shouldPerformSegue) && !moment.got(.prepareForSegue)
        let asked = moment.askedWhetherTheyTakeTheAction
        return ofStoryboard(moment) + [
            Condition(
                .g07, "a controller takes the unwind segue's action",
                unless: isRefused ? asked.map { "\($0) does not" } : []),
            Condition(
                .g03, "shouldPerformSegue answers true",
                unless: isRefused ? ["\(name).shouldPerformSegue answered false"] : []),
            performed(moment),
        ]
    }

    /// G02: only a segue with a class of the app's own has a `perform()` to log.
    static func performing(_ moment: Moment) -> [Condition] {
        let own = moment.after.segues?.filter(\.hasOwnClass) ?? []
        return ofStoryboard(moment) + [
            Condition(
                .g02, "the segue has a class of its own",
                unless: own.isEmpty ? ["no segue of \(moment.subject) has one"] : [])
        ] + preparing(moment)
    }

    /// G07: whom the search for an unwind segue's action comes to.
    static func searched(_ moment: Moment) -> [Condition] {
        let name = moment.subject
        let asked = moment.askedWhetherTheyTakeTheAction
        return [
            Condition(
                .g07, "an unwind segue is performed",
                unless: moment.wasSearched ? [] : ["none was in this step"]),
            Condition(
                .g07, "\(name) allows no children to be searched",
                unless: moment.got(.allowedChildrenForUnwinding)
                    ? ["\(name).allowedChildrenForUnwinding(from:) named some"] : []),
            Condition(
                .g07, "the search comes to \(name)",
                unless: asked.last.map { ["\($0) took the action before"] }
                    ?? ["it ended elsewhere"]),
        ]
    }

    /// G05: which containers go towards the taker.
    static func unwinding(_ moment: Moment) -> [Condition] {
        let name = moment.subject
        let asked = moment.askedWhetherTheyTakeTheAction
        return [
            Condition(
                .g07, "an unwind segue is performed",
                unless: moment.wasSearched ? [] : ["none was in this step"]),
            Condition(
                .g07, "a controller takes the action",
                unless: moment.wasPrepared ? [] : asked.map { "\($0) does not" }),
            Condition(
                .g05, "\(name) contains the controller that takes the action",
                unless: asked.last.map { ["\($0) took it, and \(name) is not above it"] }
                    ?? ["\(name) does not"]),
        ]
    }

    // MARK: Shared

    /// A controller that was made in code has no segues; one of a scene has those of the file.
    private static func ofStoryboard(_ moment: Moment) -> [Condition] {
        let name = moment.subject
        let segues = moment.after.segues ?? moment.before.segues
        let identifiers = (segues ?? []).map { "\"\($0.identifier)\"" }
        let isKnown =
            moment.query.arguments.map { identifiers.contains("\"\($0)\"") } ?? !identifiers.isEmpty
        return [
            Condition(
                .g01, "\(name) was made of a storyboard's scene",
                unless: segues == nil ? ["\(name).storyboard is nil"] : []),
            Condition(
                .g01, "its scene has such a segue",
                unless: isKnown
                    ? []
                    : [
                        identifiers.isEmpty
                            ? "its scene has no segues"
                            : "its segues are \(identifiers.joined(separator: ", "))"
                    ]),
        ]
    }

    private static func performed(_ moment: Moment) -> Condition {
        let source = moment.sourceOfLastSegue
        return Condition(
            .g01, "the user begins a segue of \(moment.subject), or code performs it",
            unless: ["neither was done in this step"]
                + (source.map {
                    [
                        "the last segue went from \($0): its source is asked and prepared, and nobody else"
                    ]
                } ?? []))
    }
}

extension Moment {
    /// The controllers that were asked whether they take an unwind segue's action, in order.
    fileprivate var askedWhetherTheyTakeTheAction: [String] {
        events.filter { $0.callback == .canPerformUnwind }.map { run.log.objects.name($0.object) }
    }

    /// The controller, other than the one that is asked about, that was prepared for a segue last.
    fileprivate var sourceOfLastSegue: String? {
        run.log.events.last { $0.callback == .prepareForSegue }
            .map { run.log.objects.name($0.object) }.flatMap { $0 == subject ? nil : $0 }
    }

    /// Whether the taker of an unwind segue was looked for in the step.
    fileprivate var wasSearched: Bool {
        events.contains {
            $0.callback == .canPerformUnwind || $0.callback == .allowedChildrenForUnwinding
        }
    }

    /// Whether a segue was prepared in the step.
    fileprivate var wasPrepared: Bool { events.contains { $0.callback == .prepareForSegue } }
}
