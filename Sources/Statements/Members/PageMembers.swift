import HeadlessUIKit

/// The options of a page controller's initialiser.
struct PageOptions: ScriptValue {
    let values: [UIPageViewController.OptionsKey: Any]

    static var valueType: ValueType { .dictionary(.named(.pageViewControllerOptionsKey), .any) }
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

extension MemberList<UIPageViewController> {
    mutating func addByHand() {
        initialiser("init(transitionStyle:navigationOrientation:)") {
            (
                style: UIPageViewController.TransitionStyle,
                orientation: UIPageViewController.NavigationOrientation
            ) in
            UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
        }
        initialiser("init(transitionStyle:navigationOrientation:options:)") {
            (
                style: UIPageViewController.TransitionStyle,
                orientation: UIPageViewController.NavigationOrientation, options: PageOptions?
            ) in
            UIPageViewController(
                transitionStyle: style, navigationOrientation: orientation,
                options: options?.values)
        }
        property("delegate", PageDelegate.get, PageDelegate.set)
        property("dataSource", PageSource.get, PageSource.set)
    }
}
