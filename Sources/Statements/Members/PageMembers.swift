import HeadlessUIKit

extension UIPageViewController.TransitionStyle: ScriptChoice {
    static var type: TypeDescription { .pageTransitionStyle }
    static let choices: [Self] = [.pageCurl, .scroll]
}

extension UIPageViewController.NavigationOrientation: ScriptChoice {
    static var type: TypeDescription { .pageNavigationOrientation }
    static let choices: [Self] = [.horizontal, .vertical]
}

extension UIPageViewController.NavigationDirection: ScriptChoice {
    static var type: TypeDescription { .pageNavigationDirection }
    static let choices: [Self] = [.forward, .reverse]
}

extension UIPageViewController.SpineLocation: ScriptChoice {
    static var type: TypeDescription { .pageSpineLocation }
    static let choices: [Self] = [.none, .min, .mid, .max]
}

extension UIPageViewController.OptionsKey: ScriptChoice {
    static var type: TypeDescription { .pageOptionsKey }
    static let choices: [Self] = [.spineLocation, .interPageSpacing]
}

/// The options of a page controller's initialiser.
struct PageOptions: ScriptValue {
    let values: [UIPageViewController.OptionsKey: Any]

    static var valueType: ValueType { .dictionary(.named(.pageOptionsKey), .any) }
    static func from(_ value: Value) -> PageOptions? {
        guard case .dictionary(let pairs) = value else { return nil }
        var values: [UIPageViewController.OptionsKey: Any] = [:]
        for pair in pairs {
            guard let key = UIPageViewController.OptionsKey.from(pair.key) else { return nil }
            if let spine = UIPageViewController.SpineLocation.from(pair.value) {
                values[key] = spine
            }
            if let number = Double.from(pair.value) { values[key] = number }
        }
        return PageOptions(values: values)
    }
    var value: Value {
        .dictionary(
            UIPageViewController.OptionsKey.choices.compactMap { key in
                (values[key] as? any ScriptValue).map {
                    DictionaryEntry(key.value, $0.value)
                }
            })
    }
}

extension UIInterfaceOrientation: ScriptChoice {
    static var type: TypeDescription { .interfaceOrientation }
    static let choices: [Self] = [
        .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
}

extension TypeDescription {
    static let pageTransitionStyle = TypeDescription(
        "UIPageViewController.TransitionStyle", choices: ["pageCurl", "scroll"])
    static let pageNavigationOrientation = TypeDescription(
        "UIPageViewController.NavigationOrientation", choices: ["horizontal", "vertical"])
    static let pageNavigationDirection = TypeDescription(
        "UIPageViewController.NavigationDirection", choices: ["forward", "reverse"])
    static let pageSpineLocation = TypeDescription(
        "UIPageViewController.SpineLocation", choices: ["none", "min", "mid", "max"])

    static let pageOptionsKey = TypeDescription(
        "UIPageViewController.OptionsKey", choices: ["spineLocation", "interPageSpacing"])

    static let interfaceOrientation = TypeDescription(
        "UIInterfaceOrientation",
        .choices([
            "unknown", "portrait", "portraitUpsideDown", "landscapeRight", "landscapeLeft",
        ])
    ) {
        var list = MemberList<UIInterfaceOrientation>()
        list.property("isLandscape", { $0.isLandscape })
        list.property("isPortrait", { $0.isPortrait })
        return list.members
    }

    static let pageViewController = TypeDescription(
        "UIPageViewController", class: UIPageViewController.self, superclass: .viewController
    ) { type in
        type.initialiser("init(transitionStyle:navigationOrientation:)") {
            (
                style: UIPageViewController.TransitionStyle,
                orientation: UIPageViewController.NavigationOrientation
            ) in
            UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
        }
        type.initialiser("init(transitionStyle:navigationOrientation:options:)") {
            (
                style: UIPageViewController.TransitionStyle,
                orientation: UIPageViewController.NavigationOrientation, options: PageOptions?
            ) in
            UIPageViewController(
                transitionStyle: style, navigationOrientation: orientation,
                options: options?.values)
        }
        type.property("viewControllers", { $0.viewControllers })
        type.property("transitionStyle", { $0.transitionStyle })
        type.property("navigationOrientation", { $0.navigationOrientation })
        type.property("spineLocation", { $0.spineLocation })
        type.property("isDoubleSided", { $0.isDoubleSided }, { $0.isDoubleSided = $1 })
        type.property("gestureRecognizers", { $0.gestureRecognizers })
        type.property("delegate", PageDelegate.get, PageDelegate.set)
        type.property("dataSource", PageSource.get, PageSource.set)
        type.method(
            "setViewControllers(_:direction:animated:completion:)",
            defaults: ["completion": .null]
        ) { pages in
            {
                (
                    controllers: [UIViewController]?,
                    direction: UIPageViewController.NavigationDirection, animated: Bool,
                    completion: FinishedBlock?
                ) in
                pages.setViewControllers(
                    controllers, direction: direction, animated: animated,
                    completion: completion?.run)
            }
        }
    }
}

/// The property `delegate` of a page controller.
@MainActor
enum PageDelegate {
    static func get(_ pages: UIPageViewController) -> ScriptElement {
        ScriptElement(value: pages.delegate.map { .object($0) } ?? .null)
    }

    static func set(_ pages: inout UIPageViewController, _ delegate: ScriptElement) {
        pages.delegate = delegate.value.objectOrNil as? any UIPageViewControllerDelegate
    }
}

/// The property `dataSource` of a page controller.
@MainActor
enum PageSource {
    static func get(_ pages: UIPageViewController) -> ScriptElement {
        ScriptElement(value: pages.dataSource.map { .object($0) } ?? .null)
    }

    static func set(_ pages: inout UIPageViewController, _ source: ScriptElement) {
        pages.dataSource = source.value.objectOrNil as? any UIPageViewControllerDataSource
    }
}

extension UIPageViewControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) {
        _ = answer(
            "pageViewController(_:willTransitionTo:)", [pageViewController.value, pending.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        _ = answer(
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            [
                pageViewController.value, finished.value, previousViewControllers.value,
                completed.value,
            ])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        answer(
            "pageViewController(_:spineLocationFor:)",
            [pageViewController.value, orientation.value]
        ).flatMap(UIPageViewController.SpineLocation.from) ?? pageViewController.spineLocation
    }
}

extension UIPageViewControllerDataSource where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? {
        answer(
            "pageViewController(_:viewControllerBefore:)", [pageViewController.value, page.value]
        )?.objectOrNil as? UIViewController
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? {
        answer(
            "pageViewController(_:viewControllerAfter:)", [pageViewController.value, page.value]
        )?.objectOrNil as? UIViewController
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        answer("presentationCount(for:)", [pageViewController.value]).flatMap(Int.from)
            ?? NSNotFound
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        answer("presentationIndex(for:)", [pageViewController.value]).flatMap(Int.from) ?? 0
    }
}
