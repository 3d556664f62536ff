import HeadlessUIKit

/// What the objects of a user's class are to the model.
package enum ScriptFoundation: Equatable {
    case controller, navigationController, tabBarController, tableController
    case collectionController, pageViewController, splitViewController
    case gallery(GalleryClass)
    case view, responder, presentation, percentDriver, segue
    /// `NSObject`, which has nothing but its initialiser.
    case object
    /// No superclass at all.
    case none

    /// Whether its objects are controllers.
    package var isController: Bool {
        switch self {
        case .controller, .navigationController, .tabBarController, .tableController,
            .collectionController, .pageViewController, .splitViewController, .gallery:
            true
        case .view, .responder, .presentation, .percentDriver, .segue, .object, .none: false
        }
    }

    /// The type under the class.
    @MainActor
    var description: TypeDescription? {
        switch self {
        case .controller: .viewController
        case .navigationController: .navigationController
        case .tabBarController: .tabBarController
        case .tableController: .tableViewController
        case .collectionController: .collectionViewController
        case .pageViewController: .pageViewController
        case .splitViewController: .splitViewController
        case .gallery(let kind): kind.description
        case .view: .view
        case .responder: .responder
        case .presentation: .presentationController
        case .percentDriver: .percentDrivenInteractiveTransition
        case .segue: .storyboardSegue
        case .object, .none: nil
        }
    }

    /// An object without a state of its own yet.
    @MainActor
    func make(_ instance: ScriptInstance) -> any ScriptedObject {
        let kind = instance.kind
        return Simulator.current.naming(class: kind.name, key: kind) {
            switch self {
            case .controller: ScriptedViewController(instance)
            case .navigationController: ScriptedNavigationController(instance)
            case .tabBarController: ScriptedTabBarController(instance)
            case .tableController: ScriptedTableViewController(instance)
            case .collectionController: ScriptedCollectionViewController(instance)
            case .pageViewController: ScriptedPageViewController(instance)
            case .splitViewController: ScriptedSplitViewController(instance)
            case .gallery(let kind): kind.make(instance)
            case .view: ScriptedView(instance)
            case .responder: ScriptedResponder(instance)
            case .presentation: ScriptedPresentationController(instance)
            case .percentDriver: ScriptedPercentDrivenInteractiveTransition(instance)
            case .segue: ScriptedStoryboardSegue(instance)
            case .object, .none: PlainObject(instance)
            }
        }
    }
}

extension ScriptFoundation {
    /// What `init()` of the model's class calls; nil where that is designated itself.
    var standardInitialiser: (name: String, arguments: [Value])? {
        switch self {
        case .controller, .navigationController, .tabBarController, .tableController,
            .collectionController, .pageViewController, .splitViewController, .gallery:
            ("init(nibName:bundle:)", [.null, .null])
        case .view: ("init(frame:)", [.rect(.zero)])
        case .responder, .presentation, .percentDriver, .segue, .object, .none: nil
        }
    }

    /// The initialisers that the model's class has, under their full names.
    @MainActor
    var initialisers: [ScriptInitialiser] {
        switch self {
        case .controller, .tabBarController: Self.controllerInitialisers
        case .gallery(let kind): Self.controllerInitialisers + kind.initialisers
        case .navigationController:
            Self.controllerInitialisers + [
                ScriptInitialiser("init(rootViewController:)", [.named(.viewController)]) {
                    object, arguments in
                    guard let root = arguments.first.flatMap(UIViewController.from) else { return }
                    (object as? UINavigationController)?.pushViewController(root, animated: false)
                }
            ]
        case .tableController:
            Self.controllerInitialisers + [
                ScriptInitialiser("init(style:)", [.named(.tableViewStyle)]) { object, arguments in
                    guard let style = arguments.first.flatMap(UITableView.Style.from) else {
                        return
                    }
                    (object as? UITableViewController)?.adopt(style: style)
                }
            ]
        case .collectionController:
            Self.controllerInitialisers + [
                ScriptInitialiser(
                    "init(collectionViewLayout:)", [.named(.collectionViewLayout)]
                ) { object, arguments in
                    guard let layout = arguments.first.flatMap(UICollectionViewLayout.from) else {
                        return
                    }
                    (object as? UICollectionViewController)?.adopt(layout: layout)
                }
            ]
        case .pageViewController: Self.controllerInitialisers + Self.pageInitialisers
        case .splitViewController:
            Self.controllerInitialisers + [
                ScriptInitialiser("init(style:)", [.named(.splitViewControllerStyle)]) {
                    object, arguments in
                    guard
                        let style = arguments.first.flatMap(UISplitViewController.Style.from)
                    else { return }
                    (object as? UISplitViewController)?.adopt(style: style)
                }
            ]
        case .view:
            [
                ScriptInitialiser("init()", isConvenience: true),
                ScriptInitialiser("init(frame:)", [.named(.rect)]) { object, arguments in
                    guard case .rect(let frame) = arguments.first else { return }
                    object.script.superCall = .frame
                    (object as? UIView)?.frame = frame
                    object.script.superCall = nil
                },
                Self.decoding,
            ]
        case .presentation: Self.presentationInitialisers
        case .segue: Self.segueInitialisers
        case .responder, .percentDriver, .object, .none: [ScriptInitialiser("init()")]
        }
    }

    @MainActor
    private static var controllerInitialisers: [ScriptInitialiser] {
        [
            ScriptInitialiser("init()", isConvenience: true),
            ScriptInitialiser(
                "init(nibName:bundle:)", [.string.wrapped, .any.wrapped]
            ) { object, arguments in
                guard case .string(let name) = arguments.first else { return }
                (object as? UIViewController)?.adopt(nibName: name)
            },
            decoding,
        ]
    }

    /// `init(coder:)`, which gives the object what a storyboard or nib says of it.
    @MainActor
    private static var decoding: ScriptInitialiser {
        ScriptInitialiser("init(coder:)", [.any], isRequired: true) { object, arguments in
            guard case .object(let coder as InterfaceCoder) = arguments.first else { return }
            coder.logging(object) { coder.decode(into: object) }
        }
    }
}

extension ScriptFoundation {
    @MainActor
    fileprivate static var pageInitialisers: [ScriptInitialiser] {
        let name = "init(transitionStyle:navigationOrientation:"
        let types: [ValueType] = [
            .named(.pageViewControllerTransitionStyle),
            .named(.pageViewControllerNavigationOrientation),
        ]
        return [
            ScriptInitialiser(name + ")", types, adoptPages),
            ScriptInitialiser(name + "options:)", types + [.any.wrapped], adoptPages),
        ]
    }

    @MainActor
    private static func adoptPages(_ object: any ScriptedObject, _ arguments: [Value]) {
        guard arguments.count > 1,
            let style = UIPageViewController.TransitionStyle.from(arguments[0]),
            let orientation = UIPageViewController.NavigationOrientation.from(arguments[1])
        else { return }
        (object as? UIPageViewController)?.adopt(style: style, orientation: orientation)
    }
}
