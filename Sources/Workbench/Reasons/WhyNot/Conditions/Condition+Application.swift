import CommandLanguage
import HierarchyRecords

/// Who is told of the life of an app.
extension Condition {
    /// U27: from iOS 13 on the delegate of the scene is told in the place of the app's.
    static func ofScenes(_ callback: Callback, _ moment: Moment) -> Condition? {
        guard let instead = callback.ofScene,
            moment.events.contains(where: { $0.callback == instead })
        else { return nil }
        let method = instead.spelling.swift
        return Condition(
            .u27, "the app has no delegate of scenes",
            unless: ["it has one, and \(method) came in the place of this"],
            Remedy(
                "Do it in \(method) of the scene's delegate, or observe the notification of "
                    + "UIApplication that comes at the same time; or take the scene manifest out of "
                    + "Info.plist, so that the app has no scenes of its own."))
    }

    /// U46, U47, U50: the conditions on which a controller writes what is to be there again.
    static func keeping(_ moment: Moment) -> [Condition] {
        guard let keeping = moment.after.keeping else { return [] }
        let isAsked = keeping.answer == true
        return [
            Condition(
                .u50, "the app has no scenes of its own",
                unless: keeping.hasScenes
                    ? ["it has scenes, of which each is asked by stateRestorationActivity(for:)"]
                    : [],
                .keepingActivities),
            Condition(
                .u46, "the app enters the background",
                unless: keeping.isInBackground
                    ? [] : ["the app is not in the background after this step"]),
            Condition(
                .u46,
                "the app's delegate answers true to application(_:shouldSaveApplicationState:)",
                unless: isAsked
                    ? []
                    : [
                        keeping.hasDelegate
                            ? "it answered false, or has no such method"
                            : "the app has no delegate"
                    ], .keepingState),
            Condition(
                .u47, "\(moment.subject) and all above it have a restorationIdentifier",
                unless: keeping.lacking.map { "\($0).restorationIdentifier is nil" },
                .identifying),
            Condition(
                .u47, "something that is kept leads to \(moment.subject)",
                unless: keeping.above.map { ["\($0) wrote no reference to it"] } ?? [],
                .referring),
        ]
    }
}

extension Remedy {
    fileprivate static let keepingActivities = Remedy(
        "In an app with scenes state is kept by an activity: answer stateRestorationActivity(for:) in the "
            + "scene's delegate, and read session.stateRestorationActivity in willConnectTo. Controllers "
            + "are asked where Info.plist has no scene manifest.")

    fileprivate static let keepingState = Remedy(
        "Give the app's delegate both application(_:shouldSaveApplicationState:) and "
            + "application(_:shouldRestoreApplicationState:), and return true. From iOS 13.2 on they are "
            + "shouldSaveSecureApplicationState and shouldRestoreSecureApplicationState.")

    fileprivate static let identifying = Remedy(
        "Give each of them a restorationIdentifier before the app enters the background: in code, or in "
            + "the storyboard's Identity inspector.")

    fileprivate static let referring = Remedy(
        "In the container's encodeRestorableState(with:), call super and coder.encode(_:forKey:) with "
            + "each child.")
}

extension Callback {
    /// What the delegate of a scene is told in the place of it.
    fileprivate var ofScene: Callback? {
        let scenes: [Callback: Callback] = [
            .appDidBecomeActive: .sceneDidBecomeActive,
            .appWillResignActive: .sceneWillResignActive,
            .appDidEnterBackground: .sceneDidEnterBackground,
            .appWillEnterForeground: .sceneWillEnterForeground,
        ]
        return scenes[self]
    }
}
