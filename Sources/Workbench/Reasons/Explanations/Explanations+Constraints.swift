import HeadlessUIKit
import HierarchyRecords

/// Constraints that cannot all hold, in words.
extension Explanations {
    /// For each conflict of this moment: who is in it, who was given up and why, and what helps.
    var conflictRows: [Fact] { session.world.simulator.layoutConflicts.flatMap(rows) }

    private func rows(_ conflict: LayoutConflict) -> [Fact] {
        let broken = conflict.broken
        var rows = [Fact("fought over", conflict.subject(name))]
        rows += conflict.constraints.map { Fact("wish", $0.formula) }
        rows += conflict.framedViews.map {
            Fact(
                "wish",
                "the frame of \(session.world.name(of: $0)), which its autoresizing mask keeps")
        }
        rows.append(Fact("given up", broken.formula))
        rows.append(
            Fact(
                "why",
                "all are required, so that no priority decides; \(conflict.reason.words) (R83)"))
        rows.append(Fact("remedy", "take out the one that you do not mean: isActive = false"))
        rows.append(
            Fact("", "or let one be missed: priority = UILayoutPriority(999) before isActive"))
        if let call = conflict.freeingCall(name) {
            rows.append(Fact("", "or let constraints place it alone: \(call)"))
        }
        return rows
    }

    private func name(_ view: UIView) -> String { session.world.name(of: view) }
}

extension LayoutConflict {
    /// `the width of a.view`
    @MainActor
    func subject(_ name: (UIView) -> String) -> String {
        let view = broken.views.first.map(name) ?? "a view that is gone"
        return switch broken.firstAttribute {
        case .width: "the width of \(view)"
        case .height: "the height of \(view)"
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            "where \(view) stands from top to bottom"
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins, .notAnAttribute:
            "where \(view) stands from left to right"
        }
    }
}

extension LayoutConflict.Reason {
    fileprivate var words: String {
        switch self {
        case .inequality: "an inequality gives way before an equation, <= before >="
        case .kind: "a number alone gives way before a middle, a middle before an edge"
        case .place: "what speaks of the later view of the hierarchy gives way"
        case .outerFirst: "what names the outer view first gives way"
        case .constant: "the larger constant gives way"
        case .order: "nothing else tells them apart, so that the one activated last gives way"
        }
    }
}
