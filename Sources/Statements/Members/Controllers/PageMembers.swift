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
            if key == .spineLocation {
                if let number = Int.from(pair.value) { values[key] = number }
            } else if let number = Double.from(pair.value) ?? Int.from(pair.value).map(Double.init)
            {
                values[key] = number
            }
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
    }
}
