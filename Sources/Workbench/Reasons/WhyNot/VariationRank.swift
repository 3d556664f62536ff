/// How a person would mend what went otherwise: the likeliest first.
enum VariationRank: CaseIterable {
    /// Another word in the code or the command that is there, or a call that UIKit has for it.
    case mended
    /// A step that was too much.
    case leftOut
    /// The container's work done by hand, or a view taken away.
    case byHand
    /// The same steps in another order.
    case reordered
}

extension Variation {
    /// The rank of the change that a person would come to last.
    var rank: VariationRank {
        let ranks = changes.map(\.rank)
        return VariationRank.allCases.last(where: ranks.contains) ?? .mended
    }
}

extension Variation.Change {
    fileprivate var rank: VariationRank {
        switch self {
        case .replace: .mended
        case .insert(let insertion, before: _):
            insertion.call?.isByHand ?? false ? .byHand : .mended
        case .leaveOut: .leftOut
        case .move: .reordered
        }
    }
}

extension UIKitCall {
    /// Whether it does by hand what a container or a transition does.
    fileprivate var isByHand: Bool {
        switch self {
        case .begin, .end, .removeFromSuperview: true
        case .addChild, .addSubview, .didMove, .keep, .willMove, .willMoveToNil, .removeFromParent,
            .fill, .dismiss, .setStyle, .loadViewIfNeeded, .setNeedsLayout,
            .setNeedsUpdateConstraints, .becomeFirstResponder, .addView, .enable, .show,
            .makeOpaque, .takeTouches, .bringToFront, .makeView, .putView, .fillView,
            .assign, .letThroughSheet, .present, .pop, .popTo, .push, .sendActions, .reloadData,
            .setNeedsUpdate,
            .makeKeyAndVisible, .select:
            false
        }
    }
}
