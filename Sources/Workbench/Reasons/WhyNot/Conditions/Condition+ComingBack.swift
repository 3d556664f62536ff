import CommandLanguage
import HierarchyRecords

/// What a controller that is not on the screen waits for: that what covers it goes, or that it is shown again.
extension Condition {
    /// C39: of a stack only the controller on top appears.
    static func onTopOfStack(_ moment: Moment) -> Condition {
        guard let buried = moment.after.places.buried, moment.departure == nil else {
            return Condition(.c39, "", unless: [])
        }
        return Condition(
            .c39, "\(buried.name) is on top of \(buried.stack)",
            unless: [buried.topIsAnother], .popping(buried, in: moment.lines.language))
    }

    /// C34, P03, C20, C36: what has left the screen appears when something brings it back.
    static func cameBack(_ moment: Moment) -> Condition {
        guard !moment.after.isInWindow, let departure = moment.departure, let rule = departure.rule
        else { return Condition(.c34, "", unless: []) }
        let sent: Message =
            "\(moment.run.log.text(departure)) was sent\(moment.numberOfStep(of: departure).since)"
        return Condition(
            rule, "something brings \(moment.subject) back onto the screen",
            unless: [sent] + moment.whatCovers, moment.wayBack)
    }
}

extension Moment {
    /// The last event by which the controller left the screen; nil where it has begun to appear since.
    fileprivate var departure: Event? {
        let last = run.log.events.last {
            [.viewWillAppear, .viewWillDisappear].contains($0.callback)
                && run.log.objects.name($0.object) == subject
        }
        return last.flatMap { $0.callback == .viewWillDisappear ? $0 : nil }
    }

    /// The values that show what is where the controller was, or what keeps it from coming.
    fileprivate var whatCovers: [Message] {
        if !heldValues.isEmpty { return heldValues }
        if let buried = after.places.buried { return [buried.topIsAnother] }
        if let cover = after.cover { return ["\(cover.presented) covers the screen"] }
        return ["\(subject).parent is \(after.parent?.name ?? "nil")"]
    }

    /// What brings it back; nil where that may be many things, which are tried.
    fileprivate var wayBack: Remedy? {
        if let buried = after.places.buried { return .popping(buried, in: lines.language) }
        return after.cover.map { .dismissing($0, in: lines.language) }
    }
}

extension Circumstances.BuriedInStack {
    fileprivate var topIsAnother: Message { "\(stack).topViewController is \(top)" }
}

extension Remedy {
    fileprivate static func popping(
        _ buried: Circumstances.BuriedInStack, in language: SourceLanguage
    ) -> Remedy {
        let pop: UIKitCall =
            buried.isNext ? .pop(buried.stack) : .popTo(buried.code, on: buried.stack)
        return Remedy(
            "It appears when what is above it is popped: \(pop.words(in: language)), or the user's back button.",
            [pop], leavesQuestionsOpen: !buried.isStackShown, isUsualCourse: true)
    }

    fileprivate static func dismissing(
        _ cover: Circumstances.Cover, in language: SourceLanguage
    ) -> Remedy {
        let dismiss = UIKitCall.dismiss(cover.presenter)
        return Remedy(
            "It appears when \(cover.presented) is dismissed: \(dismiss.words(in: language)).",
            [dismiss], leavesQuestionsOpen: true, isUsualCourse: true)
    }
}
