import HeadlessUIKit

extension ScriptFoundation {
    /// What `init()` of the model's class and its other convenience initialisers call; nil where `init()`
    /// is designated itself.
    @MainActor
    var standardInitialiser: (name: String, arguments: [Value])? {
        guard case .model(let kind) = self else { return nil }
        if modelType is UIGestureRecognizer.Type {
            return ("init(target:action:)", [.null, .null])
        }
        return kind.standardInitialiser
    }

    /// The initialisers that the model's class has, under their full names.
    @MainActor
    var initialisers: [ScriptInitialiser] {
        if case .adopted(let own) = self { return own.initialisers }
        guard case .model(let kind) = self else { return [ScriptInitialiser("init()")] }
        if kind == .presentationController { return Self.presentationInitialisers }
        if kind == .storyboardSegue { return Self.segueInitialisers }
        let plain = ScriptInitialiser("init()", isConvenience: standardInitialiser != nil)
        return [plain] + kind.adoptedInitialisers + initialisersByHand + coderInitialisers
    }

    /// Those that a declaration does not say enough of, of the class and of those above it.
    @MainActor
    private var initialisersByHand: [ScriptInitialiser] {
        let byHand = Self.byHand
        var found: [ScriptInitialiser] = []
        var type = description
        while let current = type {
            found += ScriptableClass(rawValue: current.name).flatMap { byHand[$0] } ?? []
            type = current.superclass
        }
        return found
    }

    @MainActor
    private static var byHand: [ScriptableClass: [ScriptInitialiser]] {
        var lists: [ScriptableClass: [ScriptInitialiser]] = [
            .viewController: [nibName], .tabBarController: [tabsNibName],
            .pageViewController: pageInitialisers,
            .navigationController: [
                ScriptInitialiser("init(rootViewController:)") {
                    (own: UINavigationController, root: UIViewController) in
                    own.pushViewController(root, animated: false)
                }
            ],
            .segmentedControl: [
                ScriptInitialiser("init(items:)") { (own: UISegmentedControl, items: [String]?) in
                    own.adopt(items: items)
                }
            ],
            .button: [
                ScriptInitialiser(
                    "init(frame:primaryAction:)", isConvenience: true,
                    defaults: ["frame": .rect(.zero), "primaryAction": .null]
                ) { (own: UIButton, frame: CGRect, action: UIAction?) in
                    own.adopt(frame: frame, primaryAction: action)
                }
            ],
            .imageView: [
                ScriptInitialiser("init(image:highlightedImage:)") {
                    (own: UIImageView, image: UIImage?, highlighted: UIImage?) in
                    own.adopt(image: image)
                    own.highlightedImage = highlighted
                }
            ],
            // How the text is laid out, a container of the system's tells; none is modelled.
            .textView: [
                ScriptInitialiser(
                    "init(frame:textContainer:)", [.named(.rect), .any.wrapped]
                ) { object, arguments in
                    guard let frame = CGRect.from(arguments[0]) else { return }
                    (object as? UITextView)?.frame = frame
                }
            ],
            .barButtonItem: UIBarButtonItem.initialisersWithTarget,
            .layoutConstraint: [NSLayoutConstraint.initialiserForSessions],
            // A copy for an animation, which nothing here makes.
            .layer: [ScriptInitialiser("init(layer:)", [.any])],
            .gestureRecognizer: [
                ScriptInitialiser("init(target:action:)") {
                    (own: UIGestureRecognizer, target: AnyTarget, selector: String?) in
                    if let selector { own.add(target, selector) }
                }
            ],
        ]
        lists.merge(ofGallery) { own, _ in own }
        return lists
    }

    @MainActor
    private static var nibName: ScriptInitialiser {
        ScriptInitialiser(
            "init(nibName:bundle:)", [.string.wrapped, .any.wrapped]
        ) { object, arguments in
            adopt(nibName: arguments, object)
        }
    }

    /// X10: the class hears of the view that a tab controller loads meanwhile.
    @MainActor
    private static var tabsNibName: ScriptInitialiser {
        ScriptInitialiser(
            "init(nibName:bundle:)", [.string.wrapped, .any.wrapped]
        ) { object, arguments in
            adopt(nibName: arguments, object)
            (object as? UITabBarController)?.loadEarly()
        }
    }

    @MainActor
    private static func adopt(nibName arguments: [Value], _ object: any ScriptedObject) {
        guard case .string(let name) = arguments.first else { return }
        (object as? UIViewController)?.adopt(nibName: name)
    }

    /// `init(coder:)`, which gives the object what a storyboard or nib says of it.
    @MainActor
    private var coderInitialisers: [ScriptInitialiser] {
        let isRequired = hasRequiredCoder
        guard isRequired || modelType is UIGestureRecognizer.Type else { return [] }
        return [
            ScriptInitialiser("init(coder:)", [.any], isRequired: isRequired) { object, arguments in
                guard case .object(let coder as InterfaceCoder) = arguments.first else { return }
                coder.logging(object) { coder.decode(into: object) }
            }
        ]
    }
}

extension ScriptFoundation {
    /// Whether a class with a designated initialiser of its own must have `init(coder:)`.
    @MainActor
    private var hasRequiredCoder: Bool {
        modelType is UIViewController.Type || modelType is UIView.Type
            || modelType is UIBarItem.Type || modelType is UINavigationItem.Type
            || modelType is UICollectionViewLayout.Type
    }

    @MainActor
    private static var pageInitialisers: [ScriptInitialiser] {
        let name = "init(transitionStyle:navigationOrientation:"
        let types: [ValueType] = [
            .named(.pageViewControllerTransitionStyle),
            .named(.pageViewControllerNavigationOrientation),
        ]
        return [
            ScriptInitialiser(name + ")", types, adoptPages),
            ScriptInitialiser(
                name + "options:)", types + [PageOptions.valueType.wrapped], adoptPages),
        ]
    }

    @MainActor
    private static func adoptPages(_ object: any ScriptedObject, _ arguments: [Value]) {
        guard arguments.count > 1,
            let style = UIPageViewController.TransitionStyle.from(arguments[0]),
            let orientation = UIPageViewController.NavigationOrientation.from(arguments[1])
        else { return }
        let options = arguments.dropFirst(2).first.flatMap(PageOptions.from)
        (object as? UIPageViewController)?.adopt(
            style: style, orientation: orientation, options: options?.values)
    }
}
