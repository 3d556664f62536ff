import CommandLanguage

/// A line that may be missing in a session, and the places where it may stand.
struct MissingCall {
    /// Where the line may stand, seen from the step that is asked about.
    enum Order { case before, either, after }

    let insertion: Insertion
    let order: Order

    /// A command of the shell.
    static func command(_ source: String, _ order: Order = .before) -> MissingCall {
        MissingCall(insertion: .command(source), order: order)
    }

    /// A call in the language of the session: what ends something may also come after the step, and
    /// `didMove` comes there only.
    static func call(_ call: UIKitCall, in language: SourceLanguage) -> MissingCall {
        let order: Order =
            switch call {
            case .addChild, .willMove, .willMoveToNil, .begin, .setStyle, .fill, .addView, .enable,
                .keep,
                .makeView, .putView, .fillView, .show, .makeOpaque, .takeTouches, .bringToFront,
                .assign, .letThroughSheet:
                .before
            case .present, .pop, .popTo, .push, .sendActions, .reloadData: .after
            case .addSubview, .end, .removeFromSuperview, .removeFromParent, .dismiss,
                .becomeFirstResponder, .setNeedsUpdate, .loadViewIfNeeded, .setNeedsLayout,
                .setNeedsUpdateConstraints, .makeKeyAndVisible, .select:
                .either
            case .didMove: .after
            }
        return MissingCall(insertion: .call(call, language), order: order)
    }

    /// Whether it may stand before the line at that position; behind the last line, the position is
    /// the number of lines.
    func mayStand(at position: Int, of count: Int) -> Bool {
        switch order {
        case .before: position < count
        case .either: true
        case .after: position == count
        }
    }
}
