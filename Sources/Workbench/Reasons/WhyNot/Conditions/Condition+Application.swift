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
