import CommandLanguage
import Gallery
import HeadlessUIKit
import Statements

extension UserHand {
    /// A54, U25: refuses a finger that something else feels in the place of the view, at a point or in
    /// its middle; the message says what. A view without a size is met.
    func checkReach(
        _ view: UIView?, at point: CGPoint? = nil, called word: Word
    ) throws(Diagnostic) {
        guard let view else { return }
        try checkPresentations(over: view, called: word)
        try checkLanding(view.missedLanding(at: point), called: word)
    }

    /// A54: refuses a finger that a presentation keeps from the view, or that a scene in the background
    /// does not feel.
    func checkPresentations(over view: UIView?, called word: Word) throws(Diagnostic) {
        if view?.window?.windowScene?.activationState == .background {
            throw Diagnostic(
                .illegal, at: word.span,
                "'\(word.text)' gets no touches: its scene is in the background")
        }
        guard let view, let cover = world.simulator.presentation(coveringTapsOn: view),
            let presented = cover.presentedIfAlive
        else { return }
        let owner = "'\(world.name(of: presented))'"
        let isOutside = !cover.meetsPresentedView(view) && cover.canBeTappedAway
        throw Diagnostic(
            .missed, at: word.span,
            isOutside
                ? "'\(word.text)' does not get the touch: the dimming view of \(owner) lies over it"
                : "'\(word.text)' does not get the touch: \(owner) lies over it",
            hint: isOutside ? "tap outside" : nil)
    }

    /// U25: refuses a finger that met another view than the one that was meant, or none.
    func checkLanding(_ landing: FingerLanding?, called word: Word) throws(Diagnostic) {
        guard let landing, let meant = landing.missed else { return }
        throw Diagnostic(
            .missed, at: word.span, miss(landing, of: meant, called: word.text),
            hint: Circumstances.Obstacle.shut(meant, in: world).first.map { Message($0.words) })
    }

    private func miss(_ landing: FingerLanding, of meant: UIView, called name: String) -> Message {
        let place = "\(Decimal.text(landing.place.x)) \(Decimal.text(landing.place.y))"
        guard let hit = landing.view else {
            let size = landing.window.bounds.size
            let isInside = landing.window.bounds.encloses(landing.place)
            if isInside {
                return "the finger meets no view at \(place): nothing there takes touches"
            }
            return "the finger meets no view at \(place): the window is "
                + "\(Decimal.text(size.width))×\(Decimal.text(size.height))"
        }
        let other = "'\(world.name(of: hit))'"
        guard meant.isDescendant(of: hit) else {
            return "'\(name)' does not get the touch: \(other) lies over it"
        }
        return "'\(name)' does not get the touch: it takes no touches at \(place), "
            + "\(other) behind it does"
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

    /// Where in its view the finger comes down on a row or an item that is seen now; nil for the middle.
    var place: CGPoint? {
        switch self {
        case .row(let table, let path), .accessory(let table, let path):
            table.cellForRow(at: path).flatMap { $0.middle(within: table) }
        case .item(let collection, let path):
            collection.cellForItem(at: path).flatMap { $0.middle(within: collection) }
        case .control, .view, .barButton, .action, .search, .sharing, .outside: nil
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

extension UIView {
    /// Its middle in the coordinates of what scrolls it; nil where that cannot be seen.
    fileprivate func middle(within list: UIScrollView) -> CGPoint? {
        let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: list)
        return list.bounds.encloses(middle) ? middle : nil
    }
}
