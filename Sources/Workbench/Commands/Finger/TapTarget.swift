import CommandLanguage
import Gallery
import HeadlessUIKit
import Statements

/// What `tap` finds under the finger besides tabs and back buttons.
@MainActor
enum TapTarget {
    case row(UITableView, IndexPath)
    /// The accessory at the end of a row.
    case accessory(UITableView, IndexPath)
    case item(UICollectionView, IndexPath)
    case control(UIControl, Int?)
    /// A view that recognizers may be on.
    case view(UIView)
    case action(UIAlertController, UIAlertAction)
    /// An item of a bar, and the view in which that is seen.
    case barButton(UIBarButtonItem, UIView?)
    /// A search bar, or its cancel button.
    case search(UISearchBar, begins: Bool)
    case sharing(UIActivityViewController, completes: Bool)
    /// Beside a popover or a sheet.
    case outside(UIPresentationController)

    /// Taps it; says where the finger came down, for a control or any other view.
    func tap() -> FingerLanding? {
        switch self {
        case .row(let table, let path): table.userTaps(path)
        case .accessory(let table, let path): table.userTapsAccessory(path)
        case .item(let collection, let path): collection.userTaps(path)
        case .control(let control, let choice):
            return control.simulator.userTaps(control, choice)
        case .view(let view):
            return view.simulator.userTaps(
                at: CGPoint(x: view.bounds.midX, y: view.bounds.midY), of: view)
        case .action(let alert, let action): alert.userTaps(action)
        case .barButton(let item, _): item.primaryAction?.perform()
        case .search(let bar, begins: true): bar.userTaps()
        case .search(let bar, begins: false): bar.userCancels()
        case .sharing(let activity, let completes): activity.userEnds(completed: completes)
        case .outside(let presentation): presentation.userTapsOutside()
        }
        return nil
    }

    /// Nil where the words mean a tab or a back button.
    init?(
        _ word: Word, _ arguments: borrowing Arguments, in world: World
    ) throws(Diagnostic) {
        if let number = arguments.number(1) {
            self = try Self.entry(word, Int(number), arguments, in: world)
            return
        }
        let place = try arguments.word(3).map { (word) throws(Diagnostic) in
            try world.object(word)
        }
        if let outside = try Self.outside(word, place as? UIViewController, in: world) {
            self = outside
        } else if let control = (place as? SegmentedController)?.segments ?? place as? UIControl {
            self = .control(control, try Self.choice(word, of: control))
        } else if let search = try Self.namedSearch(word, in: world) {
            self = search
        } else if let view = try Self.view(word, in: world) {
            try world.checkShown(view, word)
            self = (view as? UIControl).map { .control($0, nil) } ?? .view(view)
        } else if let item = try Self.namedItem(word, in: world) {
            self = item
        } else if let alert = (place ?? world.topmost) as? UIAlertController {
            self = .action(alert, try Self.action(word, of: alert, in: world))
        } else if let activity = (place ?? world.topmost) as? UIActivityViewController {
            self = .sharing(activity, completes: try Self.shares(word, activity, in: world))
        } else if let search = Self.cancelOfSearch(word, in: world) {
            self = search
        } else if world.names.object(word.text) == nil,
            let shown = try Self.shown(word, place as? UIViewController, in: world)
        {
            self = shown
        } else {
            return nil
        }
    }

    /// A view by its name, or at the end of a path.
    private static func view(_ word: Word, in world: World) throws(Diagnostic)
        -> UIView?
    {
        guard world.isPath(word) else {
            return world.names.object(word.text) as? UIView
        }
        return try world.item(word) == nil ? world.view(word) : nil
    }

    /// An item of a bar by its name, or at the end of a path.
    private static func namedItem(_ word: Word, in world: World) throws(Diagnostic) -> TapTarget? {
        guard let item = try world.item(word) else { return nil }
        guard let shown = world.sight(of: nil).barButtons.first(where: { $0.item === item }) else {
            throw Diagnostic(.illegal, at: word.span, "'\(word.text)' is in no bar on the screen")
        }
        if let view = item.customView {
            return (view as? UIControl).map { .control($0, nil) } ?? .view(view)
        }
        return try barButton(shown, word)
    }

    private static func barButton(
        _ shown: Sight.BarButton, _ word: Word
    ) throws(Diagnostic) -> TapTarget {
        guard shown.item.isEnabled else {
            throw Diagnostic(.missed, at: word.span, "'\(word.text)' is not enabled")
        }
        return .barButton(shown.item, shown.view)
    }

    /// What shows that text: an item of a bar, a button, a segment, a row.
    private static func shown(
        _ word: Word, _ place: UIViewController?, in world: World
    ) throws(Diagnostic) -> TapTarget? {
        let sight = world.sight(of: place)
        let called = sight.barButtons.filter { $0.item.isCalled(word.text) }
        if let found = called.first(where: \.item.isEnabled) ?? called.first {
            return try barButton(found, word)
        }
        let buttons = world.buttons(in: sight, of: place)
        if let button = try button(word, among: buttons, in: world) {
            return .control(button, nil)
        }
        for case let control as UISegmentedControl in sight.views {
            if let index = control.choices.firstIndex(of: word.text) {
                return .control(control, index)
            }
        }
        return try row(word, among: sight.views)
    }

    // MARK: Rows

    private static func entry(
        _ word: Word, _ number: Int, _ arguments: borrowing Arguments, in world: World
    ) throws(Diagnostic) -> TapTarget {
        guard ["row", "item"].contains(word.text) else {
            throw Diagnostic(
                .wrongValue, at: word.span, "'\(word.text)' is not numbered: 'row' and 'item' are")
        }
        let section = arguments.number(2).map { Int($0) } ?? 0
        let path = IndexPath(row: number, section: section)
        let owners: [AnyObject]
        if let place = arguments.word(3) {
            owners = [try world.object(place)]
        } else {
            owners = world.controllersInSight
        }
        let lists = owners.lazy.compactMap { owner in
            scrolling(in: owner) {
                word.text == "row" ? $0 is UITableView : $0 is UICollectionView
            }
        }
        switch lists.first {
        case let table as UITableView:
            if table.hasRow(at: path) {
                guard arguments.isGiven(4) else { return .row(table, path) }
                if table.hasTappableAccessory(path) != false { return .accessory(table, path) }
                throw Diagnostic(
                    .illegal, at: arguments.span(4),
                    "row \(number) has no button at its end that can be tapped")
            }
        case let collection as UICollectionView:
            if collection.hasItem(at: path) { return .item(collection, path) }
        default:
            throw Diagnostic(
                .illegal, at: arguments.isGiven(3) ? arguments.span(3) : word.span,
                world.underCover(
                    word.text == "row"
                        ? "there is no table on the screen there"
                        : "there is no collection on the screen there"))
        }
        let missing: Message =
            section == 0
            ? "there is no \(word.text) \(number)"
            : "there is no \(word.text) \(number) in section \(section)"
        throw Diagnostic(
            .illegal, at: arguments.span(1),
            lists.first.flatMap(sections).map { "\(missing): \($0)" } ?? missing)
    }

    /// How many sections the list has and how to name one; nil where it has only one.
    private static func sections(of list: UIScrollView) -> Message? {
        let (kind, counts) =
            switch list {
            case let table as UITableView:
                ("row", (0..<table.numberOfSections).map(table.numberOfRows(inSection:)))
            case let collection as UICollectionView:
                (
                    "item",
                    (0..<collection.numberOfSections).map(collection.numberOfItems(inSection:))
                )
            case _: ("row", [])
            }
        guard counts.count > 1 else { return nil }
        let first = counts.firstIndex { $0 > 0 } ?? 0
        return "its \(counts.count) sections have \(listed(counts)) \(Message(kind))s, "
            + "as in `tap \(kind) 0 section \(first)`"
    }

    private static func listed(_ counts: [Int]) -> String {
        let shown = counts.prefix(6).map(String.init)
        guard let last = shown.last, counts.count <= 6 else {
            return shown.joined(separator: ", ") + " …"
        }
        return shown.dropLast().joined(separator: ", ") + " and " + last
    }

    /// What scrolls itself, or the first that does in the view of a controller on the screen.
    static func scrolling(
        in owner: AnyObject?, where fits: (UIScrollView) -> Bool = { _ in true }
    ) -> UIScrollView? {
        let view = (owner as? UIViewController)?.viewIfLoaded ?? owner as? UIView
        var waiting = [view].compactMap { $0 }
        while let next = waiting.popLast() {
            if next.window != nil, let found = next as? UIScrollView, !found.turnsPages, fits(found)
            {
                return found
            }
            waiting.append(contentsOf: next.subviews.reversed())
        }
        return nil
    }

    // MARK: Titles

    private static func choice(
        _ word: Word, of control: UIControl
    ) throws(Diagnostic) -> Int {
        if let index = control.choices.firstIndex(of: word.text) { return index }
        if let index = Int(word.text), control.choices.indices.contains(index) { return index }
        throw Diagnostic(
            .wrongValue, at: word.span, "there is no segment '\(word.text)'",
            suggestion: NearestName.nearest(to: word.text, among: control.choices))
    }

    private static func action(
        _ word: Word, of alert: UIAlertController, in world: World
    ) throws(Diagnostic) -> UIAlertAction {
        let titles = alert.actions.compactMap(\.title)
        guard let action = alert.actions.first(where: { $0.title == word.text }) else {
            throw Diagnostic(
                .wrongValue, at: word.span,
                titles.isEmpty
                    ? "'\(world.name(of: alert))' has no action '\(word.text)'"
                    : "'\(world.name(of: alert))' has no action '\(word.text)': it has "
                        + "\(titles.joined(separator: ", "))",
                suggestion: NearestName.nearest(to: word.text, among: titles))
        }
        guard alert.canBeAnswered else {
            throw Diagnostic.notOnScreen(world.name(of: alert), at: word.span)
        }
        guard action.isEnabled else {
            throw Diagnostic(.missed, at: word.span, "'\(word.text)' is not enabled")
        }
        return action
    }

    /// What a sheet that shares shows here: one thing to do with it, and the button that closes it.
    static let sharingTitles = ["Copy", "Close"]

    private static func shares(
        _ word: Word, _ activity: UIActivityViewController, in world: World
    ) throws(Diagnostic) -> Bool {
        guard sharingTitles.contains(word.text) else {
            throw Diagnostic(
                .wrongValue, at: word.span,
                "'\(world.name(of: activity))' has no '\(word.text)': it has "
                    + "\(sharingTitles.joined(separator: ", "))",
                suggestion: NearestName.nearest(to: word.text, among: sharingTitles))
        }
        guard activity.canBeAnswered else {
            throw Diagnostic.notOnScreen(world.name(of: activity), at: word.span)
        }
        return word.text == "Copy"
    }

    /// A search by its name, or at the end of a path.
    private static func namedSearch(_ word: Word, in world: World) throws(Diagnostic) -> TapTarget?
    {
        let object =
            world.names.object(word.text)
            ?? (world.isPath(word) ? world.referent(path: word.text) : nil)
        guard let search = object as? UISearchController else { return nil }
        guard search.canBeTapped else {
            throw Diagnostic(
                .missed, at: word.span,
                "the bar of '\(word.text)' is not on the screen, or in use")
        }
        return .search(search.searchBar, begins: true)
    }

    /// The button that ends a search, or that of a bar of the app's own.
    private static func cancelOfSearch(_ word: Word, in world: World) -> TapTarget? {
        guard word.text == "Cancel" else { return nil }
        if let search = world.innermost(UISearchController.self) {
            return .search(search.searchBar, begins: false)
        }
        let bars = world.sight(of: nil).views.compactMap { $0 as? UISearchBar }
        return bars.first(where: \.showsCancelButton).map { .search($0, begins: false) }
    }

    /// A button on the screen by what stands on it, in the place or in the key window. Of several one
    /// that a finger reaches is meant.
    private static func button(
        _ word: Word, among buttons: [UIButton], in world: World
    ) throws(Diagnostic) -> UIButton? {
        let named = buttons.filter { $0.isCalled(word.text) }
        if named.count < 2 { return named.first }
        let buttons = named.filter(world.isReached)
        // Where all lie behind something, the frontmost one says behind what.
        guard buttons.count > 1 else { return buttons.first ?? named.last }
        let names = buttons.map { world.name(of: $0) }.joined(separator: ", ")
        throw Diagnostic(
            .wrongValue, at: word.span, "\(buttons.count) buttons have that title: \(names)")
    }

    /// A row that can be seen, by a text that stands in it.
    private static func row(
        _ word: Word, among views: [UIView]
    ) throws(Diagnostic) -> TapTarget? {
        let rows = views.compactMap { $0 as? UITableView }.flatMap { table in
            (table.indexPathsForVisibleRows ?? []).filter { path in
                table.cellForRow(at: path).map { $0.shows(word.text) } ?? false
            }.map { (table, $0) }
        }
        guard rows.count > 1 else { return rows.first.map { .row($0.0, $0.1) } }
        let places = rows.map { "row \($0.1.row)" }.joined(separator: ", ")
        throw Diagnostic(
            .wrongValue, at: word.span, "\(rows.count) rows have that text: \(places)")
    }
}
