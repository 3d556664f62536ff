import HeadlessUIKit

extension MemberList<UIResponder> {
    mutating func addByHand() {
        TypeDescription.addFocus(&self)
    }
}

extension MemberList<UIApplication> {
    mutating func addByHand() {
        property("connectedScenes", { SceneSet($0.connectedScenes) })
        method(
            "requestSceneSessionActivation(_:userActivity:options:errorHandler:)",
            defaults: ["errorHandler": .null]
        ) { application in
            {
                (
                    session: UISceneSession?, activity: AnyTarget, options: AnyTarget,
                    handler: ErrorBlock?
                ) in
                application.requestSceneSessionActivation(
                    session, userActivity: activity.object, options: options.object,
                    errorHandler: handler?.run)
            }
        }
        method("activateSceneSession(for:errorHandler:)", defaults: ["errorHandler": .null]) {
            application in
            { (request: UISceneSessionActivationRequest, handler: ErrorBlock?) in
                application.activateSceneSession(for: request, errorHandler: handler?.run)
            }
        }
        method("sendAction(_:to:from:for:)") { application in
            { (action: String, target: AnyTarget, sender: AnyTarget, _: AnyTarget) in
                target.perform(action, from: sender.object)
            }
        }
    }
}

extension MemberList<UISceneSessionActivationRequest> {
    mutating func addByHand() {
        initialiser("init(role:userActivity:)") { (role: UISceneSession.Role, _: AnyTarget) in
            UISceneSessionActivationRequest(role: role)
        }
        initialiser("init(role:userActivity:options:)") {
            (role: UISceneSession.Role, _: AnyTarget, _: AnyTarget) in
            UISceneSessionActivationRequest(role: role)
        }
        initialiser("init(session:userActivity:)") { (session: UISceneSession, _: AnyTarget) in
            UISceneSessionActivationRequest(session: session)
        }
    }
}
