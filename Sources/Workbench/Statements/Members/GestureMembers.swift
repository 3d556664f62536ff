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
            "delegate", { AnyTarget(object: $0.delegate) }, { $0.delegate = $1.object })
        type.property("view", { $0.view })
        type.method("addTarget(_:action:)") { recognizer in
            { (target: AnyTarget, selector: String) in
                recognizer.addTarget { target.send(selector, from: $0) }
            }
        }
        type.method("require(toFail:)", UIGestureRecognizer.require)
        type.method("location(in:)", UIGestureRecognizer.location)
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
    }

    static let longPressRecognizer = TypeDescription(
        "UILongPressGestureRecognizer", class: UILongPressGestureRecognizer.self,
        superclass: .gestureRecognizer
    ) { type in
        addInitialisers(&type, UILongPressGestureRecognizer.init)
        type.property(
            "minimumPressDuration", { $0.minimumPressDuration }, { $0.minimumPressDuration = $1 })
    }

    private static func addInitialisers<Recognizer: UIGestureRecognizer & ScriptObject>(
        _ type: inout MemberList<Recognizer>, _ make: @escaping @MainActor () -> Recognizer
    ) {
        type.initialiser("init()") { make() }
        type.initialiser("init(target:action:)") { (target: AnyTarget, selector: String?) in
            let recognizer = make()
            if let selector {
                recognizer.addTarget { target.send(selector, from: $0) }
            }
            return recognizer
        }
    }
}
