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

enum GestureDelegate: ModelProtocol {
    typealias Conformer = any UIGestureRecognizerDelegate
    static var type: TypeDescription { .gestureDelegate }
}

extension UIGestureRecognizer {
    /// Sends the message to the target at each step.
    fileprivate func add(_ target: AnyTarget, _ selector: String) {
        guard let object = target.object else { return }
        addTarget(object, method: selector) { AnyTarget(object: $0).send(selector, from: $1) }
    }
}

extension UIGestureRecognizerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    private func answered(_ name: String, _ arguments: [Value]) -> Bool? {
        answer(name, arguments).flatMap(Bool.from)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        answered(
            "gestureRecognizer(_:shouldReceive:)", [gestureRecognizer.value, touch.value]) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        answered("gestureRecognizerShouldBegin(_:)", [gestureRecognizer.value]) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        answered(
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
            [gestureRecognizer.value, other.value]) ?? false
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        answered(
            "gestureRecognizer(_:shouldRequireFailureOf:)",
            [gestureRecognizer.value, other.value]) ?? false
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        answered(
            "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
            [gestureRecognizer.value, other.value]) ?? false
    }
}

extension MemberList<UIGestureRecognizer> {
    mutating func addByHand() {
        TypeDescription.addInitialisers(&self, UIGestureRecognizer.init)
        property(
            "delegate", { ProtocolReference<GestureDelegate>($0.delegate) },
            { $0.delegate = $1?.object })
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
