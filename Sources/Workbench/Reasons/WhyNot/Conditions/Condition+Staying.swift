import CommandLanguage
import HierarchyRecords

/// Why a controller is where it was, and what to use in place of a callback that does not come then.
extension Condition {
    /// D05: what a container gets does not reach a controller that is not its child, nor what that contains.
    static func reached(_ moment: Moment, _ callback: Callback) -> Condition {
        let demand: Message = "\(moment.subject) is a child of the controller whose view it is in"
        guard let orphan = moment.after.places.orphan, moment.got(callback, by: orphan.host),
            !moment.got(callback)
        else { return Condition(.d05, demand, unless: []) }
        let name = orphan.name
        return Condition(
            .d05,
            name == moment.subject
                ? demand : "\(name), which contains \(moment.subject), is a child, too",
            unless: [
                "\(name).parent is nil: it is no child",
                "\(name).view is in \(orphan.host).view, so that only \(orphan.host) got the callback",
            ], adoption(orphan, moment))
    }

    /// The calls that make a controller a child, in the words of the class that adds its view.
    static func adoption(_ orphan: Circumstances.Orphan, _ moment: Moment) -> Remedy {
        let language = moment.lines.language
        let isOwn = orphan.code.hasPrefix(orphan.hostCode + ".")
        let property = String(orphan.code.dropFirst(orphan.hostCode.count + 1))
        let child = isOwn ? (language == .swift ? property : "self." + property) : orphan.code
        let host = isOwn ? "self" : orphan.hostCode
        let add = UIKitCall.addChild(child, to: host).words(in: language)
        let tell = UIKitCall.didMove(child, to: host).words(in: language)
        let first = isOwn && language == .swift ? String(add.dropFirst("self.".count)) : add
        return Remedy(
            isOwn
                ? "Make it a child where \(orphan.host)'s class adds its view: \(first) before the "
                    + "view is added, and \(tell) after it."
                : "Make it a child: \(first) before the view is added, and \(tell) after it.",
            [.addChild(orphan.code, to: orphan.hostCode)])
    }

    /// T06: only a size that changes is announced.
    static func resized(_ moment: Moment) -> [Condition] {
        let (before, after) = (moment.before.places.size, moment.after.places.size)
        let size = after ?? "unknown: it is not loaded"
        return [
            reached(moment, .viewWillTransitionToSize),
            handedOn(moment, .viewWillTransitionToSize),
            Condition(
                .t06, "the size of the view of \(moment.subject) changes",
                unless: before == after ? ["it is \(size), before and after"] : []),
        ]
    }
}

extension Moment {
    /// Whether another object of that name got the callback in the step.
    func got(_ callback: Callback, by name: String) -> Bool {
        events.contains { $0.callback == callback && run.log.objects.name($0.object) == name }
    }

    /// Whether the window changed its size in the step.
    var wasResized: Bool { events.contains { $0.callback == .viewWillTransitionToSize } }

    /// That a size changed and the size classes did not; empty where no size changed.
    var sameSizeClasses: [Message] {
        guard wasResized else { return [] }
        let traits = after.traits
        return [
            "the size changes, but the size classes do not: the width is "
                + "\(traits.horizontal) and the height \(traits.vertical) in both"
        ]
    }

    /// Why the controller's view stayed in the window, where the step looks as if it did not, and what to use
    /// then.
    var whyItStayed: (values: [Message], remedy: Remedy?) {
        if let remedy = appMove { return ([Self.stays], remedy) }
        if wasResized { return ([Self.staysInTurn], .sizeInsteadOfAppearance) }
        if let child = childThatLeft { return ([Self.covers(child, subject)], .toldByChild) }
        guard let cover = coverInFrontOfView else { return ([], nil) }
        return (
            [
                (cover.isAlert
                    ? "\(cover.presented) was shown as an alert, "
                    : "\(cover.presented) was shown as .\(cover.becomes), ")
                    + "which leaves \(subject).view in the window"
            ], Remedy(after: cover, of: subject, in: lines.language)
        )
    }

    private static func covers(_ child: String, _ name: String) -> Message {
        "\(child) was its child: a child's view is inside of \(name).view, which stayed in the "
            + "window"
    }

    /// C20: the child that left the controller in the step.
    private var childThatLeft: String? {
        let left = events.last {
            $0.callback == .didMoveToParent && $0.argument == .object(.none)
        }
        guard let left else { return nil }
        let name = run.log.objects.name(left.object)
        let last = run.log.events.last {
            $0.object == left.object && $0.callback == .willMoveToParent
                && $0.argument != .object(.none)
        }
        guard case .object(let parent)? = last?.argument, run.log.objects.name(parent) == subject
        else { return nil }
        return name
    }

    private static let stays: Message =
        "leaving the app and coming back takes no view out of its window"

    private static let staysInTurn: Message =
        "a turn of the device, or another size, takes no view out of its window"

    /// What stands over the controller, or stood there, and leaves its view in the window.
    var coverInFrontOfView: Circumstances.Cover? {
        guard appMove == nil, !wasResized, let cover = after.cover ?? before.cover ?? lastCover,
            !cover.removesPresentersView
        else { return nil }
        return cover
    }

    /// U27: what to use where the app left the screen in the step, or came back.
    private var appMove: Remedy? {
        let comes: Set<Callback> = [
            .appWillEnterForeground, .appDidBecomeActive, .sceneWillEnterForeground,
            .sceneDidBecomeActive,
        ]
        let goes: Set<Callback> = [
            .appWillResignActive, .appDidEnterBackground, .sceneWillResignActive,
            .sceneDidEnterBackground,
        ]
        for event in events.reversed() {
            if comes.contains(event.callback) { return .comingToForeground }
            if goes.contains(event.callback) { return .goingToBackground }
        }
        return nil
    }
}

extension Remedy {
    /// How a presenter hears that what it presented has gone, where its view stayed in the window.
    fileprivate init(
        after cover: Circumstances.Cover, of subject: String, in language: SourceLanguage
    ) {
        let style = UIKitCall.setStyle("fullScreen", of: cover.presented).words(in: language)
        let delegate = UIKitCall.assign(
            "\(cover.presented).presentationController.delegate", cover.presenter
        ).words(in: language)
        if cover.isAlert {
            self.init("Do it in the handler of the alert's action, which runs once it has gone.")
        } else {
            self.init(
                "Hear that it goes: \(delegate), and presentationControllerDidDismiss(_:) comes where "
                    + "the user closes it; where code does, the completion of dismiss or a closure "
                    + "of your own tells. Or \(style) before it is presented: then the callback comes."
            )
        }
    }
}
