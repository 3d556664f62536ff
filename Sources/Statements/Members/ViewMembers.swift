import HeadlessUIKit

extension TypeDescription {
    static let view = TypeDescription("UIView", class: UIView.self, superclass: .responder) {
        type in
        type.initialiser("init()") { UIView() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UIView(frame: frame) }
        addGeometry(&type)
        addLooks(&type)
        type.addSurface()
        addHierarchy(&type)
        addCallbacks(&type)
        addLayout(&type)
        addTouches(&type)
        type.addConstraints()
        type.addAnchors()
        type.addBaselines()
        addAnimations(&type)
        type.addLaterAnimations()
    }

    static let window = TypeDescription("UIWindow", class: UIWindow.self, superclass: .view) {
        type in
        type.initialiser("init(frame:)") { (frame: CGRect) in UIWindow(frame: frame) }
        type.initialiser("init(windowScene:)") { (scene: UIWindowScene) in
            UIWindow(windowScene: scene)
        }
        type.property("windowScene", { $0.windowScene })
        addNotifications(&type)
        type.property(
            "rootViewController", { $0.rootViewController }, { $0.rootViewController = $1 })
        type.property("isKeyWindow", { $0.isKeyWindow })
        type.method("makeKeyAndVisible()", UIWindow.makeKeyAndVisible)
        type.method("makeKey()", UIWindow.makeKey)
    }

    private static func addGeometry(_ type: inout MemberList<UIView>) {
        type.property("frame", { $0.frame }, { $0.frame = $1 })
        type.property("bounds", { $0.bounds }, { $0.bounds = $1 })
        type.property("center", { $0.center }, { $0.center = $1 })
        type.property("transform", { $0.transform }, { $0.transform = $1 })
        type.property("autoresizingMask", { $0.autoresizingMask }, { $0.autoresizingMask = $1 })
        type.property(
            "autoresizesSubviews", { $0.autoresizesSubviews }, { $0.autoresizesSubviews = $1 })
        type.property(
            "translatesAutoresizingMaskIntoConstraints",
            { $0.translatesAutoresizingMaskIntoConstraints },
            { $0.translatesAutoresizingMaskIntoConstraints = $1 })
        type.method("convert(_:from:)") { view in
            { (point: CGPoint, other: UIView?) in view.convert(point, from: other) }
        }
        type.method("convert(_:to:)") { view in
            { (point: CGPoint, other: UIView?) in view.convert(point, to: other) }
        }
        type.method("convert(_:from:)") { view in
            { (rect: CGRect, other: UIView?) in view.convert(rect, from: other) }
        }
        type.method("convert(_:to:)") { view in
            { (rect: CGRect, other: UIView?) in view.convert(rect, to: other) }
        }
    }

    private static func addLooks(_ type: inout MemberList<UIView>) {
        type.property("isHidden", { $0.isHidden }, { $0.isHidden = $1 })
        type.property("alpha", { $0.alpha }, { $0.alpha = $1 })
        type.property("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
        type.property("clipsToBounds", { $0.clipsToBounds }, { $0.clipsToBounds = $1 })
        type.property("isOpaque", { $0.isOpaque }, { $0.isOpaque = $1 })
        type.property(
            "isUserInteractionEnabled", { $0.isUserInteractionEnabled },
            { $0.isUserInteractionEnabled = $1 })
        type.property("tag", { $0.tag }, { $0.tag = $1 })
        type.property(
            "accessibilityIdentifier", { $0.accessibilityIdentifier },
            { $0.accessibilityIdentifier = $1 })
    }

    private static func addHierarchy(_ type: inout MemberList<UIView>) {
        type.property("superview", { $0.superview })
        type.property("subviews", { $0.subviews })
        type.property("window", { $0.window })
        type.property("traitCollection", { $0.traitCollection })
        type.property("traitOverrides", { $0.traitOverrides })
        type.property(
            "overrideUserInterfaceStyle", { $0.overrideUserInterfaceStyle },
            { $0.overrideUserInterfaceStyle = $1 })
        type.method("updateTraitsIfNeeded()", UIView.updateTraitsIfNeeded)
        type.addTraitRegistration()
        type.method("addSubview(_:)", UIView.addSubview)
        type.method("insertSubview(_:at:)", UIView.insertSubview(_:at:))
        type.method("insertSubview(_:belowSubview:)", UIView.insertSubview(_:belowSubview:))
        type.method("insertSubview(_:aboveSubview:)", UIView.insertSubview(_:aboveSubview:))
        type.method("exchangeSubview(at:withSubviewAt:)", UIView.exchangeSubview)
        type.method("bringSubviewToFront(_:)", UIView.bringSubviewToFront)
        type.method("sendSubviewToBack(_:)", UIView.sendSubviewToBack)
        type.method("removeFromSuperview()", UIView.removeFromSuperview)
        type.method("isDescendant(of:)", UIView.isDescendant)
        type.method("viewWithTag(_:)", UIView.viewWithTag)
    }

    private static func addCallbacks(_ type: inout MemberList<UIView>) {
        type.method("willMove(toSuperview:)", UIView.willMove(toSuperview:))
        type.method("didMoveToSuperview()", UIView.didMoveToSuperview)
        type.method("willMove(toWindow:)", UIView.willMove(toWindow:))
        type.method("didMoveToWindow()", UIView.didMoveToWindow)
        type.method("didAddSubview(_:)", UIView.didAddSubview)
        type.method("willRemoveSubview(_:)", UIView.willRemoveSubview)
        type.method("layoutSubviews()", UIView.layoutSubviews)
        type.method("updateConstraints()", UIView.updateConstraints)
        type.method("safeAreaInsetsDidChange()", UIView.safeAreaInsetsDidChange)
        type.method("layoutMarginsDidChange()", UIView.layoutMarginsDidChange)
        type.method("traitCollectionDidChange(_:)", UIView.traitCollectionDidChange)
    }

    private static func addLayout(_ type: inout MemberList<UIView>) {
        type.property("safeAreaInsets", { $0.safeAreaInsets })
        type.property(
            "insetsLayoutMarginsFromSafeArea", { $0.insetsLayoutMarginsFromSafeArea },
            { $0.insetsLayoutMarginsFromSafeArea = $1 })
        type.property("layoutMargins", { $0.layoutMargins }, { $0.layoutMargins = $1 })
        type.property(
            "directionalLayoutMargins", { $0.directionalLayoutMargins },
            { $0.directionalLayoutMargins = $1 })
        type.property(
            "preservesSuperviewLayoutMargins", { $0.preservesSuperviewLayoutMargins },
            { $0.preservesSuperviewLayoutMargins = $1 })
        type.method("setNeedsLayout()", UIView.setNeedsLayout)
        type.method("layoutIfNeeded()", UIView.layoutIfNeeded)
        type.method("endEditing(_:)", UIView.endEditing)
        type.method("setNeedsUpdateConstraints()", UIView.setNeedsUpdateConstraints)
        type.method("needsUpdateConstraints()", UIView.needsUpdateConstraints)
        type.method("updateConstraintsIfNeeded()", UIView.updateConstraintsIfNeeded)
    }

    private static func addAnimations(_ type: inout MemberList<UIView>) {
        let none = Value.options(.animationOptions, 0)
        let defaults: [String: Value] = ["delay": .double(0), "options": none, "completion": .null]
        type.staticMethod(
            "animate(withDuration:delay:options:animations:completion:)", defaults: defaults
        ) {
            (
                duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
                animations: ActionBlock, completion: FinishedBlock?
            ) in
            UIView.animate(
                withDuration: duration, delay: delay, options: options, animations: animations.run,
                completion: completion?.run)
        }
        type.staticMethod(
            "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:"
                + "animations:completion:)", defaults: ["options": none, "completion": .null]
        ) {
            (
                duration: TimeInterval, delay: TimeInterval, damping: CGFloat, velocity: CGFloat,
                options: UIView.AnimationOptions, animations: ActionBlock,
                completion: FinishedBlock?
            ) in
            UIView.animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: damping,
                initialSpringVelocity: velocity, options: options, animations: animations.run,
                completion: completion?.run)
        }
        type.staticMethod(
            "transition(with:duration:options:animations:completion:)", defaults: defaults
        ) {
            (
                view: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
                animations: ActionBlock?, completion: FinishedBlock?
            ) in
            UIView.transition(
                with: view, duration: duration, options: options, animations: animations?.run,
                completion: completion?.run)
        }
        type.staticMethod(
            "transition(from:to:duration:options:completion:)", defaults: defaults
        ) {
            (
                old: UIView, new: UIView, duration: TimeInterval,
                options: UIView.AnimationOptions, completion: FinishedBlock?
            ) in
            UIView.transition(
                from: old, to: new, duration: duration, options: options,
                completion: completion?.run)
        }
        type.staticMethod("performWithoutAnimation(_:)") { (actions: ActionBlock) in
            UIView.performWithoutAnimation(actions.run)
        }
    }
}
