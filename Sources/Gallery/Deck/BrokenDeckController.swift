import HeadlessUIKit

/// A deck with a bug: when a side is dragged a little and released, the deck does not reverse the
/// appearance transition before it ends it, so that the side takes itself for shown (C30). Reported
/// of ViewDeck: one half of a side's callbacks comes without the other, `viewDidDisappear` of a
/// side that was never shown (ViewDeck/ViewDeck, issue 206; issue 339 is the same of
/// `viewDidAppear`).
open class BrokenDeckController: DeckController {
    open override func turnBack(_ controller: UIViewController, appearing: Bool) {}
}
