import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What keeps a tap from choosing a row or an item of a list.
struct ListObstacle: Equatable {
    let rule: RuleID
    let words: String
    /// The property that would have to be another, and its value in Swift.
    private let property: String
    private let value: Bool
    let isRecognizer: Bool

    private init(
        _ rule: RuleID, _ property: String, is value: Bool, _ words: String,
        isRecognizer: Bool = false
    ) {
        self.rule = rule
        self.property = property
        self.value = !value
        self.words = words
        self.isRecognizer = isRecognizer
    }

    /// The line that takes it away, as code has it.
    func mend(in language: SourceLanguage) -> String {
        UIKitCall.assign(property, language == .swift ? "\(value)" : (value ? "YES" : "NO"))
            .text(in: language)
    }

    /// The line that takes it away.
    func remedy(in language: SourceLanguage) -> Remedy {
        let literal = language == .swift ? "\(value)" : (value ? "YES" : "NO")
        let call = UIKitCall.assign(property, literal)
        let words = call.words(in: language)
        return Remedy(
            isRecognizer
                ? "Let the recognizer leave the touch to the rows: \(words), where it is made; or let "
                    + "its delegate answer false from gestureRecognizer(_:shouldReceive:) for touches "
                    + "in the list."
                : "Let it: \(words).",
            [call])
    }
}

extension ListObstacle {
    /// Those of a list; none of anything else.
    @MainActor
    static func all(of teller: AnyObject, in world: World) -> [ListObstacle] {
        let list: UIScrollView
        let isRefused: Bool
        let rule: RuleID
        let name: String
        if let table = teller as? UITableView {
            (list, isRefused, rule) = (
                table, !table.letsUserSelect, table.isEditing ? .u39 : .u04
            )
            name = table.isEditing ? "allowsSelectionDuringEditing" : "allowsSelection"
        } else if let items = teller as? UICollectionView {
            (list, isRefused, rule) = (items, !items.allowsSelection, .u08)
            name = "allowsSelection"
        } else {
            return []
        }
        let property = "\(world.code(of: list)).\(name)"
        let isEdited = rule == .u39
        let refusal = Self(
            rule, property, is: false,
            "\(property) is false" + (isEdited ? ", and the table is being edited" : ""))
        return [
            isRefused ? refusal : nil, recognizer(around: list, in: world),
            inCells(of: list, in: world),
        ].compactMap(\.self)
    }

    /// U25: what in the first cell has the finger in the cell's place: one that takes no touches, or a view in its
    /// middle that keeps them for itself.
    @MainActor
    static func inCells(of list: UIScrollView, in world: World) -> ListObstacle? {
        let cells: [UIView] =
            (list as? UITableView)?.visibleCells ?? (list as? UICollectionView)?.visibleCells ?? []
        guard let cell = cells.first else { return nil }
        let property = "isUserInteractionEnabled"
        if !cell.isUserInteractionEnabled {
            return Self(
                .u25, "\(world.code(of: cell)).\(property)", is: false,
                "\(property) of its cells is false")
        }
        guard let view = cell.viewKeepingTouches else { return nil }
        let path = "\(world.code(of: view)).\(property)"
        return Self(
            .u25, path, is: true,
            "\(world.name(of: view)) lies in the cell and takes the finger: \(path) is true")
    }

    /// X25: a tap recognizer on the list, or on a view around it.
    @MainActor
    private static func recognizer(around list: UIScrollView, in world: World) -> ListObstacle? {
        guard let (owner, index) = list.tapAround else { return nil }
        let name = world.name(of: owner)
        let recognizers = "\(name).gestureRecognizers"
        return Self(
            .x25, "\(recognizers)?[\(index)].cancelsTouchesInView", is: true,
            "the UITapGestureRecognizer on \(name) takes the tap: its cancelsTouchesInView is true, as it is "
                + "at first", isRecognizer: true)
    }
}

extension UIView {
    /// The view in the middle of a cell that covers half of it and keeps touches for itself: a control, what scrolls,
    /// or what has a tap recognizer.
    fileprivate var viewKeepingTouches: UIView? {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        var view = hitTest(middle, with: nil)
        while let current = view, current !== self {
            let taps = current.gestureRecognizers?.contains { $0 is UITapGestureRecognizer }
            let keeps = current is UIControl || current is UIScrollView || (taps ?? false)
            let area = current.bounds.width * current.bounds.height
            if keeps, area * 2 >= bounds.width * bounds.height { return current }
            view = current.superview
        }
        return nil
    }
}
