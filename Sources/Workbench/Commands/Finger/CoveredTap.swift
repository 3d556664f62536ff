import CommandLanguage
import HeadlessUIKit
import Statements

extension UserHand {
    /// A54: whether something lies over the view and takes the tap in its place; says what.
    func isCovered(_ view: UIView?, called name: String) -> Bool {
        guard let view, let cover = world.simulator.presentation(coveringTapsOn: view),
            let presented = cover.presentedIfAlive
        else { return view.map { isBehind($0, called: name) } ?? false }
        let owner = world.name(of: presented)
        if cover.meetsPresentedView(view) || !cover.canBeTappedAway {
            note(
                "'\(name)' does not feel the tap: '\(owner)' lies over it")
            return true
        }
        note(
            "'\(name)' does not feel the tap: the dimming view of '\(owner)' takes it, as a tap "
                + "outside")
        cover.userTapsOutside()
        return true
    }

    /// U25: whether another view of the window feels the finger in its place; says which.
    private func isBehind(_ view: UIView, called name: String) -> Bool {
        guard let front = view.viewInFront else { return false }
        let reason =
            view.isDescendant(of: front)
            ? "it takes no touches there" : "'\(world.name(of: front))' lies over it"
        note(
            "'\(name)' does not feel the finger: \(reason)")
        return true
    }
}

extension TapTarget {
    /// The view that the finger meets; nil where nothing can lie over it.
    var view: UIView? {
        switch self {
        case .row(let table, _), .accessory(let table, _): table
        case .item(let collection, _): collection
        case .control(let control, _): control
        case .view(let view): view
        case .barButton(_, let view): view
        case .action, .search, .sharing, .outside: nil
        }
    }

    /// A54: beside what is in front; beside an action sheet it means Cancel.
    static func outside(
        _ word: Word, _ place: UIViewController?, in world: World
    ) throws(Diagnostic) -> TapTarget? {
        guard word.text == "outside", world.names.object("outside") == nil else {
            return nil
        }
        guard let front = place ?? world.topmost, front !== world.root
        else { throw Diagnostic(.illegal, at: word.span, "nothing is presented") }
        if let ask = front as? UIAlertController, ask.preferredStyle == .actionSheet,
            ask.canBeAnswered, let cancel = ask.actions.first(where: { $0.style == .cancel })
        {
            return .action(ask, cancel)
        }
        guard let presentation = front.presentationControllerIfMade, presentation.canBeTappedAway
        else {
            throw Diagnostic(
                .illegal, at: word.span,
                "'\(world.name(of: front))' is no popover or sheet that leaves anything "
                    + "outside")
        }
        return .outside(presentation)
    }
}
