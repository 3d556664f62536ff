import HeadlessUIKit

extension MemberList<UIResponder> {
    mutating func addByHand() {
        TypeDescription.addFocus(&self)
    }
}

extension MemberList<UIApplication> {
    mutating func addByHand() {
        property("connectedScenes", { SceneSet($0.connectedScenes) })
        method("sendAction(_:to:from:for:)") { application in
            { (action: String, target: AnyTarget, sender: AnyTarget, _: AnyTarget) in
                target.perform(action, from: sender.object)
            }
        }
    }
}
