import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A scroll view whose content goes on where it cannot scroll to, since contentSize ends before (A92, U14).
enum ContentOutOfReach: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.compactMap { view in
            guard let scroll = view as? UIScrollView, scroll.isPlainScrollView, scroll.isSeen,
                scroll.isScrollEnabled, let content = scroll.contentBeyond
            else { return nil }
            return finding(scroll, content.view, content.axis, in: world)
        }
    }

    private static func finding(
        _ scroll: UIScrollView, _ content: UIView, _ axis: NSLayoutConstraint.Axis,
        in world: ExaminedWorld
    ) -> Finding {
        let names = (scroll: world.code(scroll), content: world.code(content))
        let size = scroll.contentSize
        let isTied = content.isPlacedByConstraints
        let side = axis == .vertical ? "bottom" : "trailing"
        return Finding(
            "content-out-of-reach", rule: .a92, objects: [names.scroll, names.content],
            "\(names.scroll) does not scroll to the end of \(names.content): its contentSize is "
                + "\(Decimal.text(Double(size.width))) by \(Decimal.text(Double(size.height)))"
                + (isTied
                    ? ", and no constraint ties the \(side) edge of the content to its own"
                    : ", and nothing has set it"),
            mend: isTied
                ? tie(names.scroll, names.content, side, world)
                : set(scroll, names.scroll, world))
    }

    /// All four edges make the size of the content.
    private static func tie(
        _ scroll: String, _ content: String, _ side: String, _ world: ExaminedWorld
    ) -> [String] {
        let guide =
            world.world.simulator.systemVersion >= 11 ? "\(scroll).contentLayoutGuide" : scroll
        let anchor = side + "Anchor"
        switch world.language {
        case .swift:
            return [
                "\(content).\(anchor).constraint(equalTo: \(guide).\(anchor)).isActive = true"
            ]
        case .objectiveC:
            return [
                "[\(content).\(anchor) constraintEqualToAnchor:\(guide).\(anchor)].active = YES;"
            ]
        }
    }

    private static func set(
        _ scroll: UIScrollView, _ name: String, _ world: ExaminedWorld
    ) -> [String] {
        let end = scroll.endOfContent
        let (width, height) = (
            Decimal.text(Double(max(end.x, scroll.contentSize.width))),
            Decimal.text(Double(max(end.y, scroll.contentSize.height)))
        )
        return switch world.language {
        case .swift: ["\(name).contentSize = CGSize(width: \(width), height: \(height))"]
        case .objectiveC: ["\(name).contentSize = CGSizeMake(\(width), \(height));"]
        }
    }
}

extension UIScrollView {
    /// Whether the app itself fills it.
    fileprivate var isPlainScrollView: Bool {
        !(self is UITableView || self is UICollectionView || self is UITextView) && !turnsPages
    }

    private var content: [UIView] { subviews.filter { !$0.isHidden && $0.alpha >= 0.01 } }

    /// Where its subviews end.
    fileprivate var endOfContent: CGPoint {
        CGPoint(
            x: content.map(\.frame.maxX).max() ?? 0, y: content.map(\.frame.maxY).max() ?? 0)
    }

    /// The view that goes on furthest below or behind what can be scrolled to, if one does.
    fileprivate var contentBeyond: (view: UIView, axis: NSLayoutConstraint.Axis)? {
        let end = endOfContent
        let lowest = content.first { $0.frame.maxY == end.y }
        let last = content.first { $0.frame.maxX == end.x }
        if let lowest, end.y > max(contentSize.height, bounds.height) + 1 {
            return (lowest, .vertical)
        }
        if let last, end.x > max(contentSize.width, bounds.width) + 1 { return (last, .horizontal) }
        return nil
    }
}
