import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A tap recognizer around a list that takes the touch of its rows, so that none is selected (X25).
enum RowBehindRecognizer: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.window.subtreeOfViews.compactMap { view in
            guard let list = view as? UIScrollView, let told = world.toldOfSelection(list),
                let (owner, index) = view.tapAround
            else { return nil }
            return finding(list, told, owner, index, in: world)
        }
    }

    private static func finding(
        _ list: UIScrollView, _ callback: String, _ owner: UIView, _ index: Int,
        in world: ExaminedWorld
    ) -> Finding {
        let names = (list: world.name(list), owner: world.name(owner))
        return Finding(
            "row-behind-recognizer", rule: .x25, objects: [names.list, names.owner],
            "a tap recognizer on \(names.owner) takes the taps on \(names.list): \(callback) does "
                + "not come",
            mend: [
                world.language == .swift
                    ? "\(names.owner).gestureRecognizers?[\(index)].cancelsTouchesInView = false"
                    : "\(names.owner).gestureRecognizers[\(index)].cancelsTouchesInView = NO;"
            ])
    }
}

extension ExaminedWorld {
    /// The method by which a list's delegate, or its own controller, hears of a selection; nil where there is none.
    func toldOfSelection(_ list: UIScrollView) -> String? {
        if let told = list.tellsOfSelection { return told }
        let isTable = list is UITableView
        guard let owner = list.ownController,
            declaredClass(of: owner.objectID)?
                .method(for: isTable ? .tableDidSelect : .collectionDidSelect) != nil
        else { return nil }
        return isTable ? "didSelectRowAt" : "didSelectItemAt"
    }
}

extension UIScrollView {
    /// The method by which its delegate hears of a selection; nil where it has none.
    fileprivate var tellsOfSelection: String? {
        if let table = self as? UITableView, let delegate = table.delegate as? any SelectiveDelegate
        {
            return delegate.implements(.tableDidSelect) ? "didSelectRowAt" : nil
        }
        if let collection = self as? UICollectionView,
            let delegate = collection.delegate as? any SelectiveDelegate
        {
            return delegate.implements(.collectionDidSelect) ? "didSelectItemAt" : nil
        }
        return nil
    }
}

extension UIView {
    /// The nearest view, itself or around it, with a recognizer of one tap that cancels touches and asks no
    /// delegate; and its place among that view's.
    var tapAround: (owner: UIView, index: Int)? {
        var view: UIView? = self
        while let current = view {
            if let index = current.recognizers.firstIndex(where: \.takesTaps) {
                return (current, index)
            }
            view = current.superview
        }
        return nil
    }
}

extension UIGestureRecognizer {
    fileprivate var takesTaps: Bool {
        guard let tap = self as? UITapGestureRecognizer else { return false }
        return tap.isEnabled && tap.cancelsTouchesInView && tap.delegate == nil
            && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
