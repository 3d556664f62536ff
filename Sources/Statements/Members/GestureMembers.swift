import HeadlessUIKit

extension UIGestureRecognizer.State: ScriptChoice {
    static var type: TypeDescription { .gestureState }
    static let choices = Array(allCases)
}

extension UISwipeGestureRecognizer.Direction: ScriptOptions {
    static var type: TypeDescription { .swipeDirection }
}

extension UIRectEdge: ScriptOptions {
    static var type: TypeDescription { .rectEdge }
}

extension TypeDescription {
    static let gestureState = TypeDescription(
        "UIGestureRecognizer.State",
        choices: UIGestureRecognizer.State.allCases.map { "\($0)" })

    static let swipeDirection = TypeDescription(
        "UISwipeGestureRecognizer.Direction",
        options: [
            ("right", UISwipeGestureRecognizer.Direction.right), ("left", .left), ("up", .up),
            ("down", .down),
        ])

    static let rectEdge = TypeDescription(
        "UIRectEdge",
        options: [
            ("top", UIRectEdge.top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ("all", .all),
        ])

    static let gestureRecognizer = TypeDescription(
        "UIGestureRecognizer", class: UIGestureRecognizer.self
    ) { type in
        addInitialisers(&type, UIGestureRecognizer.init)
        type.property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
        type.property(
            "cancelsTouchesInView", { $0.cancelsTouchesInView }, { $0.cancelsTouchesInView = $1 })
        type.property("state", { $0.state }, { $0.state = $1 })
        type.property(
            "delaysTouchesBegan", { $0.delaysTouchesBegan },
            { $0.delaysTouchesBegan = $1 })
        type.property(
            "delaysTouchesEnded", { $0.delaysTouchesEnded }, { $0.delaysTouchesEnded = $1 })
        type.property("name", { $0.name }, { $0.name = $1 })
        type.property(
            "delegate", { ProtocolReference<GestureDelegate>($0.delegate) },
            { $0.delegate = $1?.object })
        type.property("numberOfTouches", { $0.numberOfTouches })
        type.method("location(ofTouch:in:)", UIGestureRecognizer.location(ofTouch:in:))
        type.method("removeTarget(_:action:)") { recognizer in
            { (target: AnyTarget, selector: String?) in
                recognizer.removeTarget(target.object, method: selector)
            }
        }
        type.property("view", { $0.view })
        type.method("addTarget(_:action:)") { recognizer in
            { (target: AnyTarget, selector: String) in
                recognizer.add(target, selector)
            }
        }
        type.method("reset()", UIGestureRecognizer.reset)
        type.method("require(toFail:)", UIGestureRecognizer.require)
        type.method("location(in:)", UIGestureRecognizer.location(in:))
        type.method("canPrevent(_:)", UIGestureRecognizer.canPrevent)
        type.method("canBePrevented(by:)", UIGestureRecognizer.canBePrevented)
        type.method("shouldRequireFailure(of:)", UIGestureRecognizer.shouldRequireFailure)
        type.method("shouldBeRequiredToFail(by:)", UIGestureRecognizer.shouldBeRequiredToFail)
    }

    static let tapRecognizer = TypeDescription(
        "UITapGestureRecognizer", class: UITapGestureRecognizer.self,
        superclass: .gestureRecognizer
    ) { type in
        addInitialisers(&type, UITapGestureRecognizer.init)
        type.property(
            "numberOfTapsRequired", { $0.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 })
        type.property(
            "numberOfTouchesRequired", { $0.numberOfTouchesRequired },
            { $0.numberOfTouchesRequired = $1 })
    }

    static let panRecognizer = TypeDescription(
        "UIPanGestureRecognizer", class: UIPanGestureRecognizer.self,
        superclass: .gestureRecognizer
    ) { type in
        addInitialisers(&type, UIPanGestureRecognizer.init)
        type.property(
            "minimumNumberOfTouches", { $0.minimumNumberOfTouches },
            { $0.minimumNumberOfTouches = $1 })
        type.property(
            "maximumNumberOfTouches", { $0.maximumNumberOfTouches },
            { $0.maximumNumberOfTouches = $1 })
        type.method("translation(in:)", UIPanGestureRecognizer.translation)
        type.method("setTranslation(_:in:)", UIPanGestureRecognizer.setTranslation)
        type.method("velocity(in:)", UIPanGestureRecognizer.velocity)
    }

    static let edgePanRecognizer = TypeDescription(
        "UIScreenEdgePanGestureRecognizer", class: UIScreenEdgePanGestureRecognizer.self,
        superclass: .panRecognizer
    ) { type in
        addInitialisers(&type, UIScreenEdgePanGestureRecognizer.init)
        type.property("edges", { $0.edges }, { $0.edges = $1 })
    }

    static let swipeRecognizer = TypeDescription(
        "UISwipeGestureRecognizer", class: UISwipeGestureRecognizer.self,
        superclass: .gestureRecognizer
    ) { type in
        addInitialisers(&type, UISwipeGestureRecognizer.init)
        type.property("direction", { $0.direction }, { $0.direction = $1 })
        type.property(
            "numberOfTouchesRequired", { $0.numberOfTouchesRequired },
            { $0.numberOfTouchesRequired = $1 })
    }

    static let longPressRecognizer = TypeDescription(
        "UILongPressGestureRecognizer", class: UILongPressGestureRecognizer.self,
        superclass: .gestureRecognizer
    ) { type in
        addInitialisers(&type, UILongPressGestureRecognizer.init)
        type.property(
            "minimumPressDuration", { $0.minimumPressDuration }, { $0.minimumPressDuration = $1 })
        type.property(
            "allowableMovement", { $0.allowableMovement }, { $0.allowableMovement = $1 })
        type.property(
            "numberOfTouchesRequired", { $0.numberOfTouchesRequired },
            { $0.numberOfTouchesRequired = $1 })
    }

    static let pinchRecognizer = TypeDescription(
        "UIPinchGestureRecognizer", class: UIPinchGestureRecognizer.self,
        superclass: .gestureRecognizer
    ) { type in
        addInitialisers(&type, UIPinchGestureRecognizer.init)
        type.property("scale", { $0.scale }, { $0.scale = $1 })
        type.property("velocity", { $0.velocity })
    }

    static let hoverRecognizer = TypeDescription(
        "UIHoverGestureRecognizer", class: UIHoverGestureRecognizer.self,
        superclass: .gestureRecognizer
    ) { type in addInitialisers(&type, UIHoverGestureRecognizer.init) }

    static let rotationRecognizer = TypeDescription(
        "UIRotationGestureRecognizer", class: UIRotationGestureRecognizer.self,
        superclass: .gestureRecognizer
    ) { type in
        addInitialisers(&type, UIRotationGestureRecognizer.init)
        type.property("rotation", { $0.rotation }, { $0.rotation = $1 })
        type.property("velocity", { $0.velocity })
    }

    private static func addInitialisers<Recognizer: UIGestureRecognizer & ScriptObject>(
        _ type: inout MemberList<Recognizer>, _ make: @escaping @MainActor () -> Recognizer
    ) {
        type.initialiser("init()") { make() }
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
