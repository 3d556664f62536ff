import HeadlessUIKit

extension TypeDescription {
    fileprivate static func addInitialisers<Recognizer: UIGestureRecognizer & ScriptObject>(
        _ type: inout MemberList<Recognizer>, _ make: @escaping @MainActor () -> Recognizer
    ) {
        type.initialiser("init(target:action:)") { (target: AnyTarget, selector: String?) in
            let recognizer = make()
            if let selector { recognizer.add(target, selector) }
            return recognizer
        }
    }
}

extension UIGestureRecognizer {
    /// Sends the message to the target at each step.
    func add(_ target: AnyTarget, _ selector: String) {
        guard let object = target.object else { return }
        addTarget(object, method: selector) { AnyTarget(object: $0).send(selector, from: $1) }
    }
}

extension MemberList<UIGestureRecognizer> {
    mutating func addByHand() {
        TypeDescription.addInitialisers(&self, UIGestureRecognizer.init)
        method("removeTarget(_:action:)") { recognizer in
            { (target: AnyTarget, selector: String?) in
                recognizer.removeTarget(target.object, method: selector)
            }
        }
        method("addTarget(_:action:)") { recognizer in
            { (target: AnyTarget, selector: String) in
                recognizer.add(target, selector)
            }
        }
    }
}

extension MemberList<UITapGestureRecognizer> {
    mutating func addByHand() {
        TypeDescription.addInitialisers(&self, UITapGestureRecognizer.init)
    }
}

extension MemberList<UIPanGestureRecognizer> {
    mutating func addByHand() {
        TypeDescription.addInitialisers(&self, UIPanGestureRecognizer.init)
    }
}

extension MemberList<UIScreenEdgePanGestureRecognizer> {
    mutating func addByHand() {
        TypeDescription.addInitialisers(&self, UIScreenEdgePanGestureRecognizer.init)
    }
}

extension MemberList<UISwipeGestureRecognizer> {
    mutating func addByHand() {
        TypeDescription.addInitialisers(&self, UISwipeGestureRecognizer.init)
    }
}

extension MemberList<UILongPressGestureRecognizer> {
    mutating func addByHand() {
        TypeDescription.addInitialisers(&self, UILongPressGestureRecognizer.init)
    }
}

extension MemberList<UIPinchGestureRecognizer> {
    mutating func addByHand() {
        TypeDescription.addInitialisers(&self, UIPinchGestureRecognizer.init)
    }
}

extension MemberList<UIHoverGestureRecognizer> {
    mutating func addByHand() {
        TypeDescription.addInitialisers(&self, UIHoverGestureRecognizer.init)
    }
}

extension MemberList<UIRotationGestureRecognizer> {
    mutating func addByHand() {
        TypeDescription.addInitialisers(&self, UIRotationGestureRecognizer.init)
    }
}
