import HierarchyRecords

/// What code asks of the system: a scene, an existing one or a new one (S12); from iOS 17.
@available(iOS 17, *)
@preconcurrency @MainActor
public final class UISceneSessionActivationRequest {
    /// The role of a new scene.
    public let role: UISceneSession.Role
    /// The session whose scene is meant; nil for a new one.
    public let session: UISceneSession?

    /// Asks for a scene of that role.
    public init(role: UISceneSession.Role = .windowApplication) {
        self.role = role
        session = nil
    }

    /// Asks for the scene of that session.
    public init(session: UISceneSession) {
        role = session.role
        self.session = session
    }
}

extension UIApplication {
    // AD-HOC: there is no Info.plist that says otherwise.
    /// Whether the app may have several scenes at a time: that of an iPad here (S12); from iOS 13.
    @available(iOS 13, *)
    public var supportsMultipleScenes: Bool { simulator.display.device.isPad && supportsScenes }

    /// Asks for the scene of that session, or for a new one (S12); from iOS 13.
    @available(iOS, introduced: 13, deprecated: 17)
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: AnyObject?, options: AnyObject?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        simulator.activateScene(of: sceneSession, errorHandler)
    }

    /// Asks for the scene that the request describes (S12); from iOS 17.
    @available(iOS 17, *)
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        simulator.activateScene(of: request.session, errorHandler)
    }
}

extension Simulator {
    /// S12: in the next turn a scene comes to the front, or the handler hears why none does.
    fileprivate func activateScene(
        of session: UISceneSession?, _ errorHandler: ((any Error) -> Void)?
    ) {
        guard !isStopped, hasScenes else { return }
        runLoop.perform { [self] in
            guard !isStopped else { return }
            if let scene = session?.scene as? UIWindowScene, scene.activationState != .unattached {
                return bringToFront(scene)
            }
            guard application.supportsMultipleScenes else {
                errorHandler?(UISceneError.oneScene)
                return
            }
            let scene = scenes.make()
            connect(scene)
            bringToFront(scene)
        }
    }

    private func bringToFront(_ scene: UIWindowScene) {
        if [.background, .unattached].contains(scene.activationState) { comeToForeground(scene) }
        if scene.activationState == .foregroundInactive { becomeActive(scene) }
    }
}

extension UISceneError {
    /// The error of an app that has one scene.
    fileprivate static var oneScene: UISceneError {
        UISceneError(
            code: .multipleScenesNotSupported,
            errorDescription:
                "The operation couldn’t be completed. (\(UISceneError.errorDomain) error 0.)")
    }
}
