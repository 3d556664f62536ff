import CommandLanguage
import HeadlessUIKit
import Statements

/// What can be seen in one place, found in one walk through its views.
struct Sight {
    /// An item of a bar, and the view in which the bar is seen.
    typealias BarButton = (item: UIBarButtonItem, view: UIView?)

    /// From behind to the front.
    let views: [UIView]
    /// Those that are switched off included.
    let barButtons: [BarButton]
}

/// What a person sees to tap.
extension World {
    /// The views to be seen in the place, or in the key window; from behind to the front.
    private func views(in place: UIViewController?) -> [UIView] {
        (place?.viewIfLoaded ?? simulator.application.keyWindow).map(views(inside:)) ?? []
    }

    /// The view and those inside of it that are to be seen.
    private func views(inside start: UIView) -> [UIView] {
        var found: [UIView] = []
        var waiting = [start]
        while let view = waiting.popLast() {
            guard view.window != nil, !view.isHidden else { continue }
            found.append(view)
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return found
    }

    /// What is to be seen in the place, or in the key window.
    func sight(of place: UIViewController?) -> Sight {
        let views = views(in: place)
        return Sight(views: views, barButtons: barButtons(of: place, in: views))
    }

    /// The buttons to be seen there, those in bars included.
    func buttons(in sight: Sight, of place: UIViewController?) -> [UIButton] {
        let seen = sight.views.compactMap { $0 as? UIButton }
        guard place != nil else { return seen }
        let inBars = sight.barButtons.compactMap(\.item.customView).flatMap(views(inside:))
        return seen + inBars.compactMap { $0 as? UIButton }
    }

    /// Whether a finger on the view's middle meets the view.
    func isReached(_ view: UIView) -> Bool {
        simulator.presentation(coveringTapsOn: view) == nil && view.missedLanding() == nil
    }

    /// The items that bars show, each with the view in which its bar is seen: those
    /// of the place, or of all controllers in sight and of bars that stand in views.
    private func barButtons(
        of place: UIViewController?, in views: [UIView]
    ) -> [Sight.BarButton] {
        let owners = place.map { [$0] } ?? controllersInSight
        let ofControllers = owners.filter { $0 === owners.first || $0.hasBars }.flatMap { owner in
            owner.barButtons.map { (item: $0, view: owner.viewIfLoaded) }
        }
        return ofControllers
            + views.flatMap { bar in bar.ownBarButtons.map { (item: $0, view: bar) } }
    }

    /// The item of a bar that a name or a path means; nil where it means anything else.
    func item(_ word: Word) throws(Diagnostic) -> UIBarButtonItem? {
        if let named = names.object(word.text) { return named as? UIBarButtonItem }
        return isPath(word) ? try referent(word) as? UIBarButtonItem : nil
    }
}

extension UIViewController {
    /// Whether the bars of a navigation controller show its items.
    fileprivate var hasBars: Bool {
        (parent as? UINavigationController)?.topViewController === self
    }

    /// The buttons that bars show for it.
    var barButtons: [UIBarButtonItem] {
        navigationItem.buttons + (toolbarItems ?? []).filter { !$0.isHidden }
    }
}

extension UINavigationItem {
    fileprivate var buttons: [UIBarButtonItem] {
        shownLeftItems + shownRightItems
    }
}

extension UIView {
    /// What a bar shows that no navigation controller owns.
    fileprivate var ownBarButtons: [UIBarButtonItem] {
        switch self {
        case let bar as UINavigationBar where !bar.isOwned:
            bar.topItem?.buttons ?? []
        case let bar as UIToolbar: bar.items ?? []
        default: []
        }
    }

    /// Whether the text stands in it.
    func shows(_ text: String) -> Bool {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.isHidden { continue }
            if (view as? UILabel)?.text == text { return true }
            waiting.append(contentsOf: view.subviews)
        }
        return false
    }
}

extension UIBarButtonItem {
    /// Whether the text stands on it, or is what VoiceOver says; a space is called nothing.
    func isCalled(_ text: String) -> Bool {
        guard words != nil else { return false }
        return [title, accessibilityLabel, words].contains(text)
            || systemItem.map { "\($0)" == text } ?? false
    }
}

extension UIButton {
    /// Whether the text stands on it, or is what VoiceOver says.
    func isCalled(_ text: String) -> Bool {
        !text.isEmpty && [shownWords, accessibilityLabel].contains(text)
    }
}
