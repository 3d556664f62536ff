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
            "\(moment.run.log.text(departure)) was sent" + moment.numberOfStep(of: departure).since
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
        if let cover = after.cover { return .dismissing(cover, in: lines.language) }
        let (code, language) = (after.places.code, lines.language)
        if after.parent == nil, let stack = before.places.stack {
            return .pushing(code, on: stack.name, in: language)
        }
        guard after.presenter == nil, after.parent == nil, let presenter = before.presenter else {
            return nil
        }
        return .presenting(code, from: presenter, in: language)
    }

    /// What takes it from the screen as it came there; nil where that may be many things, which are tried.
    var wayOff: Remedy? {
        if let stack = after.places.stack, stack.isPushed {
            return .leaving(stack, in: lines.language)
        }
        guard after.parent == nil, let presenter = after.presenter else { return nil }
        return .dismissed(from: presenter, in: lines.language)
    }
}

extension Circumstances.BuriedInStack {
    fileprivate var topIsAnother: Message { "\(stack).topViewController is \(top)" }
}

extension Remedy {
    /// How things go where nothing is wrong: by that call, around which the words are.
    private static func usual(
        _ call: UIKitCall, in language: SourceLanguage, leavesQuestionsOpen: Bool = false,
        _ words: (String) -> Message
    ) -> Remedy {
        Remedy(
            words(call.words(in: language)), [call], leavesQuestionsOpen: leavesQuestionsOpen,
            isUsualCourse: true)
    }

    fileprivate static func popping(
        _ buried: Circumstances.BuriedInStack, in language: SourceLanguage
    ) -> Remedy {
        usual(
            buried.isNext ? .pop(buried.stack) : .popTo(buried.code, on: buried.stack),
            in: language, leavesQuestionsOpen: !buried.isStackShown
        ) { "It appears when what is above it is popped: \($0), or the user's back button." }
    }

    fileprivate static func pushing(
        _ code: String, on stack: String, in language: SourceLanguage
    ) -> Remedy {
        usual(.push(code, on: stack), in: language) { "It appears when it is pushed again: \($0)." }
    }

    fileprivate static func presenting(
        _ code: String, from presenter: String, in language: SourceLanguage
    ) -> Remedy {
        usual(.present(code, from: presenter), in: language) {
            "It appears when it is presented again: \($0)."
        }
    }

    fileprivate static func leaving(
        _ stack: Circumstances.Stack, in language: SourceLanguage
    ) -> Remedy {
        usual(.pop(stack.name), in: language) {
            "It disappears when it is popped (\($0), or the user's back button), or when another is pushed onto it."
        }
    }

    fileprivate static func dismissed(
        from presenter: String, in language: SourceLanguage
    ) -> Remedy {
        usual(.dismiss(presenter), in: language, leavesQuestionsOpen: true) {
            "It disappears when it is dismissed: \($0)."
        }
    }

    fileprivate static func dismissing(
        _ cover: Circumstances.Cover, in language: SourceLanguage
    ) -> Remedy {
        usual(.dismiss(cover.presenter), in: language, leavesQuestionsOpen: true) {
            "It appears when \(cover.presented) is dismissed: \($0)."
        }
    }
}
