import HeadlessUIKit

/// A deck with a bug that users of such decks meet: a side that is dragged a little and let go takes itself for shown,
/// since the way back is not told before the end (C30). Reported of ViewDeck: one half of a side's callbacks comes without
/// the other, `viewDidDisappear` of a side that was never shown (ViewDeck/ViewDeck, issue 206; issue 339 is the same of
/// `viewDidAppear`).
open class BrokenDeckController: DeckController {
    open override func turnBack(_ controller: UIViewController, appearing: Bool) {}
}
